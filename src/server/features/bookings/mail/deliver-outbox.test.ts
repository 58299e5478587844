import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { deliverOutbox } from '#server/features/bookings/mail/deliver-outbox.ts'
import { queueBookingMail } from '#server/features/bookings/mail/queue-booking-mail.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { storeBooking } from '#tests/support/stored-booking.ts'
import { createTestOutbox, MINUTE_MS, START } from '#tests/support/test-outbox.ts'

let outbox: Awaited<ReturnType<typeof createTestOutbox>>

beforeAll(async () => {
  outbox = await createTestOutbox()
})
beforeEach(() => outbox.empty())
afterAll(() => outbox.close())

describe('what arrives', () => {
  test('is the text in plain, from the firm, with the calendar file to act upon and to save', async () => {
    const deps = outbox.createDeps()
    const booking = await storeBooking(outbox.db)
    await outbox.db.transaction((transaction) =>
      queueBookingMail(deps, transaction, { booking, occasion: 'confirmed' }),
    )
    await deliverOutbox(deps)
    const visitor = outbox.mailServer.received.find(({ to }) => to[0] === 'ana@acme.example')
    expect(outbox.mailServer.received.map(({ to }) => to)).toHaveLength(2)
    expect(visitor).toMatchObject({
      from: 'calls@firm.example',
      to: ['ana@acme.example'],
      email: {
        from: { name: site.name, address: 'calls@firm.example' },
        to: [{ address: 'ana@acme.example' }],
        subject: `Confirmed: call with ${site.name}, Thu, Nov 26, 2:00 PM (Europe/Berlin)`,
      },
    })
    expect(visitor?.email.html).toBeUndefined()
    expect(visitor?.email.text).toContain('When: Thursday, November 26, 2026, 2:00 PM to 2:30 PM')
    const files = visitor?.email.attachments ?? []
    expect(files.map(({ mimeType, method, filename }) => [mimeType, method, filename])).toEqual([
      ['text/calendar', 'REQUEST', null],
      ['application/ics', undefined, 'call.ics'],
    ])
    for (const { content } of files) {
      const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
      expect(text).toMatch(/^BEGIN:VCALENDAR\r?\n/)
      expect(text).toContain('METHOD:REQUEST')
      expect(text).toContain('DTSTART:20261126T130000Z')
    }
  })

  test('keeps its id and its date however often it is sent', async () => {
    const id = await outbox.storeMessage()
    outbox.pass(3 * MINUTE_MS)
    await deliverOutbox(outbox.createDeps())
    const [mail] = outbox.mailServer.received
    expect(mail?.email.messageId).toBe(`<${id}@firm.example>`)
    expect(mail?.email.date).toBe(START.toISOString())
  })

  test('has one recipient and no header but its own, whatever the row holds', async () => {
    await outbox.storeMessage({
      recipient: 'one@firm.example',
      subject: 'Call\r\nBcc: two@firm.example\r\n\r\nBody',
    })
    await deliverOutbox(outbox.createDeps())
    expect(outbox.mailServer.received).toMatchObject([{ to: ['one@firm.example'] }])
    const keys = outbox.mailServer.received[0]?.email.headers.map(({ key }) => key)
    expect(keys).not.toContain('bcc')
    expect(outbox.mailServer.received[0]?.email.text).toBe('A call was booked.\n')
  })

  test('of a person of the staff is answered to that person', async () => {
    await outbox.storeMessage()
    await outbox.storeMessage({ authorEmail: 'dana@firm.example' })
    await deliverOutbox(outbox.createDeps())
    const mails = outbox.mailServer.received.map(({ email: { replyTo, headers } }) => ({
      replyTo: replyTo?.map(({ address }) => address),
      isAutomatic: headers.some(({ key }) => key === 'auto-submitted'),
    }))
    expect(mails).toHaveLength(2)
    expect(mails).toContainEqual({ replyTo: undefined, isAutomatic: true })
    expect(mails).toContainEqual({ replyTo: ['dana@firm.example'], isAutomatic: false })
  })

  test('comes once, and the row says when it was sent', async () => {
    const id = await outbox.storeMessage()
    await deliverOutbox(outbox.createDeps())
    await deliverOutbox(outbox.createDeps())
    expect(outbox.mailServer.received).toHaveLength(1)
    expect(await outbox.read(id)).toMatchObject({
      status: 'sent',
      sentAt: START,
      attempts: 1,
      error: null,
    })
  })

  test('is nothing without a mail server, and what is kept stays', async () => {
    const kept = await outbox.storeMessage({ status: 'kept' })
    const waiting = await outbox.storeMessage()
    await deliverOutbox(outbox.createDeps({ config: { smtpUrl: undefined } }))
    expect(await outbox.read(waiting)).toMatchObject({ status: 'waiting', attempts: 0 })
    await deliverOutbox(outbox.createDeps())
    expect(outbox.mailServer.received).toHaveLength(1)
    expect((await outbox.read(kept)).status).toBe('kept')
  })
})

describe('when it goes wrong', () => {
  test('a refusal for good fails that message at once and no other', async () => {
    outbox.mailServer.behaviour = { refuseRecipient: 550 }
    const ids = [await outbox.storeMessage(), await outbox.storeMessage()]
    await deliverOutbox(outbox.createDeps())
    for (const id of ids) {
      const row = await outbox.read(id)
      expect(row).toMatchObject({ status: 'failed', attempts: 1 })
      expect(row.error).toContain('550')
    }
    outbox.mailServer.behaviour = {}
    outbox.pass(48 * 60 * MINUTE_MS)
    await deliverOutbox(outbox.createDeps())
    expect(outbox.mailServer.received).toEqual([])
  })

  test.each([{ refuseRecipient: 450 }, { refuseData: 451 }])(
    'a refusal for now (%o) is tried again later, and the others are sent meanwhile',
    async (refusal) => {
      outbox.mailServer.behaviour = refusal
      const id = await outbox.storeMessage()
      await deliverOutbox(outbox.createDeps())
      expect(await outbox.read(id)).toMatchObject({
        status: 'waiting',
        nextAttemptAt: new Date(START.getTime() + MINUTE_MS),
      })
      outbox.mailServer.behaviour = {}
      const other = await outbox.storeMessage()
      await deliverOutbox(outbox.createDeps())
      expect((await outbox.read(other)).status).toBe('sent')
      expect((await outbox.read(id)).status).toBe('waiting')
      outbox.pass(MINUTE_MS)
      await deliverOutbox(outbox.createDeps())
      expect(await outbox.read(id)).toMatchObject({ status: 'sent', attempts: 2, error: null })
    },
  )

  test('a server that is down is tried with growing pauses, and given up after about two days', async () => {
    await outbox.mailServer.close()
    const id = await outbox.storeMessage()
    const pausesMinutes: number[] = []
    for (;;) {
      await deliverOutbox(outbox.createDeps())
      const row = await outbox.read(id)
      if (row.status === 'failed') break
      const pauseMs = row.nextAttemptAt.getTime() - outbox.now.getTime()
      pausesMinutes.push(pauseMs / MINUTE_MS)
      outbox.pass(pauseMs)
    }
    expect(pausesMinutes).toEqual([1, 5, 30, 120, 360, 360, 360, 360, 360, 360, 360])
    expect((outbox.now.getTime() - START.getTime()) / (60 * MINUTE_MS)).toBeCloseTo(44.6, 1)
    expect((await outbox.read(id)).error).toContain('ECONNREFUSED')
  })

  test('a server that comes back gets all that waited for it', async () => {
    const { port } = outbox.mailServer
    await outbox.mailServer.close()
    const ids = [
      await outbox.storeMessage(),
      await outbox.storeMessage(),
      await outbox.storeMessage(),
    ]
    await deliverOutbox(outbox.createDeps())
    const rows = await Promise.all(ids.map(outbox.read))
    // One attempt is enough to know; the others are not made to wait for it.
    expect(rows.map(({ attempts }) => attempts).toSorted()).toEqual([0, 0, 1])
    outbox.mailServer = await startMailServer(port)
    outbox.pass(MINUTE_MS)
    await deliverOutbox(outbox.createDeps())
    expect(outbox.mailServer.received).toHaveLength(3)
  })

  test('a server that takes the connection and says nothing is left in time', async () => {
    outbox.mailServer.behaviour = { hang: true }
    const id = await outbox.storeMessage()
    await deliverOutbox(outbox.createDeps(), { timeoutMs: 100 })
    expect(outbox.mailServer.connections).toBe(1)
    const row = await outbox.read(id)
    expect(row).toMatchObject({ status: 'waiting', attempts: 1 })
    expect(row.error).not.toBeNull()
  })

  test.each([
    ['a wrong password', { refuseSignIn: true }],
    ['a sender it does not want', { refuseSender: 550 }],
  ])('%s is no fault of the message, which waits until it is mended', async (_name, behaviour) => {
    outbox.mailServer.behaviour = behaviour
    const id = await outbox.storeMessage()
    const smtpUrl = outbox.mailServer.url.replace('//', '//user:geheim%20wort@')
    await deliverOutbox(outbox.createDeps({ config: { smtpUrl } }))
    expect((await outbox.read(id)).status).toBe('waiting')
    outbox.mailServer.behaviour = {}
    outbox.pass(MINUTE_MS)
    await deliverOutbox(outbox.createDeps({ config: { smtpUrl } }))
    expect((await outbox.read(id)).status).toBe('sent')
  })

  test('a password that the server repeats stands in no row and no log', async () => {
    outbox.mailServer.behaviour = { refuseSignIn: true }
    const id = await outbox.storeMessage()
    const smtpUrl = outbox.mailServer.url.replace('//', '//user:geheim%20wort@')
    await deliverOutbox(outbox.createDeps({ config: { smtpUrl } }))
    const { error } = await outbox.read(id)
    expect(error).toContain('Not with (withheld)')
    expect(outbox.logged).toHaveLength(1)
    expect(`${error}${outbox.logged}`).not.toMatch(/geheim/)
    // The recipient is personal: the log names the row instead.
    expect(outbox.logged[0]).not.toContain('sales@firm.example')
  })
})
