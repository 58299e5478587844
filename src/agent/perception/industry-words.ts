import { INDUSTRY_NOUNS } from '#agent/perception/industry-nouns.ts'
import { INDUSTRY_TOPICS } from '#agent/perception/industry-topics.ts'
import {
  indexTerms,
  splitWords,
  type Term,
  type TradeWord,
  toStem,
} from '#agent/perception/trade-terms.ts'
import type { Industry } from '#domain/industry.ts'

/** Nouns for a whole organisation, which a topic beside them makes one of an industry: "a telephone company". */
const WHOLE = toSet(
  'company co firm business group provider practice agency shop store industry sector space trade field world game line trust chain brand specialist supplier outfit operation operator organisation studio startup scaleup vendor manufacturer maker producer builder fitter installer consultancy consultant bureau network enterprise player reseller retailer seller dealer trader merchant distributor wholesaler importer exporter contractor corporation corp inc llc ltd limited authority board association institute institution laboratory lab cooperative coop collective charity foundation society club venture conglomerate multinational subsidiary franchise concern unit factory plant workshop works mill house centre school college academy magnate giant boutique market bank broker brokerage assembler processor adviser recycler packer bottler moulder caster erector handler repairer restorer refurbisher breeder hirer lessor integrator organiser promoter publisher carrier mover forwarder agent fund syndicate venue park farm yard terminal hub gang round crew exchange department office service designer developer landlord servicer fabricator stockist outlet showroom warehouse depot cleaner grower printer refiner converter blender consolidator insurer lender union',
)
/** Nouns for a part of an organisation, or for what it sells. */
const PART = toSet(
  'office service solution people guy folk side department division branch team partner place product good professional expert bunch couple pair handful crew string set mix mixture collection family life arm section',
)
/** "A shop", "an agency": the industry only when nothing else is said. */
const VAGUE = toSet(
  'agency shop store trader merchant dealer dealership importer exporter wholesaler wholesale retailer retail manufacturer manufacturing maker factory plant mill laboratory lab startup app platform tech technology developer designer design contractor contracting builder carrier forwarder delivery distribution storage transport transportation consultancy consultant consulting institute boutique showroom mover fabricator fabrication assembler moulder marketplace authority registry subcontractor outsourcer outsourcing venue gallery garage stable fashion software foundation packaging dock port warehouse payment cleaner laundry fleet',
)
const toIndex = (table: Readonly<Partial<Record<Industry, string>>>) =>
  indexTerms(Object.entries(table) as [Industry, string][])
const NOUNS = toIndex(INDUSTRY_NOUNS)
const TOPICS = toIndex(INDUSTRY_TOPICS)
/** Who makes or sells a thing is of that trade, whatever the thing is of: "a phone shop", "a shoe manufacturer". */
const WORKS = /^(?:factory|plant|mill|works|assembler|fabricator|packer|bottler|moulder|caster)$/
const MAKES = /^(?:maker|manufacturer|producer|builder)$/
const SELLS =
  /^(?:shop|store|retailer|wholesaler|dealer|merchant|boutique|importer|trader|showroom|outlet|stockist|seller)$/
const TEACHES = /^(?:school|college|academy)$/
/** Their programs, programmes and houses are no goods. */
const MAKES_NO_GOODS: readonly Industry[] = ['software', 'media']
/** "A recruiting shop" is a way of speaking. */
const SELLS_NO_GOODS: readonly Industry[] = [
  'software',
  'agency',
  'accounting',
  'legal',
  'media',
  'ecommerce',
  'hospitality',
  'finance',
  'insurance',
  'real_estate',
]
/** Parts of a town or a state, which are one's own whole as well. */
const CIVIC = /^(?:office|department|service|division|branch|bureau|section|board|commission)$/
/** Beyond this many words the head of a description has lost its noun. */
const UNKNOWN_WORDS_MAX = 2

export type IndustryMatch = { industry: Industry; index: number; length: number }

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(toStem))
}

/** "company", "firm", "chain": a noun for an organisation of any trade. */
export function isGenericNoun(word: string): boolean {
  const stem = toStem(word)
  return WHOLE.has(stem) || PART.has(stem)
}

function toMatch(
  words: readonly TradeWord[],
  { kind, from, to }: Term<Industry>,
  industry = kind,
): IndustryMatch {
  const index = words[from]?.start ?? 0
  return { industry, index, length: (words[to - 1]?.end ?? index) - index }
}

function isVague(words: readonly TradeWord[], { from, to }: Term<Industry>): boolean {
  return to - from === 1 && VAGUE.has(words[from]?.stem ?? '')
}

const IS_ONLINE = /^(?:online|internet|web|ecommerce)$/

/** The trade of who sells, makes or teaches what a topic tells: the last word of the phrase says which. */
function chooseTrade(words: readonly TradeWord[], topic: Industry): Industry {
  const last = words.at(-1)?.stem ?? ''
  if (SELLS.test(last) && words.some(({ stem }) => IS_ONLINE.test(stem))) return 'ecommerce'
  if (SELLS.test(last) && !SELLS_NO_GOODS.includes(topic)) return 'retail'
  if (WORKS.test(last)) return 'manufacturing'
  if (TEACHES.test(last)) return 'education'
  if (last === 'authority') return 'government'
  const makesGoods = MAKES.test(last) && !MAKES_NO_GOODS.includes(topic)
  return makesGoods && !(last === 'builder' && topic === 'construction') ? 'manufacturing' : topic
}

/** "a blood testing laboratory": the nearest words before the noun that tell the industry. */
function findTopic(words: readonly TradeWord[], end: number): Term<Industry> | null {
  for (let at = end; at > 0 && end - at <= UNKNOWN_WORDS_MAX; at--) {
    const found = TOPICS.findEnding(words, at) ?? NOUNS.findEnding(words, at)
    if (found !== null) return found
  }
  return null
}

function matchTopic(words: readonly TradeWord[], end: number): IndustryMatch | null {
  const last = words.at(-1)?.stem ?? ''
  if (end === words.length) return null
  const topic = findTopic(words, end)
  if (CIVIC.test(last) && topic?.kind === 'government') return toMatch(words, topic)
  if (topic === null || !WHOLE.has(last) || CIVIC.test(last)) return null
  return toMatch(words, topic, chooseTrade(words, topic.kind))
}

/** The industry that a phrase names by its last words: "healthcare software company" is software. */
export function matchHead(phrase: string): IndustryMatch | null {
  const words = splitWords(phrase)
  let vague: Term<Industry> | null = null
  let end = words.length
  for (; end > 0; end--) {
    const noun = NOUNS.findEnding(words, end)
    if (noun !== null && !isVague(words, noun)) {
      const isWhole = end === words.length && noun.kind !== 'retail'
      return toMatch(words, noun, isWhole ? noun.kind : chooseTrade(words, noun.kind))
    }
    vague ??= noun
    if (!isGenericNoun(words[end - 1]?.stem ?? '')) break
  }
  return matchTopic(words, end) ?? (vague === null ? null : toMatch(words, vague))
}

/** The industry of "a maker of …", whatever it makes. */
export function matchMaker(head: string): IndustryMatch | null {
  const words = splitWords(head)
  const last = words.at(-1)?.stem ?? ''
  return MAKES.test(last) && words.length <= 3
    ? { industry: 'manufacturing', index: 0, length: head.length }
    : null
}

/** What a trade that ends like a doing stands before: "accounting software", "moving company". */
const ORGANISED =
  /(?:^|\s)(?:compan(?:y|ies)|firms?|business(?:es)?|agenc(?:y|ies)|practices?|bureaus?|providers?|groups?|studios?|shops?|software|outfits?|consultanc(?:y|ies)|contractors?|schools?|houses?|platforms?|apps?|start-?ups?|charit(?:y|ies)|cent(?:re|er)s?|works|plants?|services)$/

/** "collecting rent": something done, unless what ends like it is a trade. */
export function isDoing(head: string): boolean {
  if (!/^[a-z]+ing\s/.test(head)) return false
  const words = splitWords(head)
  const isTrade = NOUNS.findStart(words, 0) !== null || TOPICS.findStart(words, 0) !== null
  return !(isTrade && ORGANISED.test(head))
}

/** The first industry word in a text, whatever it stands in; one that tells little only when there is no other. */
export function matchAnywhere(text: string): IndustryMatch | null {
  const words = splitWords(text)
  let vague: Term<Industry> | null = null
  for (let start = 0; start < words.length; start++) {
    const found = NOUNS.findStart(words, start)
    if (found === null) continue
    if (!isVague(words, found)) return toMatch(words, found)
    vague ??= found
  }
  return vague === null ? null : toMatch(words, vague)
}
