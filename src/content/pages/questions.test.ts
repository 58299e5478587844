import { expect, test } from 'vitest'
import { allCards } from '#content/answers/all-cards.ts'
import { engagementPhases } from '#content/facts/pricing.ts'
import { questionsPage } from '#content/pages/questions.ts'
import { sampleAuditPage } from '#content/pages/sample-audit.ts'

const objections = questionsPage.groups.flatMap((group) => group.objections)

test('there are twenty objections, each with an anchor of its own', () => {
  expect(objections).toHaveLength(20)
  const anchors = [...objections, ...questionsPage.groups].map(({ id }) => id)
  expect(new Set(anchors).size).toBe(anchors.length)
})

test.each(objections)('“$question” is answered in three sentences, calmly', ({ answer }) => {
  expect(answer.match(/[.?](?= |$)/g)).toHaveLength(3)
  expect(answer).not.toMatch(/[!]|undefined|NaN|\b(?:unlock|seamless|supercharge)/i)
})

test('each answer is the one of a card of the chat', () => {
  const cards = allCards.map(({ id }) => id)
  for (const { card, id } of objections) expect(cards, id).toContain(card)
})

test('the sample report adds up its own measurements', () => {
  const { measurements, options, result } = sampleAuditPage
  expect(measurements.rows.map(({ hours }) => hours)).toEqual([16, 9, 10, 7, 14, 6])
  expect(measurements.total.hours).toBe(62)
  // 62 × 52 × 52, and 56 × 52 × 52 × 69% (30 + 3 tools × 5 + 12% × 2).
  expect(result.text).toContain('$167,648 a year')
  const [, intake, whole] = options.rows
  expect(whole).toMatchObject({ saving: '$104,483 a year', sum: '56 h × $52 × 52 weeks × 69%' })
  expect(whole.verdict).toMatch(/^This looks worth it:/)
  expect(intake).toMatchObject({ saving: '$43,264 a year', sum: '25 h × $52 × 52 weeks × 64%' })
  expect(intake.verdict).toMatch(/^This is borderline:/)
})

test('the sample report advises against a retainer that costs more than it saves', () => {
  const [, , , retainer] = engagementPhases
  expect(retainer.minimumUsd * 12).toBeGreaterThan(104_483)
  expect(sampleAuditPage.measurements.errors.text).toContain(
    '18 of 150 claims were done twice (12%)',
  )
})
