import {
  type ConversationState,
  getKnownText,
  getKnownTools,
} from '#agent/state/conversation-state.ts'
import type { CaseStudySuggestion } from '#agent/state/turn.ts'
import { caseStudies } from '#content/facts/case-studies.ts'
import type { Industry } from '#domain/industry.ts'

type CaseStudy = (typeof caseStudies)[number]
type Match = {
  study: CaseStudy
  points: number
  reason: string
  isClose: boolean
  /** From the same line of business, or with like work; or a case that tells of the same work. */
  isComparable: boolean
}
export type ChosenCaseStudy = { suggestion: CaseStudySuggestion; isClose: boolean }

/** What the visitor said of the work outweighs their industry, and any guess from a host. */
const FIELD_POINTS = 3
const KEYWORD_POINTS = 2
const INDUSTRY_POINTS = 5
const GUESSED_INDUSTRY_POINTS = 1
const TOOL_POINTS = 1
const KEYWORDS_COUNTED = 3
const STEM_FROM_CHARS = 5
/** Nearly everyone has these, so they make no case similar. */
const COMMON_TOOLS = ['Microsoft Excel', 'Slack', 'Microsoft Teams']
/** Whole fields of work, with an industry whose case treats them. */
const FIELDS: readonly (readonly [Industry, RegExp])[] = [
  [
    'finance',
    /\b(?:finance|accounts? (?:payable|receivable)|ap|ar|month[- ]end|quarter[- ]end|closing the books|ledgers?|bookkeeping|reconcil\w+|invoic\w+|payroll|tax(?:es)?|billing|kyc|compliance|audits?|claims?|underwriting)\b/,
  ],
  ['media', /\b(?:marketing|campaigns?|ads|advertis\w+|seo|social media|newsletters?|leads?)\b/],
  ['healthcare', /\b(?:patients?|clinics?|appointments?|referrals?|prior auth\w*|medical)\b/],
  [
    'manufacturing',
    /\b(?:inventory|stock|warehouse|freight|tms|carriers?|cargo|lading|fleet|cycle counts?|receiving|shipping|shipments?|dispatch\w*|purchase orders?|procurement|suppliers?|order entry|production)\b/,
  ],
]

function getWords(state: ConversationState): string {
  const pain = getKnownText(state, 'pain') ?? ''
  return `${pain} ${state.painCues.map((cue) => cue.quote).join(' ')}`.toLowerCase()
}

/** "orders" and "ordering" are forms of "order"; short words must match whole or in the plural. */
function isFormOf(word: string, keyword: string): boolean {
  if (keyword.length < STEM_FROM_CHARS) return word === keyword || word === `${keyword}s`
  return word.startsWith(keyword)
}

function findKeywords(study: CaseStudy, words: string): string[] {
  const spoken = [...new Set(words.match(/[a-z]+/g) ?? [])]
  return study.keywords.filter(
    (keyword) => !keyword.endsWith('s') && spoken.some((word) => isFormOf(word, keyword)),
  )
}

/** Things that are counted read better in the plural: "orders", but "billing". */
function nameWork(keyword: string): string {
  return COUNTED.has(keyword) ? `${keyword}s` : keyword
}

const COUNTED = new Set([
  'order',
  'invoice',
  'campaign',
  'contract',
  'supplier',
  'referral',
  'appointment',
  'patient',
])

/** Whether the case itself tells of that work, in its own words. */
function tellsOf({ title, challenge, solution }: CaseStudy, keyword: string): boolean {
  return `${title} ${challenge} ${solution}`.toLowerCase().includes(keyword)
}

type Clues = {
  keywords: readonly string[]
  /** Same industry and same kind of work: only then is a case called close. */
  isClose: boolean
  isSameField: boolean
  tools: readonly string[]
}

/** What the case has in common with the visitor's work, and what it has not. */
function explain(study: CaseStudy, { keywords, isClose, isSameField, tools }: Clues): string {
  const told = keywords.filter((keyword) => tellsOf(study, keyword))
  const words = told.slice(0, 2).map(nameWork).join(' and ')
  if (isClose && words !== '') return `You mentioned ${words}; it is part of that case, too.`
  if (isClose && isSameField) return 'The same line of business, and similar work.'
  if (words !== '') return `It deals with ${words}, too; the rest may differ from yours.`
  const ran = tools.length > 0 ? ` It ran on ${tools.slice(0, 2).join(' and ')}, too.` : ''
  const field = isSameField
    ? 'The same line of business, but different work.'
    : 'Similar work, in another line of business.'
  return `${field}${ran}`
}

function scoreIndustry(fits: boolean, isGuessed: boolean): number {
  if (!fits) return 0
  return isGuessed ? GUESSED_INDUSTRY_POINTS : INDUSTRY_POINTS
}

function matchStudy(study: CaseStudy, state: ConversationState): Match {
  const words = getWords(state)
  const fits = study.fits.some((fit) => fit === getKnownText(state, 'industry'))
  const isGuessed = state.details.industry?.isInferred === true
  const keywords = findKeywords(study, words)
  const tools = study.systems.filter(
    (system) => getKnownTools(state).includes(system) && !COMMON_TOOLS.includes(system),
  )
  const fields = FIELDS.filter(
    ([industry, pattern]) => study.fits.some((fit) => fit === industry) && pattern.test(words),
  )
  const points =
    scoreIndustry(fits, isGuessed) +
    FIELD_POINTS * fields.length +
    KEYWORD_POINTS * Math.min(KEYWORDS_COUNTED, keywords.length) +
    TOOL_POINTS * tools.length
  const isSameField = study.sameField.some((one) => one === getKnownText(state, 'industry'))
  const isIndustryStated = fits && !isGuessed
  const isAlike = keywords.length > 0 || fields.length > 0
  const isClose = isIndustryStated && isAlike
  const reason = explain(study, { keywords, isClose, isSameField, tools })
  const isComparable =
    isSameField || (fits && isAlike) || keywords.some((keyword) => tellsOf(study, keyword))
  return { study, points, reason, isClose, isComparable }
}

/** The published case that is most like the visitor's work, with the reason in the visitor's terms; null where none is. */
export function chooseCaseStudy(state: ConversationState): ChosenCaseStudy | null {
  const best = caseStudies
    .map((study) => matchStudy(study, state))
    .filter(({ isComparable }) => isComparable)
    .toSorted((left, right) => right.points - left.points)[0]
  if (best === undefined) return null
  const { slug, title } = best.study
  const suggestion = { slug, title, url: `/library/${slug}`, reason: best.reason }
  return { suggestion, isClose: best.isClose }
}
