import { randomBytes, randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { site } from '#content/site.ts'
import { createApp } from '#server/app.ts'
import type { Deps } from '#server/deps.ts'
import { processCalendlyInbox } from '#server/features/bookings/calendly/process-calendly-inbox.ts'
import { reconcileBookings } from '#server/features/bookings/calendly/reconcile-bookings.ts'
import { deliverOutbox } from '#server/features/bookings/mail/deliver-outbox.ts'
import { createTurnsUnderWay } from '#server/features/chat/conversations/turns-under-way.ts'
import { createThreadedBrain, type ThreadedBrain } from '#server/features/chat/threaded-brain.ts'
import { createSiteReader, type SiteReader } from '#server/features/enrichment/read-site.ts'
import { runEnrichment } from '#server/features/enrichment/run-enrichment.ts'
import { keepFindable } from '#server/features/inbox/search/keep-findable.ts'
import { buildFacts, foldChanges } from '#server/features/insight/facts/fold-changes.ts'
import { deliverWaiting } from '#server/features/leads/delivery/deliver-waiting.ts'
import { remindOfPromises } from '#server/features/leads/remind-of-promises.ts'
import { createLanguageModel } from '#server/features/models/create-language-model.ts'
import { eraseOld } from '#server/features/privacy/erase-old.ts'
import { countAccounts, createAdmin, hasAdmin } from '#server/features/staff/auth/account.ts'
import { createAuth } from '#server/features/staff/auth/create-auth.ts'
import { loadAuthSecret } from '#server/features/staff/auth/load-auth-secret.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/db/open-database.ts'
import type { Env } from '#server/platform/env.ts'
import { createLive, type RunningLive } from '#server/platform/events/listen.ts'
import { createJobs, type Queue, type RunningJobs } from '#server/platform/jobs/create-jobs.ts'
import { countJobs, countTurns } from '#server/platform/metrics/counters.ts'
import { createMetrics, type Metrics } from '#server/platform/metrics/create-metrics.ts'
import type { Api } from '#server/start/create-front.ts'
import { wakeOnVisit } from '#server/start/wake-on-visit.ts'

const SECRET_BYTES = 32

/** The product behind its pages, as it runs. */
export type OpenProduct = {
  api: Api
  /** Printed for the owner when all is up. */
  banner: string
  startJobs: () => Promise<void>
  /** Ends the work under way, within the time given. */
  endWork: (graceMs: number) => Promise<void>
  /** Ends the agent's thread and leaves the database. The last thing to do. */
  close: () => Promise<void>
}

/** Opens the database, and all that answers requests to the API. */
export async function openProduct(env: Env, logger: Logger): Promise<OpenProduct> {
  const database = await openDatabase(env, logger)
  const jobs = createJobs({ pool: database.pool, logger })
  const live = createLive({ connection: database.direct.options, logger })
  const metrics = createMetrics({
    pool: database.pool,
    clock: readClock,
    hasReader: Boolean(env.metricsToken),
  })
  const rules = createThreadedBrain({ logger, metrics })
  try {
    const deps = await composeDeps(env, { database, jobs, live, logger, metrics, rules })
    await createFirstAdmin(deps)
    return {
      api: wakeOnVisit(createApp(deps) as Api, rules.wake),
      banner: await composeBanner(deps, database.location),
      startJobs: () => jobs.start(countJobs(listQueues(deps), deps.metrics)),
      async endWork(graceMs) {
        deps.turnsUnderWay.stop()
        // Streams of news are requests under way that would never finish.
        await Promise.all([live.close(), jobs.stop(graceMs)])
      },
      async close() {
        await rules.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

const readClock = () => new Date()

type Parts = {
  database: OpenDatabase
  jobs: RunningJobs
  live: RunningLive
  logger: Logger
  metrics: Metrics
  rules: ThreadedBrain
}

async function composeDeps(
  env: Env,
  { database, jobs, live, logger, metrics, rules }: Parts,
): Promise<Deps> {
  const { db } = database
  const authSecret = await loadAuthSecret(env, {
    countAccounts: () => countAccounts({ db }),
    warn: (message) => logger.warn(message),
  })
  const config = Object.freeze({ ...env, authSecret })
  const createId = () => randomUUID()
  const clock = readClock
  const model = env.llm ? createLanguageModel({ db, clock, logger, settings: env.llm }) : null
  return {
    db,
    config,
    logger,
    jobs,
    live,
    createId,
    clock,
    createSecret: () => randomBytes(SECRET_BYTES).toString('base64url'),
    brain: countTurns({ ...rules, model }, metrics),
    metrics,
    auth: createAuth({ db, createId, logger, config }),
    turnsUnderWay: createTurnsUnderWay(),
  }
}

async function createFirstAdmin(deps: Deps): Promise<void> {
  const { adminEmail, adminPassword } = deps.config
  if (!adminEmail || !adminPassword || (await hasAdmin(deps))) return
  await createAdmin(deps, { email: adminEmail, password: adminPassword })
}

async function composeBanner(deps: Deps, location: string): Promise<string> {
  const { config, brain } = deps
  const lines = [
    `${site.name} serves ${config.siteUrl}`,
    `  data    ${location}`,
    `  brain   ${brain.model ? `${brain.model.name}, and the rules behind it` : brain.name}`,
    `  booking ${config.calendlyUrl ?? 'embedded scheduler'}`,
  ]
  if (!(await hasAdmin(deps))) {
    lines.push('  admin   none yet: npm run admin -- create you@company.com')
  }
  return lines.join('\n')
}

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * MINUTE_MS

/** All background work of the product. */
export function listQueues(deps: Deps): Queue[] {
  const siteReader = createSiteReader(deps)
  return [
    {
      name: 'calendly_inbox',
      lookEveryMs: MINUTE_MS,
      run: () => processCalendlyInbox(deps),
    },
    {
      name: 'outbox',
      lookEveryMs: MINUTE_MS,
      run: (signal) => deliverOutbox(deps, { signal }),
    },
    {
      name: 'deliveries',
      // A turn of a conversation does not wake anybody: most have nothing to tell.
      lookEveryMs: 10 * SECOND_MS,
      run: (signal) => deliverWaiting(deps, { signal }),
    },
    {
      name: 'promises',
      lookEveryMs: 5 * MINUTE_MS,
      run: () => keepPromises(deps),
    },
    {
      name: 'reconcile_bookings',
      lookEveryMs: 5 * MINUTE_MS,
      run: () => reconcileBookings(deps),
    },
    {
      name: 'enrichment',
      lookEveryMs: MINUTE_MS,
      run: (signal) => lookUpCompanies(deps, siteReader, signal),
    },
    {
      name: 'insight',
      // Readers find little left to add up, and erased people leave the sums soon.
      lookEveryMs: 10 * SECOND_MS,
      run: (signal) => keepInsight(deps, signal),
    },
    {
      name: 'search',
      // Conversations that changed meanwhile are searched all the same, message by message.
      lookEveryMs: 10 * SECOND_MS,
      run: (signal) => keepFindable(deps, { signal }),
    },
    {
      name: 'retention',
      lookEveryMs: DAY_MS,
      run: (signal) => eraseOld(deps, { signal }),
    },
  ]
}

async function keepPromises(deps: Deps) {
  if ((await remindOfPromises(deps)) > 0) await deps.jobs.wake('outbox')
}

async function keepInsight(deps: Deps, signal: AbortSignal) {
  await buildFacts(deps, signal)
  await foldChanges(deps, signal)
}

async function lookUpCompanies(deps: Deps, siteReader: SiteReader, signal: AbortSignal) {
  if (!deps.config.isEnrichmentOn) return
  const { readSite = siteReader.readSite } = deps
  try {
    await runEnrichment({ ...deps, readSite }, { signal })
  } finally {
    await siteReader.rest()
  }
}
