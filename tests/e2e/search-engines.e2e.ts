import { brotliCompressSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { engagementPhases } from '#content/facts/pricing.ts'
import { roles } from '#content/facts/roles.ts'
import { systems } from '#content/facts/systems.ts'
import { pageFacts } from '#content/pages/navigation.ts'
import { staffPages } from '#content/staff/pages.ts'
import { decodeEntities } from '#site/seo/markdown-twins/html-tree.ts'
import { openBrowser } from '#tests/support/browse.ts'
import { htmlRules } from '#tests/support/html-rules.ts'
import { get, PUBLIC_PAGES, pathOf, readPage } from '#tests/support/read-site.ts'
import { findStructureProblems, type Thing } from '#tests/support/structured-data.ts'

const { open } = openBrowser()
const validator = new HtmlValidate(htmlRules)

const UNLISTED_PAGES = [
  '/admin/login',
  '/admin/dashboard',
  '/admin/leads',
  '/admin/bookings',
  '/admin/brief',
  '/admin/outbox',
  '/admin/team',
  '/admin/account',
  '/admin/join',
  '/admin/insight',
  '/schedule',
  '/booking',
  '/my-conversation',
  '/thanks',
]
/** Letters that a search result shows; what is longer is cut. */
const TITLE_LIMIT = 65
const DESCRIPTION_LIMIT = 155
const SHARE_IMAGE_LIMIT_BYTES = 60_000

describe.each(PUBLIC_PAGES)('%s', (path) => {
  test('describes itself to search engines and to those it is shared with', async () => {
    const page = await readPage(path)
    expect(page.title.length).toBeGreaterThan(10)
    expect(page.title.length, page.title).toBeLessThanOrEqual(TITLE_LIMIT)
    const description = decodeEntities(page.meta('description'))
    expect(description.length).toBeGreaterThan(50)
    expect(description.length, description).toBeLessThanOrEqual(DESCRIPTION_LIMIT)
    expect(page.meta('keywords').split(', ').length).toBeGreaterThan(2)
    expect(page.meta('robots')).toBe('')
    expect(pathOf(page.link('[rel="canonical"]'))).toBe(path)
    expect(page.property('og:url')).toBe(page.link('[rel="canonical"]'))
    for (const name of ['og:type', 'og:site_name', 'og:title', 'og:description', 'og:image:alt']) {
      expect(page.property(name), name).not.toBe('')
    }
    expect(page.meta('twitter:card')).toBe('summary_large_image')
  })

  test('has a share image of its own, 1200 × 630 and light', async () => {
    const page = await readPage(path)
    const image = await get(pathOf(page.property('og:image')))
    expect([image.status, image.type]).toEqual([200, 'image/png'])
    // The width and height of a PNG stand in its first chunk.
    const size = [image.body.readUInt32BE(16), image.body.readUInt32BE(20)]
    expect(size).toEqual([1200, 630])
    expect(['width', 'height'].map((side) => Number(page.property(`og:image:${side}`)))).toEqual(
      size,
    )
    expect(image.body.length).toBeLessThanOrEqual(SHARE_IMAGE_LIMIT_BYTES)
  })

  test('carries structured data that is complete', async () => {
    const { graph } = await readPage(path)
    expect(findStructureProblems(graph)).toEqual([])
    const types = graph.map((thing) => thing['@type'])
    expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
    expect(types.includes('BreadcrumbList')).toBe(path !== '/')
    expect(types.includes('Article')).toBe(path.startsWith('/library/'))
  })

  test('has a Markdown twin that names its page', async () => {
    const page = await readPage(path)
    const twin = await get(page.link('[type="text/markdown"]'))
    expect([twin.status, twin.type]).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(twin.text).toMatch(/^# \S/)
    expect(twin.text).toContain(`<${page.link('[rel="canonical"]')}>`)
    expect((await get(path, { accept: 'text/markdown' })).text).toBe(twin.text)
    expect(twin.text.length).toBeGreaterThan(600)
    expect(twin.text).not.toMatch(/<\/?(?:div|p|span|section)|&(?:amp|quot|#x27);|undefined/)
  })

  test('is valid HTML', async () => {
    const { html } = await readPage(path)
    expect(await listHtmlErrors(html)).toEqual([])
  })

  test('says above its footer what it weighs, what it keeps, and when it was made', async () => {
    const { html } = await readPage(path)
    const facts = /<footer[^>]*><ul aria-label="([^"]*)".*?<\/ul>/s.exec(html)
    expect(facts?.[1]).toBe(pageFacts.name)
    const [, weight, kilobytes] = /<data value="(\d+)">(\d+)<\/data>/.exec(facts?.[0] ?? '') ?? []
    // Styles stand in the page, and so do the scripts of pages without an island that opens by itself.
    const served = brotliCompressSync(html).length
    expect(Number(weight)).toBeGreaterThan(served * 0.95)
    if (!html.includes('client="idle"')) expect(Number(weight)).toBeLessThan(served * 1.15)
    expect(Number(kilobytes)).toBe(Math.round(Number(weight) / 1_000))
    expect(facts?.[0]).toMatch(/<time dateTime="20\d\d-\d\d-\d\d">/)
    expect(facts?.[0].includes(pageFacts.noCookie)).toBe(path !== '/diagnostic')
  })
})

/** Templates are not part of the page until a script fills them. */
async function listHtmlErrors(html: string): Promise<string[]> {
  const rendered = html.replaceAll(/<template\b.*?<\/template>/gs, '')
  const { results } = await validator.validateString(rendered)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
}

describe.each(UNLISTED_PAGES)('%s', (path) => {
  test('asks not to be indexed, and is valid HTML', async () => {
    const page = await readPage(path)
    expect(page.meta('robots')).toContain('noindex')
    expect(page.graph).toEqual([])
    expect(await listHtmlErrors(page.html)).toEqual([])
  })
})

test.each(['/no-such-page', '/library/no-such-article'])(
  'the 404 of %s is unlisted',
  async (path) => {
    const page = await readPage(path)
    expect(page.status).toBe(404)
    expect(page.meta('robots')).toContain('noindex')
    expect(await listHtmlErrors(page.html)).toEqual([])
  },
)

test('no two pages share a title, a description or an image', async () => {
  const pages = await Promise.all(PUBLIC_PAGES.map(readPage))
  for (const read of [
    (page: (typeof pages)[number]) => page.title,
    (page: (typeof pages)[number]) => page.meta('description'),
    (page: (typeof pages)[number]) => page.property('og:image'),
  ]) {
    expect(new Set(pages.map(read)).size).toBe(PUBLIC_PAGES.length)
  }
})

test('prices and roles are the same on the page, in its Markdown and in structured data', async () => {
  const pricing = await readPage('/pricing')
  const pricingTwin = (await get('/pricing.md')).text
  for (const { name, investment } of engagementPhases) {
    expect(pricing.html).toContain(investment)
    expect(pricingTwin).toContain(name)
    expect(pricingTwin).toContain(investment)
  }
  const offers = pricing.graph.find((thing) => thing['@type'] === 'Service')?.offers as Thing[]
  const asked = offers.map(({ name, priceSpecification }) => {
    const { minPrice, maxPrice } = priceSpecification as { minPrice: number; maxPrice?: number }
    return [name, minPrice, maxPrice ?? null]
  })
  expect(asked).toEqual(
    engagementPhases.map(({ name, minimumUsd, maximumUsd }) => [name, minimumUsd, maximumUsd]),
  )
  const careers = await readPage('/careers')
  const jobs = careers.graph.filter((thing) => thing['@type'] === 'JobPosting')
  expect(jobs.map(({ title }) => title)).toEqual(roles.map(({ title }) => title))
})

test('each system is told to machines as a service, at its card', async () => {
  const { html, graph } = await readPage('/systems')
  const services = graph.filter((thing) => thing['@type'] === 'Service')
  expect(services.map(({ name }) => name)).toEqual(systems.map(({ name }) => name))
  for (const { url } of services) {
    expect(html).toContain(`id="${new URL(String(url)).hash.slice(1)}"`)
  }
})

test('the sign-in of staff says what it is, hidden from sight', async () => {
  const { html } = await readPage('/admin/login')
  expect(html).toContain(`<p class="sr-only">${staffPages.login.summary}</p>`)
})

test('a page is fetched when a pointer rests on its link, before the click', async () => {
  const { page } = await open('/about', { viewport: { width: 1440, height: 900 } })
  const link = page.getByRole('banner').getByRole('link', { name: 'Systems' }).first()
  const readDelivery = () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      return (navigation as PerformanceNavigationTiming & { deliveryType: string }).deliveryType
    })
  expect(await readDelivery()).toBe('')
  // A page fetched ahead shows in no request of this page; the browser's own protocol tells when it is there.
  const protocol = await page.context().newCDPSession(page)
  const statuses: string[] = []
  protocol.on('Preload.prefetchStatusUpdated', ({ status }) => statuses.push(status))
  await protocol.send('Preload.enable')
  await link.hover()
  await expect.poll(() => statuses).toContain('Ready')
  await link.click()
  await page.waitForURL('**/systems')
  expect(await readDelivery()).toBe('navigational-prefetch')
})
