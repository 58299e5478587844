import { expect, test } from 'vitest'
import { understand } from '#agent/understand/understand.ts'
import type { Slot } from '#domain/fact.ts'

type Known = readonly [text: string, value: number]

function read(message: string, [text, value]: Known, isPending: boolean) {
  const asking: Slot = isPending ? 'manual_hours' : 'hourly_rate'
  const acts = understand(message, {
    asking,
    knownSlots: new Set(isPending ? [] : ['manual_hours' as const]),
    teamSize: null,
    figures: [['manual_hours', value]],
    workings: { text, value, isPending },
  })
  return acts.flatMap((act) =>
    'slot' in act && act.slot === 'manual_hours' ? [[act.kind, 'value' in act && act.value]] : [],
  )
}

const ITEMS: Known = ['140 items × 6 minutes × 5 days', 70]
const PEOPLE: Known = ['6 people × 2 hours × 5 days', 60]
const BRANCHES: Known = ['5 branches × 8 hours', 40]

test.each([
  ['Yes. Well, Saturdays too, so 6 days', ITEMS, 84],
  ['Saturdays too', ITEMS, 84],
  ['weekends as well', ITEMS, 98],
  ['7 days', ITEMS, 98],
  ['no, 8 minutes', ITEMS, 93.3333333333],
  ['no, 200 a day', ITEMS, 100],
  ["no it's 3 hours", PEOPLE, 90],
  ['3 hours each', PEOPLE, 90],
  ['no, 4 people', PEOPLE, 40],
  ['no, two days', BRANCHES, 80],
  ['no, 4 branches', BRANCHES, 32],
])('"%s" to %s proposes %d hours', (message, known, hours) => {
  expect(read(message, known, true)).toEqual([['confirm', hours]])
})

test.each([
  ["no it's 3 hours", PEOPLE, 90],
  ['sorry, we work six days a week', ITEMS, 84],
  ['weekends too', ITEMS, 98],
])('"%s" to the known %s proposes %d hours', (message, known, hours) => {
  expect(read(message, known, false)).toEqual([['confirm', hours]])
})

test.each([
  ['hours should be 84 not 70', ITEMS],
  ['no, 84', ITEMS],
  ['no, 84 hours in all', ITEMS],
])('"%s" to %s is the whole sum', (message, known) => {
  expect(read(message, known, true)).toEqual([['inform', 84]])
})

test.each(['we need it in 6 days', '$26 an hour', 'not on weekends'])(
  '"%s" changes no sum',
  (message) => {
    expect(read(message, PEOPLE, false)).toEqual([])
  },
)
