import { afterAll, expect, test } from 'vitest'
import { FINDING_KINDS, type Finding } from '#domain/finding.ts'
import { createPageReader } from '#server/features/enrichment/read/create-page-reader.ts'
import { extractFindings } from '#server/features/enrichment/read/extract-findings.ts'
import { poisonedPages } from '#tests/support/poisoned-pages/poisoned-pages.ts'

const READ_MAX_MS = 2_500
/** Shorter than usual, so that a busy machine has time to hand a page over as well. */
const DEADLINE_MS = 1_500
const LONGEST = {
  name: 80,
  description: 300,
  industry: 240,
  size: 400,
  tool: 80,
  contact_page: 200,
}
/** Nothing but letters, figures and the marks of prose. */
const UNPLAIN = /[<>{}\\`]|\]\(|\p{Cc}|\p{Cf}|\p{Co}|\p{Cn}|\p{Cs}|\ufffd/u

const reader = createPageReader({ deadlineMs: DEADLINE_MS })
afterAll(() => reader.close())

function expectSound({ kind, value, quote }: Finding) {
  expect(FINDING_KINDS).toContain(kind)
  expect(value).not.toMatch(UNPLAIN)
  expect(quote).not.toMatch(UNPLAIN)
  expect(Math.max(value.length, quote.length)).toBeLessThanOrEqual(
    Math.max(LONGEST[kind], LONGEST.size),
  )
  if (kind === 'contact_page') expect(new URL(value).hostname).toBe('www.harbourlane.com')
}

test.each(poisonedPages)('$name: nothing of it is believed, in bounded time', async (page) => {
  await reader.readPage({ url: page.url, html: '<p>The thread is running.</p>' })
  const start = performance.now()
  const findings = await reader.readPage(page)
  expect(performance.now() - start).toBeLessThan(READ_MAX_MS)
  for (const finding of findings) {
    expectSound(finding)
    expect(`${finding.value} ${finding.quote}`).not.toMatch(page.poison)
  }
})

const honestPages = poisonedPages.flatMap(({ honest, ...page }) =>
  honest === undefined ? [] : [{ ...page, honest }],
)

test.each(honestPages)('$name: what is true of the page is still found', (page) => {
  const said = extractFindings(page).map(({ kind, value }) => `${kind}: ${value}`)
  expect(said).toEqual(page.honest)
})

test('at least twenty kinds of poison are tried', () => {
  expect(new Set(poisonedPages.map(({ name }) => name)).size).toBeGreaterThanOrEqual(20)
})
