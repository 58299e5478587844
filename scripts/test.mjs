import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chooseTests, keepDurations } from './choose-tests.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { ROOT } from './ensure-installed.mjs'
import { runOnPinnedNode } from './run-on-pinned-node.mjs'
import { COMMANDS, composeCheck, STEPS } from './test-steps.mjs'

/** @typedef {import('./test-steps.mjs').Step} Step */

/** Of what a failed test says, in characters: the end of a long log is often all that is kept. */
const REASON_LENGTH = 1_000

const command = /** @type {keyof typeof COMMANDS} */ (process.argv[2] ?? 'quick')

await runOnPinnedNode({
  extent: 'everything',
  work: async () => {
    const stages = (await listStages()).map((stage) => [stage].flat())
    const inBrowser = [STEPS.journeys, STEPS.e2e, STEPS.otherE2e, STEPS.visual]
    const needsBrowser = stages.flat().some((step) => inBrowser.includes(step))
    const env = {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...(needsBrowser ? await ensureChromium() : {}),
    }
    const results = []
    for (const stage of stages) results.push(...(await runStage(stage, env)))
    const totals = printResults(results)
    process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0
  },
})

/**
 * Last, where the end of a long log still shows it.
 * @param {Awaited<ReturnType<typeof runStep>>[]} results
 */
function printResults(results) {
  const totals = { passed: 0, failed: 0 }
  for (const { title, passed, failed, failures = [], flaky = [] } of results) {
    totals.passed += passed
    totals.failed += failed
    for (const name of flaky) console.log(`passed only at its second try: ${name}`)
    if (failed === 0) continue
    for (const name of failures.length > 0 ? failures : [title]) console.log(`failed: ${name}`)
  }
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
  return totals
}

async function listStages() {
  if (command !== 'check' || process.argv[3] === 'all') return COMMANDS[command]
  const chosen = await chooseTests()
  console.log(`\nChosen: ${chosen.reason}${chosen.hasPages ? '' : '; no page'}`)
  return composeCheck(chosen)
}

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
 * @returns {Promise<{ title: string, passed: number, failed: number, output: string, failures?: string[], flaky?: string[] }>}
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
    // One that passes at its second try alone is named at the end: it is to be made deterministic.
    '--retry=1',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ]
  const { status, output } = await run(words, how)
  const counts = readReport(report)
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
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestResult
 * @typedef {{ name: string, status: string, startTime: number, endTime: number, assertionResults: TestResult[] }} FileResult
 */

/**
 * @param {string} report
 * @returns {{ passed: number, failed: number, failures: string[], flaky: string[] }} `failures` are the failed tests'
 *   names and reasons, or the files that could not be run; `flaky` those that failed first and then passed
 */
function readReport(report) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    keepDurations(Object.fromEntries(testResults.map(measureFile)))
    return {
      passed: Number(numPassedTests),
      failed: Number(numFailedTests),
      failures: testResults.flatMap(namesOfFailures),
      flaky: testResults.flatMap(namesOfFlaky),
    }
  } catch {
    return { passed: 0, failed: 1, failures: [], flaky: [] }
  }
}

/**
 * @param {FileResult} file
 * @returns {[string, number]} its seconds
 */
function measureFile({ name, startTime, endTime }) {
  return [nameFile(name), (endTime - startTime) / 1_000]
}

/** @param {FileResult} file */
function namesOfFailures({ name, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length > 0) {
    return failed.map(({ fullName, failureMessages: [why = ''] }) => {
      return `${nameFile(name)} › ${fullName}\n${why.slice(0, REASON_LENGTH)}`
    })
  }
  return status === 'failed' ? [nameFile(name)] : []
}

/** @param {FileResult} file */
function namesOfFlaky({ name, assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => `${nameFile(name)} › ${fullName}`)
}

/** @param {string} name */
function nameFile(name) {
  return path.relative(ROOT, name).replaceAll('\\', '/')
}
