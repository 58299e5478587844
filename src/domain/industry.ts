/** Industries the firm tells apart, and how well each fits what it has delivered. */
export const INDUSTRY_FIT = {
  finance: 'core',
  insurance: 'core',
  healthcare: 'core',
  manufacturing: 'core',
  logistics: 'core',
  software: 'core',
  retail: 'core',
  ecommerce: 'core',
  government: 'core',
  accounting: 'adjacent',
  legal: 'adjacent',
  media: 'adjacent',
  agency: 'adjacent',
  construction: 'adjacent',
  energy: 'adjacent',
  real_estate: 'adjacent',
  telecom: 'adjacent',
  education: 'adjacent',
  hospitality: 'adjacent',
  nonprofit: 'other',
  other: 'other',
} as const

export type Industry = keyof typeof INDUSTRY_FIT
