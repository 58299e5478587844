import type { BenchTable } from '#tests/bench/bench-section.ts'
import type { Weighed } from '#tests/bench/pages/bench-pages.ts'
import {
  compareWithLimit,
  type Measured,
  takeMedian,
  takeMedianScore,
} from '#tests/bench/pages/measure-pages.ts'
import { CATEGORIES } from '#tests/bench/pages/run-lighthouse.ts'
import { sumWeight } from '#tests/bench/pages/weigh-first-view.ts'

export function tabulateWeights(pages: readonly Weighed[]): BenchTable {
  return {
    caption: 'First view, bytes',
    columns: [
      'page',
      'requests',
      'total',
      'HTML with CSS',
      'its CSS alone',
      'its own script alone',
      "its framework's script alone",
      'script files',
      'font',
      'image and other',
    ],
    rows: pages.map(({ route, weight, parts }) =>
      [
        route.path,
        weight.requests,
        sumWeight(weight),
        weight.byKind.html + weight.byKind.css,
        parts.styleBytes,
        parts.ownScriptBytes,
        parts.frameworkScriptBytes,
        weight.byKind.script,
        weight.byKind.font,
        weight.byKind.image + weight.byKind.data,
      ].map((value) => value.toLocaleString('en-US')),
    ),
  }
}

export function tabulateGrades(pages: readonly Measured[]): BenchTable {
  return {
    caption: 'Lighthouse mobile, medians; in brackets the range of the performance score',
    columns: [
      'page',
      'perf / a11y / best practices / SEO',
      'FCP ms',
      'LCP ms',
      'LCP ÷ limit',
      'TBT ms',
      'CLS',
      'found fault with',
    ],
    rows: [...pages, gatherLimit(pages)].map((page) => {
      const { route, grades } = page
      const ofPerformance = grades.map(({ scores }) => scores.performance)
      const range = `${Math.min(...ofPerformance)}–${Math.max(...ofPerformance)}`
      const scores = CATEGORIES.map((name) => Math.round(takeMedianScore(grades, name)))
      return [
        route.path,
        `${scores.join(' / ')} (${range})`,
        takeMedian(grades, 'fcpMs').toFixed(0),
        takeMedian(grades, 'lcpMs').toFixed(0),
        compareWithLimit(page).toFixed(2),
        takeMedian(grades, 'tbtMs').toFixed(0),
        takeMedian(grades, 'shift').toFixed(3),
        [...new Set(grades.flatMap(({ faults }) => faults))].join(', '),
      ]
    }),
  }
}

/** The limit page, in all the runs that pages were held against. */
function gatherLimit(pages: readonly Measured[]): Measured {
  const grades = [...new Set(pages.flatMap(({ limitGrades }) => limitGrades))]
  const route = { path: 'the limit page', isIndexed: false, isContent: true, isTypical: true }
  return { route, grades, limitGrades: grades }
}
