import { globSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStopwatch } from '#tests/faults/support/stopwatch.ts'
import { openSockets } from '#tests/support/raw-http.ts'
import { type Product, runProduct } from '#tests/support/run-product.ts'
import { startTalking } from '#tests/support/talk.ts'

const DRIP_MS = 1_000
const MUST_BE_GONE_MS = 30_000
const OTHERS_P95_MS = 300
const MEGABYTE = 1024 * 1024

const LARGEST = findLargestFile()

let product: Product
let port: number

beforeAll(async () => {
  product = await runProduct({ LOG_LEVEL: 'silent' })
  port = Number(new URL(product.url).port)
})
afterAll(() => product.stop())

function findLargestFile(): string {
  const names = globSync('_astro/*.js', { cwd: 'dist' })
  const sizes = names.map((name) => ({ name, bytes: statSync(`dist/${name}`).size }))
  return sizes.toSorted((a, b) => b.bytes - a.bytes)[0]?.name ?? ''
}

async function readMemory(): Promise<number> {
  const status = await readFile(`/proc/${product.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
}

/** Asks for pages and the API, one after the other, until `isOver`. @returns the 95th percentile in milliseconds. */
async function measureOthers(isOver: () => boolean): Promise<number> {
  const times: number[] = []
  while (!isOver()) {
    for (const path of ['/', '/api/ready']) {
      const start = performance.now()
      const response = await fetch(`${product.url}${path}`)
      await response.arrayBuffer()
      expect(response.status).toBe(200)
      times.push(performance.now() - start)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}

/** Keeps all of them busy until the last is cut off. @returns how others fared, and when the last one went. */
async function endure(sockets: readonly Socket[], drip: string) {
  const stopwatch = createStopwatch()
  const start = performance.now()
  let open = sockets.length
  for (const socket of sockets) socket.once('close', () => (open -= 1))
  const dripping = setInterval(() => {
    for (const socket of sockets) if (drip && socket.writable) socket.write(drip)
  }, DRIP_MS)
  const isOver = () => open === 0 || performance.now() - start > 2 * MUST_BE_GONE_MS
  const p95Ms = await measureOthers(isOver)
  clearInterval(dripping)
  for (const socket of sockets) socket.destroy()
  const goneAfterMs = performance.now() - start
  const judged = { p95Ms: stopwatch.weigh(p95Ms), goneAfterMs: stopwatch.weigh(goneAfterMs) }
  return { p95Ms, goneAfterMs, left: open, judged }
}

type Outcome = Awaited<ReturnType<typeof endure>>

function expectEndured({ left, judged }: Outcome): void {
  expect(left).toBe(0)
  expect(judged.goneAfterMs).toBeLessThan(MUST_BE_GONE_MS)
  expect(judged.p95Ms).toBeLessThan(OTHERS_P95_MS)
}

const HEAD = 'POST /api/create-conversation HTTP/1.1\r\nHost: 127.0.0.1\r\n'
const BODY = 'Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"enrichmentData":'

test.each([
  ['2,000 clients that drip headers', 2_000, HEAD, 'X-A: b\r\n'],
  ['2,000 connections that say nothing', 2_000, '', ''],
  ['500 clients that drip a body', 500, HEAD + BODY, ' '],
])('%s are gone within 30 s, and nobody notices', async (name, count, beginning, drip) => {
  const before = await readMemory()
  const outcome = await endure(openSockets(port, count, beginning), drip)
  console.log(name, outcome, `${Math.round(((await readMemory()) - before) / MEGABYTE)} MB`)
  expectEndured(outcome)
})

/** Asks for more than the kernel keeps for a connection, and takes nothing. */
function openDeafReaders(count: number, files: number): Socket[] {
  const request = `GET /${LARGEST} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`.repeat(files)
  return Array.from({ length: count }, () => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => {})
    socket.pause()
    socket.write(request)
    return socket
  })
}

test.each([30, 300])(
  '100 clients that ask for %d large files each and read none are cut off, and hold little memory',
  async (files) => {
    const before = await readMemory()
    const sockets = openDeafReaders(100, files)
    const held: number[] = []
    const watching = setInterval(() => void readMemory().then((bytes) => held.push(bytes)), DRIP_MS)
    // A socket that does not read learns of its end when it writes; an empty line asks for nothing.
    const outcome = await endure(sockets, '\r\n')
    clearInterval(watching)
    const heldMegabytes = Math.round((Math.max(...held) - before) / MEGABYTE)
    console.log(`deaf to ${files} files`, outcome, `${heldMegabytes} MB`)
    expectEndured(outcome)
    expect(heldMegabytes).toBeLessThan(60)
  },
)

test('200 listeners who never read do not keep a conversation from going on', async () => {
  const talker = await startTalking(product.url)
  const live = `GET /api/conversations/${talker.conversationId}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${talker.cookie}\r\n\r\n`
  /** @returns the middle of ten, in milliseconds. */
  async function talk(): Promise<number> {
    const times: number[] = []
    for (let count = 0; count < 10; count += 1) {
      const start = performance.now()
      expect(await talker.say(`message ${count}: we lose ${count} hours a week`)).not.toBeNull()
      times.push(performance.now() - start)
    }
    return times.toSorted((a, b) => a - b)[5] ?? 0
  }
  const stopwatch = createStopwatch()
  const aloneMs = await talk()
  const before = await readMemory()
  const sockets = openSockets(port, 200, live)
  for (const socket of sockets) socket.pause()
  const amongMs = await talk()
  console.log('deaf listeners', { aloneMs, amongMs })
  expect(stopwatch.weigh(amongMs)).toBeLessThan(Math.max(300, 3 * aloneMs))
  expect(((await readMemory()) - before) / MEGABYTE).toBeLessThan(60)
  for (const socket of sockets) socket.destroy()
})
