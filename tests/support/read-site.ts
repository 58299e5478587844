import { readdirSync } from 'node:fs'
import { parse } from 'ultrahtml'
import { querySelector, querySelectorAll } from 'ultrahtml/selector'
import { inject } from 'vitest'
import { MAIN_PAGES } from '#tests/support/site-pages.ts'
import type { Thing } from '#tests/support/structured-data.ts'

export const ARTICLES = readdirSync('src/content/articles').map((file) =>
  file.replace(/\.mdx$/, ''),
)
export const PUBLIC_PAGES = [...MAIN_PAGES, ...ARTICLES.map((slug) => `/library/${slug}`)]

/** One answer of the running product. */
export async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${inject('productUrl')}${path}`, { headers })
  const body = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body,
    text: body.toString(),
  }
}

/** The site is built before its port is known, so absolute addresses are compared by their path. */
export const pathOf = (address: string) => new URL(address).pathname

/** What a page says of itself, as a crawler without scripts reads it. */
export async function readPage(path: string) {
  const { text, status } = await get(path)
  const page = parse(text)
  const read = (selector: string, attribute: string) =>
    String(querySelector(page, selector)?.attributes[attribute] ?? '')
  const scripts = querySelectorAll(page, 'script[type="application/ld+json"]')
  const json = scripts.map((script) => String(script.children[0]?.value))
  return {
    status,
    html: text,
    title: String(querySelector(page, 'title')?.children[0]?.value),
    meta: (name: string) => read(`meta[name="${name}"]`, 'content'),
    property: (name: string) => read(`meta[property="${name}"]`, 'content'),
    link: (selector: string) => read(`link${selector}`, 'href'),
    graph: json.flatMap((one) => JSON.parse(one)['@graph'] as Thing[]),
  }
}
