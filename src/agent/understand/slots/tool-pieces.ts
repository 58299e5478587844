import { COMMON_WORDS } from '#agent/lexicon/common-words.ts'
import { GIVEN_NAMES } from '#agent/lexicon/given-names.ts'
import { LEADS, TAILS } from '#agent/lexicon/tool-phrases.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Message } from '#agent/understand/message/message.ts'
import {
  type Frame,
  type Frames,
  isJoint,
  readFrame,
  type SaidBehind,
} from '#agent/understand/slots/tool-frames.ts'
import type { ToolMention } from '#agent/understand/text/known-tools.ts'
import { findSentenceOf, type Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** A part of a list: a name from our list, one that may be a tool's, or other words. */
export type Piece = Range & {
  kind: 'known' | 'name' | 'other'
  frame?: Frame | undefined
  /** Nothing stands in the piece but the name and words that lead to it. */
  isClean?: boolean
  /** "VetBlue is what we have." */
  isExplained?: boolean
  /** Written as names are: a capital where none has to be, or a digit or capital inside. */
  isMarked?: boolean
  isMixed?: boolean
  /** The whole of it is a name. */
  isWhole?: boolean
  isVague?: boolean
}

export type Scene = {
  message: Message
  frames: Frames
  behind: SaidBehind
  isAsked: boolean
  /** Who is asked for a name answers with one, and not with a tool's. */
  isNameAsked: boolean
  hasKnown: boolean
  /** Who shouts, or never uses capitals, shows no name by them. */
  isShouted: boolean
}

const PIECES_MAX = 30
const STARTS_MAX = 6

/** Cuts a sentence where a list has its joints. */
export function cutPieces(scene: Scene, sentence: Range, known: readonly ToolMention[]): Piece[] {
  const { tokens } = scene.message
  const inside = known.filter(({ from, to }) => from >= sentence.from && to <= sentence.to)
  const pieces: Piece[] = []
  let from = sentence.from
  for (let at = sentence.from; at <= sentence.to; at += 1) {
    const token = tokens[at]
    const isCut = at === sentence.to || (token !== undefined && isCutAt(scene, at))
    if (!isCut) continue
    const tool = inside.find((one) => one.from < at && one.to > from)
    if (tool !== undefined && tool.to > at) continue
    const piece = { from, to: at }
    if (at > from && tool === undefined) pieces.push(readPiece(scene, piece))
    if (at > from && tool !== undefined)
      pieces.push({ ...piece, kind: 'known', isWhole: tool.from === from && tool.to === at })
    from = at + 1
  }
  return pieces.slice(0, PIECES_MAX)
}

const CUTS = toWordSet('and plus then n or und y')
/** "It goes from Polaris to Brokerflow", in answer to the question. */
const STEPS = toWordSet('to into onto')

function isCutAt({ message: { tokens }, isAsked }: Scene, at: number): boolean {
  const token = tokens[at] as Token
  if (token.kind === 'word') return CUTS.has(token.norm) || (isAsked && STEPS.has(token.norm))
  return token.kind === 'sign' && isJoint(token)
}

/** The first name in a piece that ends where a name may end, or the piece as other words. */
function readPiece(scene: Scene, piece: Range): Piece {
  for (const from of listStarts(scene, piece)) {
    const core = { from, to: findEnd(scene, { from, to: piece.to }) }
    if (isName(scene, core) && isClosed(scene, core, piece)) return describe(scene, core, piece)
  }
  return { ...piece, kind: 'other' }
}

/** Where a name may begin: behind the words that lead to one, and behind every frame. */
function listStarts({ frames, message: { tokens } }: Scene, { from, to }: Range): number[] {
  const isLead = (token: Token | undefined) =>
    token !== undefined &&
    (token.kind !== 'word' || LEADS.has(token.norm)) &&
    token.kind !== 'number'
  const skipLeads = (start: number) => {
    let at = start
    while (at < to && isLead(tokens[at])) at += 1
    return at
  }
  const led = [...frames.keys()].filter((at) => at > from && at < to).toSorted((a, b) => a - b)
  return [from, ...led].slice(0, STARTS_MAX).map(skipLeads)
}

function isClosed({ behind, message: { tokens } }: Scene, { to }: Range, piece: Range): boolean {
  const rest = tokens[to]
  if (to === piece.to || rest === undefined || behind.get(to)?.label === 'used') return true
  return TAILS.has(rest.norm) || rest.kind === 'sign'
}

function describe(scene: Scene, core: Range, piece: Range): Piece {
  const { tokens, sentences } = scene.message
  const { frame, hasArticle } = readFrame(scene.frames, tokens, core.from)
  const isMixed = looksMixed(scene, core)
  const isOpening = findSentenceOf(sentences, core.from).from === core.from
  return {
    ...core,
    kind: 'name',
    frame: hasArticle && !isMixed && frame !== 'strong' ? undefined : frame,
    isClean: tokens
      .slice(piece.from, core.from)
      .every(({ norm, kind }) => kind !== 'word' || LEADS.has(norm)),
    isWhole: core.from === piece.from && core.to === piece.to,
    isExplained: scene.behind.get(core.to)?.label === 'used',
    isMixed,
    isMarked: !scene.isShouted && tokens[core.from]?.isCapital === true && !isOpening,
  }
}

const isUncommon = (norm: string, isAsked: boolean) =>
  !COMMON_WORDS.has(norm) || (isAsked && MEDIA.has(norm))

/** The words of a name: all with capitals, or those that are no words of everyday. */
function findEnd(
  { message: { tokens }, isAsked, isShouted: isLoud }: Scene,
  { from, to }: Range,
): number {
  const isCapital = !isLoud && tokens[from]?.isCapital === true
  let end = from
  while (end < to) {
    const { kind, norm, start, isCapital: isUpper, isGlued } = tokens[end] as Token
    const goesOn =
      (kind === 'number' && end > from && start - (tokens[end - 1]?.end ?? 0) < 2) ||
      (kind === 'number' && end === from) ||
      (kind === 'sign' && isGlued && tokens[end + 1]?.isGlued === true && '.-&'.includes(norm)) ||
      (kind === 'word' &&
        (isGlued || (isCapital ? isUpper : isUncommon(norm, isAsked) && !TAILS.has(norm))))
    if (!goesOn) break
    end += 1
  }
  return end
}

const NAME_WORDS_MAX = 4
const SMALL_WORDS_MAX = 2
const NAME_CHARS_MAX = 32

/** What work is done over besides programs, named in a list of them. */
const MEDIA = toWordSet('phone phones telephone telephones')

/** "Degree Works": words of everyday, all with capitals where none has to be. */
const isTitled = (words: readonly Token[]) =>
  words.length > 1 &&
  words.every(({ kind, isCapital, norm }) => kind === 'word' && isCapital && norm.length > 1)

/** Words of everyday that answer the question about tools. */
const isAnswer = ({ isAsked, isShouted: isLoud }: Scene, words: readonly Token[]) =>
  isAsked && ((!isLoud && isTitled(words)) || words.every(({ norm }) => MEDIA.has(norm)))

const KINDS = toWordSet(
  'portal portals spreadsheet spreadsheets website websites site sites mentioned said told wrote stated',
)
const isPlainKind = (words: readonly Token[]) => KINDS.has(words.at(-1)?.norm ?? '')

const hasLengthOfName = (written: string) =>
  written.length <= NAME_CHARS_MAX && written.replaceAll(/[^\p{L}]/gu, '').length >= 2

function isName(scene: Scene, { from, to }: Range): boolean {
  const { text, tokens } = scene.message
  const words = tokens.slice(from, to)
  const first = words[0]
  if (first === undefined || words.some(({ norm }) => norm === "'s")) return false
  const written = text.slice(first.start, words.at(-1)?.end)
  const count = written.split(' ').length
  if (!hasLengthOfName(written)) return false
  if (count > (first.isCapital ? NAME_WORDS_MAX : SMALL_WORDS_MAX)) return false
  if (first.kind === 'number' && words[1]?.isGlued !== true) return false
  // "Excel, naturally": how something is said.
  if (!first.isCapital && first.norm.endsWith('ly')) return false
  if (count === 1 && GIVEN_NAMES.has(first.norm)) return false
  // "Customer portals", "as I mentioned".
  if (!first.isCapital && isPlainKind(words)) return false
  if (isAnswer(scene, words)) return true
  return words.some(
    ({ kind, norm }) => kind === 'word' && norm.length > 1 && !COMMON_WORDS.has(norm),
  )
}

/** "ResDiary", "r365": a capital or a digit inside is how programs are written. */
function looksMixed(
  { message: { text, tokens }, isShouted: isLoud }: Scene,
  { from, to }: Range,
): boolean {
  const written = text.slice(tokens[from]?.start, tokens[to - 1]?.end)
  const isCamel = /^(?!Mc|Mac|O')\p{L}\p{Ll}*\p{Lu}\p{Ll}/u.test(written) && !written.includes(' ')
  return (isCamel && !isLoud) || /^\p{L}{1,12}\d{1,4}$/u.test(written)
}
