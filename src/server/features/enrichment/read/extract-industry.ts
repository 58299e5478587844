import { cutMessage } from '#agent/understand/message/message.ts'
import { findTrades } from '#agent/understand/slots/industry/find-trades.ts'
import { readIndustry } from '#agent/understand/slots/industry/read-industry.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import type { Finding } from '#domain/finding.ts'
import { INDUSTRY_FIT, type Industry } from '#domain/industry.ts'
import { INDUSTRY_BY_TYPE, type Organisation } from '#server/features/enrichment/read/json-ld.ts'
import { listStatements } from '#server/features/enrichment/read/page-words.ts'
import type { Page } from '#server/features/enrichment/read/read-page.ts'

type Vote = { industry: Industry; weight: number; quote: string; isSentence: boolean }

const TYPE_WEIGHT = 3
const FIELD_WEIGHT = 2
/** A page that describes a firm speaks of nothing else. */
const DESCRIBED = 0.35
/** How much more often an industry is said than the next, to be clear. */
const LEAD_RATIO = 2
const QUOTE_MAX_CHARS = 240
/** Words after these name customers or tools, not the trade. */
const CUSTOMERS =
  /\b(?:for|to|help(?:s|ing)?|serv(?:e|es|ing)|support(?:s|ing)|trusted|used|loved|built|designed|powered|with|using|via|from|near|across|empower\w*|enabl\w+|let(?:s|ting)|connect\w*)\b.*/i

/** "Software for hospitals" says what they make, and then for whom. */
const FOR_OTHERS = /\b(?<=software|platform|tools?|app|systems?|solutions?) for\b.*/i

function isIndustry(value: unknown): value is Industry {
  return typeof value === 'string' && Object.hasOwn(INDUSTRY_FIT, value)
}

/** The trade that a sentence claims for its writer, read as a visitor's sentence is. */
function readDescribed(sentence: string): Industry | null {
  const own = sentence.replace(FOR_OTHERS, '')
  const [found] = readIndustry(cutMessage(own, own, []), DESCRIBED)
  return isIndustry(found?.value) ? found.value : null
}

/** "Freight forwarding and customs clearance since 1974": a headline names the trade without saying "we are". */
function readHeadline(sentence: string): Industry | null {
  const named = findTrades(tokenize(sentence.replace(CUSTOMERS, ''))).filter(
    ({ sort, isFirm, isHead }) => isHead && (sort === 'noun' || sort === 'vague' || isFirm),
  )
  return (named.find(({ sort }) => sort !== 'vague') ?? named[0])?.industry ?? null
}

function readFieldVotes(field: string): Vote[] {
  return listStatements(field).flatMap((quote) => {
    const industry = readDescribed(quote) ?? readHeadline(quote)
    return industry === null ? [] : [{ industry, weight: FIELD_WEIGHT, quote, isSentence: true }]
  })
}

function readTypeVotes({ types }: Organisation): Vote[] {
  return types.flatMap((quote) => {
    const industry = INDUSTRY_BY_TYPE.get(quote)
    if (industry === undefined) return []
    return [{ industry, weight: TYPE_WEIGHT, quote, isSentence: false }]
  })
}

function listVotes({ title, metas }: Page, organisations: readonly Organisation[]): Vote[] {
  return [
    ...organisations.flatMap(readTypeVotes),
    ...organisations.flatMap(({ description }) => readFieldVotes(description ?? '')),
    ...readFieldVotes(metas.get('description') ?? metas.get('og:description') ?? ''),
    ...readFieldVotes(title),
  ]
}

/** The line of business, when a page says one far more often than any other. */
export function extractIndustry(page: Page, organisations: readonly Organisation[]): Finding[] {
  const votes = listVotes(page, organisations)
  const weights = new Map<Industry, number>()
  for (const { industry, weight } of votes)
    weights.set(industry, (weights.get(industry) ?? 0) + weight)
  const [first, second] = [...weights].toSorted((left, right) => right[1] - left[1])
  if (first === undefined) return []
  if (second !== undefined && first[1] < second[1] * LEAD_RATIO) return []
  const own = votes.filter(
    ({ industry, quote }) => industry === first[0] && quote.length <= QUOTE_MAX_CHARS,
  )
  const quote = (own.find(({ isSentence }) => isSentence) ?? own[0])?.quote
  if (quote === undefined) return []
  return [{ kind: 'industry', value: first[0], url: page.url.href, quote }]
}
