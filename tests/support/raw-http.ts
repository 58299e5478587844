import { connect, type Socket } from 'node:net'

export type RawAnswer = {
  status: number
  headers: Record<string, string>
  body: string
  text: string
}

const WAIT_MS = 10_000

/** Sends bytes as they are and reads until the server ends the connection. What clients tidy up, this does not. */
export function sendRaw(port: number, request: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const chunks: Buffer[] = []
    const giveUp = setTimeout(() => socket.destroy(new Error('The server kept it open.')), WAIT_MS)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(giveUp)
      // What came before a reset counts: the server need not read all that we send.
      if (chunks.length > 0 && error.code !== undefined) resolve(parseAnswer(chunks))
      else reject(error)
    })
    socket.on('close', () => {
      clearTimeout(giveUp)
      resolve(parseAnswer(chunks))
    })
    socket.write(request)
  })
}

/** Opens many connections, each of which sends the beginning of a request. */
export function openSockets(port: number, count: number, beginning: string): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => {})
    // Else the end of the connection would wait unread.
    socket.resume()
    socket.write(beginning)
    return socket
  })
}

function parseAnswer(chunks: readonly Buffer[]): RawAnswer {
  const text = Buffer.concat(chunks).toString('latin1')
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(':')
    return [name.toLowerCase(), value.join(':').trim()]
  })
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
    text,
  }
}
