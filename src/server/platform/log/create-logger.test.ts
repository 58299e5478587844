import { expect, test } from 'vitest'
import { cleanLine, createLogger } from '#server/platform/log/create-logger.ts'

/** What may move a cursor, start a line of its own, or hide something. */
const HARMFUL = [
  '\n',
  '\r',
  '\u001b[2J',
  '\u0000',
  '\u0007',
  '\u007f',
  '\u0085',
  '\u009b31m',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u2066',
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u{e0041}',
]

test.each(HARMFUL)('%j is escaped, and reads back as it was', (harmful) => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line) => void lines.push(line) })
  logger.info({ reason: `before${harmful}{"level":60}`, [`key${harmful}`]: 1 }, `said${harmful}`)
  const [line = '', ...others] = lines
  expect(others).toEqual([])
  expect(line.trimEnd()).not.toContain(harmful)
  expect(line.trimEnd()).toMatch(/^[\x20-\x7e]+$/)
  expect(JSON.parse(line)).toMatchObject({
    level: 30,
    reason: `before${harmful}{"level":60}`,
    msg: `said${harmful}`,
  })
})

test('letters of any script stay as they are', () => {
  expect(cleanLine('{"a":"Größe 東京 🚀"}')).toBe('{"a":"Größe 東京 🚀"}')
})

test.each(['dana.reyes+x@harbor.example', 'müller@bücher.example', "o'neil@a-b.co.uk"])(
  'an address such as %s, in the words of a mail server, is masked',
  (address) => {
    const line = JSON.stringify({ reason: `550 <${address}>: no such user` })
    expect(JSON.parse(cleanLine(line))).toEqual({ reason: '550 <(address)>: no such user' })
  },
)

test('what only looks like an address stays', () => {
  const line = '{"at":"node_modules/@hono/node-server/dist/index.mjs:3:1"}'
  expect(cleanLine(line)).toBe(line)
})
