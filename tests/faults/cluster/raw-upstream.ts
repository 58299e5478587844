import { type AddressInfo, createServer, type Socket } from 'node:net'

/** What it says to a whole request; null ends the connection without a word. */
export type Answer = string | null

/** What a connection brought. */
export type Passed = { head: string; body: string }

const END_OF_HEAD = '\r\n\r\n'

/** An answer as a process gives it. */
export function composeAnswer(body: string, ...headers: string[]): string {
  const length = `Content-Length: ${Buffer.byteLength(body)}`
  const given = ['X-Content-Type-Options: nosniff', length, ...headers]
  return ['HTTP/1.1 200 OK', ...given, '', body].join('\r\n')
}

export const OK = composeAnswer('{}', 'Cache-Control: no-store')

/** Stands where a process stands, and keeps every byte that the proxy sends: a real one would tidy up. */
export async function openRawUpstream(answer: Answer) {
  const brought: { text: string }[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const connection = { text: '' }
    brought.push(connection)
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let isAnswered = false
    socket.on('data', (chunk) => {
      connection.text += chunk.toString('latin1')
      if (isAnswered || !isWhole(connection.text)) return
      isAnswered = true
      if (answer === null) socket.destroy()
      else socket.write(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    read: (): Passed[] => brought.map(({ text }) => split(text)),
    countOpen: () => sockets.size,
    /** Says more to whoever is still there. */
    push(text: string) {
      for (const socket of sockets) socket.write(text)
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function split(text: string): Passed {
  const at = text.indexOf(END_OF_HEAD)
  return { head: text.slice(0, at), body: text.slice(at + END_OF_HEAD.length) }
}

/** The proxy collects a body before it passes it on, so it always states its length. */
function isWhole(text: string): boolean {
  if (!text.includes(END_OF_HEAD)) return false
  const { head, body } = split(text)
  return body.length >= Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0)
}
