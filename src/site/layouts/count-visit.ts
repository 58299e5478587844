/**
 * Tells our own server that a public page was seen, that somebody went to the chat's box or began the form.
 * It sends the page's path and the name of the source, and keeps for this tab alone what was counted already and
 * where the tab's first page was come from: no id. Whoever asks not to be tracked is not counted at all,
 * and where the browser forbids its storage nothing is counted either.
 */
export function startCounting(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  if (doNotTrack === '1' || globalPrivacyControl) return
  try {
    const memory = sessionStorage
    const known = memory.getItem('visit')
    const source = known ?? findSource()
    memory.setItem('visit', source)
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

function findSource(): string {
  const referrer = document.referrer && new URL(document.referrer).host
  const campaign = new URLSearchParams(location.search).get('utm_source')
  return campaign || (referrer === location.host ? '' : referrer)
}

function nameFocus(target: Element): string | null {
  if (target.id === 'chat-input') return 'chat_opened'
  return target.closest('[action$=audit-requests]') && 'form_opened'
}

function send(source: string, events: string[]): void {
  const body = JSON.stringify({ events, path: location.pathname, source: source.slice(0, 99) })
  navigator.sendBeacon('/api/events', new Blob([body], { type: 'application/json' }))
}
