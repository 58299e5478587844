import type { Page } from 'playwright-core'

/** What people use: 400 % zoom, a phone, 200 % zoom of a laptop, a tablet, a laptop. */
export const SCREENS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 720, height: 450 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

/**
 * Each place where text runs out of the page, is cut off, or lies on other text, at every one of these sizes;
 * and, when asked for, headings whose words are broken, which only a fallback typeface or wider spacing may bring about.
 */
export async function findLayoutFaults(
  page: Page,
  { inHeadings = false }: { inHeadings?: boolean } = {},
): Promise<string[]> {
  const faults: string[] = []
  for (const size of SCREENS) {
    await page.setViewportSize(size)
    const found = await page.evaluate(inspectLayout)
    if (inHeadings) found.push(...(await page.evaluate(inspectHeadings)))
    faults.push(...found.map((fault) => `${size.width} px: ${fault}`))
  }
  return faults
}

/** The spacing of WCAG 1.4.12, which a page must bear; it also stands for any wider typeface. */
export async function widenText(page: Page): Promise<void> {
  await page.evaluate(() => {
    // A sheet made by script is the one kind that the content security policy lets a test add.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/** Runs in the page, so that everything it needs stands inside it. */
function inspectLayout(): string[] {
  type Line = { text: string; parent: Element; box: DOMRect; floats: boolean }
  const TOLERANCE_PX = 2
  const pageWidth = document.documentElement.clientWidth

  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    for (let part: Element | null = element; part; part = part.parentElement) {
      if (getComputedStyle(part).clipPath === 'inset(50%)') return false
    }
    return true
  }

  function isFloating(element: Element): boolean {
    for (let part: Element | null = element; part; part = part.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(part).position)) return true
    }
    return false
  }

  function readLines(): Line[] {
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim()
      if (!text || !parent || parent.closest('script, style, noscript') || !isShown(parent))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        if (box.width > 0) lines.push({ text, parent, box, floats: isFloating(parent) })
      }
    }
    return lines
  }

  function describe({ text, parent }: Line): string {
    return `${parent.tagName.toLowerCase()} "${text.slice(0, 40)}"`
  }

  /** What a box that scrolls holds can be reached; what one that hides its overflow holds cannot. */
  function findCut({ parent, box }: Line): string | undefined {
    for (let part: Element | null = parent; part; part = part.parentElement) {
      const { overflowX } = getComputedStyle(part)
      if (overflowX === 'auto' || overflowX === 'scroll') return undefined
      const frame = part.getBoundingClientRect()
      const isBeyond =
        box.right > frame.right + TOLERANCE_PX || box.left < frame.left - TOLERANCE_PX
      if ((overflowX === 'hidden' || overflowX === 'clip') && isBeyond) return 'is cut off'
    }
    const isOutside = box.right > pageWidth + TOLERANCE_PX || box.left < -TOLERANCE_PX
    return isOutside ? 'leaves the page' : undefined
  }

  /** The middle half of a line's height: ascenders and descenders of tight lines may meet. */
  function doOverlap(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const down =
      Math.min(one.bottom - one.height / 4, other.bottom - other.height / 4) -
      Math.max(one.top + one.height / 4, other.top + other.height / 4)
    return across > TOLERANCE_PX && down > TOLERANCE_PX
  }

  const lines = readLines()
  const faults = lines.flatMap((line) => {
    const cut = findCut(line)
    return cut ? [`${describe(line)} ${cut}`] : []
  })
  const settled = lines.filter(({ floats }) => !floats).sort((a, b) => a.box.top - b.box.top)
  for (const [index, line] of settled.entries()) {
    for (const other of settled.slice(index + 1)) {
      if (other.box.top > line.box.bottom) break
      if (other.parent === line.parent || !doOverlap(line.box, other.box)) continue
      faults.push(`${describe(line)} lies on ${describe(other)}`)
    }
  }
  const overflow = document.documentElement.scrollWidth - pageWidth
  if (overflow > 0) faults.push(`the page scrolls sideways by ${overflow} px`)
  return faults
}

/** Runs in the page. */
function inspectHeadings(): string[] {
  const broken: string[] = []
  for (const heading of document.querySelectorAll('h1, h2, h3')) {
    if (!heading.checkVisibility()) continue
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const word of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) broken.push(`a heading breaks "${word[0]}"`)
      }
    }
  }
  return broken
}
