import { expect, test } from 'vitest'
import { KNOWN } from '#agent/testing/known.ts'
import { talk, talkToEnd } from '#agent/testing/talk.ts'

const STORY = ['Dana, acme.com', 'copying orders, 60 hours a week'] as const
const PETS = 'Lou, petsclinic.com. 3 clinics, each front desk loses half the day to insurance forms'

test.each(['why do you ask?', 'but why you need to know this?', 'what does a pilot cost?'])(
  'after “%s” the same question stands, with both of its things',
  (aside) => {
    const { reply } = talkToEnd(...STORY, aside)
    expect([reply.asking, reply.alsoAsking]).toEqual(['team_size', ['hourly_rate']])
    const { facts } = talkToEnd(...STORY, aside, '4 people, $35 an hour')
    expect(facts.team_size?.value).toBe(4)
    expect(facts.hourly_rate?.value).toBe(35)
  },
)

test('a bare answer after “why” is heard', () => {
  expect(talkToEnd(...KNOWN, 'why do you ask?', '35 all in').facts.hourly_rate?.value).toBe(35)
})

test('a correction does not lose the question that was open', () => {
  const { reply, facts } = talkToEnd(...KNOWN, 'sorry, 40 hours, not 45')
  expect(facts.manual_hours?.value).toBe(40)
  expect(reply.asking).toBe('hourly_rate')
})

test('three corrections in a row are said in three ways, and so is the question', () => {
  const texts = talk(
    ...KNOWN,
    'sorry, 40 hours, not 45',
    'wait it is 6 people actually',
    'and it is 50 hours, not 40',
  ).map(({ reply }) => reply.text)
  const sentences = texts.flatMap((text) => text.split(/(?<=[.?])\s+/))
  expect(new Set(sentences).size).toBe(sentences.length)
})

test('of two questions in a row the second is answered, and the open question is still heard', () => {
  const turns = talk(...STORY, 'what does a pilot cost?', 'and who are you?', '4 of us')
  expect(turns[3]?.reply.text).not.toContain('?')
  expect(turns[4]?.facts.team_size?.value).toBe(4)
})

test('asked how a figure was counted that waits for a yes, it says the sum and asks again', () => {
  const { reply } = talkToEnd(PETS, 'how was that calculated?')
  expect(reply.text).toContain('3 clinics × half of a 40-hour week makes 60 hours a week')
  expect(reply.text).toMatch(/right\?$/)
  expect(talkToEnd(PETS, 'why do you ask?', 'yes').facts.manual_hours?.value).toBe(60)
})

test('asked how a number was counted, it answers with the visitor’s own figures', () => {
  const { reply } = talkToEnd(...KNOWN, '$32 an hour', 'how was that number counted?')
  expect(reply.text).toContain('45 hours × $32 × 52 weeks')
})

test('people and hours are said back in one breath', () => {
  const { reply } = talkToEnd('Maya, acme.com', 'order entry, 45 hours a week, 3 people')
  expect(reply.text).toContain('45 hours a week across 3 people')
})

test('a guess closes nothing that it does not answer', () => {
  const { reply } = talkToEnd('Ann, acme.com', 'reprinting proofs', 'I don’t know, 10?')
  expect(reply.asking).toBe('team_size')
})
