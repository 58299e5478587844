import { Figure } from '#site/components/figures/Figure.tsx'
import { figureMarks } from '#site/components/figures/figure-marks.ts'
import {
  type FlowEdge,
  type FlowLayout,
  type FlowNode,
  layOutFlow,
  NODE_HEIGHT,
  NODE_WIDTH,
  type PlacedEdge,
  type PlacedNode,
} from '#site/components/figures/lay-out-flow.ts'
import { wrapText } from '#site/components/figures/wrap-text.ts'
import { Mark, markShapes } from '#site/components/Mark.tsx'

type Props = { caption: string; nodes: readonly FlowNode[]; edges: readonly FlowEdge[] }

/** A drawing where there is room, a list where there is not; the list is what screen readers get in both. */
export function FlowFigure({ caption, nodes, edges }: Props) {
  const labels = new Map(nodes.map(({ id, label }) => [id, label]))
  return (
    <Figure caption={caption}>
      <FlowDrawing layout={layOutFlow(nodes, edges)} />
      <ol className="flow-list">
        {nodes.map((node) => (
          <li key={node.id} className="flow-list-node">
            {node.mark ? <Mark kind={figureMarks[node.mark].kind} /> : <span />}
            <div>
              <p>{node.label}</p>
              {edges
                .filter(({ from }) => from === node.id)
                .map((edge) => (
                  <p key={edge.to} className="label">
                    <span aria-hidden="true">→ </span>
                    <span className="sr-only">leads to </span>
                    <span>{`${labels.get(edge.to)}${edge.label ? `: ${edge.label}` : ''}`}</span>
                  </p>
                ))}
            </div>
          </li>
        ))}
      </ol>
    </Figure>
  )
}

const NODE_TEXT = { lettersPerLine: 11, lineHeight: 17 }
const EDGE_TEXT = { lettersPerLine: 11, lineHeight: 15 }
const TURNS = { right: 0, down: 90, left: 180, up: 270 }
const MARK_SIZE = 16

function FlowDrawing({ layout }: { layout: FlowLayout }) {
  return (
    <svg
      className="flow"
      viewBox={`0 -12 ${layout.width} ${layout.height + 12}`}
      width={layout.width}
      aria-hidden="true"
    >
      {layout.edges.map((edge) => (
        <Edge key={edge.path} edge={edge} />
      ))}
      {layout.nodes.map((node) => (
        <Node key={node.id} node={node} />
      ))}
    </svg>
  )
}

function Node({ node }: { node: PlacedNode }) {
  const left = node.x - NODE_WIDTH / 2
  const lines = wrapText(node.label, NODE_TEXT.lettersPerLine)
  const firstLine = node.y + 5 - ((lines.length - 1) * NODE_TEXT.lineHeight) / 2
  const textLeft = left + (node.mark ? 34 : 12)
  return (
    <g>
      <rect
        className="flow-node"
        x={left}
        y={node.y - NODE_HEIGHT / 2}
        width={NODE_WIDTH}
        height={NODE_HEIGHT}
        rx={6}
      />
      {node.mark ? (
        <g
          className={`flow-mark flow-mark-${node.mark}`}
          transform={`translate(${left + 10} ${node.y - MARK_SIZE / 2})`}
        >
          {markShapes[figureMarks[node.mark].kind]}
        </g>
      ) : null}
      {lines.map((line, index) => (
        <text
          key={line}
          className="flow-label"
          x={textLeft}
          y={firstLine + index * NODE_TEXT.lineHeight}
        >
          {line}
        </text>
      ))}
    </g>
  )
}

function Edge({ edge }: { edge: PlacedEdge }) {
  const { tip, labelAt } = edge
  const lines = wrapText(edge.label, EDGE_TEXT.lettersPerLine)
  const firstLine = labelAt.y - (lines.length - 1) * EDGE_TEXT.lineHeight
  return (
    <g>
      <path className="flow-edge" d={edge.path} />
      <path
        className="flow-tip"
        d="M0 0-7-3.5v7Z"
        transform={`translate(${tip.x} ${tip.y}) rotate(${TURNS[tip.toward]})`}
      />
      {lines.map((line, index) => (
        <text
          key={line}
          className="flow-edge-label"
          x={labelAt.x}
          y={firstLine + index * EDGE_TEXT.lineHeight}
          textAnchor={labelAt.anchor}
        >
          {line}
        </text>
      ))}
    </g>
  )
}
