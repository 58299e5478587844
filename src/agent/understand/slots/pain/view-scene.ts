import { SMALL_NUMBERS, TENS } from '#agent/lexicon/numbers.ts'
import { PERIODS_A_WEEK, TIME_UNITS, WEEKDAYS } from '#agent/lexicon/units.ts'
import type { Span } from '#agent/understand/message/act.ts'
import { findMentions } from '#agent/understand/quantities/find-mentions.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** Tokens with what stands where: nothing that another reader took is part of a name of work. */
export type Scene = {
  tokens: readonly Token[]
  /** Names, addresses, and figures. */
  isTold: readonly boolean[]
  /** How many people, or of what: "three of them". */
  isCount: readonly boolean[]
  /** Behind a figure of time, a share, or a schedule: "two hours a day", "half of my week". */
  isAfterEffort: readonly boolean[]
  /** A figure of time or a share begins here. */
  isEffort: readonly boolean[]
}

/** `told` are places of names and addresses. */
export function viewScene(tokens: readonly Token[], told: readonly Span[]): Scene {
  const isTold = markSpans(tokens, told)
  const isCount = tokens.map(() => false)
  const isAfterEffort = tokens.map(() => false)
  const isEffort = tokens.map(() => false)
  for (const mention of findMentions(tokens)) {
    const { kind, from, to } = mention
    if (kind === 'schedule' && !isPeriod(tokens, mention)) continue
    if (kind === 'time' || kind === 'fraction' || kind === 'schedule') isAfterEffort[to] = true
    if (kind === 'time' || kind === 'fraction') isEffort[from] = true
    for (let at = from; at < to; at += 1) {
      const isFigure = kind !== 'count' || isNumber(tokens[at])
      isTold[at] ||= isFigure && !isJoined(tokens, at)
      isCount[at] ||= isFigure && kind === 'count'
    }
  }
  return { tokens, isTold, isCount, isAfterEffort, isEffort }
}

/** "Every day"; "every delivery note", "the weekly cash report", and "month-end" are names. */
const isPeriod = (tokens: readonly Token[], { from, to }: Mention) => {
  const words = tokens.slice(from, to)
  const isName = words.length === 1 || words.some(({ norm, isGlued }) => norm === '-' && isGlued)
  return (
    !isName &&
    words.some(({ norm }) => norm in TIME_UNITS || norm in PERIODS_A_WEEK || norm in WEEKDAYS)
  )
}

/** "month-end", "W-9". */
const isJoined = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'word' && tokens[at + 1]?.norm === '-' && tokens[at + 1]?.isGlued === true

/** Of "300 policies" the policies may be work. */
const isNumber = (token: Token | undefined) =>
  token?.kind !== 'word' || token.norm in SMALL_NUMBERS || token.norm in TENS

/** Both are in order of their places, so that each is looked at once. */
function markSpans(tokens: readonly Token[], told: readonly Span[]): boolean[] {
  const spans = told.toSorted((one, other) => one[0] - other[0])
  let at = 0
  return tokens.map(({ start, end }) => {
    while (at < spans.length && (spans[at]?.[1] ?? 0) <= start) at += 1
    return (spans[at]?.[0] ?? end) < end
  })
}
