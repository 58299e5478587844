import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import type { Logger } from 'pino'
import { createKnowledge } from '#agent/knowledge/knowledge.ts'
import { site } from '#content/site.ts'
import { createApp } from '#server/app.ts'
import { createAdmin, hasAdmin } from '#server/auth/create-admin.ts'
import { createAuth } from '#server/auth/create-auth.ts'
import { loadAuthSecret } from '#server/auth/load-auth-secret.ts'
import { createTurnsUnderWay, type TurnsUnderWay } from '#server/conversations/turns-under-way.ts'
import { type OpenDatabase, openDatabase } from '#server/db/open-database.ts'
import type { Brain, Deps } from '#server/deps.ts'
import { type Env, EnvError, readEnv } from '#server/env.ts'
import { loadFiles } from '#server/files/load-files.ts'
import { closeHttpServer, createHttpServer } from '#server/files/serve.ts'
import { createJobs, type RunningJobs } from '#server/jobs/create-jobs.ts'
import { listQueues } from '#server/jobs/list-queues.ts'
import { type Stop, watchForTheUnexpected } from '#server/last-resort.ts'
import { createLive, type RunningLive } from '#server/live/listen.ts'
import { createLanguageModel } from '#server/llm/create-language-model.ts'
import { createLogger } from '#server/log/create-logger.ts'
import { countJobs } from '#server/metrics/count-jobs.ts'
import { countTurns } from '#server/metrics/count-turns.ts'
import { createMetrics } from '#server/metrics/create-metrics.ts'
import { createOfflineBrain } from '#server/offline-brain.ts'
import { readArticles } from '#server/read-articles.ts'
import { warmUp } from '#server/warm-up.ts'

/** What a stop gives requests under way, before it cuts them off. */
const STOP_GRACE_MS = 10_000
const SECRET_BYTES = 32
const SITE_FOLDER = path.resolve('dist')
const IS_API_ONLY = process.argv.includes('--api-only')

/** The composition root: every effect of starting up happens here, once. */
export async function serveProduct(): Promise<void> {
  const env = readEnv()
  const logger = createLogger(env.logLevel)
  const lastResort = watchForTheUnexpected(logger)
  const database = await openDatabase(env, logger)
  const jobs = createJobs({ pool: database.pool, logger })
  const live = createLive({ connection: database.pool.options, logger })
  try {
    const rules = createOfflineBrain(createKnowledge(readArticles()))
    const deps = await composeDeps(env, { database, jobs, live, logger, rules })
    await createFirstAdmin(deps)
    const server = createHttpServer({
      files: loadSite(env),
      app: createApp(deps),
      siteUrl: env.siteUrl,
    })
    // Left to the end of the process it would be lost with one that is killed, and later it would hold requests up.
    flushCompileCache()
    await listen(server, env)
    const stop = createStop({
      server,
      jobs,
      live,
      database,
      logger,
      turnsUnderWay: deps.turnsUnderWay,
    })
    stopOnSignal(stop)
    lastResort.stopBy(stop)
    await printBanner(deps, database.location)
    await warmUp(rules)
    await jobs.start(countJobs(listQueues(deps), deps.metrics))
  } catch (error) {
    await database.close()
    throw error
  }
}

type Parts = { database: OpenDatabase; jobs: RunningJobs; live: RunningLive; logger: Logger }

async function composeDeps(
  env: Env,
  { database, jobs, live, logger, rules }: Parts & { rules: Brain },
): Promise<Deps> {
  const { db } = database
  const config = Object.freeze({ ...env, authSecret: await loadAuthSecret(env) })
  const createId = () => randomUUID()
  const clock = () => new Date()
  const metrics = createMetrics({
    pool: database.pool,
    clock,
    hasReader: Boolean(env.metricsToken),
  })
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

function loadSite(env: Env) {
  if (!IS_API_ONLY && existsSync(SITE_FOLDER)) return loadFiles(SITE_FOLDER, env)
  if (!IS_API_ONLY) throw new EnvError(`There is no site in ${SITE_FOLDER}. Run npm start.`)
  return { byPath: new Map(), notFound: [] }
}

function listen(server: Server, { port, host }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(
        isTaken
          ? new EnvError(
              `Port ${port} is in use. Stop what uses it, or choose another: PORT=3001 npm start`,
            )
          : error,
      )
    })
    server.listen({ port, host }, resolve)
  })
}

type Running = Parts & { server: Server; turnsUnderWay: TurnsUnderWay }

/** No new requests, those under way and the work in hand finish, then the database is left. */
function createStop({ server, jobs, live, database, logger, turnsUnderWay }: Running) {
  return async (reason: string, graceMs = STOP_GRACE_MS) => {
    logger.info({ reason }, 'stopping')
    turnsUnderWay.stop()
    // Streams of news are requests under way that would never finish.
    const left = live.close()
    await Promise.all([left, closeHttpServer(server, graceMs), jobs.stop(graceMs)])
    await database.close()
  }
}

/** Stops once, however often it is asked to. */
function stopOnSignal(stop: Stop): void {
  let isStopping = false
  async function stopAndExit(reason: string) {
    if (isStopping) return
    isStopping = true
    await stop(reason)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => void stopAndExit(signal))
  }
  // Sent when the script that started this process is gone.
  process.on('disconnect', () => void stopAndExit('parent gone'))
}

async function printBanner(deps: Deps, location: string): Promise<void> {
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
  console.log(lines.join('\n'))
}
