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
import { Mark } from '#site/components/Mark.tsx'
import { RangeText } from '#site/components/PassageText.tsx'

type Phase = PricedPhase & { investment: string }
type Range = NonNullable<ReturnType<typeof readWeeks>>
/** The end of a phase: how long and how much, with all phases before it. */
type Stop = { phase: Phase; weeks: Range; usd: Range }

const WEEKS_PER_MONTH = WEEKS_PER_YEAR / 12
/** Pixels. */
const PLOT = { height: 300, top: 16 }
/** In a box at least this wide, in percent of the drawing, its name has room. */
const ROOMY_PERCENT = 15

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

/** Time and price of all phases to scale, both as ranges, with the points where a customer may stop. */
export function PhaseFigure({ phases }: { phases: readonly Phase[] }) {
  const stops = accumulateStops(phases)
  const ongoing = phases.find(({ per }) => per === 'month')
  return (
    <Figure
      caption={phaseFigureWords.caption}
      className="mb-14 md:mb-22"
      captionClassName="mt-6 max-w-measure text-small text-soft"
    >
      <div className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-8 lg:pr-8">
          <p className="text-small font-medium">{phaseFigureWords.title}</p>
          <Drawing stops={stops} ongoing={ongoing} />
        </div>
        <ol className="ledger self-start lg:col-span-4">
          {stops.map(({ phase, weeks, usd }) => (
            <Entry
              key={phase.phase}
              phase={phase}
              text={phaseFigureWords.untilStop(
                weeks.least,
                weeks.most,
                shortenUsdRange(usd.least, usd.most),
              )}
              canStop
            />
          ))}
          {ongoing ? (
            <Entry phase={ongoing} text={`${ongoing.duration}, ${ongoing.investment}`} />
          ) : null}
        </ol>
      </div>
    </Figure>
  )
}

function Entry({
  phase,
  text,
  canStop = false,
}: {
  phase: Phase
  text: string
  canStop?: boolean
}) {
  return (
    <li className="grid grid-cols-[1.0625rem_minmax(0,1fr)] gap-x-4 py-3">
      {canStop ? <Mark kind="decide" /> : <span />}
      <div>
        <p className="font-medium">
          {canStop
            ? phaseFigureWords.stopAfter(phase.phase, phase.name)
            : `${phase.phase} · ${phase.name}`}
        </p>
        <p className="text-small text-soft tabular-nums">
          <RangeText text={text} />
        </p>
      </div>
    </li>
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
    <UsdPlot x={x} y={y} height={PLOT.height} ticks={x.ticks(5)} format={String}>
      <Shapes stops={stops} ongoing={ongoing} x={x} y={y} />
      {stops.map((stop) => {
        const isRoomy = x(stop.weeks.most) - x(stop.weeks.least) >= ROOMY_PERCENT
        return (
          <Name
            key={stop.phase.phase}
            phase={stop.phase}
            x={toShare(x(isRoomy ? stop.weeks.least : stop.weeks.most))}
            y={isRoomy ? y(stop.usd.most) + 22 : Math.min(y(stop.usd.least) + 14, PLOT.height - 5)}
          />
        )
      })}
      {ongoing && last ? (
        <Name phase={ongoing} x="100%" y={y(last.usd.least) + 20} isAtEnd />
      ) : null}
    </UsdPlot>
  )
}

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
        className="fill-line/60 forced-colors:fill-none"
      />
      {stops.map(({ phase, weeks, usd }) => (
        <path
          key={phase.phase}
          d={`M${toPoint(weeks.least, usd.least)}H${x(weeks.most).toFixed(2)}V${y(usd.most).toFixed(1)}H${x(weeks.least).toFixed(2)}Z`}
          className={`fill-paper stroke-[1.5] forced-colors:fill-[Canvas] ${plotInk.base}`}
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

type NameProps = { phase: Phase; x: string; y: number; isAtEnd?: boolean }

/** The number alone where the plot is narrow; the list has the name. */
function Name({ phase, x, y, isAtEnd = false }: NameProps) {
  return (
    <text
      x={x}
      dx={isAtEnd ? undefined : 8}
      y={y}
      textAnchor={isAtEnd ? 'end' : undefined}
      className={plotInk.name}
    >
      <tspan>{phase.phase}</tspan>
      <tspan className="max-[22.5rem]:hidden">{` ${phase.name}`}</tspan>
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
