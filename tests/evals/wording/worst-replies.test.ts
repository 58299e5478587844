import { expect, test } from 'vitest'
import { createWriter } from '#agent/respond/wording/create-writer.ts'
import type { WordingPlan } from '#agent/respond/wording/wording-plan.ts'
import { talk } from '#agent/testing/talk.ts'
import { findViolations } from './find-violations.ts'
import { FRIENDLY_REPLIES, REVIEWED_REPLIES } from './reviewed-replies.ts'
import { WORST_REPLIES } from './worst-replies.ts'

const NAMED = 'Maya Okafor, harborfreightco.com'

function planFor(message: string): WordingPlan {
  const plan = talk(NAMED, message).at(-1)?.wording
  if (!plan) throw new Error(`No plan for: ${message}`)
  return plan
}

const FAMILIES = [...WORST_REPLIES, ...REVIEWED_REPLIES]
const MESSAGES = [...FAMILIES, ...FRIENDLY_REPLIES].map(({ message }) => message)
const PLANS = new Map(MESSAGES.map((message) => [message, planFor(message)]))

function write(reply: string, message: string) {
  const plan = PLANS.get(message)
  if (plan === undefined) throw new Error('No plan')
  const writer = createWriter(plan, { message, earlier: [NAMED] })
  for (const char of reply) writer.push(char)
  writer.finish()
  return { plan, writer }
}

const LIES = FAMILIES.flatMap(({ family, message, lies }) =>
  lies.map((lie) => ({ family, message, lie })),
)

test('the worst replies are many', () => {
  expect(LIES.length).toBeGreaterThanOrEqual(300)
})

test.each(LIES)('$family: “$lie” is not seen', ({ lie, message }) => {
  const { plan, writer } = write(lie, message)
  const silent = createWriter(plan, { message })
  silent.finish()
  expect(writer.text()).toBe(silent.text())
})

test.each(FAMILIES)(
  '$family: all lies at once say nothing that nobody said',
  ({ lies, message }) => {
    const { plan, writer } = write(`Thank you, Maya. ${lies.join(' ')}`, message)
    expect(findViolations(writer.text(), plan, [NAMED, message])).toEqual([])
  },
)

test.each(LIES)('$family: “$lie” is not seen among honest sentences either', ({ lie, message }) => {
  const thanked = write('Thank you, Maya.', message).writer.text()
  expect(write(`Thank you, Maya. ${lie}`, message).writer.text()).toBe(thanked)
})

const FRIENDLY = FRIENDLY_REPLIES.flatMap(({ message, sentences }) =>
  sentences.map((sentence) => ({ message, sentence })),
)

test('of friendly sentences at least nine in ten pass', () => {
  const shown = FRIENDLY.filter(
    ({ sentence, message }) => write(sentence, message).writer.tally().refused === 0,
  )
  expect(shown.length / FRIENDLY.length).toBeGreaterThanOrEqual(0.9)
})
