import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Slot } from '#domain/fact.ts'
import type { Measure } from '../measure.ts'
import { readActs } from './read-slot.ts'

// A bank's customer has none of these to tell; pain, tools and industry are left out, for some do name them.
const SLOTS: readonly Slot[] = [
  'contact_name',
  'company_name',
  'company_website',
  'email',
  'phone',
  'manual_hours',
  'team_size',
  'hourly_rate',
  'error_rate',
  'budget',
  'authority',
]

// One in a hundred would still greet one visitor in a hundred by a wrong name.
const GATE = { atMost: 10 }

/** How often a fact is read into a question that tells none. */
export async function measureBankQuestions(folder: string): Promise<Measure> {
  const csv = await readFile(path.join(folder, 'banking77/test.csv'), 'utf8')
  const questions = readFirstColumn(csv)
  const misses = questions.flatMap((text) => {
    const told = readActs(text, null).filter(
      (act) => act.kind === 'inform' && SLOTS.includes(act.slot),
    )
    return told.length === 0 ? [] : [`"${text}" → ${JSON.stringify(told[0])}`]
  })
  return {
    ...{ suite: 'transfer', name: 'BANKING77 facts read into questions', origin: 'public' },
    ...{ value: (misses.length / questions.length) * 1000, unit: 'count' },
    cases: questions.length,
    gate: GATE,
    misses,
  }
}

/** A row is `text,category`; a text that holds a comma, a quote or a line break stands in quotes. */
function readFirstColumn(csv: string): string[] {
  const rows = csv.matchAll(/(?:^|\n)(?:"((?:[^"]|"")*)"|([^",\n]*)),[\w?]+\r?(?=\n|$)/g)
  return [...rows]
    .slice(1)
    .map(([, quoted, plain]) => (quoted ?? plain ?? '').replaceAll('""', '"'))
}
