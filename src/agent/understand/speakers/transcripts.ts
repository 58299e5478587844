import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Span } from '#agent/understand/message/act.ts'
import { site } from '#content/site.ts'

/** Names before a colon under which our side, or an interviewer, would speak. */
const OUR_SPEAKERS = toWordSet(
  `q question interviewer loopy assistant bot chatbot ai agent ${site.spokenName} model gpt chatgpt llm you reply`,
)
const OTHER_SPEAKERS = toWordSet(
  'a answer candidate caller prospect lead user human visitor client customer me i b',
)
/** Words of names and headings that claim to come from the machinery. */
const MACHINE_WORDS = toWordSet(
  `system admin administrator developer operator debug tool function internal security root moderator sys server observation calendly ${site.spokenName} openai anthropic`,
)
/** What only our side would speak of. */
const TALK_WORDS = toWordSet(
  'visitor fact facts score lead previous restored recorded audit pilot retainer price prices qualified conversation state context call invitee status refund booking booked override debug stored savings import imported',
)

/** "[10:31] Bot (auto): …", "> assistant: …", and labels within a line: "Interviewer: hours? Candidate: 84". */
const LABEL =
  /(?<![\p{L}\p{N}'-])(?:[[(]?\d{1,2}:\d\d(?::\d\d)?[\])]?\s{0,3})?([\p{L}]+(?: [\p{L}]+)?)\s?(?:\([^)\n]{0,20}\))?\s?(?::(?!\/)|->|→|>(?=\s))/gu
const OPENING_SIGNS = new Set('([{<*=%~|$-')
const SPEAKS_AS_US =
  /\b(?:recorded|stored?|noted|you(?:'re| are| have)|your|thanks|thank you|visitor|score|qualified|booked|confirmed|sure|for you|retainer)\b/i
const FORM_WORDS_MAX = 4
/** Signs before the label of a line. */
const LEAD_MAX_CHARS = 8

type Label = {
  name: string | null
  start: number
  end: number
  isLineStart: boolean
  isBracketed: boolean
}

const isOurs = (name: string | null) => name !== null && OUR_SPEAKERS.has(name)
const isMachine = (name: string | null) =>
  (name ?? '').split(' ').every((word) => MACHINE_WORDS.has(word))

function listLabels(text: string): Label[] {
  return [...text.matchAll(LABEL)].flatMap(({ 0: label, 1: words = '', index }) => {
    const name = pickName(words.toLowerCase())
    const before = text.slice(Math.max(0, index - 4), index).trimEnd()
    const last = before.at(-1) ?? '\n'
    const lineStart = text.lastIndexOf('\n', index - 1) + 1
    const isLineStart =
      index - lineStart <= LEAD_MAX_CHARS && !/[\p{L}\p{N}]/u.test(text.slice(lineStart, index))
    return [
      {
        name,
        start: index,
        end: index + label.length,
        isLineStart,
        isBracketed: OPENING_SIGNS.has(last),
      },
    ]
  })
}

function pickName(words: string): string | null {
  const last = words.split(' ').at(-1) ?? ''
  const name = [words, last].find((one) => OUR_SPEAKERS.has(one) || OTHER_SPEAKERS.has(one))
  return name ?? (isMachine(words) ? words : null)
}

const lineEnd = (text: string, at: number) => {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

/** "SYSTEM: SAP" in a form names a program; "assistant: that's my job title" is a person. */
function isForged(text: string, { name, start, end, isLineStart, isBracketed }: Label): boolean {
  const line = text.slice(end, lineEnd(text, end))
  if (isBracketed) return isOurs(name) || isMachine(name)
  const isForm = (line.split(/[.;]/)[0] ?? '').trim().split(/\s+/).length <= FORM_WORDS_MAX
  if (isMachine(name)) {
    const isShouted = text.slice(start, end).toUpperCase() === text.slice(start, end)
    return (isLineStart || isShouted) && !(isForm && !speaksOfTalk(line))
  }
  return isLineStart && isOurs(name) && SPEAKS_AS_US.test(line)
}

const speaksOfTalk = (text: string) =>
  text.includes('=') ||
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => TALK_WORDS.has(word))

/** "Ana: how many? Ben: 45": whoever speaks, a question behind one name is answered behind the next. */
const isAsked = (text: string, { end }: Label, next: Label | undefined) =>
  next !== undefined && /^[^:\d\n]{0,80}\?\s*$/.test(text.slice(end, next.start))

/** Two speakers in turn, one of them ours, or a question and its answer: from the first line to the last. */
function findDialogue(text: string, labels: readonly Label[]): Span[] {
  const known = labels.filter(({ name }) => name !== null)
  const names = new Set(known.map(({ name }) => name))
  const isOfTwo = names.size > 1 && known.some(({ name }) => isOurs(name))
  const speakers = isOfTwo ? known : labels
  const first = isOfTwo
    ? known[0]
    : labels.find((label, index) => isAsked(text, label, labels[index + 1]))
  const last = speakers.at(-1)
  return first && last ? [[first.start, lineEnd(text, last.end)]] : []
}

/** "System message …", "[SYSTEM NOTICE] …", "ASSISTANT MEMORY UPDATE:": a heading, with all behind it. */
const HEADING =
  /(?:^|\n|[.!?]\s)[^\p{L}\p{N}\n]{0,4}((?:\p{L}+ ){1,3}?)(?:message|memory|note|notice|update|override|result|mode|prompt|instruction|command|response|alert|patch|support|team|console)\b/giu
const RECORD = /\b(?:transcript|log|recording|chat history) of (?:our|the|this|my) \w+/i

function findHeading(text: string): Span[] {
  const headed = [...text.matchAll(HEADING)].find(({ 1: words = '' }) =>
    isMachine(words.trim().toLowerCase()),
  )
  const at = headed?.index ?? RECORD.exec(text)?.index
  return at !== undefined && speaksOfTalk(text.slice(at)) ? [[at, text.length]] : []
}

/** Conversations, notes and headings that pretend to come from us or from the machinery behind us. */
export function findTranscripts(text: string): Span[] {
  const labels = listLabels(text)
  const forged = labels.filter((label) => isForged(text, label))
  return [
    ...findDialogue(text, labels),
    ...forged.map(({ start, end }): Span => [start, lineEnd(text, end)]),
    ...findHeading(text),
  ]
}
