import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Span } from '#agent/understand/message/act.ts'
import { findMentions } from '#agent/understand/quantities/find-mentions.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { readPers } from '#agent/understand/quantities/periods.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'

/** A message as its writer meant it, of the same length, and where figures in it were replaced by later ones. */
export type Repaired = { text: string; spans: readonly Span[] }

/** What people write between a figure and the one that replaces it. */
const EDITING = toWordSet(`
no nope nah wait sorry oops whoops hold hang on one second scratch strike scrap that correction i mean meant make it rather or
actually well let me correct my bad mistake apologies hmm hm uh er um erm is we are there more less like about around roughly
probably maybe closer nearer better to say typo thinking of precise exactly just think was be honest ah oh should have been not at most than max maximum i'd guess
`)
/** One of these is among them. */
const EDITS = toWordSet(
  'wait sorry oops whoops scratch strike scrap correction mean meant rather actually apologies typo mistake bad',
)
const EDIT_PHRASES = ['make that', 'make it', 'more like', 'hold on', 'hang on', 'correct']
const ANY_EDIT = new RegExp(
  String.raw`\b(?:no|not|nope|nah|at most|max|maximum|${[...EDITS, ...EDIT_PHRASES].join('|')})\b`,
  'i',
)
const EDITING_TOKENS_MAX = 12
const REFUSALS = toWordSet('no nope nah')
/** The old figure is named here, or ruled out: "not 40", "from 40", "I said 40". */
const BEFORE_OLD = toWordSet('not than from said of')
const REPAIRS_MAX = 6
/** A slip of a figure without its unit is near what was meant: "30, sorry, 35 hours", not "5, sorry, 40 hours each". */
const NEAR = 4

/**
 * Puts the later figure where a message replaces one: "5%, no wait, 3%" is "3%", and "40 hours a week, no, 45" is
 * "45 hours a week". Speech research calls this a self-repair (Levelt, "Monitoring and self-repair in speech", 1983):
 * what is taken back, words of editing, and what replaces it, which has the same unit or none.
 */
export function repairFigures(text: string): Repaired {
  let repaired: Repaired = { text, spans: [] }
  if (!ANY_EDIT.test(text)) return repaired
  for (let count = 0; count < REPAIRS_MAX; count += 1) {
    const found = findRepair(repaired.text)
    if (found === null) break
    const [start, end] = found.span
    const filled = found.text.padStart(end - start, ' ')
    repaired = {
      text: repaired.text.slice(0, start) + filled + repaired.text.slice(end),
      spans: [...repaired.spans, found.span],
    }
  }
  return repaired
}

type Repair = { span: Span; text: string }
type Cut = { text: string; tokens: readonly Token[] }

function findRepair(text: string): Repair | null {
  const tokens = tokenize(text)
  const mentions = findMentions(tokens)
  for (const [at, old] of mentions.entries()) {
    const edited = BEFORE_OLD.has(tokens[old.from - 1]?.norm ?? '')
      ? null
      : skipEditing(tokens, old)
    if (edited === null) continue
    const next = mentions[at + 1]
    const repair =
      next?.from === edited
        ? repairFigure({ text, tokens }, old, next)
        : repairPeriod({ text, tokens }, old, edited)
    if (repair !== null) return repair
  }
  return (
    mentions.flatMap(
      (next, at) => repairEarlier({ text, tokens }, mentions, { next, at }) ?? [],
    )[0] ?? null
  )
}

/** What may follow a figure that replaces one before the last: "2 people 10 hours each, sorry, 3 people now". */
const AFTER_NEW = toWordSet(
  'since because now total in as if with counting including today altogether',
)

/** The figure that is replaced may be another one than the last: the nearest before it that has its unit. */
function repairEarlier(
  cut: Cut,
  mentions: readonly Mention[],
  { next, at }: { next: Mention; at: number },
): Repair | null {
  const before = mentions[at - 1]
  const old = mentions.slice(0, Math.max(0, at - 1)).findLast((one) => isOneUnit(one, next))
  const after = cut.tokens[next.to]
  const isWhole = after === undefined || after.kind === 'sign' || AFTER_NEW.has(after.norm)
  if (old === undefined || before === undefined || !isWhole) return null
  if (isOneUnit(before, next) || skipEditing(cut.tokens, before) !== next.from) return null
  const between = cut.text.slice(cut.tokens[old.to - 1]?.end, cut.tokens[before.to - 1]?.end)
  // "Each" stands behind the figure that it belongs to.
  const each = cut.tokens.slice(before.to, next.from).find(({ norm }) => norm === 'each')
  return {
    span: toSpan(cut, old.from, next.to),
    text: `${write(cut, next.from, next.to)}${between}${each ? ' each' : ''}`,
  }
}

const isOneUnit = (old: Mention, next: Mention) => !isPlain(old) && isSameUnit(old, next)

const write = ({ text, tokens }: Cut, from: number, to: number) =>
  text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)

const toSpan = ({ tokens }: Cut, from: number, to: number): Span => [
  tokens[from]?.start ?? 0,
  tokens[to - 1]?.end ?? 0,
]

function repairFigure(cut: Cut, old: Mention, next: Mention): Repair | null {
  const isSame = isSameUnit(old, next)
  if (!isSame && !isBare(cut.tokens, next)) return null
  const to = isSame || next.noun === null ? next.to : next.from + 1
  const span = toSpan(cut, old.from, to)
  if (isBound(cut.tokens, old.to, next)) return { span, text: write(cut, old.from, old.to) }
  if (isSame) return { span, text: write(cut, next.from, to) }
  const [said = '', sign = '', unit = ''] = AMOUNT.exec(write(cut, old.from, old.to)) ?? []
  // Minutes are kept in hours: "15 min each, no wait, 20" replaces the number as it was told.
  const told = Number.parseFloat(said.slice(sign.length).replaceAll(',', ''))
  if (!isNear(Number.isNaN(told) ? old : { value: told }, next)) return null
  return { span, text: sign + write(cut, next.from, to) + unit }
}

/** "30 hours a month, no wait, a week". */
function repairPeriod(cut: Cut, old: Mention, edited: number): Repair | null {
  const period = readPers(cut.tokens, edited)
  const from = findPeriod(cut.tokens, old)
  if (period.per.week === null || from === null) return null
  return {
    span: toSpan(cut, old.from, period.to),
    text: `${write(cut, old.from, from)} ${write(cut, edited, period.to)}`,
  }
}

/** An amount as its currency sign, its number, and its unit. */
const AMOUNT = /^([$€£]?)(?:\d[\d.,]*|\p{L}+)(.*)$/su

const BOUNDS = ['no more than', 'not more than', 'at most', 'maximum', 'max']

/** "20 hours, I think, no more than 25": what limits a figure does not replace it. */
function isBound(tokens: readonly Token[], from: number, { from: to }: Mention): boolean {
  const words = tokens.slice(from, to).flatMap(({ kind, norm }) => (kind === 'word' ? norm : []))
  return BOUNDS.some((bound) => words.join(' ').endsWith(bound))
}

const LEAST = toWordSet('least min minimum')

/** After the words of editing that follow a figure, or null where there are none. */
function skipEditing(tokens: readonly Token[], old: Mention): number | null {
  const rest = tokens.slice(old.to, old.to + EDITING_TOKENS_MAX)
  const length = rest.findIndex(
    ({ kind, norm }) => kind === 'number' || !(kind === 'word' ? EDITING.has(norm) : isPause(norm)),
  )
  const between = rest.slice(0, Math.max(0, length))
  const words = between.flatMap(({ kind, norm }) => (kind === 'word' ? norm : []))
  const said = words.join(' ')
  // "At least 11, at most 13" are two ends.
  if (LEAST.has(tokens[old.from - 1]?.norm ?? '')) return null
  // "52 hours rather than 40" names the old one last.
  if (said.endsWith('rather than')) return null
  const isEdit =
    words.some((word) => EDITS.has(word)) ||
    EDIT_PHRASES.some((phrase) => said.includes(phrase)) ||
    BOUNDS.some((bound) => said.endsWith(bound))
  // "0100 no 200" has no pause, and may be anything.
  const isRefused = REFUSALS.has(words[0] ?? '') && (!isPlain(old) || words.length < between.length)
  return isEdit || isRefused ? old.to + between.length : null
}

const isPause = (norm: string) => !/[$€£?]/.test(norm)

const isPlain = ({ kind, noun, per, unit }: Mention) =>
  kind === 'count' && noun === null && per.week === null && unit === null

/** A number by itself: "no, 45", "actually 55 - spread over". */
function isBare(tokens: readonly Token[], mention: Mention): boolean {
  const after = tokens[mention.from + 1]
  if (mention.kind !== 'count') return false
  return isPlain(mention)
    ? !tokens[mention.to]?.isGlued || after?.kind === 'sign'
    : after?.kind === 'sign'
}

const isNear = (old: Pick<Mention, 'value'>, next: Pick<Mention, 'value'>) =>
  next.value <= old.value * NEAR && old.value <= next.value * NEAR

/** The same unit, or a figure that has it only the second time. */
function isSameUnit(old: Mention, next: Mention): boolean {
  if (isPlain(old)) return isNear(old, next)
  if (old.kind !== next.kind || old.unit !== next.unit) return false
  return old.kind !== 'count' || old.noun === next.noun || old.nounClass === next.nounClass
}

/** Where the period of a figure begins: "a month" in "30 hours a month". */
function findPeriod(tokens: readonly Token[], { from, to, per }: Mention): number | null {
  if (per.week === null) return null
  for (let at = from + 1; at < to; at += 1) {
    const found = readPers(tokens, at)
    if (found.per.week !== null && found.to === to) return at
  }
  return null
}
