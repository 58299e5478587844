import type { FetchLimits } from '#server/features/enrichment/fetch/fetched-page.ts'

export type Release = () => void
export type Turn = { kind: 'granted'; release: Release } | { kind: 'full' } | { kind: 'aborted' }

/** Lets a few fetches run at once, and never two at one owner's websites; the others wait in order. */
export type FetchQueue = {
  /** For a fetch that begins. */
  enter(domain: string, signal: AbortSignal): Promise<Turn>
  /** For one under way that was sent on to another owner's website. */
  enterAlso(domain: string, signal: AbortSignal): Promise<Turn>
}

type Ticket = { domain: string; isNew: boolean; grant: () => void }

export function createFetchQueue(
  limits: Pick<FetchLimits, 'pagesUnderWay' | 'pagesWaiting'>,
): FetchQueue {
  const waiting = new Set<Ticket>()
  const busy = new Set<string>()
  let running = 0

  const canStart = ({ domain, isNew }: Ticket) =>
    !busy.has(domain) && (!isNew || running < limits.pagesUnderWay)

  function start(ticket: Ticket): Release {
    waiting.delete(ticket)
    busy.add(ticket.domain)
    if (ticket.isNew) running += 1
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      busy.delete(ticket.domain)
      if (ticket.isNew) running -= 1
      for (const next of waiting) if (canStart(next)) next.grant()
    }
  }

  function countNew(): number {
    return [...waiting].filter(({ isNew }) => isNew).length
  }

  function queue(domain: string, isNew: boolean, signal: AbortSignal): Promise<Turn> {
    return new Promise((settle) => {
      const ticket: Ticket = { domain, isNew, grant }
      function grant() {
        signal.removeEventListener('abort', leave)
        settle({ kind: 'granted', release: start(ticket) })
      }
      function leave() {
        waiting.delete(ticket)
        settle({ kind: 'aborted' })
      }
      if (signal.aborted) return settle({ kind: 'aborted' })
      if (canStart(ticket)) return grant()
      if (isNew && countNew() >= limits.pagesWaiting) return settle({ kind: 'full' })
      signal.addEventListener('abort', leave, { once: true })
      waiting.add(ticket)
    })
  }

  return {
    enter: (domain, signal) => queue(domain, true, signal),
    enterAlso: (domain, signal) => queue(domain, false, signal),
  }
}
