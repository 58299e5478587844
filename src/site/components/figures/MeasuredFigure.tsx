import { scaleLinear } from 'd3-scale'
import type { MeasuredPlot } from '#content/facts/case-studies.ts'
import { claimWords } from '#content/facts/claims.ts'
import { Figure } from '#site/components/figures/Figure.tsx'
import {
  AXIS_HEIGHT,
  HorizontalAxis,
  plotInk,
  toShare,
} from '#site/components/figures/plot-parts.tsx'

type Props = { plot: MeasuredPlot }

/** Pixels: a row holds its name, the bar before, and the bar after. */
const ROW = { height: 68, nameBaseline: 12, before: 22, after: 38, bar: 12 }
/** The rest of the width is for the number beside the longest bar. */
const PLOT_WIDTH = '86%'

/** A measurement before and after, as bars on one scale that starts at zero. */
export function MeasuredFigure({ plot }: Props) {
  const greatest = Math.max(...plot.rows.flatMap(({ before, after }) => [before, after]))
  const scale = scaleLinear().domain([0, greatest]).nice(4).range([0, 100])
  const bottom = plot.rows.length * ROW.height
  return (
    <Figure
      caption={claimWords.notClaimed(plot.notClaimed)}
      className="grid content-start gap-x-6 gap-y-4 md:grid-cols-12 md:grid-rows-[auto_1fr]"
      captionClassName="text-small text-soft md:col-span-5 md:row-start-2 md:pr-9"
    >
      <div className="md:col-span-5">
        <p className="text-small font-medium">{plot.measure}</p>
        <p className="text-small text-soft">{plot.unit}</p>
        <ul className="mt-3 text-small text-soft">
          <Key className={plotInk.outlined} text={`Before: ${plot.before}`} />
          <Key className={plotInk.measured} text={`After: ${plot.after}`} />
        </ul>
      </div>
      <svg
        aria-hidden="true"
        width="100%"
        height={bottom + AXIS_HEIGHT}
        className="overflow-visible md:col-span-7 md:row-span-2"
      >
        <svg aria-hidden="true" width={PLOT_WIDTH} className="overflow-visible">
          <HorizontalAxis
            scale={scale}
            ticks={scale.ticks(4)}
            top={0}
            bottom={bottom}
            format={String}
          />
          {plot.rows.map((row, index) => (
            <g key={row.label} transform={`translate(0 ${index * ROW.height})`}>
              <text y={ROW.nameBaseline} className={plotInk.name}>
                {row.label}
              </text>
              <line y1={ROW.before - 3} y2={ROW.after + ROW.bar + 3} className={plotInk.base} />
              <Bar
                y={ROW.before}
                width={scale(row.before)}
                className={plotInk.outlined}
                text={row.before.toFixed(plot.decimals)}
                textClassName={plotInk.softNumber}
              />
              <Bar
                y={ROW.after}
                width={scale(row.after)}
                className={plotInk.measured}
                text={row.after.toFixed(plot.decimals)}
                textClassName={plotInk.number}
              />
            </g>
          ))}
        </svg>
      </svg>
      <MeasuredTable plot={plot} />
    </Figure>
  )
}

function Key({ className, text }: { className: string; text: string }) {
  return (
    <li className="flex items-baseline gap-2">
      <svg width="10" height="10" aria-hidden="true" className="shrink-0 overflow-visible">
        <rect x=".5" y=".5" width="9" height="9" className={className} />
      </svg>
      <span>{text}</span>
    </li>
  )
}

type BarProps = {
  y: number
  width: number
  className: string
  text: string
  textClassName: string
}

function Bar({ y, width, className, text, textClassName }: BarProps) {
  return (
    <>
      <rect y={y} width={toShare(width)} height={ROW.bar} className={className} />
      <text x={toShare(width)} dx="8" y={y + ROW.bar - 2} className={textClassName}>
        {text}
      </text>
    </>
  )
}

/** The drawing in numbers, for those who do not see it. */
function MeasuredTable({ plot }: Props) {
  return (
    <div className="sr-only">
      <table>
        <caption>{`${plot.measure}, ${plot.unit}`}</caption>
        <thead>
          <tr>
            <th scope="col">Measured</th>
            <th scope="col">{`Before: ${plot.before}`}</th>
            <th scope="col">{`After: ${plot.after}`}</th>
          </tr>
        </thead>
        <tbody>
          {plot.rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{row.before.toFixed(plot.decimals)}</td>
              <td>{row.after.toFixed(plot.decimals)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
