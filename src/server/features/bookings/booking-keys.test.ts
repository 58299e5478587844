import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeManageKey } from '#server/features/conversations/manage-key.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { createBookingVisitor, readRefusal } from '#tests/support/manage-booking.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const OPENING = new Date('2026-03-02T05:00:00.000Z')

let server: Awaited<ReturnType<typeof createTestApp>>
let visitor: ReturnType<typeof createBookingVisitor>

beforeAll(async () => {
  server = await createTestApp({ clock: () => OPENING })
  visitor = createBookingVisitor(server.app)
})
afterAll(() => server.close())

test('no key, a wrong one, another one’s and that of a booking that is gone are refused alike', async () => {
  const { manageKey, id, calendarLinks } = await visitor.bookFirstFree()
  const other = await visitor.bookFirstFree()
  const token = manageKey.slice(id.length + 1)
  const gone = composeManageKey(server.deps.config.authSecret, randomUUID())
  const [calendarKey] = calendarLinks.file.split('key=').slice(1)
  const wrong = [
    null,
    '',
    id,
    gone,
    `${other.id}.${token}`,
    `${id.toUpperCase()}.${token}`,
    decodeURIComponent(calendarKey ?? ''),
    `${manageKey}=`,
    ...flipBits(manageKey, id.length + 1),
  ]
  for (const key of wrong) {
    const responses = await Promise.all([
      visitor.call('/api/booking', key),
      visitor.call('/api/booking/cancel', key, {}),
      visitor.call('/api/booking/reschedule', key, { startsAt: OPENING.toISOString() }),
    ])
    for (const response of responses) {
      const message = 'There is no such booking.'
      expect(await readRefusal(response), String(key)).toEqual({
        status: 404,
        code: 'not_found',
        message,
      })
    }
  }
  expect((await visitor.call('/api/booking', manageKey)).status).toBe(200)
})

/** The key with the first and the last letter of its token changed by one bit. */
function flipBits(key: string, tokenStart: number): string[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return [tokenStart, key.length - 1].map((at) => {
    const flipped = letters[letters.indexOf(key[at] ?? '') ^ 1]
    return key.slice(0, at) + flipped + key.slice(at + 1)
  })
}

test('a booking of Calendly’s cannot be managed here', async () => {
  const { manageKey, id } = await visitor.bookFirstFree()
  await server.db.update(bookings).set({ provider: 'calendly' }).where(eq(bookings.id, id))
  expect((await visitor.call('/api/booking', manageKey)).status).toBe(404)
})

test('the calendar file is downloaded by the key in its link, and gives no other key away', async () => {
  const { manageKey, calendarLinks, startsAt } = await visitor.bookFirstFree()
  const response = await visitor.call(calendarLinks.file, null)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="call.ics"')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const file = (await response.text()).replaceAll('\r\n ', '')
  expect(file).toContain(`DTSTART:${startsAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`)
  expect(file).not.toContain(manageKey.split('.')[1])
  expect(file).not.toContain('dana@harbor.example')
  expect(file).not.toContain('/admin')
})

test.each([
  ['none', ''],
  ['an empty one', '?key='],
  ['nonsense', '?key=abc'],
])('with %s as its key the calendar file does not exist', async (_name, query) => {
  expect((await visitor.call(`/api/booking/calendar.ics${query}`, null)).status).toBe(404)
})

test('the manage key is no key to the calendar file, so that it never has to stand in an address', async () => {
  const { manageKey } = await visitor.bookFirstFree()
  expect((await visitor.call(`/api/booking/calendar.ics?key=${manageKey}`, null)).status).toBe(404)
})
