import { type Asked, cutParts, describePart, MOVES } from '../src/agent/understand/acts/moves.ts'
import { fitLinear } from './fit-linear.ts'
import { type AuthoredRow, readAuthors, reportAuthors } from './report-authors.ts'
import { keepWeights } from './shared/keep-weights.ts'
import { AUTHORS, readAuthor } from './shared/read-messages.ts'

/** Chosen on held-out authors. */
const OPTIONS = { labels: MOVES.length, rounds: 20, step: 2, pull: 3e-5, most: 20_000 }

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
if (process.argv.includes('--report')) reportAuthors(rows, told, MOVES, OPTIONS)
else keepWeights('moves', 'acts/move-weights.json', fitLinear([...rows, ...told], OPTIONS))
