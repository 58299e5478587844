import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import path from 'node:path'
import { type Logger, pino } from 'pino'
import { createKnowledge } from '#agent/knowledge/knowledge.ts'
import { site } from '#content/site.ts'
import { createApp } from '#server/app.ts'
import { createAdmin, hasAdmin } from '#server/auth/create-admin.ts'
import { createAuth } from '#server/auth/create-auth.ts'
import { loadAuthSecret } from '#server/auth/load-auth-secret.ts'
import { EmbeddedPostgresError } from '#server/db/embedded/embedded-postgres-error.ts'
import { type OpenDatabase, openDatabase } from '#server/db/open-database.ts'
import type { Deps } from '#server/deps.ts'
import { type Env, EnvError, readEnv } from '#server/env.ts'
import { loadFiles } from '#server/files/load-files.ts'
import { closeHttpServer, createHttpServer } from '#server/files/serve.ts'
import { createJobs, type RunningJobs } from '#server/jobs/create-jobs.ts'
import { listQueues } from '#server/jobs/list-queues.ts'
import { createLive, type RunningLive } from '#server/live/listen.ts'
import { createOfflineBrain } from '#server/offline-brain.ts'
import { readArticles } from '#server/read-articles.ts'

/** What a stop gives requests under way, before it cuts them off. */
const STOP_GRACE_MS = 10_000
const SECRET_BYTES = 32
const SITE_FOLDER = path.resolve('dist')
const IS_API_ONLY = process.argv.includes('--api-only')

await main().catch(exitWithReason)

/** The composition root: every effect of starting up happens here, once. */
async function main(): Promise<void> {
  const env = readEnv()
  const logger = pino({ level: env.logLevel })
  const database = await openDatabase(env, logger)
  const jobs = createJobs({ pool: database.pool, logger })
  const live = createLive({ connection: database.pool.options, logger })
  try {
    const deps = await composeDeps(env, { database, jobs, live, logger })
    await createFirstAdmin(deps)
    const server = createHttpServer({ files: loadSite(env), app: createApp(deps) })
    await listen(server, env)
    stopOnSignal({ server, jobs, live, database, logger })
    await printBanner(deps, database.location)
    await jobs.start(listQueues(deps))
  } catch (error) {
    await database.close()
    throw error
  }
}

type Parts = { database: OpenDatabase; jobs: RunningJobs; live: RunningLive; logger: Logger }

async function composeDeps(env: Env, { database, jobs, live, logger }: Parts): Promise<Deps> {
  const { db } = database
  const config = Object.freeze({ ...env, authSecret: await loadAuthSecret(env) })
  const createId = () => randomUUID()
  return {
    db,
    config,
    logger,
    jobs,
    live,
    createId,
    clock: () => new Date(),
    createSecret: () => randomBytes(SECRET_BYTES).toString('base64url'),
    brain: createOfflineBrain(createKnowledge(readArticles())),
    auth: createAuth({ db, createId, logger, config }),
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

type Running = Parts & { server: Server }

/** Stops once: no new requests, those under way and the work in hand finish, then the database is left. */
function stopOnSignal({ server, jobs, live, database, logger }: Running): void {
  let isStopping = false
  async function stop(reason: string) {
    if (isStopping) return
    isStopping = true
    logger.info({ reason }, 'stopping')
    // Streams of news are requests under way that would never finish.
    const left = live.close()
    await Promise.all([left, closeHttpServer(server, STOP_GRACE_MS), jobs.stop(STOP_GRACE_MS)])
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(signal))
  // Sent when the script that started this process is gone.
  process.on('disconnect', () => void stop('parent gone'))
}

async function printBanner(deps: Deps, location: string): Promise<void> {
  const { config, brain } = deps
  const lines = [
    `${site.name} serves ${config.siteUrl}`,
    `  data    ${location}`,
    `  brain   ${brain.name}`,
    `  booking ${config.calendlyUrl ?? 'embedded scheduler'}`,
  ]
  if (!(await hasAdmin(deps))) {
    lines.push('  admin   none yet: npm run admin -- create you@company.com')
  }
  console.log(lines.join('\n'))
}

function exitWithReason(error: unknown): never {
  const isExplained = error instanceof EnvError || error instanceof EmbeddedPostgresError
  console.error(isExplained ? error.message : error)
  process.exit(1)
}
