import type { Authority, Slot, Timeline } from '#domain/fact.ts'
import type { FindingKind } from '#domain/finding.ts'
import type { Industry } from '#domain/industry.ts'

/** What each known thing is called in front of people: in the chat, on the score card and in the staff area. */
export const factLabels: Readonly<Record<Slot, string>> = {
  contact_name: 'Name',
  company_name: 'Company',
  company_website: 'Website',
  email: 'Email',
  phone: 'Phone',
  manual_hours: 'Manual hours',
  team_size: 'People on the team',
  hourly_rate: 'Cost of an hour',
  tools: 'Tools in use',
  tool_count: 'Number of tools',
  error_rate: 'Error rate',
  industry: 'Industry',
  pain: 'The work itself',
  timeline: 'Wanted by',
  budget: 'Budget',
  authority: 'Who decides',
}

/** The unit of a number as it stands behind its field. */
export const factUnits: Readonly<Partial<Record<Slot, string>>> = {
  manual_hours: 'hours a week, whole team',
  team_size: 'people',
  hourly_rate: 'dollars an hour, wages and overhead',
  tool_count: 'tools',
  error_rate: 'percent',
  budget: 'dollars, 0 for none',
}

export const timelineWords: Readonly<Record<Timeline, string>> = {
  now: 'within a month',
  quarter: 'within three months',
  half_year: 'within six months',
  year: 'within a year',
  none: 'no date yet',
}

export const authorityWords: Readonly<Record<Authority, string>> = {
  decision_maker: 'I decide',
  influencer: 'others decide with me',
  researcher: 'I am gathering information',
  not_a_buyer: 'I am not here to buy',
}

export const industryWords: Readonly<Record<Industry, string>> = {
  finance: 'finance',
  insurance: 'insurance',
  healthcare: 'healthcare',
  manufacturing: 'manufacturing',
  logistics: 'logistics',
  software: 'software',
  retail: 'retail',
  ecommerce: 'online retail',
  government: 'government',
  accounting: 'accounting',
  legal: 'legal',
  media: 'media',
  agency: 'agency',
  construction: 'construction',
  energy: 'energy',
  real_estate: 'real estate',
  telecom: 'telecom',
  education: 'education',
  hospitality: 'hospitality',
  nonprofit: 'nonprofit',
  other: 'another field',
}

/** A finding's value in words; an industry is stored by its key. */
export function describeFinding(kind: FindingKind, value: string): string {
  if (kind !== 'industry' || !Object.hasOwn(industryWords, value)) return value
  const words = industryWords[value as keyof typeof industryWords]
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What holds a score down. */
export const scoreBasisWords = {
  cappedAt: (limit: number) => `Capped at ${limit}.`,
  notKnown: 'Not known yet',
} as const
