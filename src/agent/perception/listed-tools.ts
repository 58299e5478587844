import { isBusinessName } from '#agent/perception/business-words.ts'
import { isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { canBeTool, isKindOfProgram } from '#agent/perception/not-a-tool.ts'
import { findEntry, getEntry } from '#agent/perception/tool-entries.ts'

export type ToolMention = { name: string; start: number; end: number }

/** Names from our list in a message: those in use, and those that the visitor denies, plans or has left. */
export type ToolMentions = { used: readonly ToolMention[]; unused: readonly ToolMention[] }

/** Words after which a list of tools stands, whatever was asked. */
const USE_CUE =
  /\b(?:(?:we|they|i|everyone|people|staff) (?:have|are on|work with|live in|get by on|make do with|are having|are using)|we're (?:on|using)|(?:the )?data sits in|it all happens in|hangs together with|(?:use|uses|using|rely on|relies on|runs? (?:on|through)|running on|works? (?:in|out of)|working in|lives? in|logs? into)\b|(?:tools?|systems?|apps?|software|programs|stack)(?: used| involved| in use| in play)?(?:\s?[:=]| (?:are|is|include|includes|(?:we|i) use|in use)\b))/
/** Behind these a list may be of other things too: places, people, things. */
const WEAK_CUE = /\b(?:have|work with|works? in|working in|lives? in|get by on|having)$/
/** "I work in Redwood Kitchens": a workplace. */
const WORKPLACE = /\bi(?:'m| am)? work(?:ing)? (?:in|with|at|for)$/
const SENTENCE = /(?:[^.?!;\n]|[.?!](?!\s|$))+[.?!]*/g
const SEPARATOR = /,|\+|&|\/|\||:|\s-\s|\b(?:and|plus|then|n|und|y|et|there's|there is)\b/g
/** What people put before and behind the name of a tool. */
const LEAD_IN =
  /^(?:\s|["'(*•-]|(?:we|i|they|it|people|everyone|everything|staff|team|we've|i've|it's|its|there's|there is|that's|is|are|have|has|got|use|uses|using|run|runs|running|operate|do|work|works|lives?|goes|rely|mostly|mainly|primarily|usually|basically|just|only|also|besides|plus|some|lots of|a lot of|a bit of|a little|way|too|much|so|far|good|our|the|a|an|my|their|that|this|in|on|through|via|with|from|to|into|out of|well|um|uh|eh|oh|ok|okay|yes|yeah|maybe|probably|then|and|or|both|one|two|three|four|five|six|tools?|systems?|apps?|software|programs?|called|for|now|currently|at the moment|again|there)\b(?!'))+/
const TAIL =
  /(?:\s|["')!.?*]|\b(?:lol|haha|thing|things|stuff|mostly|mainly|too|also|really|i think|i guess|of course|as well|basically|these days|right now|currently|and so on|etc|\d{4}|for (?:the |our )?(?:[a-z]+ ){0,3}[a-z]+|to (?:[a-z]+ ){1,4}[a-z]+|when (?:[a-z]+ ){1,4}[a-z]+))+$/
const SENTENCES_MAX = 12
const PIECES_MAX = 30

type Piece = {
  text: string
  start: number
  end: number
  kind: 'known' | 'name' | 'other'
}
type Cue = 'none' | 'weak' | 'strong'
type List = { pieces: Piece[]; cue: Cue; isQuestion: boolean }

/** Where a clause comes to the name: "bookings come through ResDiary", "the till is Lightspeed". */
const TO_NAME =
  /^[^.]{0,50}?\b(?:through|in|into|on|onto|via|from|with|by|is|are|was|use|uses|using|called|of|than)\s(?=\p{Lu})/u
/** What a name does in a clause: "Donorfy holds the supporters", "Opera at the desk". */
const BEHIND_NAME =
  /^(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)((?:\p{Lu}[\p{L}\d.'-]*)(?:\s(?:\p{Lu}[\p{L}\d.'-]*|\d+)){0,3})\s(?:at|for|on|in|to|when|where|is|are|holds?|sends?|does|do|runs?|handles?|keeps?|takes?|prints?|covers?|which|that|as|underneath|here|there|only|has|gets?|feeds?|ever|since|today|now)\b.*$/u
/** "ResDiary", "SiteMinder": a capital inside is how programs are written. */
const INNER_CAPITAL = /^\p{Lu}?\p{Ll}+\p{Lu}[\p{L}\d]*$/u

function trimPiece(view: MessageView, start: number, end: number): readonly [number, number] {
  const plain = view.plain.slice(start, end)
  const lead = LEAD_IN.exec(plain)?.[0].length ?? 0
  const rest = plain.slice(lead)
  const tail = TAIL.exec(rest)?.[0].length ?? 0
  return [start + lead, start + lead + rest.length - tail]
}

/** The name in a clause that says what it is for, or the piece as it is. */
function narrowToName(view: MessageView, [from, to]: readonly [number, number]) {
  const written = view.visible.slice(from, to)
  const lead = TO_NAME.exec(written)?.[0].length ?? 0
  const name = BEHIND_NAME.exec(written.slice(lead))?.[1]
  const end = name === undefined ? to : from + lead + name.length
  return [from + lead, end] as const
}

/** A label before a colon names what comes behind it. */
const isLabel = ({ plain }: MessageView, to: number) => /^\s?[:=]/.test(plain.slice(to, to + 2))

/** "A mixture", "a lot of post": things rather than names, apart from kinds of program. */
const ARTICLE_BEFORE = /\b(?:an?|some|lots of|the odd)\s$/
const isInSmallLetters = (text: string, lower: string) => text === lower && !isKindOfProgram(lower)

/** A name from our list; one that is an ordinary word too needs the question or other tools. */
function isListedName(view: MessageView, lower: string, hasKnown: boolean): boolean {
  const entry = getEntry(lower)
  if (entry === undefined) return false
  return entry.needs === undefined || hasKnown || isAskedFor(view, 'tools')
}

function readPiece(
  view: MessageView,
  { used, unused }: ToolMentions,
  [from, to]: readonly [number, number],
): Piece {
  const isHere = (tool: ToolMention) => tool.start < to && tool.end > from
  if (used.some(isHere)) return { text: '', start: from, end: to, kind: 'known' }
  if (unused.some(isHere)) return { text: '', start: from, end: to, kind: 'other' }
  const [start, end] = narrowToName(view, trimPiece(view, from, to))
  const text = view.visible.slice(start, end)
  const lower = view.plain.slice(start, end)
  const canName = isListedName(view, lower, used.length > 0) || canBeTool(text, lower)
  const isThing =
    ARTICLE_BEFORE.test(view.plain.slice(from, start)) && isInSmallLetters(text, lower)
  const isName = end > start && !isLabel(view, to) && canName && !isThing
  return { text, start, end, kind: isName ? 'name' : 'other' }
}

function readList(view: MessageView, known: ToolMentions, span: [number, number]): List {
  const sentence = view.plain.slice(...span)
  const cue = USE_CUE.exec(sentence)
  const cueEnd = cue ? cue.index + cue[0].length : 0
  const isNamedBefore = known.used.some(
    (tool) => tool.start >= span[0] && tool.end <= span[0] + cueEnd,
  )
  const start = isNamedBefore ? 0 : cueEnd
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
  return {
    pieces,
    cue: rateCue(sentence.slice(0, cueEnd)),
    isQuestion: sentence.trimEnd().endsWith('?'),
  }
}

function rateCue(words: string): Cue {
  if (words === '' || WORKPLACE.test(words)) return 'none'
  return WEAK_CUE.test(words) ? 'weak' : 'strong'
}

/** Slots whose answers may be capitalised words in a list, too. */
const ASKED_FOR_OTHER_NAMES = ['contact_name', 'company_website', 'pain']

function isTrustedAfterCue(list: List, piece: Piece, index: number): boolean {
  const hasKnown = list.pieces.some(({ kind }) => kind === 'known')
  if (/\p{Lu}/u.test(piece.text)) return hasKnown || list.pieces.length > 1
  const isUnbroken = list.pieces.slice(0, index).every(({ kind }) => kind !== 'other')
  return isUnbroken && (hasKnown || (list.cue === 'strong' && isPureList(list)))
}

function isPureList({ pieces }: List): boolean {
  return pieces.length > 1 && pieces.every(({ kind }) => kind !== 'other')
}

/** A name from our list with a slip of the finger, such as "quikbooks". */
function isMisspelt(text: string): boolean {
  return findEntry(text.toLowerCase()) !== undefined
}

/** Without a question or a cue, a name needs the company of names from our list. */
function isTrustedBeside({ context: { asking } }: MessageView, list: List, index: number): boolean {
  const isCapital = /\p{Lu}/u.test(list.pieces[index]?.text ?? '')
  const beside = [index - 1, index + 1].filter((at) => list.pieces[at]?.kind === 'known')
  if (beside.length === 2 && isCapital) return true
  if (asking !== null && ASKED_FOR_OTHER_NAMES.includes(asking)) return false
  const hasKnown = list.pieces.some(
    ({ kind, text }) => kind === 'known' || (kind === 'name' && isMisspelt(text)),
  )
  return (hasKnown && isPureList(list)) || (isCapital && beside.length > 0 && index > 0)
}

/** In answer to the question a name may stand alone; beside names from our list it has to be one of that list. */
function isTrustedAnswer(list: List, piece: Piece, hasKnown: boolean): boolean {
  if (list.isQuestion) return !hasKnown && list.pieces.length === 1
  const isBeside = list.pieces.some(({ kind }) => kind === 'known')
  // A capital at the start of a sentence tells nothing.
  return !hasKnown || isBeside || (/\p{Lu}/u.test(piece.text) && piece !== list.pieces[0])
}

function isTrusted(view: MessageView, list: List, index: number, hasKnown: boolean): boolean {
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
  return sentences.flatMap((match) => {
    const list = readList(view, known, [match.index, match.index + match[0].length])
    const isFlood = list.pieces.length > SLIPS_READ_IN_MAX
    return list.pieces.flatMap((piece, index) =>
      isTrusted(view, list, index, known.used.length > 0)
        ? [{ name: nameTool(piece.text, isFlood), start: piece.start, end: piece.end }]
        : [],
    )
  })
}
