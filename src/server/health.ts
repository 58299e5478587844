import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { answerWithin } from '#server/platform/deadline.ts'
import { AppError } from '#server/platform/errors.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { describe } from '#server/platform/http/describe.ts'

const tag = 'Operation'
const HealthReply = z.object({ status: z.literal('ok') })
const JOURNAL = join(import.meta.dirname, './platform/db/migrations/meta/_journal.json')
/** Shorter than the patience of monitors, so that they get an answer about a database that hangs. */
const READY_TIMEOUT_MS = 1_500
const RETRY_AFTER_SECONDS = 5

type HealthDeps = Pick<Deps, 'db' | 'logger' | 'turnsUnderWay'>

/** `health`: restart this process when it does not answer. `ready`: send it no visitors while it says no. */
export const healthRoutes = (deps: HealthDeps) => {
  const checkDatabase = createDatabaseCheck(deps)
  return new Hono<AppEnv>()
    .get(
      '/health',
      describe({
        summary: 'Say that the process answers',
        tag,
        reply: { status: 200, description: 'Up', schema: HealthReply },
      }),
      (c) => c.json({ status: 'ok' as const }, 200),
    )
    .get(
      '/ready',
      describe({
        summary:
          'Say that the database answers too, has the tables of this version, and no stop is under way',
        tag,
        reply: { status: 200, description: 'Ready', schema: HealthReply },
      }),
      async (c) => {
        if (deps.turnsUnderWay.stopping.aborted) {
          throw unavailable('This process is stopping.')
        }
        await checkDatabase()
        return c.json({ status: 'ok' as const }, 200)
      },
    )
}

type DatabaseState = { newest: number; takesWrites: boolean }

/** However many ask: one question at a time, so that none pile up on a database that hangs. */
function createDatabaseCheck({ db, logger }: HealthDeps) {
  const newest = readNewestMigration()
  let asking: Promise<DatabaseState> | null = null

  async function ask(): Promise<DatabaseState> {
    const { rows } = await db.execute<{ newest: string | null; takes_writes: boolean }>(
      sql`select max(created_at)::text as newest, current_setting('transaction_read_only') = 'off' as takes_writes
        from drizzle.__drizzle_migrations`,
    )
    const [row] = rows
    return { newest: Number(row?.newest ?? 0), takesWrites: row?.takes_writes ?? false }
  }

  return async () => {
    asking ??= ask().finally(() => {
      asking = null
    })
    const { newest: applied, takesWrites } = await answerWithin(asking, READY_TIMEOUT_MS).catch(
      (error) => {
        logger.warn({ err: error }, 'the database does not answer')
        throw unavailable('The database does not answer.')
      },
    )
    if (!takesWrites) throw unavailable('The database takes no writes.')
    if (applied < newest) throw unavailable('The database is being brought up to date.')
  }
}

function unavailable(message: string): AppError {
  const refusal = new AppError('unavailable', message)
  refusal.retryAfterSeconds = RETRY_AFTER_SECONDS
  return refusal
}

function readNewestMigration(): number {
  const journal: { entries: { when: number }[] } = JSON.parse(readFileSync(JOURNAL, 'utf8'))
  return Math.max(...journal.entries.map(({ when }) => when))
}
