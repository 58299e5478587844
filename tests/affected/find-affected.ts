import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Graph, readImports } from '#tests/support/import-graph.ts'

/** A file that a change reaches, over so many imports. */
export type Reached = { file: string; distance: number }

/** What the tests of `vitest.config.ts` are: long ones, those in a browser and measured ones have other names. */
const IS_TEST = /(?<!\.long)\.test\.tsx?$/
/** These read the whole repository, and are quick. */
const IS_OF_REPOSITORY = /^tests\/[^/]+\.test\.ts$/
/** A change of one of these may change any test. */
const IS_OF_ALL =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|vitest\.config\.ts|tests\/support\/fail-on-console-error\.ts)$/
/** Vitest loads it before every test of the server; no test imports it. */
const DATABASE_SETUP = 'tests/support/start-test-postgres.ts'

const LITERAL = /(['"`])((?:(?!\1)[^\n\\])*)\1/g
/** What looks like the name of a file or folder, or of many. */
const IS_PATH = /^[\w.#@/*{},$[\]-]+$/

/** Every module of the repository, tests included. */
export function listModules(): string[] {
  return globSync('{src,tests,training,scripts,deploy}/**/*.{ts,tsx,astro,mdx,mjs}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.d.ts'))
    .toSorted()
}

/**
 * All modules whose behavior a change of these files may alter, the nearest first: they import one, through however
 * many others, or name one (or its folder) as a text, as those do that read it at run time.
 */
export function findAffected(changed: readonly string[], modules = listModules()): Reached[] {
  const importers = turnAround(readImports(modules, { types: false }))
  const isKnown = new Set(modules)
  const distances = new Map<string, number>()
  let reached = changed.filter((file) => isKnown.has(file))
  const naming = modules.filter((module) => namesAny(module, changed))
  for (let distance = 0; reached.length > 0 || distance === 0; distance++) {
    const fresh = reached.filter((file) => !distances.has(file))
    for (const file of fresh) distances.set(file, distance)
    reached = fresh.flatMap((file) => listImporters(file, importers, modules))
    if (distance === 0) reached.push(...naming)
  }
  return [...distances].map(([file, distance]) => ({ file, distance }))
}

/** The tests among them, and those that read the whole repository; all there are when the tools themselves changed. */
export function findAffectedTests(changed: readonly string[]): Reached[] {
  const modules = listModules()
  const tests = modules.filter((file) => IS_TEST.test(file))
  if (changed.some((file) => IS_OF_ALL.test(file))) {
    return tests.map((file) => ({ file, distance: 0 }))
  }
  const affected = findAffected(changed, modules).filter(({ file }) => IS_TEST.test(file))
  const always = tests.filter((file) => IS_OF_REPOSITORY.test(file))
  const folders = new Set(changed.map((file) => path.posix.dirname(file)))
  const isBeside = (file: string) => folders.has(path.posix.dirname(file))
  return [
    ...always.map((file) => ({ file, distance: 0 })),
    ...affected
      .filter(({ file }) => !always.includes(file))
      // One may test a neighbor through what imports it from far away.
      .map(({ file, distance }) => ({
        file,
        distance: isBeside(file) ? Math.min(distance, 1) : distance,
      })),
  ]
}

/**
 * As many as take so long, the nearest first and the quicker ones among those as near. What was changed itself, and what
 * reads the whole repository, is always there.
 */
export function fitIntoTime(
  reached: readonly Reached[],
  { seconds, took }: { seconds: number; took: (file: string) => number },
): string[] {
  const inOrder = reached.toSorted(
    (left, right) => left.distance - right.distance || took(left.file) - took(right.file),
  )
  let left = seconds
  return inOrder.flatMap(({ file, distance }) => {
    left -= took(file)
    return distance === 0 || left >= 0 ? [file] : []
  })
}

function turnAround(imports: Graph): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [from, targets] of imports) {
    for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), from])
  }
  return importers
}

function listImporters(
  file: string,
  importers: ReadonlyMap<string, string[]>,
  modules: readonly string[],
): string[] {
  const direct = importers.get(file) ?? []
  if (file !== DATABASE_SETUP) return direct
  return [...direct, ...modules.filter((each) => /^src\/server\/.*\.test\.ts$/.test(each))]
}

/** Whether a text of the module is the name of one of these files, a pattern that fits it, or a folder around it. */
function namesAny(module: string, changed: readonly string[]): boolean {
  const text = readFileSync(module, 'utf8')
  const folder = path.posix.dirname(module)
  const literals = [...text.matchAll(LITERAL)]
    .map(([, , literal = '']) => literal)
    .filter((literal) => IS_PATH.test(literal) && !/^[^/]*\*/.test(literal))
  // It reads what lies beside it, whatever that is called.
  if (/\b(?:readdir|glob)(?:Sync)?\(/.test(text) && text.includes('import.meta.dirname')) {
    literals.push('.')
  }
  return literals.some((literal) =>
    [literal, path.posix.join(folder, literal)].some((name) =>
      changed.some((file) => file !== module && isNamed(file, name)),
    ),
  )
}

/** A folder at the root is too much to be meant by its name alone. */
function isNamed(file: string, name: string): boolean {
  if (name.includes('*')) return path.posix.matchesGlob(file, name)
  const [fixed = ''] = name.split('$')
  const place = fixed.replace(/\/$/, '')
  return file === place || (place.includes('/') && file.startsWith(`${place}/`))
}
