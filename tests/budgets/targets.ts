import type { PageBudget } from '#tests/budgets/page-budget.ts'

const KB = 1_000

/** What no budget of a page may exceed, whatever was measured. */
const CONTENT: Partial<PageBudget> = {
  script: 0,
  inlineScript: 2.1 * KB,
  fontFiles: 2,
  font: 36 * KB,
  total: 55 * KB,
}
export const HOME_TARGETS: Partial<PageBudget> = { ...CONTENT, html: 22.3 * KB, total: 48 * KB }
/** Pages where React runs without being asked for: all else of them is held as of any other page. */
export const ISLAND_TARGETS: Partial<PageBudget> = {
  script: 103 * KB,
  inlineScript: 4 * KB,
  fontFiles: 2,
  font: 36 * KB,
  total: 150 * KB,
}
export const CHAT_SCRIPT_BYTES = 95 * KB

/** React comes by itself here; on all other pages it comes when the reader does something, or never. */
const ISLAND_PAGES = [
  '/diagnostic',
  '/calculator',
  '/schedule',
  '/booking',
  '/my-conversation',
  '/admin/login',
]

export function chooseTargets(path: string): Partial<PageBudget> {
  if (path === '/') return HOME_TARGETS
  return ISLAND_PAGES.includes(path) ? ISLAND_TARGETS : CONTENT
}

export const isContentPage = (path: string) => !ISLAND_PAGES.includes(path)
