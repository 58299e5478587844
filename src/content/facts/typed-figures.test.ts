import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { caseStudies } from '#content/facts/case-studies.ts'
import { claims } from '#content/facts/claims.ts'
import { engagementPhases, pilotTimeline } from '#content/facts/pricing.ts'
import { spellNumber } from '#content/facts/spell-number.ts'
import { site } from '#content/site.ts'
import { IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'

/** Where a figure is written: the one place that may type it. */
const SOURCES = [
  'src/content/facts/pricing.ts',
  'src/content/facts/claims.ts',
  'src/content/facts/case-studies.ts',
  'src/content/site.ts',
]
/** Visitors type figures in their questions. */
const PHRASING = /^ *- (?!id: ).*$/gm
/** What equals a published figure and is none; add yours here, with what it is. */
const COINCIDENCES = [
  // What the purchasing agent may spend on one order.
  'src/content/articles/manufacturing-supply-chain.mdx: $15,000',
  // Milliseconds between two looks while nothing is live.
  'src/site/admin/conversations/conversation-queries.ts: 15_000',
  'src/site/admin/live/open-staff-news.ts: 15_000',
]

const [audit, pilot, , retainer] = engagementPhases
const amounts = [
  ...engagementPhases.flatMap(({ minimumUsd, maximumUsd }) => [minimumUsd, maximumUsd ?? []]),
  audit.minimumUsd + pilot.minimumUsd,
  (audit.maximumUsd ?? 0) + (pilot.maximumUsd ?? 0),
  retainer.minimumUsd * 12,
  IMPLEMENTATION_INVESTMENT_CENTS / 100,
].flat()
const amountsUsd = [...new Set(amounts)]
const spans = [
  ...engagementPhases.map(({ duration }) => duration).filter((duration) => /\d/.test(duration)),
  ...Object.values(pilotTimeline),
  ...claims.filter(({ label }) => label.startsWith('weeks')).map(({ figure }) => `${figure} weeks`),
]
/** A case study's own story derives its figures in its text; story-checks.ts compares the two. */
const claimed = claims.map(({ figure }) => figure).filter((figure) => !/^\d+-\d+$/.test(figure))

test('the scan knows each way in which a figure is typed', () => {
  for (const typed of ['$25K', '25k', '$25,000', '25_000']) {
    expect(matchAmount(25_000).test(`It costs ${typed}.`), typed).toBe(true)
  }
  for (const other of ['$125,000', '$25,400', '$25', '25,000', '$25,000,000', '1.25K', '125_000']) {
    expect(matchAmount(25_000).test(`It costs ${other}.`), other).toBe(false)
  }
  expect(matchAmount(1_500_000).test('It costs $1.5M.')).toBe(true)
  for (const typed of ['2-4 weeks', '2–4 weeks', '2 to 4 weeks', 'Two to four weeks']) {
    expect(matchSpan('2-4 weeks').test(`It takes ${typed}.`), typed).toBe(true)
  }
  expect(matchSpan('2-4 weeks').test('It takes 12-4 weeks.')).toBe(false)
})

test('no price, duration, claim or name of the firm is typed a second time', () => {
  const files = globSync('src/{content,site}/**/*.{ts,tsx,astro,mdx,yaml}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !SOURCES.includes(file) && !/\.test\.tsx?$|\/testing\//.test(file))
  expect(files.length).toBeGreaterThan(200)
  const typed = files.flatMap(listTypedFigures)
  expect(typed.filter((figure) => !COINCIDENCES.includes(figure))).toEqual([])
})

function listTypedFigures(file: string): string[] {
  const written = readFileSync(file, 'utf8')
  const text = file.endsWith('.yaml') ? written.replaceAll(PHRASING, '') : written
  return listPatterns(file)
    .flatMap((pattern) => text.match(pattern)?.[0] ?? [])
    .map((typed) => `${file}: ${typed}`)
}

function listPatterns(file: string): RegExp[] {
  return [
    ...amountsUsd.map(matchAmount),
    ...spans.map(matchSpan),
    ...claimed.filter((figure) => !isToldByStory(file, figure)).map(matchWords),
    matchWords(site.name),
  ]
}

/** "$25K", "25k", "$25,000" and, in code, 25_000; but not 25,000 of something else. */
function matchAmount(amount: number): RegExp {
  const short = amount < 1_000_000 ? `${amount / 1_000}k` : `${amount / 1_000_000}m`
  const long = amount.toLocaleString('en-US')
  const forms = [
    `(?<![\\d.,])\\$?${short.replace('.', '\\.')}\\b`,
    `\\$${long}(?!,?\\d)`,
    `(?<![\\d_])${long.replaceAll(',', '_')}(?![\\d_])`,
  ]
  return new RegExp(forms.join('|'), 'i')
}

/** "2-4 weeks" with any dash, with "to", and in words. */
function matchSpan(span: string): RegExp {
  const [, from = '', to = '', unit = ''] = /^(\d+)-(\d+) (\w+)$/.exec(span) ?? []
  const words = `${spellNumber(Number(from))} to ${spellNumber(Number(to))}`
  return new RegExp(`(?<!\\d)(?:${from}(?:[-–]| to )${to}|${words})[ -]${unit}`, 'i')
}

function matchWords(words: string): RegExp {
  return new RegExp(`(?<![\\w$.])${words.replace(/[$.+]/g, '\\$&')}(?!\\w)`)
}

function isToldByStory(file: string, figure: string): boolean {
  return caseStudies.some(
    ({ slug, results }) =>
      file.endsWith(`/${slug}.mdx`) && results.some(({ metric }) => metric === figure),
  )
}
