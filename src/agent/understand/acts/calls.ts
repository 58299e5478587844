import {
  CALL_LISTS,
  CALL_PHRASES,
  OTHER_CALL_LISTS,
  OTHER_CALL_PHRASES,
} from '#agent/lexicon/call-phrases.ts'
import { type MoveAct, toMove } from '#agent/understand/message/act.ts'
import { compilePhrases, findPhrases, type PhraseMatch } from '#agent/understand/text/phrases.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const WISHES = compilePhrases(CALL_PHRASES, { lists: CALL_LISTS, hasSlips: true })
const OTHERS = compilePhrases(OTHER_CALL_PHRASES, { lists: OTHER_CALL_LISTS })

type CallMove = Exclude<Wish, 'put_off'>
type Wish = keyof typeof CALL_PHRASES
type Doubt = keyof typeof OTHER_CALL_PHRASES

/** What turns such words into talk of other calls. */
const DOUBTS: Readonly<Record<Wish, readonly Doubt[]>> = {
  book: ['foreign', 'conditional'],
  no_call: ['work'],
  decline_booking: ['work'],
  put_off: [],
  handoff: ['foreign'],
}
/** So many words before and after still belong to the same thing. */
const NEAR_BEFORE = 1
const NEAR_AFTER = 1

function isNear(doubt: PhraseMatch, { first, last }: PhraseMatch): boolean {
  return doubt.last >= first - NEAR_BEFORE && doubt.first <= last + NEAR_AFTER
}

/**
 * The visitor's wish for a call with us, for none, or for a person; the first of each kind. "Not now" is about a call
 * only where one was offered.
 */
export function findCallMoves(
  tokens: readonly Token[],
  text: string,
  { isCalendarOffered = false }: { isCalendarOffered?: boolean } = {},
): MoveAct[] {
  const wishes = findPhrases(WISHES, tokens)
  if (wishes.length === 0) return []
  const doubts = findPhrases(OTHERS, tokens)
  const meant = wishes.flatMap((wish): PhraseMatch<CallMove>[] => {
    const kind = wish.label === 'put_off' ? 'decline_booking' : wish.label
    const isDoubted = doubts.some(
      (doubt) => DOUBTS[wish.label].includes(doubt.label) && isNear(doubt, wish),
    )
    const isAnswer = wish.label !== 'put_off' || isCalendarOffered
    return isAnswer && !isDoubted ? [{ ...wish, label: kind }] : []
  })
  return meant
    .filter(({ label }, index) => meant.findIndex((other) => other.label === label) === index)
    .map((match) => toMove(match.label, match, { tokens, text }))
}
