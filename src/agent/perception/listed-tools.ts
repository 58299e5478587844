import { isBusinessName } from '#agent/perception/business-words.ts'
import { isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { findEntry, getEntry } from '#agent/perception/tool-entries.ts'
import {
  readToolList,
  type ToolList,
  type ToolMention,
  type ToolMentions,
  type ToolPiece,
} from '#agent/perception/tool-pieces.ts'
import { isUsedAt, listUseChanges } from '#agent/perception/tools-in-use.ts'

const SENTENCE = /(?:[^.?!;\n]|[.?!](?!\s|$))+[.?!]*/g
const SENTENCES_MAX = 12

/** "ResDiary", "SiteMinder": a capital inside is how programs are written. */
const INNER_CAPITAL = /^\p{Lu}?\p{Ll}+\p{Lu}[\p{L}\d]*$/u

/** Slots whose answers may be capitalised words in a list, too. */
const ASKED_FOR_OTHER_NAMES = ['contact_name', 'company_website', 'pain']

function isTrustedAfterCue(list: ToolList, piece: ToolPiece, index: number): boolean {
  const hasKnown = list.pieces.some(({ kind }) => kind === 'known')
  if (/\p{Lu}/u.test(piece.text))
    return hasKnown || (list.pieces.length > 1 && list.cue === 'strong')
  const isUnbroken = list.pieces.slice(0, index).every(({ kind }) => kind !== 'other')
  return isUnbroken && (hasKnown || (list.cue === 'strong' && isPureList(list)))
}

function isPureList({ pieces }: ToolList): boolean {
  return pieces.length > 1 && pieces.every(({ kind }) => kind !== 'other')
}

/** A name from our list with a slip of the finger, such as "quikbooks". */
function isMisspelt(text: string): boolean {
  return findEntry(text.toLowerCase()) !== undefined
}

/** Without a question or a cue, a name needs the company of names from our list. */
function isTrustedBeside(
  { context: { asking }, plain }: MessageView,
  list: ToolList,
  index: number,
): boolean {
  const isCapital = /\p{Lu}/u.test(list.pieces[index]?.text ?? '')
  const beside = [index - 1, index + 1].filter((at) => list.pieces[at]?.kind === 'known')
  if (beside.length === 2 && isCapital) return true
  // What stands in a later sentence is told beside the answer.
  const isAnswer = !/[.;!\n]\s/.test(plain.slice(0, list.pieces[0]?.start))
  const isSure = list.pieces.filter(({ kind }) => kind === 'known').length > 1
  if (isAnswer && !isSure && asking !== null && ASKED_FOR_OTHER_NAMES.includes(asking)) return false
  const hasKnown = list.pieces.some(
    ({ kind, text }) => kind === 'known' || (kind === 'name' && isMisspelt(text)),
  )
  return (hasKnown && isPureList(list)) || (isCapital && beside.length > 0 && index > 0)
}

const isInSmallLetters = ({ text }: ToolPiece) => !/\p{Lu}/u.test(text)

/** Whether nothing but names stands between a piece and a name from our list that no new sentence holds. */
function isLinked({ pieces }: ToolList, piece: ToolPiece): boolean {
  const at = pieces.indexOf(piece)
  const isNoName = ({ kind }: ToolPiece) => kind !== 'name'
  const before = pieces.slice(0, at).findLast(isNoName)
  const behind = pieces.slice(at + 1).find(isNoName)
  return before?.kind === 'known' || (behind?.kind === 'known' && !behind.isClause)
}

/** "Haan, SAP and Xero": a word in small letters before names that all have a capital. */
function isSighed({ pieces }: ToolList, piece: ToolPiece): boolean {
  const others = pieces.filter((other) => other !== piece)
  return (
    isInSmallLetters(piece) &&
    !isMisspelt(piece.text) &&
    others.some(({ isCapital }) => isCapital) &&
    others.every(({ isCapital, kind }) => isCapital || kind === 'other')
  )
}

/** In answer to the question a name may stand alone; beside names from our list it has to be one of that list. */
function isTrustedAnswer(list: ToolList, piece: ToolPiece, hasKnown: boolean): boolean {
  if (list.isQuestion) return !hasKnown && list.pieces.length === 1
  const isBeside = list.pieces.some(({ kind }) => kind === 'known')
  const isOpening = piece === list.pieces[0] && !piece.isClause
  if (isOpening && isSighed(list, piece)) return false
  if (isBeside && (isInSmallLetters(piece) || isOpening)) return isLinked(list, piece)
  // A capital at the start of a sentence tells nothing.
  return !hasKnown || isBeside || (/\p{Lu}/u.test(piece.text) && piece !== list.pieces[0])
}

function isTrusted(view: MessageView, list: ToolList, index: number, hasKnown: boolean): boolean {
  const piece = list.pieces[index]
  if (piece?.kind !== 'name') return false
  const isBeside = [index - 1, index + 1].some((at) => list.pieces[at]?.kind === 'known')
  if (isBusinessName(piece.text) && !isBeside && findEntry(piece.text.toLowerCase()) === undefined)
    return false
  if (INNER_CAPITAL.test(piece.text) && (isBeside || list.cue !== 'none')) return true
  if (isAskedFor(view, 'tools')) return isTrustedAnswer(list, piece, hasKnown)
  if (list.isQuestion) return false
  return list.cue !== 'none'
    ? isTrustedAfterCue(list, piece, index)
    : isTrustedBeside(view, list, index)
}

/** In a list longer than anyone types, a near miss is chance and no slip of the finger. */
const SLIPS_READ_IN_MAX = 15

function nameTool(text: string, isFlood: boolean): string {
  const written = text.toLowerCase()
  const listed = isFlood ? getEntry(written) : findEntry(written)
  if (listed !== undefined) return listed.name
  return /\p{Lu}/u.test(text)
    ? text
    : text.replaceAll(/(?<![\p{L}\p{N}.'’-])\p{L}(?=\p{L})/gu, (letter) => letter.toUpperCase())
}

/** Names of tools that no list of ours holds, or that are ordinary words too, read only in a list of tools in use. */
export function findListedTools(view: MessageView, known: ToolMentions): ToolMention[] {
  if (view.context.isLiteral) return []
  const sentences = [...view.plain.matchAll(SENTENCE)].slice(0, SENTENCES_MAX)
  const changes = listUseChanges(view.plain)
  return sentences.flatMap((match) => {
    const list = readToolList(view, known, [match.index, match.index + match[0].length])
    const isFlood = list.pieces.length > SLIPS_READ_IN_MAX
    return list.pieces.flatMap((piece, index) =>
      isTrusted(view, list, index, known.used.length > 0) && isUsedAt(changes, piece.start)
        ? [{ name: nameTool(piece.text, isFlood), start: piece.start, end: piece.end }]
        : [],
    )
  })
}
