import { AUTHORITIES, type Slot, TIMELINES } from '../src/domain/fact.ts'
import type { Bank, Phrases } from '../tests/evals/buyers/bank/bank.ts'
import { createRandom } from '../tests/evals/buyers/bank/random.ts'
import { readDevelopmentBanks } from '../tests/evals/buyers/bank/read-bank.ts'
import { expand, stripProtection } from '../tests/evals/buyers/bank/template.ts'
import type { Sample } from './head-samples.ts'

/** The phrases of the buyers' banks, each as a message of its own. */
export function readBanks(): Sample[] {
  return readDevelopmentBanks().flatMap((bank, index) => {
    const said = new Map<string, Said>()
    for (const one of [...listTelling(bank), ...listOthers(bank)])
      said.set(`${one.asked} ${one.template}`, one)
    return [...said.values()].map((one) => toSample(`bank-${index + 1}`, one))
  })
}

type Said = {
  template: string
  asked: Slot | null
  facts: Sample['facts']
  open?: readonly Slot[]
}

const FIGURES_ASKED: readonly Slot[] = ['manual_hours', 'hourly_rate', 'error_rate']

/** A message of a buyer, in parts by what each of them does. */
export type SaidParts = { asked: Slot; parts: readonly (readonly [text: string, move: string])[] }

/** What two questions at once ask for. */
const ASKED_TOGETHER: readonly (readonly [Slot, Slot])[] = [
  ['team_size', 'hourly_rate'],
  ['tools', 'error_rate'],
  ['pain', 'manual_hours'],
]

/** Answers of the buyers' banks as moves: what is told, not known, or kept back, alone and two together. */
export function readAnswersAsMoves(): SaidParts[] {
  return readDevelopmentBanks().flatMap((bank) => {
    const say = (template: string) => toSample('', { template, asked: null, facts: {} }).text
    const list = (value: unknown, move: string) =>
      listTexts(value).map((template) => [say(template), move] as const)
    const told: Partial<Record<Slot, (readonly [string, string])[]>> = {
      manual_hours: list(bank.hours, 'tell'),
      team_size: list(bank.team, 'tell'),
      hourly_rate: list(bank.rate, 'tell'),
      tools: list(bank.tools, 'tell'),
      error_rate: list(bank.errors, 'tell'),
      pain: list(bank.pain, 'tell'),
      timeline: list(bank.timeline, 'tell'),
      authority: list(bank.authority, 'tell'),
      budget: list(bank.budget, 'tell'),
      industry: list(bank.industry, 'tell'),
    }
    const held = [
      ...list(bank.talk.refusals, 'refuse'),
      ...list([...bank.talk.unknowns, ...bank.talk.unknownsOf], 'unsure'),
    ]
    const open = FIGURES_ASKED.flatMap((asked) => held.map((part) => ({ asked, parts: [part] })))
    const alone = Object.entries(told).flatMap(([slot, said]) =>
      said.map((part) => ({ asked: slot as Slot, parts: [part] })),
    )
    const together = ASKED_TOGETHER.flatMap(([first, second]) =>
      (told[first] ?? []).map((part, at) => {
        const others = [...(told[second] ?? []), ...held]
        const other = others[(at * STRIDE) % others.length]
        return { asked: first, parts: other === undefined ? [part] : [endPart(part), other] }
      }),
    )
    return [...alone, ...open, ...together]
  })
}

/** Prime to the lengths of the lists, so that many pairs come about. */
const STRIDE = 7

const endPart = ([text, move]: readonly [string, string]) =>
  [/[.!?]$/.test(text) ? text : `${text}.`, move] as const

/** Answers by label, as an answer and, where they can be read alone, unasked. */
function listTelling({ authority, timeline, budget, titles }: Bank): Said[] {
  const { short, full, range, none } = budget
  return [
    ...AUTHORITIES.flatMap((value) => sayPhrases('authority', authority[value], value)),
    ...TIMELINES.flatMap((value) => sayPhrases('timeline', timeline[value], value)),
    ...sayPhrases('budget', { short: [...short], full: [...full, ...range] }, 20_000),
    ...sayPhrases('budget', { short: none, full: [] }, 0),
    ...titles.decision_maker.flatMap((title) => [
      { template: title, asked: 'authority' as const, facts: { authority: 'decision_maker' } },
      { template: `I'm the ${title}`, asked: null, facts: { authority: 'decision_maker' } },
    ]),
  ]
}

function sayPhrases(slot: Slot, { short, full }: Phrases, value: unknown): Said[] {
  const facts = { [slot]: value }
  return [
    ...[...short, ...full].map((template) => ({ template, asked: slot, facts })),
    ...full.map((template) => ({ template, asked: null, facts })),
  ]
}

/** What people say to other questions. */
function listOthers(bank: Bank): Said[] {
  const answers: readonly (readonly [Slot, object])[] = [
    ['manual_hours', bank.hours],
    ['team_size', bank.team],
    ['hourly_rate', bank.rate],
    ['tools', bank.tools],
    ['error_rate', bank.errors],
    ['pain', bank.pain],
    ['contact_name', bank.name],
    ['company_name', bank.company],
    ['industry', bank.industry],
    ['manual_hours', bank.corrections],
  ]
  const { browsing: _, ...talk } = bank.talk
  const asides = listTexts(talk).flatMap((template) =>
    (['authority', 'timeline', 'budget', 'pain'] as const).map((asked) => ({ template, asked })),
  )
  return [
    ...answers.flatMap(([asked, said]) => listTexts(said).map((template) => ({ template, asked }))),
    ...asides,
    ...bank.introductions
      .filter((template) => !template.includes('{title}'))
      .map((template) => ({ template, asked: 'contact_name' as const })),
  ].map((one) => ({ ...one, facts: {} }))
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((one) => listTexts(one))
    : []
}

const AMOUNTS = ['$20,000', '15k', '40 grand', '$8k', '25,000 dollars', '60 thousand', '$12,500']
const COUNTS = ['3', 'four', '12', 'six', '20', 'two', '45']
const TASKS = ['typing invoices', 'copying orders by hand', 'chasing late payments']
const NAMES = ['Dana Whitfield', 'Marco Silva', 'Priya Raman']
const WORDS: Readonly<Record<string, readonly string[]>> = {
  amount: AMOUNTS,
  low: AMOUNTS.slice(0, 3),
  high: AMOUNTS.slice(5),
  rate: ['$32', '45 dollars'],
  wrong: ['12', '30'],
  right: ['15', '35'],
  salary: ['$52,000', '48k'],
  month: ['$4,200', '5k'],
  percent: ['5%', '3 percent'],
  task: TASKS,
  name: NAMES,
  company: ['Harlow Freight', 'Bright Dental'],
  site: ['harlowfreight.com'],
  email: ['dana@harlowfreight.com'],
  business: ['a freight broker', 'a dental practice'],
  tools: ['Excel and Outlook', 'SAP'],
  other: ['Jira'],
  title: ['office manager'],
  thing: ['the budget', 'when we start', 'who decides', 'the hours'],
}

/** Placeholders get a value and alternatives are chosen by the text itself, so that it is the same every time. */
function toSample(author: string, { template, asked, facts, open = [] }: Said): Sample {
  const random = createRandom(template)
  const values = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => random.pick(WORDS[String(name)] ?? COUNTS),
    },
  )
  const text = stripProtection(expand(template, values, random))
  return { author, text, asked, facts, spans: [], open }
}
