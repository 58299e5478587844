import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from './ensure-chromium.mjs'
import { ROOT } from './ensure-installed.mjs'
import { runOnPinnedNode } from './run-on-pinned-node.mjs'
import { COMMANDS, STEPS } from './test-steps.mjs'

/** @typedef {import('./test-steps.mjs').Step} Step */

const command = /** @type {keyof typeof COMMANDS} */ (process.argv[2] ?? 'quick')

await runOnPinnedNode({
  extent: 'everything',
  work: async () => {
    const stages = COMMANDS[command].map((stage) => [stage].flat())
    const inBrowser = [STEPS.journeys, STEPS.e2e, STEPS.visual]
    const needsBrowser = stages.flat().some((step) => inBrowser.includes(step))
    const env = {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...(needsBrowser ? await ensureChromium() : {}),
    }
    const totals = { passed: 0, failed: 0 }
    const failures = []
    for (const stage of stages) {
      for (const { title, passed, failed, failures: names = [] } of await runStage(stage, env)) {
        totals.passed += passed
        totals.failed += failed
        if (failed > 0) failures.push(...(names.length > 0 ? names : [title]))
      }
    }
    // Last, where the end of a long log still shows them.
    for (const failure of failures) console.log(`failed: ${failure}`)
    console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
    process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0
  },
})

/**
 * Runs steps at once. The first one is seen live, the others once it has ended.
 * @param {Step[]} stage
 * @param {NodeJS.ProcessEnv} env
 */
async function runStage([first, ...others], env) {
  if (!first) return []
  const behind = others.map((step) => runStep(step, { env, isLive: false }))
  console.log(`\n── ${first.title}`)
  const results = [await runStep(first, { env, isLive: true })]
  for (const [index, step] of others.entries()) {
    const result = await behind[index]
    console.log(`\n── ${step.title}`)
    process.stdout.write(result?.output ?? '')
    if (result) results.push(result)
  }
  return results
}

/**
 * @param {Step} step
 * @param {{ env: NodeJS.ProcessEnv, isLive: boolean }} how
 * @returns {Promise<{ title: string, passed: number, failed: number, output: string, failures?: string[] }>}
 */
async function runStep({ title, config, words = [], env: own }, { env, isLive }) {
  const how = { env: { ...env, ...own }, isLive }
  const result = config ? await runVitest(config, words, how) : await runTool(words, how)
  return { title, ...result }
}

/**
 * @param {string[]} words
 * @param {{ env: NodeJS.ProcessEnv, isLive: boolean }} how
 */
async function runTool(words, how) {
  const { status, output } = await run(words, how)
  return status === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}

/**
 * @param {string} config
 * @param {string[]} files
 * @param {{ env: NodeJS.ProcessEnv, isLive: boolean }} how
 */
async function runVitest(config, files, how) {
  const folder = mkdtempSync(path.join(tmpdir(), 'loopwright-report-'))
  const report = path.join(folder, 'report.json')
  const words = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    config,
    '--reporter=default',
    // One that passes at its second try alone is printed with "retry x1": it is to be made deterministic.
    '--retry=1',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ]
  const { status, output } = await run(words, how)
  const counts = readCounts(report)
  rmSync(folder, { recursive: true, force: true })
  // A run that broke outside any test (a setup, an unhandled error) is a failure too.
  return status === 0 || counts.failed > 0
    ? { ...counts, output }
    : { ...counts, failed: 1, output }
}

/**
 * @param {string[]} words
 * @param {{ env: NodeJS.ProcessEnv, isLive: boolean }} how
 * @returns {Promise<{ status: number | null, output: string }>} no output where it was seen live
 */
function run(words, { env, isLive }) {
  const stdio = isLive ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, words, { cwd: ROOT, stdio: ['ignore', stdio, stdio], env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, output }))
  })
}

/**
 * @param {string} report
 * @returns {{ passed: number, failed: number, failures: string[] }} `failures` are the failed tests' names, or the
 *   files that could not be run
 */
function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    return {
      passed: Number(numPassedTests),
      failed: Number(numFailedTests),
      failures: testResults.flatMap(namesOfFailures),
    }
  } catch {
    return { passed: 0, failed: 1, failures: [] }
  }
}

/** @param {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} file */
function namesOfFailures({ name, status, assertionResults }) {
  const place = path.relative(ROOT, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length > 0) return failed.map(({ fullName }) => `${place} › ${fullName}`)
  return status === 'failed' ? [place] : []
}
