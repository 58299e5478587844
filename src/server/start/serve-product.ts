import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Env, EnvError, readEnv } from '#server/platform/env.ts'
import { createLogger } from '#server/platform/log/create-logger.ts'
import { loadFiles } from '#server/platform/static/load-files.ts'
import { closeHttpServer, createHttpServer } from '#server/platform/static/serve.ts'
import { createFront } from '#server/start/create-front.ts'
import type { OpenProduct } from '#server/start/open-product.ts'
import { createSettingsWriter } from '#server/start/state-settings.ts'

/** The time that a stop gives requests under way before it cuts them off. */
const STOP_GRACE_MS = 10_000
const SITE_FOLDER = path.resolve('dist')
/** Connections that wait to be taken; those beyond are lost. Linux takes no more by itself, and Node's usual is 511. */
const BACKLOG = 4_096
const IS_API_ONLY = process.argv.includes('--api-only')

/** The composition root. The pages are served first: they need no database, and little of the code. */
export async function serveProduct(): Promise<void> {
  const env = readEnv()
  const logger = createLogger(env.logLevel)
  const lastResort = watchForTheUnexpected(logger)
  const front = createFront({ siteUrl: env.siteUrl, logger })
  const server = createHttpServer({
    files: loadSite(env),
    app: front,
    siteUrl: env.siteUrl,
    logger,
  })
  await listen(server, env)
  const opening = import('#server/start/open-product.ts').then(({ openProduct }) =>
    openProduct(env, logger),
  )
  const stop: Stop = async (reason, graceMs = STOP_GRACE_MS) => {
    logger.info({ reason }, 'stopping')
    front.giveUp()
    await stopServing({ server, opening, graceMs })
  }
  stopOnSignal(stop)
  lastResort.stopBy(stop)
  const product = await opening
  front.open(product.api)
  console.log(product.banner)
  // Left to the end of the process it would be lost with one that is killed.
  flushCompileCache()
  await product.startJobs()
}

type Running = { server: Server; opening: Promise<OpenProduct>; graceMs: number }

/** No new requests, those under way and the work in hand finish, then the database is left. */
async function stopServing({ server, opening, graceMs }: Running): Promise<void> {
  const closing = closeHttpServer(server, graceMs)
  // A start that is still under way is waited for, so that it leaves no database running behind it.
  const product = await Promise.race([
    opening.catch(() => null),
    delay(graceMs, null, { ref: false }),
  ])
  await Promise.all([closing, product?.endWork(graceMs)])
  await product?.close()
}

function loadSite(env: Env) {
  if (!IS_API_ONLY && existsSync(SITE_FOLDER)) {
    return loadFiles(SITE_FOLDER, env, createSettingsWriter(env, new Date()))
  }
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
    server.listen({ port, host, backlog: BACKLOG }, resolve)
  })
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

/** Ends everything in order, and gives what is under way so much time. */
export type Stop = (reason: string, graceMs?: number) => Promise<void>

/** Other work under way may finish; the code that threw may have left anything half done. */
const GRACE_MS = 3_000
/** A stop that hangs leaves no process behind that neither works nor ends. */
const LIMIT_MS = 8_000
const FAILED = 1

/**
 * The last resort for what nobody caught, a bug by definition: it is logged as the log allows, and the process ends
 * with a code that makes the service manager start another. It never goes on.
 */
export function watchForTheUnexpected(logger: Pick<Logger, 'fatal'>) {
  let stop: Stop = async () => {}
  let isEnding = false

  function end(error: unknown, origin: string) {
    logger.fatal({ err: error, origin }, 'unexpected failure; this process ends')
    if (isEnding) process.exit(FAILED)
    isEnding = true
    setTimeout(() => process.exit(FAILED), LIMIT_MS).unref()
    stop('unexpected failure', GRACE_MS).then(
      () => process.exit(FAILED),
      () => process.exit(FAILED),
    )
  }

  // Of promises, too: without a handler of their own, Node brings them here.
  process.on('uncaughtException', end)
  return {
    stopBy(next: Stop) {
      stop = next
    },
  }
}
