import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import type { Facts, KnownFact } from '#site/islands/chat/api/reply.ts'
import {
  buildHandoffMail,
  composeHandoffLetter,
} from '#site/islands/chat/transcript/HandoffCard.tsx'

const known = (value: KnownFact['value']): KnownFact => ({
  value,
  quote: String(value),
  messageId: 'm1',
  derivation: '',
  isCorrected: false,
})
const facts: Facts = {
  manual_hours: known(45),
  contact_name: known('Ingrid Solheim'),
  company_name: known('Harbor & Sons'),
  budget: known(null),
}

test("the letter holds the visitor's own facts, and nothing they would not say", () => {
  const { subject, body } = composeHandoffLetter({ facts, conversationId: 'c1' })
  expect(subject).toBe('Operations audit, Harbor & Sons')
  expect(body).toContain(
    '- Name: Ingrid Solheim\n- Company: Harbor & Sons\n- Manual hours: 45 hours a week',
  )
  expect(body).toContain('Conversation c1')
  expect(body).not.toContain('Budget')
})

test('nothing told makes a letter all the same', () => {
  const { subject, body } = composeHandoffLetter({ facts: {}, conversationId: null })
  expect(subject).toBe('Operations audit')
  expect(body).toBe('Hello,\n\nI would like to talk to a person.\n')
})

test('the address carries the letter whole, whatever signs are in it', () => {
  const address = new URL(buildHandoffMail({ facts, conversationId: 'c1' }))
  expect(address.pathname).toBe(site.email.contact)
  expect([...address.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(address.searchParams.get('subject')).toBe('Operations audit, Harbor & Sons')
  expect(address.searchParams.get('body')).toContain('person.\r\n')
})

test('an address stays short enough for every mail program', () => {
  const long = Object.fromEntries(
    ['contact_name', 'company_name', 'pain', 'tools', 'industry', 'phone'].map((slot) => [
      slot,
      known('é'.repeat(300)),
    ]),
  )
  const address = buildHandoffMail({ facts: long, conversationId: 'c1' })
  expect(address.length).toBeLessThanOrEqual(1_900)
  expect(() => decodeURIComponent(address)).not.toThrow()
})
