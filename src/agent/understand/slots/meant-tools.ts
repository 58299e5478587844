import { COMMON_WORDS } from '#agent/lexicon/common-words.ts'
import { GIVEN_NAMES } from '#agent/lexicon/given-names.ts'
import {
  BEFORE_NAME,
  LEADS,
  ORDINARY_BEHIND,
  ORDINARY_BEHIND_SMALL,
  TAIL_VERBS,
  TAILS,
  WEEKDAY_BEFORE,
} from '#agent/lexicon/tool-phrases.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Message } from '#agent/understand/message/message.ts'
import {
  type Frame,
  type Frames,
  isJoint,
  isListed,
  readFrame,
  type SaidBehind,
} from '#agent/understand/slots/tool-frames.ts'
import type { Certainty, ToolMention } from '#agent/understand/text/known-tools.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** What each sign that a name is meant as a tool counts, and what a name must come to. */
const WEIGHTS = {
  listed: 6,
  explained: 3,
  strong: 3,
  place: 1,
  weak: 1,
  capital: 2,
  alone: 1,
  answer: 3,
  company: 2,
}
const NEEDED: Readonly<Record<Certainty, number>> = { sure: 0, capital: 2, word: 3, kind: 3 }

/** Questions that words with a capital answer, too. */
const NAMES_ASKED = ['contact_name', 'company_name', 'company_website'] as const

/** The names from our list that are meant as tools: one that is an ordinary word too needs signs of it. */
export function pickMeant(
  message: Message,
  known: readonly ToolMention[],
  { frames, behind }: Pick<Scene, 'frames' | 'behind'>,
): ToolMention[] {
  const listed = markListed(message, known)
  return known.filter((mention, index) => {
    const scene = { message, known, mention, frames, behind, isListed: listed[index] === true }
    return !isLastName(scene) && !isOurExample(scene) && isMeant(scene)
  })
}

/** Which of them stand in one list with a name that means nothing else there. */
function markListed({ tokens, sentences }: Message, known: readonly ToolMention[]): boolean[] {
  const isFirst = (from: number) => findSentenceOf(sentences, from).from === from
  const marks = known.map(
    ({ certainty, from }) =>
      certainty === 'sure' ||
      (certainty === 'capital' && tokens[from]?.isCapital === true && !isFirst(from)),
  )
  const reach = (at: number, beside: number) => {
    const [one, other] = [known[at], known[beside]]
    if (!one || !other || !marks[beside] || one.to === other.from || other.to === one.from) return
    if (isListed(tokens, one, other)) marks[at] = true
  }
  for (const at of known.keys()) reach(at, at - 1)
  for (const at of [...known.keys()].toReversed()) reach(at, at + 1)
  return marks
}

type Scene = {
  message: Message
  known: readonly ToolMention[]
  mention: ToolMention
  frames: Frames
  behind: SaidBehind
  isListed: boolean
}

const OUR_EXAMPLES: readonly string[] = ['Zapier', 'Make', 'Microsoft Power Automate']

/** "Zapier can't read handwriting": what our replies recommend is talked of, unless it is said to be used. */
function isOurExample({ message, mention, behind, frames }: Scene): boolean {
  const { frame } = readFrame(frames, message.tokens, mention.from)
  if (!OUR_EXAMPLES.includes(mention.name) || message.asked.includes('tools')) return false
  return (
    frame === undefined &&
    behind.get(mention.to)?.label !== 'used' &&
    !isUsedBefore(message, mention)
  )
}

const USING = toWordSet('use uses using run runs have got on in with through via tools systems')
const USING_REACH = 8
const isUsedBefore = ({ tokens }: Message, { from }: ToolMention) =>
  tokens.slice(Math.max(0, from - USING_REACH), from).some(({ norm }) => USING.has(norm))

/** "Latoya Jenkins", where the name was asked for, is a person's first and last name. */
function isLastName({ message: { tokens, asked }, mention: { from, to } }: Scene): boolean {
  const [first, last] = [tokens[from - 1], tokens[from]]
  const isAsked = NAMES_ASKED.some((slot) => asked.includes(slot))
  if (!isAsked || to !== from + 1 || first?.kind !== 'word' || last?.isCapital !== true)
    return false
  return first.isCapital && GIVEN_NAMES.has(first.norm)
}

function isMeant(scene: Scene): boolean {
  const { message, mention, frames, isListed } = scene
  const { frame, hasArticle } = readFrame(frames, message.tokens, mention.from)
  if (mention.certainty === 'sure')
    return !isSpelled(scene) && (frame === 'strong' || !isPartOfName(scene))
  const place = view(scene)
  const isKind = mention.certainty === 'kind'
  if (!isListed && (isOrdinary(scene, place) || (hasArticle && !isKind))) return false
  if (frame !== 'strong' && !isListed && isWeekday(scene)) return false
  if (mention.certainty !== 'capital' && !place.isBounded) return false
  if (place.isCapital && isPartOfName(scene)) return false
  if (isKind) return isKindMeant(scene, place, frame === 'strong' && !hasArticle)
  return weigh(scene, place, frame) >= NEEDED[mention.certainty]
}

/** "maya at gmail", in answer to the question for an address. */
function isSpelled({ message: { tokens, asked }, mention }: Scene): boolean {
  return asked.includes('email') && tokens[mention.from - 1]?.norm === 'at'
}

/** Kinds of programs are named in a list or as an answer; "copying from e-mail" is only said of the work. */
function isKindMeant({ message, mention, isListed }: Scene, { isBounded }: Place, isUsed: boolean) {
  if (isBeforeAddress(message, mention)) return false
  if (isListed || (message.asked.includes('tools') && isBounded)) return true
  return mention.name === 'Spreadsheets' && isUsed
}

/** "My email is …", with the address that was read before: it says where to write, and not what is used. */
function isBeforeAddress({ text, tokens }: Message, { to }: ToolMention): boolean {
  let at = to
  while (BEFORE_ADDRESS.has(tokens[at]?.norm ?? '')) at += 1
  const next = tokens[at]
  return next?.kind === 'break' && text.slice(next.start, next.end).trim() !== ''
}

const BEFORE_ADDRESS = toWordSet('address is : - =')

function weigh(scene: Scene, place: Place, frame: Frame | undefined): number {
  const { message, mention, isListed, behind } = scene
  const { isBounded, isFirst, isCapital, isAlone } = place
  let weight = isListed && isBounded ? WEIGHTS.listed : 0
  if (frame !== undefined) weight += WEIGHTS[frame]
  if (behind.has(mention.to)) weight += WEIGHTS.explained
  if (message.asked.includes('tools') && isBounded) weight += WEIGHTS.answer
  if (isBounded && hasSureInSentence(scene)) weight += WEIGHTS.company
  const isNameAsked = message.asked.some((slot) => NAMES_ASKED.some((one) => one === slot))
  if (isNameAsked || !isCapital) return weight
  // A capital at the start of a sentence tells nothing, unless nothing follows: "Concur. Next quarter."
  if (!isFirst) weight += WEIGHTS.capital + (isAlone ? WEIGHTS.alone : 0)
  else if (isAlone) weight += WEIGHTS.strong
  return weight
}

type Place = { isFirst: boolean; isCapital: boolean; isBounded: boolean; isAlone: boolean }

function view({
  message: { tokens, sentences },
  mention,
  known,
  frames,
  behind,
  isListed,
}: Scene): Place {
  const sentence = findSentenceOf(sentences, mention.from)
  const isFirst = mention.from === sentence.from
  const before = tokens[mention.from - 1]
  const opensPiece =
    isFirst ||
    before === undefined ||
    before.kind !== 'word' ||
    isJoint(before) ||
    frames.has(mention.from) ||
    BEFORE_NAME.has(before.norm) ||
    LEADS.has(before.norm) ||
    known.some(({ to }) => to === mention.from)
  const isSign = (token: Token | undefined) =>
    token === undefined || token.kind === 'sign' || token.kind === 'break'
  return {
    isFirst,
    isAlone: (isFirst || isSign(before)) && isSign(tokens[mention.to]),
    isCapital: tokens[mention.from]?.isCapital === true,
    isBounded:
      (opensPiece || isListed || behind.has(mention.to)) &&
      closesPiece(tokens[mention.to], known, mention.to),
  }
}

const MONEY_SIGNS = toWordSet('$ € £')

function closesPiece(after: Token | undefined, known: readonly ToolMention[], at: number): boolean {
  if (after === undefined || after.kind === 'break') return true
  // "They make $176 a day": a price follows a verb.
  if (MONEY_SIGNS.has(after.norm)) return false
  if (after.kind === 'sign') return after.norm !== '-' || !after.isGlued
  return (
    TAILS.has(after.norm) || TAIL_VERBS.has(after.norm) || known.some(({ from }) => from === at)
  )
}

/** "Word of warning", "our teams are stretched", "double that for harvest". */
function isOrdinary({ message: { tokens }, mention, known }: Scene, { isCapital }: Place): boolean {
  const after = tokens[mention.to]?.norm ?? ''
  const isPurpose =
    mention.certainty === 'word' && known.length === 1 && tokens[mention.from - 1]?.norm === 'for'
  if (after === "'s" || ORDINARY_BEHIND.has(after)) return true
  return !isCapital && (ORDINARY_BEHIND_SMALL.has(after) || isPurpose)
}

function isWeekday({ message: { tokens }, mention }: Scene): boolean {
  const isDay = mention.name === 'Monday.com' && mention.to === mention.from + 1
  const [before, after] = [tokens[mention.from - 1]?.norm ?? '', tokens[mention.to + 1]?.norm ?? '']
  return isDay && (WEEKDAY_BEFORE.has(before) || after.endsWith('day'))
}

/** "Beacon Dental", "Silver Square": a part of a longer name. One that means nothing else is so only at its head. */
function isPartOfName({ message: { tokens, sentences }, mention, known, frames }: Scene): boolean {
  const { from, to, certainty } = mention
  const [before, after] = [tokens[from - 1], tokens[to]]
  const isName = (token: Token | undefined) =>
    token?.kind === 'word' && token.isCapital && token.norm !== 'i'
  if (isName(after) && !known.some((other) => other.from === to)) return true
  const isOpening =
    findSentenceOf(sentences, from).from === from - 1 && COMMON_WORDS.has(before?.norm ?? '')
  if (certainty === 'sure' || isOpening || frames.has(from)) return false
  return (
    tokens[from]?.isCapital === true && isName(before) && !known.some((other) => other.to === from)
  )
}

function hasSureInSentence({ message: { sentences }, mention, known }: Scene): boolean {
  const { from, to } = findSentenceOf(sentences, mention.from)
  return known.some(
    (other) =>
      other.certainty === 'sure' && other.from >= from && other.to <= to && other !== mention,
  )
}
