import { WEEK_HOURS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Figures } from '#agent/understand/quantities/derivation.ts'
import { type Mention, NO_PER } from '#agent/understand/quantities/mention.ts'
import { isCountOfPeople } from '#agent/understand/quantities/read-workers.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'

const isBare = ({ kind, noun, per }: Mention) =>
  kind === 'count' && noun === null && per.week === null

/** "Two girls for an hour and a half every morning": the hour is what they spend, and divides nobody. */
export function cutHour({ tokens }: Figures, mention: Mention): Mention {
  const { from, to, nounClass, per } = mention
  if (nounClass !== 'person' || per.week !== WEEK_HOURS) return mention
  const at = tokens.findIndex(({ norm }, place) => place > from && place < to && norm === 'for')
  return at < 0 ? mention : { ...mention, per: NO_PER, to: at }
}

const SENDING = toWordSet(
  'hand hands handing send sends sending submit submits submitting turn turning',
)
const SENDING_REACH = 6

/** "4 guys whose check is wrong", "45 guys in the field handing in paper": whom the work is done for. */
export function dropSenders({ tokens, sentences }: Figures, mention: Mention): Mention | null {
  if (!isCountOfPeople(mention)) return mention
  const { to: end } = findSentenceOf(sentences, mention.from)
  const behind = tokens.slice(mention.to, Math.min(end, mention.to + SENDING_REACH))
  const isServed =
    behind[0]?.norm === 'whose' ||
    behind.some(
      ({ norm }, at) => SENDING.has(norm) && /^(?:in|us|me)$/.test(behind[at + 1]?.norm ?? ''),
    )
  return isServed ? null : mention
}

const HAVE = toWordSet('have has got')
const DOERS = toWordSet('do does spend spends chase chases work works handle handles')
const HAVE_REACH = 3

/** "We have around 200 temps and every Monday two of my consultants chase them": whom the others work for. */
export function dropHad(
  { tokens, mentions, sentences }: Figures,
  mention: Mention,
): Mention | null {
  const { from, to } = mention
  if (!isCountOfPeople(mention)) return mention
  const isHad = tokens
    .slice(Math.max(0, from - HAVE_REACH), from)
    .some(({ norm }) => HAVE.has(norm))
  const { to: end } = findSentenceOf(sentences, from)
  if (!isHad || tokens[to]?.norm !== 'and') return mention
  const doers = mentions.find((one) => one.from >= to && one.from < end && isCountOfPeople(one))
  const next = tokens[doers?.to ?? end]?.norm ?? ''
  return doers !== undefined &&
    DOERS.has(next) &&
    tokens.slice(doers.to, end).some(({ norm }) => norm === 'them')
    ? null
    : mention
}

const SMALL = toWordSet('maybe about around like do does both probably prob roughly')

/** "I do 20 hours and the other two maybe 12": people, before hours of theirs. */
export function nameRest({ tokens, mentions }: Figures, mention: Mention): Mention {
  if (!isBare(mention) || tokens[mention.from - 1]?.norm !== 'other') return mention
  let at = mention.to
  while (SMALL.has(tokens[at]?.norm ?? '')) at += 1
  const isTold = mentions.some((one) => one.from === at && one !== mention)
  return isTold ? { ...mention, noun: 'others', nounClass: 'person' } : mention
}

const HOURS = /^(?:h|hrs?|hours?)$/

/** "20 hrs and the other two maybe 12, 13 each": hours of each, between two ends. */
export function bindEach(figures: Figures, mention: Mention): Mention | null {
  const { mentions, tokens, sentences } = figures
  const at = mentions.findIndex(({ from }) => from === mention.from)
  const [before, after] = [mentions[at - 1], mentions[at + 1]]
  const isPair = (low: Mention, high: Mention) =>
    isBare(low) &&
    isBare(high) &&
    high.per.person &&
    tokens[low.to]?.norm === ',' &&
    high.from === low.to + 1 &&
    high.value === low.value + 1
  if (after !== undefined && isPair(mention, after)) return null
  if (!isBare(mention) || !mention.per.person) return mention
  const { from } = findSentenceOf(sentences, mention.from)
  const hours = mentions.find(
    (one) =>
      one.kind === 'time' &&
      HOURS.test(one.unit ?? '') &&
      one.from >= from &&
      one.to <= mention.from,
  )
  if (hours === undefined) return mention
  const low = before !== undefined && isPair(before, mention) ? before.value : mention.low
  const ends = { low, high: mention.high, value: (low + mention.high) / 2 }
  return { ...mention, ...ends, kind: 'time', unit: hours.unit }
}
