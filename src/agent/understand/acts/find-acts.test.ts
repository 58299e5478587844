import { expect, test } from 'vitest'
import { readConsent } from '#agent/understand/acts/consent.ts'
import { findActs } from '#agent/understand/acts/find-acts.ts'
import { readDanger } from '#agent/understand/danger/read-danger.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'
import { measureCpuMs } from '#tests/support/measure-cpu.ts'

function find(text: string, asking: Slot | null = null) {
  return findActs(tokenize(text), text, { asking, isCalendarOffered: false })
}
const listKinds = (text: string, asking: Slot | null = null) =>
  find(text, asking).map(({ kind }) => kind)

test.each([
  'I cannot go into that',
  'wont be giving that out',
  'no way im telling a machine',
  'nah, private',
  'too personal',
  "I'd sooner leave that out",
  'we are under an nda',
  "that's not something we share",
  'can we skip this',
  'Pass.',
  'you will not get that out of me',
  'not comfrotable sharing this',
  'I keep quiet about wages',
  'our pay figures stay quiet, we keep them confidential',
  'you need not know that',
  'that is not up for discussion',
  'sorry, no details on our rates',
  "we'd rather hold back on that",
  'I respectfully decline',
  "that's between me and my staff",
  "we're under an nda on that",
  "I'd just as soon not say",
  'our IT forbids to give names of systems',
  'you tell me your price first and then I will tell you mine',
])('%j keeps the answer back', (text) => {
  expect(listKinds(text, 'hourly_rate')).toContain('refuse')
})

test.each([
  'we pass the forms to accounts',
  'we skip lunch to get it done',
  'confidential records get typed twice',
  'we keep patient records confidential',
  'suppliers keep quiet when a delivery is late, we chase them',
  'you need to know how the portal works to use it',
  'there are no details on the delivery notes, so we call',
  "we can't share the calendar",
  "I can't tell you how sick of it we are",
  "suppliers won't answer e-mails",
  "customers won't share their numbers",
  "I'd rather automate it",
  "I'd rather not hire anyone",
])('%j keeps nothing back', (text) => {
  expect(listKinds(text, 'pain')).not.toContain('refuse')
})

test.each([
  ["I won't say how many we are", ['team_size']],
  ['our budget is confidential', ['budget']],
  ["what an hour costs us I won't tell", ['hourly_rate']],
  ["can't share how many we are, company policy", ['team_size']],
  ['I will not give my email, and our wages stay between us', ['email', 'hourly_rate']],
  ["We keep what we spend confidential. My e-mail? I'd rather not", ['budget', 'email']],
  ["I'd rather not say", [undefined]],
  ['12 people. I won’t go into wages though', ['hourly_rate']],
] as const)('%j is about %j', (text, expected) => {
  const refused = find(text, 'error_rate').filter(({ kind }) => kind === 'refuse')
  expect(refused.map(({ slot }) => slot)).toEqual(expected)
})

test('a no to a question for an address keeps it back, and one to a figure does not', () => {
  expect(find('no thanks', 'email')[0]).toMatchObject({ kind: 'refuse', slot: 'email' })
  expect(listKinds('no', 'budget')).toEqual(['deny'])
})

test.each([
  'that i dont know',
  'I would have to ask',
  'couldnt say',
  'hard to tell',
  'nobody has ever measured it',
  "can't give you an exact figure",
  'not the foggiest',
  'idk lol',
  'no clue mate',
  'couldnt tell you',
  'it depends on the season',
])('%j does not know', (text) => {
  expect(listKinds(text, 'team_size')).toContain('unsure')
  expect(listKinds(text, 'team_size')).not.toContain('refuse')
})

test.each(['we count on you', 'they will ask you', 'no data entry at night', 'I know the number'])(
  '%j says nothing of not knowing',
  (text) => {
    expect(listKinds(text)).not.toContain('unsure')
  },
)

test.each([
  'no, more like 30',
  'not 20 but 30',
  'sorry, I meant 40',
  'the 12 was per person',
  'I misread my own handwriting',
  'turns out the dean has to sign',
  'scratch that, it is 5',
  'that should have been 50,000',
  "it's spelled with a y",
  'than I told you',
  'the email is wrong',
])('%j takes something back', (text) => {
  expect(listKinds(text)).toContain('correct')
})

test.each([
  'they correct the invoices by hand',
  'we update the list every day',
  'about 5% of orders go wrong',
  'what do you actually do?',
  'we have 30 people',
])('%j takes nothing back', (text) => {
  expect(listKinds(text)).not.toContain('correct')
})

test.each([
  ['why do you ask?', 'why'],
  ['Why?', 'why'],
  ['Hello there', 'greet'],
  ['Dear Sir or Madam, we are a mill', 'greet'],
  ['thanks a lot', 'thanks'],
  ['bye', 'stop'],
  ["stop. don't message again", 'stop'],
  ['tell me a joke', 'off_topic'],
  ['what is 12 times 9', 'off_topic'],
  ['you are a useless bot', 'abuse'],
  ['shut up', 'abuse'],
  ['yes', 'affirm'],
  ['Yes, we use SAP', 'affirm'],
  ['nope', 'deny'],
  ['can I talk to a human?', 'handoff'],
  ['book a call', 'book'],
  ['no calls please', 'no_call'],
] as const)('%j is %s', (text, kind) => {
  expect(listKinds(text)).toContain(kind)
})

test.each([
  ['no thanks', 'thanks'],
  ['thanks to the new ERP we save time', 'thanks'],
  ['customers write us letters', 'off_topic'],
  ['our stupid process kills us', 'abuse'],
  ['sure, but who reads this?', 'affirm'],
  ['no website', 'deny'],
] as const)('%j is not %s', (text, kind) => {
  expect(listKinds(text)).not.toContain(kind)
})

test('an act rests on words of the message', () => {
  const text = 'Hm — I’d rather not say, thanks'
  for (const { quote, span } of find(text, 'budget')) expect(text.slice(...span)).toBe(quote)
  expect(find(text, 'budget')[0]?.quote).toBe('rather not')
})

/** Words with which many phrases start, or that many pass over. */
const HOSTILE = [
  'i ',
  'no ',
  'not ',
  'can i book a ',
  'do not want to ',
  'i. ',
  'that is ',
  'we , ',
  'to the ',
]

test.each(HOSTILE)('2,000 characters of %j cost four times what 500 do', (words) => {
  const short = hear(words, 500)
  const long = hear(words, 2_000)
  repeat(short, 60)
  const shortMs = measureCpuMs(() => repeat(short, 80))
  const longMs = measureCpuMs(() => repeat(long, 80))
  // Sixteen times as much where the time is not linear; the clock may count in steps of 10 ms.
  expect(longMs).toBeLessThan((shortMs + 10) * 8)
})

function hear(words: string, length: number): () => void {
  const text = words.repeat(Math.floor(length / words.length))
  return () => {
    const tokens = tokenize(text)
    findActs(tokens, text, { asking: 'email', isCalendarOffered: true })
    readDanger(text)
    readConsent(tokens, 'question')
  }
}

function repeat(run: () => void, times: number): void {
  for (let time = 0; time < times; time += 1) run()
}

test.each([
  ['why do you need my name?', 'contact_name'],
  ['what do you need my email for?', 'email'],
  ['why do you want to know how many people we are', 'team_size'],
  ['Why do you ask for our budget?', 'budget'],
  ['why do you ask?', undefined],
  ['why do you charge such rates?', undefined],
])('a reason is asked for what is named: %s', (text, slot) => {
  const why = findActs(tokenize(text), text, {
    asking: 'pain',
    isCalendarOffered: false,
  }).find(({ kind }) => kind === 'why')
  expect(why?.slot).toBe(slot)
})
