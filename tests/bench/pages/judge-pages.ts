import type { Verdict } from '#tests/bench/bench-section.ts'
import type { Weighed } from '#tests/bench/pages/bench-pages.ts'
import {
  compareWithLimit,
  type Measured,
  takeMedian,
  takeMedianScore,
} from '#tests/bench/pages/measure-pages.ts'
import { sumWeight } from '#tests/bench/pages/weigh-first-view.ts'

/** Pages that are kept out of search engines lose these points on purpose. */
const NEEDS_INDEXING = 'seo'
const JUDGED = ['performance', 'accessibility', 'best-practices', NEEDS_INDEXING] as const
const CHAT = '/diagnostic'

/** A target with its unit; the worst page is compared with it. */
type Limit<Page> = {
  what: string
  most: number
  unit: string
  digits?: number
  read: (page: Page) => number
}

type OfRoute = { route: Weighed['route'] }

function judge<Page extends OfRoute>(pages: readonly Page[], limit: Limit<Page>): Verdict[] {
  const worst = [...pages].sort((a, b) => limit.read(b) - limit.read(a))[0]
  if (!worst) return []
  const value = limit.read(worst)
  const format = (number: number) =>
    `${number.toLocaleString('en-US', { maximumFractionDigits: limit.digits ?? 0 })}${limit.unit}`
  return [
    {
      what: limit.what,
      target: `≤ ${format(limit.most)}`,
      measured: `${format(value)} (${worst.route.path})`,
      isMet: value <= limit.most,
    },
  ]
}

/** The targets for visitors, each held against the page that comes out worst. */
export function judgePages(weighed: readonly Weighed[], measured: readonly Measured[]): Verdict[] {
  return [...judgeWeights(weighed), ...judgePaint(measured), ...judgeScores(measured)]
}

function judgeWeights(pages: readonly Weighed[]): Verdict[] {
  const content = pages.filter(({ route }) => route.isContent)
  const home = content.filter(({ route }) => route.path === '/')
  const bytes = ' bytes'
  return [
    ...judge(content, {
      what: 'script files at first view of a content page',
      most: 0,
      unit: bytes,
      read: ({ weight }) => weight.byKind.script,
    }),
    ...judge(content, {
      what: 'own script in a content page',
      most: 2_000,
      unit: bytes,
      read: ({ parts }) => parts.ownScriptBytes,
    }),
    ...judge(home, {
      what: 'HTML and CSS of the home page',
      most: 20_000,
      unit: bytes,
      read: ({ weight }) => weight.byKind.html + weight.byKind.css,
    }),
    ...judge(home, {
      what: 'first view of the home page',
      most: 60_000,
      unit: bytes,
      read: ({ weight }) => sumWeight(weight),
    }),
    ...judge(
      content.filter((page) => !home.includes(page)),
      {
        what: 'first view of any other content page',
        most: 55_000,
        unit: bytes,
        read: ({ weight }) => sumWeight(weight),
      },
    ),
    ...judge(pages, {
      what: 'fonts at first view',
      most: 36_000,
      unit: bytes,
      read: ({ weight }) => weight.byKind.font,
    }),
    ...judge(
      pages.filter(({ route }) => route.path === CHAT),
      {
        what: 'script of /diagnostic, with all it loads by itself',
        most: 95_000,
        unit: bytes,
        read: ({ weight }) => weight.byKind.script,
      },
    ),
  ]
}

function judgePaint(pages: readonly Measured[]): Verdict[] {
  const content = pages.filter(({ route }) => route.isContent)
  // One run says little of time: those in every round stand for their kind.
  const typical = pages.filter(({ route }) => route.isTypical)
  const chat = pages.filter(({ route }) => route.path === CHAT)
  const blocked = ({ grades }: Measured) => takeMedian(grades, 'tbtMs')
  return [
    ...judge(typical, {
      what: 'LCP as a multiple of the limit page',
      most: 1.35,
      unit: ' ×',
      digits: 2,
      read: compareWithLimit,
    }),
    ...judge(
      typical.filter(({ route }) => route.isContent),
      { what: 'TBT of content pages', most: 0, unit: ' ms', read: blocked },
    ),
    ...judge(chat, { what: 'TBT of /diagnostic', most: 50, unit: ' ms', read: blocked }),
    ...judge(content, {
      what: 'CLS of content pages',
      most: 0,
      unit: '',
      digits: 3,
      read: ({ grades }) => takeMedian(grades, 'shift'),
    }),
  ]
}

function judgeScores(pages: readonly Measured[]): Verdict[] {
  return JUDGED.flatMap((category) => {
    const judged =
      category === NEEDS_INDEXING ? pages.filter(({ route }) => route.isIndexed) : pages
    const below = judged.filter(({ grades }) => takeMedianScore(grades, category) < 100)
    const worst = below.map(
      ({ route, grades }) => `${route.path} ${takeMedianScore(grades, category)}`,
    )
    return {
      what: `Lighthouse, ${category}, ${category === NEEDS_INDEXING ? 'pages for search engines' : 'all pages'}`,
      target: '100',
      measured: below.length === 0 ? `100 on ${judged.length} pages` : worst.join(', '),
      isMet: below.length === 0,
    }
  })
}
