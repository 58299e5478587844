import { type ConversationState, getKnownText, getKnownTools } from '#agent/conversation-state.ts'
import type { CaseStudySuggestion } from '#agent/turn.ts'
import { caseStudies } from '#content/facts/case-studies.ts'

type CaseStudy = (typeof caseStudies)[number]
type Match = { study: CaseStudy; points: number; reason: string }

const INDUSTRY_POINTS = 5
const KEYWORD_POINTS = 2
const TOOL_POINTS = 1
const KEYWORDS_COUNTED = 3
const STEM_FROM_CHARS = 5

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

function explain(
  study: CaseStudy,
  industry: string | null,
  keywords: readonly string[],
  tools: readonly string[],
): string {
  if (keywords.length > 0)
    return `You mentioned ${keywords.slice(0, 2).map(nameWork).join(' and ')}; that case is the same kind of work.`
  const fits = study.fits.some((fit) => fit === industry)
  if (fits && industry !== null)
    return `It is the closest we have to ${industry.replaceAll('_', ' ')}.`
  if (tools.length > 0) return `It ran on ${tools.slice(0, 2).join(' and ')}, which you use too.`
  return 'It shows how a process done by hand across several tools was taken over.'
}

function matchStudy(study: CaseStudy, state: ConversationState): Match {
  const industry = getKnownText(state, 'industry')
  const keywords = findKeywords(study, getWords(state))
  const tools = study.systems.filter((system) => getKnownTools(state).includes(system))
  const fits = study.fits.some((fit) => fit === industry)
  const points =
    (fits ? INDUSTRY_POINTS : 0) +
    KEYWORD_POINTS * Math.min(KEYWORDS_COUNTED, keywords.length) +
    TOOL_POINTS * tools.length
  return { study, points, reason: explain(study, industry, keywords, tools) }
}

/** The published case nearest to the visitor's work, with the reason in the visitor's terms. */
export function chooseCaseStudy(state: ConversationState): CaseStudySuggestion | null {
  const best = caseStudies
    .map((study) => matchStudy(study, state))
    .toSorted((left, right) => right.points - left.points)[0]
  if (best === undefined) return null
  const { slug, title } = best.study
  return { slug, title, url: `/library/${slug}`, reason: best.reason }
}
