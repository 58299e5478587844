import { describe, expect, test } from 'vitest'
import { caseStudies } from '#content/facts/case-studies.ts'
import { site } from '#content/site.ts'
import { openBrowser } from '#tests/support/browse.ts'
import {
  BLOCKED_FONT,
  expectAccessible,
  expectSoundLayout,
  settle,
} from '#tests/support/expect-sound-page.ts'
import { ARTICLE_SLUGS, LIBRARY_FILTERS } from '#tests/support/library.ts'
import { walkByKeyboard } from '#tests/support/walk-by-keyboard.ts'

const { open, expectConsoleErrors } = openBrowser()

describe.each(ARTICLE_SLUGS)('the article %s', (slug) => {
  test('names its day, author, tags and ways on, among them two notes of other kinds', async () => {
    const { page } = await open(`/library/${slug}`)
    const article = page.getByRole('article')
    const hrefOf = (name: string) =>
      page.getByRole('main').getByRole('link', { name }).getAttribute('href')
    expect(await hrefOf('Back to Library')).toBe('/library')
    expect(await hrefOf('View All Articles')).toBe('/library')
    expect(await hrefOf('Request an Operations Audit')).toBe('/diagnostic')
    expect(await article.locator('time').first().textContent()).toMatch(
      /^[A-Z][a-z]+ \d{1,2}, 20\d\d$/,
    )
    await article.getByText(`By ${site.name}`).waitFor()
    expect(
      await article.getByRole('list', { name: 'Tags' }).getByRole('listitem').count(),
    ).toBeGreaterThan(0)
    expect(await article.locator('.prose p').count()).toBeGreaterThan(5)
    const served = await page.request.get(`/library/${slug}`)
    expect(await served.text()).not.toMatch(/<[^>]+\sstyle=/)

    const own = await page.locator('[data-pagefind-meta^=kind]').textContent()
    const kinds = await page
      .getByRole('complementary', { name: 'Related Notes' })
      .getByRole('listitem')
      .locator('.label')
      .allTextContents()
    expect(kinds.length).toBe(2)
    expect(kinds).not.toContain(own)
    for (const kind of kinds) expect(LIBRARY_FILTERS.map(([, , one]) => one)).toContain(kind)
  })
})

describe.each(ARTICLE_SLUGS)('the article %s', (slug) => {
  test('has no accessibility violation in either theme', async () => {
    const { page } = await open(`/library/${slug}`, { viewport: { width: 1440, height: 900 } })
    await settle(page)
    await expectAccessible(page)
  })

  test('keeps its text whole and in place at every size, zoom and typeface', async () => {
    expectConsoleErrors(BLOCKED_FONT)
    const { page } = await open(`/library/${slug}`)
    await settle(page)
    await expectSoundLayout(page)
  })
})

test.each([1440, 720])(
  'the keyboard comes to every control of an article at %d px',
  async (width) => {
    const { page } = await open('/library/agentic-observability', {
      viewport: { width, height: width === 720 ? 450 : 900 },
    })
    await settle(page)
    expect(await walkByKeyboard(page)).toEqual([])
  },
)

describe.each(caseStudies)('the case study $slug', ({ slug, results, timeline }) => {
  test('shows the figures of its card', async () => {
    const { page } = await open(`/library/${slug}`)
    const figures = await page.locator('[data-case-figures]').textContent()
    for (const { metric, label } of results) expect(figures).toContain(`${label}${metric}`)
    expect(figures).toContain(timeline)
  })
})

test('the sections beside the text follow the reader', async () => {
  const { page } = await open('/library/agentic-vs-rpa', { viewport: { width: 1440, height: 900 } })
  const sections = page.getByRole('navigation', { name: 'On this page' })
  await sections.getByRole('link', { name: 'Sorting a process' }).click()
  await expect
    .poll(() => sections.locator('[aria-current]').allTextContents())
    .toEqual(['Sorting a process'])
})

test('on a phone, tables and code scroll inside themselves', async () => {
  const { page } = await open('/library/agentic-observability', {
    viewport: { width: 320, height: 700 },
  })
  const wide = await page
    .locator('.scroller')
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length)
  expect(wide).toBeGreaterThan(0)
  expect(await page.locator('.scroller:not([tabindex="0"])').count()).toBe(0)
})

test('an unknown article says so and leads back', async () => {
  expectConsoleErrors(/404/)
  const { page } = await open('/library/no-such-article')
  await page.getByRole('heading', { name: 'Article not found' }).waitFor()
  expect(await page.getByRole('link', { name: 'Back to Library' }).getAttribute('href')).toBe(
    '/library',
  )
})
