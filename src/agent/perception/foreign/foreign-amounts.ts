import {
  isAboutOffer,
  isAddressedToUs,
  isInFirstPerson,
} from '#agent/perception/foreign/addressed-to-us.ts'
import { splitSentences } from '#agent/perception/foreign/split-sentences.ts'
import { findQuantities } from '#agent/perception/quantities.ts'
import type { Quantity } from '#agent/perception/quantity.ts'
import { findQuestionClauses } from '#agent/perception/question-clauses.ts'
import type { Span } from '#agent/understand/act.ts'

/** Words that make an amount the visitor's own whatever else the sentence speaks of. */
const OWN_BUDGET =
  /\b(?:our|my|a|the|total) budget\b|\bbudget (?:is|of|for|would|around|about)\b|\bbudget ?:|\b(?:we|i) (?:have|got|can spend|could spend|can invest|budgeted)\b|\byou(?:'d| would|'ll| will| can| could)? (?:have|get|work with)\b[^.;!?]{2,40}\b(?:to (?:work|play) with|from (?:us|me|our side)|at (?:your|our) disposal)\b/
const SET_ASIDE = /\b(?:set aside|earmarked|allocated|approved|signed off)\b/
const OWN_WAGE =
  /\b(?:wages?|salar(?:y|ies)|paid|pays?|earns?|costs? us|cost me|our (?:cost|rate)|loaded|clerks?|staff|employees?|per person|each)\b/
const HOURLY_AFTER = /^\s?(?:\/ ?|an? |per |each )(?:hour|hr|h)\b|^\s?hourly\b/
const OWN_ERRORS =
  /\b(?:errors?|mistakes?|wrong|rework\w*|reject\w*|bounce\w*|fail\w*|rejected|denied|defects?|come back|sent back|incorrect\w*)\b/
const UNIT_AFTER =
  /^\s?-?(?:(?!(?:an?|per|each|every)\s)[a-z-]+\s){0,2}?(?:hours?|hrs?|h\b|people|persons?|employees|staff|fte|of us|clerks|agents|reps|tools|systems|apps|programs|days?|weeks?|months?|minutes?|mins?|quarters?|years?)\b/
const REACH_BEFORE_CHARS = 70
const REACH_AFTER_CHARS = 50

/** A minus in front, where no list and no range explains it. */
const NEGATIVE =
  /(?:\b(?:we|us|have|has|spend|spends|is|are|be|takes?|of|about|costs?|and|or)\s-\s?|team\s-|\bminus )(?:us\$|\$)?\d[\d.,]*|\bminus [a-z]+|\b\d+(?:\.\d+)?e\+?\d+\b/g

/** "Not a cent more" haggles, and names no empty purse. */
const HAGGLED = /\bnot a (?:cent|penny|dime|dollar|euro) (?:more|over|extra)\b/g

/** Sentences, cut where a question begins: "40 hours a week at $30, do you sign NDAs?" tells before it asks. */
function splitStatements(plain: string): Span[] {
  const asked = findQuestionClauses(plain)
  return splitSentences(plain).flatMap(([start, end]) => {
    const cuts = asked.flat().filter((at) => at > start && at < end)
    const edges = [start, ...[...new Set(cuts)].sort((one, other) => one - other), end]
    return edges.slice(1).map((to, index): Span => [edges[index] ?? start, to])
  })
}

type Near = { before: string; after: string; sentence: string }

/** "Our budget is" is the visitor's; "approved" only where it says whose. */
function isOwnBudget(sentence: string): boolean {
  return OWN_BUDGET.test(sentence) || (SET_ASIDE.test(sentence) && isInFirstPerson(sentence))
}

/** A price that is said to stand between us, or in a list of prices. */
const SAID_TO_STAND =
  /\bwe(?:'d| had| have|'ve)? (?:already |both |all |once )?agreed\b|\bper (?:your|our|the) (?:last |previous |earlier )?(?:e-?mail|mail|call|offer|quote|chat|letter|message|talk)\b|\blast time (?:you|we|i (?:asked|wrote|was here))\b|\b(?:price list|rate card|fee schedule|tariff)\b/

function isPriceOfOurs({ kind }: Quantity, { before, after, sentence }: Near): boolean {
  const near = `${before} # ${after}`
  const isPrice = kind === 'money' || HOURLY_AFTER.test(after)
  if (isPrice && SAID_TO_STAND.test(sentence) && !OWN_WAGE.test(sentence)) return true
  if (!isAboutOffer(near) || (kind === 'number' && UNIT_AFTER.test(after))) return false
  if (kind === 'percent') return !OWN_ERRORS.test(near)
  return !isOwnBudget(sentence) && !(HOURLY_AFTER.test(after) && OWN_WAGE.test(sentence))
}

/** In a sentence that speaks to us, an amount counts with a unit of its own and words for whose it is. */
function isSaidToUs({ kind, value }: Quantity, { after, sentence }: Near): boolean {
  if (!isAddressedToUs(sentence) || value === 0) return false
  if (kind === 'percent') return !OWN_ERRORS.test(sentence) || !isInFirstPerson(sentence)
  if (isOwnBudget(sentence)) return false
  const isOwn = isInFirstPerson(sentence)
  if (kind === 'number' && UNIT_AFTER.test(after)) return !isOwn
  return !isOwn || !(OWN_WAGE.test(sentence) || HOURLY_AFTER.test(after))
}

const isForeign = (quantity: Quantity, near: Near) =>
  isPriceOfOurs(quantity, near) || isSaidToUs(quantity, near)

function surround(plain: string, { start, end }: Quantity, [from, to]: Span): Near {
  return {
    before: plain.slice(Math.max(from, start - REACH_BEFORE_CHARS), start),
    after: plain.slice(end, Math.min(to, end + REACH_AFTER_CHARS)),
    sentence: plain.slice(from, to),
  }
}

/** A sentence with more amounts says nothing by any of them. */
const AMOUNTS_MAX = 25

/** Amounts that are about us, such as a price or a discount, or that are told to us as an order; and negative ones. */
export function findForeignAmounts(plain: string): Span[] {
  const amounts = findQuantities(plain)
  const ours = splitStatements(plain).flatMap((sentence) => {
    const [from, to] = sentence
    const inside = amounts.filter(({ start }) => from <= start && start < to)
    if (inside.length > AMOUNTS_MAX) return inside
    return inside.filter((amount) => isForeign(amount, surround(plain, amount, sentence)))
  })
  const refused = [...plain.matchAll(NEGATIVE), ...plain.matchAll(HAGGLED)]
  return [
    ...ours.map(({ start, end }): Span => [start, end]),
    ...refused.map((match): Span => [match.index, match.index + match[0].length]),
  ]
}

/**
 * Sentences that speak to us and of nobody's work: neither a date nor a decision in them is the visitor's. In a
 * message that gives us orders these are all that do not say whose work they speak of.
 */
export function findSentencesForUs(plain: string, isSteering: boolean): Span[] {
  return splitStatements(plain).filter((span) => {
    const sentence = plain.slice(...span)
    const isForUs = isSteering || isAddressedToUs(sentence)
    return isForUs && !isInFirstPerson(sentence) && !isOwnBudget(sentence)
  })
}
