import { SAID_NUMBER_WORDS } from '#agent/lexicon/number-words.ts'

/** Ordinary words of another of these languages: a number in their own language alone. */
const OWN_ONLY = new Set(
  'once sei due dos cent cents elf quarter quarters third thirds tiers quart six medio half halve sept stu pol acht null fifth tenth pair meta derde mezzo meio nil grand miles demi double triple halbe sto quince'.split(
    ' ',
  ),
)

const ENTRIES = [...SAID_NUMBER_WORDS.values()].flatMap((table) => [...table])
const AMBIGUOUS: ReadonlyMap<string, number> = new Map(
  ENTRIES.filter(([word]) => OWN_ONLY.has(word)),
)

/** "fünfundvierzig", "vijfenveertig", "quarantacinque": each tens joined with each of its ones. */
function listJoined(language: 'de' | 'nl' | 'it'): [string, number][] {
  const words = [...(SAID_NUMBER_WORDS.get(language) ?? [])]
  const tens = words.filter(([, value]) => value >= 20 && value <= 90)
  const ones = words.filter(([, value]) => value >= 2 && value <= 9)
  const one = { de: 'ein', nl: 'een', it: 'uno' }[language]
  return tens.flatMap(([ten, high]) =>
    [...ones, [one, 1] as const].map(([word, low]): [string, number] => {
      const joined = {
        de: `${word}und${ten}`,
        nl: `${word}en${ten}`,
        it: `${/^[ou]/.test(word) ? ten.slice(0, -1) : ten}${word}`,
      }[language]
      return [joined, high + low]
    }),
  )
}
const ALL: ReadonlyMap<string, number> = new Map([
  ...ENTRIES.filter(([word]) => !OWN_ONLY.has(word)),
  ...listJoined('de'),
  ...listJoined('nl'),
  ...listJoined('it'),
])

const PARTS = /^(.*?)(tausend|duizend|mila|hundert|honderd|cento)(?:und|en)?(.*)$/

/** "zweihundertfünfzig": what stands before the multiplier, and what follows it. */
function readCompound(word: string, table: ReadonlyMap<string, number>): number | null {
  const [, before = '', by = '', after = ''] = PARTS.exec(word) ?? []
  if (by === '') return null
  const many = /^(?:ein|een)?$/.test(before) ? 1 : lookUp(before, table)
  const rest = after === '' ? 0 : lookUp(after, table)
  const factor = /^[thdc]/.test(by) && by.length < 8 && !/tausend|duizend/.test(by) ? 100 : 1_000
  return many === null || rest === null ? null : many * factor + rest
}

function lookUp(word: string, table: ReadonlyMap<string, number>): number | null {
  return table.get(word) ?? ALL.get(word) ?? readCompound(word, table)
}

const NO_WORDS: ReadonlyMap<string, number> = new Map()

/** The value of a folded number word, in the language of the text or in any of the eight. */
export function readNumberWord(word: string, language: string): number | null {
  return word.length > 40 ? null : lookUp(word, SAID_NUMBER_WORDS.get(language) ?? NO_WORDS)
}

/** What is a number in some language, and an ordinary word in others: for where a unit follows. */
export const readAmbiguousWord = (word: string): number | null => AMBIGUOUS.get(word) ?? null

/** The languages whose numbers can be checked: a reply in another one is worded by the rules. */
export const CHECKED_LANGUAGES: readonly string[] = [...SAID_NUMBER_WORDS.keys()]

/** What figures are counted in, and by, as folded words of the eight languages. */
const UNITS: readonly (readonly [string, RegExp])[] = [
  ['percent', /^(?:%|percent|pct|prozent\w*|procent\w*|percentage)$/],
  ['USD', /^(?:\$|usd|dollars?|bucks|dolar\w*|dollari)$/],
  ['EUR', /^(?:€|eur|euros?)$/],
  ['GBP', /^(?:£|gbp|pounds?|libras?|pfund|sterline|sterling)$/],
  ['PLN', /^(?:zl|zlot\w+|pln)$/],
  ['BRL', /^(?:reais|brl)$/],
  ['hour', /^(?:h|hrs?|hours?|horas?|stunden?|std|heures?|or[ae]|uur|uren|godzin\w*)$/],
  ['minute', /^(?:mins?|minutes?|minutos?|minut\w*)$/],
  ['day', /^(?:days?|dias?|tage?n?|jours?|journees?|giorn[oi]|dag|dagen|dzien\w*|dni)$/],
  ['week', /^(?:weeks?|wks?|semanas?|wochen?|semaines?|settiman[ae]|weken|tydzien|tygodn\w+)$/],
  ['month', /^(?:months?|mes|meses|mese|mesi|monat\w*|mois|maand\w*|miesi[ae]c\w*)$/],
  ['year', /^(?:years?|yrs?|anos?|jahr\w*|ans|annees?|ann[oi]|jaar|jaren|rok|roku|lata?)$/],
  [
    'person',
    /^(?:people|persons?|employees?|staff|us|personas?|personen|leute\w*|mitarbeiter\w*|personnes?|person[ae]|pessoas?|medewerkers?|osob\w*|pracowni\w*|team)$/,
  ],
  ['tool', /^(?:tools?|systems?|apps?|programs?|programas?|herramientas?|werkzeuge?|outils?)$/],
]
export const PERIODS = new Set(['hour', 'day', 'week', 'month', 'year', 'minute', 'person'])
export const ADVERBS: readonly (readonly [string, RegExp])[] = [
  [
    'week',
    /^(?:weekly|semanal\w*|semanais|wochentlich\w*|hebdomadaires?|settimanal\w*|wekelijks\w*|tygodniow\w*)$/,
  ],
  [
    'month',
    /^(?:monthly|mensual\w*|mensais|mensal|monatlich\w*|mensuel\w*|mensil\w*|maandelijks\w*|miesieczn\w*)$/,
  ],
  [
    'year',
    /^(?:yearly|annual\w*|anual\w*|anuais|jahrlich\w*|annuel\w*|annuali?|annui|jaarlijks\w*|rocznie)$/,
  ],
  ['day', /^(?:daily|diari\w*|taglich\w*|quotidien\w*|giornalier\w*|dagelijks\w*|dziennie)$/],
  ['person', /^(?:each|apiece|jeweils)$/],
]

export const findUnit = (token: string | undefined): string | null =>
  UNITS.find(([, pattern]) => token !== undefined && pattern.test(token))?.[0] ?? null

export const PER = new Set(
  'a an per each every / por la las al all el pro je in im ao der die dem par alla na w op cada chaque jede jeden jeder'.split(
    ' ',
  ),
)
export const ARTICLES = new Set(
  'a an one un una uno ein eine einen einem einer une um uma een jeden jedna jedno few several some many'.split(
    ' ',
  ),
)
export const TO = new Set('- – — to bis a tot do al ate and y und et e en i'.split(' '))
export const BETWEEN = new Set(
  'between from entre zwischen tra fra tussen miedzy od von de da desde van'.split(' '),
)
export const AND = new Set('and y und et e en i'.split(' '))
export const LOW =
  /(?:from|at least|starting at|starts at|desde|al menos|ab|mindestens|a partir d\w*|au moins|almeno|pelo menos|vanaf|minstens|od|co najmniej)\s*[$€£]?$/
export const HIGH =
  /(?:up to|at most|no more than|hasta|bis zu|hochstens|jusqu'?a|fino a|ate|tot|maximaal|do)\s*[$€£]?$/
export const SOME_THINGS =
  /^(?:more |quick |short |last |other |small )*(?:questions?|things?|points?|moments?)\b/
