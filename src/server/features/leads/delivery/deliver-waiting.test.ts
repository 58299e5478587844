import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliverWaiting } from '#server/features/leads/delivery/deliver-waiting.ts'
import { createDatabase } from '#server/platform/db/client.ts'
import { createTestDeliveries, SECRET, SECRET_PATH } from '#tests/support/test-deliveries.ts'
import { answer, breakOff, hang, startWebhookReceiver } from '#tests/support/webhook-receiver.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
let desk: Awaited<ReturnType<typeof createTestDeliveries>>

beforeAll(async () => {
  desk = await createTestDeliveries()
})
beforeEach(() => desk.empty())
afterAll(() => desk.close())

const deliver = (config = {}, timeoutMs = 2_000) =>
  deliverWaiting(desk.createDeps({ config }), { timeoutMs })

describe('what arrives', () => {
  test('at the webhook is signed as Standard Webhooks wants it, under the same id every time', async () => {
    desk.receiver.behave = answer(503)
    const id = await desk.store()
    await deliver()
    desk.receiver.behave = answer(204)
    desk.pass(MINUTE_MS)
    await deliver()
    expect(desk.receiver.received).toHaveLength(2)
    for (const { headers, body, path, method } of desk.receiver.received) {
      expect(`${method} ${path}`).toBe('POST /hook?key=supersecretkey')
      expect(headers['webhook-id']).toBe(`lead-created_${id}_webhook`)
      expect(headers['content-type']).toBe('application/json')
      const webhook = new Webhook(SECRET)
      expect(webhook.verify(body, headers as Record<string, string>)).toEqual({
        type: 'lead.created',
        data: { name: 'Zoë — “quoted”' },
      })
      const forged = body.replace('Zoë', 'Mallory')
      expect(() => webhook.verify(forged, headers as Record<string, string>)).toThrow()
    }
    expect(await desk.read(id)).toMatchObject({
      status: 'sent',
      attempts: 2,
      responseStatus: 204,
      sentAt: desk.now,
      error: null,
    })
  })

  test('at Slack is the body alone, with the key', async () => {
    await desk.store({ channel: 'slack', payload: { text: 'New lead' }, dedupeKey: 'key_slack' })
    await deliver()
    const [call] = desk.receiver.received
    expect(call).toMatchObject({ path: SECRET_PATH, body: '{"text":"New lead"}' })
    expect(call?.headers['idempotency-key']).toBe('key_slack')
  })

  test('comes once', async () => {
    await desk.store()
    await deliver()
    await deliver()
    expect(desk.receiver.received).toHaveLength(1)
  })

  test('comes once though two processes work at it', async () => {
    await Promise.all(Array.from({ length: 30 }, () => desk.store()))
    const other = createDatabase(desk.connection)
    await Promise.all([
      deliver(),
      deliverWaiting(desk.createDeps({ db: other.db })),
      deliverWaiting(desk.createDeps({ db: other.db })),
    ])
    await other.close()
    expect(new Set(desk.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(
      30,
    )
    expect(desk.receiver.received).toHaveLength(30)
  })

  test('is nothing of a channel that is not configured, nor what is kept', async () => {
    const waiting = await desk.store({ channel: 'slack' })
    await desk.store({ status: 'kept' })
    await deliver({ slackWebhookUrl: undefined })
    expect(desk.receiver.received).toEqual([])
    expect(await desk.read(waiting)).toMatchObject({ status: 'waiting', attempts: 0 })
  })
})

describe('when it goes wrong', () => {
  test.each([400, 401, 404, 410, 422])(
    '%i is a refusal for good, of that delivery alone',
    async (status) => {
      const ids = [await desk.store(), await desk.store()]
      desk.receiver.behave = ({ headers }, response) =>
        void response.writeHead(headers['webhook-id']?.includes(ids[0] ?? '') ? status : 200).end()
      await deliver()
      const rows = await Promise.all(ids.map(desk.read))
      expect(rows).toMatchObject([
        { status: 'failed', attempts: 1, responseStatus: status },
        { status: 'sent' },
      ])
    },
  )

  test.each([408, 429, 500, 503])('%i is tried again', async (status) => {
    desk.receiver.behave = answer(status)
    const id = await desk.store()
    await deliver()
    expect(await desk.read(id)).toMatchObject({
      status: 'waiting',
      responseStatus: status,
      nextAttemptAt: new Date(desk.now.getTime() + MINUTE_MS / 2),
    })
  })

  test('a pause that the receiver asks for is given it by every delivery', async () => {
    desk.receiver.behave = answer(429, { headers: { 'retry-after': '600' } })
    const ids = [await desk.store(), await desk.store()]
    await deliver()
    desk.receiver.behave = answer(200)
    desk.pass(9 * MINUTE_MS)
    await deliver()
    expect(desk.receiver.received).toHaveLength(1)
    desk.pass(MINUTE_MS)
    await deliver()
    expect((await Promise.all(ids.map(desk.read))).map(({ status }) => status)).toEqual([
      'sent',
      'sent',
    ])
  })

  test('a pause may be a date, and is no longer than six hours', async () => {
    const until = new Date(Math.ceil(desk.now.getTime() / 1000) * 1000 + HOUR_MS)
    desk.receiver.behave = answer(503, { headers: { 'retry-after': until.toUTCString() } })
    const id = await desk.store()
    await deliver()
    expect((await desk.read(id)).nextAttemptAt).toEqual(until)
    await desk.empty()
    desk.receiver.behave = answer(503, { headers: { 'retry-after': '99999999' } })
    const other = await desk.store()
    await deliver()
    expect((await desk.read(other)).nextAttemptAt.getTime()).toBe(desk.now.getTime() + 6 * HOUR_MS)
  })

  test('a redirect is not followed', async () => {
    const elsewhere = await startWebhookReceiver()
    desk.receiver.behave = answer(307, { headers: { location: elsewhere.url } })
    const id = await desk.store()
    await deliver()
    expect(elsewhere.received).toEqual([])
    expect(await desk.read(id)).toMatchObject({
      status: 'waiting',
      responseStatus: 307,
      error: 'The receiver answered 307. Redirects are not followed.',
    })
    await elsewhere.close()
  })

  test('a receiver that says nothing is left in time', async () => {
    desk.receiver.behave = hang
    const id = await desk.store()
    await deliver({}, 100)
    expect(await desk.read(id)).toMatchObject({
      status: 'waiting',
      responseStatus: null,
      error: 'The receiver did not answer in time.',
    })
  })

  test('a connection that breaks within the answer leaves the status that was given', async () => {
    desk.receiver.behave = breakOff(500)
    const failed = await desk.store()
    await deliver()
    expect(await desk.read(failed)).toMatchObject({ status: 'waiting', responseStatus: 500 })
    desk.receiver.behave = breakOff(200)
    desk.pass(MINUTE_MS)
    await deliver()
    expect(await desk.read(failed)).toMatchObject({ status: 'sent', responseStatus: 200 })
  })

  test('an answer without end is not read to its end', async () => {
    let written = 0
    desk.receiver.behave = (_call, response) => {
      response.writeHead(500)
      const fill = () => {
        while (!response.destroyed && response.write('x'.repeat(64 * 1024))) written += 1
      }
      response.on('drain', fill)
      fill()
    }
    const id = await desk.store()
    await deliver()
    expect((await desk.read(id)).error?.length).toBeLessThanOrEqual(300)
    expect(written).toBeLessThan(200)
  })

  test('one channel that is down holds up no other', async () => {
    const dead = 'http://127.0.0.1:1/'
    const slack = await desk.store({ channel: 'slack' })
    const webhook = await desk.store()
    await deliver({ slackWebhookUrl: dead })
    expect(await desk.read(slack)).toMatchObject({ status: 'waiting', attempts: 1 })
    expect((await desk.read(webhook)).status).toBe('sent')
  })

  test('a receiver that was dead for hours gets all of it once, soon after it is back', async () => {
    const { port } = desk.receiver
    await desk.receiver.close()
    const ids = await Promise.all(Array.from({ length: 20 }, () => desk.store()))
    const lookEveryMs = 10_000
    for (let passedMs = 0; passedMs < 3 * HOUR_MS; passedMs += 60 * lookEveryMs) {
      await deliver()
      desk.pass(60 * lookEveryMs)
    }
    desk.receiver = await startWebhookReceiver(port)
    for (let look = 0; look < 90; look += 1) {
      await deliver()
      desk.pass(lookEveryMs)
    }
    const rows = await Promise.all(ids.map(desk.read))
    expect(rows.map(({ status }) => status)).toEqual(Array(20).fill('sent'))
    const seen = desk.receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(seen.toSorted()).toEqual(rows.map(({ dedupeKey }) => dedupeKey).toSorted())
  })

  test('is given up after about three days, and then stands in the list of the failed', async () => {
    desk.receiver.behave = answer(500)
    const id = await desk.store()
    let attempts = 0
    while ((await desk.read(id)).status === 'waiting') {
      await deliver()
      attempts += 1
      const { nextAttemptAt, status } = await desk.read(id)
      if (status === 'waiting') desk.now = nextAttemptAt
    }
    expect(attempts).toBe(96)
    const days = (desk.now.getTime() - desk.start.getTime()) / (24 * HOUR_MS)
    expect(days).toBeGreaterThan(2.8)
    expect(days).toBeLessThan(3.2)
    desk.pass(30 * 24 * HOUR_MS)
    desk.receiver.behave = answer(200)
    await deliver()
    expect((await desk.read(id)).status).toBe('failed')
  })

  test('what a process held that died is sent by another', async () => {
    desk.receiver.behave = hang
    const id = await desk.store()
    const dying = createDatabase(desk.connection)
    const attempt = deliverWaiting(desk.createDeps({ db: dying.db }), { timeoutMs: 60_000 })
    attempt.catch(() => {})
    await expect.poll(() => desk.receiver.received.length).toBe(1)
    desk.receiver.behave = answer(200)
    await deliver()
    expect(await desk.read(id)).toMatchObject({ status: 'waiting', attempts: 1 })
    desk.pass(2 * MINUTE_MS)
    await deliver()
    expect(await desk.read(id)).toMatchObject({ status: 'sent', attempts: 2 })
    await desk.receiver.close()
    desk.receiver = await startWebhookReceiver(desk.receiver.port)
    await attempt
    // The one that was taken for dead does not undo it.
    expect(await desk.read(id)).toMatchObject({ status: 'sent', attempts: 2 })
    await dying.close()
  })
})
