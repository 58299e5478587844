import { expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import { ARTICLES, get, PUBLIC_PAGES, pathOf, readPage } from '#tests/support/read-site.ts'

const { open } = openBrowser()

test('the sitemap lists exactly the public pages, articles with their day', async () => {
  const { type, text } = await get('/sitemap.xml')
  expect(type).toContain('application/xml')
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => pathOf(address))
  expect(listed.toSorted()).toEqual(PUBLIC_PAGES.toSorted())
  const dated = [...text.matchAll(/<loc>([^<]*)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)]
  expect(dated.map(([, address = '']) => pathOf(address)).toSorted()).toEqual(
    ARTICLES.map((slug) => `/library/${slug}`).toSorted(),
  )
})

test('robots.txt keeps crawlers from staff, interface and scheduler, and leads to the sitemap', async () => {
  const { text } = await get('/robots.txt')
  for (const path of ['/admin/', '/api/', '/schedule'])
    expect(text).toContain(`Disallow: ${path}\n`)
  expect(pathOf(/^Sitemap: (.+)$/m.exec(text)?.[1] ?? '')).toBe('/sitemap.xml')
})

test('security.txt says where to report, for a year, and where the rules are', async () => {
  const { text, type } = await get('/.well-known/security.txt')
  expect(type).toBe('text/plain; charset=utf-8')
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toMatch(/^Preferred-Languages: en$/m)
  expect(pathOf(/^Policy: (.+)$/m.exec(text)?.[1] ?? '')).toBe('/security')
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(360)
  expect(days).toBeLessThan(367)
})

test('the security page tells what this server is configured with, its Markdown twin too', async () => {
  for (const path of ['/security', '/security.md', '/privacy', '/privacy.md']) {
    const { text } = await get(path)
    expect(text, path).not.toMatch(/if the owner (?:set|connected)\b|Unless the owner/)
  }
  expect((await get('/security')).text).toContain('Not in use')
})

test('the RSS feed is well-formed and holds every article, the newest first', async () => {
  const { text } = await get('/rss.xml')
  const { page } = await open('/about')
  const feed = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml')
    const items = [...parsed.querySelectorAll('item')]
    const textOf = (item: Element, name: string) => item.querySelector(name)?.textContent ?? ''
    return {
      error: parsed.querySelector('parsererror')?.textContent ?? null,
      links: items.map((item) => textOf(item, 'link')),
      titles: items.map((item) => textOf(item, 'title')),
      days: items.map((item) => Date.parse(textOf(item, 'pubDate'))),
    }
  }, text)
  expect(feed.error).toBeNull()
  expect(feed.links.map(pathOf).toSorted()).toEqual(
    ARTICLES.map((slug) => `/library/${slug}`).toSorted(),
  )
  expect(feed.titles.every((title) => title.length > 0)).toBe(true)
  expect(feed.days).toEqual(feed.days.toSorted((a, b) => b - a))
})

test('the JSON feed follows version 1.1 and holds every article', async () => {
  const { text, type } = await get('/feed.json')
  expect(type).toContain('application/json')
  const feed = JSON.parse(text)
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1')
  expect(pathOf(feed.feed_url)).toBe('/feed.json')
  expect(feed.items.map(({ url }: { url: string }) => pathOf(url)).toSorted()).toEqual(
    ARTICLES.map((slug) => `/library/${slug}`).toSorted(),
  )
  for (const item of feed.items) {
    expect(item).toMatchObject({
      id: item.url,
      title: expect.stringMatching(/\S/),
      content_text: expect.stringMatching(/\S/),
      date_published: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
    })
    expect((await get(pathOf(item.image))).type).toBe('image/png')
  }
})

test('llms.txt leads to the Markdown of every page', async () => {
  const { text } = await get('/llms.txt')
  const links = [...text.matchAll(/^- \[.+?\]\((.+?)\): \S/gm)].map(([, address = '']) =>
    pathOf(address),
  )
  expect(links).toHaveLength(PUBLIC_PAGES.length)
  for (const link of links) expect((await get(link)).type).toContain('text/markdown')
})

test('icons and manifest are where the pages say', async () => {
  const page = await readPage('/')
  const manifest = await get(page.link('[rel="manifest"]'))
  expect(manifest.type).toContain('application/manifest+json')
  const { icons } = JSON.parse(manifest.text) as { icons: { src: string; sizes: string }[] }
  for (const { src, sizes } of icons) {
    const { type, body } = await get(src)
    expect(type).toBe('image/png')
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes)
  }
  expect((await get(page.link('[rel="apple-touch-icon"]'))).type).toBe('image/png')
  expect((await get('/favicon.svg')).type).toContain('image/svg+xml')
  expect((await get('/favicon.ico')).type).toBe('image/x-icon')
})
