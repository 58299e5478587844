import type { Page, Request } from 'playwright-core'

/**
 * Does to a page what a browser's translator does, and goes on doing it as text comes and changes: every text gives
 * way to an element that says the same. What is marked as not to be translated is left alone, and so are blanks.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const lost: string[] = []
    const watcher = new MutationObserver((records) => {
      for (const { target } of records) lost.push(target.textContent ?? '')
    })

    function replace(text: Text) {
      const { parentElement: parent, data } = text
      if (!parent || data.trim() === '') return
      if (parent.closest('font, script, style, noscript, textarea, [translate=no]')) return
      const inner = document.createElement('font')
      inner.textContent = data
      const outer = document.createElement('font')
      outer.append(inner)
      text.replaceWith(outer)
      watcher.observe(text, { characterData: true })
    }

    function replaceWithin(root: Node) {
      if (root instanceof Text) return replace(root)
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) replace(text)
    }

    const translator = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') replaceWithin(target)
        for (const node of addedNodes) replaceWithin(node)
      }
    })
    replaceWithin(document.body)
    translator.observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { lostTexts: lost })
  })
}

/** Texts that were written where nobody sees them: into what the translator has taken out of the page. */
export function readLostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { lostTexts: string[] }).lostTexts)
}

/** Uses every control of the page's content but "Sign Out" and the staff area's sections, which lead away, and of dialogs that open. @returns their names. */
export async function operateEveryControl(page: Page): Promise<string[]> {
  await page.evaluate(stayOnPage)
  const used: string[] = []
  const asked: Request[] = []
  page.on('request', (request) => void asked.push(request))
  while (used.length < MOST_CONTROLS) {
    // What a control asked for may bring others, which go before those that lead away.
    while (asked.length > 0) await asked.pop()?.response()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'))
    const name = await page.evaluate(operateNextControl, used)
    if (name === null) return used
    used.push(name)
  }
  throw new Error(`There is no end of controls: ${used.slice(-5).join('; ')}`)
}

const MOST_CONTROLS = 200

/** The island has its say first: what it does itself with a link or a form is done. */
function stayOnPage(): void {
  window.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
  })
  window.addEventListener('submit', (event) => event.preventDefault())
  window.print = () => undefined
}

/** Uses the first control whose name is new; forms are also sent as they stand, before anything is typed. */
async function operateNextControl(used: readonly string[]): Promise<string | null> {
  const places = 'main, dialog, [role=dialog], [data-sonner-toaster]'
  const controls = 'form, a[href], button, input, select, textarea, summary, [role=tab]'

  function describe(control: Element): string {
    const label = (control as HTMLInputElement).labels?.[0]?.textContent
    const words = control.getAttribute('aria-label') ?? label ?? control.textContent ?? ''
    const [tag, type] = [control.tagName.toLowerCase(), control.getAttribute('type') ?? '']
    if (tag === 'form') return `form of ${control.querySelectorAll('input, textarea').length}`
    return `${tag} ${type} ${words.replaceAll(/\s+/g, ' ').trim()}`.slice(0, 120)
  }

  function enter(control: Element, value: string) {
    // React keeps what it has last seen beside the element's own `value`; the prototype's setter passes by that.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
      control,
      value,
    )
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }

  const samples: Record<string, string> = {
    email: 'wanda@harbor.example',
    tel: '+1 202 555 0143',
    date: '2026-01-05',
    number: '7',
  }

  function operate(control: Element) {
    if (control instanceof HTMLFormElement) return control.requestSubmit()
    const { options } = control as HTMLSelectElement
    const { type, min, max } = control as HTMLInputElement
    const isTyped = control.matches('input:not([type=radio], [type=checkbox]), textarea')
    const choices = options ? [...options].toReversed().map(({ value }) => value) : [min, max]
    if (options || type === 'range') return choices.forEach((value) => void enter(control, value))
    if (!isTyped) return (control as HTMLElement).click()
    ;(control as HTMLElement).focus()
    enter(control, samples[type] ?? 'Wanda')
    ;(control as HTMLElement).blur()
  }

  const inPlaces = [...document.querySelectorAll(places)]
    .flatMap((place) => [...place.querySelectorAll(controls)])
    .filter((control) => control.closest('header nav') === null)
  const next = inPlaces.find((control) => {
    const isReady = !control.matches(':disabled, [aria-disabled=true], [readonly], [type=hidden]')
    const name = describe(control)
    return (
      isReady && control.checkVisibility() && !used.includes(name) && !name.endsWith('Sign Out')
    )
  })
  if (!next) return null
  const name = describe(next)
  operate(next)
  // Until what was asked for is drawn.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return name
}
