import { INDUSTRY_NOUNS } from '#agent/perception/industry-nouns.ts'
import { INDUSTRY_TOPICS } from '#agent/perception/industry-topics.ts'
import type { Industry } from '#domain/industry.ts'

/** Nouns for a whole organisation, which a topic beside them makes one of an industry: "a telephone company". */
const WHOLE =
  'compan(?:y|ies)|co|firms?|business(?:es)?|groups?|providers?|practices?|agenc(?:y|ies)|shops?|stores?|industry|sector|space|trade|field|world|game|line|trusts?|chains?|brands?|specialists?|suppliers?|outfits?|operations?|operators?|organi[sz]ations?|studios?|start-?ups?|scale-?ups?|vendors?|manufacturers?|makers?|producers?|builders?|fitters?|installers?|consultanc(?:y|ies)|consultants?|bureaus?|networks?|enterprises?|players?|resellers?|retailers?|sellers?|dealers?|traders?|merchants?|distributors?|wholesalers?|importers?|contractors?|corporation|corp|inc|llc|ltd|limited|authorit(?:y|ies)|boards?|associations?|institutes?|institutions?|laborator(?:y|ies)|labs?|cooperatives?|co-?ops?|collectives?|charit(?:y|ies)|foundations?|societ(?:y|ies)|clubs?|ventures?|conglomerate|multinational|subsidiary|franchises?|concern|unit|factor(?:y|ies)|plants?|workshops?|works|mills?|houses?|cent(?:er|re)s?|school|college|academy|charities|magnate|giant|boutique|market|bank'
/** Nouns for a part of an organisation, or for what it sells. */
const PART =
  'offices?|services?|solutions?|people|guys|folks|side|department|division|branch|team|partners?|place|products|goods|professionals|experts|bunch|couple|pair|handful|crew|string|mix|mixture|collection|family'
const GENERIC = `(?:${WHOLE}|${PART})`

export const GENERIC_NOUN = new RegExp(`^${GENERIC}$`)
const GENERIC_TAIL = new RegExp(`(?:\\s${GENERIC})+$`)
const WHOLE_TAIL = new RegExp(`\\s(?:${WHOLE})$`)
/** "A maker of hydraulic hoses": whatever it is of. */
const MAKER = /^(?:[a-z-]+ ){0,2}(?:makers?|manufacturers?|producers?)$/

type Table = readonly (readonly [Industry, RegExp])[]
const toEndings = (table: readonly (readonly [Industry, string])[]): Table =>
  table.map(([industry, words]) => [industry, new RegExp(`(?:^|[^a-z&])(${words})$`)] as const)
const NOUN_AT_END = toEndings(INDUSTRY_NOUNS)
const TOPIC_AT_END = toEndings(INDUSTRY_TOPICS)
const ANYWHERE = INDUSTRY_NOUNS.map(
  ([industry, nouns]) => [industry, new RegExp(`(?<![a-z&])(?:${nouns})(?![a-z])`)] as const,
)
/** Who makes or sells a thing is of that trade, whatever the thing is of: "a phone shop", "a shoe manufacturer". */
const MAKES = /(?:^|\s)(?:makers?|manufacturers?|producers?|factor(?:y|ies)|plants?|mills?)$/
const SELLS =
  /(?:^|\s)(?:shops?|stores?|retailers?|wholesalers?|dealers?|merchants?|boutiques?|importers?|traders?)$/
/** Their programs and programmes are no goods. */
const MAKES_NO_GOODS: readonly Industry[] = ['software', 'media', 'construction']
const CIVIC =
  /(?:^|\s)(?:municipal|permits?|licensing|council|county|borough|federal|civic|city|state)\s(?:[a-z']+\s){0,2}(?:offices?|departments?|services?|divisions?|branch|bureau)$/
/** Beyond this many words the head of a description has lost its noun. */
const UNKNOWN_WORDS_MAX = 2

export type IndustryMatch = { industry: Industry; index: number; length: number }

function findEnding(phrase: string, table: Table): IndustryMatch | null {
  const found = table.flatMap(([industry, pattern]) => {
    const words = pattern.exec(phrase)?.[1]
    return words === undefined
      ? []
      : [{ industry, index: phrase.length - words.length, length: words.length }]
  })
  return found.toSorted((left, right) => right.length - left.length)[0] ?? null
}

/** "marketing agency" says more than "agency", and "online shop" more than "online". */
function matchNoun(phrase: string, rest: string): IndustryMatch | null {
  const whole = findEnding(phrase, NOUN_AT_END)
  const stripped = rest === phrase ? null : findEnding(rest, NOUN_AT_END)
  if (whole === null || stripped === null) return whole ?? stripped
  const isWholeLonger = whole.length > phrase.length - stripped.index - stripped.length + 1
  if (isWholeLonger && whole.index <= stripped.index) return whole
  return stripped.index < whole.index && isGenericIndustry(whole) ? stripped : whole
}

/** "a telephone company", "a blood testing laboratory": the nearest word before the noun that tells the industry. */
function matchTopic(rest: string): IndustryMatch | null {
  const words = rest.split(' ')
  for (let count = words.length; count > 0; count--) {
    if (words.length - count > UNKNOWN_WORDS_MAX) return null
    const left = words.slice(0, count).join(' ')
    const found = findEnding(left, TOPIC_AT_END) ?? findEnding(left, NOUN_AT_END)
    if (found !== null) return found
  }
  return null
}

/** The industry that a phrase names by its last words: "healthcare software company" is software. */
export function matchHead(phrase: string): IndustryMatch | null {
  const rest = phrase.replace(GENERIC_TAIL, '')
  const noun = matchNoun(phrase, rest)
  if (noun !== null && !isGenericIndustry(noun)) return noun
  if (CIVIC.test(phrase)) return { industry: 'government', index: 0, length: phrase.length }
  const topic = WHOLE_TAIL.test(phrase) && rest !== phrase ? matchTopic(rest) : null
  return topic === null ? noun : { ...topic, industry: chooseTrade(phrase, topic.industry) }
}

function chooseTrade(phrase: string, topic: Industry): Industry {
  if (SELLS.test(phrase)) return 'retail'
  return MAKES.test(phrase) && !MAKES_NO_GOODS.includes(topic) ? 'manufacturing' : topic
}

/** The industry of "a maker of …", whatever it makes. */
export function matchMaker(head: string): IndustryMatch | null {
  return MAKER.test(head) ? { industry: 'manufacturing', index: 0, length: head.length } : null
}

/** "agency", "shop", "start-up", "laboratory" are the industry only when nothing else is said. */
function isGenericIndustry({ industry, length }: IndustryMatch): boolean {
  const isVague = ['agency', 'retail', 'software', 'manufacturing', 'other'].includes(industry)
  return length <= 12 && isVague
}

/** The first industry word in a text, whatever it stands in. */
export function matchAnywhere(text: string): IndustryMatch | null {
  const found = ANYWHERE.flatMap(([industry, pattern]) => {
    const match = pattern.exec(text)
    return match === null ? [] : [{ industry, index: match.index, length: match[0].length }]
  })
  return (
    found.toSorted((left, right) => left.index - right.index || right.length - left.length)[0] ??
    null
  )
}
