import { expect, test } from 'vitest'
import { openConversation, takeTurn } from '#agent/conversation.ts'
import { listQuickReplies, TALK_TO_PERSON } from '#agent/respond/quick-replies.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import { talkToEnd } from '#agent/testing/talk.ts'
import { SLOT_UNITS, type Slot } from '#domain/fact.ts'

const KNOWN =
  'Pat Reed, acme.example.com, pat@acme.example.com. Order entry, 90 hours a week, 5 people'

type Pending = NonNullable<ConversationState['pending']>

/** A conversation whose last question is this, with the answer. */
function answer(pending: Pending, text: string, before: readonly string[] = []) {
  const state = before.length > 0 ? talkToEnd(...before).state : openConversation().state
  return takeTurn({ ...state, pending }, { id: 'last', text })
}

const slots = Object.keys(SLOT_UNITS) as Slot[]
const offered = slots.flatMap((slot) =>
  listQuickReplies({ kind: 'slot', slot }).map((reply) => ({
    slot,
    reply,
    text: reply.text,
  })),
)

test.each(offered)('“$text” answers the question for $slot with its value', ({ slot, reply }) => {
  const { facts, acts } = answer({ kind: 'slot', slot }, reply.text)
  if ('choice' in reply) throw new Error('A question for a slot offers no question of ours.')
  if ('value' in reply) {
    expect(facts).toEqual({ [slot]: expect.objectContaining({ value: reply.value }) })
    expect(facts[slot]?.quote).toBe(reply.text)
  } else {
    expect(acts.map(({ kind }) => kind)).toEqual([reply.move])
    const refused = { [slot]: expect.objectContaining({ value: null, status: 'refused' }) }
    expect(facts).toEqual(reply.move === 'refuse' ? refused : {})
  }
})

test.each(['I need approval', 'i need approval ', 'I need approval'])(
  '“%s” says that others decide',
  (text) => {
    const { facts } = answer({ kind: 'slot', slot: 'authority', also: 'budget' }, text)
    expect(facts.authority?.value).toBe('influencer')
  },
)

test('opens the calendar and sets no date', () => {
  const before = [KNOWN, '$30 an hour, Excel, 3% errors', 'next quarter']
  const { facts, reply } = answer({ kind: 'calendar' }, 'Yes, open the calendar', before)
  expect(facts.timeline?.value).toBe('quarter')
  expect(reply.booking).toEqual({ reason: 'requested' })
})

test('puts the call off and tells nothing else', () => {
  const { facts, reply, state } = answer({ kind: 'calendar' }, 'Not now', [KNOWN])
  expect(facts).toEqual(talkToEnd(KNOWN).facts)
  expect(reply.booking).toBeNull()
  expect(state.hasDeclinedCall).toBe(true)
})

const FIGURE: Pending = {
  kind: 'confirm',
  slot: 'manual_hours',
  value: 70,
  workings: '140 items × 6 minutes × 5 days',
  quote: '140 a day',
  messageId: 'm1',
  reading: {},
}

test.each([
  ['Yes', 70],
  ['Change', undefined],
])('“%s” answers a figure that was said back', (text, expected) => {
  expect(answer(FIGURE, text).facts.manual_hours?.value).toBe(expected)
})

test.each([
  ['Yes, pass it on', { reason: 'question', question: 'Do you have an office in Oslo?' }],
  ['No, thanks', null],
])('“%s” answers whether to pass a question on', (text, expected) => {
  const question = 'Do you have an office in Oslo?'
  const { facts, reply } = answer({ kind: 'pass_on', question }, text)
  expect(reply.handoff).toEqual(expected)
  expect(facts).toEqual({})
})

test('asks for a person, whatever was asked', () => {
  const { facts, reply } = answer({ kind: 'slot', slot: 'tools' }, TALK_TO_PERSON)
  expect(reply.handoff).toEqual({ reason: 'asked' })
  expect(facts).toEqual({})
})

test('a quick reply of another question is read as words', () => {
  const { facts } = answer({ kind: 'slot', slot: 'budget' }, 'I decide')
  expect(facts.authority?.value).toBe('decision_maker')
})
