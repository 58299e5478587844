import { findMedian } from '#tests/bench/pages/find-median.ts'
import type { Route } from '#tests/bench/pages/list-routes.ts'
import {
  CATEGORIES,
  type Category,
  type Metric,
  type PageGrade,
} from '#tests/bench/pages/run-lighthouse.ts'
import { LIMIT_ADDRESS } from '#tests/bench/pages/serve-with-limit-page.ts'

export type Measured = { route: Route; grades: PageGrade[]; limitGrades: PageGrade[] }

type Grade = (address: string) => Promise<PageGrade>
type Plan = { routes: readonly Route[]; rounds: number; grade: Grade; log: (line: string) => void }

/** After how many pages the limit page is measured again, so that both meet the machine in the same mood. */
const PAGES_PER_LIMIT = 4
/** A page that falls short of 100 once is measured again before it is believed. */
const ROUNDS_IN_DOUBT = 3

/**
 * Goes round the pages that stand for their kind as often as asked, and round all others once, or three times if they
 * fall short. Each page keeps the runs of the limit page that stood nearest to its own.
 */
export async function measurePages({ routes, rounds, grade, log }: Plan): Promise<Measured[]> {
  const measured = routes.map((route): Measured => ({ route, grades: [], limitGrades: [] }))
  for (let round = 1; round <= rounds; round += 1) {
    const due = measured.filter((page) => isDue(page, round))
    log(`Lighthouse, round ${round} of ${rounds}: ${due.length} pages`)
    let limit: PageGrade | undefined
    for (const [index, page] of due.entries()) {
      if (!limit || index % PAGES_PER_LIMIT === 0) limit = await grade(LIMIT_ADDRESS)
      page.limitGrades.push(limit)
      page.grades.push(await grade(page.route.path))
    }
  }
  return measured
}

function isDue({ route, grades: [first] }: Measured, round: number): boolean {
  if (route.isTypical || !first) return true
  return round <= ROUNDS_IN_DOUBT && fallsShort(first, route)
}

function fallsShort({ scores }: PageGrade, { isIndexed }: Route): boolean {
  return CATEGORIES.some((name) => scores[name] < 100 && (isIndexed || name !== 'seo'))
}

export function takeMedian(grades: readonly PageGrade[], name: Metric): number {
  return findMedian(grades.map(({ metrics }) => metrics[name]))
}

export function takeMedianScore(grades: readonly PageGrade[], name: Category): number {
  return findMedian(grades.map(({ scores }) => scores[name]))
}

/** The largest paint of the page as a multiple of the limit page's in the same rounds. */
export function compareWithLimit({ grades, limitGrades }: Measured): number {
  return takeMedian(grades, 'lcpMs') / takeMedian(limitGrades, 'lcpMs')
}
