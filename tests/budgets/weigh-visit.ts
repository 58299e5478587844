import { brotliCompressSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Page, Response } from 'playwright-core'
import { settle } from '#tests/support/expect-sound-page.ts'

export const KINDS = ['html', 'css', 'script', 'font', 'image', 'other'] as const
export type Kind = (typeof KINDS)[number]
/** One answer: its path, and the bytes of its body as sent, so compressed. */
export type WeighedFile = { path: string; kind: Kind; bytes: number }
export type Visit = {
  files: WeighedFile[]
  /** Of all scripts that stand in the page itself, compressed together. */
  inlineScriptBytes: number
  /** Sum of all layout shifts while it loaded. */
  shift: number
  /** Typefaces that hide their text while they load. */
  blockingFonts: string[]
}

const KIND_OF_TYPE: Readonly<Record<string, Kind>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'script',
  font: 'font',
  image: 'image',
}

type Shift = { value: number; hadRecentInput: boolean }
type PageWithShifts = { shift?: number }

/** What a new visitor's page loads by itself: nothing is cached, nobody scrolls, clicks or types. */
export async function weighVisit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
): Promise<Visit> {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    const files = collectFiles(page)
    await page.addInitScript(sumShifts)
    await page.goto(url)
    await settle(page)
    const { inlineScripts, ...seen } = await page.evaluate(inspectPage)
    const inlineScriptBytes = inlineScripts ? brotliCompressSync(inlineScripts).length : 0
    return { ...seen, files, inlineScriptBytes }
  } finally {
    await context.close()
  }
}

/** Fills up while the page loads. Answers of the API are not files of the site. */
export function collectFiles(page: Page): WeighedFile[] {
  const files: WeighedFile[] = []
  page.on('response', (response) => {
    const { pathname, protocol } = new URL(response.url())
    if (protocol === 'data:' || protocol === 'blob:' || pathname.startsWith('/api/')) return
    const kind = KIND_OF_TYPE[response.request().resourceType()] ?? 'other'
    files.push({ path: pathname, kind, bytes: readLength(response) })
  })
  return files
}

function readLength(response: Response): number {
  const length = response.headers()['content-length']
  if (length === undefined) throw new Error(`${response.url()} does not say how long it is`)
  return Number(length)
}

/** Runs in the page before its own scripts. */
function sumShifts(): void {
  const seen: PageWithShifts = Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Shift[]) {
      if (!entry.hadRecentInput) seen.shift = (seen.shift ?? 0) + entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page. */
function inspectPage() {
  const scripts = document.querySelectorAll('script:not([src]):not([type$=json])')
  return {
    inlineScripts: [...scripts].map(({ textContent }) => textContent).join('\n'),
    shift: (window as PageWithShifts).shift ?? 0,
    blockingFonts: [...document.fonts]
      .filter(({ display, family }) => !/swap|fallback|optional/.test(display + family))
      .map(({ family }) => family),
  }
}
