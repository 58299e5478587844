import { type ScaleLinear, scaleLinear } from 'd3-scale'
import type { ReactNode } from 'react'
import { shortenUsd } from '#content/facts/pricing.ts'

/** Around text, so that a line behind it does not cross its letters. */
const HALO =
  'stroke-paper stroke-4 [paint-order:stroke] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]'

/** With forced colors, shapes and text have the color of text. */
export const plotInk = {
  filled: 'fill-ink forced-colors:fill-[CanvasText]',
  measured: 'fill-evidence forced-colors:fill-[CanvasText]',
  outlined: 'fill-paper stroke-ink forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
  rule: 'stroke-line forced-colors:stroke-[GrayText]',
  base: 'stroke-ink forced-colors:stroke-[CanvasText]',
  name: `fill-ink text-[0.875rem] ${HALO}`,
  softName: `fill-soft text-[0.875rem] ${HALO}`,
  number: `fill-ink text-[0.875rem] tabular-nums ${HALO}`,
  numberInside: 'fill-paper text-[0.875rem] tabular-nums forced-colors:fill-[Canvas]',
  softNumber: `fill-soft text-[0.875rem] tabular-nums ${HALO}`,
} as const

/** A share of the drawing, so that text and strokes keep their size at every width. */
export const toShare = (percent: number) => `${Math.round(percent * 100) / 100}%`

export type Scale = ScaleLinear<number, number>
/** Pixels under a drawing, for the numbers of its axis. */
export const AXIS_HEIGHT = 26

type AxisProps = {
  scale: Scale
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
        y={bottom + 20}
        textAnchor={tick === 0 ? 'start' : isFlush && scale(tick) === 100 ? 'end' : 'middle'}
        className={plotInk.softNumber}
      >
        {format(tick)}
      </text>
    </g>
  ))
}

type FrameProps = Omit<AxisProps, 'top' | 'bottom' | 'scale'> & {
  x: Scale
  y: Scale
  height: number
  children: ReactNode
}

/** Dollars over what the horizontal axis counts: both axes, with what is drawn on them. */
export function UsdPlot({ x, y, height, children, ...axis }: FrameProps) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={height + AXIS_HEIGHT}
      className="mt-4 overflow-visible"
    >
      <HorizontalAxis {...axis} scale={x} top={0} bottom={height} />
      {y.ticks(4).map((usd) => (
        <g key={usd}>
          <line
            x2="100%"
            y1={y(usd)}
            y2={y(usd)}
            className={usd === 0 ? plotInk.base : plotInk.rule}
          />
          {usd === 0 ? null : (
            <text dx="6" y={y(usd) - 8} className={plotInk.softNumber}>
              {shortenUsd(usd)}
            </text>
          )}
        </g>
      ))}
      <g>{children}</g>
    </svg>
  )
}

/** Hours on one scale from zero; the number stands in its row. */
export function HoursBar({ share, isOutlined }: { share: number; isOutlined: boolean }) {
  return (
    <svg aria-hidden="true" width="100%" height="9" className="mt-2 overflow-visible">
      <rect
        y=".5"
        height="8"
        width={toShare(share)}
        className={isOutlined ? plotInk.outlined : plotInk.measured}
      />
    </svg>
  )
}

export const WEEKS_PER_YEAR = 52
const weeks = scaleLinear().domain([0, WEEKS_PER_YEAR]).range([0, 100])

type BarProps = {
  start?: number
  /** Dashed to the end of the year where it has no end. */
  lasts: { least: number; most: number } | undefined
  className?: string
  inkClassName?: string
}

/** Within a year: the shortest time filled, the rest up to the longest outlined. */
export function WeeksBar({
  start = 0,
  lasts,
  className = 'h-3',
  inkClassName = 'stroke-ink *:last:fill-ink',
}: BarProps) {
  return (
    <svg
      className={`w-full overflow-visible fill-none ${inkClassName} ${className}`}
      viewBox={`0 0 ${WEEKS_PER_YEAR} 2`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="stroke-line"
        vectorEffect="non-scaling-stroke"
        d={`M0 1H${WEEKS_PER_YEAR}`}
      />
      {lasts ? (
        <>
          <rect
            className="fill-paper"
            vectorEffect="non-scaling-stroke"
            x={start}
            width={lasts.most}
            height={2}
          />
          <rect className="stroke-none" x={start} width={lasts.least} height={2} />
        </>
      ) : (
        <path
          strokeDasharray="5 4"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
          d={`M${start} 1H${WEEKS_PER_YEAR}`}
        />
      )}
    </svg>
  )
}

/** The weeks over such bars, or under them. */
export function WeekTicks({ first }: { first: string }) {
  return (
    <svg aria-hidden="true" width="100%" height={AXIS_HEIGHT} className="overflow-visible">
      <HorizontalAxis
        scale={weeks}
        ticks={[0, 13, 26, 39, WEEKS_PER_YEAR]}
        top={0}
        bottom={0}
        format={(week) => (week === 0 ? first : String(week))}
        isFlush
      />
    </svg>
  )
}
