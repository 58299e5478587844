import { toTable, toWordSet } from '#agent/lexicon/word-set.ts'
import type { Currency } from '#content/facts/exchange-rates.ts'

/** The words of a figure and right beside it: its unit, what it is a share of, what divides it. */

/** Before an amount, also at the second end of a range. */
export const CURRENCY_SIGNS = toWordSet('$ € £ ₹ ¥ usd eur gbp inr pln chf')

const CODES: Readonly<Record<Currency | 'USD', string>> = {
  USD: 'usd $ dollar dollars buck bucks',
  EUR: 'eur € euro euros',
  GBP: 'gbp £ pound pounds quid sterling',
  CAD: 'cad',
  AUD: 'aud',
  NZD: 'nzd',
  CHF: 'chf sfr franc francs',
  SEK: 'sek krona kronor',
  NOK: 'nok',
  DKK: 'dkk',
  PLN: 'pln zl zł zloty zlotys zlote zlotych złoty złote złotych',
  CZK: 'czk kc koruna koruny korun',
  INR: 'inr ₹ rs rupee rupees',
  BRL: 'brl reais',
  MXN: 'mxn',
  ZAR: 'zar rand rands',
  JPY: 'jpy ¥ yen',
  SGD: 'sgd',
  AED: 'aed dirham dirhams dhs',
}
/** Codes, signs, and names beside an amount. */
export const CURRENCY_WORDS = toTable<Currency | 'USD'>(
  Object.fromEntries(
    Object.entries(CODES).flatMap(([code, words]) =>
      words.split(' ').map((word) => [word, code as Currency | 'USD']),
    ),
  ),
)
/** Names that several countries share. */
export const SHARED_CURRENCIES = toWordSet('peso pesos krone kroner kr crown crowns')
/** Codes without a rate. */
export const UNKNOWN_CODES = toWordSet(
  'huf cny rmb krw thb uah ils nis ngn kes idr myr vnd hkd twd bdt btc',
)
/** Names without a rate, or without one that is known. */
export const UNKNOWN_CURRENCIES = toWordSet(`
florin florins guilder guilders forint forints lira liras yuan renminbi baht ruble rubles rouble roubles hryvnia leu lei lev leva
shekel shekels naira shilling shillings rupiah ringgit dong dinar dinars riyal riyals taka bitcoin bitcoins
${[...SHARED_CURRENCIES, ...UNKNOWN_CODES].join(' ')}
`)
/** "Canadian dollars". */
export const CURRENCY_COUNTRIES = toTable<Currency | 'USD'>({
  us: 'USD',
  american: 'USD',
  british: 'GBP',
  canadian: 'CAD',
  aussie: 'AUD',
  australian: 'AUD',
  'new zealand': 'NZD',
  swiss: 'CHF',
  swedish: 'SEK',
  norwegian: 'NOK',
  danish: 'DKK',
  polish: 'PLN',
  czech: 'CZK',
  indian: 'INR',
  brazilian: 'BRL',
  mexican: 'MXN',
  'south african': 'ZAR',
  japanese: 'JPY',
  singapore: 'SGD',
  emirati: 'AED',
  uae: 'AED',
})
/** What is paid with where a website, an address, or a phone number is of. */
const DOMAIN_CURRENCIES = toTable<Currency>({
  uk: 'GBP',
  ca: 'CAD',
  au: 'AUD',
  nz: 'NZD',
  ch: 'CHF',
  se: 'SEK',
  no: 'NOK',
  dk: 'DKK',
  pl: 'PLN',
  cz: 'CZK',
  in: 'INR',
  br: 'BRL',
  mx: 'MXN',
  za: 'ZAR',
  jp: 'JPY',
  sg: 'SGD',
  ae: 'AED',
  ...Object.fromEntries(
    'ie de fr nl be at es it fi pt gr eu'.split(' ').map((one) => [one, 'EUR']),
  ),
})
export const nameHomeOf = (host: unknown): Currency | null =>
  DOMAIN_CURRENCIES[String(host).split('.').at(-1)?.toLowerCase() ?? ''] ?? null

/** Places that stand in no other country as often. */
export const PLACE_CURRENCIES: readonly (readonly [RegExp, Currency])[] = [
  [
    /^(?:uk|britain|great britain|england|scotland|wales|northern ireland|london|leeds|glasgow|edinburgh|liverpool|cardiff|belfast|sheffield|nottingham)$/,
    'GBP',
  ],
  [
    /^(?:australia|sydney|melbourne|brisbane|perth|adelaide|canberra|queensland|nsw|tasmania)$/,
    'AUD',
  ],
  [
    /^(?:canada|toronto|ontario|montreal|calgary|alberta|ottawa|winnipeg|quebec|edmonton|vancouver|saskatchewan|manitoba|nova scotia|british columbia)$/,
    'CAD',
  ],
  [/^(?:new zealand|nz|auckland|christchurch)$/, 'NZD'],
  [
    /^(?:ireland|germany|france|spain|italy|belgium|austria|portugal|finland|berlin|munich|hamburg|vienna|brussels|amsterdam)$/,
    'EUR',
  ],
]
/** Before "$": "C$", "R$". */
export const DOLLAR_LETTERS = toTable<Currency | 'USD'>({
  us: 'USD',
  c: 'CAD',
  ca: 'CAD',
  can: 'CAD',
  a: 'AUD',
  au: 'AUD',
  nz: 'NZD',
  s: 'SGD',
  sg: 'SGD',
  r: 'BRL',
  mx: 'MXN',
})
/** Words of Indian numbers, which are said of rupees. */
export const RUPEE_MAGNITUDES = toTable<number>({
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
  lpa: 100_000,
  crore: 10_000_000,
  crores: 10_000_000,
})
/** "We ship 500 pounds a day" is a weight. */
export const WEIGHED = toWordSet(
  'ship ships shipped move moves moved load loads weigh weighs bake bakes lift lifts roast roasts',
)
export const PERCENT_WORDS = toWordSet('% percent pct percents')

/** What a share is a share of, when it is a person's time. */
export const TIME_WHOLES = toWordSet(
  'time day days week weeks shift shifts job workday workweek workload hours month year life',
)
/** Between a share and that whole: "a third of her working day". */
export const WHOLE_OWNERS = toWordSet(`
the my our his her hers their theirs everybody everyone every each whole entire of 's a an person working full all total what those
that team clerk staff support office
`)

/** Between a figure and what divides it: "20 hours or so a week". */
export const AFTER_FIGURE = toWordSet(
  'or so total combined altogether of work time working ish on it',
)

/** After a number these are no nouns that it counts. */
export const NOT_A_NOUN = toWordSet(`
is are was were be do does did has have had and or but to at on in with for from by than then because if it we i you they he she who
which that a an the not no yes per each every x end come comes go goes had take takes get gets need needs touch touches spend spends
lose loses handle handles share shares sit sits work works deal deals enter enters since depending these soon right today when where
while so until up out over total now already still again also too only both here ish atm currently times altogether together
`)

/** Before an amount that needs no number: "a full day", "another hour". */
export const WHOLE_WORDS = toWordSet(
  'full whole entire solid complete good extra working other another single',
)

/** What a period can be divided by begins with one of these: "a day", "per week", "in a month". */
export const PERIOD_OPENERS = toWordSet('a an per each every in by / the any of for p during out')
/** Of these openers an article has to follow: "in a month", not "in month". */
export const WEAK_OPENERS = toWordSet('in by of for during out the p')
export const PERIOD_ARTICLES = toWordSet('a an the each every our their any one')
export const PERIOD_ADJECTIVES = toWordSet(
  'single working business calendar full given average normal whole',
)
export const APIECE_WORDS = toWordSet('each ea apiece individually respectively')
export const DAY_WORDS = toWordSet(
  'day days daily weekday weekdays workday morning mornings afternoon evening night shift nightly',
)
/** No noun that divides a figure, and the end of one. */
export const DIVISOR_STOPS = toWordSet(`
and or but to of for in on at with is are was be it they we i that this which who so because just only then from by as if when than
there here not a an the each every my our their her his your you he she all about around
`)

/** "a two-week sprint" comes once in two weeks. */
export const CYCLES = toWordSet('sprint cycle period run close rotation payroll')
/** "on a normal day" is each day. */
export const ORDINARY_WORDS = toWordSet('normal good typical busy average usual regular given')

/** Words of the lower and of the upper end of what varies, in pairs: "in a quiet week 8 hours, in a busy one 12". */
const ENDS: readonly (readonly [low: RegExp, high: RegExp])[] = [
  [
    /\b(?:min(?:imum)?|at least|(?:never|not|no) (?:fewer|less) than|not (?:below|under)|more than)\b/,
    /\b(?:max(?:imum)?|at most|(?:never|not|no) more than|not (?:above|over)|(?:fewer|less) than)\b/,
  ],
  [/\bwinter\b/, /\bsummer\b/],
  [
    /\b(?:quiet\w*|slow\w*|thin|off(?: -)? season|lean\w*|light\w*|good|easy|calm|usual\w*|normal\w*)\b/,
    /\b(?:bus(?:y|iest)|peak|hectic|bad|heavy|crazy|worst|in season|high season|when all|up to)\b/,
  ],
  [/\b(?:low(?:er|est)?|bottom|cheapest)\b/, /\b(?:high(?:er|est)?|top|dearest)\b/],
  [/\bsome (?:weeks|days|months)\b/, /\b(?:other (?:weeks|days|months)|in others|others)\b/],
  [/\bcould be\b/, /\bcould be\b/],
  [/\bfrom\b/, /\bup to\b/],
]
/** Two sorts of people are ends of pay, and of nothing that adds up. */
const PAID_ENDS = [/\bjuniors?\b/, /\bseniors?\b/] as const

/** Whether the words around two figures make them the ends of one range, in either order. */
export function areEnds(first: string, second: string, isPay: boolean): boolean {
  const pairs = isPay ? [...ENDS, PAID_ENDS] : ENDS
  return pairs.some(
    ([low, high]) =>
      (low.test(first) && high.test(second)) || (high.test(first) && low.test(second)),
  )
}

/** "A busy one": a word by which two figures are ends of a range. */
export const namesEnd = (word: string): boolean =>
  ENDS.some((pair) => pair.some((end) => end.test(word)))
