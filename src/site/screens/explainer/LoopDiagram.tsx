import { howAgentsThinkPage } from '#content/pages/how-agents-think.ts'

const CENTER = { x: 220, y: 196 }
const RADIUS = 132
const MARK_RADIUS = 11
/** Between a mark's edge and the line that leaves it. */
const GAP_DEGREES = 10

type Point = { x: number; y: number }

/** Degrees run clockwise from the top. */
function locate(degrees: number, radius = RADIUS): Point {
  const angle = ((degrees - 90) * Math.PI) / 180
  const round = (value: number) => Math.round(value * 10) / 10
  return {
    x: round(CENTER.x + radius * Math.cos(angle)),
    y: round(CENTER.y + radius * Math.sin(angle)),
  }
}

function drawArc(from: number, to: number): string {
  const [start, end] = [locate(from), locate(to)]
  return `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}`
}

/** An arrowhead that lies on the circle where an arc ends. */
function drawArrow(at: number): string {
  const [tip, inner, outer] = [locate(at), locate(at - 4, RADIUS - 4), locate(at - 4, RADIUS + 4)]
  return `M${inner.x} ${inner.y}L${tip.x} ${tip.y}L${outer.x} ${outer.y}`
}

const nodes = [
  { mark: 'perceive', degrees: 0 },
  { mark: 'decide', degrees: 120 },
  { mark: 'act', degrees: 240 },
] as const
const labels: Record<
  (typeof nodes)[number]['mark'],
  Point & { anchor: 'start' | 'middle' | 'end' }
> = {
  perceive: { x: CENTER.x, y: CENTER.y - RADIUS - 26, anchor: 'middle' },
  decide: { x: 360, y: 298, anchor: 'middle' },
  act: { x: 80, y: 298, anchor: 'middle' },
}

/** The mark of the layer in the middle of the window. */
const ACTIVE = {
  perceive:
    'in-data-[active=perceive]:[--halo:var(--color-signal)] in-data-[active=perceive]:[--word:var(--color-ink)] in-data-[active=perceive]:[font-weight:600]',
  decide:
    'in-data-[active=decide]:[--halo:var(--color-signal)] in-data-[active=decide]:[--word:var(--color-ink)] in-data-[active=decide]:[font-weight:600]',
  act: 'in-data-[active=act]:[--halo:var(--color-signal)] in-data-[active=act]:[--word:var(--color-ink)] in-data-[active=act]:[font-weight:600]',
} as const

/** The loop of three marks, with the tools it passes through and the person in its middle. */
export function LoopDiagram() {
  const { label } = howAgentsThinkPage.diagram
  return (
    <svg
      viewBox="0 0 440 330"
      role="img"
      aria-label={label}
      className="mx-auto block w-full max-w-110 overflow-visible fill-none stroke-ink stroke-[1.4] [&_text]:fill-(--word,var(--color-soft)) [&_text]:stroke-none [&_text]:font-mono [&_text]:text-[12.5px] max-sm:[&_text]:text-[16px] max-[23.4rem]:[&_text]:text-[19px] lg:max-[78rem]:[&_text]:text-[14px]"
    >
      {nodes.map(({ mark, degrees }) => (
        <g key={mark}>
          <path
            d={drawArc(degrees + GAP_DEGREES, degrees + 120 - GAP_DEGREES)}
            className="stroke-edge stroke-1"
          />
          <path
            d={drawArc(degrees + GAP_DEGREES, degrees + 120 - GAP_DEGREES)}
            pathLength="1"
            className={`loop-run loop-run-${mark} stroke-signal stroke-2 [stroke-dasharray:1_1] [stroke-dashoffset:1] [transition:stroke-dashoffset_360ms_var(--ease-out)]`}
          />
          <path d={drawArrow(degrees + 120 - GAP_DEGREES)} className="stroke-edge stroke-1" />
        </g>
      ))}
      <Person />
      <Tools />
      {nodes.map(({ mark, degrees }) => (
        <g key={mark} className={ACTIVE[mark]}>
          <circle
            {...centreOf(degrees)}
            r="19"
            className="fill-paper stroke-(--halo,transparent) stroke-2 [transition:stroke_240ms_var(--ease-out)]"
          />
          <MarkShape mark={mark} at={locate(degrees)} />
          <text x={labels[mark].x} y={labels[mark].y} textAnchor={labels[mark].anchor}>
            {mark}
          </text>
        </g>
      ))}
    </svg>
  )
}

function centreOf(degrees: number) {
  const { x, y } = locate(degrees)
  return { cx: x, cy: y }
}

function MarkShape({ mark, at }: { mark: (typeof nodes)[number]['mark']; at: Point }) {
  const r = MARK_RADIUS
  if (mark === 'perceive') return <circle cx={at.x} cy={at.y} r={r - 1} className="fill-paper" />
  if (mark === 'decide') {
    const d = `M${at.x} ${at.y - r - 1}l${r + 1} ${r + 1}-${r + 1} ${r + 1}-${r + 1}-${r + 1}Z`
    return <path d={d} className="fill-paper" />
  }
  return (
    <rect
      x={at.x - r + 1}
      y={at.y - r + 1}
      width={2 * r - 2}
      height={2 * r - 2}
      className="fill-signal stroke-none"
    />
  )
}

function Person() {
  const { x, y } = CENTER
  const [first, second] = howAgentsThinkPage.diagram.person
  return (
    <g>
      {nodes.map(({ mark, degrees }) => {
        // The lower two begin beside the label under the person.
        const [from, to] = [locate(degrees, degrees === 0 ? 22 : 86), locate(degrees, RADIUS - 26)]
        return (
          <path
            key={mark}
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            className="stroke-edge stroke-1 [stroke-dasharray:2_5]"
          />
        )
      })}
      <path
        d={`M${x} ${y - 13}l11.3 6.5v13L${x} ${y + 13}l-11.3-6.5v-13Z`}
        className="fill-paper"
      />
      <text
        x={x}
        y={y + 40}
        textAnchor="middle"
        className="[paint-order:stroke] stroke-paper stroke-8"
      >
        {first}
        <tspan x={x} dy="1.25em">
          {second}
        </tspan>
      </text>
    </g>
  )
}

/** On the way from acting back to perceiving: the world that both touch. */
function Tools() {
  const at = locate(300)
  return (
    <g>
      <rect x={at.x - 13} y={at.y - 8} width="26" height="16" className="fill-paper" />
      {/* In two lines, so that it stays within the page's margin on phones. */}
      <text y={at.y - 4} textAnchor="end">
        {howAgentsThinkPage.diagram.tools.map((word, index) => (
          <tspan key={word} x={at.x - 22} dy={`${index * 1.25}em`}>
            {word}
          </tspan>
        ))}
      </text>
    </g>
  )
}
