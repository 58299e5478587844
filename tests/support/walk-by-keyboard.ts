import type { Page } from 'playwright-core'

/** Kept beside the page: an attribute on its markup would be a mismatch for what hydrates later. */
type Walk = { unreached: Set<Element> }
type Stop = { name: string; faults: string[] }

/** Controls that appear only once a part of the page has come to life. */
const LATE_CONTROLS_MAX = 8

/** Tabs through a page from its top to its end. @returns what a person at the keyboard would stumble over. */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  const expected = await page.evaluate(markReachable)
  const faults: string[] = []
  let count = 0
  for (; count <= expected + LATE_CONTROLS_MAX; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(inspectFocus)
    if (!stop) break
    if (count === 0 && stop.name !== 'Skip to content') faults.push(`starts at ${stop.name}`)
    faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`))
  }
  if (count > expected + LATE_CONTROLS_MAX) faults.push('never ends')
  const missed = await page.evaluate(() =>
    [...(window as unknown as Walk).unreached].map((control) => control.outerHTML),
  )
  return [...faults, ...missed.map((html) => `never reached: ${html.slice(0, 120)}`)]
}

/** Runs in the page. Of a group of radio buttons the keyboard stops at one. */
function markReachable(): number {
  const groups = new Set<string>()
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
    ),
  ].filter((control) => {
    const isShown = control.checkVisibility({ visibilityProperty: true })
    if (!isShown || control.matches(':disabled, [tabindex="-1"]')) return false
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true
    const isFirst = !groups.has(control.name)
    groups.add(control.name)
    return isFirst
  })
  Object.assign(window, { unreached: new Set(controls) })
  return controls.length
}

/** Runs in the page: whether what has the focus is in sight, and shows that it has it. */
function inspectFocus(): Stop | undefined {
  const control = document.activeElement
  if (!(control instanceof HTMLElement) || control === document.body) return undefined
  ;(window as unknown as Walk).unreached.delete(control)
  const faults: string[] = []
  const isRinged = (element: Element | null): boolean => {
    if (!element || element === document.body) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    return hasRing || isRinged(element.parentElement)
  }
  // The ring of a slider is drawn on its thumb, which scripts cannot see.
  if (!isRinged(control) && !control.matches('input[type=range]')) faults.push('shows no focus')
  const box = control.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].flatMap((across) =>
    [0.2, 0.5, 0.8].map((down) => [box.left + box.width * across, box.top + box.height * down]),
  )
  const isSeen = points.some(([x = 0, y = 0]) => control.contains(document.elementFromPoint(x, y)))
  if (!isSeen) faults.push('has the focus out of sight')
  const name = control.getAttribute('aria-label') ?? control.textContent?.trim()
  return { name: name || control.getAttribute('name') || control.outerHTML.slice(0, 80), faults }
}
