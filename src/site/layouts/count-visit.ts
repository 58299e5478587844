/**
 * Tells our own server that a public page was seen, that somebody went to the chat's box or began the form.
 * It sends the page's path and the name of the source. For this tab alone it keeps what was counted already and the
 * arrival, the address that led to the tab's first page and that page's own, which `lib/visitor.ts` reads when
 * somebody writes: no id. For visitors who ask not to be tracked nothing is counted or kept, nor where the browser
 * forbids its storage.
 */
export function startCounting(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  if (doNotTrack === '1' || globalPrivacyControl) return
  try {
    const memory = sessionStorage
    const known = memory.getItem('arrival')
    // Addresses hold no spaces.
    const arrival = known ?? `${document.referrer} ${location.href}`
    memory.setItem('arrival', arrival)
    const source = findSource(arrival)
    send(source, known === null ? ['visit', 'view'] : ['view'])
    addEventListener('focusin', ({ target }) => {
      const event = nameFocus(target as Element)
      if (!event || memory.getItem(event)) return
      memory.setItem(event, '1')
      send(source, [event])
    })
  } catch {
    // Storage is switched off: a tab's second page could not be told from its first.
  }
}

function findSource(arrival: string): string {
  const [referrer, page] = arrival.split(' ') as [string, string]
  const host = referrer && new URL(referrer).host
  return new URL(page).searchParams.get('utm_source') || (host === location.host ? '' : host)
}

function nameFocus(target: Element): string | null {
  if (target.id === 'chat-input') return 'chat_opened'
  return target.closest('[action$=audit-requests]') && 'form_opened'
}

function send(source: string, events: string[]): void {
  const body = JSON.stringify({ events, path: location.pathname, source: source.slice(0, 99) })
  navigator.sendBeacon('/api/events', new Blob([body], { type: 'application/json' }))
}
