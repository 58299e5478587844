import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** From a file or folder to those that it imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>
type Edge = readonly [from: string, to: string]

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:([^'"]*?)\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]\s*\)/g
const ONLY_TYPES = /^\{\s*(?:type [^,}]+,?\s*)+\}$/

/** The files of the product: no tests, and nothing that tests alone use. */
export function listProductFiles(): string[] {
  return globSync('{src,scripts,deploy,training}/**/*.{ts,tsx,astro,mdx,mjs,css}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.|\/testing\/|\.d\.ts$/.test(file))
    .toSorted()
}

/** Which of these files each of them imports; what imports types alone is left out on demand. */
export function readImports(files: readonly string[], { types }: { types: boolean }): Graph {
  const known = new Set(files)
  return new Map(
    files.map((file) => {
      const targets = listSpecifiers(readFileSync(file, 'utf8'), types)
        .map((specifier) => resolveImport(file, specifier))
        .filter((target) => target !== undefined && known.has(target))
      return [file, new Set(targets as string[])]
    }),
  )
}

function listSpecifiers(text: string, hasTypes: boolean): string[] {
  return [...text.matchAll(IMPORT)]
    .filter(([, type, names = '']) => hasTypes || !(type || ONLY_TYPES.test(names.trim())))
    .map(([, , , fixed, lazy]) => fixed ?? lazy ?? '')
}

function resolveImport(file: string, specifier: string): string | undefined {
  const [address = ''] = specifier.split('?')
  if (address.startsWith('#tests/')) return address.slice(1)
  if (address.startsWith('#')) return `src/${address.slice(1)}`
  if (address.startsWith('.')) return path.posix.join(path.posix.dirname(file), address)
  return undefined
}

/** The folders that the files lie in, each with those that its own files import from. */
export function groupByFolder(files: Graph): Graph {
  return toGraph(mapEdges(files, (from, to) => [path.posix.dirname(from), path.posix.dirname(to)]))
}

/** The neighbors in which the two files of each import lie: "src/agent" and "src/domain", at whatever depth. */
export function groupByNeighbor(files: Graph): Graph {
  return toGraph(
    mapEdges(files, (from, to) => {
      const [first, second] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)]
      const depth = first.findIndex((name, index) => name !== second[index])
      if (depth === -1 || second[depth] === undefined) return ['', '']
      return [first.slice(0, depth + 1).join('/'), second.slice(0, depth + 1).join('/')]
    }),
  )
}

function mapEdges(graph: Graph, map: (from: string, to: string) => Edge): Edge[] {
  return [...graph].flatMap(([from, targets]) => [...targets].map((to) => map(from, to)))
}

function toGraph(edges: readonly Edge[]): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [from, to] of edges) {
    const targets = graph.get(from) ?? new Set()
    graph.set(from, from === to ? targets : targets.add(to))
  }
  return graph
}

/** All that import each other in a circle, however long: strongly connected components (Tarjan, 1972) of two or more. */
export function findKnots(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const open: string[] = []
  const knots: string[][] = []

  /** The lowest place in the order that is reached from here. */
  function visit(node: string): number {
    const own = order.size
    order.set(node, own)
    open.push(node)
    let lowest = own
    for (const target of graph.get(node) ?? []) {
      if (!order.has(target)) lowest = Math.min(lowest, visit(target))
      else if (open.includes(target)) lowest = Math.min(lowest, order.get(target) ?? own)
    }
    if (lowest === own) {
      const knot = open.splice(open.indexOf(node))
      if (knot.length > 1) knots.push(knot.toSorted())
    }
    return lowest
  }

  for (const node of graph.keys()) {
    if (!order.has(node)) visit(node)
  }
  return knots
}
