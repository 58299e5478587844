import {
  findListedTools,
  type ToolMention,
  type ToolMentions,
} from '#agent/perception/listed-tools.ts'
import type { Finding, MessageView } from '#agent/perception/message-view.ts'
import { findSentence } from '#agent/perception/message-view.ts'
import { TOOLS, type ToolEntry } from '#agent/perception/tool-gazetteer.ts'

/** Longest first, so that "sap concur" is read before "sap". */
const ENTRY_BY_ALIAS = new Map(
  TOOLS.flatMap((entry) => entry.aliases.map((alias) => [alias, entry] as const)),
)
const ALIASES = [...ENTRY_BY_ALIAS.keys()].sort((left, right) => right.length - left.length)
const escapeAlias = (alias: string) => alias.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const TOOL = new RegExp(
  `(?<![a-z0-9@.-])(?:${ALIASES.map(escapeAlias).join('|')})(?![a-z0-9@-]|\\.[a-z]{2})`,
  'g',
)

const UNGUARDED = new RegExp(
  `\\b(?:${TOOLS.filter((tool) => tool.needs === undefined)
    .flatMap((tool) => tool.aliases)
    .map(escapeAlias)
    .join('|')})\\b`,
)

/** Up to here a "not", "left" or "planning" reaches forward to the tools behind it. */
const CUE_REACH_CHARS = 60
const NOT_IN_USE =
  /\b(?:don't|dont|do not|doesn't|didn't|not|never|no longer|stopped|without|aren't|isn't|instead of|rather than|used to|got rid of|dropped|ditched|left|moved off|moving off|migrated off|migrating off|away from|off of|replaced|retired|except|no)\b(?![\s\S]*\b(?:but|now|and use|we use|just|only|and we're on|everything|mostly|it's|it is|all of it)\b)/
const PLANNED =
  /\b(?:plan (?:to|on)|plans (?:to|on|for)|planning (?:to|on|for|a)|considering|evaluating|looking at|thinking about|thinking of|might|may|want to|going to|hoping to|will be|about to|moving to|migrating to|move to|migrate to|switching to|switch to|rolling out|next year)\b(?![\s\S]*\b(?:but|now|currently|today|we use|use)\b)/
const IN_LIST_BEFORE =
  /(?:,|\band|\bplus|&|\+|\/|\bin|\buse|\busing|\bon|\bbetween|\bfrom|\bto|:)\s*$/

function isWrittenWithCapital(view: MessageView, start: number): boolean {
  return /\p{Lu}/u.test(view.text.charAt(start))
}

/** "Spreadsheets!" complains; "in spreadsheets" and "spreadsheets and Gmail" name what is used. */
function isInList({ plain }: MessageView, start: number): boolean {
  const before = plain.slice(Math.max(0, start - 12), start)
  return (
    IN_LIST_BEFORE.test(before) ||
    /^[a-z ]+\s?(?:,|\+|&|and\b)/.test(plain.slice(start, start + 20))
  )
}

/** Names that are ordinary words too are read as tools only where the writing or its place says so. */
function isGuarded(entry: ToolEntry, view: MessageView, start: number): boolean {
  const isAsked = view.context.asking === 'tools'
  if (entry.name === 'Spreadsheets' && !isAsked) return !isInList(view, start)
  if (entry.needs === undefined) return false
  const isCapital = isWrittenWithCapital(view, start)
  const before = view.plain.slice(Math.max(0, start - 12), start)
  const isListed = IN_LIST_BEFORE.test(before)
  if (entry.needs === 'list') return !(isListed || isAsked) || !isCapital
  if (/\b(?:the|a|an|our|your|both|all)\s$/.test(before)) return true
  return !(isCapital || isAsked || (isListed && UNGUARDED.test(view.plain)))
}

/** "Do you work with Zapier?" asks about us. */
function isAskedOfUs(view: MessageView, start: number): boolean {
  const [from, to] = findSentence(view.plain, start)
  const before = view.plain.slice(from, start)
  const isQuestion =
    view.plain.charAt(to) === '?' || /^\s*(?:how|why|what|do|can|are|is)\b/.test(before)
  return isQuestion && /\b(?:you|your|this|versus|vs)\b/.test(before)
}

function isCurrent(view: MessageView, start: number): boolean {
  const [sentenceStart] = findSentence(view.plain, start)
  const from = Math.max(sentenceStart, start - CUE_REACH_CHARS)
  const before = view.plain.slice(from, start)
  const after = view.plain.slice(start, start + 50).split(/[,.;!?]/)[0] ?? ''
  if (/\b(?:next (?:year|quarter|month)|soon|is planned|in the future)\b/.test(after)) return false
  if (/\b(?:is|was|are) (?:gone|retired|dead|history)\b/.test(after)) return false
  return !NOT_IN_USE.test(before) && !PLANNED.test(before)
}

function findMentions(view: MessageView): ToolMentions {
  const used: ToolMention[] = []
  const unused: ToolMention[] = []
  for (const match of view.plain.matchAll(TOOL)) {
    const entry = ENTRY_BY_ALIAS.get(match[0])
    const start = match.index
    if (entry === undefined || isGuarded(entry, view, start)) continue
    const isUsed = isCurrent(view, start) && !isAskedOfUs(view, start)
    const mention = { name: entry.name, start, end: start + match[0].length }
    if (isUsed) used.push(mention)
    else unused.push(mention)
  }
  return { used, unused }
}

const EMAIL_IN_LIST =
  /(?:^|,|\band|\bplus|&|\+|\buse|\busing|\bjust|\bonly|\bmostly)\s{0,2}(e-?mails?)(?=\s{0,2}(?:$|[,.;+&]|and\b|plus\b))/

/** E-mail counts as a tool where it stands in a list of tools. */
function findEmailAsTool(view: MessageView, listed: readonly ToolMention[]): ToolMention[] {
  const isExpected = listed.length > 0 || view.context.asking === 'tools'
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
