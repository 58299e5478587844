import { randomUUID } from 'node:crypto'
import type { PoolConfig } from 'pg'
import { ConversationView } from '#contract/conversations.ts'
import type { ServerConfig } from '#server/deps.ts'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { runEnrichment } from '#server/features/enrichment/run-enrichment.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { enrichmentRequests, siteReadings } from '#server/platform/db/schema/enrichment.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import type { ReadSite, SiteRead } from '#server/platform/site-read.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const MONDAY = new Date('2026-11-23T08:00:00.000Z')

type Options = { config?: Partial<ServerConfig>; connection?: PoolConfig }
type Said = { isTriggered?: boolean; conversationId?: string }

/** The product with visitors who name websites, and websites that say what a test wants. */
export async function openCompanyDesk(options: Options = {}) {
  const desk = { now: MONDAY, reads: [] as string[], readSite: (async () => NOTHING) as ReadSite }
  const brain = createOfflineBrain()
  // Its first turn loads all that the agent knows, which no transaction is to wait for.
  await brain.takeTurn(brain.openConversation().state, { id: randomUUID(), text: 'Hello' })
  const server = await createTestApp({
    brain,
    clock: () => desk.now,
    ...options,
  })

  async function say(
    visitor: TestBrowser,
    message: string,
    { conversationId, isTriggered = true }: Said = {},
  ) {
    const id = conversationId ?? (await open(visitor))
    const json = { conversationId: id, message, triggerEnrichment: isTriggered }
    const response = await visitor.call('/api/bd-agent-conversation', { json })
    if (!response.ok) throw new Error(`Not answered: ${response.status}`)
    await response.body?.cancel()
    return id
  }

  return Object.assign(desk, {
    server,
    say,
    /** One visitor who names this website. */
    async name(host: string) {
      const visitor = createTestBrowser(server.app)
      const conversationId = await say(visitor, `Our website is ${host}.`)
      return { visitor, conversationId, company: () => readCompany(visitor, conversationId) }
    },
    correct(visitor: TestBrowser, conversationId: string, value: string) {
      const json = { conversationId, slot: 'company_website', value, turnId: randomUUID() }
      return visitor.call('/api/correct-fact', { json })
    },
    run(signal?: AbortSignal) {
      const readSite: ReadSite = (host, stop) => {
        desk.reads.push(host)
        return desk.readSite(host, stop)
      }
      return runEnrichment({ ...server.deps, readSite }, signal ? { signal } : {})
    },
    listRequests: () => server.db.select().from(enrichmentRequests),
    async clear() {
      desk.now = MONDAY
      desk.reads = []
      desk.readSite = async () => NOTHING
      for (const table of [diagnosticConversations, siteReadings, rateLimits]) {
        await server.db.delete(table)
      }
    },
  })
}

export const NOTHING: SiteRead = { kind: 'read', url: 'https://nothing.example/', findings: [] }

/** A website with a name, an industry and two tools. */
export function describeSite(host: string, name = 'Brambleforge Ltd'): SiteRead {
  const url = `https://${host}/`
  const findings = [
    { kind: 'name', value: name, url, quote: `Welcome to ${name}` },
    { kind: 'industry', value: 'logistics', url, quote: 'freight and customs' },
    { kind: 'tool', value: 'NetSuite', url, quote: 'we run on NetSuite' },
    { kind: 'tool', value: 'Salesforce', url, quote: 'and Salesforce' },
    { kind: 'description', value: 'Moves freight.', url, quote: 'Moves freight.' },
  ] as const
  return { kind: 'read', url, findings }
}

async function open(visitor: TestBrowser): Promise<string> {
  const created = await visitor.call('/api/create-conversation', { json: {} })
  return (await created.json()).conversationId
}

async function readCompany(visitor: TestBrowser, conversationId: string) {
  const response = await visitor.call(`/api/conversations/${conversationId}`)
  return ConversationView.parse(await response.json()).company
}
