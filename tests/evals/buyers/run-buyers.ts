import { parseArgs } from 'node:util'
import {
  BUYER_SETS,
  gradeAll,
  holdConversations,
  originOf,
} from '#tests/evals/buyers/buyers-suite.ts'
import type { Conversation } from '#tests/evals/buyers/conversation/hold-conversation.ts'
import { countMisses } from '#tests/evals/buyers/grading/count-misses.ts'
import { measureGrades } from '#tests/evals/buyers/grading/measure-grades.ts'
import { measurePace } from '#tests/evals/buyers/measure-pace.ts'
import { isReached, type Measure } from '#tests/evals/measure.ts'

// node tests/evals/buyers/run-buyers.ts [--set NAME] [--misses 20] [--talk author-1-001] [--show-blind]
const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    misses: { type: 'string', default: '0' },
    only: { type: 'string' },
    talk: { type: 'string' },
    'show-blind': { type: 'boolean', default: false },
  },
})

const isShown = (set: string) => originOf(set) !== 'blind' || values['show-blind']

function printMeasure(measure: Measure): void {
  const verdict =
    measure.gate === undefined
      ? ''
      : `${isReached(measure) ? 'reached' : 'MISSED'} ${JSON.stringify(measure.gate)}`
  const value = Math.round(measure.value * 1000) / 1000
  console.log(
    `${measure.origin.padEnd(10)} ${measure.name.padEnd(48)} ${String(value).padStart(8)} ${(measure.unit ?? '').padEnd(9)} of ${String(measure.cases).padEnd(6)} ${verdict}`,
  )
}

function printMisses(measures: readonly Measure[]): void {
  const shown = measures.filter(
    ({ name, misses = [] }) =>
      misses.length > 0 && (values.only === undefined || name === values.only),
  )
  for (const { name, misses = [] } of shown) {
    console.log(`\n${name}:`)
    for (const miss of misses.slice(0, Number(values.misses))) console.log(`  ${miss}`)
  }
}

function printTalk({ profile, perturbation, greeting, exchanges }: Conversation): void {
  console.log(
    `\n== ${profile.id} ${profile.tier} ${profile.behaviour} ${perturbation}\nA: ${greeting}`,
  )
  for (const { message, turn } of exchanges) {
    const { text, asking, booking } = turn.reply
    console.log(
      `B: ${message}\nA: ${text.replaceAll('\n', ' ')}  [${asking ?? '-'} ${turn.scoreCard.score} ${booking?.reason ?? ''}]`,
    )
  }
}

function report(set: string): void {
  const conversations = holdConversations(set)
  if (isShown(set) && values.talk !== undefined) {
    for (const conversation of conversations.filter(({ profile }) => profile.id === values.talk))
      printTalk(conversation)
    return
  }
  const grades = gradeAll(conversations)
  const measures = measureGrades(grades, originOf(set))
  const all = originOf(set) === 'blind' ? [...measures, ...measurePace(conversations)] : measures
  for (const measure of all) printMeasure(measure)
  for (const line of countMisses(grades)) console.log(`  ${line}`)
  if (isShown(set) && values.misses !== '0') printMisses(measures)
}

const chosen = BUYER_SETS.find((set) => set === values.set)
const sets: readonly string[] = chosen === undefined ? BUYER_SETS : [chosen]
for (const set of sets) report(set)
