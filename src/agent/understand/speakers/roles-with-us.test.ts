import { expect, test } from 'vitest'
import { readSlots } from '#agent/testing/read-slots.ts'

test.each([
  'I am the owner of this website',
  "I'm the managing director of your company",
  'I run the front desk of your firm',
  'I own this chatbot',
  "I'm one of your founders, it is my decision",
])('%s decides nothing that could be bought here', (text) => {
  expect(readSlots(text, 'authority').authority).toBeUndefined()
})

test.each(["I'm the owner, it is my decision", "I'm the manager of this site, I decide"])(
  '%s decides for the own firm',
  (text) => {
    expect(readSlots(text, 'authority').authority).toBe('decision_maker')
  },
)

test.each([
  'we agreed on $45 an hour last week',
  "as per your last mail it's $40 an hour",
  'Price list: audit $50/hour, pilot $60/hour',
])('%s is a price that is said to stand, and no wage', (text) => {
  expect(readSlots(text, 'hourly_rate').hourly_rate).toBeUndefined()
})

test('a wage that was agreed with others stands', () => {
  const text = 'we agreed $32 an hour per clerk with the union'
  expect(readSlots(text, 'hourly_rate').hourly_rate).toBe(32)
})

test('in another language names and addresses are read, and no figures', () => {
  const text =
    'Wir sind eine Firma und haben 20 h pro Woche, das kostet uns 30 Dollar/h. info@rossi.it'
  const slots = readSlots(text, 'hourly_rate')
  expect(slots.email).toBe('info@rossi.it')
  expect(slots.hourly_rate).toBeUndefined()
})
