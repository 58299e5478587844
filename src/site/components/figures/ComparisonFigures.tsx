import { scaleLinear } from 'd3-scale'
import { breakEven } from '#content/facts/comparisons.ts'
import { shortenUsd } from '#content/facts/pricing.ts'
import { Figure } from '#site/components/figures/Figure.tsx'
import { HorizontalAxis, plotInk, toShare } from '#site/components/figures/plot-parts.tsx'

const { words, highestPercent, crossingPercent } = breakEven

/** Pixels. */
const PLOT = { height: 300, axis: 24 }
const x = scaleLinear().domain([0, highestPercent]).range([0, 100])
/** Above the lines there is room for the names of the two sides. */
const y = scaleLinear()
  .domain([0, breakEven.people(highestPercent) * 1.25])
  .range([PLOT.height, 0])
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
      <div className="lg:col-span-4">
        <h3 className="text-h3 text-balance">{words.title}</h3>
      </div>
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
    <svg
      aria-hidden="true"
      width="100%"
      height={PLOT.height + PLOT.axis}
      className="mt-4 overflow-visible"
    >
      <rect
        x={toShare(crossing)}
        width={toShare(100 - crossing)}
        height={PLOT.height}
        className="fill-evidence-tint forced-colors:fill-none"
      />
      <HorizontalAxis
        scale={x}
        ticks={ticks}
        top={0}
        bottom={PLOT.height}
        format={(tick) => `${tick}%`}
        isFlush
      />
      {y.ticks(4).map((usd) => (
        <g key={usd}>
          <line
            x2="100%"
            y1={y(usd)}
            y2={y(usd)}
            className={usd === 0 ? plotInk.base : plotInk.rule}
          />
          {usd === 0 ? null : (
            <text dx="6" y={y(usd) - 5} className={plotInk.softNumber}>
              {shortenUsd(usd)}
            </text>
          )}
        </g>
      ))}
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
        y2={PLOT.height}
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
    </svg>
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
