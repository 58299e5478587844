import { randomUUID } from 'node:crypto'
import type { AgentReply } from '#contract/conversations.ts'

type Told = { name: string; data: Record<string, unknown> }
/** What a visitor ends up with: what code decided, and the words as they stand. */
export type Heard = { data: Omit<AgentReply, 'response'>; text: string; brain: string }

const ATTEMPTS = 5

/** A visitor who reads replies as streams over HTTP, and asks again for one that breaks off. */
export async function openVisit(url: string) {
  const created = await fetch(`${url}/api/create-conversation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const cookie = created.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { conversationId } = (await created.json()) as { conversationId: string }

  function post(message: string, turnId: string, signal?: AbortSignal): Promise<Response> {
    return fetch(`${url}/api/bd-agent-conversation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
      body: JSON.stringify({ conversationId, message, turnId }),
      ...(signal && { signal }),
    })
  }

  /** `leaveAfter`: how many events are read before the visitor's connection breaks. */
  async function listen(
    message: string,
    turnId: string,
    leaveAfter: number,
  ): Promise<Heard | null> {
    const leaving = new AbortController()
    const events: Told[] = []
    try {
      const response = await post(message, turnId, leaving.signal)
      if (!response.ok) throw new Error(`The reply is ${response.status}.`)
      for await (const event of readEvents(response)) {
        events.push(event)
        if (events.length >= leaveAfter) leaving.abort()
      }
    } catch (error) {
      if (!leaving.signal.aborted) throw error
    }
    return leaving.signal.aborted ? null : sum(events)
  }

  return {
    conversationId,
    cookie,
    async say(message: string, { leaveAfter = Number.POSITIVE_INFINITY } = {}): Promise<Heard> {
      const turnId = randomUUID()
      const first = await listen(message, turnId, leaveAfter)
      if (first) return first
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const heard = await listen(message, turnId, Number.POSITIVE_INFINITY)
        if (heard) return heard
      }
      throw new Error('The reply never came whole.')
    },
    async readBack(): Promise<{ role: string; content: string }[]> {
      const response = await fetch(`${url}/api/conversations/${conversationId}`, {
        headers: { cookie },
      })
      const { messages } = (await response.json()) as {
        messages: { role: string; content: string; type: string }[]
      }
      return messages.filter(({ type }) => type !== 'booking_widget')
    },
  }
}

async function* readEvents(response: Response): AsyncGenerator<Told> {
  if (!response.body) return
  let unread = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    unread += chunk
    const blocks = unread.split('\n\n')
    unread = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, name] = /^event: (.*)$/m.exec(block) ?? []
      const [, data = '{}'] = /^data: (.*)$/m.exec(block) ?? []
      if (name) yield { name, data: JSON.parse(data) }
    }
  }
}

/** As the chat does it: pieces are appended, a reset takes them back, `done` is what stands. Null without an end. */
function sum(events: readonly Told[]): Heard | null {
  const [data, done] = [events[0], events.at(-1)]
  if (data?.name !== 'data' || done?.name !== 'done') return null
  const shown = events.reduce((text, event) => {
    if (event.name === 'reset') return ''
    return event.name === 'text' ? text + String(event.data.response) : text
  }, '')
  if (shown !== done.data.response) {
    throw new Error(`Shown was ${JSON.stringify(shown)}, but ${JSON.stringify(done.data)} stands.`)
  }
  return { data: data.data as Heard['data'], text: shown, brain: String(done.data.brain) }
}
