import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { describe } from '#server/http/describe.ts'

const tag = 'Operation'
const HealthReply = z.object({ status: z.literal('ok') })

export const healthRoutes = ({ db, logger }: Pick<Deps, 'db' | 'logger'>) =>
  new Hono<AppEnv>()
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
        summary: 'Say that the database answers too',
        tag,
        reply: { status: 200, description: 'Ready', schema: HealthReply },
      }),
      async (c) => {
        try {
          await db.execute(sql`select 1`)
        } catch (error) {
          logger.warn({ error: String(error) }, 'the database does not answer')
          throw new AppError('unavailable', 'The database does not answer.')
        }
        return c.json({ status: 'ok' as const }, 200)
      },
    )
