import { expect, test } from 'vitest'
import { VALUED } from '#agent/testing/known.ts'
import { talk, talkToEnd } from '#agent/testing/talk.ts'

test('without the same line of business or the same work, one figure of ours stands for a case', () => {
  const turns = talk(
    'Sunita Rao, acme.com',
    'typing up letters, 60 hours a week',
    '$29 an hour',
    'Word and Outlook',
    '3%',
  )
  expect(turns.at(-1)?.reply.caseStudy).toBeNull()
  expect(turns.at(-1)?.reply.text).toContain('For comparison, our published average is 78%')
})

test('a suggested case is pointed to in one clause, and the question comes last', () => {
  const { reply } = talkToEnd(...VALUED)
  expect(reply.text).toContain('Below is a published case from')
  expect(reply.text).not.toContain(reply.caseStudy?.title)
  expect(reply.text.trimEnd().endsWith('?')).toBe(true)
})

test('email is asked for only after the estimate was shown', () => {
  const turns = talk(...VALUED, 'next year', 'my boss decides', 'not set yet')
  const estimateAt = turns.findIndex((turn) => turn.reply.roi !== null)
  const emailAt = turns.findIndex((turn) =>
    [turn.reply.asking, ...turn.reply.alsoAsking].includes('email'),
  )
  expect(estimateAt).toBeGreaterThan(0)
  expect(emailAt).toBeGreaterThan(estimateAt)
})

test('a case study is suggested once, with the reason in the visitor’s terms', () => {
  const turns = talk(...VALUED, 'next month', 'I decide')
  const studies = turns.flatMap((turn) => (turn.reply.caseStudy ? [turn.reply.caseStudy] : []))
  expect(studies).toEqual([
    {
      slug: 'manufacturing-supply-chain',
      title: 'Manufacturing supply chain',
      url: '/library/manufacturing-supply-chain',
      reason: 'It deals with orders, too; the rest may differ from yours.',
    },
  ])
})

test('asked for the savings once they are known, it says the visitor’s own figures and how they were counted', () => {
  const turns = talk(
    'Ann Lee, acme.com',
    '40 hours a week at $50 an hour',
    'excel and slack, 5% errors',
    'How much would we save?',
  )
  const text = turns.at(-1)?.reply.text
  expect(text).toContain('40 hours × $50 × 52 weeks = $104,000')
  expect(text).toContain('$52,000 a year')
})

test('asked whether it is worth it, it repeats the verdict with the figures behind it', () => {
  const known = ['Maya, acme.com', 'invoices, 20 hours a week', '$30 an hour', 'SAP', '2%']
  const { reply } = talkToEnd(...known, 'so it isnt worth it for us')
  expect(reply.text).toContain('On your figures, 20 hours a week at $30 an hour saves about')
  expect(reply.text).toContain('This is too small for us')
})
