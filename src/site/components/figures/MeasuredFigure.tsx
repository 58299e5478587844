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
const ROW = { height: 80, nameBaseline: 14, before: 24, after: 44, bar: 18 }
/** Weaker than what it became, which is the figure. */
const BEFORE =
  'fill-paper stroke-edge forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]'
/** A bar longer than this share of the drawing has its number inside. */
const INSIDE_FROM = 88

/** A measurement before and after, as bars on one scale that starts at zero. Its words stand at the left: in a third where it is wide, else in the narrower column of a case. */
export function MeasuredFigure({ plot, isWide = false }: Props) {
  const greatest = Math.max(...plot.rows.flatMap(({ before, after }) => [before, after]))
  const scale = scaleLinear().domain([0, greatest]).nice(4).range([0, 100])
  const bottom = plot.rows.length * ROW.height
  const words = isWide ? 'md:col-span-4' : 'md:col-span-5 md:pr-9'
  return (
    <Figure
      caption={claimWords.notClaimed(plot.notClaimed)}
      className="grid content-start gap-x-6 gap-y-4 md:grid-cols-12 md:grid-rows-[auto_1fr]"
      captionClassName={`max-w-measure text-pretty text-small text-soft md:row-start-2 ${words}`}
    >
      <div className={words}>
        <p className="font-medium">{plot.measure}</p>
        <p className="text-small text-soft">{plot.unit}</p>
        <ul className="mt-2 flex flex-wrap gap-x-6 text-small text-soft md:mt-4 md:block">
          <Key className={BEFORE} text={`Before: ${plot.before}`} />
          <Key className={plotInk.measured} text={`After: ${plot.after}`} />
        </ul>
      </div>
      <svg
        aria-hidden="true"
        width="100%"
        height={bottom + AXIS_HEIGHT}
        className={`overflow-visible md:row-span-2 md:row-start-1 ${isWide ? 'md:col-span-8 md:col-start-5' : 'md:col-span-7 md:col-start-6'}`}
      >
        <line x2="100%" y1={bottom - 6} y2={bottom - 6} className={plotInk.rule} />
        <HorizontalAxis
          scale={scale}
          ticks={scale.ticks(4)}
          top={bottom - 6}
          bottom={bottom}
          format={String}
          isFlush
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
              className={BEFORE}
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
        y={y + ROW.bar - 4}
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
