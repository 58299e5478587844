import { expect, test } from 'vitest'
import { takeTurn } from '#agent/conversation.ts'
import { answerChoice, nameChoice } from '#agent/knowledge/answer-question.ts'
import { KNOWN } from '#agent/testing/known.ts'
import { talk, talkToEnd } from '#agent/testing/talk.ts'
import { allCards } from '#content/answers/all-cards.ts'
import { STATE_TOPICS } from '#content/answers/card.ts'

const QUESTION = 'which bank do you use?'

test('what we do not know is said so, with the offer to pass it on as the only question', () => {
  const { reply } = talkToEnd(...KNOWN, QUESTION)
  expect(reply.text).toContain('On “bank” I don’t have an answer')
  expect(reply.text).toContain('within one business day')
  expect(reply.text).toMatch(/Shall I pass your question on\?$/)
  expect(reply.asking).toBeNull()
  expect(reply.quickReplies).toContain('Yes, pass it on')
  expect(reply.handoff).toBeNull()
})

test.each([
  'yes',
  'please do',
  'Yes, pass it on',
  'sure',
  'pass it on please',
  'can you pass that on',
  'could you ask them for me?',
  'have someone get back to me',
])('“%s” hands the question to a person and asks for an address', (yes) => {
  const { reply } = talkToEnd(...KNOWN, QUESTION, yes)
  expect(reply.handoff).toEqual({ reason: 'question', question: QUESTION })
  expect(reply.text).toContain('I’ve passed that on')
  expect(reply.asking).toBe('email')
})

test('with a known address none is asked for, and it is said where the answer goes', () => {
  const { reply } = talkToEnd(...KNOWN, 'maya@harborfreightco.com', QUESTION, 'yes please')
  expect(reply.handoff?.reason).toBe('question')
  expect(reply.text).toContain('The answer goes to maya@harborfreightco.com.')
  expect(reply.asking).not.toBe('email')
})

test('a no leaves it, and the open question comes back', () => {
  const { reply } = talkToEnd(...KNOWN, QUESTION, 'no thanks')
  expect(reply.handoff).toBeNull()
  expect(reply.text).toContain('I won’t pass it on')
  expect(reply.asking).toBe('hourly_rate')
})

test('the offer lapses with the message after it, and a bare answer to the question before is still read', () => {
  const [told, late] = talk(...KNOWN, QUESTION, '$32', 'yes').slice(-2)
  expect(told?.facts.hourly_rate?.value).toBe(32)
  expect(told?.reply.handoff).toBeNull()
  expect(late?.reply.handoff).toBeNull()
})

test('two questions without an answer are not answered in the same words', () => {
  const [first, second] = talk(...KNOWN, QUESTION, 'who is your lawyer?').slice(-2)
  expect(second?.reply.text).toContain('Should I?')
  expect(second?.reply.text).not.toContain(first?.reply.text.split('.')[0])
})

test.each([
  ['what is your NPS?', 'NPS'],
  ['what are your diversity targets?', 'diversity targets'],
  ['what is the escalation matrix?', 'escalation matrix'],
])('“%s” is not known, and the answer names “%s”', (question, topic) => {
  const { reply } = talkToEnd(...KNOWN, question)
  expect(reply.text).toMatch(new RegExp(`^On “${topic}” I don’t have an answer`))
  expect(reply.text).toMatch(/Shall I pass your question on\?$/)
})

test('where no topic is named, or the word is not fit to be repeated, none is said', () => {
  for (const question of ['who feeds your annotators?', 'what is your scam rate?'])
    expect(talkToEnd(...KNOWN, question).reply.text).toMatch(/^I don’t know that one/)
})

test('a wish for material is offered to a person, and the address is asked for even after it was asked twice', () => {
  const { reply } = talkToEnd(...KNOWN, 'just send me a brochure')
  expect(reply.text).toContain('A person can write to you within one business day.')
  const { state } = talkToEnd(...KNOWN, 'just send me a brochure')
  const asked = { ...state, asks: { ...state.asks, email: 2 } }
  expect(takeTurn(asked, { id: 'yes', text: 'yes' }).reply.asking).toBe('email')
})

const UNSURE = 'does the agent issue refunds on its own?'

test('a question that may be one of ours is offered as a choice', () => {
  const { reply } = talkToEnd(...KNOWN, UNSURE)
  const choices = reply.quickReplies.slice(0, -1)
  expect(choices.length).toBeGreaterThan(0)
  for (const choice of choices) expect(reply.text).toContain(`“${choice}”`)
  expect(reply.text).toMatch(/Shall I pass your question on\?$/)
  expect(reply.quickReplies.at(-1)).toBe('Yes, pass it on')
})

test.each([0, 1])(
  'choice %i that is picked is answered, and the open question comes back',
  (at) => {
    const [offered] = talk(...KNOWN, UNSURE).slice(-1)
    const choice = offered?.reply.quickReplies[at] ?? ''
    const { reply } = talkToEnd(...KNOWN, UNSURE, choice)
    expect(reply.text).not.toMatch(/not sure|closest question/)
    expect(reply.handoff).toBeNull()
    expect(reply.asking).toBe('hourly_rate')
    const ordinal = ['the first one', 'the second'][at] ?? ''
    expect(talkToEnd(...KNOWN, UNSURE, ordinal).reply.text).toBe(reply.text)
  },
)

test('where none of the choices is meant, the question in the visitor’s words is passed on', () => {
  const { reply } = talkToEnd(...KNOWN, UNSURE, 'Yes, pass it on')
  expect(reply.handoff).toEqual({ reason: 'question', question: UNSURE })
})

test('a choice that was answered is not offered again', () => {
  const [offered] = talk(...KNOWN, UNSURE).slice(-1)
  const [choice = ''] = offered?.reply.quickReplies ?? []
  const { reply } = talkToEnd(...KNOWN, UNSURE, choice, 'would the agent issue refunds by its own?')
  expect(reply.quickReplies).not.toContain(choice)
})

test('every question that is offered is answered by its card', () => {
  const names = [...allCards.map(({ id }) => id), ...STATE_TOPICS]
  const questions = names.flatMap((name) => nameChoice(name) ?? [])
  expect(questions.length).toBeGreaterThan(100)
  expect(new Set(questions).size).toBe(questions.length)
  for (const name of names) if (nameChoice(name)) expect(answerChoice(name), name).not.toBeNull()
})
