const HIDE_AFTER_PX = 80
const COMPACT_AFTER_PX = 40

function followScroll(header: HTMLElement): void {
  let previousY = window.scrollY
  const update = () => {
    const y = window.scrollY
    header.toggleAttribute('data-compact', y > COMPACT_AFTER_PX)
    if (y !== previousY) header.toggleAttribute('data-hidden', y > HIDE_AFTER_PX && y > previousY)
    previousY = y
  }
  update()
  addEventListener('scroll', update, { passive: true })
}

function markExpanded(controlled: Element, isExpanded: boolean): void {
  const control = document.querySelector(`[aria-controls="${controlled.id}"]`)
  control?.setAttribute('aria-expanded', String(isExpanded))
}

/** Browsers without invoker commands (before 2025) open and close the dialog here. */
function runCommand(button: Element): void {
  if ('commandForElement' in button) return
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (dialog.open) dialog.close()
  else dialog.showModal()
  markExpanded(dialog, dialog.open)
}

/** A campaign's tags go along from page to page, so that form and chat know them and nothing is kept in the browser. */
function carryCampaign(link: HTMLAnchorElement): void {
  const url = new URL(link.href)
  if (url.origin !== location.origin || url.pathname === location.pathname) return
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (name.startsWith('utm_')) url.searchParams.set(name, value)
  }
  link.href = url.href
}

function handleClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  const link = event.target.closest<HTMLAnchorElement>('a[href]')
  if (link) carryCampaign(link)
  if (link?.dataset.event)
    console.log(link.dataset.event, { href: link.href, page: location.pathname })
  const button = event.target.closest('button[commandfor]')
  if (button) runCommand(button)
}

const header = document.querySelector<HTMLElement>('[data-site-header]')
if (header) followScroll(header)
document.addEventListener('click', handleClick)
document.addEventListener(
  'toggle',
  (event) => {
    if (event.target instanceof Element && event.target.id) {
      markExpanded(event.target, event.newState === 'open')
    }
  },
  true,
)
document.addEventListener(
  'close',
  (event) => {
    if (event.target instanceof HTMLDialogElement) markExpanded(event.target, false)
  },
  true,
)
