import path from 'node:path'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { getHostname, parse } from 'tldts'
import { findMentions } from '#agent/understand/quantities/find-mentions.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import type { Gate, Measure } from '../measure.ts'
import { type Counts, measureCounts } from '../turns/counts.ts'
import { readJson } from './public-data.ts'
import { readSlot } from './read-slot.ts'

type Resolution = { value?: string | null; unit?: string; subtype?: string }
type Spec = {
  Input: string
  NotSupported?: string
  Results: readonly { Text: string; Resolution: Resolution }[]
}

// No sales chat names more than this, and the specifications run to trillionths and googols.
const NUMBER_MAX = 1e9
const DOLLARS = new Set(['Dollar', 'United States dollar'])

// The specifications seek out corners; what ordinary people write is measured on the other sets.
const GATES = {
  dollars: { atLeast: 0.8 },
  emails: { atLeast: 0.85 },
  phones: { atLeast: 0.8 },
  websites: { atLeast: 0.7 },
} as const satisfies Record<string, Gate>

/** Microsoft's cases for its recognisers, as far as they are about what a visitor here may write. */
export async function measureRecognizerSpecs(folder: string): Promise<Measure[]> {
  const load = async (model: string) => {
    const specs = await readJson<Spec[]>(path.join(folder, `recognizers/${model}Model.json`))
    return specs.filter(({ NotSupported = '' }) => !NotSupported.includes('javascript'))
  }
  return [
    measureQuantities('specs, whole and decimal numbers', await load('Number'), pickNumber),
    measureQuantities('specs, percentages', await load('Percent'), pickPercent),
    measureQuantities('specs, dollars', await load('Currency'), pickDollars, GATES.dollars),
    ...measureEmails(await load('Email')),
    measurePhones(await load('PhoneNumber')),
    ...measureWebsites(await load('URL')),
  ]
}

type Pick = (resolution: Resolution) => number | null

function pickNumber({ subtype, value }: Resolution): number | null {
  const number = Number(value ?? Number.NaN)
  const isPlain = subtype === 'integer' || subtype === 'decimal'
  return isPlain && number >= 0 && number <= NUMBER_MAX ? number : null
}

function pickPercent({ value }: Resolution): number | null {
  const number = Number.parseFloat(value ?? '')
  return number >= 0 ? number : null
}

function pickDollars({ unit, value }: Resolution): number | null {
  return DOLLARS.has(unit ?? '') && value != null ? Number(value) : null
}

function measureQuantities(name: string, specs: readonly Spec[], pick: Pick, gate?: Gate): Measure {
  const wanted = specs.flatMap(({ Input, Results }) =>
    Results.flatMap(({ Resolution }) => {
      const number = pick(Resolution)
      return number === null ? [] : [{ text: Input, number }]
    }),
  )
  const missing = wanted.filter(({ text, number }) => !holdsNumber(text, number))
  return {
    ...{ suite: 'transfer', name, origin: 'public', cases: wanted.length },
    value: (wanted.length - missing.length) / wanted.length,
    ...(gate ? { gate } : {}),
    misses: missing.map(({ text, number }) => `"${text}" lacks ${number}`),
  }
}

function holdsNumber(text: string, number: number): boolean {
  const isClose = (value: number) => Math.abs(value - number) <= 1e-6 * Math.max(1, number)
  return findMentions(tokenize(text)).some(({ value, low, high }) =>
    [value, low, high].some(isClose),
  )
}

/** Addresses of a numeric host are left out: nobody is mailed there. */
function measureEmails(specs: readonly Spec[]): Measure[] {
  const cases = specs.filter(
    ({ Results }) => Results.length <= 1 && !Results.some(({ Text }) => Text.includes('[')),
  )
  return measureOne('specs, e-mail', cases, GATES.emails, ({ Input, Results }) => ({
    stored: readSlot(Input, 'email', 'email'),
    gold: Results[0]?.Resolution.value?.toLowerCase() ?? null,
  }))
}

/** Numbers that say their country; what a bare one means depends on where the visitor is. */
function measurePhones(specs: readonly Spec[]): Measure {
  const cases = specs.flatMap(({ Input, Results }) => {
    const text = Results[0]?.Text ?? ''
    const phone = text.startsWith('+') ? parsePhoneNumberFromString(text) : undefined
    return Results.length === 1 && phone?.isValid() ? [{ text: Input, gold: phone.number }] : []
  })
  const wrong = cases.filter(({ text, gold }) => readSlot(text, 'phone', 'phone') !== gold)
  return {
    ...{ suite: 'transfer', name: 'specs, phone with a country', origin: 'public' },
    value: (cases.length - wrong.length) / cases.length,
    cases: cases.length,
    gate: GATES.phones,
    misses: wrong.map(({ text, gold }) => `"${text}" lacks ${gold}`),
  }
}

/** Only hosts that can be a company's, a registered name below a public suffix, and no e-mail address: its host may be. */
function measureWebsites(specs: readonly Spec[]): Measure[] {
  const cases = specs.filter(
    ({ Input, Results }) =>
      Results.length <= 1 &&
      Results.every(({ Text }) => isCompanyHost(Text)) &&
      !Input.includes('@'),
  )
  return measureOne('specs, website', cases, GATES.websites, ({ Input, Results }) => ({
    stored: readSlot(Input, 'company_website', 'company_website'),
    gold: Results[0] ? readHost(Results[0].Text) : null,
  }))
}

function isCompanyHost(address: string): boolean {
  const { domain, isIcann, isIp } = parse(address)
  return domain !== null && isIcann === true && isIp !== true
}

function readHost(address: string): string | null {
  return (
    getHostname(address)
      ?.toLowerCase()
      .replace(/^www\./, '') ?? null
  )
}

function measureOne(
  name: string,
  specs: readonly Spec[],
  gate: Gate,
  read: (spec: Spec) => { stored: unknown; gold: string | null },
): Measure[] {
  const misses: string[] = []
  const counts = specs.map((spec): Counts => {
    const { stored, gold } = read(spec)
    if (stored === gold) return { right: gold === null ? 0 : 1, extra: 0, missing: 0 }
    misses.push(`"${spec.Input}" → ${String(stored)} for ${String(gold)}`)
    return { right: 0, extra: stored === null ? 0 : 1, missing: gold === null ? 0 : 1 }
  })
  const common = { suite: 'transfer', origin: 'public', cases: specs.length } as const
  return measureCounts(name, counts, common, { gate, misses })
}
