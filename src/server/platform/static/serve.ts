import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Logger } from 'pino'
import {
  type Admission,
  createAdmission,
  type Leave,
} from '#server/platform/http/create-admission.ts'
import { createOverloadRefusal } from '#server/platform/http/create-overload-refusal.ts'
import { answerParseError } from '#server/platform/http/security/answer-parse-error.ts'
import { findRequestFault } from '#server/platform/http/security/find-request-fault.ts'
import {
  CONNECTION_OPTIONS,
  limitConnections,
} from '#server/platform/http/security/limit-connection.ts'
import { createPlainHeaders } from '#server/platform/http/security/plain-answer.ts'
import { watchConnections } from '#server/platform/http/security/watch-connections.ts'
import { answerStatic, sendPlain } from '#server/platform/static/answer-static.ts'
import type { StaticFiles } from '#server/platform/static/static-file.ts'

const API_PATH = /^\/api(?:[/?]|$)/
/** For tests, which are reached by no name. */
const LOCAL = 'http://localhost'

type App = { fetch: Parameters<typeof getRequestListener>[0] }
type Parts = {
  files: StaticFiles
  app: App
  siteUrl?: string
  admission?: Admission
  logger?: Pick<Logger, 'warn'>
}

/** One server for pages and API. It does not listen yet. */
export function createHttpServer({
  files,
  app,
  siteUrl = LOCAL,
  logger,
  admission = createAdmission(),
}: Parts): Server {
  const composeHeaders = createPlainHeaders({ siteUrl })
  const refuseOverload = createOverloadRefusal({ siteUrl, logger })
  const leaves = new WeakMap<object, Leave>()
  const fetchAndLeave: App['fetch'] = async (request, env) => {
    try {
      return await app.fetch(request, env)
    } finally {
      // What is left is to send the answer, which an open stream does for hours.
      leaves.get(env.incoming)?.()
    }
  }
  const listen = getRequestListener(fetchAndLeave, {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      const status = error instanceof RequestError ? 400 : 500
      const text = status === 400 ? 'This is not a valid request.\n' : 'Something went wrong.\n'
      return new Response(text, { status, headers: composeHeaders({ status, text }) })
    },
  })
  const answerApi: RequestListener = (request, response) => {
    const leave = admission.enter(request.url ?? '', () => request.complete)
    if (leave === null) return refuseOverload(request, response)
    leaves.set(request, leave)
    void listen(request, response).finally(leave)
  }
  const answer: RequestListener = (request, response) => {
    if (!connections.admit(request, response)) return
    const fault = findRequestFault(request)
    if (fault) sendPlain({ request, response, composeHeaders }, fault)
    else if (API_PATH.test(request.url ?? '')) answerApi(request, response)
    else answerStatic(files, { request, response, composeHeaders })
  }
  // Node would answer a missing Host itself, without our headers.
  const server = createServer({ ...CONNECTION_OPTIONS, requireHostHeader: false }, answer)
  server.on('clientError', (error, socket) =>
    answerParseError(error, socket, {
      composeHeaders,
      isAnswering: connections.isAnswering(socket),
    }),
  )
  server.on('checkExpectation', (request, response) =>
    sendPlain(
      { request, response, composeHeaders },
      { status: 417, text: 'Nothing is expected here.\n', headers: { Connection: 'close' } },
    ),
  )
  limitConnections(server)
  const connections = watchConnections(server)
  return server
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
