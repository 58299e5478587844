import { SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Message } from '#agent/understand/message/message.ts'
import { weighTag } from '#agent/understand/readers/tagger.ts'
import type { Tag } from '#agent/understand/readers/tags.ts'
import { cutPieces, type Piece, type Scene } from '#agent/understand/slots/tool-pieces.ts'
import type { ToolMention } from '#agent/understand/text/known-tools.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'

const NAMES_ASKED: readonly Slot[] = ['contact_name', 'company_name', 'company_website']
/** From here on the learned reader takes words for a tool whatever stands beside them. */
const LIKELY = 0.5

/** Names that our list does not hold, where the words around them say that they are tools. */
export function findUnknownTools(
  message: Message,
  known: readonly ToolMention[],
  { frames, behind }: Pick<Scene, 'frames' | 'behind'>,
): ToolMention[] {
  const scene = {
    message,
    frames,
    behind,
    isAsked: message.asked.includes('tools'),
    isNameAsked: message.asked.some((slot) => NAMES_ASKED.includes(slot)),
    hasKnown: known.length > 0,
    isShouted: isShouted(message),
  }
  return message.sentences.flatMap((sentence) => {
    const pieces = cutPieces(scene, sentence, known)
    const isQuestion = message.tokens[sentence.to]?.norm === '?'
    if (isQuestion && !(scene.isAsked && pieces.length === 1)) return []
    return pickTrusted(scene, pieces)
      .filter((piece) => !isPlaceOfTool(message, known, piece))
      .map((piece) => nameTool(scene, piece))
  })
}

const IS = toWordSet("is are 's uses use runs has have")
const STILL = toWordSet('still all just only mostly mainly on in using with')

/** "ServiceNow in Columbus, Tulsa is still all spreadsheets": where a tool is used, and no tool. */
function isPlaceOfTool(
  { tokens }: Message,
  known: readonly ToolMention[],
  { from, to }: Range,
): boolean {
  const before = tokens[from - 1]?.norm ?? ''
  if ((before === 'in' || before === 'at') && known.some((one) => one.to === from - 1)) return true
  if (!IS.has(tokens[to]?.norm ?? '')) return false
  let at = to + 1
  while (STILL.has(tokens[at]?.norm ?? '')) at += 1
  return known.some((one) => one.from === at)
}

const WORDS_OF_SHOUTING = 3

function isShouted({ text, tokens }: Message): boolean {
  const words = tokens.filter(({ kind, start, end }) => kind === 'word' && end - start > 1)
  const isUpper = ({ start, end }: Token) =>
    text.slice(start, end) === text.slice(start, end).toUpperCase()
  return words.length > WORDS_OF_SHOUTING && words.every(isUpper)
}

function pickTrusted(scene: Scene, pieces: readonly Piece[]): Piece[] {
  const trusted = pieces.map((piece) => piece.kind === 'known')
  // "linentech, whatsapp, xero": nothing but names, and one of them is known.
  const isPure =
    !scene.isNameAsked && trusted.includes(true) && pieces.every(({ isWhole }) => isWhole === true)
  const areNames = pieces.every(({ kind }) => kind !== 'other')
  const judge = (at: number, beside: number) => {
    const [piece, other] = [pieces[at], pieces[beside]]
    if (piece?.kind !== 'name' || isOfPeople(scene, piece) || isCounted(scene, piece)) return
    const isLikely = weighTag(scene.message, 'tool', piece) >= LIKELY
    // "Leeds, we keep it in Outlook": a list has names alone on both sides.
    const isList =
      isLikely || piece.isMixed === true || other?.isWhole === true || other?.isClean === true
    const place = { isBeside: trusted[beside] === true && isList, isAnswer: areNames || isLikely }
    if (isPure || isTrusted(scene, piece, place)) trusted[at] = true
  }
  for (const at of pieces.keys()) judge(at, at - 1)
  for (const at of [...pieces.keys()].toReversed()) judge(at, at + 1)
  return pieces.flatMap((piece, at) => {
    if (piece.kind !== 'name') return []
    if (trusted[at]) return [piece]
    return piece.frame === 'strong' ? [{ ...piece, isVague: true }] : []
  })
}

/** "Fontaine with an e": a person's name or a firm's. */
function isOfPeople({ message }: Scene, piece: Piece): boolean {
  const weigh = (tag: Tag) => weighTag(message, tag, piece)
  const people = weigh('name') + weigh('other_name') + weigh('company') + weigh('other_company')
  return people > LIKELY && people > weigh('tool') + weigh('other_tool')
}

/** "One in five cancellations", "20ish": what a number counts is no name, and neither is a figure. */
function isCounted({ message: { tokens } }: Scene, { from, isMarked, isMixed }: Piece): boolean {
  const before = tokens[from - 1]
  const isNumber = before?.kind === 'number' || (before?.norm ?? '') in SMALL_NUMBERS
  const isFigure =
    /^\d+ish$/.test(tokens[from]?.norm ?? '') ||
    (tokens[from]?.kind === 'number' && tokens[from + 1]?.norm === 'ish')
  return isFigure || (isNumber && !isMarked && !isMixed)
}

type Place = { isBeside: boolean; isAnswer: boolean }

/** Beside a trusted name, as an answer, or by what is said before it or behind. */
function isTrusted(scene: Scene, piece: Piece, { isBeside, isAnswer }: Place): boolean {
  const { isAsked, isNameAsked, hasKnown } = scene
  const isWritten = piece.isMarked === true || piece.isMixed === true
  if (isNameAsked && !isBeside) return false
  if (isLed(scene, piece, isWritten)) return true
  if (isAsked && piece.isClean) return isBeside || (!hasKnown && isAnswer)
  // "Gainsight, Google Slides": at the start of a sentence too, where nothing else stands in its place.
  if (isBeside && piece.isWhole && isCapital(scene, piece)) return true
  return isBeside && isWritten && (piece.isClean === true || piece.isMixed === true)
}

/** "In a program called Z", "Z is what we have". */
function isLed({ isAsked }: Scene, piece: Piece, isWritten: boolean): boolean {
  const { frame, isClean, isExplained, isMixed } = piece
  if (isExplained && isClean) return true
  if (frame === 'strong') return isWritten || isAsked
  return frame === 'place' && (isMixed === true || (isAsked && isWritten))
}

const isCapital = ({ message: { tokens }, isShouted: isLoud }: Scene, { from }: Range) =>
  !isLoud && tokens[from]?.isCapital === true

function nameTool(
  { message: { text, tokens }, isShouted: isLoud }: Scene,
  { from, to, isVague = false }: Piece,
): ToolMention {
  const plain = text.slice(tokens[from]?.start, tokens[to - 1]?.end)
  const written = isLoud ? plain.toLowerCase() : plain
  const isSmall = written === written.toLowerCase()
  const name = isSmall
    ? written.replaceAll(/(?<![\p{L}\p{N}.'’-])\p{L}(?=\p{L})/gu, (letter) => letter.toUpperCase())
    : written
  return { name, certainty: 'word', from, to, isVague }
}
