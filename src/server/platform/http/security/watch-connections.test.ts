import { EventEmitter } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchConnections } from '#server/platform/http/security/watch-connections.ts'

type Connection = EventEmitter & { destroyed: boolean; writableLength: number }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function open() {
  const server = new EventEmitter()
  const watch = watchConnections(server as Server, { now: () => Date.now() })
  return connect(server, watch)
}

function connect(server: EventEmitter, watch: ReturnType<typeof watchConnections>) {
  const socket = Object.assign(new EventEmitter(), {
    destroyed: false,
    writableLength: 0,
    destroy() {
      socket.destroyed = true
    },
  })
  server.emit('connection', socket)
  return { socket: socket as Connection, ask: () => ask(watch, socket) }
}

function ask(watch: ReturnType<typeof watchConnections>, socket: EventEmitter) {
  const response = { closed: false }
  const isAdmitted = watch.admit({ socket } as IncomingMessage, response as ServerResponse)
  return { response, isAdmitted }
}

test('a connection that asks for nothing is ended', () => {
  const { socket } = open()
  vi.advanceTimersByTime(24_000)
  expect(socket.destroyed).toBe(false)
  vi.advanceTimersByTime(4_000)
  expect(socket.destroyed).toBe(true)
})

test('a connection stays while an answer is under way, and for 70 seconds after it', () => {
  const { socket, ask } = open()
  const { response } = ask()
  vi.advanceTimersByTime(120_000)
  response.closed = true
  vi.advanceTimersByTime(68_000)
  expect(socket.destroyed).toBe(false)
  vi.advanceTimersByTime(8_000)
  expect(socket.destroyed).toBe(true)
})

test('a connection that is used again and again stays', () => {
  const { socket, ask } = open()
  for (let count = 0; count < 100; count += 1) {
    ask().response.closed = true
    vi.advanceTimersByTime(5_000)
  }
  expect(socket.destroyed).toBe(false)
})

test('above the bound, the connections that have been idle longest are ended', () => {
  const server = new EventEmitter()
  const watch = watchConnections(server as Server, { now: () => Date.now(), maxIdleConnections: 2 })
  const busy = connect(server, watch)
  busy.ask()
  const idle = ['first', 'second', 'third'].map(() => {
    vi.advanceTimersByTime(1_000)
    const { socket, ask } = connect(server, watch)
    ask().response.closed = true
    return socket
  })
  vi.advanceTimersByTime(4_000)
  expect([busy.socket, ...idle].map(({ destroyed }) => destroyed)).toEqual([
    false,
    true,
    false,
    false,
  ])
})

test('32 requests may wait for their answers on one connection, and no more', () => {
  const { socket, ask } = open()
  ask().response.closed = true
  const waiting = Array.from({ length: 32 }, ask)
  expect(waiting.every(({ isAdmitted }) => isAdmitted)).toBe(true)
  expect(ask().isAdmitted).toBe(false)
  expect(socket.destroyed).toBe(true)
  expect(ask().isAdmitted).toBe(false)
})
