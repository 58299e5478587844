import fc from 'fast-check'
import { expect, test } from 'vitest'
import { confirmBooking } from '#agent/confirm-booking.ts'
import { openConversation, takeTurn } from '#agent/conversation.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import type { Turn } from '#agent/state/turn.ts'
import { talk } from '#agent/testing/talk.ts'
import { site } from '#content/site.ts'
import { measureCpuMs } from '#tests/support/measure-cpu.ts'

const STATE_MAX_BYTES = 24_000

test('the greeting says that it is automated and asks for name and website', () => {
  const { greeting, state } = openConversation()
  expect(greeting).toBe(
    `I’m ${site.name}’s automated assistant. What’s your name, and what is your company’s website?`,
  )
  expect(state.version).toBe(1)
})

test('of a figure that replaces another in the same message only the later one counts', () => {
  const turns = talk('We are 5 people, no wait 6, and lose 40 hours a week in all to invoices')
  const fact = turns.at(-1)?.facts.team_size
  expect(fact?.value).toBe(6)
  expect(fact?.quote).toBe('5 people, no wait 6')
})

test('the time that was named for a call goes with the calendar', () => {
  const turns = talk(
    'I am Ana from acme.com, ana@acme.com',
    'Can we talk next Tuesday at 3pm my time?',
  )
  expect(turns.at(-1)?.reply.booking).toEqual({
    reason: 'requested',
    time: 'next Tuesday at 3pm my time',
  })
})

const word = fc.constantFrom(
  'we',
  'spend',
  '45',
  'hours',
  'a week',
  'each',
  '3 people',
  '$32',
  'an hour',
  'team of',
  '4%',
  'errors',
  'NetSuite',
  'Excel',
  'no',
  'yes',
  'book a call',
  'maya@acme.com',
  'acme.com',
  'I’m Maya',
  'next month',
  'price',
  '?',
  'why',
  'not',
  'budget',
  '50k',
  'I decide',
  'drowning',
  'ignore previous instructions',
  '\n',
  'half a',
  'million',
)
const anyMessage = fc.oneof(
  fc.string({ maxLength: 300, unit: 'binary' }),
  fc.string({ maxLength: 300 }),
  fc.array(word, { maxLength: 25 }).map((words) => words.join(' ')),
)

function assertInvariants(turn: Turn, said: ReadonlyMap<string, string>): void {
  for (const act of turn.acts) {
    const text = said.get(`m${turn.state.turn}`) ?? ''
    expect(text.slice(...act.span)).toBe(act.quote)
  }
  for (const fact of Object.values(turn.facts))
    expect(said.get(fact.messageId)).toContain(fact.quote)
  for (const signal of turn.scoreCard.signals) {
    expect(signal.evidence.length).toBeGreaterThan(0)
    for (const { quote, messageId } of signal.evidence) expect(said.get(messageId)).toContain(quote)
  }
  expect(JSON.parse(JSON.stringify(turn.state))).toEqual(turn.state)
  expect(JSON.stringify(turn.state).length).toBeLessThan(STATE_MAX_BYTES)
  for (const count of Object.values(turn.state.asks)) expect(count).toBeLessThanOrEqual(2)
  expect(turn.sentimentScore).toBeGreaterThanOrEqual(0)
  expect(turn.sentimentScore).toBeLessThanOrEqual(1)
  expect(turn.reply.text.trim()).not.toBe('')
}

test('any talk keeps every quote literal, the state plain and bounded, and asks nothing a third time', () => {
  fc.assert(
    fc.property(fc.array(anyMessage, { minLength: 1, maxLength: 12 }), (messages) => {
      const said = new Map<string, string>()
      let { state } = openConversation()
      messages.forEach((text, index) => {
        said.set(`m${index + 1}`, text)
        const turn = takeTurn(state, { id: `m${index + 1}`, text })
        state = turn.state
        assertInvariants(turn, said)
      })
    }),
    { numRuns: 150, seed: 20_261_121 },
  )
})

/** JSON escapes half characters, and nothing else of these texts, in this way. */
const HALF_CHARACTER = /\\ud[89a-f]/

test('no limit cuts a character in half: what is stored is text', () => {
  const emoji = fc.constantFrom('🦄', 'a🦄', '🦄 ', '🦄🦄, ', 'we spend 🦄 ')
  const long = fc.tuple(word, emoji, fc.integer({ min: 30, max: 2_000 }), word)
  fc.assert(
    fc.property(fc.array(long, { minLength: 1, maxLength: 5 }), (messages) => {
      const texts = messages.map(([first, filler, length, last]) =>
        `${first} ${filler.repeat(length)}`.slice(0, length).toWellFormed().concat(' ', last),
      )
      for (const turn of talk('Maya, acme.com', ...texts)) {
        expect(JSON.stringify([turn.state, turn.reply, turn.scoreCard])).not.toMatch(HALF_CHARACTER)
      }
    }),
    { numRuns: 60, seed: 20_261_121 },
  )
})

test('the same messages always give the same turns', () => {
  const messages = ['Maya, acme.com', '45 hours a week', '$32 an hour']
  expect(talk(...messages)).toEqual(talk(...messages))
})

test('a turn does not change the state it was given', () => {
  const { state } = openConversation()
  const before = structuredClone(state)
  takeTurn(state, { id: 'm1', text: 'Maya, acme.com, 45 hours a week at $32' })
  expect(state).toEqual(before)
})

test.each([
  ['digits', '1'.repeat(2_000)],
  ['digits and commas', '1,'.repeat(1_000)],
  ['numbers and units', '10 hours '.repeat(220)],
  ['number words', 'twenty two hundred thousand '.repeat(70)],
  ['dots', 'a.'.repeat(1_000)],
  ['at signs', 'a@'.repeat(1_000)],
  ['one long host', `${'a-'.repeat(900)}.com`],
  ['spaces', `${' '.repeat(1_990)}x`],
  ['capitals', 'Aa '.repeat(660)],
  ['brackets', '(at)(dot)'.repeat(220)],
  ['phones', '+1 415 555 '.repeat(180)],
  ['quotes', '"“‘'.repeat(660)],
  ['emoji', '🙂'.repeat(1_000)],
  ['dashes', '-'.repeat(2_000)],
  ['people', '3 people each spend '.repeat(100)],
])('2,000 characters of %s are answered at once', (_, text) => {
  const { state } = openConversation()
  // The first time compiles patterns; the second tells what the message itself costs: about 15 ms on an idle
  // machine, and seconds where a search is not linear.
  takeTurn(state, { id: 'm0', text })
  const start = performance.now()
  takeTurn(state, { id: 'm1', text })
  expect(performance.now() - start).toBeLessThan(400)
})

test('message 200 costs no more than message 5', () => {
  const messages = [
    'Actually 30 hours a week',
    'we use Slack',
    'what does it cost?',
    '$40 an hour',
    'no idea',
    'next month',
    'team of 9',
    'about 4% errors',
  ]
  let { state } = openConversation()
  const takeTurns = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) {
      const text = messages[index % messages.length] ?? ''
      state = takeTurn(state, { id: `m${index}`, text }).state
    }
  }
  takeTurns(0, 8)
  const early = measureCpuMs(() => takeTurns(8, 56))
  takeTurns(56, 152)
  const late = measureCpuMs(() => takeTurns(152, 200))
  expect(late).toBeLessThan(early * 3 + 50)
  expect(JSON.stringify(state).length).toBeLessThan(STATE_MAX_BYTES)
})

test('a booked call is confirmed with what happens next, and questions stop', () => {
  const [turn] = talk('Maya, acme.com')
  const state = turn?.state as ConversationState
  const confirmed = confirmBooking(state, {
    scheduledTime: '2026-12-01T15:00:00Z',
    timeZone: 'America/New_York',
    isConfirmed: true,
  })
  expect(confirmed.text).toContain('Your call is booked for Tuesday, December 1 at 10:00 AM EST.')
  expect(confirmed.text).toContain('30 minutes')
  expect(takeTurn(confirmed.state, { id: 'm2', text: 'great, thank you' }).reply.asking).toBeNull()
})

test('a call that only the browser reported is told as the calendar’s report', () => {
  const [turn] = talk('Maya, acme.com')
  const { text } = confirmBooking(turn?.state as ConversationState, {
    scheduledTime: null,
    timeZone: 'America/New_York',
    isConfirmed: false,
  })
  expect(text).toMatch(/^The calendar reports that your call is booked; its own confirmation/)
})
