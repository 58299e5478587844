import type { BenchSection, BenchTable, Verdict } from '#tests/bench/bench-section.ts'

export type Run = { name: string; text: string }
type Circumstances = { startedAt: Date; minutes: number; machine: string }

/** A part's result as Markdown. */
export function composeSection(
  { title, method, tables, verdicts }: BenchSection,
  { startedAt, minutes, machine }: Circumstances,
): string {
  const day = startedAt.toISOString().slice(0, 10)
  return [
    `## ${title}`,
    `${day}, ${minutes.toFixed(1)} minutes, on ${machine}.`,
    method,
    composeVerdicts(verdicts),
    ...tables.map(composeTable),
  ].join('\n\n')
}

/** Puts the text where this part stood before, and leaves the others alone. */
export function replaceSection(document: string, { name, text }: Run): string {
  const [start, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`]
  const from = document.indexOf(start)
  const to = document.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The document has no place for the part ${name}.`)
  return `${document.slice(0, from + start.length)}\n${text}\n${document.slice(to)}`
}

function composeVerdicts(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ what, target, measured, isMet }) => [
    what,
    target,
    measured,
    isMet ? 'met' : '**missed**',
  ])
  return drawRows(['', 'target', 'measured', ''], rows)
}

function composeTable({ caption, columns, rows }: BenchTable): string {
  return `**${caption}**\n\n${drawRows(columns, rows)}`
}

function drawRows(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')
}
