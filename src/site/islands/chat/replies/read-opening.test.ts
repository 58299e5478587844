import { expect, test } from 'vitest'
import { welcomeText } from '#content/welcome-text.ts'
import { readConfirmation } from '#site/islands/chat/replies/read-booking.ts'
import { readOpening } from '#site/islands/chat/replies/read-opening.ts'
import { readView } from '#site/islands/chat/replies/read-view.ts'

const now = '2026-11-21T10:02:00.000Z'
const stamps = { createId: () => 'local', now: () => now }

test('a conversation id alone opens the chat with a welcome that asks for name and website', () => {
  expect(readOpening({ conversationId: 'c1' }, stamps)).toMatchObject({
    conversationId: 'c1',
    welcomeMessage: { id: 'local', role: 'assistant', content: welcomeText, timestamp: now },
  })
  expect(welcomeText).toMatch(/name.*website/)
})

test("the server's own welcome is shown", () => {
  const welcomeMessage = { id: 'w', role: 'assistant', content: 'Hello.', timestamp: now }
  const opening = readOpening({ conversationId: 'c1', welcomeMessage }, stamps)
  expect(opening?.welcomeMessage).toMatchObject({ id: 'w', content: 'Hello.' })
})

test.each([[null], ['page'], [{}], [{ conversationId: '' }]])('%j opens nothing', (value) => {
  expect(readOpening(value, stamps)).toBeNull()
  expect(readView(value, stamps)).toBeNull()
})

test('a confirmation needs no more than its response', () => {
  const value = { confirmationMessage: { response: 'See you Monday.' } }
  expect(readConfirmation(value, stamps).message).toMatchObject({
    id: 'local',
    content: 'See you Monday.',
    timestamp: now,
  })
})

test('a stored conversation without scores is still a conversation', () => {
  const messages = [{ role: 'user', content: 'Hi' }, 'noise']
  const view = readView({ conversationId: 'c1', messages, booking: {} }, stamps)
  expect(view?.messages.map((message) => message.content)).toEqual(['Hi'])
  expect(view?.booking).toMatchObject({ status: 'claimed', scheduledTime: null })
})
