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

type Props = { plot: MeasuredPlot; isWide?: boolean }

/** Pixels: a row holds its name, the bar before, and the bar after. */
const ROW = { height: 76, nameBaseline: 14, nameHeight: 21, before: 24, after: 43, bar: 16 }
/** A bar longer than this share of the drawing has its number inside. */
const INSIDE_FROM = 88

/** A measurement before and after, as bars on one scale that starts at zero. Its words stand over it, or beside it. */
export function MeasuredFigure({ plot, isWide = false }: Props) {
  const greatest = Math.max(...plot.rows.flatMap(({ before, after }) => [before, after]))
  const scale = scaleLinear().domain([0, greatest]).nice(4).range([0, 100])
  const bottom = plot.rows.length * ROW.height
  return (
    <Figure
      caption={claimWords.notClaimed(plot.notClaimed)}
      className={`grid content-start gap-x-6 gap-y-4 ${isWide ? 'md:grid-cols-12 md:grid-rows-[auto_1fr]' : ''}`}
      captionClassName={`max-w-measure text-small text-soft ${isWide ? 'md:col-span-4 md:col-start-9 md:row-start-2' : ''}`}
    >
      <div className={isWide ? 'md:col-span-4 md:col-start-9 md:row-start-1' : ''}>
        <p className="font-medium">{plot.measure}</p>
        <p className="text-small text-soft">{plot.unit}</p>
        <ul
          className={`mt-2 flex flex-wrap gap-x-6 text-small text-soft ${isWide ? 'md:mt-4 md:block' : ''}`}
        >
          <Key className={plotInk.outlined} text={`Before: ${plot.before}`} />
          <Key className={plotInk.measured} text={`After: ${plot.after}`} />
        </ul>
      </div>
      <svg
        aria-hidden="true"
        width="100%"
        height={bottom + AXIS_HEIGHT}
        className={`overflow-visible ${isWide ? 'md:col-span-8 md:row-span-2 md:row-start-1' : ''}`}
      >
        <HorizontalAxis
          scale={scale}
          ticks={scale.ticks(4)}
          top={ROW.nameHeight}
          bottom={bottom - 8}
          format={String}
          isFlush
        />
        {plot.rows.map((row, index) => (
          <g key={row.label} transform={`translate(0 ${index * ROW.height})`}>
            <rect width="100%" height={ROW.nameHeight} className="fill-paper" />
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
              textClassName={scale(row.after) > INSIDE_FROM ? plotInk.numberInside : plotInk.number}
            />
          </g>
        ))}
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
  const isInside = width > INSIDE_FROM
  return (
    <>
      <rect y={y} width={toShare(width)} height={ROW.bar} className={className} />
      <text
        x={toShare(width)}
        dx={isInside ? -8 : 8}
        y={y + ROW.bar - 3.5}
        textAnchor={isInside ? 'end' : undefined}
        className={textClassName}
      >
        {text}
      </text>
    </>
  )
}

/** The drawing in numbers, for those who do not see it. */
function MeasuredTable({ plot }: { plot: MeasuredPlot }) {
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
