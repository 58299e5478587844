import { cleanup } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'
import type { AdminConversation, AdminMessagesReply, AdminSession } from '#contract/admin.ts'
import { readUnreadOf } from '#site/admin/live/unread.ts'
import { FakeEventSource } from '#site/admin/testing/fake-event-source.ts'

/** px: a list draws only the rows that its pane has room for, and a browser without layout has none. */
const PANE_HEIGHT = 600
const ROW_HEIGHT = 70

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeEventSource)
  FakeEventSource.forgetAll()
  const heightOf = (element: HTMLElement) =>
    element.tagName === 'SECTION' ? PANE_HEIGHT : ROW_HEIGHT
  for (const name of ['offsetHeight', 'clientHeight'] as const) {
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return heightOf(this)
    })
  }
})

afterEach(() => {
  cleanup()
  toast.dismiss()
  readUnreadOf('')
  localStorage.clear()
  sessionStorage.clear()
})

type Reply = { status: number; body: unknown } | 'unreachable'
/** A function is asked on each call and may answer late. */
type Answer = Reply | (() => Reply | Promise<Reply>)

/** The network as a table, such as `{ 'GET /api/admin/me': ok(session) }`. Returns the calls made, bodies included. */
export function stubNetwork(answers: Record<string, Answer>) {
  const calls: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const call = `${method} ${path}`
    calls.push({ call, body: typeof body === 'string' ? JSON.parse(body) : null })
    const answer = answers[call]
    if (!answer) throw new Error(`No answer prepared for ${call}`)
    const reply = typeof answer === 'function' ? await answer() : answer
    if (reply === 'unreachable') throw new TypeError('fetch failed')
    return new Response(reply.status === 204 ? null : JSON.stringify(reply.body), reply)
  })
  return calls
}

export function ok(body: unknown): Reply {
  return { status: 200, body }
}

export function refuse(status: number, code: string, message = ''): Reply {
  return { status, body: { error: { code, message, requestId: 'request-1' } } }
}

/** An answer that waits until it is given. */
export function holdAnswer() {
  const { promise, resolve } = Promise.withResolvers<Reply>()
  return { answer: () => promise, give: resolve }
}

/** Opens an address without loading it, and catches where the page would go next. */
export function openAddress(address: string) {
  history.replaceState(null, '', address)
  return vi.spyOn(location, 'replace').mockImplementation(() => {})
}

export const session: AdminSession = {
  user: { id: 'staff-1', email: 'dana@loopwright.example' },
  role: 'admin',
  expiresAt: '2999-01-01T00:00:00.000Z',
}

export function rememberInBrowser(remembered: AdminSession = session): void {
  localStorage.setItem('loopwright-admin-session', JSON.stringify(remembered))
}

export const FIRST_ID = '11111111-1111-4111-8111-111111111111'
export const SECOND_ID = '22222222-2222-4222-8222-222222222222'

export function makeConversation(known: Partial<AdminConversation> = {}): AdminConversation {
  return {
    id: FIRST_ID,
    created_at: '2026-03-12T14:05:00.000Z',
    sentiment_score: null,
    pain_severity: null,
    contact_name: null,
    company_name: null,
    company_website: null,
    email: null,
    lead_score: null,
    message_count: 1,
    booking_status: null,
    booking_id: null,
    wants_person_at: null,
    wants_person_reason: null,
    updated_at: '2026-03-12T14:05:00.000Z',
    visitor_wrote_at: null,
    is_unread: false,
    seen_until: '2026-03-13T00:00:00.000Z',
    source: 'direct',
    lead_id: null,
    lead_status: null,
    reply_due_at: null,
    taken_by_name: null,
    match: null,
    ...known,
  }
}

type Message = AdminMessagesReply['messages'][number]

export function makeMessage(known: Partial<Message> = {}): Message {
  return {
    id: 'message-1',
    conversation_id: FIRST_ID,
    role: 'user',
    content: 'Hello',
    created_at: '2026-03-12T14:05:00.000Z',
    source: 'chat',
    author_name: null,
    origin: 'person',
    brain: null,
    brain_note: null,
    ...known,
  }
}

export function listOf(...conversations: AdminConversation[]): Reply {
  const stats = {
    totalConversations: conversations.length,
    writtenConversations: conversations.length,
    highQualityLeads: 0,
    averageSentiment: null,
  }
  return ok({ stats, mentions: [], requests: [], conversations, next: null })
}
