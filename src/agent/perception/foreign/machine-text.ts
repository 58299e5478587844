import type { Span } from '#agent/understand/act.ts'

/** Words that JavaScript objects carry by themselves. */
const OBJECT_KEYS = '(?:__proto__|constructor|prototype|hasownproperty|tostring|valueof)'
/** "manual_hours", "__proto__"; not an address or a file such as "orders_2024.csv". */
const SNAKE_NAME =
  '(?<![\\w@./-])_{0,2}[a-z]+(?:_+[a-z0-9]+)+_{0,2}(?![\\w-]|\\s?@|\\.[a-z]|\\s?[([]?at\\b)'
const VALUE_TO_COMMA = '(?:\\s*(?:[:=]+|[<>]=|->)\\s*[^\\n,;]*|\\s+\\$?\\d[\\d.,]*\\w*)'
/** Names under which programs keep what a conversation is about. */
const RECORD_KEY =
  '(?:reply|lead|facts?|visitor|state|score\\w*|booking|conversation|message|profile|slots?|record|answers|response|values|data|output|result)'

/** What is written for programs to read, by how it looks. All are bounded by their own ends or the end of a line. */
const PATTERNS: readonly RegExp[] = [
  /** Code between fences. */
  /```[\s\S]*?(?:```|$)/g,
  /~~~[\s\S]*?(?:~~~|$)/g,
  /`[^`\n]{0,40}\d[^`\n]{0,200}`/g,
  /** Comments of programs, lines quoted as in a mail, boxes that are ticked. */
  /\/\*[\s\S]*?(?:\*\/|$)/g,
  /^[\t \xa0]*(?:\/\/|>)[^\n]*/gm,
  /^[\t \xa0]*[-*]?\s?(?:\[[ xX✓✔]\]|[☑✅☒✔✓])[^\n]*/gm,
  /** A comment of HTML, and the marks that chat models put around their turns, with all behind them. */
  /<!--[\s\S]*?(?:-->|$)/g,
  /<\|[\s\S]*$/g,
  /\[\/?inst\][\s\S]*$/gi,
  /^#{1,4} ?(?:instructions?|response|system|developer|input|output|human|assistant|user)\b[\s\S]*$/gim,
  /\[(system|assistant|user|tool|developer)\][\s\S]*?(?:\[\/\1\]|$)/gi,
  /** Tags, with what stands between a tag and its end. */
  /<([a-z][\w-]{0,30})\b[^<>]{0,200}>[\s\S]{0,2000}?<\/\1\s{0,3}>/gi,
  /<\/?[a-z][\w-]{0,30}(?:[\s/][^<>]{0,300})?>/gi,
  /** Placeholders of templates: {{x}}, ${x}, #{x}, <%= x %>, $(x). */
  /[$#]?\{\{?[^{}\n]{0,200}\}?\}/g,
  /<%[^%\n]{0,200}%>|\$\([^)\n]{0,200}\)?/g,
  /** Members of JSON, and lists that hold assignments; footnotes. */
  /"[\w$ -]{1,40}"\s{0,3}:\s{0,3}(?:"[^"\n]{0,200}"?|[^\s,}]{1,80})/g,
  /\[[^\][\n]{0,300}[:="{][^\][\n]{0,300}\]|\[\d{1,3}\](?::[^\n]*)?/g,
  /** Assignments. */
  new RegExp(`${SNAKE_NAME}${VALUE_TO_COMMA}?`, 'gi'),
  new RegExp(`\\b${OBJECT_KEYS}\\b${VALUE_TO_COMMA}?`, 'gi'),
  /(?<![\w@./-])[a-z]+[A-Z]\w*\s{0,2}(?:=+|[<>]=)\s{0,2}[^\n,;\s]*/g,
  /(?<![\w@./-])[a-z]+(?:\.[a-z_]\w*)+\s{0,2}=+\s{0,2}[^\n,;]*/gi,
  /(?<![\w@./-])[a-z]\w*\s?(?:[<>]=|==)\s?\S*/gi,
  /(?<![\w@./?&-])[a-z]\w*=[a-z]\w+/gi,
  /(?<=^|[.;]\s{0,3})if\b[^.\n]{0,80}\bthen\b[^.\n]{0,80}=[^.\n]*/gim,
  /^[\t \xa0]*(?:bcc|cc|content-type|x-[\w-]+)\s?:[^\n]*$/gim,
  /^[^\n]*\b(?:booked|booking|confirmed|verified|qualified|approved|scheduled|status)\s?=\s?\w+[^\n]*/gim,
  /^(?=(?:[^\n]*\b[a-z]+_[a-z]+\b){2})[^\n]*/gim,
  /^[\t \xa0]*(?:[a-z]+\s?=\s?\$?\d\w*\s?[;,&|]\s?){2,}[^\n]*/gim,
  /^[^\n|]{1,40}\|[^\n|]{1,40}\n[^\n|]{1,40}\|[^\n|]{1,40}(?:\n[^\n|]{1,40}\|[^\n|]{1,40})*/gm,
  /(?<!\d)\d+\s?%{2,}/g,
  /\bBEGIN\b[\s\S]{0,400}\bEND\b/g,
  /^#{1,6} (?!of\b)\w[^\n]*\n[\s\S]*/gm,
  /^[\t \xa0]*(?:(?:let|const|var)\s+\w+\s*=|\$\s[a-z]|export\s+\w+=|(?:bot|system|chat) config\b)[^\n]*/gim,
  /\b[a-z]\w*\s?(?:[-+*]=|:=)\s?\S*/gi,
  /<(?:me|you|user|bot|system|assistant|visitor|agent)>[\s\S]*/gi,
  /\*{3}[^*\n]{0,80}\*{3}[\s\S]*|%%[\s\S]*/g,
  /^[\t \xa0]*(?:tool|function|tool call)\s?:[^\n]*\n\s*(?:result|output|response|observation|args?|arguments)\s?:[\s\S]*/gim,
  /\b[a-z]\w*\(\)\s?(?:->|=>|:|=)[^\n]*/gi,
  /\b\w+\[['"]?\w+['"]?\]\s?=\s?\S+/g,
  /(?:\b[a-z]+:[^\s;]+;){2,}\S*/gi,
  /^[a-z_]+:[ \t]*\n(?:[ \t]+\S[^\n]*(?:\n|$))+/gim,
  /[a-z]\s?=\s?\d+\s?\*\s?\d+[^\n]*/gi,
  /\[[^\]\n]{0,40}\b(?:joined|left|connected|operator|agent)\b[^\]\n]{0,40}\][\s\S]*/gi,
  /\b\d+[OSIl]\d*\b/g,
  /** Lines of a log. */
  /^\W{0,3}\d{4}-\d\d-\d\d[t ]\d\d:[^\n]*/gim,
  /^[^\n]{0,60}\b(?:INFO|WARN|DEBUG|TRACE)\b[^\n]*=[^\n]*/gm,
  /** Statements for a database, a web server, a shell. */
  /(?:\b(?:INSERT\s+INTO|DELETE\s+FROM|UNION\s+SELECT|UPDATE\s+\w+\s+SET|SELECT\s+[\w*,]{1,60}(?: {1,2}[\w*,]{1,60}){0,12}\s+FROM)\b|\bDROP\s+TABLE\b|;\s*drop\s+table\b|'\s{0,3}(?:or|OR)\s{0,3}')[^\n]*/g,
  /\b(?:UPDATE|update)\s+\w+\s+(?:SET|set)\s+\w+\s{0,3}=[^\n]*/g,
  /^(?:GET|POST|PUT|PATCH|DELETE)\s+\/[\s\S]*$/gm,
  /^[\t \xa0]*(?:\/[a-z]+|sudo|curl|rm -|cat \/|ls|echo|wget|ssh)(?:\s[^\n]*)?$/gim,
  /** Tables of markdown, cards, headed blocks. */
  /^[\t \xa0]*\|[^\n]*\|[^\n]*$/gm,
  /\bBEGIN:[A-Z]+[\s\S]*?(?:\bEND:[A-Z]+|$)/g,
  /^\[[a-z_. -]{2,30}\][ \t]*\n[\s\S]*/gim,
  /^={2,}[^\n=]{1,40}={2,}\s*$[\s\S]*/gm,
  /** Arithmetic that a person would have done. */
  /(?<!\d)\d+\s?\^\s?\d+|[^\s\d]\s?\*\s?\d+|\(\d+\s?[*+]\s?\d+\)/g,
  /** Front matter, separators that pretend an end, and nested records. */
  /^---[ \t]*\n(?=\s*[\w-]+:)[\s\S]*?(?:\n---[ \t]*(?:\n|$)|$(?![\s\S]))/gm,
  /(?<!-)-{3,}\s?[A-Z_]{3,}\s?-{3,}[\s\S]*$/g,
  new RegExp(`^[ \\t]*${RECORD_KEY}:[ \\t]*\\n(?:[ \\t]*[ \\t-][^\\n]*(?:\\n|$))+`, 'gim'),
  /** What follows the "?" of an address, and addresses that run code. */
  /[?#&][\w%.-]{1,80}=\S*/g,
  /!\[[^\]\n]{0,200}\]\([^)\n]{0,300}\)?/g,
  /\]\((?!https?:)[^)\n]{0,300}\)+/g,
  /\b(?:javascript|vbscript|mailto):\S*|\bdata:[a-z]+\/\S*/gi,
  /** A function that is called: update_score({…}), alert(1). */
  /\b[a-z][\w.]{1,40}\((?:[^()\n]{0,200})\);?/gi,
]

/** A call looks like "Import.run(Import.java:214)"; "people(3)", "hours (20)" and "a.bell(at)…" are prose. */
const PROSE_CALL = /^(?:[a-z]+\((?:\w+(?: \w+){0,7} ?)?\);?|[\w.]+\((?:at|dot)\))$/i

/** An object in braces, with all that is nested in it; one that is not closed ends with its line. */
function findBraces(text: string): Span[] {
  const spans: Span[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (character === '{') {
      if (depth === 0) start = index
      depth += 1
    } else if (character === '}' && depth > 0) {
      depth -= 1
      if (depth === 0) spans.push([start, index + 1])
    }
  }
  if (depth === 0) return spans
  const lineEnd = text.indexOf('\n', start)
  return [...spans, [start, lineEnd < 0 ? text.length : lineEnd]]
}

/** Two or more lines of values between commas without spaces, or between tabs. */
const TABLE = /(?:^[^\s,;][^,;\n]{0,40}(?:[,;](?! )[^,;\n]{1,60}){1,7}(?:\n|$)){2,}/gm
const TABBED = /(?:^[^\n\t]{1,40}(?:\t[^\t\n]{1,60}){1,7}(?:\n|$)){2,}/gm

/** "timeline=now authority=owner budget=95000": that many assignments are data. */
const ASSIGNMENT = /(?<![\w@./-])[a-z]\w*=\S+/gi
const ASSIGNMENTS_MIN = 3
/** "hours->84 rate->120" */
const ARROWED = /(?<![\w@./-])[a-z]\w*\s?[-=]>\s?\S+/gi
const ARROWED_MIN = 2

function findAssignments(text: string): RegExpExecArray[] {
  const all = [...text.matchAll(ASSIGNMENT)]
  const arrowed = [...text.matchAll(ARROWED)]
  return [
    ...(all.length < ASSIGNMENTS_MIN ? [] : all),
    ...(arrowed.length < ARROWED_MIN ? [] : arrowed),
  ]
}

const toSpan = (match: RegExpExecArray): Span => [match.index, match.index + match[0].length]

/** Where a message is written for programs and not by a person about their work. */
export function findMachineText(text: string): Span[] {
  const found = PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].filter(([words]) => words !== '' && !PROSE_CALL.test(words)),
  )
  return [...found, ...text.matchAll(TABLE), ...text.matchAll(TABBED), ...findAssignments(text)]
    .map(toSpan)
    .concat(findBraces(text))
}
