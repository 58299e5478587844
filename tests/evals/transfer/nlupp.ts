import path from 'node:path'
import { findMentions } from '#agent/understand/quantities/find-mentions.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import type { Measure } from '../measure.ts'
import { readJsonLists } from './public-data.ts'
import { readActs, readSlot } from './read-slot.ts'

type Label = { text: string; span: [number, number]; value?: unknown }
type Turn = {
  text: string
  intents?: readonly string[]
  slots?: Readonly<Record<string, Label>>
}

const SUITE = 'transfer'

// What was missing when the approach was chosen were bare numbers, which only a question makes money.
const MONEY_GATE = { atLeast: 0.9 }
const NO_MONEY_GATE = { atMost: 0.01 }
// A caller who names the payee of a transfer has not introduced themselves.
const OTHERS_NAME_GATE = { atMost: 0.05 }

const INTRODUCES_BEFORE = /\b(my name is|my name's|name is|name's|i am|i'm|this is)\s*$/i
const INTRODUCES_AFTER = /^ (here|speaking)\b/i

// Theirs to ours. "Why" is left out: theirs asks for a reason of anything, ours for that of a question.
const ACTS = { handoff: 'handoff', dont_know: 'unsure', greet: 'greet' } as const

/** Callers of a bank and of a hotel: amounts, numbers, names, and what they want from whom they talk to. */
export async function measureNlupp(folder: string): Promise<Measure[]> {
  const domains = ['banking', 'hotels'].map((name) => path.join(folder, 'nlupp/data', name))
  const turns = (await Promise.all(domains.map((domain) => readJsonLists<Turn>(domain)))).flat()
  return [
    measureAmounts(turns),
    measureFalseMoney(turns),
    measureNumbers(turns),
    ...measureNames(turns),
    ...Object.entries(ACTS).map(([intent, kind]) => measureAct(turns, intent, kind)),
  ]
}

function measureAmounts(turns: readonly Turn[]): Measure {
  const cases = pick(turns, 'amount_of_money')
  return measureShare('NLU++ amounts found', cases, MONEY_GATE, ({ text, slots }) => {
    const label = slots?.amount_of_money?.value as { amount: number } | undefined
    return label !== undefined && holdsNumber(text, label.amount)
  })
}

function measureFalseMoney(turns: readonly Turn[]): Measure {
  const cases = turns.filter(({ slots }) => slots?.amount_of_money === undefined)
  const wrong = cases.filter(({ text }) => read(text).some(({ kind }) => kind === 'money'))
  return {
    ...{ suite: SUITE, name: 'NLU++ money where there is none', origin: 'public' },
    value: wrong.length / cases.length,
    cases: cases.length,
    gate: NO_MONEY_GATE,
    misses: wrong.map(({ text }) => `"${text}"`),
  }
}

function measureNumbers(turns: readonly Turn[]): Measure {
  return measureShare('NLU++ numbers found', pick(turns, 'number'), undefined, ({ text, slots }) =>
    holdsNumber(text, Number(slots?.number?.value)),
  )
}

function measureNames(turns: readonly Turn[]): Measure[] {
  const cases = pick(turns, 'person_name')
  const own = cases.filter(introducesSelf)
  const others = cases.filter((turn) => !own.includes(turn))
  const taken = others.filter(({ text }) => readSlot(text, 'contact_name', null) !== null)
  return [
    // No gate: too few introduce themselves for a share to mean much.
    measureShare('NLU++ own names, not asked', own, undefined, ({ text, slots }) => {
      const name = String(readSlot(text, 'contact_name', null) ?? '')
      return name.toLowerCase() === slots?.person_name?.text.toLowerCase()
    }),
    {
      ...{ suite: SUITE, name: 'NLU++ others’ names taken for the visitor’s', origin: 'public' },
      value: taken.length / others.length,
      cases: others.length,
      gate: OTHERS_NAME_GATE,
      misses: taken.map(({ text }) => `"${text}"`),
    },
  ]
}

function measureAct(turns: readonly Turn[], intent: string, kind: string): Measure {
  const cases = turns.filter(({ intents = [] }) => intents.length === 1 && intents[0] === intent)
  return measureShare(`NLU++ ${intent} alone, understood`, cases, undefined, ({ text }) =>
    readActs(text, null).some((act) => act.kind === kind),
  )
}

function measureShare(
  name: string,
  cases: readonly Turn[],
  gate: { atLeast: number } | undefined,
  isRight: (turn: Turn) => boolean,
): Measure {
  const wrong = cases.filter((turn) => !isRight(turn))
  return {
    ...{ suite: SUITE, name, origin: 'public', cases: cases.length },
    value: (cases.length - wrong.length) / Math.max(1, cases.length),
    ...(gate ? { gate } : {}),
    misses: wrong.map(({ text }) => `"${text}"`),
  }
}

function pick(turns: readonly Turn[], slot: string): Turn[] {
  return turns.filter(({ slots }) => slots?.[slot] !== undefined)
}

function introducesSelf({ text, slots }: Turn): boolean {
  const [start, end] = slots?.person_name?.span ?? [0, 0]
  return INTRODUCES_BEFORE.test(text.slice(0, start)) || INTRODUCES_AFTER.test(text.slice(end))
}

function read(text: string) {
  return findMentions(tokenize(text))
}

function holdsNumber(text: string, number: number): boolean {
  return read(text).some(({ value, low, high }) => [value, low, high].includes(number))
}
