type Point = readonly [number, number]
type Line = { from: Point; to: Point; label: string; at: Point; isLabelLeft?: boolean }

/** Lines between the nodes, on the same 1160 × 500 grid that diagram.css places them on. */
const lines: readonly Line[] = [
  {
    from: [564, 76],
    to: [564, 200],
    label: 'goals, limits',
    at: [550, 142],
    isLabelLeft: true,
  },
  { from: [596, 200], to: [596, 76], label: 'asks, with its reasons', at: [610, 142] },
  { from: [290, 238], to: [435, 238], label: 'facts', at: [343, 228] },
  { from: [725, 238], to: [870, 238], label: 'chosen step', at: [754, 228] },
  { from: [145, 424], to: [145, 276], label: 'events, documents', at: [159, 354] },
  { from: [1015, 276], to: [1015, 424], label: 'writes', at: [1029, 354] },
]

const ARROW = { length: 8, halfWidth: 3.5 }

function drawArrow({ from, to }: Line): string {
  const [x, y] = to
  const isVertical = from[0] === to[0]
  const direction = isVertical ? Math.sign(y - from[1]) : Math.sign(x - from[0])
  const back = -direction * ARROW.length
  return isVertical
    ? `M${x} ${y}l${-ARROW.halfWidth} ${back}h${2 * ARROW.halfWidth}Z`
    : `M${x} ${y}l${back} ${-ARROW.halfWidth}v${2 * ARROW.halfWidth}Z`
}

export function DiagramLines() {
  return (
    <svg viewBox="0 0 1160 500" aria-hidden="true" className="diagram-lines">
      {lines.map((line) => (
        <g key={line.label}>
          <path d={`M${line.from.join(' ')}L${line.to.join(' ')}`} />
          <path d={drawArrow(line)} className="diagram-arrow" />
          <text x={line.at[0]} y={line.at[1]} textAnchor={line.isLabelLeft ? 'end' : undefined}>
            {line.label}
          </text>
        </g>
      ))}
    </svg>
  )
}
