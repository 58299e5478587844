import { expect, test } from 'vitest'
import { takeTurn } from '#agent/conversation.ts'
import { forgetOpenQuestion, keepSilent } from '#agent/keep-silent.ts'
import { resumeTalk } from '#agent/resume-talk.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import { talkToEnd } from '#agent/testing/talk.ts'

const BEGINNING = [
  'I’m Maya from Acme, acme.com',
  'Keying invoices, about 12 hours a week each',
  'three of us',
]

const listen = (state: ConversationState, text: string) =>
  keepSilent(state, takeTurn(forgetOpenQuestion(state), { id: 'heard', text }))

test('one who listens says nothing, and knows what was told', () => {
  const { state } = talkToEnd(...BEGINNING)
  const turn = listen(state, 'It costs us about $40 an hour, and I would like to book a call')
  expect(turn.reply).toMatchObject({ text: '', booking: null, asking: null, roi: null })
  expect(turn.facts.hourly_rate?.value).toBe(40)
  expect(turn.scoreCard.score).toBeGreaterThan(talkToEnd(...BEGINNING).scoreCard.score)
})

test('a bare number answers the person who asks, not the question that the agent left open', () => {
  const { state } = talkToEnd(...BEGINNING)
  expect(state.pending).toMatchObject({ slot: 'hourly_rate' })
  expect(takeTurn(state, { id: 'heard', text: '40' }).facts.hourly_rate?.value).toBe(40)
  expect(listen(state, '40').facts.hourly_rate).toBeUndefined()
})

test('nothing counts as asked, offered or shown that was only thought', () => {
  const { state } = talkToEnd(...BEGINNING)
  const heard = listen(state, 'We pay $40 an hour and use NetSuite, 4% come back wrong').state
  expect(heard.shown).toEqual(state.shown)
  expect(heard.asks).toEqual(state.asks)
  expect(heard.pending).toEqual(state.pending)
})

test('handed back, the agent repeats the question that is still open', () => {
  const { state } = talkToEnd(...BEGINNING)
  const resumed = resumeTalk(listen(state, 'Nice weather').state, 'Dana')
  expect(resumed.text).toMatch(/^Dana has handed this conversation back to me, the assistant\./)
  expect(resumed.text).toMatch(/hour/)
  expect(resumed.state.pending).toEqual(state.pending)
  expect(takeTurn(resumed.state, { id: 'after', text: '40' }).facts.hourly_rate?.value).toBe(40)
})

test('handed back, the agent does not ask for what the person was told', () => {
  const { state } = talkToEnd(...BEGINNING)
  const resumed = resumeTalk(listen(state, 'We pay $40 an hour').state, 'Dana')
  expect(resumed.state.pending).toMatchObject({ kind: 'slot', slot: 'tools' })
  // Once beside the rate, and once by itself.
  expect(resumed.state.asks.tools).toBe(2)
  expect(resumed.text).toMatch(/tools/)
})
