import { expect, test } from 'vitest'
import { DECIDING_PHRASINGS } from '#agent/perception/authority/deciding-phrasings.ts'
import { GATHERING_PHRASINGS } from '#agent/perception/authority/gathering-phrasings.ts'
import { OUTSIDE_PHRASINGS } from '#agent/perception/authority/outside-phrasings.ts'
import { SHARING_PHRASINGS } from '#agent/perception/authority/sharing-phrasings.ts'
import { SILENT_PHRASINGS } from '#agent/perception/authority/silent-phrasings.ts'
import { readSlots } from '#agent/perception/testing/read-slots.ts'
import { understand } from '#agent/perception/understand.ts'
import type { Slot } from '#domain/fact.ts'

const PHRASINGS = [
  ...DECIDING_PHRASINGS,
  ...SHARING_PHRASINGS,
  ...GATHERING_PHRASINGS,
  ...OUTSIDE_PHRASINGS,
  ...SILENT_PHRASINGS,
]

test.each([
  ['You have found the one whose nod is required, mine', 'decision_maker'],
  ['the chequebook stays in my drawer', 'decision_maker'],
  ['trustees gave me a free hand for things of this size', 'decision_maker'],
  ['whichever I pick gets purchased', 'decision_maker'],
  ['I am allowed to plead for it, our treasurer puts his name under it', 'influencer'],
  ['my view is heard before the chairwoman makes her mind up', 'influencer'],
  ['I bring a proposal, the pen is with my superior', 'influencer'],
  ['somebody over my head asked for a summary, writing it is all I contribute', 'researcher'],
  ['the directors read my notes and I take no further part in it', 'researcher'],
  ['background reading for my director, nothing further', 'researcher'],
  ['no sale will be made with us', 'not_a_buyer'],
  ['please do not file us under prospects, we shall purchase nothing', 'not_a_buyer'],
  ['not one person in this building plans to buy', 'not_a_buyer'],
])('asked who decides, “%s” tells %s', (text, expected) => {
  expect(readSlots(text, 'authority').authority).toBe(expected)
})

test.each([
  'we would like to be live before the autumn',
  "I'm not telling you that",
  'the clerk keys every order in twice',
  'happy to go into that',
  'who would we be dealing with at your end?',
])('asked who decides, “%s” is left open', (text) => {
  expect(readSlots(text, 'authority').authority).toBeUndefined()
})

test.each([
  ["there's nobody but me doing it", 'team_size'],
  ['mainly collecting timesheets from the sites', 'pain'],
  ['mostly google sheets and a calendar', 'tools'],
  ['it is a one-woman job, all me', 'manual_hours'],
] as readonly (readonly [string, Slot])[])('“%s” tells of the %s alone', (text, asking) => {
  expect(readSlots(text, asking).authority).toBeUndefined()
})

test('said unasked, in words that are about nothing else, it is heard as well', () => {
  const said = "Six hours a week. I've a voice there, the last word belongs to my director."
  expect(readSlots(said, 'manual_hours').authority).toBe('influencer')
})

test('that others decide does not hide that the speaker merely collects', () => {
  expect(readSlots('all I do is collect brochures, others decide', 'authority').authority).toBe(
    'researcher',
  )
})

test('the quote is the clause, as it was written', () => {
  const text = 'No date yet. The chequebook stays in MY drawer, thanks for asking!'
  const acts = understand(text, { asking: 'authority', knownSlots: new Set(), teamSize: null })
  const told = acts.find((act) => act.kind === 'inform' && act.slot === 'authority')
  expect(told?.quote).toBe('The chequebook stays in MY drawer')
})

test('no phrasing teaches two things', () => {
  expect(PHRASINGS.filter((one, index) => PHRASINGS.indexOf(one) !== index)).toEqual([])
})
