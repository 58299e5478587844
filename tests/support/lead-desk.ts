import type { Facts } from '#domain/fact.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { deliveries, outboxMessages } from '#server/platform/db/schema/outbox.ts'
import type { ScriptedTurn } from '#tests/support/compose-scripted-turn.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'
import { createTestBrain } from '#tests/support/test-brain.ts'

/** A Monday, 10 o'clock in New York, and the end of the business day that begins there. */
export const NOW = new Date('2026-03-02T15:00:00.000Z')
export const DUE = new Date('2026-03-03T15:00:00.000Z')

export const REQUEST = {
  name: 'Dana Reyes',
  company: 'Harbor Freight Co',
  challenge: 'Invoices are typed twice.',
  contactMethod: 'email',
  contactDetail: 'Dana@Harbor.example',
  utm_source: 'news',
  referrer: 'https://search.example/',
  landingPage: 'http://localhost:3000/library/typed-twice?utm_source=news',
}
export type Talk = { browser: TestBrowser; conversationId: string }

/** "email=ana@acme.example company_name=Acme qualified" is what the message is understood as. */
export function scriptLead(text: string): ScriptedTurn {
  const told = [...text.matchAll(/(\w+)=(\S+)/g)].map(([, slot = '', value = '']) => [
    slot,
    { value, quote: value, messageId: 'm', status: 'stated' },
  ])
  return {
    facts: Object.fromEntries(told) as Facts,
    score: text.includes('qualified') ? 82 : 20,
    reply: {
      ...(text.includes('qualified') && { booking: { reason: 'qualified' as const } }),
      ...(text.includes('person') && { handoff: { reason: 'asked' as const } }),
    },
  }
}

/** The product with a clock that stands still, visitors who say what they are told to, and what came of it. */
export async function openLeadDesk() {
  const desk = { now: NOW }
  const brain = createTestBrain(scriptLead)
  const server = await createTestApp({ clock: () => desk.now, brain })
  const { db, app } = server
  return Object.assign(desk, {
    server,
    db,
    listLeads: () => db.select().from(leads).orderBy(leads.createdAt),
    /** The events that were written, by name. */
    async listNews() {
      const rows = await db.select().from(deliveries)
      return rows.map(({ event }) => event).toSorted()
    },
    async startTalk(visitor = {}): Promise<Talk> {
      const browser = createTestBrowser(app)
      const json = { enrichmentData: { visitor } }
      const opened = await browser.call('/api/create-conversation', { json })
      const { conversationId } = await opened.json()
      return { browser, conversationId }
    },
    say: ({ browser, conversationId }: Talk, message: string) =>
      browser.call('/api/bd-agent-conversation', { json: { conversationId, message } }),
    request: (fields: Partial<typeof REQUEST> = {}) =>
      createTestBrowser(app).call('/api/audit-requests', { json: { ...REQUEST, ...fields } }),
    async clear() {
      desk.now = NOW
      const filled = [diagnosticConversations, auditRequests, leads, deliveries, outboxMessages]
      for (const table of filled) await db.delete(table)
    },
  })
}
