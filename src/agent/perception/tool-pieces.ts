import { isShouted } from '#agent/perception/introduction-parts.ts'
import { isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { canBeTool, isKindOfProgram } from '#agent/perception/not-a-tool.ts'
import { listSlips } from '#agent/perception/slips.ts'
import { getEntry } from '#agent/perception/tool-entries.ts'
import { measureTail } from '#agent/perception/tool-tails.ts'
import type { Span } from '#agent/understand/act.ts'

export type ToolMention = { name: string; start: number; end: number }

/** Names from our list in a message: those in use, and those that the visitor denies, plans or has left. */
export type ToolMentions = { used: readonly ToolMention[]; unused: readonly ToolMention[] }

/** Words after which a list of tools stands, whatever was asked. */
const USE_CUE =
  /\b(?:(?:we|they|i|everyone|everybody|people|staff|the team) (?:have(?! to\b)|(?:are|is) (?:all )?(?:on|in)|work with|live in|get by on|make do with|are having(?! to\b)|are using)|find (?:us|me|them|everyone) (?:all )?(?:in|on)|(?:done|handled|managed|kept|handle it|do it|do (?:it )?all|do all of it) (?:all )?(?:with|using|through|via|in|on)|software side(?: of (?:it|things))?,? (?:it's|its|it is|we have|we've|we use|is|there's)|(?:our|the|my) (?:set-?up|stack|kit|toolkit|tooling) (?:is|consists of|comes down to)|wise,? (?:it's|its|it is|we have|we've got|we use|we're on)|we're (?:on|using)|(?:the )?data sits in|it all happens in|hangs together with|(?:use|uses|using|rely on|relies on|runs? (?:on|through)|running on|works? (?:in|out of)|working in|lives? in|logs? into)\b|(?:tools?|systems?|apps?|software|programs|stack)(?: used| involved| in use| in play)?(?:\s?[:=]| (?:are|is|include|includes|(?:we|i) use|in use)\b))/
/** "I'd list Harvest and Asana as our tools": what the list was is said behind it. */
const USE_CUE_BEHIND =
  /\s(?:as (?:our|the|my) (?:tools?|systems?|apps?|software|programs|stack)|are (?:our|the) (?:tools?|systems|apps|programs))\b/
/** Behind these a list may be of other things too: places, people, things. */
const WEAK_CUE =
  /\b(?:have|work with|works? in|working in|lives? in|get by on|having|(?:are|is) (?:all )?(?:on|in)|find (?:us|me|them|everyone) (?:all )?(?:in|on)|(?:done|handled|managed|kept|it|all|of it) (?:all )?(?:with|using|through|via|in|on))$/
/** "I work in Redwood Kitchens": a workplace. */
const WORKPLACE = /\bi(?:'m| am)? work(?:ing)? (?:in|with|at|for)$/
const SEPARATOR = /,|\+|&|\/|\||:|\s-\s|\b(?:and|plus|then|n|und|y|et|there's|there is)\b/g
/** "It goes from Polaris to Brokerflow", in answer to the question. */
const SEPARATOR_WHEN_ASKED = new RegExp(
  `${SEPARATOR.source}|(?<=\\bfrom [a-z\\d.]{2,20}(?: [a-z\\d.]{1,20})?)\\s(?:in)?to\\b`,
  'g',
)
/** What people put before the name of a tool. */
const LEAD_IN =
  /^(?:\s|["'(*•-]|(?:we|i|they|it|people|everyone|everything|staff|team|we've|i've|it's|its|there's|there is|that's|is|are|have|has|got|use|uses|using|run|runs|running|operate|do|work|works|working|lives?|goes|rely|relying|mostly|mainly|primarily|usually|basically|just|only|also|besides|plus|some|lots of|a lot of|a bit of|a little|way|too|much|so|far|good|our|the|a|an|my|their|that|this|in|on|through|via|with|from|to|into|out of|well|um|uh|eh|oh|ok|okay|yes|yeah|maybe|probably|then|and|or|both|one|two|three|four|five|six|tools?|systems?|apps?|software|programs?|called|for|now|currently|at the moment|again|there|you(?:'d|'ll)?|youd|youll|see|here|depend|log|screens?|computers?|in terms of|as|gave|would be|find|us|me|weve|were|ive|id|i'd|(?:we're|were|they're|theyre) (?:all )?(?:on|in|using|with)|thats|theres|everybody|folks|jobs?|gets?|done|handled?|handling|doing|does|did|all|of it|list|name|side|set-?up|stack|kit|tooling|presently|at present|today|wise|sits?|kept|happens?|involved|most|whole|day to day|what|always|still|really|actually|purely|solely)\b(?!'))+/
const PIECES_MAX = 30

export type ToolPiece = {
  text: string
  start: number
  end: number
  kind: 'known' | 'name' | 'other'
  isCapital: boolean
  /** Whether a sentence is said around the name, as in "everybody is in Zoom". */
  isClause: boolean
}
type Cue = 'none' | 'weak' | 'strong'
export type ToolList = { pieces: ToolPiece[]; cue: Cue; isQuestion: boolean }

/** "It starts", "I just advise": who does something, and then the verb. */
const CLAUSE_LEAD =
  /(?:^|\s)(?:i|we|you|he|she|they|it|people|everyone|everybody)\s(?:(?:just|only|mostly|mainly|usually|also|basically|primarily|then|still|really|currently|now|too)\s)*$|\b(?:have|has|had|having|got|need|needs|want|wants) to\s*$/

/** Where a clause comes to the name: "bookings come through ResDiary", "the till is Lightspeed". */
const TO_NAME = new RegExp(
  `^[^.]{0,50}?\\b(?:through|in|into|on|onto|via|from|with|by|to|is|are|was|use|uses|${listSlips('using')}|called|named|of|than|gave us|list|has|have|got)\\s(?=\\p{Lu})`,
  'u',
)
/** What a name does in a clause: "Donorfy holds the supporters", "Opera at the desk". */
const BEHIND_NAME =
  /^(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)((?:\p{Lu}[\p{L}\d.'-]*)(?:\s(?:\p{Lu}[\p{L}\d.'-]*|\d+)){0,3})\s(?:at|for|on|in|to|when|where|is|are|holds?|sends?|does|do|runs?|handles?|keeps?|takes?|prints?|covers?|which|that|as|underneath|here|there|only|has|gets?|feeds?|ever|since|today|now)\b.*$/u

type Trimmed = { span: Span; isClause: boolean }

function trimPiece({ plain }: MessageView, start: number, end: number): Trimmed {
  const piece = plain.slice(start, end)
  const lead = LEAD_IN.exec(piece)?.[0] ?? ''
  const rest = piece.slice(lead.length)
  const from = start + lead.length
  return { span: [from, from + rest.length - measureTail(rest)], isClause: CLAUSE_LEAD.test(lead) }
}

/** Besides a linking word or two, what is said before a name makes a sentence of its piece. */
const LINKING = /^\W*(?:(?:and|then|also|plus|just|only|mostly|the|our|some|good|old)\s+)*$/

/** The name in a clause that says what it is for, or the piece as it is. */
function narrowToName(view: MessageView, [from, to]: Span): Span {
  const written = view.visible.slice(from, to)
  const lead = TO_NAME.exec(written)?.[0].length ?? 0
  const name = BEHIND_NAME.exec(written.slice(lead))?.[1]
  const end = name === undefined ? to : from + lead + name.length
  return [from + lead, end]
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

/** A sentence in capitals, and not merely two names that are written so. */
const isInCapitals = (sentence: string) => isShouted(sentence) && /\S\s+\S+\s+\S+\s/.test(sentence)

type Place = { span: Span; isShouting: boolean }

function readPiece(
  view: MessageView,
  { used, unused }: ToolMentions,
  { span: [from, to], isShouting }: Place,
): ToolPiece {
  const isHere = (tool: ToolMention) => tool.start < to && tool.end > from
  const known = used.find(isHere)
  if (known !== undefined) {
    const isClause = !LINKING.test(view.plain.slice(from, known.start))
    const isCapital = /\p{Lu}/u.test(view.visible.slice(known.start, known.end))
    return { text: '', start: from, end: to, kind: 'known', isClause, isCapital }
  }
  if (unused.some(isHere))
    return { text: '', start: from, end: to, kind: 'other', isClause: true, isCapital: false }
  const { span, isClause } = trimPiece(view, from, to)
  const [start, end] = isShouting ? span : narrowToName(view, span)
  const lower = view.plain.slice(start, end)
  // Who shouts gives no name a capital.
  const text = isShouting ? lower : view.visible.slice(start, end)
  const canName = isListedName(view, lower, used.length > 0) || canBeTool(text, lower)
  const isThing =
    ARTICLE_BEFORE.test(view.plain.slice(from, start)) && isInSmallLetters(text, lower)
  // "It begins in Brokerflow" names one for all that.
  const isSaid = isClause && start === span[0]
  const isName = end > start && !isSaid && !isLabel(view, to) && canName && !isThing
  const isCapital = /\p{Lu}/u.test(text)
  return {
    text,
    start,
    end,
    kind: isName ? 'name' : 'other',
    isClause: start > from + 1,
    isCapital,
  }
}

export function readToolList(
  view: MessageView,
  known: ToolMentions,
  span: [number, number],
): ToolList {
  const sentence = view.plain.slice(...span)
  const isNamedBehind = USE_CUE_BEHIND.test(sentence)
  const cue = isNamedBehind ? null : USE_CUE.exec(sentence)
  const cueEnd = cue ? cue.index + cue[0].length : 0
  const isNamedBefore = known.used.some(
    (tool) => tool.start >= span[0] && tool.end <= span[0] + cueEnd,
  )
  const start = isNamedBefore ? 0 : cueEnd
  const list = sentence.slice(start)
  const separator = isAskedFor(view, 'tools') ? SEPARATOR_WHEN_ASKED : SEPARATOR
  const cuts = [...list.matchAll(separator)].slice(0, PIECES_MAX)
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)]
  const ends = [...cuts.map((cut) => cut.index), list.length]
  const base = span[0] + start
  const isShouting = isInCapitals(view.visible.slice(...span))
  const pieces = starts.flatMap((from, index) => {
    const to = ends[index] ?? from
    const piece = readPiece(view, known, { span: [base + from, base + to], isShouting })
    return piece.kind === 'other' && piece.start >= piece.end ? [] : [piece]
  })
  return {
    pieces,
    cue: isNamedBehind ? 'strong' : rateCue(sentence.slice(0, cueEnd)),
    isQuestion: sentence.trimEnd().endsWith('?'),
  }
}

function rateCue(words: string): Cue {
  if (words === '' || WORKPLACE.test(words)) return 'none'
  return WEAK_CUE.test(words) ? 'weak' : 'strong'
}
