import { cutMessage } from '#agent/understand/message/message.ts'
import { readWords } from '#agent/understand/quantities/numbers.ts'
import { findTrades } from '#agent/understand/slots/industry/find-trades.ts'
import { readIndustry } from '#agent/understand/slots/industry/read-industry.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import type { Finding } from '#domain/finding.ts'
import { INDUSTRY_FIT, type Industry } from '#domain/industry.ts'
import {
  type Employees,
  INDUSTRY_BY_TYPE,
  type Organisation,
} from '#server/features/enrichment/read/json-ld.ts'
import { listStatements } from '#server/features/enrichment/read/page-words.ts'
import type { Page } from '#server/features/enrichment/read/read-page.ts'

type Vote = { industry: Industry; weight: number; quote: string; isSentence: boolean }

const TYPE_WEIGHT = 3
const FIELD_WEIGHT = 2
/** A page that describes a firm speaks of nothing else. */
const DESCRIBED = 0.35
/** How much more often an industry is said than the next, to be clear. */
const LEAD_RATIO = 2
const TRADE_MAX_CHARS = 240
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
    ({ industry, quote }) => industry === first[0] && quote.length <= TRADE_MAX_CHARS,
  )
  const quote = (own.find(({ isSentence }) => isSentence) ?? own[0])?.quote
  if (quote === undefined) return []
  return [{ kind: 'industry', value: first[0], url: page.url.href, quote }]
}

const PEOPLE_MAX = 3_000_000
/** Numbers that differ by more than this count different things, or one of them is wrong. */
const AGREEING_RATIO = 1.5
const QUOTE_MAX_CHARS = 160

const COUNT =
  '(?<count>\\d{1,3}(?:[,.]\\d{3}){1,2}|\\d{1,7}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)(?<plus>\\s?\\+)?'
const ROUGH =
  '(?:(?<more>more than|over|in excess of|at least|mehr als|über|plus de|más de)|about|around|some|approximately|roughly|nearly|almost|rund|etwa|circa|ca\\.?|environ)?'
const STAFF =
  'employees|staff members|staff|colleagues|team members|co-?workers|Mitarbeiter(?:[:*/]?innen)?|Mitarbeitende[nr]?|Mitarbeiterinnen und Mitarbeiter|Beschäftigten?|employés|collaborateurs|empleados|medewerkers|dipendenti'
const ROLES =
  'people|professionals|experts|specialists|engineers|drivers|lawyers|attorneys|solicitors|dentists|clinicians|consultants|developers|advisers|advisors|craftsmen|technicians|associates'
const OWN =
  "(?:we are|we're|we have|we employ|we now employ|employs|employing|our|with|wir sind|wir beschäftigen|unser)"

/** "a team of 120", "our 45-strong crew", "40 employees", "we are 25 people", and alone in a box: "200+ people". */
const PHRASES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:team|staff|crew|workforce|company|firm|practice|family|teams?) (?:of|von|de) ${ROUGH} ?${COUNT}(?: (?:${STAFF}|${ROLES}))?\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:our|a|the) ${COUNT}[- ](?:strong|person|people) (?:team|crew|staff|company|firm|practice)\\b`,
    'iu',
  ),
  new RegExp(
    `${ROUGH} ?(?<![\\p{L}\\d.,])${COUNT} (?:(?!for )[a-z-]{3,20} )?(?:${STAFF})(?![\\p{L}])`,
    'iu',
  ),
  new RegExp(`\\b${OWN} ${ROUGH} ?${COUNT} (?:[a-z-]{3,20} )?(?:${ROLES})\\b`, 'iu'),
  new RegExp(`^${ROUGH} ?${COUNT} (?:${ROLES})[.!]?$`, 'iu'),
]
/** The people of others: who buys, is helped, or is sold to. */
const OTHERS =
  /\b(?:trusted|used|loved|chosen|clients?|customers?|users?|patients?|students?|visitors?|guests?|subscribers?|followers?|companies with|businesses with|firms with|organi[sz]ations with|teams? of (?:any|all|every)|for (?:teams?|companies|firms|businesses)|helps? |served?|serving|up to|fewer than|less than|between|from \d|first|hired?|laid off|recruit\w*|placed|train\w*|per |years?|Kunden|bis zu)\b/i
type Size = { people: number; value: string; quote: string }

const format = (people: number) => people.toLocaleString('en-US')
const isPlausible = (people: number) => people >= 1 && people <= PEOPLE_MAX

function readEmployees({ least, most }: Employees): Size[] {
  if (!isPlausible(least) || !isPlausible(most) || least > most) return []
  const isExact = least === most
  return [
    {
      people: most,
      value: isExact
        ? `about ${format(least)} people`
        : `${format(least)} to ${format(most)} people`,
      quote: `numberOfEmployees: ${isExact ? least : `${least}–${most}`}`,
    },
  ]
}

function readCount(written: string): number {
  const words = readWords(tokenize(written), 0)
  return words?.value ?? Number(written.replaceAll(/[,.]/g, ''))
}

function readSentence(sentence: string): Size[] {
  if (OTHERS.test(sentence)) return []
  for (const phrase of PHRASES) {
    const match = phrase.exec(sentence)
    const { count, more, plus } = match?.groups ?? {}
    if (match === null || count === undefined) continue
    const people = readCount(count)
    if (!isPlausible(people)) continue
    const isMore = more !== undefined || plus !== undefined
    const quote = sentence.length <= QUOTE_MAX_CHARS ? sentence : match[0].trim()
    return [{ people, value: `${isMore ? 'more than' : 'about'} ${format(people)} people`, quote }]
  }
  return []
}

/** How many work there, as long as a page does not contradict itself. */
export function extractSize(
  { url }: Pick<Page, 'url'>,
  organisations: readonly Organisation[],
  statements: readonly string[],
): Finding[] {
  const sizes = [
    ...organisations.flatMap(({ employees }) =>
      employees === null ? [] : readEmployees(employees),
    ),
    ...statements.flatMap(readSentence),
  ]
  const [first] = sizes
  if (first === undefined) return []
  const people = sizes.map((size) => size.people)
  if (Math.max(...people) > Math.min(...people) * AGREEING_RATIO) return []
  return [{ kind: 'size', value: first.value, url: url.href, quote: first.quote }]
}
