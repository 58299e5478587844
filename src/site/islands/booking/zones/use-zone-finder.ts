import { useRef, useState } from 'react'
import type {
  Suggestion,
  ZoneCandidate,
  ZoneFinder,
} from '#site/islands/booking/zones/find-time-zones.ts'
import { chooseTimeZone, detectTimeZone } from '#site/islands/booking/zones/time-zone-choice.ts'

/** The result of the last look-up. A text with one meaning is chosen at once, and leaves no result. */
export type ZoneOutcome =
  | { kind: 'none' }
  | { kind: 'busy' }
  | { kind: 'unknown'; typed: string }
  | { kind: 'choice'; typed: string; candidates: readonly ZoneCandidate[] }
  | { kind: 'failed' }

const none = { kind: 'none' } as const

/** Looks up zones by what people call them. The names come when they are first needed: some 25 KB. */
export function useZoneFinder(moment: Date) {
  const finder = useRef<ZoneFinder>(null)
  const loading = useRef<Promise<ZoneFinder>>(null)
  /** Counts texts, so that a late answer to an earlier one is left out. */
  const latest = useRef(0)
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const [outcome, setOutcome] = useState<ZoneOutcome>(none)

  async function loadFinder(): Promise<ZoneFinder> {
    const { createZoneFinder } = await import('#site/islands/booking/zones/find-time-zones.ts')
    const ownZone = detectTimeZone() ?? ''
    finder.current = createZoneFinder({ now: moment, ownZone, languages: navigator.languages })
    setSuggestions(finder.current.suggest(''))
    return finder.current
  }

  function load(): Promise<ZoneFinder> {
    loading.current ??= loadFinder().catch((failure: unknown) => {
      // The next try asks anew.
      loading.current = null
      throw failure
    })
    return loading.current
  }

  function answer(found: ZoneFinder, typed: string): void {
    const candidates = found.find(typed)
    const [first, second] = candidates
    setSuggestions(found.suggest(''))
    if (!first) setOutcome({ kind: 'unknown', typed })
    else if (second) setOutcome({ kind: 'choice', typed, candidates })
    else {
      setOutcome(none)
      chooseTimeZone(first.timeZone)
    }
  }

  function lookUp(text: string): void {
    const typed = text.trim()
    if (typed === '') return
    // At once where it can be: Tab goes on to the choice.
    if (finder.current) {
      answer(finder.current, typed)
      return
    }
    forget()
    const mine = latest.current
    setOutcome({ kind: 'busy' })
    const isLatest = () => mine === latest.current
    load()
      .then((found) => isLatest() && answer(found, typed))
      .catch(() => isLatest() && setOutcome({ kind: 'failed' }))
  }

  function forget(): void {
    latest.current += 1
    setOutcome(none)
  }

  return {
    suggestions,
    outcome,
    load: () => void load().catch(() => undefined),
    suggest: (typed: string) => setSuggestions(finder.current?.suggest(typed) ?? []),
    lookUp,
    forget,
  }
}
