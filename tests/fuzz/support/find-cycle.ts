export type Graph = {
  roots: readonly number[]
  listNext: (node: number) => Iterable<number>
  /** Nodes are of two kinds. */
  isSame: (node: number) => boolean
}

/** A cycle through nodes of both kinds, or null. */
export function findCycle(graph: Graph): number[] | null {
  const members = findMixedComponent(graph)
  const [same, other] = [members?.find(graph.isSame), members?.find((node) => !graph.isSame(node))]
  if (members === null || same === undefined || other === undefined) return null
  const inside = new Set(members)
  return [...findPath(graph, inside, same, other), ...findPath(graph, inside, other, same)]
}

/** The nodes behind the first one, up to the last one. */
function findPath(
  { listNext }: Graph,
  inside: ReadonlySet<number>,
  from: number,
  to: number,
): number[] {
  const cameFrom = new Map<number, number>()
  const waiting = [from]
  for (let node = waiting.shift(); node !== undefined; node = waiting.shift()) {
    for (const next of listNext(node)) {
      if (!inside.has(next) || cameFrom.has(next)) continue
      cameFrom.set(next, node)
      if (next === to) return traceBack(cameFrom, from, to)
      waiting.push(next)
    }
  }
  return []
}

function traceBack(cameFrom: ReadonlyMap<number, number>, from: number, to: number): number[] {
  const path = [to]
  for (let node = cameFrom.get(to); node !== undefined && node !== from; ) {
    path.unshift(node)
    node = cameFrom.get(node)
  }
  return path
}

/** The first strongly connected component with nodes of both kinds. Tarjan's algorithm, without recursion. */
function findMixedComponent({ roots, listNext, isSame }: Graph): number[] | null {
  const indexes = new Map<number, number>()
  const lows = new Map<number, number>()
  const open: number[] = []
  const isStillOpen = new Set<number>()
  const walk: { node: number; next: Iterator<number> }[] = []

  function enter(node: number): void {
    lows.set(node, indexes.size)
    indexes.set(node, indexes.size)
    open.push(node)
    isStillOpen.add(node)
    walk.push({ node, next: listNext(node)[Symbol.iterator]() })
  }

  function lower(node: number, to: number): void {
    lows.set(node, Math.min(lows.get(node) ?? 0, to))
  }

  /** The last step from a node; the members of a component, where it is the first one of them. */
  function leave(node: number): number[] {
    walk.pop()
    const above = walk.at(-1)
    if (above !== undefined) lower(above.node, lows.get(node) ?? 0)
    if (lows.get(node) !== indexes.get(node)) return []
    const members = open.splice(open.lastIndexOf(node))
    for (const member of members) isStillOpen.delete(member)
    return members
  }

  function step({ node, next }: (typeof walk)[number]): number[] {
    const { value, done } = next.next()
    if (done) return leave(node)
    if (!indexes.has(value)) enter(value)
    else if (isStillOpen.has(value)) lower(node, indexes.get(value) ?? 0)
    return []
  }

  for (const root of roots) {
    if (!indexes.has(root)) enter(root)
    for (let top = walk.at(-1); top !== undefined; top = walk.at(-1)) {
      const members = step(top)
      if (members.some(isSame) && members.some((member) => !isSame(member))) return members
    }
  }
  return null
}
