import {
  findListedTools,
  type ToolMention,
  type ToolMentions,
} from '#agent/perception/listed-tools.ts'
import {
  type Finding,
  findSentence,
  isAskedFor,
  type MessageView,
} from '#agent/perception/message-view.ts'
import { findNamedTools, type NamedTool } from '#agent/perception/tool-entries.ts'
import { isListJoint, isMeantAsTool } from '#agent/perception/tool-guards.ts'
import { isUsedAt, listUseChanges, readBehind } from '#agent/perception/tools-in-use.ts'

/** "Do you work with Zapier?" asks about us. */
function isAskedOfUs(view: MessageView, start: number): boolean {
  const [from, to] = findSentence(view.plain, start)
  const before = view.plain.slice(from, start)
  const isQuestion =
    view.plain.charAt(to) === '?' || /^\s*(?:who|how|why|what|do|can|are|is)\b/.test(before)
  return isQuestion && /\b(?:you|your|this|versus|vs)\b|^\s*(?:who|what)(?: is|'s)\s*$/.test(before)
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

function findMentions(view: MessageView): ToolMentions {
  const named = findNamedTools(view.plain)
  const isSpelling = view.context.asking === 'email'
  const meant = named.filter(
    (tool) =>
      isMeantAsTool(view, tool, named) &&
      !SPELLED_BEHIND.test(view.plain.slice(tool.end, tool.end + 8)) &&
      !(isSpelling && AT_PROVIDER.test(view.plain.slice(Math.max(0, tool.start - 4), tool.start))),
  )
  const marks = markUsed(view, meant)
  const mentions = meant.map(({ entry, start, end }, index) => ({
    mention: { name: entry.name, start, end },
    isUsed: marks[index] === true && !isAskedOfUs(view, start),
  }))
  return {
    used: mentions.flatMap(({ mention, isUsed }) => (isUsed ? [mention] : [])),
    unused: mentions.flatMap(({ mention, isUsed }) => (isUsed ? [] : [mention])),
  }
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
  const first = mentions[0]
  const last = mentions.at(-1)
  if (first === undefined || last === undefined) return []
  const names = dropGeneric([...new Set(mentions.map((mention) => mention.name))])
  const consumed = mentions.map((mention) => [mention.start, mention.end] as const)
  return [{ slot: 'tools', value: names, span: [first.start, last.end], consumed }]
}
