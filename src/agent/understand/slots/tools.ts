import { COMMON_WORDS } from '#agent/lexicon/common-words.ts'
import type { Span } from '#agent/understand/act.ts'
import type { Message, SlotReader } from '#agent/understand/message.ts'
import { tagSpans, weighTag } from '#agent/understand/readers/tagger.ts'
import { groupWord } from '#agent/understand/readers/tagger-words.ts'
import {
  type Certainty,
  findKnownTools,
  findTool,
  type ToolMention,
} from '#agent/understand/slots/known-tools.ts'
import { judgeUse, type Use } from '#agent/understand/slots/tool-use.ts'
import type { Range } from '#agent/understand/text/sentences.ts'

/** How likely words must be to name a tool, by how sure the name is by itself. */
const NEEDED: Readonly<Record<Certainty, number>> = {
  sure: 0.01,
  capital: 0.5,
  word: 0.5,
  kind: 0.3,
}
/** Of names that no list holds: in the answer or beside a known one, and anywhere else. */
const NEEDED_UNKNOWN = { expected: 0.8, else: 0.9 }

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

/**
 * Tools in use now, as one list; what is denied, planned, asked about, or somebody else's does not count, and is given
 * with it, to be struck from what is known.
 */
export const readTools: SlotReader = (message) => {
  const mentions = findMentions(message)
  const uses = judgeUse(message, mentions)
  const used = mentions.filter((mention, index) => isUsed(message, mention, uses[index]))
  const left = mentions.filter(
    (mention, index) => uses[index] === 'left' && !isUsed(message, mention, 'left'),
  )
  const names = dropGeneric([...new Set(used.map(({ name }) => name))])
  const dropped = [...new Set(left.map(({ name }) => name))].filter((name) => !names.includes(name))
  const shown = used.length > 0 ? used : left
  const [first, last] = [shown[0], shown.at(-1)]
  if (first === undefined || last === undefined) return []
  const spanOf = ({ from, to }: Range): Span => [
    message.tokens[from]?.start ?? 0,
    message.tokens[to - 1]?.end ?? 0,
  ]
  return [
    {
      slot: 'tools',
      value: names,
      span: [spanOf(first)[0], spanOf(last)[1]],
      consumed: shown.map(spanOf),
      ...(dropped.length > 0 ? { reading: { dropped } } : {}),
    },
  ]
}

/** What phrases say of a tool, as a factor to the learned odds that it is one in use. */
const ODDS: Readonly<Record<Use, number>> = { used: 2, left: 0.05, other: 0.2 }

function isUsed(message: Message, mention: Range, said: Use = 'used'): boolean {
  const odds = weighTag(message, 'tool', mention) * ODDS[said]
  return odds >= weighTag(message, 'other_tool', mention)
}

function findMentions(message: Message): ToolMention[] {
  const weigh = (range: Range) =>
    weighTag(message, 'tool', range) + weighTag(message, 'other_tool', range)
  const named = findKnownTools(message.text, message.tokens)
  const known = named.filter(
    (mention) =>
      !isPartOfName(message, mention, named) && weigh(mention) >= NEEDED[mention.certainty],
  )
  const unknown = tagSpans(message).flatMap((span) => {
    if (span.tag !== 'tool' && span.tag !== 'other_tool') return []
    if (known.some(({ from, to }) => from < span.to && to > span.from)) return []
    const isNew = message.tokens
      .slice(span.from, span.to)
      .some((token) => groupWord(token) === 'other')
    const isExpected = message.asked.includes('tools') || known.length > 0
    const needed = span.tag === 'other_tool' ? 0 : NEEDED_UNKNOWN[isExpected ? 'expected' : 'else']
    return isNew && weigh(span) >= needed ? [nameTool(message, trimSpan(message, span))] : []
  })
  return [...known, ...unknown].toSorted((one, other) => one.from - other.from)
}

/** "Beacon Dental": a word of everyday before another with a capital belongs to a longer name. */
function isPartOfName(
  { tokens }: Message,
  { to, certainty }: ToolMention,
  named: readonly ToolMention[],
): boolean {
  const next = tokens[to]
  const isName = next?.kind === 'word' && next.isCapital && next.norm !== 'i'
  return certainty !== 'sure' && isName && !named.some(({ from }) => from === to)
}

/** "got fedena": words of everyday in small letters lead to a name. */
function trimSpan({ tokens }: Message, { from, to }: Range): Range {
  let start = from
  while (
    start < to - 1 &&
    tokens[start]?.isCapital === false &&
    COMMON_WORDS.has(tokens[start]?.norm ?? '')
  )
    start += 1
  return { from: start, to }
}

function nameTool({ text, tokens }: Message, { from, to }: Range): ToolMention {
  const plain = text.slice(tokens[from]?.start, tokens[to - 1]?.end)
  const isSmall = plain === plain.toLowerCase()
  const name = isSmall
    ? plain.replaceAll(/(?<![\p{L}\p{N}.'’-])\p{L}(?=\p{L})/gu, (letter) => letter.toUpperCase())
    : plain
  return { name: findTool(plain)?.name ?? name, certainty: 'word', from, to }
}
