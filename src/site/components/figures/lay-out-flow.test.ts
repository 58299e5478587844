import { expect, test } from 'vitest'
import {
  type FlowEdge,
  type FlowNode,
  layOutFlow,
  NODE_HEIGHT,
  NODE_WIDTH,
} from '#site/components/figures/lay-out-flow.ts'

function node(id: string, column: number, row: number): FlowNode {
  return { id, label: id, column, row }
}

function leadOne(nodes: FlowNode[], edge: FlowEdge, more: FlowEdge[] = []) {
  const layout = layOutFlow(nodes, [edge, ...more])
  const [placed] = layout.edges
  if (!placed) throw new Error('no edge was placed')
  return { layout, edge: placed }
}

test('an edge in a row runs from side to side', () => {
  const { layout, edge } = leadOne([node('a', 1, 1), node('b', 2, 1)], { from: 'a', to: 'b' })
  const [a, b] = layout.nodes
  expect(edge.path).toBe(`M${(a?.x ?? 0) + NODE_WIDTH / 2} ${a?.y}H${(b?.x ?? 0) - NODE_WIDTH / 2}`)
  expect(edge.tip.toward).toBe('right')
})

test('an edge in a column runs from bottom to top, and back up', () => {
  const nodes = [node('a', 1, 1), node('b', 1, 2)]
  expect(leadOne(nodes, { from: 'a', to: 'b' }).edge.tip.toward).toBe('down')
  const { layout, edge } = leadOne(nodes, { from: 'b', to: 'a' })
  expect(edge.tip).toMatchObject({ toward: 'up', y: (layout.nodes[0]?.y ?? 0) + NODE_HEIGHT / 2 })
})

test('a corner goes through the free cell', () => {
  const ends = [node('a', 1, 1), node('b', 2, 2)]
  expect(leadOne(ends, { from: 'a', to: 'b' }).edge.path).toMatch(/^M[\d.]+ [\d.]+V[\d.]+H[\d.]+$/)
  const taken = [...ends, node('c', 1, 2)]
  expect(leadOne(taken, { from: 'a', to: 'b' }).edge.path).toMatch(/^M[\d.]+ [\d.]+H[\d.]+V[\d.]+$/)
})

test('two edges between the same nodes run apart', () => {
  const layout = layOutFlow(
    [node('a', 1, 1), node('b', 2, 1)],
    [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a' },
    ],
  )
  const [there, back] = layout.edges
  expect(Math.abs((there?.tip.y ?? 0) - (back?.tip.y ?? 0))).toBeGreaterThan(16)
})

test('an edge to nowhere stops the build with the id that is wrong', () => {
  expect(() => layOutFlow([node('a', 1, 1)], [{ from: 'a', to: 'x' }])).toThrow(/"x"/)
})
