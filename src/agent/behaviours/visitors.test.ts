import { expect, test } from 'vitest'
import { talk, talkToEnd } from '#agent/testing/talk.ts'

test.each(['lkjsdf', 'asdf', 'qwerty', 'zzzz', 'blorp'])('“%s” is no name for work', (word) => {
  const { facts, reply } = talkToEnd('Dana, acme.com', word)
  expect(facts.pain).toBeUndefined()
  expect(reply.asking).toBe('pain')
})

test.each(['lkjsdf', 'asdf', 'sdfghj'])('“%s” is nobody’s name', (word) => {
  expect(talkToEnd(word).facts.contact_name).toBeUndefined()
})

test.each(['Krzysztof', 'Nguyen', 'Lynn', 'Ng', 'Schmidt'])('“%s” is a name', (name) => {
  expect(talkToEnd(name).facts.contact_name?.value).toBe(name)
})

test.each(['invoices', 'reconciliation', 'scheduling', 'paperwork'])('“%s” is work', (work) => {
  expect(talkToEnd('Dana, acme.com', work).facts.pain?.value).toBe(work)
})

test('“no thanks” to a question for a budget is accepted in words, and not asked about again', () => {
  const { reply, facts } = talkToEnd(
    'Kim, acmefreight.com. keying invoices 90 hours a week, 3 people, $30/hr, SAP and Excel, 3% errors, want it next quarter, I decide',
    'no thanks',
  )
  expect(facts.budget?.status).toBe('refused')
  expect(reply.text).toMatch(/^(That’s fine|No problem|Understood)/)
  expect(reply.asking).toBe('email')
})

test('“no thanks” to a question for tools counts none', () => {
  const { facts } = talkToEnd('Dana, acme.com', 'order entry, 9 hours', '2', '$20', 'no thanks')
  expect(facts.tool_count?.value).not.toBe(0)
})

test('a student is answered and asked nothing', () => {
  const turns = talk(
    'hi I’m a student writing my thesis on AI agents, can I ask some stuff?',
    'what’s the difference between an agent and RPA?',
    'ok cool',
  )
  expect(turns[0]?.reply.text).toContain('ask away')
  for (const { reply } of turns) expect(reply.text).not.toContain('?')
})

test('an applicant is sent to the address for applications, and not asked for a company', () => {
  const turns = talk(
    'Hi! I saw the Senior Systems Engineer role. Do you sponsor visas?',
    'I’m a candidate, not a customer. Who do I write to?',
  )
  for (const { reply } of turns) {
    expect(reply.text).toContain('careers@')
    expect(reply.text).not.toContain('?')
  }
})

test('a death is met with time, before anything else', () => {
  const { reply } = talkToEnd('Anna from Kessler Print, my mother passed away last week')
  expect(reply.text).toMatch(/^I’m very sorry for your loss. There is no rush here/)
})

test('who asks first has refused nothing', () => {
  const { facts, reply } = talkToEnd('Before I tell you anything: what does this cost?')
  expect(facts.contact_name).toBeUndefined()
  expect(reply.text).toMatch(/^The first step, the Operations Audit, costs/)
})
