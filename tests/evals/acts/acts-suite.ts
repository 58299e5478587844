import { readFileSync } from 'node:fs'
import { readAgreement } from '#agent/understand/acts/agreement.ts'
import { readConsent } from '#agent/understand/acts/consent.ts'
import { type Asked, type Move, readMoves } from '#agent/understand/acts/moves.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import type { Measure, Suite } from '../measure.ts'

const SUITE = 'acts'

type Answer = { text: string; label: 'yes' | 'no' | 'unsure' | 'other' }
type Message = { asked: Asked; parts: readonly (readonly [string, Move])[] }

const readLines = <Line>(name: string): Line[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)

const share = (name: string, cases: readonly boolean[]): Measure => ({
  suite: SUITE,
  name,
  origin: 'blind',
  value: cases.filter(Boolean).length / cases.length,
  cases: cases.length,
})

/** One author's answers to a figure that was said back, and messages cut into what they do; written for nothing else. */
export const evaluateActs: Suite = async () => {
  const answers = readLines<Answer>('blind-agreement.jsonl').map(({ text, label }) => {
    const read = readAgreement(text, readConsent(tokenize(text), 'figure'))
    return { label, read }
  })
  const messages = readLines<Message>('blind-moves.jsonl').map(({ asked, parts }) => ({
    moves: parts.map(([, move]) => move),
    found: readMoves(parts.map(([text]) => text).join(' '), asked).map(({ move }) => move),
  }))
  const isRead = (label: Answer['label']) =>
    answers.filter((one) => one.label === label).map(({ read }) => read === label)
  const others = answers.filter(({ label }) => label !== 'yes')
  const holds = (move: Move) =>
    messages.filter(({ moves }) => moves.includes(move)).map(({ found }) => found.includes(move))
  const tells = messages.filter(({ moves }) => moves.every((move) => move === 'tell'))
  return [
    { ...share('yes to a figure, read as one', isRead('yes')), gate: { atLeast: 0.75 } },
    {
      ...share(
        'no yes, and read as one',
        others.map(({ read }) => read === 'yes'),
      ),
      gate: { atMost: 0.02 },
    },
    share('no to a figure, read as one', isRead('no')),
    { ...share('messages that ask, found', holds('ask')), gate: { atLeast: 0.8 } },
    share('messages that suppose, found', holds('what_if')),
    share('messages that change something, found', holds('change')),
    share(
      'messages that only tell, taken for a question',
      tells.map(({ found }) => found.includes('ask')),
    ),
  ]
}
