import { BEST_KNOWN } from '#site/islands/booking/zones/place-names.ts'
import type { Term, TermKind, Zone } from '#site/islands/booking/zones/zone-index.ts'

/** Where the visitor is: a zone if the browser tells one, and a country, "" for none. */
export type Whereabouts = { own: Zone | undefined; ownCountry: string }

/** The meanings of a text, best first: of all terms that it may stand for, each that is as likely as any other. */
export function chooseMeanings(terms: readonly Term[], from: Whereabouts): Term[] {
  return narrow(terms, from).toSorted(
    (one, other) => weigh(other.zone, from) - weigh(one.zone, from),
  )
}

/** Zones with many names are those of many people. */
function weigh(zone: Zone, from: Whereabouts): number {
  const own = zone === from.own ? 8000 : 0
  const near = isNear(zone, from) ? 4000 : 0
  return own + near + (isBestKnown(zone) ? 2000 : 0) + zone.group.length
}

/** Leaves out lesser places of a name: "Sydney" is the city that a zone is called after, not Nova Scotia's. */
function narrow(terms: readonly Term[], from: Whereabouts): Term[] {
  const ofKind = (...kinds: TermKind[]) => terms.filter(({ kind }) => kinds.includes(kind))
  const abbreviations = ofKind('abbreviation')
  if (abbreviations.length > 0) return readAbbreviation(abbreviations, from)
  const ids = ofKind('id').slice(0, 1)
  if (ids[0]?.text.includes('/')) return ids
  const capitals = ofKind('capital')
  const cities = capitals.length > 0 ? capitals : ofKind('city')
  const places = [...ofKind('country', 'region'), ...cities]
  if (places.length > 0) return places
  return ids.length > 0 ? ids : chooseClock(ofKind('rule'), from)
}

/** Reads "CST" and the like. It has three meanings; who lives in none of their zones is given the choice. */
function readAbbreviation(terms: readonly Term[], from: Whereabouts): Term[] {
  const mine = terms.filter(({ zone }) => zone === from.own)
  if (mine.length > 0) return mine
  const usual = terms.filter((term) => isUsual(term, terms))
  const near = usual.filter((term) => isNear(term.zone, from) && isTold(term))
  const meant = near.length > 0 ? near : usual
  const hasTowns = meant.some(({ zone }) => isLarge(zone))
  const large = hasTowns ? meant.filter(({ zone }) => isLarge(zone)) : meant
  const told = large.filter(isTold)
  const toldRules = new Set(told.map(({ zone }) => zone.rule))
  const untold = large.filter((term) => !isTold(term) && !toldRules.has(term.zone.rule))
  return [
    ...groupTerms(told, (term) => String(readMeaning(term))),
    ...groupTerms(untold, ({ zone }) => zone.rule),
  ].flatMap((meaning) => chooseClock(meaning, from))
}

/** Ürümqi is two hours from what China's clock stands for. */
function isUsual(term: Term, terms: readonly Term[]): boolean {
  const best = terms.find(({ zone }) => zone.rule === term.zone.rule && isBestKnown(zone))
  return !best || readMeaning(best) === readMeaning(term)
}

/** Of zones that share a name: the visitor's own, else the best known in that country, else anywhere, else all. */
function chooseClock(terms: readonly Term[], from: Whereabouts): Term[] {
  const mine = terms.filter(({ zone }) => zone === from.own)
  if (mine.length > 0) return mine
  const near = terms.filter(({ zone }) => isNear(zone, from))
  const pool = near.length > 0 ? near : terms
  const known = pool.filter(({ zone }) => isBestKnown(zone))
  return known.length > 0 ? known : [...pool]
}

function isNear({ countryCode }: Zone, { ownCountry }: Whereabouts): boolean {
  return countryCode !== '' && countryCode === ownCountry
}

const isBestKnown = ({ group }: Zone) => group.some((name) => BEST_KNOWN.has(name))

/** A place with one town counts where no larger one is meant: "PST" is not Pitcairn's. */
const isLarge = ({ cities, timeZone }: Zone) => cities.length > 1 || timeZone === 'UTC'

/** Minutes ahead of Greenwich that an abbreviation stands for in a zone, where the package says so. */
function readMeaning({ text, zone }: Term): number | undefined {
  return zone.abbreviations.get(text)
}

const isTold = (term: Term) => readMeaning(term) !== undefined

function groupTerms(terms: readonly Term[], readKey: (term: Term) => string): Term[][] {
  const groups = new Map<string, Term[]>()
  for (const term of terms) {
    const key = readKey(term)
    groups.set(key, [...(groups.get(key) ?? []), term])
  }
  return [...groups.values()]
}
