import type { Fact, Slot } from '#domain/fact.ts'
import type { Profile } from '#tests/evals/buyers/bank/profile.ts'
import { satisfiesBookingRule, scoreProfile } from '#tests/evals/buyers/bank/true-score.ts'
import type { Conversation, Exchange } from '#tests/evals/buyers/conversation/hold-conversation.ts'
import { expectText, holds } from '#tests/evals/buyers/grading/expected.ts'
import { findLooseNumbers } from '#tests/evals/buyers/grading/find-loose-numbers.ts'
import { ANSWERABLE, type Answerable } from '#tests/evals/buyers/speech/say-slot.ts'

export type SlotMiss = {
  slot: Slot
  kind: 'missing' | 'wrong' | 'invented'
  wanted: string
  got: string
  message: string
}

export type Grade = {
  conversation: Conversation
  right: number
  misses: readonly SlotMiss[]
  trueScore: number
  score: number
  isBandRight: boolean
  isQualified: boolean
  bookingReason: string | null
  isBookingRight: boolean
  isEmailRight: boolean
  /** Replies that ask something, the greeting included, until the calendar opened; null without one. */
  questionsToBooking: number | null
  /** Asked although the state knew it, or it had been refused. */
  askedAgain: readonly string[]
  /** Asked although the buyer had said it. */
  askedAfterTold: readonly string[]
  looseNumbers: readonly string[]
}

const BAND_STARTS = [30, 50, 70]
const findBand = (score: number) => BAND_STARTS.filter((start) => score >= start).length
/** How bad a pain is cannot be told finer than a quarter, which is 3 points of 12. */
const BAND_MARGIN = 3

function isSameBand(score: number, trueScore: number): boolean {
  return [-BAND_MARGIN, 0, BAND_MARGIN].some(
    (shift) => findBand(score) === findBand(trueScore + shift),
  )
}

/** What may be stored although it was never said outright, because it is true. */
const listTrue = (
  profile: Profile,
): Partial<Record<Answerable, ReturnType<typeof expectText>>> => ({
  company_name: expectText(profile.companyName, profile.website.split('.')[0] ?? ''),
  company_website: expectText(profile.website),
  industry: expectText(profile.trade.industry),
  authority: expectText(profile.authority),
  timeline: expectText(profile.timeline),
})

const show = (value: unknown) => JSON.stringify(value) ?? 'nothing'

/** The last message in which what is wanted changed. */
function findMessage(exchanges: readonly Exchange[], slot: Slot): string {
  const said = exchanges.findLast(
    ({ told }, index) => show(told[slot]) !== show(exchanges[index - 1]?.told[slot]),
  )
  return said?.message ?? ''
}

function gradeSlot(
  { profile, exchanges }: Conversation,
  slot: Answerable,
): SlotMiss | 'right' | 'silent' {
  const last = exchanges.at(-1)
  const fact: Fact | undefined = last?.turn.facts[slot]
  const value = fact?.value ?? null
  const expected = last?.told[slot]
  const miss = { slot, wanted: show(expected), got: show(value) }
  if (expected === undefined) {
    const truth = profile.withheld[slot] === undefined ? listTrue(profile)[slot] : undefined
    if (value === null || (truth !== undefined && holds(truth, value))) return 'silent'
    return { ...miss, kind: 'invented', message: fact?.quote ?? '' }
  }
  if (value !== null && holds(expected, value)) return 'right'
  return {
    ...miss,
    kind: value === null ? 'missing' : 'wrong',
    message: findMessage(exchanges, slot),
  }
}

function findAskedAgain({ exchanges }: Conversation): string[] {
  return exchanges.flatMap(({ turn, declined }) => {
    const { asking } = turn.reply
    if (asking === null) return []
    const fact = turn.facts[asking]
    const isRefused = fact?.status === 'refused'
    const isKnown = fact !== undefined && fact.value !== null
    return isKnown || isRefused
      ? [`${asking} (${declined.includes(asking) ? 'refused' : 'known'}): ${turn.reply.text}`]
      : []
  })
}

function findRefusedAgain({ exchanges, profile }: Conversation): string[] {
  return exchanges.flatMap(({ turn, declined, message }) => {
    const { asking } = turn.reply
    const isRefused =
      asking !== null && profile.withheld[asking] === 'refused' && declined.includes(asking)
    return isRefused && turn.facts[asking]?.status !== 'refused'
      ? [`${asking} after "${message}"`]
      : []
  })
}

function findAskedAfterTold({ exchanges }: Conversation): string[] {
  return exchanges.flatMap(({ turn, told, message }) => {
    const { asking } = turn.reply
    const isTold = asking !== null && told[asking] !== undefined
    return isTold && turn.facts[asking]?.value == null ? [`${asking} after "${message}"`] : []
  })
}

function countQuestions(exchanges: readonly Exchange[]): number | null {
  const at = exchanges.findIndex(({ turn }) => turn.reply.booking !== null)
  if (at < 0) return null
  return 1 + exchanges.slice(0, at).filter(({ turn }) => turn.reply.text.includes('?')).length
}

export function gradeConversation(conversation: Conversation): Grade {
  const { profile, exchanges } = conversation
  const slots = ANSWERABLE.map((slot) => gradeSlot(conversation, slot))
  const last = exchanges.at(-1)
  const score = last?.turn.scoreCard.score ?? 0
  const trueScore = scoreProfile(profile).score
  const isQualified = satisfiesBookingRule(profile)
  const reason =
    exchanges.find(({ turn }) => turn.reply.booking !== null)?.turn.reply.booking?.reason ?? null
  const misses = slots.filter((slot): slot is SlotMiss => typeof slot === 'object')
  return {
    conversation,
    right: slots.filter((slot) => slot === 'right').length,
    misses,
    trueScore,
    score,
    isBandRight: isSameBand(score, trueScore),
    isQualified,
    bookingReason: reason,
    isBookingRight: isQualified ? reason !== null : reason === null || reason === 'requested',
    isEmailRight: !misses.some(({ slot }) => slot === 'email'),
    questionsToBooking: countQuestions(exchanges),
    askedAgain: [...findAskedAgain(conversation), ...findRefusedAgain(conversation)],
    askedAfterTold: findAskedAfterTold(conversation),
    looseNumbers: exchanges.flatMap(({ turn, message }) =>
      findLooseNumbers(turn, message).map((text) => `${text} in: ${turn.reply.text}`),
    ),
  }
}
