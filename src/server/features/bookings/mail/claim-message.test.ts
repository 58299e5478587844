import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliverOutbox, OVERTAKEN } from '#server/features/bookings/mail/deliver-outbox.ts'
import { storeBooking } from '#tests/support/stored-booking.ts'
import { createTestOutbox, MINUTE_MS } from '#tests/support/test-outbox.ts'

let outbox: Awaited<ReturnType<typeof createTestOutbox>>

beforeAll(async () => {
  outbox = await createTestOutbox()
})
beforeEach(() => outbox.empty())
afterAll(() => outbox.close())

describe('processes that die or share', () => {
  test('one that died between sending and writing that down leads to the same message again', async () => {
    const id = await outbox.storeMessage()
    const dying = new Proxy(outbox.db, {
      get(target, key) {
        if (key === 'update') throw new Error('killed')
        return Reflect.get(target, key)
      },
    })
    await expect(deliverOutbox(outbox.createDeps({ db: dying }))).rejects.toThrow('killed')
    expect(outbox.mailServer.received).toHaveLength(1)
    await deliverOutbox(outbox.createDeps())
    expect(outbox.mailServer.received).toHaveLength(1)
    outbox.pass(5 * MINUTE_MS)
    await deliverOutbox(outbox.createDeps())
    expect((await outbox.read(id)).status).toBe('sent')
    const [first, second] = outbox.mailServer.received.map(({ email }) => [
      email.messageId,
      email.date,
    ])
    expect(second).toEqual(first)
  })

  test('many at once send each message once', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => outbox.storeMessage()))
    await Promise.all(Array.from({ length: 4 }, () => deliverOutbox(outbox.createDeps())))
    const sent = outbox.mailServer.received.map(({ email }) => email.messageId).toSorted()
    expect(sent).toEqual(ids.map((id) => `<${id}@firm.example>`).toSorted())
  })

  test('one that was given up on while it waited does not undo what the other wrote', async () => {
    const id = await outbox.storeMessage()
    outbox.mailServer.behaviour = {
      refuseData: 550,
      onReceiving: async () => {
        outbox.mailServer.behaviour = {}
        outbox.pass(5 * MINUTE_MS)
        await deliverOutbox(outbox.createDeps())
        outbox.mailServer.behaviour = { refuseData: 550 }
      },
    }
    await deliverOutbox(outbox.createDeps())
    expect(await outbox.read(id)).toMatchObject({ status: 'sent', attempts: 2 })
  })

  test('one that is told to stop finishes the message in hand and takes no other', async () => {
    await outbox.storeMessage()
    await outbox.storeMessage()
    const stopping = new AbortController()
    outbox.mailServer.behaviour = { onReceiving: () => stopping.abort() }
    await deliverOutbox(outbox.createDeps(), { signal: stopping.signal })
    expect(outbox.mailServer.received).toHaveLength(1)
  })
})

describe('messages about one booking', () => {
  const storeTwo = async () => {
    const { id: bookingId } = await storeBooking(outbox.db)
    const confirmed = await outbox.storeMessage({ bookingId, subject: 'Confirmed' })
    const createdAt = new Date(outbox.now.getTime() + 1)
    const cancel = () => outbox.storeMessage({ bookingId, subject: 'Canceled', createdAt })
    return { confirmed, cancel }
  }
  const listSubjects = () => outbox.mailServer.received.map(({ email }) => email.subject)

  test('that was cancelled before anybody heard of it tell the cancellation alone', async () => {
    const { confirmed, cancel } = await storeTwo()
    await cancel()
    await deliverOutbox(outbox.createDeps())
    expect(listSubjects()).toEqual(['Canceled'])
    expect(await outbox.read(confirmed)).toMatchObject({ status: 'failed', error: OVERTAKEN })
  })

  test('never end with a confirmation that waited for the receiver', async () => {
    const { confirmed, cancel } = await storeTwo()
    outbox.mailServer.behaviour = { refuseRecipient: 450 }
    await deliverOutbox(outbox.createDeps())
    outbox.mailServer.behaviour = {}
    await cancel()
    await deliverOutbox(outbox.createDeps())
    outbox.pass(MINUTE_MS)
    await deliverOutbox(outbox.createDeps())
    expect(listSubjects()).toEqual(['Canceled'])
    expect((await outbox.read(confirmed)).status).toBe('failed')
  })

  test('wait for the one that is being sent', async () => {
    const { cancel } = await storeTwo()
    outbox.mailServer.behaviour = {
      onReceiving: async () => {
        outbox.mailServer.behaviour = {}
        await cancel()
        await deliverOutbox(outbox.createDeps())
      },
    }
    await deliverOutbox(outbox.createDeps())
    expect(listSubjects()).toEqual(['Confirmed', 'Canceled'])
  })

  test('that were delivered already are followed by the next', async () => {
    const { cancel } = await storeTwo()
    await deliverOutbox(outbox.createDeps())
    await cancel()
    await deliverOutbox(outbox.createDeps())
    expect(listSubjects()).toEqual(['Confirmed', 'Canceled'])
  })
})
