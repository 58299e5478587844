import { expect, test } from 'vitest'
import { makeLeadOf } from '#agent/brief/testing/lead-of.ts'
import { explainEstimate } from '#agent/respond/explain-estimate.ts'
import { KNOWN, VALUED } from '#agent/testing/known.ts'

const explain = (...messages: string[]) => explainEstimate(makeLeadOf(...messages).state)

test('each input comes with its words, and the formula with the figures', () => {
  const { inputs, steps, missing } = explain(...VALUED)
  expect(inputs.map(({ value, quote }) => [value, quote])).toEqual([
    ['45 hours a week', '45 hours a week'],
    ['$32 an hour', '$32 an hour'],
    ['3 tools', 'NetSuite, Excel, Outlook'],
    ['4% errors', '4%'],
  ])
  expect(steps).toEqual([
    'Cost today: 45 hours × $32 × 52 weeks = $74,880 a year',
    'Share automated: 30% + 3 tools × 5% + 4% errors × 2 = 53%',
    'Saved: $74,880 × 53% = $39,686 and 23.9 hours a week',
    'Against the calculator’s fixed $150,000: paid back in 45.4 months',
  ])
  expect(missing).toBe('')
})

test('a range is named as the middle of it, a sum as worked out, a corrected figure with what it was', () => {
  const range = explain('tom, becker.de', '30-35 hours a week', '$30 an hour')
  expect(range.inputs[0]).toMatchObject({ value: '32.5 hours a week', note: 'the middle of 30–35' })
  const sum = explain('tom, becker.de', 'three of us, 15 hours a week each', '$30 an hour')
  expect(sum.inputs[0]?.note).toBe('worked out: 3 people × 15 hours')
  const changed = explain(...VALUED, 'sorry, it is 30 hours a week in total')
  expect(changed.inputs[0]?.note).toContain('was 45 hours a week at first')
})

test('what nobody said counts as nothing, and what it would add is told', () => {
  const assumed = explain(...KNOWN, '$32 an hour').inputs.filter(({ isAssumed }) => isAssumed)
  expect(assumed.map(({ value, note }) => `${value}: ${note}`)).toEqual([
    'counted as 0 tools: nobody said it. Each tool adds 5 points, $3,744 a year',
    'counted as 0%: nobody said it. Each percent adds 2 points, $1,498 a year',
  ])
})

test('a share above the highest is said to be capped', () => {
  const { steps } = explain(
    'tom, becker.de',
    '40 hours a week',
    '$50 an hour',
    'about 40% come back wrong',
  )
  expect(steps[1]).toContain('= 110%, counted as 85% at most')
})

test('without hours or rate there is no estimate, and it says what is missing', () => {
  expect(explain('Tom').missing).toBe(
    'No estimate: it needs the manual hours and the cost of an hour.',
  )
  expect(explain(...KNOWN, 'I would rather not share salaries').missing).toBe(
    'No estimate: it needs the cost of an hour (would not say).',
  )
})
