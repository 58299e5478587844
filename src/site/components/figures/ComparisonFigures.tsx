import { scaleLinear } from 'd3-scale'
import { breakEven, timeFigure, timePoint } from '#content/facts/comparisons.ts'
import { shortenUsd } from '#content/facts/pricing.ts'
import { site } from '#content/site.ts'
import { ClaimedText } from '#site/components/Claim.tsx'
import { Figure } from '#site/components/figures/Figure.tsx'
import {
  plotInk,
  toShare,
  UsdPlot,
  WeeksBar,
  WeekTicks,
} from '#site/components/figures/plot-parts.tsx'

const { words, highestPercent, crossingPercent } = breakEven

/** Pixels. */
const HEIGHT = 300
const x = scaleLinear().domain([0, highestPercent]).range([0, 100])
/** Above the lines there is room for the names of the two sides. */
const y = scaleLinear()
  .domain([0, breakEven.people(highestPercent) * 1.25])
  .range([HEIGHT, 0])
/** Without the halo of other drawings: half of this one is tinted. */
const NAME = 'fill-ink text-[0.875rem] forced-colors:fill-[CanvasText]'
const sides = ['people', 'agent'] as const
const ticks = x.ticks(4)

/** What exceptions cost with people and with an agent, by their share: two lines, and what is cheaper left and right of where they cross. */
export function BreakEvenFigure() {
  return (
    <Figure
      caption={words.caption}
      className="mt-14 grid gap-x-6 gap-y-4 md:mt-22 lg:grid-cols-12"
      captionClassName="text-small text-soft lg:col-span-4 lg:row-start-2"
    >
      <h3 className="lg:col-span-4">
        <span className="block text-outcome tabular-nums">{words.crossing}</span>{' '}
        <span className="mt-2 block text-lead text-balance">{words.title}</span>
      </h3>
      <div className="lg:col-span-8 lg:row-span-3 lg:row-start-1 lg:pr-8">
        <p className="text-small font-medium">{words.axis}</p>
        <Drawing />
        <CostTable />
      </div>
    </Figure>
  )
}

function Drawing() {
  const crossing = x(crossingPercent)
  const crossingUsd = breakEven.people(crossingPercent)
  return (
    <UsdPlot x={x} y={y} height={HEIGHT} ticks={ticks} format={(tick) => `${tick}%`} isFlush>
      <rect
        x={toShare(crossing)}
        width={toShare(100 - crossing)}
        height={HEIGHT}
        className="fill-evidence/10 forced-colors:fill-none"
      />
      {sides.map((side) => (
        <line
          key={side}
          x2="100%"
          y1={y(breakEven[side](0))}
          y2={y(breakEven[side](highestPercent))}
          className={`stroke-2 ${side === 'agent' ? 'stroke-evidence forced-colors:stroke-[CanvasText]' : plotInk.base}`}
        />
      ))}
      <line
        x1={toShare(crossing)}
        x2={toShare(crossing)}
        y1={y(crossingUsd)}
        y2={HEIGHT}
        strokeDasharray="4 4"
        className={plotInk.base}
      />
      <circle cx={toShare(crossing)} cy={y(crossingUsd)} r="4" className={plotInk.filled} />
      <text
        x={toShare(crossing)}
        dx="-8"
        dy="-10"
        y={y(crossingUsd)}
        textAnchor="end"
        className={plotInk.number}
      >
        {words.crossing}
      </text>
      <text x={toShare(crossing)} dx="-8" y={18} textAnchor="end" className={NAME}>
        {words.keep}
      </text>
      <text x={toShare(crossing)} dx="8" y={18} className={NAME}>
        {words.use}
      </text>
      {sides.map((side) => (
        <text
          key={side}
          x="97%"
          y={y(breakEven[side](highestPercent * 0.97)) + (side === 'agent' ? 44 : -2)}
          dx={side === 'agent' ? undefined : '-18'}
          textAnchor="end"
          className={NAME}
        >
          {words[side]}
        </text>
      ))}
    </UsdPlot>
  )
}

/** The lines in numbers, for those who do not see them. */
function CostTable() {
  return (
    <div className="sr-only">
      <table>
        <caption>{words.axis}</caption>
        <thead>
          <tr>
            {[words.percent, words.people, words.agent].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ticks.map((tick) => (
            <tr key={tick}>
              <th scope="row">{`${tick}%`}</th>
              {sides.map((side) => (
                <td key={side}>{shortenUsd(Math.round(breakEven[side](tick) / 1_000) * 1_000)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How long each side takes until a pilot is live, as ranges on one scale from one start. */
export function TimeFigure({ themName }: { themName: string }) {
  const sides = [
    { name: themName, text: timePoint.them, lasts: timeFigure.them, ink: THEIRS },
    { name: site.name, text: timePoint.us, lasts: timeFigure.us, ink: undefined },
  ]
  return (
    <Figure
      caption={timeFigure.caption}
      className="grid gap-6"
      captionClassName="max-w-measure text-small text-soft md:ml-[calc(25%+0.375rem)]"
    >
      <dl className="grid gap-9 border-t border-ink pt-6">
        {sides.map(({ name, text, lasts, ink }) => (
          <div key={name} className="grid gap-x-6 gap-y-3 md:grid-cols-12 md:items-baseline">
            <dt className="text-h3 md:col-span-3">{name}</dt>
            <dd className="md:col-span-9">
              <p className="text-h2 tabular-nums">
                <ClaimedText text={text} />
              </p>
              <WeeksBar lasts={lasts} className="mt-4 h-6" {...(ink && { inkClassName: ink })} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="-mt-3 md:ml-[calc(25%+0.375rem)]">
        <WeekTicks first={timeFigure.firstTick} />
      </div>
    </Figure>
  )
}

const THEIRS = 'text-soft stroke-edge *:last:fill-edge'
