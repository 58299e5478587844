import type { CaseStudy } from '#site/islands/chat/replies/message.ts'
import { isRecord, readText, readWebAddress } from '#site/islands/chat/replies/read-json.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)+$/

/** A case study told as an object, a slug, an address or plain words. */
export function readCaseStudy(value: unknown): CaseStudy | null {
  if (isRecord(value)) return readObject(value)
  const text = readText(value)
  if (text === null) return null
  const url = SLUG.test(text) ? toLibraryAddress(text) : readWebAddress(text)
  return { title: url === null ? text : titleAddress(url), url, reason: '' }
}

function readObject(value: Readonly<Record<string, unknown>>): CaseStudy | null {
  const slug = readText(value.slug)
  const url =
    readWebAddress(value.url) ?? (slug !== null && SLUG.test(slug) ? toLibraryAddress(slug) : null)
  const title = readText(value.title) ?? (url === null ? null : titleAddress(url))
  if (title === null) return null
  return { title, url, reason: readText(value.reason) ?? readText(value.challenge) ?? '' }
}

function toLibraryAddress(slug: string): string {
  return `/library/${slug}`
}

/** "/library/marketing-campaign-automation" → "Marketing campaign automation". */
function titleAddress(url: string): string {
  const words = (
    url
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? url
  ).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
