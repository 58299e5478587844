import { LANGUAGES, type LanguageWords } from '#agent/lexicon/languages.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'

/** A language whose words are in the lexicon. */
export type ReadLanguage = LanguageWords['language']

type Kind = 'term' | 'number' | 'name' | 'weakName' | 'person' | 'talk' | 'to' | Small | 'other'
type Small = 'filler' | 'negative' | 'unsaid' | 'per'
/** A phrase that is known, a number, a sign, or another word; `last` is the token behind it. */
export type Item = Token & {
  kind: Token['kind']
  role: Kind
  english: string
  beside?: Kind
  last: number
}
/** `beside`: what an answer is where it stands beside other words: an if, a denial, or nothing. */
type Phrase = { norms: readonly string[]; role: Kind; english: string; beside?: Kind }

/** Said alone: beside other words they are parts of a sentence, as the Spanish for yes is also an if. */
export const ANSWERS = new Set([
  'yes',
  'no',
  'I do not know',
  'I would rather not say',
  'goodbye',
  'each',
])
export const MOVES = new Set(['hello', 'thank you', 'book a call', 'How much does it cost?'])
const SIGNS = toWordSet('€ $ £ ₹ %')
/** Said in every language; a Polish "no" agrees. */
const SHARED_YES = 'ok|okay|yes'

const split = (list: string) => list.split('|')
const toNorms = (phrase: string) => tokenize(phrase).map(({ norm }) => norm)

function listPhrases(words: LanguageWords): Phrase[] {
  const make = (role: Kind, english: string, list: readonly string[]): Phrase[] =>
    list.map((phrase) => ({ norms: toNorms(phrase), role, english }))
  return [
    ...Object.entries(words.terms).flatMap(([english, list]) => make('term', english, split(list))),
    ...make('term', 'yes', split(SHARED_YES)),
    ...make('name', 'my name is', split(words.name)),
    ...make('weakName', 'my name is', split(words.weakName)),
    ...make('person', '', split(words.person)),
    ...make('talk', '', split(words.talk)),
    ...split(words.numbers).flatMap((entry) => {
      const [value = '', ...word] = entry.split(' ')
      return make('number', value, [word.join(' ')])
    }),
    ...(['per', 'unsaid', 'negative', 'filler'] as const).flatMap((role) =>
      make(role, '', words[role].split(' ')),
    ),
  ]
}

function findBeside(words: LanguageWords, { english, norms }: Phrase): Pick<Phrase, 'beside'> {
  if (!ANSWERS.has(english) || english === 'each') return {}
  const isIn = (list: string) => norms.some((norm) => list.split(' ').includes(norm))
  if (isIn(words.negative)) return { beside: 'negative' }
  return { beside: isIn(words.unsaid) ? 'unsaid' : 'filler' }
}

type Table = {
  phrases: ReadonlyMap<string, Phrase[]>
  vocabulary: ReadonlySet<string>
  to: ReadonlySet<string>
}

function compile(words: LanguageWords): Table {
  const all = listPhrases(words)
    .map((phrase) => ({ ...phrase, ...findBeside(words, phrase) }))
    .toSorted((one, other) => other.norms.length - one.norms.length)
  return {
    phrases: Map.groupBy(all, ({ norms }) => norms[0] ?? ''),
    vocabulary: new Set(all.flatMap(({ norms }) => norms)),
    to: new Set(split(words.to)),
  }
}

const TABLES = new Map(LANGUAGES.map((words) => [words.language, compile(words)]))

/** Whether a word is one that is read in this language. */
export const isKnownIn = (language: ReadLanguage, norm: string): boolean =>
  TABLES.get(language)?.vocabulary.has(norm) === true

/** "1.500,5" and "1 500" as English writes them; null where a comma may stand for either: "1,500". */
function writeNumber(written: string, language: ReadLanguage): string | null {
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(written))
    return language === 'hi' || written.split(',').length > 2 ? written.replaceAll(',', '') : null
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(written))
    return written.replaceAll('.', '').replace(',', '.')
  return /^\d+(?:[.,]\d{1,2})?$/.test(written) ? written.replace(',', '.') : null
}

function matchAt(tokens: readonly Token[], at: number, { phrases }: Table): Phrase | undefined {
  const found = phrases.get(tokens[at]?.norm ?? '') ?? []
  return found.find(({ norms }) => norms.every((norm, index) => tokens[at + index]?.norm === norm))
}

/** The message as phrases that are known, numbers, signs, and other words. */
export function cutItems(tokens: readonly Token[], language: ReadLanguage): Item[] {
  const table = TABLES.get(language)
  const items: Item[] = []
  for (let at = 0; table !== undefined && at < tokens.length; at = items.at(-1)?.last ?? at + 1) {
    const item = cutItem(tokens, at, { language, table })
    items.push(item)
  }
  return items.map((item, at) => (table === undefined ? item : joinRange(items, item, at, table)))
}

type Reader = { language: ReadLanguage; table: Table }

function cutItem(tokens: readonly Token[], at: number, { language, table }: Reader): Item {
  const token = tokens[at] as Token
  const phrase = matchAt(tokens, at, table)
  if (phrase !== undefined) {
    const last = at + phrase.norms.length
    return { ...token, end: tokens[last - 1]?.end ?? token.end, last, ...phrase }
  }
  if (token.kind === 'number') return cutNumber(tokens, at, language)
  const base = { ...token, last: at + 1 }
  if (SIGNS.has(token.norm)) return { ...base, role: 'term', english: token.norm }
  return { ...base, role: token.kind === 'word' ? 'other' : 'filler', english: '' }
}

/** A number that can be read in two ways is left unread, with its sentence. */
function cutNumber(tokens: readonly Token[], at: number, language: ReadLanguage): Item {
  const token = tokens[at] as Token
  const behind = isThousands(tokens, at) ? tokens[at + 1] : undefined
  const english = writeNumber(token.norm + (behind?.norm ?? ''), language)
  const last = at + (behind === undefined ? 1 : 2)
  const role = english === null ? 'unsaid' : 'number'
  return { ...token, end: behind?.end ?? token.end, last, role, english: english ?? '' }
}

/** "1 500": how French and Polish part thousands. */
function isThousands(tokens: readonly Token[], at: number): boolean {
  const [one, two] = [tokens[at], tokens[at + 1]]
  const isPair = one?.kind === 'number' && two?.kind === 'number' && two.start === one.end + 1
  return isPair && /^[1-9]\d{0,2}$/.test(one.norm) && /^\d{3}(?:,\d{1,2})?$/.test(two.norm)
}

/** "30 a 40", "30-40", "3 horas y 20 minutos". */
function joinRange(items: readonly Item[], item: Item, at: number, { to }: Table): Item {
  const [before, behind] = [items[at - 1], items[at + 1]]
  if (behind?.role !== 'number' || before === undefined) return item
  if (before.role === 'number' && (to.has(item.norm) || item.norm === '-'))
    return { ...item, role: 'term', english: 'to' }
  return before.role === 'term' && to.has(item.norm) && item.role !== 'per'
    ? { ...item, role: 'term', english: 'and' }
    : item
}
