import { accumulateNetCents } from '#domain/calculator.ts'
import { formatCents } from '#site/islands/calculator/format-figures.ts'

const YEARS = [1, 2, 3]

/** The chart in figures, each year under its own third of the drawing; the names of the rows stand in each cell. */
export function NetBenefitTable({ annualSavingsCents }: { annualSavingsCents: number }) {
  return (
    <table className="net-table">
      <caption className="sr-only">
        Savings so far and cumulative net benefit at the end of each year
      </caption>
      <thead>
        <tr>
          {YEARS.map((year) => (
            <th key={year} scope="col" className="label">
              year {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="text-soft">
          {YEARS.map((year) => (
            <td key={year}>
              saved <Amount cents={annualSavingsCents * year} />
            </td>
          ))}
        </tr>
        <tr className="font-medium">
          {YEARS.map((year) => (
            <td key={year}>
              net <Amount cents={accumulateNetCents(annualSavingsCents, year * 12)} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** A line may end before a sum, but not between its minus sign and its figure. */
function Amount({ cents }: { cents: number }) {
  return <span className="whitespace-nowrap">{formatCents(cents)}</span>
}
