import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import {
  createPageReader,
  type PageReader,
  type PageThread,
  startPageThread,
} from '#server/features/enrichment/read/create-page-reader.ts'

const HONEST = {
  url: 'https://harbourlane.com/',
  html: '<title>Harbour Lane</title><meta name="description" content="We are a law firm in Dover.">',
}
const SAID = ['Harbour Lane', 'We are a law firm in Dover.', 'legal']
/** More elements than are ever read. */
const ENDLESS = { url: HONEST.url, html: `<title>Secret word</title>${'<i>'.repeat(100_000)}` }
const LARGE = { url: HONEST.url, html: '<div>'.repeat(39_000) }
const IDLE_MS = 5_000

const readers: PageReader[] = []

function open(options: Parameters<typeof createPageReader>[0] = {}) {
  const warn = vi.fn()
  const reader = createPageReader({ logger: { warn }, ...options })
  readers.push(reader)
  const readValues = async (page: typeof HONEST) =>
    (await reader.readPage(page)).map(({ value }) => value)
  return { reader, warn, readValues }
}

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(readers.splice(0).map((reader) => reader.close()))
})

test('a page is read in a thread, and pages at the same time are all answered', async () => {
  const { readValues, warn } = open()
  expect(await Promise.all([readValues(HONEST), readValues(HONEST)])).toEqual([SAID, SAID])
  expect(warn).not.toHaveBeenCalled()
})

test('a page that is too much tells nothing, its class alone is logged, and the next is read', async () => {
  const { readValues, warn } = open()
  expect(await readValues(ENDLESS)).toEqual([])
  expect(warn.mock.calls).toEqual([[{ failure: 'too_complex' }, expect.any(String)]])
  expect(await readValues(HONEST)).toEqual(SAID)
})

test('a page that takes longer than the deadline is given up', async () => {
  const { readValues, warn } = open({ deadlineMs: 1 })
  expect(await readValues(LARGE)).toEqual([])
  expect(warn.mock.calls).toEqual([[{ failure: 'timeout' }, expect.any(String)]])
})

test('a page that takes more memory than allowed ends its thread and nothing else', async () => {
  const startThread = () =>
    startPageThread({ maxOldGenerationSizeMb: 24, maxYoungGenerationSizeMb: 2 })
  const { readValues, warn } = open({ startThread, deadlineMs: 15_000 })
  expect(await readValues(LARGE)).toEqual([])
  expect(warn.mock.calls).toEqual([[{ failure: 'memory' }, expect.any(String)]])
  expect(await readValues(HONEST)).toEqual(SAID)
})

test('what is no page of the web, or longer than any that is fetched, tells nothing', async () => {
  const { readValues, warn } = open()
  expect(await readValues({ ...HONEST, url: 'no address' })).toEqual([])
  expect(await readValues({ ...HONEST, url: 'file:///etc/passwd' })).toEqual([])
  expect(warn).not.toHaveBeenCalled()
  expect(await readValues({ ...HONEST, html: ' '.repeat(1_100_000) })).toEqual([])
  expect(warn.mock.calls).toEqual([[{ failure: 'too_long' }, expect.any(String)]])
})

test('closing ends what is being read, and nothing is read afterwards', async () => {
  const { reader, readValues, warn } = open()
  const reading = readValues(LARGE)
  await reader.close()
  expect(await reading).toEqual([])
  expect(await readValues(HONEST)).toEqual([])
  expect(warn).not.toHaveBeenCalled()
})

function createStandIn() {
  const end = vi.fn(async () => undefined)
  const thread: PageThread = {
    waitForStart: async () => null,
    run: async () => ({ kind: 'answered', answer: { kind: 'read', findings: [] } }),
    hasEnded: () => false,
    end,
  }
  return { end, startThread: vi.fn(() => thread) }
}

test('a thread starts with the first page, is kept while pages come, and ended when none do', async () => {
  vi.useFakeTimers()
  const { end, startThread } = createStandIn()
  const { reader } = open({ startThread, idleMs: IDLE_MS })
  expect(startThread).not.toHaveBeenCalled()
  await reader.readPage(HONEST)
  vi.advanceTimersByTime(IDLE_MS - 1)
  await reader.readPage(HONEST)
  vi.advanceTimersByTime(IDLE_MS - 1)
  expect([startThread.mock.calls.length, end.mock.calls.length]).toEqual([1, 0])
  vi.advanceTimersByTime(1)
  expect(end).toHaveBeenCalledTimes(1)
  await reader.readPage(HONEST)
  expect(startThread).toHaveBeenCalledTimes(2)
})

test('a thread that cannot be started is no reason to fail', async () => {
  const { readValues, warn } = open({
    startThread() {
      throw new Error('no more threads')
    },
  })
  expect(await readValues(HONEST)).toEqual([])
  expect(warn.mock.calls).toEqual([[{ failure: 'start' }, expect.any(String)]])
})

test('a process may end while a thread waits for pages', async () => {
  const script = `
    const { createPageReader } = await import('#server/features/enrichment/read/create-page-reader.ts')
    const found = await createPageReader().readPage(${JSON.stringify(HONEST)})
    console.log(found.length)
  `
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  let output = ''
  child.stdout.on('data', (piece) => {
    output += piece
  })
  const [code] = await once(child, 'close')
  expect([code, output.trim()]).toEqual([0, '3'])
})
