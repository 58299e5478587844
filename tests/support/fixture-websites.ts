import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Server, Socket } from 'node:net'
import { fixtureCertificate } from '#tests/support/fixture-certificate.ts'

export type Visit = { scheme: 'http' | 'https'; host: string; path: string }
export type Behave = (
  visit: Visit,
  response: ServerResponse,
  request: IncomingMessage,
) => void | Promise<void>

/** Public by their numbers; `route` leads them here. Nobody answers at 8.8.4.4. */
export const PUBLIC_ADDRESS = '93.184.215.14'
export const SILENT_ADDRESS = '8.8.4.4'

/**
 * The public web on this machine: one server with TLS, one without, whatever the name. It counts connections, so that
 * one which is made and dropped shows too.
 */
export async function startFixtureWebsites() {
  const web = {
    visits: [] as Visit[],
    requests: [] as IncomingMessage['headers'][],
    connections: 0,
    open: new Set<Socket>(),
    behave: ((_visit, response) => {
      response.setHeader('content-type', 'text/html').end('<title>Acme</title>')
    }) as Behave,
  }
  const answer =
    (scheme: Visit['scheme']) => (request: IncomingMessage, response: ServerResponse) => {
      const visit = { scheme, host: request.headers.host ?? '', path: request.url ?? '' }
      web.visits.push(visit)
      web.requests.push(request.headers)
      void web.behave(visit, response, request)
    }
  const plain = createServer(answer('http'))
  const secure = createTlsServer(fixtureCertificate, answer('https'))
  for (const server of [plain, secure]) {
    server.on('connection', (socket: Socket) => {
      web.connections += 1
      web.open.add(socket)
      socket.on('error', () => {}).on('close', () => web.open.delete(socket))
    })
    server.on('tlsClientError', () => {})
  }
  const ports = { 80: await listen(plain), 443: await listen(secure) }
  return Object.assign(web, {
    port: ports[80],
    route: (address: string, port: number) => {
      const isSilent = address === SILENT_ADDRESS
      return { address: '127.0.0.1', port: isSilent ? 1 : ports[port as 80 | 443] }
    },
    close: async () => {
      for (const server of [plain, secure]) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
    },
  })
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
