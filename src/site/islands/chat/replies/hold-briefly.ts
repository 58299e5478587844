/** Less than the eye notices, more than a reply takes that is told in one breath. */
export const HOLD_MS = 60

/**
 * Holds the first news of a reply back for a moment. One that is whole by then is shown in one go, as if it had not
 * been told in pieces: call `drop` when it is.
 */
export function holdBriefly<News>(tell: (news: News) => void) {
  let held: News[] | null = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function release() {
    const due = held ?? []
    held = null
    due.forEach(tell)
  }

  return {
    tell(news: News) {
      if (held === null) return tell(news)
      held.push(news)
      timer ??= setTimeout(release, HOLD_MS)
    },
    drop() {
      clearTimeout(timer)
      held = []
    },
  }
}
