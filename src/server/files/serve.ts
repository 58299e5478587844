import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { answerStatic } from '#server/files/answer-static.ts'
import type { StaticFiles } from '#server/files/static-file.ts'

const API_PATH = /^\/api(?:[/?]|$)/
/** A client that has not sent its request by then is cut off. */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 15_000

type App = { fetch: Parameters<typeof getRequestListener>[0] }

/** One server for pages and API. It does not listen yet. */
export function createHttpServer({ files, app }: { files: StaticFiles; app: App }): Server {
  const answerApi = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => {
      if (API_PATH.test(request.url ?? '')) void answerApi(request, response)
      else answerStatic(files, request, response)
    },
  )
}

const SWEEP_MS = 50

/** Lets requests under way finish, up to `graceMs`; a connection ends as soon as it is idle. */
export function closeHttpServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), graceMs)
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    server.close(() => {
      clearTimeout(cutOff)
      clearInterval(sweep)
      resolve()
    })
  })
}
