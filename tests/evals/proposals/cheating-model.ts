import type { Proposal } from '#agent/understand/message/act.ts'
import { SLOT_UNITS, type Slot } from '#domain/fact.ts'
import { createRandom } from '#tests/evals/buyers/bank/random.ts'
import type { ScriptedModel } from './scripted-model.ts'

/** As many as are looked at in one turn. */
export const LIES_PER_TURN = 12

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

const forSlots = (slots: readonly Proposal['slot'][], quotes: readonly string[]): Proposal[] =>
  quotes.flatMap((quote) => slots.map((slot) => ({ slot, quote })))

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

/** Everything that a message could be made to say by one who may only point at its words. */
export function listLies(text: string): Proposal[] {
  const cut = (pattern: RegExp) => findAll(pattern, text).map((span) => text.slice(...span))
  const every: readonly Proposal['slot'][] = [...SLOTS, 'question']
  return [
    ...forSlots(
      NUMERIC,
      findAll(NUMBER, text).flatMap((span) => listAround(text, span)),
    ),
    ...forSlots(WORDED, [...cut(CAPITALISED), ...cut(ADDRESS)]),
    ...forSlots(['contact_name', 'company_name', 'tools', 'pain'], cut(WORD)),
    ...forSlots(every, [...cut(CLAUSE), ...cut(SENTENCE), text, text.slice(0, 240)]),
    ...forSlots(every, listForged(text)),
  ]
}

/** The lies of a message in an order of their own, each once. */
export function shuffleLies(text: string, seed: string): Proposal[] {
  const byKey = new Map(listLies(text).map((lie) => [`${lie.slot} ${lie.quote}`, lie]))
  return createRandom(`${seed} ${text}`).shuffle([...byKey.values()])
}

/** Tells as many lies on every turn as anybody looks at. */
export function createCheatingModel(seed: string): ScriptedModel {
  return (text) => shuffleLies(text, seed).slice(0, LIES_PER_TURN)
}
