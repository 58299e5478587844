import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { FaqAct, Finding, MoveAct, Span } from '#agent/understand/message/act.ts'
import type { Message } from '#agent/understand/message/message.ts'
import { isWorkNoun, readVerb } from '#agent/understand/slots/work-words.ts'
import { findClauseOf } from '#agent/understand/text/clauses.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** What a message says besides the work. */
type Beside = {
  said: readonly Finding[]
  moves: readonly MoveAct[]
  questions: readonly FaqAct[]
}

const WORDS_MIN = 4
/** More words are no name of a row; a sentence is cut where it goes on. */
const WORDS_MAX = 12
const GOES_ON = toWordSet(', ; : - – — and but so because which then since while')
const ENDS = toWordSet('. ! ? ; : , - – — \n')
/** About us, this talk, or what is wished for, and not about what is done. */
const NOT_OF_WORK = toWordSet(`
you your yours u ur yourselves website site url price prices pricing costs chat call calls automate automated automation
automating ai agent agents bot bots robots budget question questions name help someone somebody mentioned said told
died dies death dead funeral hospital cancer sick ill
not never sorry please pricing quote quoted had been about asked asking know before later years guess link offer anything
`)
/** "We sell", "I run", "we'd like": these tell who somebody is, or what is wanted. */
const OF_FIRM = toWordSet(`
am are 'm 're is 's was were be been run runs own owns manage manages sell sells make makes supply supplies provide
provides specialize specialise distribute look looking need needs want wants like love hate heard found saw read think hope wonder
try trying consider considering explore exploring start started come came got based said speaking work works joined hire hiring
`)
const SUBJECTS = toWordSet('i we my our us me this it the here')
const EXCLUDED: readonly MoveAct['kind'][] = [
  'stop',
  'refuse',
  'abuse',
  'off_topic',
  'injection',
  'book',
]

const overlaps = ([start, end]: Span, [from, to]: Span) => start < to && from < end

/** Where no name of the work was found, the first sentence that tells of something done is its name. */
export function takeSentence(message: Message, { said, moves, questions }: Beside): Finding[] {
  const { tokens, sentences, clauses, text } = message
  const closed = [...moves.filter(({ kind }) => EXCLUDED.includes(kind)), ...questions]
  for (const { from, to } of sentences) {
    const first = skipTold(tokens, { from, to }, said)
    const own = tokens.slice(first, to)
    const words = own.filter(({ kind }) => kind === 'word')
    if (words.length < WORDS_MIN || words.some(({ norm }) => NOT_OF_WORK.has(norm))) continue
    const span = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0] as const
    if (closed.some((one) => overlaps(one.span, span))) continue
    if (findClauseOf(clauses, first)?.owner === 'you' || !tellsOfWork(own)) continue
    const end = cutLong(own)
    const range = [span[0], own[end - 1]?.end ?? span[1]] as const
    return [{ slot: 'pain', value: text.slice(...range), span: range, consumed: [] }]
  }
  return []
}

/** Behind names and addresses that open the sentence: "Ben from acme.com, nobody can keep up with the queries". */
function skipTold(
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
  said: readonly Finding[],
): number {
  const last = tokens
    .slice(from, to)
    .findLastIndex(({ start, end }) => said.some(({ span }) => overlaps(span, [start, end])))
  let first = from + last + 1
  while (first < to && (ENDS.has(tokens[first]?.norm ?? '') || tokens[first]?.norm === 'here'))
    first += 1
  return first
}

/** Something done by name, or a verb that is not one of being, owning, or wishing, with a thing of work. */
function tellsOfWork(own: readonly Token[]): boolean {
  const verb = own.findIndex((token) => readVerb(token) !== undefined && !OF_FIRM.has(token.norm))
  const isOfFirm = own
    .slice(0, 3)
    .some(({ norm }, at) => OF_FIRM.has(norm) && SUBJECTS.has(own[at - 1]?.norm ?? ''))
  return !isOfFirm && (verb >= 0 || own.some(({ norm }) => isWorkNoun(norm)))
}

function cutLong(own: readonly Token[]): number {
  if (own.length <= WORDS_MAX) return own.length
  const at = own.findIndex(({ norm }, index) => index >= WORDS_MIN && GOES_ON.has(norm))
  return at < 0 || at > WORDS_MAX ? WORDS_MAX : at
}
