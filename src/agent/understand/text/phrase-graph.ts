import { SMALL_NUMBERS, TENS } from '#agent/lexicon/numbers.ts'
import type { PhraseItem } from '#agent/understand/text/phrase-items.ts'
import {
  listLines,
  type PhraseLists,
  type PhraseNode,
  type PhrasePlace,
  parsePhrase,
} from '#agent/understand/text/phrase-pattern.ts'

/**
 * A place with the places that may follow it; `label` where a phrase may end with it. What follows is one of
 * `nextWords`, unless the place `isOpen`: a phrase ends there, or something else than a word of a list may follow.
 */
export type GraphPlace = {
  place: PhrasePlace
  next: number[]
  label: number | null
  nextWords: ReadonlySet<string>
  isOpen: boolean
}

/**
 * All phrases of a lexicon as one automaton: a place is a state that has just taken an item (Glushkov's construction).
 * Phrases have no unbounded repetition, so the graph has no cycle.
 */
export type PhraseGraph = {
  labels: readonly string[]
  places: readonly GraphPlace[]
  /** Where a phrase may start, by the word it starts with. */
  byWord: ReadonlyMap<string, readonly number[]>
  /** Places that take the first word of a sentence or of the message, by that word. */
  byFirstWord: ReadonlyMap<string, readonly number[]>
  byOuterWord: ReadonlyMap<string, readonly number[]>
  /** All words of six letters or more, for slips of the keyboard. */
  longWords: ReadonlySet<string>
  words: ReadonlySet<string>
}

export const NUMBER = '#'
const ADDRESS = '<address>'
const SLIP_MIN_LETTERS = 6

type Ends = { first: readonly number[]; last: readonly number[]; canBeEmpty: boolean }

export function buildGraph(
  families: Readonly<Record<string, string>>,
  lists: PhraseLists,
): PhraseGraph {
  const places: GraphPlace[] = []
  const labels = Object.keys(families)
  const starts: number[] = []
  for (const [label, lines] of Object.values(families).entries()) {
    for (const line of listLines(lines)) {
      const ends = addNode(places, parsePhrase(line, lists))
      if (ends.canBeEmpty || ends.first.some((at) => places[at]?.place.kind === 'any')) {
        throw new Error(`The phrase "${line}" must start with a word.`)
      }
      for (const at of ends.last) if (places[at]) places[at].label = label
      starts.push(...ends.first)
    }
  }
  for (const place of places) lookAhead(places, place)
  const words = places.flatMap(({ place }) => (place.kind === 'words' ? [...place.words] : []))
  const isAfter = (kind: PhrasePlace['kind']) =>
    starts.filter((at) => places[at]?.place.kind === kind).flatMap((at) => places[at]?.next ?? [])
  return {
    labels,
    places,
    byWord: indexByWord(places, starts),
    byFirstWord: indexByWord(places, isAfter('end')),
    byOuterWord: indexByWord(places, isAfter('outer')),
    longWords: new Set(words.filter((word) => word.length >= SLIP_MIN_LETTERS)),
    words: new Set(words),
  }
}

/** Set once the graph is whole. */
function lookAhead(places: readonly GraphPlace[], place: GraphPlace): void {
  const following = place.next.flatMap((at) => places[at]?.place ?? [])
  place.nextWords = new Set(
    following.flatMap((next) => (next.kind === 'words' ? [...next.words] : [])),
  )
  place.isOpen = place.label !== null || following.some(({ kind }) => kind !== 'words')
}

function addNode(places: GraphPlace[], node: PhraseNode): Ends {
  switch (node.kind) {
    case 'place': {
      const at =
        places.push({
          place: node.place,
          next: [],
          label: null,
          nextWords: new Set(),
          isOpen: true,
        }) - 1
      return { first: [at], last: [at], canBeEmpty: false }
    }
    case 'optional':
      return { ...addNode(places, node.node), canBeEmpty: true }
    case 'choice': {
      const all = node.options.map((option) => addNode(places, option))
      return {
        first: all.flatMap(({ first }) => first),
        last: all.flatMap(({ last }) => last),
        canBeEmpty: all.some(({ canBeEmpty }) => canBeEmpty),
      }
    }
    case 'sequence':
      return node.parts.reduce<Ends>(
        (before, part) => joinEnds(places, before, addNode(places, part)),
        {
          first: [],
          last: [],
          canBeEmpty: true,
        },
      )
  }
}

function joinEnds(places: readonly GraphPlace[], before: Ends, after: Ends): Ends {
  for (const at of before.last) places[at]?.next.push(...after.first)
  return {
    first: before.canBeEmpty ? [...before.first, ...after.first] : before.first,
    last: after.canBeEmpty ? [...before.last, ...after.last] : after.last,
    canBeEmpty: before.canBeEmpty && after.canBeEmpty,
  }
}

function indexByWord(places: readonly GraphPlace[], starts: readonly number[]) {
  const index = new Map<string, number[]>()
  for (const at of starts) {
    for (const key of listKeys(places[at]?.place)) index.set(key, [...(index.get(key) ?? []), at])
  }
  return index
}

function listKeys(place: PhrasePlace | undefined): readonly string[] {
  if (place?.kind === 'words') return [...place.words]
  if (place?.kind === 'number') return [NUMBER]
  return place?.kind === 'address' ? [ADDRESS] : []
}

/** Under what an item is looked up in the indexes of starts. */
export function listItemKeys(item: PhraseItem, norm: string): readonly string[] {
  if (item.kind === 'address') return [ADDRESS]
  return isNumber(item) ? [norm, NUMBER] : [norm]
}

function isNumber({ kind, norm }: PhraseItem): boolean {
  return kind === 'number' || norm in SMALL_NUMBERS || norm in TENS
}

/** `norm` is the item's word with its slips mended. */
export function takesItem(place: PhrasePlace, item: PhraseItem, norm: string): boolean {
  switch (place.kind) {
    case 'words':
      return place.words.has(norm)
    case 'any':
      return item.kind === 'word' || item.kind === 'number' || item.kind === 'address'
    case 'number':
      return isNumber(item)
    case 'address':
      return item.kind === 'address'
    case 'pause':
      return item.kind === 'pause' || item.kind === 'end'
    case 'end':
      return item.kind === 'end'
    case 'outer':
      return item.kind === 'end' && item.isOuter
  }
}
