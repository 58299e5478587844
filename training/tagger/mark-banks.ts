import type { Tag } from '../../src/agent/understand/readers/tags.ts'
import type { Slot } from '../../src/domain/fact.ts'
import type { Bank } from '../../tests/evals/buyers/bank/bank.ts'
import { readDevelopmentBanks } from '../../tests/evals/buyers/bank/read-bank.ts'
import { createRandom } from '../shared/random.ts'
import type { CharSpan, Marked } from './tag-example.ts'

const SEED = 11

/** Phrases of the buyers' banks, filled with the names, firms, tools, and tasks of the same bank. */
export function markBanks(): Marked[] {
  return readDevelopmentBanks().flatMap((bank, index) => markBank(bank, `bank-${index + 1}`))
}

const TAG_OF_PLACE: Readonly<Record<string, Tag>> = {
  name: 'name',
  company: 'company',
  tools: 'tool',
  other: 'other_tool',
  task: 'work',
  business: 'trade',
}

type Phrase = { template: string; asked: readonly Slot[]; open: readonly Tag[] }

function markBank(bank: Bank, group: string): Marked[] {
  const random = createRandom(SEED)
  return listPhrases(bank).map(({ template, asked, open }) => ({
    group,
    asked,
    open,
    ...fill(template, bank, random),
  }))
}

function listPhrases(bank: Bank): Phrase[] {
  const list = (templates: readonly string[], asked: readonly Slot[], open: readonly Tag[] = []) =>
    templates.map((template): Phrase => ({ template, asked, open }))
  const free: readonly Slot[] = []
  return [
    ...list(bank.introductions, ['contact_name']),
    ...list(bank.introductions, ['contact_name', 'company_website']),
    ...list(bank.name.short, ['contact_name']),
    ...list(bank.name.full, free),
    ...list(bank.company.short, ['company_name']),
    ...list(bank.company.full, free),
    ...list([...bank.website.short, ...bank.website.full], ['company_website']),
    ...list([...bank.email.short, ...bank.email.full], ['email']),
    ...list(bank.industry.short, ['industry']),
    ...list(bank.industry.full, free),
    ...list(bank.tools.short, ['tools']),
    ...list([...bank.tools.full, ...bank.tools.withOther], ['tools']),
    ...list(Object.values(bank.pain).flat(), ['pain']),
    ...list(
      Object.values(bank.timeline).flatMap(({ short, full }) => [...short, ...full]),
      ['timeline'],
      ['when'],
    ),
    ...list(
      Object.values(bank.authority).flatMap(({ short, full }) => [...short, ...full]),
      ['authority'],
      ['decides'],
    ),
    ...list([...bank.talk.openers, ...bank.talk.asides, ...bank.talk.snarks], free, [
      'work',
      'other_name',
      'other_company',
      'decides',
      'when',
    ]),
    ...list(
      [...bank.talk.questions, ...bank.talk.refusals, ...bank.talk.unknowns],
      ['contact_name'],
      ['work', 'decides', 'when'],
    ),
    ...list(
      [
        ...bank.talk.refusals,
        ...bank.talk.unknowns,
        ...bank.talk.yes,
        ...bank.talk.no,
        ...bank.talk.noWebsite,
      ],
      ['company_name'],
      ['work', 'decides', 'when'],
    ),
  ]
}

type PickOne = <Value>(values: readonly Value[]) => Value | undefined

function chooseValue(place: string, bank: Bank, pick: PickOne): string[] {
  const trade = pick(bank.trades)
  const given = pick(bank.givenNames) ?? ''
  const name = pick([0, 1, 2]) === 0 ? given : `${given} ${pick(bank.surnames) ?? ''}`
  const company = `${pick(bank.companyOwners) ?? ''} ${pick(trade?.companyEndings ?? []) ?? ''}`
  switch (place) {
    case 'name':
      return [name]
    case 'company':
      return [company]
    case 'site':
      return [`${company.toLowerCase().replaceAll(/[^a-z]/g, '')}.com`]
    case 'email':
      return [`${given.toLowerCase()}@${company.toLowerCase().replaceAll(/[^a-z]/g, '')}.com`]
    case 'title':
      return [pick(Object.values(bank.titles).flat()) ?? '']
    case 'tools':
      return [...new Set([pick(trade?.tools ?? []), pick(trade?.tools ?? [])])].map(
        (tool) => tool ?? '',
      )
    case 'other':
      return [pick(bank.nicheTools) ?? '']
    case 'task':
      return [pick(trade?.tasks ?? []) ?? '']
    case 'business':
      return [pick(trade?.businesses ?? []) ?? '']
    default:
      return [String(pick([2, 3, 5, 10, 12, 25, 40]))]
  }
}

const PLACE = /\{(\w+)\}/g
const ARTICLE = /^(?:an?|the) /

function fill(
  template: string,
  bank: Bank,
  random: () => number,
): Pick<Marked, 'text' | 'blanked' | 'spans'> {
  const pick: PickOne = (values) => values[Math.floor(random() * values.length)]
  const chosen = template.replaceAll(
    /\(([^()]*)\)/g,
    (_, parts: string) => pick(parts.split('|')) ?? '',
  )
  const spans: CharSpan[] = []
  const blanked: { start: number; end: number }[] = []
  let text = ''
  let at = 0
  const add = (place: string, value: string) => {
    const article = place === 'business' ? ARTICLE.exec(value)?.[0] : undefined
    const start = text.length + (article?.length ?? 0)
    text += value
    const tag = TAG_OF_PLACE[place]
    if (tag !== undefined) spans.push({ start, end: text.length, tag })
    else if (place === 'site' || place === 'email') blanked.push({ start, end: text.length })
  }
  for (const { 0: whole, 1: place = '', index } of chosen.matchAll(PLACE)) {
    text += chosen.slice(at, index)
    for (const [order, value] of chooseValue(place, bank, pick).entries()) {
      if (order > 0) text += pick([', ', ' and ', ' + '])
      add(place, value)
    }
    at = index + whole.length
  }
  return { text: text + chosen.slice(at), spans, blanked }
}
