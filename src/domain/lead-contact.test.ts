import { expect, test } from 'vitest'
import { normalizeEmail, readLeadContact } from '#domain/lead-contact.ts'

test.each([
  ['Dana@Harbor.example', 'dana@harbor.example', ''],
  [' dana@harbor.example ', 'dana@harbor.example', ''],
  ['+1 (555) 010-4477', null, '+15550104477'],
  ['555 010 4477, or dana@harbor.example', 'dana@harbor.example', '+15550104477'],
  ['Dana <dana@harbor.example>.', 'dana@harbor.example', ''],
  ['(212) 555-0188', null, '+12125550188'],
  ['(415) 555-0137 ext. 12', null, '+14155550137 ext. 12'],
  ['tel. 030 901820', null, ''],
  ['030 901820', null, '030 901820'],
  ['müller@acmebuild.com', 'müller@acmebuild.com', ''],
  ['al&lee@acmebuild.com\u00a0', 'al&lee@acmebuild.com', ''],
  ['boss?bcc=x@evil-post.com', null, ''],
  ['mailto:dana@harbor.example', 'dana@harbor.example', ''],
  ['any time', null, ''],
  ['', null, ''],
  ['ext. 12', null, ''],
  ['a2026-03-02@harbor.example', 'a2026-03-02@harbor.example', ''],
])('%j says %j and %j', (detail, email, phone) => {
  expect(readLeadContact(detail)).toEqual({ email, phone })
})

test('an address is known again in lower case; what is none is nobody’s', () => {
  expect(normalizeEmail('ANA@Acme.Example ')).toBe('ana@acme.example')
  expect(normalizeEmail('ana at acme')).toBeNull()
  expect(normalizeEmail(null)).toBeNull()
  expect(normalizeEmail(`${'a'.repeat(250)}@b.example`)).toBeNull()
})
