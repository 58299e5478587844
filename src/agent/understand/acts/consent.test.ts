import { expect, test } from 'vitest'
import { readConsent } from '#agent/understand/acts/consent.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

test.each([
  'yes',
  'Yes, open the calendar',
  'yes please',
  'sure, go ahead',
  "ok let's do it",
  'sounds good',
  'yep open the calendar',
  'Yes! Thanks so much :)',
  'yes 👍',
  '👍',
  'Yesss',
  'please do',
  'Sure thing, my email is maya@acme.com',
  'yes, maya.lin@acme.co.uk',
  'Hi, yes please.',
  'ok',
  'okay, great',
  'perfect, thank you',
  'absolutley',
  "I'd like that",
  'that would be great',
  'yes, tuesday afternoon works best',
  'sure, next week',
  "let's book a call",
  'why not',
  'Of course! Please open it.',
  'fine by me',
  'i guess so',
])('%j is a yes', (text) => {
  expect(readConsent(tokenize(text), 'question')).toBe('yes')
})

test.each([
  'no',
  'Not now',
  'no thanks',
  'maybe later',
  'nah, not yet',
  'No, thank you.',
  'nope!',
  'not at the moment, thanks',
  "I'd rather not",
  'let me think about it first',
  'not now, maybe next month',
  "no, I don't want a call",
  'no calls please',
  'email is better',
  "I'm good, thanks",
  'No, but what does the audit cost?',
  'not yet, I have a question first',
  'another time',
  'never mind',
])('%j is a no', (text) => {
  expect(readConsent(tokenize(text), 'question')).toBe('no')
  expect(readConsent(tokenize(text), 'mention')).toBe('no')
})

test.each([
  'Okay, and what happens with this?',
  'sure, but who reads this?',
  'Yes, we use SAP',
  'ok so first tell me the price',
  'Yes, but not now',
  'yes?',
  'Right now we have 40 people',
  'sure, how long does the call take',
  'yes 40 hours',
  'Great, what does it cost?',
  'okay then tell me more',
  'I do the invoices',
  'yes and no',
  'no idea what you mean',
  'thanks',
  'hello',
  '',
  '...',
  'Great product',
  'correct, 4 percent',
  'sure looks expensive',
  'please explain',
  'ok but only by email',
  'good morning',
  'please, maya@acme.com',
  'wait, the team is not 40, it is 14',
  'let me think... you reach me on maya@acme.com',
  'of course we have errors',
])('%j is neither', (text) => {
  expect(readConsent(tokenize(text), 'question')).toBeNull()
})

test.each(['ok', 'great, thanks', 'perfect', 'cool'])(
  '%j only takes note of what was said',
  (text) => {
    expect(readConsent(tokenize(text), 'mention')).toBeNull()
  },
)

test.each(['yes', 'yes please', 'sure', "let's do it", 'ok, open the calendar'])(
  '%j accepts a call that was only mentioned',
  (text) => {
    expect(readConsent(tokenize(text), 'mention')).toBe('yes')
  },
)
