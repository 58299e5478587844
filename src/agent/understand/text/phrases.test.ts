import { expect, test } from 'vitest'
import { coverWithPhrases } from '#agent/understand/text/cover-with-phrases.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

function find(phrases: string, text: string, options = {}): string[] {
  const tokens = tokenize(text)
  return findPhrases(compilePhrases({ found: phrases }, options), tokens).map(({ first, last }) =>
    text.slice(tokens[first]?.start, tokens[last - 1]?.end),
  )
}

test.each([
  ['rather not', "I'd rather not say", ['rather not']],
  ["i'd rather not", "I'd rather not say", ["I'd rather not"]],
  ['i would rather not', 'I’D RATHER NOT', ['I’D RATHER NOT']],
  ['not a word', 'no words', []],
  ['(call|phone|ring up) me', 'ring up me, phone me', ['ring up me', 'phone me']],
  ['book (a|the)? call', 'book call or book a call', ['book call', 'book a call']],
  ['book a? quick? call', 'book quick call', ['book quick call']],
  ['want _{0,3} call', 'want to get a call', ['want to get a call']],
  ['want _{0,3} call', 'want to get on a call', []],
  ['want _{0,3} call', 'we want it. Call them', []],
  ['want _ call', 'want call', []],
  ['^ no', 'well no. No.', ['No']],
  ['^^ no', 'No. No.', ['No']],
  ['later $', 'later maybe. maybe later', ['later']],
  ['later $$', 'later. later on. later!', ['later']],
  ['^ why $', 'Why? why not. why', ['Why', 'why']],
  ['no , thanks', 'no thanks', []],
  ['no , thanks', 'no, thanks', ['no, thanks']],
  ['no thanks', 'no, thanks', ['no, thanks']],
  ['no thanks', 'no. thanks', []],
  ['# people', 'four people, 12 people, some people', ['four people', '12 people']],
  ['my e-mail is <address>', 'my email is a@b.com', ['my email is a@b.com']],
  [
    'my (e-mail|email) is <address>',
    'My e-mail is maya.lin@acme.co.uk.',
    ['My e-mail is maya.lin@acme.co.uk'],
  ],
  ['@who hurts me', 'my ex hurts me, he hurts me', ['my ex hurts me', 'he hurts me']],
  ['// a comment\n\nyes\nno', 'yes and no', ['yes', 'no']],
  ['yes please\nyes', 'yes please', ['yes please']],
  ['please book\nbook it', 'please book it', ['please book', 'book it']],
])('%j in %j finds %j', (phrases, text, found) => {
  expect(find(phrases, text, { lists: { who: 'my? (ex|husband)\nhe' } })).toEqual(found)
})

test.each([
  ['confidential', 'confidental', true],
  ['confidential', 'confidnetial', true],
  ['confidential', 'confid', false],
  ['calendar', 'calender', true],
  ['share it', 'shade it', false],
  ['yes', 'yesssss', true],
  ['salary', 'salary', true],
  ['charge', 'change', false],
  ['charge', 'chareg', true],
])('with slips, %j finds %j: %j', (phrase, text, isFound) => {
  expect(find(phrase, text, { hasSlips: true }).length > 0).toBe(isFound)
  if (phrase !== text) expect(find(phrase, text)).toEqual([])
})

const GRAMMAR = compilePhrases({ yes: 'yes\ngo ahead\nyes it is', kind: 'please\nthank you\nyes' })

test.each([
  ['yes', ['yes', 'kind']],
  ['please go ahead', ['yes+kind']],
  ['Yes. Go ahead, please!', ['yes+kind']],
  ['thank you', ['kind']],
  ['yes it is', ['yes']],
  ['yes it was', []],
  ['and yes', []],
  ['', ['']],
])('%j is covered by %j', (text, expected) => {
  const covers = coverWithPhrases(GRAMMAR, tokenize(text)).map((labels) => labels.join('+'))
  for (const cover of expected) expect(covers).toContain(cover)
  if (expected.length === 0) expect(covers).toEqual([])
})

test.each(['_ no', 'no?', '@nothing', '(a', 'a)'])('the phrase %j is refused', (phrase) => {
  expect(() => compilePhrases({ wrong: phrase })).toThrow('phrase "')
})
