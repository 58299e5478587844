import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './ensure-installed.mjs'
import { findChanges } from './find-changes.mjs'

const DURATIONS = path.join(ROOT, 'node_modules/.cache/test-durations.json')
/** Of all files of tests, on two cores of an AMD EPYC. */
const USUAL_SECONDS = 1.5
/** The time that the chosen files take one after the other; two run at once. All else takes half a minute. */
const BUDGET_SECONDS = 60
/** `astro check` writes it. */
const PAGE_TYPES = path.join(ROOT, '.astro/types.d.ts')

/**
 * The files that `npm run check` looks at.
 * @returns {Promise<{ files: string[], hasPages: boolean, reason: string }>} no files stand for all of them
 */
export async function chooseTests() {
  const changes = findChanges()
  if (!changes)
    return { files: [], hasPages: true, reason: 'all tests: Git knows no earlier commit' }
  const { findAffected, findAffectedTests, fitIntoTime, listModules } = await import(
    '../tests/affected/find-affected.ts'
  )
  const affected = findAffectedTests(changes.files)
  const durations = readDurations()
  const isAll = affected.every(({ distance }) => distance === 0)
  const files = fitIntoTime(affected, {
    seconds: BUDGET_SECONDS,
    took: (file) => durations[file] ?? USUAL_SECONDS,
  })
  const hasPages =
    !existsSync(PAGE_TYPES) ||
    isAll ||
    findAffected(changes.files, listModules()).some(({ file }) => file.endsWith('.astro'))
  const count = files.length < affected.length ? `the nearest ${files.length} of` : 'all'
  return {
    files,
    hasPages,
    reason: `${count} ${affected.length} test files that ${changes.files.length} files changed since ${changes.since.slice(0, 7)} may affect; \`npm run check -- all\` runs every one`,
  }
}

/**
 * @param {Record<string, number>} durations seconds by file
 */
export function keepDurations(durations) {
  mkdirSync(path.dirname(DURATIONS), { recursive: true })
  writeFileSync(DURATIONS, JSON.stringify({ ...readDurations(), ...durations }))
}

/** @returns {Record<string, number>} */
function readDurations() {
  try {
    return JSON.parse(readFileSync(DURATIONS, 'utf8'))
  } catch {
    return {}
  }
}
