import { GIVEN_NAMES } from '#agent/lexicon/given-names.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Span } from '#agent/understand/message/act.ts'
import {
  ANSWERS,
  cutItems,
  type Item,
  MOVES,
  type ReadLanguage,
} from '#agent/understand/speakers/foreign-items.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'

/** What is read of a message in another language, put in English: all other words are left out. */
export type Gloss = {
  text: string
  /** Holds something that only this language says so: a name, a wish, or a figure with its unit. */
  isTelling: boolean
  toSource: (span: Span) => Span
  /** Words that are not known stand before this figure, so that it may be of something else. */
  isDoubtful: (span: Span) => boolean
}

type Piece = { text: string; start: number; end: number; isDoubtful?: boolean }

const PERIODS = new Set(['a week', 'a day', 'a month', 'a year'])
const TIMES = new Set(['hours', 'minutes', 'days'])
const NO_UNITS = new Set([
  ...ANSWERS,
  ...MOVES,
  'we are',
  'we have',
  'to',
  'and',
  'budget',
  'errors',
])
NO_UNITS.delete('each')
const CURRENCIES = new Set([
  'EUR',
  'USD',
  'MXN',
  'CHF',
  'CAD',
  'BRL',
  'PLN',
  'INR',
  '€',
  '$',
  '£',
  '₹',
])
const SENTENCE_ENDS = toWordSet('. ; ! ?')
const PERSON_WISH = 'I want to talk to a person'
const PARTICLES = toWordSet('de la del da dos van von der den di du le ter')
const NAME_WORDS_MAX = 6

const isEnd = ({ norm, kind }: Item) => kind === 'break' || SENTENCE_ENDS.has(norm)
const isComma = (item: Item) => isEnd(item) || /^[,:()¿¡–—]$/.test(item.norm)

function cutAt(items: readonly Item[], isCut: (item: Item) => boolean): Item[][] {
  const parts: Item[][] = [[]]
  for (const item of items) {
    parts.at(-1)?.push(item)
    if (isCut(item)) parts.push([])
  }
  return parts.filter((part) => part.length > 0)
}

const isTerm = (item: Item | undefined, keys: ReadonlySet<string>) =>
  item?.role === 'term' && keys.has(item.english)
const isPlain = ({ role }: Item) => role === 'filler' || role === 'to'

/** A clause of a yes, a no, or the like, and nothing else. */
const isAnswer = (clause: readonly Item[]) =>
  clause.some((item) => isTerm(item, ANSWERS)) &&
  clause.every((item) => isPlain(item) || isTerm(item, ANSWERS) || isTerm(item, MOVES))

const toPiece = ({ english, start, end }: Item): Piece => ({ text: english, start, end })

/** The name behind "me llamo": capitals, or one small word that is known as a name. */
function readName(text: string, tokens: readonly Token[], cue: Item): Piece[] {
  const first = tokens[cue.last]
  if (first === undefined || first.kind !== 'word') return []
  const isGiven = GIVEN_NAMES.has(first.norm)
  const isName = cue.role === 'weakName' ? isGiven && first.isCapital : isGiven || first.isCapital
  if (!isName) return []
  const end = findNameEnd(tokens, cue.last)
  return [toPiece(cue), { text: text.slice(first.start, end), start: first.start, end }]
}

/** "Ana de la Cruz": capitals, and small particles before them. */
function findNameEnd(tokens: readonly Token[], from: number): number {
  const words = tokens.slice(from, from + NAME_WORDS_MAX)
  const stop = words.findIndex(
    ({ kind, isCapital, norm }) => kind !== 'word' || !(isCapital || PARTICLES.has(norm)),
  )
  const name = stop < 0 ? words : words.slice(0, stop)
  const last = name.findLast(({ isCapital }) => isCapital) ?? tokens[from]
  return last?.end ?? 0
}

/** "Carmen Ruiz," introduces somebody in every language. */
function readNameAlone(text: string, clause: readonly Item[]): Piece[] {
  const words = clause.filter((item) => !isComma(item))
  const [first, last] = [words[0], words.at(-1)]
  const isName = words.every(({ role, isCapital }) => role === 'other' && isCapital)
  if (!isName || first === undefined || last === undefined || !GIVEN_NAMES.has(first.norm))
    return []
  return [{ text: text.slice(first.start, last.end), start: first.start, end: last.end }]
}

/** "pro Woche 40 Stunden", "R$ 45": what stands before its figure goes behind it. */
function orderPieces(items: readonly Item[]): Item[] {
  const ordered = [...items]
  for (const [at, item] of items.entries()) {
    const number = items[at + 1]
    const isBefore = isTerm(item, CURRENCIES) && number?.role === 'number'
    if (isBefore && items[at - 1]?.role !== 'number') ordered.splice(at, 2, number, item)
  }
  for (let at = 0; at + 2 < ordered.length; at += 1) {
    const [period, number, unit] = ordered.slice(at, at + 3)
    const isBefore = isTerm(period, PERIODS) && number?.role === 'number' && isTerm(unit, TIMES)
    const isOwn = isTerm(ordered[at - 1], TIMES)
    if (isBefore && !isOwn && period && unit && number) ordered.splice(at, 3, number, unit, period)
  }
  return ordered
}

const isUnit = (item: Item | undefined) => item?.role === 'term' && !NO_UNITS.has(item.english)

/** A figure beside words that are not known needs its whole unit: hours a week, money an hour, a share of errors. */
function isComplete(clause: readonly Item[]): boolean {
  const has = (keys: ReadonlySet<string>) => clause.some((item) => isTerm(item, keys))
  if (has(TIMES) && !has(PERIODS)) return false
  if (has(CURRENCIES) && !has(new Set(['an hour']))) return false
  if (has(new Set(['%'])) && !has(new Set(['errors']))) return false
  const figures = orderPieces(clause.filter(({ role }) => role === 'term' || role === 'number'))
  return figures.every(({ role }, at) => {
    const behind = figures[at + 1]
    const isMoneyBefore = isTerm(figures[at - 1], CURRENCIES)
    return role !== 'number' || isUnit(behind) || behind?.english === 'to' || isMoneyBefore
  })
}

function readFigures(clause: readonly Item[]): Piece[] {
  const isCountedBy = clause.some(
    ({ role }, at) => role === 'per' && clause[at + 1]?.role === 'other',
  )
  const isPeriodic = clause.some((item) => isTerm(item, PERIODS))
  const unread =
    clause.some(({ role }) => role === 'unsaid' || role === 'negative') ||
    (isCountedBy && !isPeriodic)
  const hasNumber = clause.some(({ role }) => role === 'number')
  if (unread || !hasNumber) return []
  const isOther = ({ role }: Item) => role === 'other' || role === 'talk' || role === 'person'
  const firstOther = clause.findIndex(isOther)
  if (firstOther >= 0 && !isComplete(clause)) return []
  const lastUnit = clause.findLastIndex((item) => isUnit(item) || item.role === 'number')
  // A "$" is also the sign of pesos.
  const isShared = clause.some(({ english }) => english === '$')
  const isDoubtful = isShared || isCountedBy || (firstOther >= 0 && firstOther < lastUnit)
  const told = clause.filter(
    (item) => item.role === 'number' || (item.role === 'term' && !isTerm(item, MOVES)),
  )
  return orderPieces(told).map((item) => ({ ...toPiece(item), isDoubtful }))
}

type Scene = { text: string; tokens: readonly Token[]; isUnread: boolean }

const asStop = ({ end }: Pick<Piece, 'end'>): Piece => ({ text: '.', start: end, end })

function readClause(clause: readonly Item[], { text, tokens, isUnread }: Scene): Piece[] {
  if (isAnswer(clause)) return clause.filter(({ role }) => role === 'term').map(toPiece)
  const items = withoutAnswers(clause)
  if (items.some(({ role }) => role === 'negative')) return []
  const person = items.find(({ role }) => role === 'person')
  if (person !== undefined && items.some(({ role }) => role === 'talk'))
    return [{ ...toPiece(person), text: PERSON_WISH }, asStop(person)]
  const moves = items.filter((item) => isTerm(item, MOVES)).map((item) => [toPiece(item)])
  const cue = items.find(({ role }) => role === 'name' || role === 'weakName')
  const name = cue === undefined ? [] : readName(text, tokens, cue)
  const called = cue === undefined ? readNameAlone(text, items) : []
  const figures = isUnread ? [] : readFigures(items.filter((item) => !isComma(item)))
  return [...moves, name, called, figures].flatMap((part) => {
    const last = part.at(-1)
    if (last === undefined) return []
    return last.text.endsWith('?') ? part : [...part, asStop(last)]
  })
}

const withoutAnswers = (clause: readonly Item[]): Item[] =>
  clause.map((item) => (item.beside === undefined ? item : { ...item, role: item.beside }))

function readSentence(sentence: readonly Item[], text: string, tokens: readonly Token[]): Piece[] {
  const clauses = cutAt(sentence, isComma)
  const told = clauses.filter((clause) => !isAnswer(clause)).flatMap(withoutAnswers)
  const isUnread = sentence.at(-1)?.norm === '?' || told.some(({ role }) => role === 'unsaid')
  return clauses.flatMap((clause) => readClause(clause, { text, tokens, isUnread }))
}

/** A name, a wish, or a figure with its unit, in words that are of this language alone; or a greeting and no more. */
function isTelling(items: readonly Item[], pieces: readonly Piece[]): boolean {
  const isRead = ({ start }: Item) => pieces.some((piece) => piece.start === start)
  const has = (keys: ReadonlySet<string>) =>
    items.some((item) => isTerm(item, keys) && item.end - item.start > 2 && isRead(item))
  const isFigure = (has(TIMES) && has(PERIODS)) || has(new Set(['people']))
  const isName = items.some(
    (item) => item.role === 'name' || (item.role === 'weakName' && isRead(item)),
  )
  const isGreeting =
    items.some((item) => isTerm(item, MOVES) && item.end - item.start > 3) &&
    items.every((item) => isTerm(item, MOVES) || isPlain(item))
  return isFigure || isName || isGreeting || pieces.some(({ text }) => text === PERSON_WISH)
}

/** Reads a message in a language with a table, and puts what was understood in English. */
export function glossMessage(text: string, language: ReadLanguage): Gloss {
  const tokens = tokenize(text)
  const items = cutItems(tokens, language)
  const pieces = cutAt(items, isEnd).flatMap((sentence) => readSentence(sentence, text, tokens))
  const placed: (Piece & { at: number })[] = []
  let english = ''
  for (const piece of pieces) {
    const space = english === '' || piece.text === '.' || piece.text === '%' ? '' : ' '
    placed.push({ ...piece, at: english.length + space.length })
    english += space + piece.text
  }
  const within = ([start, end]: Span) =>
    placed.filter((piece) => piece.at < end && piece.at + piece.text.length > start)
  return {
    text: english,
    isTelling: isTelling(items, pieces),
    toSource: (span) => {
      const found = within(span)
      if (found.length === 0) return [0, text.length]
      return [
        Math.min(...found.map(({ start }) => start)),
        Math.max(...found.map(({ end }) => end)),
      ]
    },
    isDoubtful: (span) => within(span).some((piece) => piece.isDoubtful === true),
  }
}
