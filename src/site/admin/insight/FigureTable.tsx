import type { ReactNode } from 'react'

export type TableRow = {
  key: string
  name: ReactNode
  /** Below the name, in small. */
  meaning?: string
  cells: readonly ReactNode[]
}

type Props = { caption: string; columns: readonly string[]; rows: readonly TableRow[] }

/** Figures in their columns. A table wider than its place scrolls by itself; its links bring the keyboard along. */
export function FigureTable({ caption, columns, rows }: Props) {
  const [first, ...others] = columns
  return (
    <div className="insight-table-frame">
      <table className="insight-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="label">
              {first}
            </th>
            {others.map((column) => (
              <th key={column} scope="col" className="label">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, meaning, cells }) => (
            <tr key={key}>
              <th scope="row">
                <span>{name}</span>
                {meaning ? (
                  <span className="block text-(length:--text-label) font-regular text-soft">
                    {meaning}
                  </span>
                ) : null}
              </th>
              {cells.map((cell, index) => (
                <td key={others[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
