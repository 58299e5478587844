import { isOnlyForUs } from '#agent/perception/foreign/addressed-to-us.ts'
import { withoutSentencesForUs } from '#agent/perception/foreign/foreign-text.ts'
import type { Hearing } from '#agent/perception/hear-message.ts'
import { withSpaces } from '#agent/perception/message-view.ts'
import { findOpeners } from '#agent/perception/openers.ts'
import { PROCESS } from '#agent/perception/pain-lexicon.ts'
import { findPains } from '#agent/perception/pains.ts'
import type { Finding } from '#agent/understand/act.ts'
import { DECISIVE_MOVES, type MoveKind } from '#agent/understand/act.ts'

const NO_ANSWER: readonly MoveKind[] = [
  ...DECISIVE_MOVES,
  'stop',
  'abuse',
  'off_topic',
  'injection',
]
/** Fractions, haggling and little words, which name no work: "a third then". */
const NAMES_NOTHING =
  /^\W*(?:(?:an?|one|the|of|it|that|then|ok|okay|too|much|half|third|quarter|and|or|so|double|twice|final|deal|agreed|same|again|more|less|now|well|come|on)\b\W*)+$/

/** "Estimates may be wrong, right?" */
const SEEKS_ASSENT = /\b(?:right|correct|agreed|yes|no|true)\s?\?\s*$/

/** "The worst? Rota swaps." */
const ASKS_ONESELF =
  /^\W*(?:(?:if|what|which) (?:i|we|my|our|part|bit|one)\b|(?:the|my|our) )(?![^?]*\b(?:you|your)\b)/

/** Someone who buys nothing tells of work all the same where the work is put in numbers. */
function sellsOrSeeks(said: readonly Finding[]): boolean {
  const isMeasured = said.some(({ slot }) => slot === 'manual_hours' || slot === 'error_rate')
  return !isMeasured && said.some(({ value }) => value === 'not_a_buyer')
}

/** The process or problem that a message complains of, where it is an answer or tells of work. */
export function readPains({ own, moves, questions }: Hearing, said: readonly Finding[]): Finding[] {
  if (sellsOrSeeks(said)) return []
  const view = withoutSentencesForUs(withSpaces(own.view, findOpeners(own.view.plain)))
  return findPains(view, {
    told: said.map(({ span }) => span),
    hasOtherFacts: said.some((finding) => finding.slot !== 'industry'),
    isNoAnswer:
      questions.some(({ quote }) => !ASKS_ONESELF.test(quote.toLowerCase())) ||
      NAMES_NOTHING.test(view.plain) ||
      (SEEKS_ASSENT.test(view.plain) && !PROCESS.test(view.plain)) ||
      isOnlyForUs(view.plain) ||
      moves.some((move) => NO_ANSWER.includes(move.kind)),
  })
}
