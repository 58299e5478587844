import type { Slot } from '#domain/fact.ts'
import { type Speaker, sayOneOf, type Utterance } from '#tests/evals/buyers/speech/utterance.ts'

const THINGS: Partial<Record<Slot, readonly string[]>> = {
  contact_name: ['my name', 'who I am'],
  company_name: ['our company name', 'which company it is'],
  company_website: ['our website', 'the site'],
  email: ['my email', 'my email address'],
  phone: ['my number', 'my phone number'],
  team_size: ['how many we are', 'our headcount'],
  hourly_rate: ['what we pay people', 'our wages', 'what an hour costs us'],
  budget: ['the budget', 'budget numbers', 'what we could spend'],
  error_rate: ['the error rate', 'how many go wrong'],
  manual_hours: ['the hours', 'how many hours it is'],
}

const nameThing = ({ random }: Speaker, slot: Slot) => random.pick(THINGS[slot] ?? ['that'])
const namesThing = (phrase: string) => phrase.includes('{thing}')

/** `isAlone`: nothing else was asked, so that "pass" says what it is about. */
export function sayRefusal(speaker: Speaker, slot: Slot, isAlone: boolean): Utterance {
  const { refusals } = speaker.bank.talk
  const phrases = isAlone ? refusals : refusals.filter(namesThing)
  return { text: sayOneOf(speaker, phrases, { thing: nameThing(speaker, slot) }), told: {} }
}

/** What is said instead of an answer that will not or cannot be given. */
export function sayWithheld(speaker: Speaker, slot: Slot, isAlone: boolean): Utterance {
  const { profile } = speaker
  const { talk } = speaker.bank
  const say = (phrases: readonly string[]) => ({
    text: sayOneOf(speaker, phrases, { thing: nameThing(speaker, slot) }),
    told: {},
  })
  if (profile.withheld[slot] === 'refused' || slot === 'phone') {
    return sayRefusal(speaker, slot, isAlone)
  }
  if (slot === 'company_website') return say(talk.noWebsite)
  if (slot === 'email') return say(talk.noEmail)
  return say(isAlone ? talk.unknowns : talk.unknownsOf)
}
