import { isSureGivenName } from '#agent/perception/given-names.ts'
import { findSentence, isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import type { NamedTool } from '#agent/perception/tool-entries.ts'

/** What a name in a list stands between. */
const BEFORE_PIECE =
  /(?:^|[,;:.!?/+&|\n(\ue000-]|\b(?:and|plus|or|n|with|in|on|use|uses|using|have|having|has|got|had|is|are|from|for|into|of|through|via|between|just|only|mostly|also|run|runs|open|opens|gave us|then|both|today|now|still))\s*$/
const BEHIND_PIECE =
  /^\s*(?:$|[,;:.!?/+&|()\n]|-\s|(?:and|into|to|from|via|plus|or|n|for|too|as well|today|now|these days|mostly|mainly|only|then|at|here|all day|every day|is|does|do|holds|keeps|it is|on (?:our|my|the)|in the|ever since|on top|underneath|instead|till|until|may|might)\b)/
const ARTICLE_BEFORE =
  /\b(?:the|a|an|our|your|my|their|his|her|this|that|both|all|every|each|no|of)\s$/
/** Behind an ordinary word, the rest of what it ordinarily says: "word of warning", "square one", "teams are". */
const ORDINARY_BEHIND =
  /^(?:'|\s(?:of|one|per|again|forward|meetings?|members?|leaders?|players?|room|office|desk|line|metres?|meters?|feet|foot|miles?|number|door)\b)/
/** The same behind a word in small letters. */
const ORDINARY_BEHIND_SMALL =
  /^\s(?:by|work|up|out|down|file|files|are (?!on|in|what)|has|have|who|that|should|can|need|we)\b/
const IN_LIST_BEFORE =
  /(?:,|\band|\bplus|&|\+|\/|\bin|\buse|\busing|\bon|\bbetween|\bfrom|\bto|:)\s*$/

const BEFORE_CHARS = 16

const readBefore = ({ plain }: MessageView, start: number) =>
  plain.slice(Math.max(0, start - BEFORE_CHARS), start)

/** "Spreadsheets!" complains; "in spreadsheets" and "spreadsheets and Gmail" name what is used. */
function isInList(view: MessageView, start: number): boolean {
  return (
    IN_LIST_BEFORE.test(readBefore(view, start)) ||
    /^[a-z ]+\s?(?:,|\+|&|and\b)/.test(view.plain.slice(start, start + 20))
  )
}

/** "Monday to Friday", "on Mondays". */
function isWeekday({ plain }: MessageView, start: number): boolean {
  const after = plain.slice(start, start + 24)
  const before = plain.slice(Math.max(0, start - 10), start)
  return (
    /^monday(?:s|\s?(?:-|to|through|thru|till|until|and (?:tues|wednes|thurs|fri)|morning|afternoon|night))/.test(
      after,
    ) || /\b(?:on|by|every|each|next|until|from|since|this|last)\s$/.test(before)
  )
}

/** "Beacon Dental", "Silver Square": a part of a longer name. */
function isPartOfName(
  { visible }: MessageView,
  { start, end }: NamedTool,
  named: readonly NamedTool[],
) {
  const isToolBehind = named.some((other) => other.start === end + 1)
  const isToolBefore = named.some((other) => other.end === start - 1)
  const isNameBehind = /^ \p{Lu}\p{Ll}/u.test(visible.slice(end, end + 3)) && !isToolBehind
  const isNameBefore =
    /[^.!?:;,\n\s(] ?\p{Lu}\p{Ll}+ $/u.test(visible.slice(Math.max(0, start - 24), start)) &&
    !isToolBefore
  return isNameBehind || isNameBefore
}

/** "Fatima Jenkins": a name of the kind that also names a tool, behind a given one. */
function isSurname({ visible }: MessageView, start: number): boolean {
  const given = /(?<!\p{L})(\p{L}{2,}) $/u.exec(visible.slice(Math.max(0, start - 24), start))?.[1]
  return given !== undefined && isSureGivenName(given)
}

/** Names that are ordinary words too are read as tools only where the writing or their place says so. */
export function isMeantAsTool(
  view: MessageView,
  tool: NamedTool,
  named: readonly NamedTool[],
): boolean {
  const { entry, start, end } = tool
  const isAsked = isAskedFor(view, 'tools')
  if (entry.name === 'Monday.com' && isWeekday(view, start)) return false
  if (entry.name === 'Spreadsheets' && !isAsked) return isInList(view, start)
  if (isSurname(view, start)) return false
  if (entry.needs === undefined) return true
  const after = view.plain.slice(end, end + 16)
  const before = readBefore(view, start)
  if (ORDINARY_BEHIND.test(after) || ARTICLE_BEFORE.test(before)) return false
  const isCapital = /\p{Lu}/u.test(view.text.charAt(start))
  if (isCapital ? isPartOfName(view, tool, named) : ORDINARY_BEHIND_SMALL.test(after)) return false
  return isNamed(view, tool, named)
}

const ASKED_FOR_NAMES: readonly string[] = ['contact_name', 'company_name', 'company_website']
const GOES_ON = /^\s(?:\d|that\b|it\b|we\b|i\b|they\b|about\b|around\b|roughly\b|maybe\b)/
/** Between two names of one list. */
const LIST_JOINT = /^\s?(?:,|&|\+|\/|-?>|→|and|or|, and|n)?\s?$/

export function isListJoint(between: string): boolean {
  return LIST_JOINT.test(between)
}

/** Whether a name stands in one list with a name that means nothing else. */
function isJoined({ plain }: MessageView, tool: NamedTool, named: readonly NamedTool[]): boolean {
  const at = named.indexOf(tool)
  for (const step of [1, -1]) {
    for (let index = at; named[index + step] !== undefined; index += step) {
      const [left, right] = step > 0 ? [index, index + 1] : [index - 1, index]
      const between = plain.slice(named[left]?.end, named[right]?.start)
      if (!LIST_JOINT.test(between) || between === '') break
      if (named[index + step]?.entry.needs === undefined) return true
    }
  }
  return false
}

function isNamed(view: MessageView, tool: NamedTool, named: readonly NamedTool[]): boolean {
  const { entry, start, end } = tool
  const { asking } = view.context
  const isAsked = isAskedFor(view, 'tools')
  const isCapital = /\p{Lu}/u.test(view.text.charAt(start))
  const before = readBefore(view, start)
  const [from, to] = findSentence(view.plain, start)
  const isPiece = BEFORE_PIECE.test(before) && BEHIND_PIECE.test(view.plain.slice(end, end + 16))
  const isInCompany = named.some(
    (other) => other.entry.needs === undefined && other.start >= from && other.end <= to,
  )
  // "Excel, reckon 16 hours": a verb, unless a name ends there.
  const isEnded = isCapital || !GOES_ON.test(view.plain.slice(end, end + 16))
  if ((isEnded && isJoined(view, tool, named)) || (isPiece && isInCompany)) return true
  // Who answers with a name to the question for one means no tool by it.
  if (asking !== null && ASKED_FOR_NAMES.includes(asking)) return false
  if (isPiece && isAsked) return true
  if (!isCapital) return false
  // A capital at the start of a sentence tells nothing.
  const isFirst = view.plain.slice(from, start).trim() === ''
  if (entry.needs === 'list') return isPiece && !isFirst && IN_LIST_BEFORE.test(before)
  return !isFirst || isPiece
}
