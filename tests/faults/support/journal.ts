/** One write that the product said it has done. */
export type Acknowledged =
  | { kind: 'conversation'; conversationId: string; messageId: string }
  | {
      kind: 'turn'
      conversationId: string
      turnId: string
      userMessageId: string
      messageId: string | null
      /** Null for a correction, whose words the product finds. */
      text: string | null
    }
  | { kind: 'audit'; id: string; challenge: string }
  | { kind: 'booking'; eventUri: string; startsAt: string }

export type Answer = { status: number; retryAfter: string | null; body: string }

export type Journal = ReturnType<typeof createJournal>

/**
 * What clients remember while faults happen: every write that was acknowledged, in order, and every answer that no
 * client may ever get. Compared with the database at the end, it is the judge of all faults.
 */
export function createJournal() {
  const entries: Acknowledged[] = []
  const attempted = new Set<string>()
  const breaches: string[] = []
  const statuses = new Map<number, number>()
  let waiting: { count: number; resolve: () => void }[] = []

  return {
    entries,
    breaches,
    statuses,
    /** Everything that was ever sent, by its words: nothing else may be stored. */
    attempted,
    acknowledge(entry: Acknowledged) {
      entries.push(entry)
      for (const { resolve } of waiting.filter(({ count }) => entries.length >= count)) resolve()
      waiting = waiting.filter(({ count }) => entries.length < count)
    },
    /** Settles when so many more writes are acknowledged. */
    waitForMore(more: number): Promise<void> {
      return new Promise((resolve) => {
        waiting.push({ count: entries.length + more, resolve })
      })
    },
    /** Counted as status 0. */
    missAnswer() {
      statuses.set(0, (statuses.get(0) ?? 0) + 1)
    },
    observe(answer: Answer) {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const breach = answer.status >= 400 ? findBreach(answer) : null
      if (breach) breaches.push(`${breach}: ${answer.status} ${answer.body.slice(0, 300)}`)
    },
  }
}

const STACK = /\bat \S+ \(|\.ts:\d+|node_modules|ECONNREFUSED|select .* from /i
const CODE = /^[a-z_]+$/

/** A refusal is in the one error shape, tells nothing of the inside, and says when to come back. */
function findBreach({ status, retryAfter, body }: Answer): string | null {
  if (status >= 500 && status !== 503) return 'an error that is no outage'
  if (STACK.test(body)) return 'an answer that shows the inside'
  if (!hasErrorShape(body)) return 'a refusal in a shape of its own'
  const mustSayWhen = status === 503 || status === 429
  return mustSayWhen && !(Number(retryAfter) > 0) ? 'a refusal that does not say when' : null
}

function hasErrorShape(body: string): boolean {
  try {
    const { error } = JSON.parse(body)
    return CODE.test(error.code) && error.message.length > 0 && error.requestId.length > 0
  } catch {
    return false
  }
}
