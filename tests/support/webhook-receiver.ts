import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedCall = {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}
export type Behave = (call: ReceivedCall, response: ServerResponse) => void | Promise<void>

export const answer =
  (status: number, { headers = {}, body = '' }: { headers?: object; body?: string } = {}): Behave =>
  (_call, response) => {
    response.writeHead(status, { ...headers }).end(body)
  }
/** Takes the request and says nothing. */
export const hang: Behave = () => {}
/** Begins an answer and breaks the connection. */
export const breakOff =
  (status: number): Behave =>
  (_call, response) => {
    response.writeHead(status, { 'content-length': '1000' })
    response.write('half', () => response.destroy())
  }

/** A real HTTP server on this machine that keeps what it gets, and can be told to misbehave. */
export async function startWebhookReceiver(port = 0) {
  const receiver = { received: [] as ReceivedCall[], behave: answer(200) }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const call = { method, path: url, headers, body: Buffer.concat(chunks).toString() }
      receiver.received.push(call)
      void receiver.behave(call, response)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return Object.assign(receiver, {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}
