import type { MouseEvent, ReactNode } from 'react'
import { insightWords } from '#content/staff/insight.ts'
import type { InsightNumber } from '#contract/admin-insight.ts'
import { openFigure } from '#site/admin/insight/insight-queries.ts'
import type { OnlyElements } from '#site/components/only-elements.ts'

type SectionProps = {
  id: string
  title: string
  /** How the figures are meant, in a sentence or two. */
  meaning: string
  children: OnlyElements
}

/** A fact of the page: what it is at the left, its figures at the right. */
export function InsightSection({ id, title, meaning, children }: SectionProps) {
  const headingId = `${id}-heading`
  return (
    <section
      aria-labelledby={headingId}
      className="mt-9 grid gap-x-14 gap-y-5 border-t border-ink pt-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] print:break-inside-avoid"
    >
      <div>
        <h2 id={headingId} className="scroll-mt-16 text-h3">
          {title}
        </h2>
        <p className="mt-2 max-w-measure text-small text-soft">{meaning}</p>
      </div>
      {children}
    </section>
  )
}

type FigureLinkProps = {
  figure: InsightNumber
  /** What is counted, for whoever hears the number alone. */
  of: string
}

/** A number that opens the conversations which it counts; a nought has none. */
export function FigureLink({ figure: { count, filter }, of }: FigureLinkProps) {
  if (count === 0) return <span className="text-soft">0</span>

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openFigure(filter)
  }

  return (
    // Room for a finger, without room in the row.
    <a
      className="link -mx-1.5 -my-2 inline-block px-1.5 py-2"
      href={`/admin/insight?${filter}`}
      aria-label={`${count}: ${of}`}
      onClick={handleClick}
    >
      {count.toLocaleString('en-US')}
    </a>
  )
}

/** A cell of figures; with `heat` (0 to 1) it is tinted by how much of the whole it is, and empty at 0. */
export type FigureCell = ReactNode | { content: ReactNode; heat: number }
/** 0 to 1 of the longest bar of the table: all of it, and the part that is filled. */
export type RowBar = { whole: number; part: number }

export type TableRow = {
  key: string
  name: ReactNode
  /** Below the name, in small. */
  meaning?: string
  bar?: RowBar
  cells: readonly FigureCell[]
}

type Props = {
  caption: string
  columns: readonly string[]
  rows: readonly TableRow[]
  /** What bars show where a part of them is filled. */
  legend?: readonly [part: string, rest: string]
}

const CELL = 'border-b border-line py-2 pl-3 text-right first:pl-0 first:text-left'
/** Columns of one width; many of them make a narrow window scroll. */
const HEAT_TABLE =
  '[&_th:first-child]:whitespace-nowrap [&_:is(th,td):not(:first-child)]:w-18 [&_:is(th,td):not(:first-child)]:min-w-13 print:[&_:is(th,td)]:min-w-0 print:[&_:is(th,td)]:px-1'
const HEAD = 'label align-bottom font-regular'

/** Figures in their columns, with a bar in each row that has one. What is wider than its place scrolls by itself, by keyboard, too. */
export function FigureTable({ caption, columns, rows, legend }: Props) {
  const [first, ...others] = columns
  const hasBars = rows.some(({ bar }) => bar)
  const hasHeat = rows.some(({ cells }) => cells.some(isHeat))
  if (rows.length === 0) return <p className="text-small text-soft">{insightWords.nothing}</p>
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard (WCAG 2.1.1).
      tabIndex={0}
      className="relative overflow-x-auto print:overflow-visible"
    >
      <table className={`w-full text-small/[1.4] ${hasHeat ? HEAT_TABLE : ''}`}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${CELL} ${HEAD}`}>
              {first}
            </th>
            {others.map((column) => (
              <th key={column} scope="col" className={`${CELL} ${HEAD}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, meaning, bar, cells }) => (
            <tr key={key}>
              <th
                scope="row"
                className={`${CELL} align-top font-medium ${hasBars ? 'sm:w-2/3' : ''}`}
              >
                <span className={hasBars ? 'grid gap-x-6 gap-y-1.5 sm:grid-cols-2' : ''}>
                  <span className="min-w-30">
                    <span>{name}</span>
                    {meaning ? (
                      <span className="block text-(length:--text-label) font-regular text-soft">
                        {meaning}
                      </span>
                    ) : null}
                  </span>
                  {bar ? <Bar {...bar} /> : null}
                </span>
              </th>
              {cells.map((cell, index) => (
                <Cell key={others[index]} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {legend ? <Legend names={legend} /> : null}
    </div>
  )
}

function Cell({ cell }: { cell: FigureCell }) {
  const look = `${CELL} align-top font-mono tabular-nums`
  if (!isHeat(cell)) return <td className={look}>{cell}</td>
  const { content, heat } = cell
  return (
    <td
      className={`${look} pr-2 [print-color-adjust:exact]`}
      style={{ backgroundColor: heat > 0 ? tint(heat) : undefined }}
    >
      {heat > 0 ? content : <span className="sr-only">0</span>}
    </td>
  )
}

function isHeat(cell: FigureCell): cell is { content: ReactNode; heat: number } {
  return typeof cell === 'object' && cell !== null && 'heat' in cell
}

/** The faintest tint is still seen, and ink reads on the strongest. */
const [FAINTEST, STRONGEST] = [12, 36]

function tint(heat: number): string {
  const share = FAINTEST + (STRONGEST - FAINTEST) * Math.min(1, heat)
  return `color-mix(in oklab, var(--color-evidence) ${Math.round(share)}%, transparent)`
}

const BAR_WIDTH = 400

function Bar({ whole, part }: RowBar) {
  return (
    <svg
      viewBox={`0 0 ${BAR_WIDTH} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1 block h-2.5 w-full"
    >
      <rect width={BAR_WIDTH * whole} height="10" className="fill-evidence/25" />
      <rect width={BAR_WIDTH * part} height="10" className="fill-evidence" />
    </svg>
  )
}

const LEGEND_LOOKS = ['bg-evidence', 'bg-evidence/25']

function Legend({ names }: { names: readonly string[] }) {
  return (
    <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
      {names.map((name, index) => (
        <li key={name} className="label flex items-center gap-1.5">
          <span className={`size-3 [print-color-adjust:exact] ${LEGEND_LOOKS[index]}`} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
