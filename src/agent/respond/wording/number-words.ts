type NumberLanguage = 'en' | 'es' | 'fr' | 'de' | 'it' | 'pt' | 'nl' | 'pl'

/** Values and the words for them, folded. A plain "one" is left out: in most of these languages it is also an article. */
const WORDS: Readonly<Record<NumberLanguage, string>> = {
  en: '0 zero nought nil|2 two twice double couple pair|3 three triple thrice|4 four|5 five|6 six|7 seven|8 eight|9 nine|10 ten|11 eleven|12 twelve dozen|13 thirteen|14 fourteen|15 fifteen|16 sixteen|17 seventeen|18 eighteen|19 nineteen|20 twenty|30 thirty|40 forty|50 fifty|60 sixty|70 seventy|80 eighty|90 ninety|100 hundred hundreds|1000 thousand thousands grand|1000000 million millions|.5 half halve|.25 quarter quarters|.3333 third thirds|.1 tenth|.2 fifth',
  es: '0 cero|2 dos doble|3 tres triple|4 cuatro|5 cinco|6 seis|7 siete|8 ocho|9 nueve|10 diez|11 once|12 doce docena|13 trece|14 catorce|15 quince|16 dieciseis|17 diecisiete|18 dieciocho|19 diecinueve|20 veinte|21 veintiuno|22 veintidos|23 veintitres|24 veinticuatro|25 veinticinco|30 treinta|40 cuarenta|50 cincuenta|60 sesenta|70 setenta|80 ochenta|90 noventa|100 cien ciento|200 doscientos doscientas|300 trescientos|400 cuatrocientos|500 quinientos|600 seiscientos|700 setecientos|800 ochocientos|900 novecientos|1000 mil miles|1000000 millon millones|.5 mitad medio|.3333 tercio',
  fr: '0 zero|2 deux double|3 trois triple|4 quatre|5 cinq|6 six|7 sept|8 huit|9 neuf|10 dix|11 onze|12 douze douzaine|13 treize|14 quatorze|15 quinze quinzaine|16 seize|20 vingt vingtaine|30 trente trentaine|40 quarante quarantaine|50 cinquante cinquantaine|60 soixante|80 quatrevingt|100 cent cents centaine|1000 mille milliers|1000000 million millions|.5 moitie demi|.3333 tiers|.25 quart',
  de: '0 null|2 zwei zweifach doppelt doppelte|3 drei dreifach|4 vier|5 funf|6 sechs|7 sieben|8 acht|9 neun|10 zehn|11 elf|12 zwolf dutzend|13 dreizehn|14 vierzehn|15 funfzehn|16 sechzehn|17 siebzehn|18 achtzehn|19 neunzehn|20 zwanzig|30 dreissig dreizig|40 vierzig|50 funfzig|60 sechzig|70 siebzig|80 achtzig|90 neunzig|100 hundert hunderte|1000 tausend tausende|1000000 million millionen mio|.5 halfte halb halbe halber halbes halben|.3333 drittel|.25 viertel',
  it: '0 zero|2 due doppio|3 tre triplo|4 quattro|5 cinque|6 sei|7 sette|8 otto|9 nove|10 dieci|11 undici|12 dodici dozzina|13 tredici|14 quattordici|15 quindici|16 sedici|17 diciassette|18 diciotto|19 diciannove|20 venti|30 trenta|40 quaranta|50 cinquanta|60 sessanta|70 settanta|80 ottanta|90 novanta|100 cento|1000 mille mila|1000000 milione milioni|.5 meta mezzo|.3333 terzo',
  pt: '0 zero|2 dois duas dobro|3 tres triplo|4 quatro|5 cinco|6 seis|7 sete|8 oito|9 nove|10 dez|11 onze|12 doze duzia|13 treze|14 catorze quatorze|15 quinze|16 dezesseis|17 dezessete|18 dezoito|19 dezenove|20 vinte|30 trinta|40 quarenta|50 cinquenta|60 sessenta|70 setenta|80 oitenta|90 noventa|100 cem cento|200 duzentos duzentas|300 trezentos|400 quatrocentos|500 quinhentos|600 seiscentos|700 setecentos|800 oitocentos|900 novecentos|1000 mil milhares|1000000 milhao milhoes|.5 metade meio|.3333 terco',
  nl: '0 nul|2 twee dubbel dubbele|3 drie|4 vier|5 vijf|6 zes|7 zeven|8 acht|9 negen|10 tien|11 elf|12 twaalf dozijn|13 dertien|14 veertien|15 vijftien|16 zestien|17 zeventien|18 achttien|19 negentien|20 twintig|30 dertig|40 veertig|50 vijftig|60 zestig|70 zeventig|80 tachtig|90 negentig|100 honderd honderden|1000 duizend duizenden|1000000 miljoen|.5 helft half halve|.3333 derde',
  pl: '0 zero|2 dwa dwie dwoch dwoje dwukrotnie podwojnie|3 trzy trzech troje|4 cztery czterech|5 piec pieciu|6 szesc szesciu|7 siedem siedmiu|8 osiem osmiu|9 dziewiec dziewieciu|10 dziesiec dziesieciu|11 jedenascie jedenastu|12 dwanascie dwunastu tuzin|13 trzynascie trzynastu|14 czternascie czternastu|15 pietnascie pietnastu|16 szesnascie|17 siedemnascie|18 osiemnascie|19 dziewietnascie|20 dwadziescia dwudziestu|30 trzydziesci trzydziestu|40 czterdziesci czterdziestu|50 piecdziesiat piecdziesieciu|60 szescdziesiat|70 siedemdziesiat|80 osiemdziesiat|90 dziewiecdziesiat|100 sto stu|200 dwiescie dwustu|300 trzysta|400 czterysta|500 piecset|600 szescset|700 siedemset|800 osiemset|900 dziewiecset|1000 tysiac tysiace tysiecy|1000000 milion miliony milionow|.5 polowa polowe polowy pol',
}

/** Ordinary words of another of these languages: a number in their own language alone. */
const OWN_ONLY = new Set(
  'once sei due dos cent cents elf quarter quarters third thirds tiers quart six medio half halve sept stu pol acht null fifth tenth pair meta derde mezzo meio nil grand miles demi double triple halbe sto quince'.split(
    ' ',
  ),
)

function readTable(rows: string): ReadonlyMap<string, number> {
  return new Map(
    rows.split('|').flatMap((row) => {
      const [value, ...words] = row.split(' ')
      return words.map((word): [string, number] => [word, Number(value)])
    }),
  )
}

const TABLES: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(WORDS).map(([language, rows]) => [language, readTable(rows)]),
)
const ENTRIES = [...TABLES.values()].flatMap((table) => [...table])
const AMBIGUOUS: ReadonlyMap<string, number> = new Map(
  ENTRIES.filter(([word]) => OWN_ONLY.has(word)),
)

/** "fünfundvierzig", "vijfenveertig", "quarantacinque": each tens joined with each of its ones. */
function listJoined(language: 'de' | 'nl' | 'it'): [string, number][] {
  const words = [...(TABLES.get(language) ?? [])]
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
  return word.length > 40 ? null : lookUp(word, TABLES.get(language) ?? NO_WORDS)
}

/** What is a number in some language, and an ordinary word in others: for where a unit follows. */
export const readAmbiguousWord = (word: string): number | null => AMBIGUOUS.get(word) ?? null

/** The languages whose numbers can be checked: a reply in another one is worded by the rules. */
export const CHECKED_LANGUAGES: readonly string[] = Object.keys(WORDS)

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
  'a an per each every / por la las al el pro je in der die dem par alla na w op cada chaque jede jeden jeder'.split(
    ' ',
  ),
)
export const ARTICLES = new Set(
  'a an one un una uno ein eine einen einem einer une um uma een jeden jedna jedno few several some many'.split(
    ' ',
  ),
)
