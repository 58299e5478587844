import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { describe } from '#server/platform/http/describe.ts'
import { readBearer } from '#server/platform/http/request-identity.ts'

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** The address of metrics, for a Prometheus server that sends METRICS_TOKEN. Without that variable it is unknown. */
export const metricsRoutes = ({ config, metrics }: Pick<Deps, 'config' | 'metrics'>) =>
  new Hono<AppEnv>().get(
    '/metrics',
    describe({
      summary: 'Figures for Prometheus; only with METRICS_TOKEN as the bearer token',
      tag: 'Operation',
      reply: { status: 200, description: 'The figures as text' },
      refusals: ['unauthenticated', 'not_found'],
    }),
    async (c) => {
      const { metricsToken } = config
      if (!metricsToken) throw new AppError('not_found', 'There is nothing at this address.')
      if (!isEqual(readBearer(c), metricsToken)) {
        throw new AppError('unauthenticated', 'Send METRICS_TOKEN as a bearer token.')
      }
      return c.body(await metrics.print(), 200, { 'Content-Type': CONTENT_TYPE })
    },
  )

/** Compares in constant time, so that the time tells nothing of the token. */
function isEqual(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}
