import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Suite } from '../measure.ts'

/** The scripted dialogues are tests beside the agent: whole conversations, and one per behaviour. */
const FOLDERS = ['src/agent/behaviours/', 'src/agent/dialogues.test.ts']
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const VITEST = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url))

type Report = {
  testResults: readonly {
    assertionResults: readonly { status: string; fullName: string }[]
  }[]
}

function runVitest(reportFile: string): Promise<unknown> {
  const output = ['--reporter', 'json', '--outputFile', reportFile]
  const vitest = spawn(
    process.execPath,
    [VITEST, 'run', '--project', 'pure', ...output, ...FOLDERS],
    {
      cwd: ROOT,
      stdio: 'ignore',
    },
  )
  return new Promise((resolve, reject) => vitest.once('exit', resolve).once('error', reject))
}

/** What failed is in the report, so the exit code is not looked at. */
async function runDialogues(): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'dialogues-'))
  try {
    const reportFile = join(folder, 'report.json')
    await runVitest(reportFile)
    return JSON.parse(await readFile(reportFile, 'utf8')) as Report
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Every scripted dialogue must end as written. */
export const evaluateDialogues: Suite = async () => {
  const { testResults } = await runDialogues()
  const dialogues = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = dialogues.filter(({ status }) => status !== 'passed')
  if (dialogues.length === 0) throw new Error('No scripted dialogue was found')
  return [
    {
      suite: 'dialogues',
      name: 'scripted dialogues that end otherwise',
      origin: 'in-sample',
      value: failed.length,
      unit: 'count',
      cases: dialogues.length,
      gate: { atMost: 0 },
      misses: failed.map(({ fullName }) => fullName),
    },
  ]
}
