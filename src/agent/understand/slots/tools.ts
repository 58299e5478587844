import { TOOL_USE_PHRASES } from '#agent/lexicon/tool-phrases.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Span } from '#agent/understand/message/act.ts'
import type { Message, SlotReader } from '#agent/understand/message/message.ts'
import { pickMeant } from '#agent/understand/slots/meant-tools.ts'
import {
  compileWithSlips,
  findBehind,
  findFrames,
  isListed,
  type SaidBehind,
} from '#agent/understand/slots/tool-frames.ts'
import { findUnknownTools } from '#agent/understand/slots/unknown-tools.ts'
import { findClauseOf } from '#agent/understand/text/clauses.ts'
import { findKnownTools, type ToolMention } from '#agent/understand/text/known-tools.ts'
import { findPhrases, type PhraseMatch } from '#agent/understand/text/phrases.ts'
import { findRangeOf, type Range } from '#agent/understand/text/sentences.ts'

/** Mail programs, in whose company a mere "e-mail" adds nothing. */
const MAIL_PROGRAMS = ['Microsoft Outlook', 'Gmail', 'Google Workspace', 'Microsoft 365']

/** A spreadsheet is no tool of its own beside the program that holds it, and so with e-mail. */
export function dropGeneric(names: readonly string[]): string[] {
  const hasProgram = names.includes('Microsoft Excel') || names.includes('Google Sheets')
  const hasMail = MAIL_PROGRAMS.some((name) => names.includes(name))
  return names.filter(
    (name) => !(name === 'Spreadsheets' && hasProgram) && !(name === 'Email' && hasMail),
  )
}

/**
 * Tools in use now, as one list; what is denied, planned, asked about, or somebody else's does not count. What the
 * visitor does not or no longer use is given with it, to be struck from what is known.
 */
export const readTools: SlotReader = (message) => {
  const behind = findBehind(message)
  const mentions = findMentions(message, behind)
  const uses = judgeUse(message, mentions, behind)
  const used = mentions.filter(({ isVague }, index) => uses[index] === 'used' && !isVague)
  const left = mentions.filter((_, index) => uses[index] === 'left')
  const names = dropGeneric([...new Set(used.map(({ name }) => name))])
  const dropped = [...new Set(left.map(({ name }) => name))].filter((name) => !names.includes(name))
  const shown = used.length > 0 ? used : left
  const [first, last] = [shown[0], shown.at(-1)]
  if (first === undefined || last === undefined) return []
  const spanOf = ({ from, to }: Pick<ToolMention, 'from' | 'to'>): Span => [
    message.tokens[from]?.start ?? 0,
    message.tokens[to - 1]?.end ?? 0,
  ]
  return [
    {
      slot: 'tools',
      value: names,
      span: [spanOf(first)[0], spanOf(last)[1]],
      consumed: shown.map(spanOf),
      ...(dropped.length > 0 ? { reading: { dropped } } : {}),
    },
  ]
}

function findMentions(message: Message, behind: SaidBehind): ToolMention[] {
  const context = { frames: findFrames(message), behind }
  const known = findKnownTools(message.text, message.tokens)
  const meant = pickMeant(message, known, context)
  const unknown = findUnknownTools(message, meant, context)
  return [...meant, ...unknown].toSorted((one, other) => one.from - other.from)
}

/** `left` is what is not or no longer used; `other` what is denied, planned, asked about, or somebody else's. */
type Use = 'used' | 'left' | 'other'

const CUES = compileWithSlips(TOOL_USE_PHRASES)

type State = keyof typeof TOOL_USE_PHRASES

/** Whether each of the tools that a message names is in use, by what is said before and behind it. */
function judgeUse(message: Message, mentions: readonly Range[], behind: SaidBehind): Use[] {
  const states = listStates(message, mentions)
  const uses: Use[] = []
  let listUse: Use | null = null
  for (const [index, mention] of [...mentions.entries()].toReversed()) {
    const next = mentions[index + 1]
    if (next === undefined || !isListed(message.tokens, mention, next)) listUse = null
    const said = behind.get(mention.to)
    const use: Use | null = said === undefined ? listUse : toUse(said.label)
    const before = readBefore(message, mention, states[mention.from] ?? 'used')
    uses[index] = use ?? (before === 'left' && isForOneThing(message, mention) ? 'other' : before)
    // "Slack and Jira are gone": what is said of several holds for the whole list.
    if (said !== undefined && PLURALS.has(message.tokens[said.first]?.norm ?? '')) listUse = use
  }
  return uses
}

const THINGS = toWordSet('that this it those these')

/** "We don't use Excel for that part": for others they may. */
const isForOneThing = ({ tokens }: Message, { to }: Range) =>
  tokens[to]?.norm === 'for' && THINGS.has(tokens[to + 1]?.norm ?? '')

const PLURALS = toWordSet('are were have both')

const toUse = (state: State | 'used'): Use => {
  if (state === 'used' || state === 'swap') return 'used'
  return state === 'left' || state === 'swapped' ? 'left' : 'other'
}

const COMES = toWordSet('come comes came coming arrive arrives send sends sent receive get')
const COMES_REACH = 4

/** "30% of our packing lists come as Excel": what is sent in, and no tool that is worked in. */
const isFormOfInput = (tokens: Message['tokens'], from: number) =>
  tokens[from - 1]?.norm === 'as' &&
  tokens.slice(Math.max(0, from - COMES_REACH), from).some(({ norm }) => COMES.has(norm))

const NOES = toWordSet('no nope nah')
const AFTER_NO = toWordSet('. , ! ; -')

/** "Sabre? No.": named and denied in one breath. */
function isDeniedAtOnce({ tokens }: Message, { to }: Range): boolean {
  const [sign, no, after] = [tokens[to], tokens[to + 1], tokens[to + 2]]
  if (sign?.norm !== '?' && sign?.norm !== ',') return false
  return NOES.has(no?.norm ?? '') && (after === undefined || AFTER_NO.has(after.norm))
}

const TRADES = toWordSet(
  'dealer dealers dealership dealerships distributor distributors reseller resellers franchise franchisee customers partner',
)
const SELLING = toWordSet(
  'sell sells selling dealer distribute distributes distributing repair repairs service',
)
const THING = toWordSet('thing question questions issue part piece stuff bit')
const ABOUT = toWordSet('about regarding on')

/** "John Deere dealer", "we sell Deere": a brand that is the trade. "About the Stripe thing": what is talked of. */
function isOnlyNamed({ tokens }: Message, { from, to }: Range): boolean {
  const [before, next] = [tokens[from - 1]?.norm ?? '', tokens[to]?.norm ?? '']
  if (TRADES.has(next) || SELLING.has(before)) return true
  const lead = before === 'the' || before === 'that' ? tokens[from - 2]?.norm : before
  return THING.has(next) && ABOUT.has(lead ?? '')
}

function readBefore(message: Message, mention: Range, state: State): Use {
  const { tokens, clauses } = message
  const { from } = mention
  const clause = findClauseOf(clauses, from)
  if (isDeniedAtOnce(message, mention)) return 'left'
  if (isOnlyNamed(message, mention)) return 'other'
  if (isFormOfInput(tokens, from)) return 'other'
  const denial = tokens[from - 1]?.norm
  if (state === 'denied' && (denial === 'no' || denial === 'not')) return 'left'
  const isQuestion = tokens[clause?.sentence.to ?? -1]?.norm === '?'
  if (clause?.owner === 'you' || (isQuestion && clause?.isSupposed)) return 'other'
  if (clause?.owner === 'other' && state === 'used') return 'other'
  return toUse(state)
}

/** Cues in the order of their ends, without those that hold a name or are part of a longer one. */
function listCues({ tokens }: Message, mentions: readonly Range[]): PhraseMatch<State>[] {
  const named = new Set(mentions.flatMap(({ from, to }) => listPlaces(from, to)))
  const cues = findPhrases(CUES, tokens)
    .filter(({ first, last }) => !listPlaces(first, last).some((at) => named.has(at)))
    .toSorted((one, other) => other.last - one.last || one.first - other.first)
  const kept: PhraseMatch<State>[] = []
  let first = Number.POSITIVE_INFINITY
  for (const cue of cues) {
    if (cue.first >= first) continue
    kept.push(cue)
    first = cue.first
  }
  return kept.toReversed()
}

const listPlaces = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => from + at)

/** For each token what the words before it say of what is named there. */
function listStates(message: Message, mentions: readonly Range[]): State[] {
  const { tokens, sentences } = message
  const cues = listCues(message, mentions)
  const states: State[] = []
  let [state, next]: [State, number] = ['used', 0]
  for (const at of tokens.keys()) {
    const sentence = findRangeOf(sentences, at)
    if (sentence === undefined || sentence.from === at || beginsAnew(message, at)) state = 'used'
    if (state === 'denied' && endsDenial(message, at, sentence)) state = 'used'
    for (let cue = cues[next]; cue !== undefined && cue.last <= at; cue = cues[next]) {
      if (cue.first >= (sentence?.from ?? at)) state = turn(state, cue.label)
      next += 1
    }
    states[at] = state
  }
  return states
}

function turn(state: State, label: State): State {
  if (label === 'swap') return state === 'swapped' ? 'used' : state
  if (label === 'denied') return state === 'used' ? 'denied' : state
  // Who wants to be rid of something still has it, and who wants nothing "instead of" it as well.
  if (state === 'planned' && (label === 'left' || label === 'swapped')) return state
  return label
}

const JOINTS = toWordSet('and but so then')

const OWNERS = toWordSet('our my the')
const IS = toWordSet("is are 's")
const SUBJECT_REACH = 3

/** A dash, or a comma before a clause of our own: ", and we", ", our program is". */
function beginsAnew({ tokens }: Message, at: number): boolean {
  if (tokens[at]?.norm === '-') return tokens[at]?.isGlued === false
  if (tokens[at]?.norm !== ',') return false
  const start = at + (JOINTS.has(tokens[at + 1]?.norm ?? '') ? 2 : 1)
  const next = tokens[start]?.norm ?? ''
  const isNamed =
    OWNERS.has(next) &&
    tokens.slice(start + 2, start + 2 + SUBJECT_REACH).some(({ norm }) => IS.has(norm))
  return next === 'we' || next === 'i' || isNamed
}

const OR_WITHIN = 10

/** "No Slack, no Teams or Jira": a denial runs over a comma only when an "or" is to come. */
function endsDenial({ tokens }: Message, at: number, sentence: Range | undefined): boolean {
  if (tokens[at]?.norm !== ',' && tokens[at]?.norm !== ':') return false
  const ahead = tokens.slice(at, Math.min(sentence?.to ?? at, at + OR_WITHIN))
  return !ahead.some(({ norm }) => norm === 'or' || norm === 'nor')
}
