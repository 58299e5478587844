import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import type { ServerConfig } from '#server/deps.ts'
import type { Db } from '#server/platform/db/client.ts'
import { type Delivery, deliveries } from '#server/platform/db/schema/outbox.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { answer, startWebhookReceiver } from '#tests/support/webhook-receiver.ts'

export const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
export const SECRET_PATH = '/services/T0001/hushhushhush'

/** Deliveries on a database of their own, a receiver for all three channels, and a clock that the test moves. */
export async function createTestDeliveries() {
  const start = new Date()
  const desk = { now: start, logged: [] as string[], receiver: await startWebhookReceiver() }
  const { deps, db, close, connection, app } = await createTestApp({ clock: () => desk.now })
  const logger = pino({ level: 'warn' }, { write: (line: string) => void desk.logged.push(line) })
  return Object.assign(desk, {
    db,
    app,
    start,
    connection,
    pass(ms: number) {
      desk.now = new Date(desk.now.getTime() + ms)
    },
    createDeps(overrides: { config?: Partial<ServerConfig>; db?: Db } = {}) {
      const config: ServerConfig = {
        ...deps.config,
        slackWebhookUrl: `${desk.receiver.url}${SECRET_PATH}`,
        leadWebhookUrl: `${desk.receiver.url}/hook?key=supersecretkey`,
        leadWebhookSecret: SECRET,
        hubspotToken: 'pat-na1-verysecret',
        hubspotApiUrl: desk.receiver.url,
        ...overrides.config,
      }
      return { ...deps, ...overrides, config, logger }
    },
    async store(overrides: Partial<Delivery> = {}): Promise<string> {
      const id = randomUUID()
      await db.insert(deliveries).values({
        id,
        channel: 'webhook',
        event: 'lead.created',
        payload: { type: 'lead.created', data: { name: 'Zoë — “quoted”' } },
        dedupeKey: `lead-created_${id}_webhook`,
        status: 'waiting',
        nextAttemptAt: desk.now,
        createdAt: desk.now,
        ...overrides,
      })
      return id
    },
    async read(id: string): Promise<Delivery> {
      const [row] = await db.select().from(deliveries).where(eq(deliveries.id, id))
      if (!row) throw new Error(`There is no delivery ${id}`)
      return row
    },
    async empty() {
      desk.receiver.received.length = 0
      desk.receiver.behave = answer(200)
      desk.now = start
      desk.logged = []
      await db.delete(deliveries)
    },
    async close() {
      await desk.receiver.close()
      await close()
    },
  })
}
