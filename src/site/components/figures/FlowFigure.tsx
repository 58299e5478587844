import { flowWords } from '#content/facts/article-labels.ts'
import { Figure } from '#site/components/figures/Figure.tsx'
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
import { figureMarks, Mark, markShapes } from '#site/components/Mark.tsx'

type Props = {
  caption: string
  nodes: readonly FlowNode[]
  edges: readonly FlowEdge[]
  className?: string
}

/** A drawing where there is room, a list where there is not; the list is what screen readers get in both. */
export function FlowFigure({ caption, nodes, edges, className }: Props) {
  const labels = new Map(nodes.map(({ id, label }) => [id, label]))
  const layout = layOutFlow(nodes, edges)
  const shown = layout.width > BROAD_UNITS ? SHOWN.broad : SHOWN.narrow
  return (
    <Figure caption={caption} {...(className && { className })}>
      <div className="@container">
        <FlowDrawing layout={layout} className={shown.drawing} />
        <ol className={`grid gap-3.5 ${shown.list}`}>
          {nodes.map((node) => (
            <li key={node.id} className="grid grid-cols-[1.0625rem_minmax(0,1fr)] gap-4">
              {node.mark ? <Mark kind={figureMarks[node.mark].kind} /> : <span />}
              <div>
                <p>{node.label}</p>
                {edges
                  .filter(({ from }) => from === node.id)
                  .map((edge) => (
                    <p key={edge.to} className="label">
                      <span aria-hidden="true">→ </span>
                      <span className="sr-only">{`${flowWords.leadsTo} `}</span>
                      <span>{`${labels.get(edge.to)}${edge.label ? `: ${edge.label}` : ''}`}</span>
                    </p>
                  ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Figure>
  )
}

/** A broader drawing needs more room, or its smallest text comes out below 12 px. */
const BROAD_UNITS = 640
const SHOWN = {
  broad: {
    drawing: '@min-[42rem]:block print:block',
    list: '@min-[42rem]:sr-only print:sr-only',
  },
  narrow: { drawing: '@min-[36rem]:block', list: '@min-[36rem]:sr-only' },
}

const NODE_TEXT = { lettersPerLine: 11, lineHeight: 17 }
const EDGE_TEXT = { lettersPerLine: 11, lineHeight: 15 }
const TURNS = { right: 0, down: 90, left: 180, up: 270 }
const MARK_SIZE = 16

function FlowDrawing({ layout, className }: { layout: FlowLayout; className: string }) {
  return (
    <svg
      className={`hidden h-auto w-full overflow-visible fill-none ${className}`}
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
        className="fill-raise stroke-edge"
        x={left}
        y={node.y - NODE_HEIGHT / 2}
        width={NODE_WIDTH}
        height={NODE_HEIGHT}
        rx={6}
      />
      {node.mark ? (
        <g
          className={node.mark === 'act' ? 'fill-signal stroke-none' : 'stroke-ink stroke-[1.1]'}
          transform={`translate(${left + 10} ${node.y - MARK_SIZE / 2})`}
        >
          {markShapes[figureMarks[node.mark].kind]}
        </g>
      ) : null}
      {lines.map((line, index) => (
        <text
          key={line}
          className="fill-ink text-[14.5px] font-medium"
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
      <path className="stroke-edge" d={edge.path} />
      <path
        className="fill-edge"
        d="M0 0-7-3.5v7Z"
        transform={`translate(${tip.x} ${tip.y}) rotate(${TURNS[tip.toward]})`}
      />
      {lines.map((line, index) => (
        <text
          key={line}
          className="fill-soft stroke-(--ground,var(--color-paper)) stroke-4 text-[13px] [paint-order:stroke]"
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

/** Lines of at most so many letters, broken at spaces; a longer word keeps a line of its own. */
export function wrapText(text: string, lettersPerLine: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && longer.length <= lettersPerLine) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
