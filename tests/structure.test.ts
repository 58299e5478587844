import { describe, expect, test } from 'vitest'
import {
  findKnots,
  groupByFolder,
  groupByNeighbor,
  listProductFiles,
  readImports,
} from '#tests/support/import-graph.ts'

/** Today's figures. They may only go down: whoever lowers one writes the new one here. */
const FILES_MAX = 1_161
const ONE_IMPORTER_MAX_SHARE = 0.335

const files = listProductFiles()
const imports = readImports(files, { types: true })
const valueImports = readImports(files, { types: false })

describe('the structure of the product', () => {
  test('is read whole', () => {
    const count = [...imports.values()].reduce((sum, { size }) => sum + size, 0)
    expect(count).toBeGreaterThan(files.length)
  })

  test('no file imports itself through others', () => {
    const source = files.filter((file) => file.startsWith('src/'))
    expect(findKnots(readImports(source, { types: true }))).toEqual([])
    expect(findKnots(valueImports)).toEqual([])
  })

  test('no folder depends on a neighbor that depends on it', () => {
    expect(findKnots(groupByNeighbor(valueImports))).toEqual([])
  })

  test('no folder depends on its parent or child, or on any other folder, in both directions', () => {
    expect(findKnots(groupByFolder(valueImports))).toEqual([])
  })

  test('there are no more files than before', () => {
    expect(files.length, `${files.length} files`).toBeLessThanOrEqual(FILES_MAX)
  })

  test('no larger share of the files serves one other file alone', () => {
    const importers = Map.groupBy(
      [...imports.values()].flatMap((targets) => [...targets]),
      (target) => target,
    )
    const single = files.filter((file) => importers.get(file)?.length === 1)
    expect(single.length / files.length).toBeLessThanOrEqual(ONE_IMPORTER_MAX_SHARE)
  })
})

describe('a search for knots', () => {
  const toGraph = (edges: Record<string, string[]>) =>
    new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]))

  test('finds what imports itself through others, and nothing else', () => {
    const graph = toGraph({ a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], e: [], f: ['a', 'd'] })
    expect(findKnots(graph)).toEqual([['a', 'b', 'c']])
  })

  test('tells two knots from one', () => {
    const graph = toGraph({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] })
    expect(findKnots(graph).toSorted()).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  test('sees neighbors that depend on each other through their children', () => {
    const graph = toGraph({
      'src/one/deep/x.ts': ['src/two/y.ts'],
      'src/two/far/z.ts': ['src/one/w.ts'],
    })
    expect(findKnots(groupByFolder(graph))).toEqual([])
    expect(findKnots(groupByNeighbor(graph))).toEqual([['src/one', 'src/two']])
  })
})
