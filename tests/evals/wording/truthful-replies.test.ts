import { expect, test } from 'vitest'
import { createWriter } from '#agent/respond/wording/create-writer.ts'
import type { WordingPlan } from '#agent/respond/wording/wording-plan.ts'
import { talk } from '#agent/testing/talk.ts'
import { findViolations } from './find-violations.ts'
import { TRUTHFUL_CASES } from './truthful-replies.ts'

const CASES = TRUTHFUL_CASES.map((item) => {
  const plan = talk(...item.said).at(-1)?.wording
  if (!plan) throw new Error(`No plan for: ${item.said.at(-1)}`)
  return { ...item, plan }
})

/** Each sentence alone, as it would begin a reply. */
function isShown(sentence: string, said: readonly string[], plan: WordingPlan): boolean {
  const writer = createWriter(plan, { message: said.at(-1) ?? '', earlier: said.slice(0, -1) })
  writer.push(sentence)
  writer.finish()
  return writer.tally().refused === 0
}

const listSentences = (kind: 'good' | 'faulty') =>
  CASES.flatMap(({ said, plan, ...item }) =>
    item[kind].map((text) => ({ text, isShown: isShown(text, said, plan) })),
  )

test('of 60 truthful sentences nine in ten are shown', () => {
  const all = listSentences('good')
  const refused = all.filter((sentence) => !sentence.isShown).map(({ text }) => text)
  expect(all.length).toBeGreaterThanOrEqual(60)
  expect(refused.length / all.length, refused.join('\n')).toBeLessThanOrEqual(0.1)
})

test('of 60 sentences with one planted fault none is shown', () => {
  const all = listSentences('faulty')
  expect(all.length).toBeGreaterThanOrEqual(60)
  expect(all.filter((sentence) => sentence.isShown).map(({ text }) => text)).toEqual([])
})

test('a sentence is verified within two milliseconds', () => {
  const [first] = CASES
  if (first === undefined) throw new Error('No case')
  const writer = createWriter(first.plan, { message: first.said.at(-1) ?? '' })
  const startedAt = performance.now()
  writer.push(
    `${CASES.flatMap(({ good, faulty }) => [...good, ...faulty])
      .join(' ')
      .slice(0, 7_900)} `,
  )
  const { accepted, refused } = writer.tally()
  expect((performance.now() - startedAt) / (accepted + refused)).toBeLessThan(2)
})

test('what is shown of all sentences together holds nothing that nobody said', () => {
  const found = CASES.flatMap(({ said, plan, good, faulty }) => {
    const writer = createWriter(plan, { message: said.at(-1) ?? '', earlier: said.slice(0, -1) })
    writer.push([...faulty, ...good].join(' '))
    writer.finish()
    return findViolations(writer.text(), plan, said)
  })
  expect(found).toEqual([])
})
