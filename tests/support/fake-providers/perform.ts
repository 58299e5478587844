import type { ServerResponse } from 'node:http'
import { setImmediate as nextTick, setTimeout as pause } from 'node:timers/promises'
import type { Play, ProviderRequest } from '#tests/support/fake-providers/play.ts'
import type { WireFormat } from '#tests/support/fake-providers/wire-format.ts'

const FLOOD_CHUNK_BYTES = 65_536
const NOTHING_READ = {
  language: 'en',
  facts: [],
  questions: [],
  refuses: [],
  wants_person: false,
  wants_call: false,
}

type Scene = { response: ServerResponse; wire: WireFormat; purpose: ProviderRequest['purpose'] }

/** Does what the play says. Settles when it has said all; a play that hangs settles at once and leaves the answer open. */
export async function perform(play: Play, scene: Scene): Promise<void> {
  const { response, wire } = scene
  switch (play.kind) {
    case 'reading':
      return sayAll(scene, [JSON.stringify({ ...NOTHING_READ, ...play.reading })])
    case 'text':
      return sayAll(scene, splitWords(play.text), play)
    case 'tool_call':
      return callTool(scene, play.text ?? '')
    case 'refusal':
      return decline(scene, play.text)
    case 'empty':
      return sayAll(scene, [])
    case 'hang':
      return
    case 'hang_midway':
      return begin(scene, play.text)
    case 'status':
      return refuse(response, play)
    case 'error_event':
      begin(scene, play.text)
      return void response.end(wire.fail())
    case 'truncated':
      begin(scene, play.text)
      return void response.end(cut(wire.say('…and more — “so much”'), play.inside))
    case 'reset':
      if (play.text === undefined) return void response.socket?.resetAndDestroy()
      begin(scene, play.text)
      await nextTick()
      return void response.socket?.resetAndDestroy()
    case 'malformed_events':
      startStream(response)
      return void response.end('data: {"type":"response.created",\n\ndata: nonsense\n\n')
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' })
      return void response.end('<!doctype html><title>Sign in</title><h1>Sign in to the proxy</h1>')
    case 'flood':
      return flood(scene, play)
    case 'single_bytes':
      return dripBytes(scene, play.text)
  }
}

/** Word by word; joined, the pieces are the text. */
export function splitWords(text: string): readonly string[] {
  return text.match(/\s*\S+|\s+$/g) ?? []
}

type Manner = Omit<Extract<Play, { kind: 'text' }>, 'kind' | 'text'>

/** As OpenRouter keeps a connection open. */
const KEEP_ALIVE = ': PROCESSING\n\n'
const THINKS_TIMES = 4

async function sayAll(
  { response, wire, purpose }: Scene,
  pieces: readonly string[],
  { everyMs, finish = 'stop', thinksMs, keepsAlive = false, hasUsage = true }: Manner = {},
): Promise<void> {
  if (purpose === 'read') return sendWhole(response, wire.answer(pieces.join(''), finish))
  startStream(response)
  response.write(wire.open())
  for (let times = 0; thinksMs !== undefined && times < THINKS_TIMES; times += 1) {
    response.write(keepsAlive ? KEEP_ALIVE : wire.think('The canary thinks: it is free. '))
    await pause(thinksMs / THINKS_TIMES)
  }
  for (const piece of pieces) {
    if (response.destroyed) return
    response.write((keepsAlive ? KEEP_ALIVE : '') + wire.say(piece))
    if (everyMs !== undefined) await pause(everyMs)
  }
  response.end(wire.close(finish, hasUsage))
}

function callTool({ response, wire, purpose }: Scene, text: string): void {
  if (purpose === 'read') sendWhole(response, wire.answer('', 'tool_calls'))
  else {
    begin({ response, wire, purpose }, text)
    response.end(wire.callTool() + wire.close('tool_calls'))
  }
}

function decline({ response, wire, purpose }: Scene, text: string): void {
  if (purpose === 'read') sendWhole(response, wire.declined(text))
  else {
    begin({ response, wire, purpose }, '')
    const isFiltered = wire.decline(text) === ''
    response.end(wire.decline(text) + wire.close(isFiltered ? 'content_filter' : 'stop'))
  }
}

function begin({ response, wire }: Scene, text: string): void {
  startStream(response)
  response.write(wire.open() + splitWords(text).map(wire.say).join(''))
}

function startStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'x-request-id': 'req_played' })
}

function sendWhole(response: ServerResponse, document: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'req_played' })
  response.end(JSON.stringify(document))
}

function refuse(response: ServerResponse, play: Extract<Play, { kind: 'status' }>): void {
  response.writeHead(play.status, {
    'content-type': 'application/json',
    'x-request-id': 'req_played',
    ...(play.retryAfter !== undefined && { 'retry-after': play.retryAfter }),
  })
  const error = { type: 'played_error', message: 'a played error', code: String(play.status) }
  response.end(play.body ?? JSON.stringify({ type: 'error', error }))
}

function cut(event: string, inside: Extract<Play, { kind: 'truncated' }>['inside']): Buffer {
  const bytes = Buffer.from(event)
  if (inside === 'answer') return bytes
  // The dash is three bytes in UTF-8.
  if (inside === 'character') return bytes.subarray(0, bytes.indexOf('—') + 1)
  // The event is whole but for the empty line that ends it.
  if (inside === 'event') return bytes.subarray(0, bytes.length - 1)
  return bytes.subarray(0, bytes.indexOf('more'))
}

async function flood(
  { response, wire }: Scene,
  { bytes, isOneEvent }: Extract<Play, { kind: 'flood' }>,
): Promise<void> {
  startStream(response)
  response.write(wire.open())
  const closed = awaitEvent(response, 'close')
  const words = 'so much to say '.repeat(FLOOD_CHUNK_BYTES / 15)
  for (let sent = 0; sent < bytes && !response.destroyed; sent += FLOOD_CHUNK_BYTES) {
    const isTaken = response.write(isOneEvent ? words : wire.say(words))
    if (!isTaken) await Promise.race([awaitEvent(response, 'drain'), closed])
  }
  response.end(wire.close('stop'))
}

function awaitEvent(response: ServerResponse, event: 'drain' | 'close'): Promise<void> {
  return new Promise((resolve) => response.once(event, () => resolve()))
}

async function dripBytes({ response, wire }: Scene, text: string): Promise<void> {
  startStream(response)
  const answer = wire.open() + splitWords(text).map(wire.say).join('') + wire.close('stop')
  for (const byte of Buffer.from(answer)) {
    if (response.destroyed) return
    response.write(Buffer.of(byte))
    await nextTick()
  }
  response.end()
}
