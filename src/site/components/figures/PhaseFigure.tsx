import { scaleLinear } from 'd3-scale'
import type { PricedPhase } from '#content/facts/facts.schema.ts'
import { phaseFigureWords, readWeeks, shortenUsdRange } from '#content/facts/pricing.ts'
import { Figure } from '#site/components/figures/Figure.tsx'
import {
  plotInk,
  type Scale,
  toShare,
  UsdPlot,
  WEEKS_PER_YEAR,
  WeeksBar,
} from '#site/components/figures/plot-parts.tsx'

type Phase = PricedPhase & { investment: string }
type Range = NonNullable<ReturnType<typeof readWeeks>>
/** The end of a phase: how long and how much, with all phases before it. */
type Stop = { phase: Phase; weeks: Range; usd: Range }

const WEEKS_PER_MONTH = WEEKS_PER_YEAR / 12
/** Pixels. */
const PLOT = { height: 380, top: 28 }
/** In a box at least this wide, in percent of the drawing, its name has room. */
const ROOMY_PERCENT = 10

/** Phases in order, from the first; the one that runs on has no end and is left out. */
export function accumulateStops(phases: readonly Phase[]): Stop[] {
  let weeks = { least: 0, most: 0 }
  let usd = { least: 0, most: 0 }
  return phases.flatMap((phase) => {
    const lasts = readWeeks(phase.duration)
    if (!lasts || phase.maximumUsd === null) return []
    weeks = { least: weeks.least + lasts.least, most: weeks.most + lasts.most }
    usd = { least: usd.least + phase.minimumUsd, most: usd.most + phase.maximumUsd }
    return [{ phase, weeks, usd }]
  })
}

/** What can be decided at the end of each phase, in words. */
export function describeStops(phases: readonly Phase[]): string[] {
  const stops = accumulateStops(phases)
  return phases.map((phase, index) => {
    const stop = stops.find((one) => one.phase === phase)
    const ways = phaseFigureWords.ways[index] ?? ''
    if (!stop) return ways
    const { weeks, usd } = stop
    return `${phaseFigureWords.stop(weeks.least, weeks.most, shortenUsdRange(usd.least, usd.most))}${ways}`
  })
}

/** Time and price of all phases to scale, both as ranges, with the points where a customer may stop. The rows of the page say it in words. */
export function PhaseFigure({ phases }: { phases: readonly Phase[] }) {
  const stops = accumulateStops(phases)
  const ongoing = phases.find(({ per }) => per === 'month')
  return (
    <Figure
      caption={phaseFigureWords.caption}
      className="mb-14"
      captionClassName="mt-4 max-w-measure text-small text-soft"
    >
      <p className="text-small font-medium">{phaseFigureWords.title}</p>
      <Drawing stops={stops} ongoing={ongoing} />
    </Figure>
  )
}

type DrawingProps = { stops: readonly Stop[]; ongoing: Phase | undefined }

function Drawing({ stops, ongoing }: DrawingProps) {
  const last = stops.at(-1)
  const x = scaleLinear().domain([0, WEEKS_PER_YEAR]).range([0, 100])
  const y = scaleLinear()
    .domain([0, last?.usd.most ?? 0])
    .range([PLOT.height, PLOT.top])
  return (
    <UsdPlot x={x} y={y} height={PLOT.height} ticks={x.ticks(5)} format={phaseFigureWords.week}>
      <Shapes stops={stops} ongoing={ongoing} x={x} y={y} />
      {stops.map((stop) => (
        <StopLabels key={stop.phase.phase} stop={stop} x={x} y={y} />
      ))}
      {ongoing && last ? (
        <Name
          phase={ongoing}
          text={`${ongoing.name}, ${ongoing.investment}`}
          x="100%"
          y={y(last.usd.least) + 19}
          isAtEnd
        />
      ) : null}
    </UsdPlot>
  )
}

/** In a wide box its name, and outside it both corners; beside a narrow one all three. */
function StopLabels({ stop: { phase, weeks, usd }, x, y }: { stop: Stop; x: Scale; y: Scale }) {
  const lower = phaseFigureWords.corner(usd.least, weeks.least)
  const upper = phaseFigureWords.corner(usd.most, weeks.most)
  if (x(weeks.most) - x(weeks.least) < ROOMY_PERCENT) {
    const corners = phaseFigureWords.corners(lower, upper)
    return (
      <Name
        phase={phase}
        text={`${phase.name}, ${corners}`}
        x={toShare(x(weeks.most))}
        y={PLOT.height - 8}
      />
    )
  }
  return (
    <>
      <Name
        phase={phase}
        text={phase.name}
        x={toShare(x(weeks.least))}
        y={y(usd.most) + 20}
        className={NAME}
        isTight={x(weeks.most) - x(weeks.least) < SPACIOUS_PERCENT}
      />
      <text
        x={toShare(x(weeks.least))}
        dx="-8"
        y={y(usd.least)}
        textAnchor="end"
        className={CORNER}
      >
        {lower}
      </text>
      <text x={toShare(x(weeks.most))} dx="8" y={y(usd.most) + 5} className={CORNER}>
        {upper}
      </text>
    </>
  )
}

/** Without a halo, which would show on the tint of a box, or of what lies between two. */
const NAME = 'fill-ink text-[0.875rem] forced-colors:fill-[CanvasText]'
const CORNER = 'max-md:hidden fill-soft text-[0.875rem] forced-colors:fill-[CanvasText]'
/** In percent of the drawing: a box narrower than this has its name inside only where the window is wide. */
const SPACIOUS_PERCENT = 16

function Shapes({ stops, ongoing, x, y }: DrawingProps & { x: Scale; y: Scale }) {
  const last = stops.at(-1)
  const toPoint = (weeks: number, usd: number) => `${x(weeks).toFixed(2)} ${y(usd).toFixed(1)}`
  const early = stops.map(({ weeks, usd }) => toPoint(weeks.least, usd.most))
  const late = stops.map(({ weeks, usd }) => toPoint(weeks.most, usd.least))
  return (
    <svg
      aria-hidden="true"
      height={PLOT.height}
      viewBox={`0 0 100 ${PLOT.height}`}
      preserveAspectRatio="none"
    >
      <path
        d={`M${[toPoint(0, 0), ...early, ...late.toReversed()].join('L')}Z`}
        className="fill-[color-mix(in_oklab,var(--color-line)_60%,var(--color-paper))] forced-colors:fill-none"
      />
      {stops.map(({ phase, weeks, usd }) => (
        <path
          key={phase.phase}
          d={`M${toPoint(weeks.least, usd.least)}H${x(weeks.most).toFixed(2)}V${y(usd.most).toFixed(1)}H${x(weeks.least).toFixed(2)}Z`}
          className={`fill-[color-mix(in_oklab,var(--color-ink)_17%,var(--color-paper))] stroke-[1.5] forced-colors:fill-[Canvas] ${plotInk.base}`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {ongoing && last ? (
        <path
          d={`M${toPoint(last.weeks.most, last.usd.least)}L${toPoint(WEEKS_PER_YEAR, last.usd.least + ((WEEKS_PER_YEAR - last.weeks.most) / WEEKS_PER_MONTH) * ongoing.minimumUsd)}`}
          className={`fill-none stroke-[1.5] ${plotInk.base}`}
          strokeDasharray="4 4"
          vectorEffect="non-scaling-stroke"
        />
      ) : null}
    </svg>
  )
}

type NameProps = {
  phase: Phase
  text: string
  x: string
  y: number
  isAtEnd?: boolean
  isTight?: boolean
  className?: string
}

/** The number alone where the plot is narrow; the row of that number has the rest. */
function Name({
  phase,
  text,
  x,
  y,
  isAtEnd = false,
  isTight = false,
  className = plotInk.name,
}: NameProps) {
  return (
    <text
      x={x}
      dx={isAtEnd ? undefined : 8}
      y={y}
      textAnchor={isAtEnd ? 'end' : undefined}
      className={className}
    >
      <tspan>{phase.phase}</tspan>
      <tspan className={isTight ? 'max-[75rem]:hidden' : 'max-md:hidden'}>{` ${text}`}</tspan>
    </text>
  )
}

/** When the last of these phases runs if each before it takes its longest. */
export function PhaseBar({ phases }: { phases: readonly Phase[] }) {
  return (
    <WeeksBar
      className="h-3 md:col-span-2 md:mt-2"
      start={accumulateStops(phases.slice(0, -1)).at(-1)?.weeks.most ?? 0}
      lasts={readWeeks(phases.at(-1)?.duration ?? '')}
    />
  )
}
