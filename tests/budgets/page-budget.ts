import { readFileSync, writeFileSync } from 'node:fs'
import { KINDS, type Visit } from '#tests/budgets/weigh-visit.ts'

/** Bytes as sent, but for `requests` and `fontFiles`, which are counts. HTML holds the styles of its page. */
export type PageBudget = Record<(typeof LIMITS)[number], number>
export const LIMITS = [
  'requests',
  'html',
  'inlineScript',
  'css',
  'script',
  'fontFiles',
  'font',
  'image',
  'other',
  'total',
] as const

type Budgets = Record<string, PageBudget | undefined>

const FILE = 'tests/budgets/budgets.json'
/** `UPDATE_BUDGETS=1` writes what is measured, and a little more, as the new budgets. */
export const isUpdating = process.env.UPDATE_BUDGETS === '1'
/** For a line of text or two. What costs more is looked at, and the table written anew. */
const MARGIN = 1.05

export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

export function writeBudgets(budgets: Budgets): void {
  writeFileSync(FILE, `${JSON.stringify(budgets, null, 2)}\n`)
}

export function measurePage({ files, inlineScriptBytes }: Visit): PageBudget {
  const sum = (kind?: string) =>
    files.filter((file) => !kind || file.kind === kind).reduce((all, { bytes }) => all + bytes, 0)
  const byKind = Object.fromEntries(KINDS.map((kind) => [kind, sum(kind)]))
  return {
    ...(byKind as Record<(typeof KINDS)[number], number>),
    requests: files.length,
    inlineScript: inlineScriptBytes,
    fontFiles: files.filter(({ kind }) => kind === 'font').length,
    total: sum(),
  }
}

/** @returns a budget that holds each of the measurements, within the targets. */
export function composeBudget(
  measured: readonly PageBudget[],
  targets: Partial<PageBudget>,
): PageBudget {
  const entries = LIMITS.map((limit) => {
    const largest = Math.max(...measured.map((one) => one[limit]))
    const isCount = limit === 'requests' || limit === 'fontFiles'
    return [
      limit,
      Math.min(isCount ? largest : Math.ceil(largest * MARGIN), targets[limit] ?? Infinity),
    ]
  })
  return Object.fromEntries(entries)
}

/** @returns a sentence for each limit that is broken: what was measured, what is allowed, and by which files. */
export function findExcesses(visit: Visit, budget: Partial<PageBudget>): string[] {
  const measured = measurePage(visit)
  return LIMITS.flatMap((limit) => {
    const allowed = budget[limit] ?? Infinity
    if (measured[limit] <= allowed) return []
    const kind = limit.replace('Files', '')
    const all = limit === 'requests' || limit === 'total'
    const files = visit.files
      .filter((file) => all || file.kind === kind)
      .toSorted((one, other) => other.bytes - one.bytes)
      .map(({ path, bytes }) => `${path} ${bytes}`)
    return `${limit} is ${measured[limit]}, its budget ${allowed}: ${files.join(', ') || 'in the page'}`
  })
}
