import { type Passage, searchWords } from '#content/page-metadata.ts'
import { readAddress, writeAddress } from '#site/islands/library/library-address.ts'
import { readMarkedText } from '#site/islands/library/read-marked-text.ts'

/** The parts of Pagefind's browser module that are used (pagefind.app/docs/api). */
type Pagefind = {
  options: (options: { excerptLength: number }) => Promise<void>
  init: () => Promise<void>
  search: (words: string) => Promise<{ results: { data: () => Promise<PagefindResult> }[] }>
}

type PagefindResult = { url: string; excerpt: string; meta: { title?: string; kind?: string } }

type SearchResult = { url: string; title: string; kind: string; excerpt: Passage }

const EXCERPT_WORDS = 28

let opened: Promise<Pagefind> | undefined

let attempts = 0

const PAUSE_MS = 150
const FIRST_RESULTS = 10

function find<Kind extends Element>(name: string): Kind {
  const element = document.querySelector<Kind>(`[data-search-${name}]`)
  if (!element) throw new Error(`The library has no [data-search-${name}]`)
  return element
}

const form = find<HTMLFormElement>('form')
const input = find<HTMLInputElement>('input')
const status = find<HTMLElement>('status')
const list = find<HTMLElement>('results')
const row = find<HTMLTemplateElement>('row')
const retry = find<HTMLButtonElement>('retry')
const more = find<HTMLButtonElement>('more')
const articles = find<HTMLElement>('articles')
let newestSearch = 0
let pause: ReturnType<typeof setTimeout> | undefined

function createRow(result: SearchResult): Node {
  const item = document.importNode(row.content, true)
  const link = item.querySelector('a')
  if (link) link.href = result.url
  const fill = (name: string, ...parts: (string | Node)[]) =>
    item.querySelector(`[data-row-${name}]`)?.replaceChildren(...parts)
  fill('title', result.title)
  fill('kind', result.kind)
  fill('excerpt', ...result.excerpt.map(toNode))
  return item
}

function toNode(part: SearchResult['excerpt'][number]): string | Node {
  if (typeof part === 'string') return part
  const mark = document.createElement('mark')
  mark.className = 'evidence'
  mark.textContent = part.quote
  return mark
}

type View = { text: string; rows?: readonly Node[]; canRetry?: boolean; hasMore?: boolean }

function show({ text, rows = [], canRetry = false, hasMore = false }: View): void {
  status.textContent = text
  list.replaceChildren(...rows)
  list.hidden = rows.length === 0
  retry.hidden = !canRetry
  more.hidden = !hasMore
}

async function search(limit = FIRST_RESULTS): Promise<void> {
  const words = input.value.trim()
  newestSearch += 1
  const own = newestSearch
  articles.hidden = words !== ''
  writeAddress('q', words, 'replace')
  if (!words) return show({ text: '' })
  if (list.hidden) show({ text: 'Searching …' })
  try {
    const { results, total } = await searchSite(words, limit)
    if (own !== newestSearch) return
    show({
      text: describeTotal(total, words),
      rows: results.map(createRow),
      hasMore: total > results.length,
    })
  } catch (error) {
    // Offline, or a deployment in between: told in words, and the field keeps what was typed.
    console.warn('The search index did not load', error)
    if (own !== newestSearch) return
    show({ text: searchWords.failed, canRetry: true })
  }
}

function describeTotal(total: number, words: string): string {
  if (total === 0) return searchWords.none(words)
  return `${total} ${total === 1 ? 'result' : 'results'} for “${words}”`
}

function takeWordsFromAddress(): void {
  input.value = readAddress('q')
  if (input.value || articles.hidden) void search()
}

input.addEventListener('input', () => {
  clearTimeout(pause)
  pause = setTimeout(() => void search(), input.value ? PAUSE_MS : 0)
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  clearTimeout(pause)
  void search()
})
retry.addEventListener('click', () => void search())
more.addEventListener('click', async () => {
  const { length } = list.children
  await search(Number.POSITIVE_INFINITY)
  list.children[length]?.querySelector('a')?.focus()
})
addEventListener('popstate', takeWordsFromAddress)
void openIndex().catch(() => undefined)
// Words that were typed while this was on its way go before those of the address.
if (input.value) void search()
else takeWordsFromAddress()

/** Loads the index on the first call; after a failure the next call tries again. */
function openIndex(): Promise<Pagefind> {
  opened ??= loadIndex().catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

async function loadIndex(): Promise<Pagefind> {
  attempts += 1
  // Browsers keep a module that failed to load; another query is another module.
  const address = `/pagefind/pagefind.js${attempts > 1 ? `?attempt=${attempts}` : ''}`
  const pagefind: Pagefind = await import(/* @vite-ignore */ address)
  await pagefind.options({ excerptLength: EXCERPT_WORDS })
  await pagefind.init()
  return pagefind
}

/** The best results first, up to `limit`, and how many there are in all. */
async function searchSite(
  words: string,
  limit: number,
): Promise<{ results: SearchResult[]; total: number }> {
  const pagefind = await openIndex()
  const found = await pagefind.search(words)
  const results = await Promise.all(found.results.slice(0, limit).map((result) => result.data()))
  return {
    total: found.results.length,
    results: results.map(({ url, excerpt, meta }) => ({
      url,
      title: meta.title ?? url,
      kind: meta.kind ?? 'Page',
      excerpt: readMarkedText(excerpt),
    })),
  }
}
