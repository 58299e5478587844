import type { FigureMark } from '#site/components/Mark.tsx'

export type FlowNode = { id: string; label: string; mark?: FigureMark; column: number; row: number }
export type FlowEdge = { from: string; to: string; label?: string }
type Point = { x: number; y: number }
export type PlacedNode = FlowNode & Point
export type PlacedEdge = {
  path: string
  /** The end of the arrow, and its direction. */
  tip: Point & { toward: 'right' | 'left' | 'down' | 'up' }
  label: string
  labelAt: Point & { anchor: 'middle' | 'start' }
}

export const NODE_WIDTH = 124
export const NODE_HEIGHT = 52
const COLUMN_PITCH = 200
const ROW_PITCH = 106
/** Two edges between the same nodes run this far apart. */
const TWIN_OFFSET = 11
const LABEL_GAP = 7

export type FlowLayout = {
  width: number
  height: number
  nodes: PlacedNode[]
  edges: PlacedEdge[]
}

/** Places nodes on their grid and leads each edge through free cells. Coordinates of nodes are their centers. */
export function layOutFlow(nodes: readonly FlowNode[], edges: readonly FlowEdge[]): FlowLayout {
  const placed = nodes.map((node) => ({ ...node, ...toCentre(node) }))
  const byId = new Map(placed.map((node) => [node.id, node]))
  const find = (id: string) => {
    const node = byId.get(id)
    if (!node) throw new Error(`An edge of a FlowFigure names "${id}", but no node has that id.`)
    return node
  }
  return {
    width: Math.max(...placed.map(({ x }) => x)) + NODE_WIDTH / 2 + 1,
    height: Math.max(...placed.map(({ y }) => y)) + NODE_HEIGHT / 2 + 1,
    nodes: placed,
    edges: edges.map((edge) => {
      const isTwin = edges.some(({ from, to }) => from === edge.to && to === edge.from)
      const ends = { from: find(edge.from), to: find(edge.to) }
      return { ...leadEdge(ends, { nodes, isTwin }), label: edge.label ?? '' }
    }),
  }
}

function toCentre({ column, row }: { column: number; row: number }): Point {
  return {
    x: (column - 1) * COLUMN_PITCH + NODE_WIDTH / 2 + 1,
    y: (row - 1) * ROW_PITCH + NODE_HEIGHT / 2 + 1,
  }
}

type Ends = { from: PlacedNode; to: PlacedNode }
type Route = Omit<PlacedEdge, 'label'>
type Surroundings = { nodes: readonly FlowNode[]; isTwin: boolean }

function leadEdge(ends: Ends, { nodes, isTwin }: Surroundings): Route {
  const { from, to } = ends
  if (from.row === to.row) return leadAcross(ends, isTwin)
  if (from.column === to.column) return leadDown(ends, isTwin)
  const isCornerTaken = nodes.some(({ column, row }) => column === from.column && row === to.row)
  return isCornerTaken ? leadAcrossThenDown(ends) : leadDownThenAcross(ends)
}

function leadAcross({ from, to }: Ends, isTwin: boolean): Route {
  const way = Math.sign(to.x - from.x)
  const y = from.y - (isTwin ? way * TWIN_OFFSET : 0)
  const start = from.x + (way * NODE_WIDTH) / 2
  const end = to.x - (way * NODE_WIDTH) / 2
  const isBelow = isTwin && way < 0
  return {
    path: `M${start} ${y}H${end}`,
    tip: { x: end, y, toward: way > 0 ? 'right' : 'left' },
    labelAt: {
      x: (start + end) / 2,
      y: y + (isBelow ? LABEL_GAP + 9 : -LABEL_GAP),
      anchor: 'middle',
    },
  }
}

function leadDown({ from, to }: Ends, isTwin: boolean): Route {
  const way = Math.sign(to.y - from.y)
  const x = from.x + (isTwin ? way * TWIN_OFFSET : 0)
  const start = from.y + (way * NODE_HEIGHT) / 2
  const end = to.y - (way * NODE_HEIGHT) / 2
  return {
    path: `M${x} ${start}V${end}`,
    tip: { x, y: end, toward: way > 0 ? 'down' : 'up' },
    labelAt: { x: x + LABEL_GAP, y: (start + end) / 2 + 4, anchor: 'start' },
  }
}

function leadDownThenAcross({ from, to }: Ends): Route {
  const start = from.y + (Math.sign(to.y - from.y) * NODE_HEIGHT) / 2
  const way = Math.sign(to.x - from.x)
  const end = to.x - (way * NODE_WIDTH) / 2
  const labelX = end - (way * (COLUMN_PITCH - NODE_WIDTH)) / 2
  return {
    path: `M${from.x} ${start}V${to.y}H${end}`,
    tip: { x: end, y: to.y, toward: way > 0 ? 'right' : 'left' },
    labelAt: { x: labelX, y: to.y - LABEL_GAP, anchor: 'middle' },
  }
}

function leadAcrossThenDown({ from, to }: Ends): Route {
  const way = Math.sign(to.x - from.x)
  const start = from.x + (way * NODE_WIDTH) / 2
  const down = Math.sign(to.y - from.y)
  const end = to.y - (down * NODE_HEIGHT) / 2
  return {
    path: `M${start} ${from.y}H${to.x}V${end}`,
    tip: { x: to.x, y: end, toward: down > 0 ? 'down' : 'up' },
    labelAt: {
      x: start + (way * (COLUMN_PITCH - NODE_WIDTH)) / 2,
      y: from.y - LABEL_GAP,
      anchor: 'middle',
    },
  }
}
