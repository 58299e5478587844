// Grades a running site with the MDN HTTP Observatory's own grader:
//   node scripts/grade-headers.mjs [http://127.0.0.1:3000]
// The grader is fetched from the npm registry into a temporary folder: it is no dependency, because it brings 230 packages.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const GRADER = '@mdn/mdn-http-observatory@1.4.8'
const CSP_BONUS = 10
/** Tests of the grader that fail on plain http, because they ask for TLS or a redirect to it. */
const NEEDS_TLS = new Set(['redirection', 'strict-transport-security'])

const { hostname, port, protocol } = new URL(process.argv[2] ?? 'http://127.0.0.1:3000')
const folder = mkdtempSync(path.join(tmpdir(), 'grade-headers-'))
try {
  process.exitCode = report(grade(folder))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** @param {string} prefix */
function grade(prefix) {
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--loglevel=error']
  run('npm', ['install', '--prefix', prefix, ...flags, GRADER])
  const grader = path.join(prefix, 'node_modules/@mdn/mdn-http-observatory')
  // Its install script would fetch the list of preloaded sites.
  writeFileSync(path.join(grader, 'conf/hsts-preload.json'), '{}')
  const address = port ? `${hostname}:${port}` : hostname
  return JSON.parse(run(process.execPath, [path.join(grader, 'src/scan.js'), address]))
}

/**
 * @param {string} command
 * @param {string[]} words
 */
function run(command, words) {
  const { status, stdout, stderr, error } = spawnSync(command, words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr ?? stdout}`)
  return stdout
}

/**
 * @param {{ scan: { grade: string, score: number }, tests: Record<string, { pass: boolean, result: string, scoreModifier: number }> }} graded
 * @returns {number} the exit code
 */
function report({ scan, tests }) {
  const isExcused = (/** @type {string} */ name) => protocol === 'http:' && NEEDS_TLS.has(name)
  for (const [name, { pass, result, scoreModifier }] of Object.entries(tests)) {
    const verdict = pass ? 'passed ' : isExcused(name) ? 'excused' : 'FAILED '
    console.log(`${verdict} ${name.padEnd(30)} ${String(scoreModifier).padStart(4)}  ${result}`)
  }
  const failed = Object.entries(tests).filter(([name, { pass }]) => !pass && !isExcused(name))
  const bonus = tests['content-security-policy']?.scoreModifier
  console.log(`Grade ${scan.grade}, ${scan.score} points`)
  if (bonus !== CSP_BONUS) console.log(`The policy earns ${bonus}, not ${CSP_BONUS}.`)
  return failed.length === 0 && bonus === CSP_BONUS ? 0 : 1
}
