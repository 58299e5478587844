import { expect, test } from 'vitest'
import type { Finding } from '#domain/finding.ts'
import { clipFindings } from '#server/features/enrichment/hand-out-reading.ts'

const url = 'https://firm.example/'
const name: Finding = { kind: 'name', value: 'Firm', url, quote: 'We are Firm' }

test('forty findings are kept at most, each of them once', () => {
  const tools = Array.from({ length: 60 }, (_, index) => ({
    kind: 'tool' as const,
    value: `Tool ${index}`,
    url,
    quote: `Tool ${index}`,
  }))
  expect(clipFindings([name, { ...name, value: 'FIRM' }, ...tools])).toHaveLength(40)
  expect(clipFindings([name, { ...name, value: 'FIRM' }])).toEqual([name])
})

test('long texts are cut, without half an emoji, and hold what PostgreSQL stores', () => {
  const value = `${'a'.repeat(119)}😀`
  const [long] = clipFindings([{ ...name, value, quote: 'b'.repeat(9_000) }])
  expect(long?.value).toBe('a'.repeat(119))
  expect(long?.quote).toHaveLength(500)
  const odd = 'Fi\u0000rm\u2028\ud800 Ltd'
  expect(clipFindings([{ ...name, value: odd }])[0]?.value).toBe('Fi rm \ufffd Ltd')
})

test.each([
  ['of a kind that is none', { kind: 'password' }],
  ['of a kind that every object has', { kind: 'constructor' }],
  ['without a value', { value: ' \n' }],
  ['without a quote', { quote: '' }],
  ['with a script for its page', { url: 'javascript:alert(1)' }],
  ['with an endless address', { url: `https://firm.example/${'a'.repeat(2_000)}` }],
  ['of an industry that the firm does not know', { kind: 'industry', value: 'toString' }],
  ['of a contact page that is no address', { kind: 'contact_page', value: 'javascript:alert(1)' }],
])('a finding %s is dropped', (_what, change) => {
  expect(clipFindings([{ ...name, ...change } as Finding, name])).toEqual([name])
})
