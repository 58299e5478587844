import { PEOPLE_NOUNS } from '#agent/lexicon/nouns.ts'
import { isPlace } from '#agent/lexicon/places.ts'
import { findTrades, type TradeName } from '#agent/understand/slots/industry/find-trades.ts'
import { findKnownTools, findTool, type ToolMention } from '#agent/understand/text/known-tools.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'
import { allCards } from '#content/answers/all-cards.ts'
import type { Card } from '#content/answers/card.ts'
import { PUBLISHED_CASES, sayAskedTools, sayFieldCase } from '#content/answers/made-answers.ts'
import { PAGES } from '#content/answers/pages.ts'
import { industryWords } from '#content/fact-words.ts'
import { caseStudies } from '#content/facts/case-studies.ts'
import { systems } from '#content/facts/systems.ts'
import { site } from '#content/site.ts'
import type { Industry } from '#domain/industry.ts'

/** People of the firm that is asked, and words that mostly mean something else. */
const NOT_STAFF: ReadonlySet<string> = new Set(
  `agent agents consultant consultants owner owners partner partners hand hands lead leader leaders us them buddy
  manager managers supervisor controller advisor advisors broker brokers developer developers`.split(
    /\s+/,
  ),
)
const STAFF = [...PEOPLE_NOUNS].filter((noun) => !NOT_STAFF.has(noun)).join('|')
/** "Typists", "bookkeepers", "order takers": roles that no list holds. */
const ROLE = `(?:${STAFF}|team|crew|[a-z]{3,}(?<!check|wait|short)ists?|[a-z]*(?:keep|tak|handl|work)ers?)`
/** "Our two part-time" in front of a role; nothing that begins another part of the sentence. */
const BEFORE_ROLE =
  '(?:(?:my|our|the|these|those|all)\\s+)+(?:(?!(?:my|our|the|of|when|if|that|for|with|and|or|from|data|records)\\b)[a-z]+\\s+){0,2}?'
/** "In the office", "on the phones". */
const PLACE = '(?:\\s+(?:in|at|on)\\s+(?:the|our|my)\\s+[a-z]+)?'
const FATE =
  'what (?:about|(?:will |would )?happens? (?:to|with)|becomes? of|(?:does|will|would) (?:this|that|it) mean for|(?:do|will|would|should) (?:i|we) do with)|(?:do|will|would|should) (?:i|we) (?:still |have to )*(?:need|keep|fire|let|lay off|replace|lose)|(?:will|would|does|do|can|could|is|are) (?:this|it|that|you|ai|agents?|the agents?) (?:going to )?replac(?:e|ing)'
const ASKED_OF_STAFF = new RegExp(
  `\\b(${FATE})\\s+${BEFORE_ROLE}${ROLE}${PLACE}(?=\\s*$|[?.,!]|\\s+(?:who|that|then|if|when|after|afterwards|now|go|off|with)\\b)`,
)
const STAFF_LOSES = new RegExp(
  `\\b(will|would|do|does|are|is)\\s+${BEFORE_ROLE}${ROLE}\\s+(?=(?:be |get |going to |still )*(?:lose|losing|replaced|fired|laid off|let go|redundant|out of|have a job|needed))`,
)

/** Who asks whether a tool can be connected. */
const CONNECTS =
  /\b(?:connect\w*|integrat\w*|work(?:s|ed)? with|support|compatible|hook\w*|plug\w*|sync\w*|talk to|read from|write (?:in)?to|interface with|(?:done|built|do) (?:anything|something) with)\b/
/** What is asked so of any tool is no comparison with it: "can you integrate with Zapier". */
const SURELY_CONNECTS =
  /\b(?:connect(?:s|ed)? (?:to|with)|integrat\w+ (?:with|into)|compatible with|sync\w* with|(?:done|built) (?:anything|something) with)\b/
/** Who asks what has been done in a field. */
const HAS_DONE =
  /\b(?:(?:do|would|will) (?:you|u)(?: guys)?(?: (?:even|ever|also|actually))* (?:sell|work|deal|cater) (?:to|with|for|in)|(?:do|would) you (?:even |also )?(?:serve|take on)|have you (?:ever )?(?:done|worked|built|helped|had)|did you (?:ever )?(?:do|work|build|help)|experience|(?:cases?|clients?|customers?|examples?) (?:study |studies )?(?:from|in|for))\b/

/** A text with some of its tokens in other words. */
function replaceAt(
  { text, tokens }: { text: string; tokens: readonly Token[] },
  { from, to }: Range,
  words: string,
): string {
  const start = tokens[from]?.start ?? 0
  return `${text.slice(0, start)}${words}${text.slice(tokens[to - 1]?.end ?? start)}`
}

/** A name of a system after what one asks of it: "connect to HMIS", "work w Tourwriter". */
const AFTER_CONNECTS =
  /\b(?:connect(?:s|ed|ing)?(?: up)? (?:to|with|into)|integrat\w+ (?:with|into)|works? (?:w|with|in|on)|support|compatible with|hook(?:s|ed)?(?: up)? (?:to|into|with)|plug(?:s|ged)? into|sync\w* (?:to|with)|talks? (?:to|with)|read from)\s+(?:(?:our|the|your|my|a)\s+)?([a-z][\w.-]{2,}(?:\s+[A-Z][\w.-]*)?)/i
const POINTED_AT = /^(?:that|this|it|them|those|these)\b/i
/** "HMIS", "AVImark": capitals that no plain word has. */
const CAPITALS = /\b(?:[A-Z]{2,}[a-z]*\d*|[A-Z][a-z]+[A-Z]\w*)\b/g
/** Capitals that name no system. */
const NO_SYSTEM = new Set(
  'API APIS AI OK IT ERP CRM EHR EMR DMS TMS WMS PDF CSV USA US UK EU HR AP AR PO FAQ CFO CEO'.split(
    ' ',
  ),
)

/** The system that a question asks about by a name that no list holds; null without one. */
function findUnlistedSystem(said: string, knowsWord: (word: string) => boolean): string | null {
  const [whole = '', name = ''] = AFTER_CONNECTS.exec(said.slice(-LAST_CHARS)) ?? []
  if (whole === '' || /^own\b/i.test(name)) return null
  if (!POINTED_AT.test(name)) return knowsWord(name.toLowerCase()) ? null : name
  const capitals = said.match(CAPITALS)?.filter((word) => !NO_SYSTEM.has(word.toUpperCase()))
  return capitals?.at(-1) ?? null
}

/** "Can you connect to that?" */
const isPointedAt = (query: string) => POINTED_AT.test(AFTER_CONNECTS.exec(query)?.[1] ?? '')

/** So much of a message is read for the name of a system. */
const LAST_CHARS = 400

/** "CRM" names no tool. */
function findAskedTools(question: string, tokens = tokenize(question)): ToolMention[] {
  return findKnownTools(question, tokens).filter(({ certainty }) => certainty !== 'kind')
}

/** The field that a question names, unless it names several. */
function findAskedField(tokens: readonly Token[]): TradeName | null {
  const named = findTrades(tokens).filter(
    ({ sort, isHead }) => isHead && (sort === 'noun' || sort === 'vague'),
  )
  const isOne = new Set(named.map(({ industry }) => industry)).size === 1
  return isOne ? (named[0] ?? null) : null
}

const hasOwnCase = (industry: Industry) =>
  PUBLISHED_CASES.some(({ from }) => from.includes(industry))

/**
 * A question with one word for all roles, for all tools and for all fields without a published case, as the phrasings
 * of the cards have it: nobody can list every role, tool and trade there.
 */
export function generalizeNames(question: string, knowsWord: (word: string) => boolean): string {
  const text = generalizePlace(question)
    .replace(ASKED_OF_STAFF, '$1 my staff')
    .replace(STAFF_LOSES, '$1 my staff ')
  const tokens = tokenize(text)
  const isKnown = ({ from, to }: Range) =>
    tokens.slice(from, to).some(({ norm }) => knowsWord(norm))
  const tool = CONNECTS.test(text) ? findAskedTools(text, tokens)[0] : undefined
  if (tool && (SURELY_CONNECTS.test(text) || !isKnown(tool)))
    return replaceAt({ text, tokens }, tool, 'our software')
  const product = findProduct(text, knowsWord)
  if (product !== null) return text.replace(product, 'that product')
  const field = HAS_DONE.test(text) ? findAskedField(tokens) : null
  if (field === null) return text
  if (!hasOwnCase(field.industry)) return replaceAt({ text, tokens }, field, 'our industry')
  return isKnown(field) ? text : replaceAt({ text, tokens }, field, industryWords[field.industry])
}

/** Where a product is asked about, or set against us: "does ServiceTitan do this", "EZLynx versus you". */
const NAME = String.raw`(?<![\p{L}\d.&-])([\p{L}\d][\p{L}\d.&-]*(?: [\p{L}\d][\p{L}\d.&-]*)?)`
/** In a sure one, even a word that nothing here has is taken for a product. */
const PRODUCT_FRAMES = [
  {
    isSure: true,
    frame: String.raw`\b(?:does|doesn['’]?t|can|can['’]?t|could|would|will) ${NAME}(?= (?:already |even |also |not )?(?:have|do|offer|include|handle|cover)\b)`,
  },
  { isSure: true, frame: String.raw`${NAME} (?:vs\.?|versus) (?:you|u|this)\b` },
  {
    isSure: false,
    frame: String.raw`\b(?:something|anything|feature|module|setting|option|add-?on) (?:in|from|for|inside) ${NAME}`,
  },
  {
    isSure: false,
    frame: String.raw`\b(?:like|over|than|buy|buying|get|getting|instead of|compared? (?:to|with)|different from) (?:just )?(?:buying |using )?${NAME}`,
  },
].map(({ isSure, frame }) => ({ isSure, frame: new RegExp(frame, 'giu') }))
/** Products that cards of their own compare with us. */
const COMPARED = allCards
  .filter(({ id }) => /^compare-(?!product)/.test(id))
  .flatMap(({ phrasings }) => phrasings)
  .join(' ')

/** The product of another firm that a question asks about; null where none is, or where a card compares it. */
function findProduct(text: string, knowsWord: (word: string) => boolean): string | null {
  const names = PRODUCT_FRAMES.flatMap(({ frame, isSure }) =>
    [...text.matchAll(frame)].map(([, name = '']) =>
      chooseProduct(name, isSure ? knowsWord : () => true),
    ),
  )
  return names.find((name) => name !== null) ?? null
}

/** A tool that lists hold, or a word that nothing here has. */
function chooseProduct(name: string, knowsWord: (word: string) => boolean): string | null {
  const tokens = tokenize(name)
  const [tool] = findAskedTools(name, tokens)
  const [first = ''] = name.split(' ')
  const isUnknown = first.length >= PRODUCT_MIN_CHARS && !knowsWord(first.toLowerCase())
  const product = tool ? name.slice(tokens[tool.from]?.start, tokens[tool.to - 1]?.end) : first
  if (product === '' || (tool === undefined && !isUnknown)) return null
  return COMPARED.includes(product.toLowerCase()) ? null : product
}
const PRODUCT_MIN_CHARS = 4

/** "Do you work with companies in Denmark?", with one word for all places. */
const CLIENTS_IN =
  /\b(work|(?:companies|clients|customers|firms|businesses|compan(?:y|ies))) ((?:based |located )?(?:in|from) )((?:the )?[\p{L}.]+(?: [\p{L}.]+)?)/iu

function generalizePlace(question: string): string {
  const [whole, who = '', joint = '', words = ''] = CLIENTS_IN.exec(question) ?? []
  if (whole === undefined) return question
  const [first = ''] = words.split(' ')
  const place = [words, first].find((name) => isPlace(name.replace(/[.?!]$/, '')))
  return place === undefined
    ? question
    : question.replace(`${who} ${joint}${place}`, `${who} ${joint}our country`)
}

const PLACE_WORDS_MAX = 3
const ANYWHERE = 'The firm works remotely, and our pages leave out no country.'

/** "Dental practices in the UK". */
function namesPlace(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ norm }) => norm)
  return words.some(
    (word, at) =>
      word === 'in' &&
      Array.from({ length: PLACE_WORDS_MAX }, (_, more) =>
        words.slice(at + 1, at + 2 + more).join(' '),
      ).some(isPlace),
  )
}

/** The tools of the systems and of the published cases, under their usual names. */
const LISTED_TOOLS: ReadonlySet<string> = new Set(
  [...systems, ...caseStudies]
    .flatMap((one) => ('tools' in one ? one.tools : one.systems))
    .flatMap((name) => findTool(name)?.name ?? []),
)

/** What a card says to a question that names a tool or a field: of that one first. */
export function tailorCard(
  card: Card,
  { query, said = '' }: { query: string; said?: string },
  knowsWord: (word: string) => boolean,
): Pick<Card, 'text' | 'citations'> {
  if (card.id === 'tools') {
    const unlisted = findUnlistedSystem(said || query, knowsWord)
    const names = [...new Set(findAskedTools(query).map(({ name }) => name))]
    if (unlisted !== null && (names.length === 0 || isPointedAt(query)))
      return { ...card, text: sayAskedTools([], [unlisted]) }
    if (names.length === 0) return card
    const [listed, others] = [true, false].map((isListed) =>
      names.filter((name) => LISTED_TOOLS.has(name) === isListed),
    )
    return { ...card, text: sayAskedTools(listed ?? [], others ?? []) }
  }
  if (card.id === 'compare-product')
    return nameProduct(card, findProduct(said.slice(-LAST_CHARS) || query, knowsWord))
  const tokens = tokenize(query)
  const field = ['industries', 'case-studies'].includes(card.id) ? findAskedField(tokens) : null
  if (field === null) return card
  const name = query.slice(tokens[field.from]?.start, tokens[field.to - 1]?.end)
  const { text, citations } = sayFieldCase(field.industry, name)
  const anywhere = namesPlace(tokens) ? ` ${ANYWHERE}` : ''
  return {
    text: `${text}${anywhere}`,
    citations: [PAGES.caseStudies, ...citations, ...card.citations],
  }
}

/** In its usual spelling; a former name is not said to who knows the new one. */
function nameProduct(card: Card, product: string | null): Card {
  if (product === null) return card
  const usual = findTool(product)?.name ?? product
  const name = usual.toLowerCase() === product.toLowerCase() ? usual : product
  return { ...card, text: card.text.replace('that product', () => name) }
}

const FIRM =
  '(?:zapier|make\\.com|n8n|workato|uipath|ui path|blue prism|automation anywhere|power automate|langchain|crewai|autogen|llamaindex|mckinsey|deloitte|accenture|bcg|bain|kpmg|pwc|ernst (?:and|&) young|capgemini|salesforce|hubspot|sap|netsuite|slack|quickbooks|oracle|workday|servicenow|shopify|stripe|calendly|openai|anthropic|chatgpt|copilot|microsoft|google|amazon|aws|azure|apple|meta|facebook|tesla|netflix|nvidia|ibm|retool|airtable|bubble|mendix|outsystems|notion|jira|asana)'
const PRICE_WORDS = 'how much is|pric(?:e|es|ing)|costs?|charges?|fees?|rates?'
const PRICE = new RegExp(`\\b(?:${PRICE_WORDS})\\b`)

/** Whether a question is about what something costs. */
export const asksPrice = (query: string): boolean => PRICE.test(query)

/** What one asks of a firm or a product for its own sake. */
const OWN_MATTER = `(?:${PRICE_WORDS}|plans?|free|trial|licen[cs]es?|founded|founders?|ceo|owns?|owner|headquarters?|based|offices?|hiring|jobs|salar(?:y|ies)|pays?|earns?|stock|shares?|revenue|employees|market share|log ?in|password|account|reset|install|download|export|import|cancel|subscription|support (?:number|line)|phone number|certifi\\w+|hipaa|gdpr|soc ?2|competitors?|buy|buying|learn|tutorial|down|outage)`
const OTHERS = new RegExp(
  `\\b${FIRM}\\b[^.?!]*\\b${OWN_MATTER}\\b|\\b${OWN_MATTER}\\b[^.?!]*\\b${FIRM}\\b`,
)
const BETWEEN_OTHERS = new RegExp(
  `\\b${FIRM}\\b[^.?!]*\\b(?:or|vs|versus|than|and)\\b[^.?!]*\\b${FIRM}\\b`,
)
/** Words that bring us in. */
const US = new RegExp(
  `\\b(?:you|your|yours|u|ur|us|we|our|it|this|that|${site.spokenName}|agents?|agentic|what if|what happens|instead|compar\\w*|differ\\w*|why|connect\\w*|integrat\\w*|work with)\\b`,
)

/** Work that is asked of the chat itself: "write me a script", "design a workflow for us right here". */
const ERRAND =
  /^(?:please |pls |hey |ok |so )*(?:(?:can|could|would|will) you (?:please |just |quickly |also )*)?(?:(?:write|draft|compose|generate|code|program|translate|proofread|rewrite|debug|paraphrase)\b|(?:design|sketch|create|make|build|prepare|plan|outline|review|check|analy[sz]e|read|fix) (?:me|us) (?:an?|the|some|our|my)\b|(?:design|sketch|create|make|build|prepare|plan|outline|review|check|analy[sz]e|read|fix)\b.*\b(?:right (?:now|here)|for free|in (?:this|the) chat|here and now|below|attached|as (?:a )?(?:pdf|excel|csv|table))\b)/

/**
 * Whether a question is about another firm or its product for its own sake ("what does Zapier cost"), or asks for work
 * that the chat does not do.
 */
export function isNotOurs(query: string): boolean {
  if (ERRAND.test(query)) return true
  return !US.test(query) && (OTHERS.test(query) || BETWEEN_OTHERS.test(query))
}
