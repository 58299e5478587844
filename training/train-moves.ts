import {
  type Asked,
  cutParts,
  describePart,
  MOVES,
  type Move,
} from '../src/agent/understand/acts/moves.ts'
import {
  type HeadModel,
  openHead,
  weighMessage,
} from '../src/agent/understand/readers/head-model.ts'
import { readAnswersAsMoves } from './bank-phrases.ts'
import { fitLinear } from './fit-linear.ts'
import { type AuthoredRow, readAuthors, reportAuthors } from './report-authors.ts'
import { keepWeights } from './shared/keep-weights.ts'
import { AUTHORS, readAuthor } from './shared/read-messages.ts'

/** Chosen on held-out authors. */
const OPTIONS = { labels: MOVES.length, rounds: 20, step: 2, pull: 3e-5, most: 30_000 }

type Line = { asked: Asked; parts: readonly (readonly [string, (typeof MOVES)[number]])[] }

/** The smallest parts of a message, each with the label of the part that holds its middle. */
function toRows({ asked, parts }: Line, author: string): AuthoredRow[] {
  const message = parts.map(([text]) => text).join(' ')
  const labels = parts.flatMap(([text, label]) =>
    Array<number>(text.length + 1).fill(MOVES.indexOf(label)),
  )
  const cut = cutParts(message)
  const texts = cut.map(({ text }) => text)
  return cut.map(({ text, span: [start, end] }, index) => ({
    author,
    text: `${text} | ${message}`,
    label: labels[Math.floor((start + end - 1) / 2)] ?? 0,
    weight: 1,
    features: describePart(texts, index, asked),
  }))
}

/** Slots by the names that lines have for them. */
const ASKED_NAMES: Readonly<Record<string, Asked>> = {
  pain: 'pain',
  manual_hours: 'hours',
  team_size: 'people',
  hourly_rate: 'rate',
  tools: 'tools',
  error_rate: 'errors',
  timeline: 'timing',
  authority: 'decider',
  budget: 'budget',
  email: 'email',
  contact_name: 'greeting',
}
/** Messages that were labeled by what they tell, not by their parts, count so much. */
const TOLD_WEIGHT = 0.1

const told = AUTHORS.flatMap((author) => readAuthor(author))
  .filter(({ acts }) => acts.length === 0)
  .flatMap(({ text, asked }) =>
    toRows({ asked: ASKED_NAMES[asked ?? ''] ?? 'nothing', parts: [[text, 'tell']] }, ''),
  )
  .map((row) => ({ ...row, weight: TOLD_WEIGHT }))
const rows = readAuthors<Line>('moves').flatMap(({ author, line }) => toRows(line, author))
/** Answers of simulated buyers count so much: their phrases are many and alike. */
const ANSWER_WEIGHT = 1

const answers = readAnswersAsMoves()
  .flatMap(({ asked, parts }) =>
    toRows({ asked: ASKED_NAMES[asked] ?? 'nothing', parts: parts as Line['parts'] }, ''),
  )
  .map((row) => ({ ...row, weight: ANSWER_WEIGHT }))

/** `asks`: what of a message asks. Nothing says what the rest of it does. */
type Asking = { asked: Asked; text: string; asks: readonly string[] }

const ASKING: ReadonlySet<Move> = new Set(['ask', 'what_if'])
/** A label that was guessed counts so much. */
const GUESSED_WEIGHT = 0.5

/** The parts of a message with the likeliest label among those that are possible, by a model of the labeled ones. */
function guessRows(model: HeadModel, { asked, text, asks }: Asking): AuthoredRow[] {
  const spans = asks.map((quote) => [text.indexOf(quote), text.indexOf(quote) + quote.length])
  const cut = cutParts(text)
  const texts = cut.map((part) => part.text)
  return cut.map((part, index) => {
    const middle = (part.span[0] + part.span[1]) / 2
    const isAsking = spans.some(([start = 0, end = 0]) => start <= middle && middle < end)
    const features = describePart(texts, index, asked)
    const chances = weighMessage(model, features, MOVES.length)
    const possible = MOVES.map((move, at) => ({ at, chance: chances[at] ?? 0, move })).filter(
      ({ move }) => ASKING.has(move) === isAsking,
    )
    const likeliest = possible.reduce((one, other) => (other.chance > one.chance ? other : one))
    return { author: '', text: part.text, label: likeliest.at, weight: GUESSED_WEIGHT, features }
  })
}

/** Fits twice: once to tell what the parts of half-labeled messages do, and again with those. */
function fitMoves(labeled: readonly AuthoredRow[]) {
  const model = openHead(fitLinear(labeled, OPTIONS))
  const guessed = readAuthors<Asking>('questions').flatMap(({ line }) => guessRows(model, line))
  return fitLinear([...labeled, ...guessed], OPTIONS)
}

if (process.argv.includes('--report')) reportAuthors(rows, told, MOVES, OPTIONS)
else keepWeights('moves', 'acts/move-weights.json', fitMoves([...rows, ...told, ...answers]))
