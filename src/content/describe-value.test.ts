import { expect, test } from 'vitest'
import { describeValue } from '#content/describe-value.ts'
import type { Fact, Slot } from '#domain/fact.ts'

test.each<[Slot, Fact['value'], string]>([
  ['manual_hours', 1, '1 hour a week'],
  ['manual_hours', 22.5, '22.5 hours a week'],
  ['team_size', 1, '1 person'],
  ['hourly_rate', 31.25, '$31.25 an hour'],
  ['hourly_rate', 41.5, '$41.50 an hour'],
  ['budget', 50_000, '$50,000'],
  ['budget', 0, 'no budget'],
  ['error_rate', 4, '4% errors'],
  ['timeline', 'quarter', 'within three months'],
  ['industry', 'real_estate', 'real estate'],
  ['tools', ['NetSuite', 'Slack'], 'NetSuite and Slack'],
  ['company_name', 'Harbor', 'Harbor'],
])('%s of %j reads "%s"', (slot, value, words) => {
  expect(describeValue(slot, value)).toBe(words)
})
