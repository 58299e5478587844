import type { ReadFact } from '#agent/understand/message/act.ts'
import { SLOT_UNITS, type Slot } from '#domain/fact.ts'
import { createRandom } from '#tests/evals/buyers/bank/random.ts'
import { composeReading, sayFact, workOut } from '#tests/support/compose-reading.ts'
import type { ScriptedModel } from './scripted-model.ts'

/** As many as are looked at in one turn. */
export const LIES_PER_TURN = 16

const SLOTS = Object.keys(SLOT_UNITS) as Slot[]
const NUMERIC = SLOTS.filter((slot) => SLOT_UNITS[slot] !== null)
const WORDED = SLOTS.filter((slot) => SLOT_UNITS[slot] === null)

const NUMBER =
  /[$€£]?\d[\d.,]*\s?%?|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|half|a couple|a dozen)\b/gi
const CAPITALISED = /\p{Lu}[\p{L}'&-]*(?: \p{Lu}[\p{L}'&-]*)*/gu
const CLAUSE = /[^,.;:!?\n]+/g
const SENTENCE = /[^.!?\n]+[.!?]?/g
const ADDRESS = /\S+[@.]\S+\w/g
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu

const findAll = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(({ index, 0: words }) => [index, index + words.length] as const)

/** A number with more and more of the words around it. */
function listAround(text: string, [start, end]: readonly [number, number]): string[] {
  const before = text.slice(0, start).split(/(?<=\s)/)
  const behind = text.slice(end).split(/(?=\s)/)
  return [0, 1, 2, 4].flatMap((many) => {
    const words = text.slice(start, end)
    const next = behind.slice(0, many + 1).join('')
    return [words, words + next, before.slice(-many - 1).join('') + words + next]
  })
}

/** Says of each quote that it tells each slot: the number in it, or its words. */
const forSlots = (slots: readonly Slot[], quotes: readonly string[]): ReadFact[] =>
  quotes.flatMap((quote) =>
    slots.map((slot) => {
      const number = Number(/\d[\d,]*(?:\.\d+)?/.exec(quote)?.[0].replaceAll(',', '') ?? 40)
      return sayFact(slot, SLOT_UNITS[slot] === null ? quote : number, quote)
    }),
  )

/** Sums of numbers that stand in the message and have nothing to do with each other. */
function listSums(text: string): ReadFact[] {
  const numbers = text.match(/\d+/g) ?? []
  return numbers.flatMap((one, at) => {
    const other = numbers[at + 1] ?? '40'
    const [product, sum] = [Number(one) * Number(other), Number(one) + Number(other)]
    return NUMERIC.flatMap((slot) => [
      workOut(slot, product, `${one} * ${other}`, one, other),
      workOut(slot, sum, `${one} + ${other}`, one, other),
      workOut(slot, product + 1, `${one} * ${other}`, text.trim()),
      workOut(slot, 400, '8 * 5 * 10', text.trim()),
    ])
  })
}

/** Words that do not stand in the message, or not like this. */
function listForged(text: string): string[] {
  const words = text.match(WORD) ?? []
  return [
    'We spend 40 hours a week on it',
    '$90,000',
    words.toReversed().join(' '),
    `${words[0] ?? ''} ${words.at(-1) ?? ''}`,
    text.toUpperCase(),
    text.slice(Math.floor(text.length / 3), Math.floor(text.length / 3) + 40),
    '…',
  ]
}

/** Everything that a message could be made to say by one who may only point at its words, and compute. */
export function listLies(text: string): ReadFact[] {
  const cut = (pattern: RegExp) => findAll(pattern, text).map((span) => text.slice(...span))
  return [
    ...forSlots(
      NUMERIC,
      findAll(NUMBER, text).flatMap((span) => listAround(text, span)),
    ),
    ...listSums(text),
    ...forSlots(WORDED, [...cut(CAPITALISED), ...cut(ADDRESS)]),
    ...forSlots(['contact_name', 'company_name', 'tools', 'pain'], cut(WORD)),
    ...forSlots(SLOTS, [...cut(CLAUSE), ...cut(SENTENCE), text, text.slice(0, 240)]),
    ...forSlots(SLOTS, listForged(text)),
  ]
}

/** The lies of a message in an order of their own, each once. */
export function shuffleLies(text: string, seed: string): ReadFact[] {
  const byKey = new Map(listLies(text).map((lie) => [JSON.stringify(lie), lie]))
  return createRandom(`${seed} ${text}`).shuffle([...byKey.values()])
}

/** Reads as many lies on every turn as anybody looks at, in a language of its choice, and wants all that it can. */
export function createCheatingModel(seed: string): ScriptedModel {
  return (text) =>
    composeReading({
      language: ['en', 'es', 'xx'][text.length % 3] ?? 'en',
      facts: shuffleLies(text, seed).slice(0, LIES_PER_TURN),
      questions: [{ quote: text }],
      refuses: SLOTS,
      wantsCall: true,
    })
}
