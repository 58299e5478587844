import { expect, test } from 'vitest'
import { readSlots } from '#agent/perception/testing/read-slots.ts'

test.each([
  ['The trade? a PR agency. Mainly collecting hours for client invoices', 'collecting hours'],
  ['I work at a bakery, in our place it is counting stock, 7 hours a week', 'counting stock'],
  ["it's drawing up tenancy papers. I only have the monthly figure, 24 hours", 'tenancy papers'],
  ['We are 12 people. Chasing signatures is what kills us.', 'Chasing signatures'],
  ['prescriptions.', 'prescriptions'],
])('%s names the work in the sentence that is about it', (text, expected) => {
  const pain = String(readSlots(text, 'pain').pain)
  expect(pain).toContain(expected)
  expect(pain).not.toMatch(/agency|bakery|12 people|monthly figure/)
})

test.each(['nothing hurts really, just nosing around', 'nothing, all good really'])(
  '%s names no work',
  (text) => {
    expect(readSlots(text, 'pain').pain).toBeUndefined()
  },
)

test.each([
  ['contact_name', 'Sterling Manning'],
  ['company_name', 'this is Eamonn, typing, from Tidewater Underwriting'],
  ['authority', 'just gathering information for my manager'],
] as const)('asked for %s, %s complains of nothing', (asking, text) => {
  expect(readSlots(text, asking).pain).toBeUndefined()
})
