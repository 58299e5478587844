import { setTimeout as delay } from 'node:timers/promises'
import type { Answer, Journal } from '#tests/faults/support/journal.ts'
import type { Random } from '#tests/faults/support/random.ts'

/** Where the product is now: a restart gives it another port. */
export type Target = { url: string }
export type Surroundings = { target: Target; journal: Journal; random: Random }
/** What the product answered in the end; null when nobody may wait any longer. */
export type Settled = (Answer & { json: Record<string, string> }) | null

const REQUEST_TIMEOUT_MS = 20_000
const LONGEST_PAUSE_MS = 400

/** Somebody of the public, at an address of their own, who tries again until there is an answer. */
export type Visitor = {
  conversationId: string
  cookie: string
  address: string
  /** Sends the same request until it is taken or refused for good. */
  insist(path: string, body: object): Promise<Settled>
  /** Sends once. @returns null when there was no answer. */
  send(path: string, body: object): Promise<Settled>
  say(text: string, turnId?: string): Promise<Settled>
  /** As an owner of the conversation sees it. */
  read(path: string): Promise<Response>
}

/** Opens a conversation. `signal` ends all waiting. @returns null when it ended before. */
export async function openVisitor(
  { target, journal, random }: Surroundings,
  signal: AbortSignal = AbortSignal.timeout(60_000),
): Promise<Visitor | null> {
  const address = `10.${random.below(255)}.${random.below(255)}.${1 + random.below(250)}`
  let cookie = ''

  async function send(path: string, body: object): Promise<Settled> {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(cookie && { cookie }),
    }
    try {
      const response = await fetch(`${target.url}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      })
      const text = await response.text()
      const retryAfter = response.headers.get('retry-after')
      const answer = { status: response.status, retryAfter, body: text }
      journal.observe(answer)
      cookie = readCookie(response) ?? cookie
      return { ...answer, json: JSON.parse(text) }
    } catch {
      // Nobody there, or cut off half-way: whether it was done is not known.
      journal.missAnswer()
      return null
    }
  }

  async function insist(path: string, body: object): Promise<Settled> {
    for (let attempt = 1; !signal.aborted; attempt += 1) {
      const settled = await send(path, body)
      if (settled && settled.status < 500) return settled
      await delay(Math.min(attempt * 40, LONGEST_PAUSE_MS))
    }
    return null
  }

  const opened = await insist('/api/create-conversation', {})
  if (opened?.status !== 201) return null
  const { conversationId = '' } = opened.json
  const { welcomeMessage } = JSON.parse(opened.body)
  journal.acknowledge({ kind: 'conversation', conversationId, messageId: welcomeMessage.id })

  return {
    conversationId,
    cookie,
    address,
    send,
    insist,
    async say(text, turnId = crypto.randomUUID()) {
      journal.attempted.add(text)
      const body = { conversationId, message: text, turnId }
      const settled = await insist('/api/bd-agent-conversation', body)
      noteTurn(journal, settled, { conversationId, turnId, text })
      return settled
    },
    read: (path) => fetch(`${target.url}${path}`, { headers: { cookie } }),
  }
}

type SentTurn = { conversationId: string; turnId: string; text: string | null }

/** Writes a turn into the journal when it was acknowledged. */
export function noteTurn(journal: Journal, settled: Settled, sent: SentTurn): void {
  if (settled?.status !== 200) return
  const { userMessageId = '', messageId = null } = settled.json
  journal.acknowledge({ kind: 'turn', ...sent, userMessageId, messageId })
}

function readCookie(response: Response): string | undefined {
  return response.headers.getSetCookie()[0]?.split(';')[0]
}
