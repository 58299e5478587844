import { scaleLinear } from 'd3-scale'
import type { PricedPhase } from '#content/facts/facts.schema.ts'
import { composeYearOne, supportDays } from '#content/facts/pricing.ts'
import { pricingPage } from '#content/pages/pricing.ts'
import { Figure } from '#site/components/figures/Figure.tsx'
import { accumulateStops, WEEK_TICKS } from '#site/components/figures/PhaseFigure.tsx'
import { HorizontalAxis, plotInk, toShare } from '#site/components/figures/plot-parts.tsx'
import { Mark } from '#site/components/Mark.tsx'
import { RangeText } from '#site/components/PassageText.tsx'

type Phase = PricedPhase & { investment: string }
type Phases = readonly [Phase, Phase, Phase, Phase]

const WEEKS_PER_YEAR = 52
const WEEKS_PER_MONTH = WEEKS_PER_YEAR / 12
/**
 * Pixels: columns stand on the upper line, the months of the retainer on the lower one. A column below `lowest` has its
 * name raised over the next one.
 */
const PLOT = { top: 4, line: 184, lowerLine: 244, column: 12, lowest: 30, raised: 86 }
const CAPTION = 'mt-6 max-w-measure text-small text-soft'

/** What is ordered when, to scale over the first year, with the points where a customer may stop. */
export function PaymentFigure({ phases }: { phases: Phases }) {
  const { title, caption } = pricingPage.payment.figure
  return (
    <Figure caption={caption} className="mt-6" captionClassName={CAPTION}>
      <p className="text-small font-medium">{title}</p>
      <PaymentDrawing phases={phases} />
      <ol className="mt-9 grid gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {listDecisions(phases).map(({ when, text }) => (
          <li key={when} className="grid grid-cols-[1.0625rem_minmax(0,1fr)] gap-x-4">
            <Mark kind="decide" />
            <div>
              <p className="font-medium tabular-nums">
                <RangeText text={when} />
              </p>
              <p className="mt-1 text-small text-soft tabular-nums">
                <RangeText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Figure>
  )
}

/** In words, what can be decided at the start and at each end of a phase. */
function listDecisions(phases: Phases): { when: string; text: string }[] {
  const { weeks, phase, decisions } = pricingPage.payment.figure
  const order = (ordered: Phase) => phase(ordered.phase, ordered.name, ordered.investment)
  const [audit, pilot, rollout, retainer] = phases
  const texts = [
    decisions.first(order(audit)),
    decisions.later(order(pilot)),
    decisions.fork(order(rollout), order(retainer)),
    decisions.last(order(retainer)),
  ]
  const ends = [{ least: 0, most: 0 }, ...accumulateStops(phases).map((stop) => stop.weeks)]
  return ends.map(({ least, most }, index) => ({
    when: weeks(least, most),
    text: texts[index] ?? '',
  }))
}

type Scale = (value: number) => number

function PaymentDrawing({ phases }: { phases: Phases }) {
  const stops = accumulateStops(phases)
  const highest = Math.max(...phases.map(({ maximumUsd }) => maximumUsd ?? 0))
  const x = scaleLinear().domain([0, WEEKS_PER_YEAR]).range([0, 100])
  const y = scaleLinear()
    .domain([0, highest])
    .range([0, PLOT.line - PLOT.top])
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={PLOT.lowerLine + 24}
      className="mt-4 overflow-visible"
    >
      <HorizontalAxis
        scale={x}
        ticks={WEEK_TICKS}
        top={PLOT.top}
        bottom={PLOT.lowerLine}
        format={String}
        isFlush
      />
      <line x2="100%" y1={PLOT.line} y2={PLOT.line} className={plotInk.base} />
      <Retainer phases={phases} x={x} y={y} />
      {stops.map(({ phase }, index) => (
        <Column
          key={phase.phase}
          phase={phase}
          left={toShare(x(stops[index - 1]?.weeks.most ?? 0))}
          y={y}
        />
      ))}
      {stops.map(({ phase, weeks }) => (
        <svg
          key={phase.phase}
          aria-hidden="true"
          x={toShare(x(weeks.most))}
          y={PLOT.line}
          className="overflow-visible"
        >
          <path
            d="M0-7 7 0 0 7-7 0Z"
            className={`fill-paper forced-colors:fill-[Canvas] ${plotInk.base}`}
          />
        </svg>
      ))}
    </svg>
  )
}

type ColumnProps = { phase: Phase; left: string; y: Scale }

/** The name of the lowest column stands over the next one. */
function Column({ phase, left, y }: ColumnProps) {
  const [least, most] = [y(phase.minimumUsd), y(phase.maximumUsd ?? 0)]
  const isLow = most < PLOT.lowest
  // Beside the mark of the stop before it.
  const start = isLow ? 1 : 10
  const name = {
    x: isLow ? 1 : start + PLOT.column + 7,
    y: PLOT.line - (isLow ? PLOT.raised : most - 12),
  }
  return (
    <svg aria-hidden="true" x={left} className="overflow-visible">
      <rect
        x={start}
        y={PLOT.line - most}
        width={PLOT.column}
        height={most}
        className={plotInk.outlined}
      />
      <rect
        x={start}
        y={PLOT.line - least}
        width={PLOT.column}
        height={least}
        className={plotInk.filled}
      />
      {isLow ? (
        <path
          d={`M7 ${PLOT.line - most - 3}V${PLOT.line - PLOT.raised + 25}`}
          className={plotInk.rule}
        />
      ) : null}
      <text {...name} className={plotInk.name}>
        <tspan className="font-mono text-label">{phase.phase}</tspan>
        <tspan className="hidden md:inline">{` ${phase.name}`}</tspan>
      </text>
      <text {...name} dy="19" className={`hidden md:inline ${plotInk.softName}`}>
        {phase.investment.replace('-', '–')}
      </text>
    </svg>
  )
}

/** Its months until the end of the year, and the support that is included before them. */
function Retainer({ phases, x, y }: { phases: Phases; x: Scale; y: Scale }) {
  const retainer = phases[3]
  const start = accumulateStops(phases)[1]?.weeks.most ?? 0
  const months = Array.from(
    { length: composeYearOne(phases).monthsLeft.least },
    (_, month) => month,
  )
  const height = y(retainer.minimumUsd)
  return (
    <>
      <rect
        x={toShare(x(start))}
        y={PLOT.line}
        width={toShare(x(supportDays / 7))}
        height={5}
        className={plotInk.measured}
      />
      <line
        x1={toShare(x(start))}
        x2={toShare(x(start))}
        y1={PLOT.line}
        y2={PLOT.lowerLine}
        strokeDasharray="3 4"
        className={plotInk.base}
      />
      <line
        x1={toShare(x(start))}
        x2="100%"
        y1={PLOT.lowerLine}
        y2={PLOT.lowerLine}
        className={plotInk.base}
      />
      {months.map((month) => (
        <rect
          key={month}
          x={toShare(x(start + month * WEEKS_PER_MONTH))}
          y={PLOT.lowerLine - height}
          width={PLOT.column}
          height={height}
          className={plotInk.filled}
        />
      ))}
      <text x={toShare(x(start))} dx="10" y={PLOT.line + 22} className={plotInk.softName}>
        {pricingPage.payment.figure.support}
      </text>
      <text x={toShare(x(start))} dx="10" y={PLOT.lowerLine - 14} className={plotInk.name}>
        <tspan className="font-mono text-label">{retainer.phase}</tspan>
        <tspan>{` ${retainer.name}`}</tspan>
      </text>
    </>
  )
}
