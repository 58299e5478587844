import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import type { ServerConfig } from '#server/deps.ts'
import type { Db } from '#server/platform/db/client.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { type OutboxMessage, outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { createTestApp } from '#tests/support/test-app.ts'

export const START = new Date('2026-11-20T10:00:00Z')
export const MINUTE_MS = 60_000

/** An outbox on a database of its own, a mail server that takes from it, and a clock that the test moves. */
export async function createTestOutbox() {
  const outbox = { now: START, logged: [] as string[], mailServer: await startMailServer() }
  const { deps, db, close } = await createTestApp({ clock: () => outbox.now })
  const logger = pino({ level: 'warn' }, { write: (line: string) => void outbox.logged.push(line) })

  return Object.assign(outbox, {
    db,
    pass(ms: number) {
      outbox.now = new Date(outbox.now.getTime() + ms)
    },
    createDeps(overrides: { config?: Partial<ServerConfig>; db?: Db } = {}) {
      const config = {
        ...deps.config,
        smtpUrl: outbox.mailServer.url,
        mailFrom: 'calls@firm.example',
        notifyEmail: 'sales@firm.example',
        ...overrides.config,
      }
      return { ...deps, ...overrides, config, logger }
    },
    async storeMessage(overrides: Partial<OutboxMessage> = {}): Promise<string> {
      const id = randomUUID()
      await db.insert(outboxMessages).values({
        id,
        dedupeKey: id,
        audience: 'staff',
        recipient: 'sales@firm.example',
        subject: 'Call booked',
        text: 'A call was booked.\n',
        status: 'waiting',
        nextAttemptAt: outbox.now,
        createdAt: outbox.now,
        ...overrides,
      })
      return id
    },
    async read(id: string): Promise<OutboxMessage> {
      const [row] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, id))
      if (!row) throw new Error(`There is no message ${id}`)
      return row
    },
    async empty() {
      outbox.mailServer.behaviour = {}
      outbox.mailServer.received.length = 0
      outbox.mailServer.connections = 0
      outbox.now = START
      outbox.logged = []
      await db.delete(outboxMessages)
      await db.delete(bookings)
    },
    async close() {
      await outbox.mailServer.close()
      await close()
    },
  })
}
