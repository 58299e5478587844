import { listDroppedWords, markDropped } from '#agent/perception/dropped-tools.ts'
import { findListedTools } from '#agent/perception/listed-tools.ts'
import { findSentence, isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { findNamedTools, type NamedTool } from '#agent/perception/tool-entries.ts'
import { isListJoint, isMeantAsTool } from '#agent/perception/tool-guards.ts'
import type { ToolMention, ToolMentions } from '#agent/perception/tool-pieces.ts'
import { isUsedAt, listUseChanges, readBehind } from '#agent/perception/tools-in-use.ts'
import type { Finding } from '#agent/understand/act.ts'

/** "Would it hook up to Salesforce?", "is Xero supported?" */
const ASKS_OF_IT =
  /^\s*(?:and |so |but )?(?:(?:would|will|does|can|could) (?:it|that|the (?:agent|bot|system))\b|(?:is|are) [^?]{2,40} (?:supported|compatible|possible|covered|included|ok|okay|a problem)\b)/
/** "Do you work with Zapier?" asks about us. */
function isAskedOfUs(view: MessageView, start: number): boolean {
  const [from, to] = findSentence(view.plain, start)
  const before = view.plain.slice(from, start)
  const isQuestion =
    view.plain.charAt(to) === '?' || /^\s*(?:who|how|why|what|do|can|are|is)\b/.test(before)
  if (isQuestion && /\b(?:you|your|this|versus|vs)\b|^\s*(?:who|what)(?: is|'s)\s*$/.test(before))
    return true
  return view.plain.charAt(to) === '?' && ASKS_OF_IT.test(view.plain.slice(from, to))
}

/** A mail provider's name in an address that is being spelled. */
const AT_PROVIDER = /\b(?:at|@)\s$/
const SPELLED_BEHIND = /^\sdot\s/
/** Which of the names are in use; what is said behind the last of a list holds for all of it when it is plural. */
function markUsed({ plain }: MessageView, named: readonly NamedTool[]): boolean[] {
  const changes = listUseChanges(plain)
  const marks: boolean[] = []
  let isListUnused = false
  for (let index = named.length - 1; index >= 0; index--) {
    const { start, end } = named[index] as NamedTool
    const next = named[index + 1]
    const isListed = next !== undefined && isListJoint(plain.slice(end, next.start))
    const behind = readBehind(plain, end)
    isListUnused = (isListUnused && isListed) || (behind?.use === 'unused' && behind.isPlural)
    marks[index] = behind ? behind.use === 'used' : !isListUnused && isUsedAt(changes, start)
  }
  return marks
}

type Mentions = ToolMentions & { dropped: readonly ToolMention[] }

function findMentions(view: MessageView): Mentions {
  const named = findNamedTools(view.plain)
  const isSpelling = view.context.asking === 'email'
  const meant = named.filter(
    (tool) =>
      isMeantAsTool(view, tool, named) &&
      !SPELLED_BEHIND.test(view.plain.slice(tool.end, tool.end + 8)) &&
      !(isSpelling && AT_PROVIDER.test(view.plain.slice(Math.max(0, tool.start - 4), tool.start))),
  )
  const marks = markUsed(view, meant)
  const drops = markDropped(view.plain, meant, marks)
  const mentions = meant.map(({ entry, start, end }, index) => {
    const isOurs = !isAskedOfUs(view, start)
    const isDropped = isOurs && drops[index] === true
    const mention = { name: entry.name, start, end }
    return { mention, isDropped, isUsed: isOurs && !isDropped && marks[index] === true }
  })
  return {
    used: mentions.flatMap(({ mention, isUsed }) => (isUsed ? [mention] : [])),
    unused: mentions.flatMap(({ mention, isUsed }) => (isUsed ? [] : [mention])),
    dropped: mentions.flatMap(({ mention, isDropped }) => (isDropped ? [mention] : [])),
  }
}

/** What is to be struck from the tools that are known; without any, nothing is. */
function readDropped(
  { plain, context }: MessageView,
  { used, dropped }: Mentions,
): readonly string[] {
  if (!context.knownSlots.has('tools')) return []
  const kept = used.map(({ name }) => name)
  const names = [...dropped.map(({ name }) => name), ...listDroppedWords(plain)]
  return [...new Set(names)].filter((name) => !kept.includes(name))
}

const EMAIL_IN_LIST =
  /(?:^|,|\band|\bplus|&|\+|\buse|\busing|\bjust|\bonly|\bmostly)\s{0,2}(e-?mails?)(?=\s{0,2}(?:$|[,.;+&]|and\b|plus\b))/

/** E-mail counts as a tool where it stands in a list of tools. */
function findEmailAsTool(view: MessageView, listed: readonly ToolMention[]): ToolMention[] {
  const isExpected = listed.length > 0 || isAskedFor(view, 'tools')
  const match = isExpected ? EMAIL_IN_LIST.exec(view.plain) : null
  if (!match) return []
  const end = match.index + match[0].length
  return [{ name: 'Email', start: end - (match[1] ?? '').length, end }]
}

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

/** Tools in use now; denied, left and planned ones are not counted. The quote runs from the first name to the last. */
export function findTools(view: MessageView): Finding[] {
  const listed = findMentions(view)
  const named = [...listed.used, ...findListedTools(view, listed)]
  const mentions = [...named, ...findEmailAsTool(view, named)].toSorted(
    (left, right) => left.start - right.start,
  )
  const dropped = readDropped(view, listed)
  const shown = mentions.length > 0 ? mentions : listed.dropped
  const first = shown[0]
  const last = shown.at(-1)
  if (first === undefined || last === undefined) return dropWords(view, dropped)
  if (mentions.length === 0 && dropped.length === 0) return []
  const names = dropGeneric([...new Set(mentions.map((mention) => mention.name))])
  const consumed = shown.map((mention) => [mention.start, mention.end] as const)
  const reading = dropped.length > 0 ? { reading: { dropped } } : {}
  return [{ slot: 'tools', value: names, span: [first.start, last.end], consumed, ...reading }]
}

/** Only words that may name a tool we do not know are dropped. */
function dropWords({ plain }: MessageView, dropped: readonly string[]): Finding[] {
  const longest = dropped.at(-1)
  const start = longest === undefined ? -1 : plain.indexOf(longest)
  if (longest === undefined || start < 0) return []
  const span = [start, start + longest.length] as const
  return [{ slot: 'tools', value: [], span, consumed: [], reading: { dropped } }]
}
