import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { anthropicWire } from '#tests/support/fake-providers/anthropic-wire.ts'
import { chatWire } from '#tests/support/fake-providers/chat-wire.ts'
import { openaiWire } from '#tests/support/fake-providers/openai-wire.ts'
import { perform } from '#tests/support/fake-providers/perform.ts'
import type { Play, ProviderRequest, Script } from '#tests/support/fake-providers/play.ts'
import type { Wire, WireFormat } from '#tests/support/fake-providers/wire-format.ts'

const WIRES: Record<Wire, WireFormat> = {
  openai: openaiWire,
  anthropic: anthropicWire,
  'openai-compatible': chatWire,
}
const NOTHING_TO_ADD: Play = { kind: 'reading', reading: {} }
const NOTHING_TO_SAY: Play = { kind: 'empty' }

/**
 * A model provider on this machine: `provider.writes(…)` and `provider.reads(…)` say what the next requests get, the
 * last one of them for all that follow, and `provider.requests` holds what came, with the moment a client hung up.
 */
export async function playProvider(wire: Wire) {
  const requests: ProviderRequest[] = []
  const scripts = { read: [NOTHING_TO_ADD] as Script[], write: [NOTHING_TO_SAY] as Script[] }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => {})
    const request = readRequest(incoming, await readText(incoming))
    requests.push(request)
    // An answer that closes unfinished is a connection that the client closed.
    response.once('close', () => {
      if (response.writableFinished) request.answeredAt = performance.now()
      else request.abortedAt = performance.now()
    })
    const script = takeScript(scripts[request.purpose])
    const play = typeof script === 'function' ? script(request) : script
    await perform(play, { response, wire: WIRES[wire], purpose: request.purpose })
  }

  const server = createServer((incoming, response) => {
    // A client that goes while it still sends is one of the cases, not a fault of the play.
    answer(incoming, response).catch(() => response.destroy())
  })
  server.on('connection', (socket) => {
    socket.setNoDelay()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    /** For LLM_BASE_URL. */
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    writes: (...next: readonly [Script, ...Script[]]) => {
      scripts.write = [...next]
    },
    reads: (...next: readonly [Script, ...Script[]]) => {
      scripts.read = [...next]
    },
    reset() {
      requests.length = 0
      scripts.read = [NOTHING_TO_ADD]
      scripts.write = [NOTHING_TO_SAY]
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export type FakeProvider = Awaited<ReturnType<typeof playProvider>>

function takeScript(queue: Script[]): Script {
  const [next = NOTHING_TO_SAY] = queue
  if (queue.length > 1) queue.shift()
  return next
}

function readRequest({ url = '', headers }: IncomingMessage, text: string): ProviderRequest {
  const body = JSON.parse(text) as Record<string, unknown>
  return {
    purpose: body.stream === true ? 'write' : 'read',
    path: url,
    headers,
    body,
    text,
    receivedAt: performance.now(),
    abortedAt: null,
    answeredAt: null,
  }
}

async function readText(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
