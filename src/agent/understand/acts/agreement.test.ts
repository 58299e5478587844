import { expect, test } from 'vitest'
import { readAgreement } from '#agent/understand/acts/agreement.ts'

test.each([
  ['i think so', 'yes'],
  ['yeah bout that', 'yes'],
  ['close enough, go on', 'yes'],
  ['thats about right', 'yes'],
  ['no thats only one clinic, there are 14', 'no'],
  ['way too high', 'no'],
  ['you counted the weekends twice', 'no'],
  ['who reads this?', null],
  ['we use netsuite and excel', null],
  ['bye', null],
  ['', null],
  ['So is it worth it for us or not?', null],
  ['Way too high. Where did you get that?', 'no'],
])('“%s” to a figure is read as %s', (text, answer) => {
  expect(readAgreement(text, null)).toBe(answer)
})

test('plain words stand unless the whole message says the contrary', () => {
  expect(readAgreement('yes, what happens next', 'yes')).toBe('yes')
  expect(readAgreement('yes but thats only for the first visit', 'yes')).not.toBe('yes')
})
