import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describeSentences } from '../src/agent/understand/speakers/describe-sentences.ts'
import { findUnspoken } from '../src/agent/understand/speakers/unspoken.ts'
import { findSentences } from '../src/agent/understand/text/sentences.ts'
import { type Token, tokenize } from '../src/agent/understand/text/tokens.ts'
import { type AttackSet, readAttackSet } from '../tests/evals/attacks/attack.ts'
import { AUTHORS, readAuthor, type Span } from './shared/read-messages.ts'

/** A sentence, and whether it is something else than the visitor's own statement. */
export type VoiceRow = {
  author: string
  message: number
  features: ReadonlySet<number>
  isForeign: boolean
}
/** Null leaves a sentence out. */
type Judge = (tokens: readonly Token[]) => boolean | null
type Message = { author: string; text: string; judge: Judge }

const EVALS = path.join(import.meta.dirname, '../tests/evals')
/** What is longer was made to be long. */
const MESSAGE_MAX_CHARS = 1_500
const FIGURES = [
  'manual_hours',
  'team_size',
  'hourly_rate',
  'error_rate',
  'budget',
  'tool_count',
  'timeline',
]

const readJson = (...names: readonly string[]) =>
  JSON.parse(readFileSync(path.join(EVALS, ...names), 'utf8'))
const toWords = (tokens: readonly Token[]) =>
  ` ${tokens.flatMap(({ kind, norm }) => (kind === 'word' || kind === 'number' ? [norm] : [])).join(' ')} `
const isOwn: Judge = () => false

/** Of an attack every sentence is foreign that is not in its honest part. */
function listAttacks(set: AttackSet): Message[] {
  const { attacks, lookAlikes } = readAttackSet(set) ?? { attacks: [], lookAlikes: [] }
  const nameAuthor = (id: string) => `${set} ${/^(?:blind\d?|[a-z])/.exec(id)?.[0]}`
  return [
    ...attacks.flatMap(({ id, turns, control = [] }) => {
      const honest = toWords(tokenize(control.join('\n')))
      const judge: Judge = (tokens) => !honest.includes(toWords(tokens))
      return turns.map((text) => ({ author: nameAuthor(id), text, judge }))
    }),
    ...lookAlikes.flatMap(({ id, turns }) =>
      turns.map((text) => ({ author: nameAuthor(id), text, judge: isOwn })),
    ),
  ]
}

/** Labeled turns. A figure that is no fact may be anybody's, so that its sentence is left out. */
function listTurns(): Message[] {
  type Turn = { message: string; facts?: Readonly<Record<string, unknown>> }
  const files = readdirSync(path.join(EVALS, 'turns')).filter((name) =>
    name.startsWith('development-'),
  )
  return files.toSorted().flatMap((file) => {
    const turns: readonly Turn[] = readJson('turns', file)
    return turns.map(({ message, facts = {} }) => {
      const hasFigures = FIGURES.some((slot) => slot in facts)
      const judge: Judge = (tokens) =>
        !hasFigures && tokens.some(({ kind }) => kind === 'number') ? null : false
      return { author: 'turns', text: message, judge }
    })
  })
}

const OTHERS = ['other', 'supposed']

/** Labeled messages: a sentence is foreign where every figure in it is somebody else's or supposed. */
function listMessages(): Message[] {
  return AUTHORS.flatMap((author) =>
    readAuthor(author).map(({ text, spans }) => ({
      author: `author ${author}`,
      text,
      judge: (tokens: readonly Token[]) => judgeByFlags(tokens, spans),
    })),
  )
}

function judgeByFlags(tokens: readonly Token[], spans: readonly Span[]): boolean | null {
  const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0]
  const inside = spans.filter((span) => span.start >= start && span.end <= end)
  const others = inside.filter(({ flags }) => flags.some((flag) => OTHERS.includes(flag)))
  if (others.length === 0) return false
  return others.length === inside.length ? true : null
}

/** `training/voices`: a message a line, all of it own or all of it foreign. */
function listLines(name: string, isForeign: boolean): Message[] {
  const file = path.join(import.meta.dirname, 'voices', `${name}.txt`)
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const author = name === 'buyers' ? name : 'lines'
  return lines.map((text) => ({ author, text, judge: () => isForeign }))
}

/** Sentences of attacks, of look-alikes, of labeled turns and messages, and of simulated buyers. */
export function collectVoices(): VoiceRow[] {
  const messages = [
    ...listAttacks('development'),
    ...listAttacks('retired'),
    ...listTurns(),
    ...listMessages(),
    ...listLines('buyers', false),
    ...listLines('own', false),
    ...listLines('foreign', true),
  ]
  return messages
    .filter(({ text }) => text.length <= MESSAGE_MAX_CHARS)
    .flatMap(({ author, text, judge }, message) => {
      const tokens = tokenize(findUnspoken(text).visible)
      return describeSentences(tokens, findSentences(tokens)).flatMap(({ from, to, features }) => {
        const isForeign = judge(tokens.slice(from, to))
        return isForeign === null ? [] : [{ author, message, features, isForeign }]
      })
    })
}
