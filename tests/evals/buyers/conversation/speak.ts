import type { Slot } from '#domain/fact.ts'
import { answer, findUnsaid, toAnswerable } from '#tests/evals/buyers/conversation/answer.ts'
import type { Buyer } from '#tests/evals/buyers/conversation/buyer.ts'
import { sayCorrection } from '#tests/evals/buyers/conversation/correct-later.ts'
import type { Question } from '#tests/evals/buyers/conversation/read-question.ts'
import { addNoise } from '#tests/evals/buyers/speech/noise.ts'
import { sayIntroduction } from '#tests/evals/buyers/speech/say-introduction.ts'
import { type Answerable, saySlot } from '#tests/evals/buyers/speech/say-slot.ts'
import { sayOneOf, type Utterance } from '#tests/evals/buyers/speech/utterance.ts'

const VOLUNTEERED: readonly Answerable[] = [
  'manual_hours',
  'team_size',
  'tools',
  'error_rate',
  'timeline',
  'hourly_rate',
]
const FIRST_HALF: readonly Answerable[] = [
  'pain',
  'manual_hours',
  'team_size',
  'hourly_rate',
  'tools',
]
const SECOND_HALF: readonly Answerable[] = [
  'error_rate',
  'timeline',
  'budget',
  'authority',
  'email',
]

type TalkKind =
  | 'openers'
  | 'asides'
  | 'snarks'
  | 'browsing'
  | 'questions'
  | 'owedJoins'
  | 'yes'
  | 'no'

const talk = (text: string): Utterance => ({ text, told: {} })

function sayTalk(buyer: Buyer, kind: TalkKind): Utterance {
  return talk(sayOneOf(buyer.speaker, buyer.speaker.bank.talk[kind], {}))
}

const saidFull = (buyer: Buyer, slots: readonly Answerable[]): Utterance[] =>
  slots.map((slot) => saySlot(buyer.speaker, slot, false))

function open(buyer: Buyer): Utterance[] {
  const { profile, random } = buyer.speaker
  const said = sayIntroduction(buyer.speaker)
  const hasIndustry = profile.behaviour !== 'terse' && random.chance(0.6)
  if (hasIndustry) said.push(...saidFull(buyer, ['industry']))
  if (profile.behaviour === 'volunteer') {
    const rest = findUnsaid(buyer, FIRST_HALF)
    said.push(...saidFull(buyer, buyer.perturbation === 'reordered' ? random.shuffle(rest) : rest))
  } else if (buyer.perturbation === 'reordered' && random.chance(0.5)) {
    said.unshift(...saidFull(buyer, ['pain']))
  }
  return said
}

/** Distracted buyers tell something else first. */
function isDetour(buyer: Buyer, asked: Answerable | null): asked is Answerable {
  const { profile, random } = buyer.speaker
  if (profile.behaviour !== 'distracted' || asked === null || asked === 'pain') return false
  if (buyer.told[asked] !== undefined || profile.withheld[asked] !== undefined) return false
  return (
    buyer.counts.detours < 3 &&
    random.chance(0.4) &&
    findUnsaid(buyer, VOLUNTEERED).some((slot) => slot !== asked)
  )
}

function detour(buyer: Buyer, asked: Answerable): Utterance[] {
  const other = buyer.speaker.random.pick(
    findUnsaid(buyer, VOLUNTEERED).filter((slot) => slot !== asked),
  )
  buyer.counts.detours += 1
  buyer.owed.push(asked)
  return saidFull(buyer, [other])
}

function volunteerMore(buyer: Buyer, said: readonly Utterance[]): Utterance[] {
  const { profile, random } = buyer.speaker
  if (profile.behaviour === 'volunteer' && buyer.counts.messages === 1) {
    const toldNow = said.flatMap(({ told }) => Object.keys(told))
    return saidFull(
      buyer,
      findUnsaid(buyer, SECOND_HALF).filter((slot) => !toldNow.includes(slot)),
    )
  }
  const share =
    (buyer.perturbation === 'reordered' ? 0.25 : 0.08) +
    (profile.behaviour === 'verbose' ? 0.15 : 0)
  const shy = profile.behaviour === 'terse' || profile.behaviour === 'corrector'
  if (shy || !random.chance(share)) return []
  const toldNow = said.flatMap(({ told }) => Object.keys(told))
  const unsaid = findUnsaid(buyer, VOLUNTEERED).filter((slot) => !toldNow.includes(slot))
  return unsaid.length === 0 ? [] : saidFull(buyer, [random.pick(unsaid)])
}

/** The asked slot, whatever is owed or was wrong, and what the buyer adds. */
function reply(buyer: Buyer, question: Question): Utterance[] {
  const { random, profile } = buyer.speaker
  const asked = question.slots[0] === undefined ? null : toAnswerable(question.slots[0])
  const said: Utterance[] = []
  if (buyer.correction !== null) said.push(sayCorrection(buyer))
  if (profile.behaviour === 'asker' && buyer.counts.questions < 3 && random.chance(0.35)) {
    buyer.counts.questions += 1
    const isAlone = random.chance(0.5)
    if (isAlone) return [...said, sayTalk(buyer, 'questions')]
    return [...said, ...answerAll(buyer, question, said), sayTalk(buyer, 'questions')]
  }
  if (said.length === 0 && isDetour(buyer, asked)) return detour(buyer, asked)
  const owed = buyer.owed.filter((slot) => slot !== asked && buyer.told[slot] === undefined)
  buyer.owed = []
  said.push(...answerAll(buyer, question, said))
  if (owed.length > 0) said.push(sayTalk(buyer, 'owedJoins'), ...saidFull(buyer, owed))
  if (asked === 'pain' && !('industry' in buyer.told) && random.chance(0.85))
    said.unshift(...saidFull(buyer, ['industry']))
  return [...said, ...volunteerMore(buyer, said)]
}

/** How often the second half of a double question is answered too. */
const SECOND_PART_SHARE = 0.8

function answerAll(buyer: Buyer, question: Question, before: readonly Utterance[]): Utterance[] {
  const isAlone = question.slots.length === 1 && before.length === 0
  const isOpen = (slot: Slot) => buyer.told[slot] === undefined && !buyer.declined.has(slot)
  const slots = question.slots.filter(
    (slot, index) =>
      index === 0 || (isOpen(slot) && buyer.speaker.random.chance(SECOND_PART_SHARE)),
  )
  const said: Utterance[] = []
  for (const slot of slots) {
    const isToldNow = said.some(({ told }) => told[slot] !== undefined)
    if (!isToldNow) said.push(answer(buyer, slot, isAlone))
  }
  return said
}

function addMood(buyer: Buyer, said: readonly Utterance[]): Utterance[] {
  const { profile, random } = buyer.speaker
  if (profile.behaviour === 'verbose') {
    const opener = random.chance(0.5) ? [sayTalk(buyer, 'openers')] : []
    return [...opener, ...said, ...(random.chance(0.5) ? [sayTalk(buyer, 'asides')] : [])]
  }
  if (profile.behaviour === 'hostile' && random.chance(0.4))
    return [...said, sayTalk(buyer, 'snarks')]
  const isResearching = profile.authority === 'researcher' && profile.timeline === 'none'
  if (profile.behaviour === 'tyre_kicker' && isResearching && random.chance(0.2))
    return [...said, sayTalk(buyer, 'browsing')]
  return [...said]
}

function join(buyer: Buyer, said: readonly Utterance[]): string {
  const { random, profile } = buyer.speaker
  const isLoose = profile.behaviour === 'phone_typist' || profile.behaviour === 'terse'
  return said
    .map(({ text }) => text.trim())
    .reduce((head, text) => {
      if (head === '') return text
      if (/[.!?:,]$/u.test(head)) return `${head} ${text}`
      return `${head}${isLoose ? random.pick([', ', '. ', ' - ']) : '. '}${text}`
    }, '')
}

/** A buyer with something to gain takes a call. */
function wantsCall(buyer: Buyer): boolean {
  const { timeline, authority } = buyer.speaker.profile
  return timeline !== 'none' && (authority === 'decision_maker' || authority === 'influencer')
}

/** The buyer's next message to the agent. */
export function speak(buyer: Buyer, question: Question): string {
  const isFirst = buyer.counts.messages === 0
  const said = isFirst
    ? open(buyer)
    : question.isOffer
      ? [sayTalk(buyer, wantsCall(buyer) ? 'yes' : 'no')]
      : reply(buyer, question)
  buyer.counts.messages += 1
  for (const { told } of said) Object.assign(buyer.told, told)
  const text = join(buyer, addMood(buyer, said))
  const { random, bank, profile } = buyer.speaker
  return addNoise({
    text,
    perturbation: buyer.perturbation,
    behaviour: profile.behaviour,
    fillers: bank.talk.fillers,
    random,
  })
}
