import { expect, test } from 'vitest'
import { readSlots } from '#agent/testing/read-slots.ts'
import { understand } from '#agent/understand/understand.ts'
import type { Slot } from '#domain/fact.ts'

function listMoves(text: string, asking: Slot = 'hourly_rate') {
  return understand(text, { asking, knownSlots: new Set(), teamSize: null }).flatMap((act) =>
    act.kind === 'refuse' || act.kind === 'unsure' ? [act] : [],
  )
}

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
])('%s keeps the answer back', (text) => {
  expect(listMoves(text).map(({ kind }) => kind)).toContain('refuse')
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
  "I'd rather automate it",
])('%s keeps nothing back', (text) => {
  expect(listMoves(text, 'pain').map(({ kind }) => kind)).not.toContain('refuse')
})

test.each([
  ["I won't say how many we are", ['team_size']],
  ['our budget is confidential', ['budget']],
  ["what an hour costs us I won't tell", ['hourly_rate']],
  ["can't share how many we are, company policy", ['team_size']],
  ['I will not give my email, and our wages stay between us', ['email', 'hourly_rate']],
] as const)('%s is about %s', (text, expected) => {
  const refused = listMoves(text, 'error_rate').filter(({ kind }) => kind === 'refuse')
  expect(refused.map((act) => ('slot' in act ? act.slot : undefined))).toEqual(expected)
})

test.each([
  'that i dont know',
  'I would have to ask',
  'couldnt say',
  'hard to tell',
  'nobody has ever measured it',
  "can't give you an exact figure",
  'not the foggiest',
])('%s does not know', (text) => {
  expect(listMoves(text).map(({ kind }) => kind)).toEqual(['unsure'])
})

test.each(['No idea. We have 3 offices', 'Unknown. 1 per 50 has to be redone'])(
  'after a don’t-know, a number counted by something else is no answer: %s',
  (text) => {
    expect(readSlots(text, 'hourly_rate').hourly_rate).toBeUndefined()
  },
)

test('a guess beside a don’t-know is an answer', () => {
  expect(readSlots('no idea, maybe 30', 'hourly_rate').hourly_rate).toBe(30)
})

test('a refusal after the repeated question is about that, and a bare one beside a budget leaves the address open', () => {
  const slots = (text: string) =>
    understand(text, {
      asking: 'budget',
      alsoAsking: 'email',
      knownSlots: new Set(),
      teamSize: null,
    }).flatMap((act) => (act.kind === 'refuse' ? [act.slot] : []))
  expect(slots("We keep what we spend confidential. My e-mail? I'd rather not")).toEqual([
    'budget',
    'email',
  ])
  expect(slots("I'd rather not say")).toEqual([undefined])
})
