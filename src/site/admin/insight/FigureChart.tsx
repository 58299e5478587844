import { Bar, BarChart, CartesianGrid, LabelList, XAxis, YAxis } from 'recharts'

export type Series = { key: string; name: string; look: ChartLook }
export type ChartRow = { label: string } & Record<string, string | number>

type Props = {
  /** Bars that lie, with their names at the left, or that stand. */
  layout: 'lying' | 'standing'
  rows: readonly ChartRow[]
  series: readonly Series[]
  isStacked?: boolean
}

const ROW_HEIGHT_PX = 36
const BAR_PX = 14
const AXIS_PX = 28
const STANDING_HEIGHT_PX = 260
const NAMES_WIDTH_PX = 150
/** As many of the mono typeface as fit there; the table has the whole name. */
const NAME_MAX_CHARS = 18

/** The picture of a table that stands beside it: hidden from screen readers and not in the way of the keyboard. */
export function FigureChart({ layout, rows, series, isStacked = false }: Props) {
  const isLying = layout === 'lying'
  const rowHeight = isStacked
    ? ROW_HEIGHT_PX
    : Math.max(ROW_HEIGHT_PX, series.length * (BAR_PX + 8))
  return (
    <div
      aria-hidden="true"
      className="[&_.recharts-label-list_text]:fill-ink [&_svg]:max-w-full print:[&_svg]:h-auto [&_text]:fill-soft [&_text]:font-mono [&_text]:text-(length:--text-label)"
    >
      <BarChart
        responsive
        width="100%"
        height={isLying ? rows.length * rowHeight + AXIS_PX : STANDING_HEIGHT_PX}
        layout={isLying ? 'vertical' : 'horizontal'}
        data={[...rows]}
        accessibilityLayer={false}
        barGap={2}
        margin={{ top: isLying ? 0 : 20, right: isLying ? 44 : 0, bottom: 0, left: 0 }}
      >
        <CartesianGrid horizontal={!isLying} vertical={isLying} stroke="var(--color-line)" />
        {isLying ? (
          <>
            <XAxis type="number" allowDecimals={false} tickLine={false} axisLine={false} />
            <YAxis
              type="category"
              dataKey="label"
              width={NAMES_WIDTH_PX}
              tickFormatter={shortenName}
              interval={0}
              tickLine={false}
              stroke="var(--color-edge)"
            />
          </>
        ) : (
          <>
            <XAxis dataKey="label" interval={0} tickLine={false} stroke="var(--color-edge)" />
            <YAxis width={46} allowDecimals={false} tickLine={false} axisLine={false} />
          </>
        )}
        {series.map(({ key, look }) => (
          <Bar
            key={key}
            dataKey={key}
            {...FILLS[look]}
            {...(isStacked && { stackId: 'all' })}
            {...(isLying && { barSize: BAR_PX })}
            isAnimationActive={false}
          >
            {isStacked ? null : <LabelList dataKey={key} position={isLying ? 'right' : 'top'} />}
          </Bar>
        ))}
      </BarChart>
      {series.length > 1 ? <Legend series={series} /> : null}
    </div>
  )
}

function shortenName(name: string): string {
  return name.length > NAME_MAX_CHARS ? `${name.slice(0, NAME_MAX_CHARS - 1)}…` : name
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
      {series.map(({ key, name, look }) => (
        <li key={key} className="label flex items-center gap-1.5">
          <svg aria-hidden="true" width="12" height="12">
            <rect x="0.5" y="0.5" width="11" height="11" {...FILLS[look]} />
          </svg>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** How a part of a chart is filled: color and texture, so that it reads without color. */
export type ChartLook = 'main' | 'pale' | 'good' | 'coming' | 'bad' | 'warn' | 'soft' | 'none'

export const FILLS: Readonly<Record<ChartLook, { fill: string; stroke: string }>> = {
  main: { fill: 'var(--color-evidence)', stroke: 'var(--color-evidence)' },
  pale: { fill: 'var(--color-evidence-tint)', stroke: 'var(--color-evidence)' },
  good: { fill: 'var(--color-good)', stroke: 'var(--color-good)' },
  coming: { fill: 'url(#chart-coming)', stroke: 'var(--color-evidence)' },
  bad: { fill: 'url(#chart-bad)', stroke: 'var(--color-bad)' },
  warn: { fill: 'url(#chart-warn)', stroke: 'var(--color-warn)' },
  soft: { fill: 'url(#chart-soft)', stroke: 'var(--color-edge)' },
  none: { fill: 'transparent', stroke: 'var(--color-edge)' },
}
