import type { ReactNode } from 'react'

export type TableRow = {
  key: string
  name: ReactNode
  /** Below the name, in small. */
  meaning?: string
  cells: readonly ReactNode[]
}

type Props = { caption: string; columns: readonly string[]; rows: readonly TableRow[] }

const CELL = 'border-b border-line py-2 pl-3 text-right first:pl-0 first:text-left'
const HEAD = 'label align-bottom font-regular'

/**
 * Figures in their columns. One name and one number do not stand so far apart that the eye loses the row. A table wider
 * than its place scrolls by itself, by keyboard, too.
 */
export function FigureTable({ caption, columns, rows }: Props) {
  const [first, ...others] = columns
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard (WCAG 2.1.1).
      tabIndex={0}
      aria-label={caption}
      className="overflow-x-auto has-[th:nth-child(2):last-child]:max-w-md print:overflow-visible"
    >
      <table className="w-full text-small/[1.4]">
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
          {rows.map(({ key, name, meaning, cells }) => (
            <tr key={key}>
              <th scope="row" className={`${CELL} min-w-30 align-top font-medium`}>
                <span>{name}</span>
                {meaning ? (
                  <span className="block text-(length:--text-label) font-regular text-soft">
                    {meaning}
                  </span>
                ) : null}
              </th>
              {cells.map((cell, index) => (
                <td key={others[index]} className={`${CELL} align-top font-mono tabular-nums`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
