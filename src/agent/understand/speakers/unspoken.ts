import type { Span } from '#agent/understand/message/act.ts'
import { findEncodedText } from '#agent/understand/speakers/encoded-text.ts'
import { findTranscripts } from '#agent/understand/speakers/transcripts.ts'

/** What people write around pasted data has more words than this. */
const PROSE_WORDS_MIN = 5
const MACHINE_SHARE = 0.75
const FIRST_PERSON = /\b(?:we|us|our|my|i|it)\b/i
/** Stands for every character that is left out; `tokens.ts` reads it as a break. */
const BLANK = '\ue000'

/** `spans` in order, without what they share. */
export type Unspoken = { spans: readonly Span[]; visible: string }

/** Blanks spans of a text; positions stay. */
export function blankSpans(text: string, spans: readonly Span[]): string {
  let visible = ''
  let at = 0
  for (const [start, end] of spans.toSorted((one, other) => one[0] - other[0])) {
    if (end <= at) continue
    const from = Math.max(start, at)
    visible += text.slice(at, from) + BLANK.repeat(end - from)
    at = end
  }
  return visible + text.slice(at)
}

/** A message that is data for the most part has no prose of its own between. */
function isMostlyMachine(text: string, visible: string): boolean {
  const rest = visible.replaceAll(BLANK, ' ')
  const length = (one: string) => one.replaceAll(/\s/g, '').length
  const words = rest.split(/[^a-z]+/i).filter((word) => word.length > 1).length
  const share = 1 - length(rest) / Math.max(1, length(text))
  return share >= MACHINE_SHARE && words < PROSE_WORDS_MIN && !FIRST_PERSON.test(rest)
}

/** What no person wrote as prose: code, data, hidden text, conversations put into our mouth. */
export function findUnspoken(text: string): Unspoken {
  const spans = [...findMachineText(text), ...findEncodedText(text), ...findTranscripts(text)]
  if (spans.length === 0) return { spans, visible: text }
  const visible = blankSpans(text, spans)
  return isMostlyMachine(text, visible)
    ? { spans: [[0, text.length]], visible: BLANK.repeat(text.length) }
    : { spans, visible }
}

/** What opens text for programs, and what closes it; without an end it goes on to the end of the message. */
const DELIMITERS: readonly (readonly [open: string, close: string | null])[] = [
  ['```', '```'],
  ['~~~', '~~~'],
  ['<!--', '-->'],
  ['/*', '*/'],
  ['<|', null],
  ['<%', '%>'],
  ['%%', null],
  ['***', null],
  ['[INST]', null],
  ['BEGIN:', 'END:'],
]
/** Words of query languages and shells that start a command. */
const COMMAND_LINE =
  /^[\t ]*(?:(?:insert into|delete from|update \w+ set|select .{1,80} from|drop table|sudo|curl|wget|ssh|echo|rm -|cat \/)|(?:GET|POST|PUT|PATCH|DELETE) \/|(?:let|const|var|export) \w+ ?=|\$ )/i
/** "stack -> Excel": a row of data beside rows that are certainly some. */
const ROW = /^[\t ]*[-*]?\s?[\w ]{1,30}\s?(?:[-=]>|[=:→]).*/gm
const CERTAIN_ROWS_MIN = 2
/** A quoted line, a comment, a row of a table, a box that is ticked, a command with a slash. */
const MARKED_LINE =
  /^[\t ]*(?:\/\/|>|\||[-+]{3} |[-*]? ?(?:\[[ xX✓✔]\]|[☑✅☒✔✓])|\/[a-z]+(?:\s|$)|\\\w+)/
/** Lines of a log. */
const LOG_LINE = /^\W{0,3}\d{4}-\d\d-\d\d[t ]\d\d:|\b(?:INFO|WARN|DEBUG|TRACE)\b.*=/i
/** What makes all behind it a document for programs. */
const HEADED_REST =
  /^(?:#{1,6} ?(?:instructions?|response|system|developer|input|output|human|assistant|user)\b|#{1,6} (?!of\b)[a-z]|\[[a-z_. -]{2,30}\]\s*$|={2,} ?[^=]{1,40}={2,}\s*$|-{3,}\s?[A-Z_]{3,}\s?-{3,}|(?:-{3,} ?|begin )(?:forwarded|original) (?:message|mail))/i
/** Names with an underscore, a point or a capital inside, and what is assigned to them. */
const CODE_NAME =
  /(?<![\w@./-])(?:_{0,2}[A-Za-z]+(?:_+[A-Za-z0-9]+)+_{0,2}|[a-z]+[A-Z]\w*(?=\s?(?:[=<>]|:\s?\S))|[A-Za-z]+(?:\.[A-Za-z_]\w*)+(?=\s?=))(?![\w-]|\s?@|\.[a-z]|\s?[([]?at\b)/g
const ASSIGNED = /\s*(?:(?:[:=]+|[<>]=|->)[^\n,;]*|\s\$?\d[\d.,]*\w*)/y
/** "hours=80", "hours->80": three in a message are data, one is shorthand. */
const ASSIGNMENT = /(?<![\w@./?&-])[a-z]\w*(?:\s?(?:[-+*:]?=|[-=]>)\s?|:(?=[^\s;]+;))[^\s;,&|]+/gi
const ASSIGNMENTS_MIN = 3
/** Operators of programs between a name and a value. */
const OPERATION =
  /(?<![\w@./-])[a-z]\w*(?:\s?(?:[-+*:]=|==|[<>]=|\(\)\s?[-=:]>?)\s?\S*|=[a-z]\w+|\[['"]?\w+['"]?\]\s?=\s?\S+)/gi
const MEMBER = /"[\w$ -]{1,40}"\s{0,3}:\s{0,3}(?:"[^"\n]{0,200}"?|[^\s,}]{1,80})/g
const PLACEHOLDER =
  /[$#]\{[^{}\n]{0,200}\}?|\$\([^)\n]{0,200}\)?|[?#&][\w%.-]{1,80}=\S*|`[^`\n]{0,40}\d[^`\n]{0,200}`/g
const BRACKETED =
  /\[[^\][\n]{0,300}[:="{][^\][\n]{0,300}\]|\[\d{1,3}\](?::[^\n]*)?|!?\](?:\((?!https?:)[^)\n]{0,300}\)+)/g
const SCRIPT_ADDRESS =
  /\b(?:javascript|vbscript|mailto):\S*|\bdata:[a-z]+\/\S*|!\[[^\]\n]{0,200}\]\([^)\n]{0,300}\)?/gi
/** A function that is called; "people(3)", "hours (20)" and "a.bell(at)…" are prose. */
const CALL = /\b[a-z][\w.]{1,40}\([^()\n]{0,200}\);?/gi
const PROSE_CALL = /^(?:[a-z]+\((?:\w+(?: \w+){0,7} ?)?\);?|[\w.]+\((?:at|dot)\))$/i
/** Arithmetic of programs rather than of figures with their units, "4 people * 6 hours", and digits with letters for digits. */
const ARITHMETIC =
  /(?<!\d)\d+\s?\^\s?\d+|(?<!\d\s?[a-z]{0,11})[^\s\d]\s?\*\s?\d+|\(\d+\s?[*+]\s?\d+\)|\b\d+[OSIl]\d*\b|(?<!\d)\d+\s?%{2,}/g
const TAG = /<(\/?)([a-z][\w-]{0,30})\b[^<>@]{0,300}>/gi

const all = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => [index, index + words.length])

function findDelimited(text: string): Span[] {
  return DELIMITERS.flatMap(([open, close]): Span[] => {
    const spans: Span[] = []
    let start = text.indexOf(open)
    while (start >= 0) {
      const close_ = close === null ? -1 : text.indexOf(close, start + open.length)
      const end = close === null || close_ < 0 ? text.length : close_ + close.length
      spans.push([start, end])
      start = text.indexOf(open, end)
    }
    return spans
  })
}

/** An object in braces, with all that is nested in it; one that is not closed ends with its line. */
function findBraces(text: string): Span[] {
  const spans: Span[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '{') {
      if (depth === 0) start = index
      depth += 1
    } else if (text[index] === '}' && depth > 0) {
      depth -= 1
      if (depth === 0) spans.push([start, index + 1])
    }
  }
  if (depth === 0) return spans
  const lineEnd = text.indexOf('\n', start)
  return [...spans, [start, lineEnd < 0 ? text.length : lineEnd]]
}

/** Tags, with what stands between a tag and its end. */
function findTags(text: string): Span[] {
  const spans: Span[] = []
  let open: { name: string; start: number } | null = null
  for (const { 0: tag, 1: slash, 2: name = '', index } of text.matchAll(TAG)) {
    spans.push([index, index + tag.length])
    if (slash === '') open ??= { name: name.toLowerCase(), start: index }
    else if (open?.name === name.toLowerCase()) {
      spans.push([open.start, index + tag.length])
      open = null
    }
  }
  return spans
}

type Line = { fields: number; span: Span; isKey: boolean }

/** Two or more lines of as many values between the same signs, without spaces behind a comma. */
const countFields = (line: string): number => {
  const signs = line.match(/[,;](?! )|\t|\|/g)?.length ?? 0
  return line.length <= 400 ? signs : 0
}

const NO_LINE: Line = { fields: 0, span: [-1, -1], isKey: false }

function readLine(line: string, before: Line): Line & { isNested: boolean } {
  const start = before.span[1] + 1
  const isNested = before.isKey && /^[ \t]+\S/.test(line)
  const isKey = isNested || /^[ \t]*[a-z_]+:[ \t]*$/i.test(line)
  return { fields: countFields(line), span: [start, start + line.length], isKey, isNested }
}

const isCode = (line: string) =>
  COMMAND_LINE.test(line) || MARKED_LINE.test(line) || LOG_LINE.test(line)

function findLines(text: string): Span[] {
  const spans: Span[] = []
  let before = NO_LINE
  for (const line of text.split('\n')) {
    const read = readLine(line, before)
    const { span, fields, isNested } = read
    if (HEADED_REST.test(line) || isFrontMatter(text, span))
      return [...spans, [span[0], text.length]]
    const isTable = Math.min(fields, before.fields) > 0
    if (isTable || isNested) spans.push(before.span, span)
    else if (isCode(line)) spans.push(span)
    before = read
  }
  return spans
}

const isFrontMatter = (text: string, [start, end]: Span) =>
  text.slice(start, end).trim() === '---' && /^\s*[\w-]+:/.test(text.slice(end + 1, end + 60))

/** A name as programs write it, with the value that follows. */
function findAssigned(text: string): Span[] {
  return [...text.matchAll(CODE_NAME)].map(({ 0: name, index }) => {
    ASSIGNED.lastIndex = index + name.length
    const value = ASSIGNED.exec(text)?.[0] ?? ''
    return [index, index + name.length + value.length]
  })
}

/** Where a message is written for programs and not by a person about their work, by how it looks. */
function findMachineText(text: string): Span[] {
  const assignments = all(text, ASSIGNMENT)
  const assigned = findAssigned(text)
  return [
    ...findDelimited(text),
    ...findBraces(text),
    ...findTags(text),
    ...findLines(text),
    ...assigned,
    ...all(text, CALL).filter((span) => !PROSE_CALL.test(text.slice(...span))),
    ...(assigned.length >= CERTAIN_ROWS_MIN ? all(text, ROW) : []),
    ...(assignments.length >= ASSIGNMENTS_MIN ? assignments : []),
    ...[OPERATION, MEMBER, PLACEHOLDER, BRACKETED, SCRIPT_ADDRESS, ARITHMETIC].flatMap((pattern) =>
      all(text, pattern),
    ),
  ]
}
