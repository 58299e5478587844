import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from './ensure-chromium.mjs'
import { ROOT } from './ensure-installed.mjs'
import { runOnPinnedNode } from './run-on-pinned-node.mjs'

/**
 * @typedef {{ title: string, words?: string[], config?: string, env?: NodeJS.ProcessEnv }} Step
 *   `words` are a command of Node's, or, with a `config` of Vitest, what chooses its files
 * @type {Record<'format' | 'types' | 'pages' | 'unit' | 'e2e' | 'visual' | 'deploy' | 'faults', Step>}
 */
const STEPS = {
  format: {
    title: 'Format and lint',
    words: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  },
  types: { title: 'Types', words: ['node_modules/@typescript/native/bin/tsc', '--noEmit'] },
  pages: {
    title: 'Types of pages',
    words: [
      'node_modules/astro/bin/astro.mjs',
      'check',
      // Components are checked by the step before; here the pages are.
      '--tsconfig',
      'tsconfig.pages.json',
      '--minimumFailingSeverity',
      'warning',
    ],
  },
  unit: { title: 'Unit, API and architecture', config: 'vitest.config.ts' },
  e2e: { title: 'End to end in Chromium', config: 'vitest.e2e.config.ts' },
  visual: { title: 'Pages against their pictures', config: 'vitest.visual.config.ts' },
  deploy: { title: 'Deployment files', words: ['scripts/check-deploy.mjs'] },
  // The bounded part of `npm run test:faults`.
  faults: {
    title: 'Kills, stops and many processes',
    config: 'vitest.faults.config.ts',
    words: ['kills', 'stops', 'repeats', 'cluster/proxy', 'cluster/cluster'].map(
      (name) => `tests/faults/${name}`,
    ),
    env: { FAULTS_KILLS: '6', FAULTS_TIMES: 'off' },
  },
}

/**
 * What each command runs: `check` needs no browser. Checking the pages comes before
 * the types, because it writes Astro's own types in a fresh clone.
 */
const COMMANDS = {
  check: [STEPS.format, STEPS.pages, STEPS.types, STEPS.unit],
  e2e: [STEPS.e2e],
  visual: [STEPS.visual],
  everything: [
    STEPS.format,
    STEPS.pages,
    STEPS.types,
    STEPS.deploy,
    STEPS.unit,
    STEPS.e2e,
    STEPS.visual,
    STEPS.faults,
  ],
}

const command = /** @type {keyof typeof COMMANDS} */ (process.argv[2] ?? 'everything')

await runOnPinnedNode({
  extent: 'everything',
  work: async () => {
    const steps = COMMANDS[command]
    const needsBrowser = steps.includes(STEPS.e2e) || steps.includes(STEPS.visual)
    const environment = {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...(needsBrowser ? await ensureChromium() : {}),
    }
    const totals = { passed: 0, failed: 0 }
    for (const step of steps) {
      console.log(`\n── ${step.title}`)
      const env = { ...environment, ...step.env }
      const { config, words = [] } = step
      const result = config ? runVitest(config, words, env) : runTool(words, env)
      totals.passed += result.passed
      totals.failed += result.failed
    }
    console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
    process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0
  },
})

/**
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} env
 */
function runTool(words, env) {
  const { status } = spawnSync(process.execPath, words, { cwd: ROOT, stdio: 'inherit', env })
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * @param {string} config
 * @param {string[]} files
 * @param {NodeJS.ProcessEnv} env
 */
function runVitest(config, files, env) {
  const folder = mkdtempSync(path.join(tmpdir(), 'loopwright-report-'))
  const report = path.join(folder, 'report.json')
  const words = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ]
  const { status } = spawnSync(process.execPath, words, { cwd: ROOT, stdio: 'inherit', env })
  const counts = readCounts(report)
  rmSync(folder, { recursive: true, force: true })
  // A run that broke outside any test (a setup, an unhandled error) is a failure too.
  return status === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

/** @param {string} report */
function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: Number(numPassedTests), failed: Number(numFailedTests) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
