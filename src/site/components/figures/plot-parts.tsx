import type { ScaleLinear } from 'd3-scale'

/** Around text, so that a line behind it does not cross its letters. */
const HALO =
  'stroke-paper stroke-4 [paint-order:stroke] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]'

/** With forced colors, shapes and text have the color of text. */
export const plotInk = {
  filled: 'fill-ink forced-colors:fill-[CanvasText]',
  measured: 'fill-evidence forced-colors:fill-[CanvasText]',
  outlined: 'fill-paper stroke-edge forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
  rule: 'stroke-line forced-colors:stroke-[GrayText]',
  base: 'stroke-ink forced-colors:stroke-[CanvasText]',
  name: `fill-ink text-[0.875rem] ${HALO}`,
  softName: `fill-soft text-[0.875rem] ${HALO}`,
  number: `fill-ink font-mono text-label tabular-nums ${HALO}`,
  softNumber: `fill-soft font-mono text-label tabular-nums ${HALO}`,
} as const

/** A share of the drawing, so that text and strokes keep their size at every width. */
export const toShare = (percent: number) => `${Math.round(percent * 100) / 100}%`

type AxisProps = {
  scale: ScaleLinear<number, number>
  ticks: readonly number[]
  top: number
  bottom: number
  format: (value: number) => string
  /** Whether the number at the end of the scale stays within the drawing. */
  isFlush?: boolean
}

/** A line at each tick of a horizontal scale, with its number under it. The scale's range is 0 to 100. */
export function HorizontalAxis({ scale, ticks, top, bottom, format, isFlush = false }: AxisProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line
        x1={toShare(scale(tick))}
        x2={toShare(scale(tick))}
        y1={top}
        y2={bottom}
        className={plotInk.rule}
      />
      <text
        x={toShare(scale(tick))}
        y={bottom + 18}
        textAnchor={tick === 0 ? 'start' : isFlush && scale(tick) === 100 ? 'end' : 'middle'}
        className={plotInk.softNumber}
      >
        {format(tick)}
      </text>
    </g>
  ))
}

/** Hours on one scale from zero; the number stands in its row. */
export function HoursBar({ share, isOutlined }: { share: number; isOutlined: boolean }) {
  return (
    <svg aria-hidden="true" width="100%" height="9" className="mt-2 overflow-visible">
      <rect
        y=".5"
        height="8"
        width={toShare(share)}
        className={isOutlined ? plotInk.outlined : plotInk.filled}
      />
    </svg>
  )
}
