import { expect, test } from 'vitest'
import { maskContacts } from '#server/features/models/prompts/compose-material.ts'
import { composeWordingPrompt } from '#server/features/models/prompts/compose-wording-prompt.ts'

test.each([
  ['Write to maya.lee+ops@harbor-freight.co.uk, please', 'Write to [e-mail], please'],
  ['maya (at) harbor.com', '[e-mail]'],
  ['write to maya at harbor dot com today', 'write to [e-mail] today'],
  ['maya @ harbor.com', '[e-mail]'],
  ['Call +1 (415) 555-0100 today', 'Call [number] today'],
  ['0044 20 7946 0958', '[number]'],
  ['card 4111 1111 1111 1111.', 'card [number].'],
  ['account 12345678', 'account [number]'],
  ['see https://harbor.com/a?key=1 and www.harbor.com', 'see [link] and [link]'],
  ['mail jane @ acme . com please', 'mail [e-mail] please'],
  ['jane＠acme.com', '[e-mail]'],
  ['müller@acmebuild.com', '[e-mail]'],
  ['иван@пример.рф пишет', '[e-mail] пишет'],
  ['ana @ пример . рф', '[e-mail]'],
  ['jane dot doe@acme.com', '[e-mail]'],
])('%s becomes %s', (text, masked) => {
  expect(maskContacts(text)).toBe(masked)
})

test.each([
  'We spend 45 hours a week, 3 people, at $32 an hour.',
  'A budget of $1,200,000 and 4.5% errors',
  'Look at harbor.com at noon',
  'About 30-40 invoices, 600 orders @ 12 hours',
])('%s stays as it is', (text) => {
  expect(maskContacts(text)).toBe(text)
})

test('a text of a hundred thousand signs takes no time to speak of', () => {
  const startedAt = performance.now()
  for (const sign of ['1 ', 'a@', '(((', 'www.']) maskContacts(sign.repeat(50_000))
  expect(performance.now() - startedAt).toBeLessThan(2_000)
})

test('no address of the visitor is sent in what was noted, reckoned, or is asked', () => {
  const words = 'Thanks, I’ll use dana@northfield.com.'
  const plan = {
    language: 'en',
    blocks: [],
    question: { asks: 'calendar' as const, also: null, text: words, startsParagraph: true },
    noted: [words],
    ledger: [{ id: 'L1', text: words }],
    sources: [],
  }
  const { input } = composeWordingPrompt({
    plan,
    message: words,
    earlier: [],
    company: [],
    conversationId: 'c1',
  })
  expect(input).not.toContain('dana@')
})
