import type { MessageView } from '#agent/perception/message-view.ts'
import { canBeTool } from '#agent/perception/not-a-tool.ts'
import { findEntry } from '#agent/perception/tool-entries.ts'

export type ToolMention = { name: string; start: number; end: number }

/** Names from our list in a message: those in use, and those that the visitor denies, plans or has left. */
export type ToolMentions = { used: readonly ToolMention[]; unused: readonly ToolMention[] }

/** Words after which a list of tools stands, whatever was asked. */
const USE_CUE =
  /\b(?:(?:use|uses|using|rely on|relies on|runs? (?:on|through)|running on|works? (?:in|out of)|working in|lives? in|logs? into)\b|(?:tools?|systems?|apps?|software|programs|stack)(?: used)?(?:\s?[:=]| (?:are|is|include|includes|(?:we|i) use|in use)\b))/
const SENTENCE = /(?:[^.?!;\n]|[.?!](?!\s|$))+[.?!]*/g
const SEPARATOR = /,|\+|&|\/|\||:|\s-\s|\b(?:and|plus|then|n|und|y|et|there's|there is)\b/g
/** What people put before and behind the name of a tool. */
const LEAD_IN =
  /^(?:\s|["'(*•-]|(?:we|i|they|it|people|everyone|everything|staff|team|we've|i've|it's|its|there's|there is|that's|is|are|have|has|got|use|uses|using|run|runs|running|operate|do|work|works|lives?|goes|rely|mostly|mainly|primarily|usually|basically|just|only|also|besides|plus|some|lots of|a lot of|a bit of|a little|way|too|much|so|far|good|our|the|a|an|my|their|that|this|in|on|through|via|with|from|to|into|out of|well|um|uh|eh|oh|ok|okay|yes|yeah|maybe|probably|then|and|or|both|one|two|three|four|five|six|tools?|systems?|apps?|software|programs?|called|for|now|currently|at the moment|again|there)\b(?!'))+/
const TAIL =
  /(?:\s|["')!.?*]|\b(?:lol|haha|thing|things|stuff|mostly|mainly|too|also|really|i think|i guess|of course|as well|basically|these days|right now|currently|and so on|etc|\d{4}|for (?:the |our )?(?:[a-z]+ ){0,3}[a-z]+|to (?:[a-z]+ ){1,4}[a-z]+|when (?:[a-z]+ ){1,4}[a-z]+))+$/
const SENTENCES_MAX = 12
const PIECES_MAX = 30

type Piece = { text: string; start: number; end: number; kind: 'known' | 'name' | 'other' }
type List = { pieces: Piece[]; isAfterCue: boolean; isQuestion: boolean }

function trimPiece(view: MessageView, start: number, end: number): readonly [number, number] {
  const plain = view.plain.slice(start, end)
  const lead = LEAD_IN.exec(plain)?.[0].length ?? 0
  const rest = plain.slice(lead)
  const tail = TAIL.exec(rest)?.[0].length ?? 0
  return [start + lead, start + lead + rest.length - tail]
}

function readPiece(
  view: MessageView,
  { used, unused }: ToolMentions,
  [from, to]: readonly [number, number],
): Piece {
  const isHere = (tool: ToolMention) => tool.start < to && tool.end > from
  if (used.some(isHere)) return { text: '', start: from, end: to, kind: 'known' }
  if (unused.some(isHere)) return { text: '', start: from, end: to, kind: 'other' }
  const [start, end] = trimPiece(view, from, to)
  const text = view.visible.slice(start, end)
  const lower = view.plain.slice(start, end)
  const isName = end > start && (findEntry(lower) !== undefined || canBeTool(text, lower))
  return { text, start, end, kind: isName ? 'name' : 'other' }
}

function readList(view: MessageView, known: ToolMentions, span: [number, number]): List {
  const sentence = view.plain.slice(...span)
  const cue = USE_CUE.exec(sentence)
  const start = cue && view.context.asking !== 'tools' ? cue.index + cue[0].length : 0
  const list = sentence.slice(start)
  const cuts = [...list.matchAll(SEPARATOR)].slice(0, PIECES_MAX)
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)]
  const ends = [...cuts.map((cut) => cut.index), list.length]
  const base = span[0] + start
  const pieces = starts.flatMap((from, index) => {
    const to = ends[index] ?? from
    const piece = readPiece(view, known, [base + from, base + to])
    return piece.kind === 'other' && piece.start >= piece.end ? [] : [piece]
  })
  return { pieces, isAfterCue: cue !== null, isQuestion: sentence.trimEnd().endsWith('?') }
}

/** Slots whose answers may be capitalised words in a list, too. */
const ASKED_FOR_OTHER_NAMES = ['contact_name', 'company_website', 'pain']

function isTrustedAfterCue(list: List, piece: Piece, index: number): boolean {
  const hasKnown = list.pieces.some(({ kind }) => kind === 'known')
  if (/\p{Lu}/u.test(piece.text)) return hasKnown || list.pieces.length > 1
  const isUnbroken = list.pieces.slice(0, index).every(({ kind }) => kind !== 'other')
  return isUnbroken && (hasKnown || isPureList(list))
}

function isPureList({ pieces }: List): boolean {
  return pieces.length > 1 && pieces.every(({ kind }) => kind !== 'other')
}

/** Without a question or a cue, a name needs the company of names from our list. */
function isTrustedBeside({ context: { asking } }: MessageView, list: List, index: number): boolean {
  const isCapital = /\p{Lu}/u.test(list.pieces[index]?.text ?? '')
  const beside = [index - 1, index + 1].filter((at) => list.pieces[at]?.kind === 'known')
  if (beside.length === 2 && isCapital) return true
  if (asking !== null && ASKED_FOR_OTHER_NAMES.includes(asking)) return false
  const hasKnown = list.pieces.some(({ kind }) => kind === 'known')
  return (hasKnown && isPureList(list)) || (isCapital && beside.length > 0 && index > 0)
}

function isTrusted(view: MessageView, list: List, index: number): boolean {
  const piece = list.pieces[index]
  if (piece?.kind !== 'name') return false
  if (view.context.asking === 'tools') return !list.isQuestion || list.pieces.length === 1
  if (list.isQuestion) return false
  return list.isAfterCue
    ? isTrustedAfterCue(list, piece, index)
    : isTrustedBeside(view, list, index)
}

function nameTool(text: string): string {
  const listed = findEntry(text.toLowerCase())
  if (listed !== undefined) return listed.name
  return /\p{Lu}/u.test(text)
    ? text
    : text.replaceAll(/(?<![\p{L}\p{N}.'’-])\p{L}(?=\p{L})/gu, (letter) => letter.toUpperCase())
}

/** Names of tools that no list of ours holds, or that are ordinary words too, read only in a list of tools in use. */
export function findListedTools(view: MessageView, known: ToolMentions): ToolMention[] {
  if (view.context.isSteering) return []
  const sentences = [...view.plain.matchAll(SENTENCE)].slice(0, SENTENCES_MAX)
  return sentences.flatMap((match) => {
    const list = readList(view, known, [match.index, match.index + match[0].length])
    return list.pieces.flatMap((piece, index) =>
      isTrusted(view, list, index)
        ? [{ name: nameTool(piece.text), start: piece.start, end: piece.end }]
        : [],
    )
  })
}
