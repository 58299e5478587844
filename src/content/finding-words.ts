import type { Finding, FindingKind } from '#domain/finding.ts'

/** What each kind of finding about a company is called in front of people. */
export const findingLabels: Readonly<Record<FindingKind, string>> = {
  name: 'Name',
  description: 'What it does',
  industry: 'Industry',
  size: 'Size',
  tool: 'Tool',
  contact_page: 'Contact page',
}

export const verdictWords = {
  right: 'That’s right',
  wrong: 'Not us',
} as const

/** The same, told to who said it, and to staff. */
export const judgedByYouWords = {
  right: 'right, as you said',
  wrong: 'not you, as you said',
} as const

export const judgedWords = {
  right: 'the visitor: right',
  wrong: 'the visitor: not them',
} as const

/** Only a website can say something about itself. */
export function nameCompany({
  host,
  findings,
}: {
  host: string
  findings: readonly { source: 'website' | 'network' }[]
}): string {
  const hasWebsite = findings.some(({ source }) => source === 'website')
  return hasWebsite
    ? `What ${host} says about itself`
    : 'What your network’s registry says about your company'
}

/** Tools are many, and all else is one of its kind. */
export function nameFinding({ kind, value }: Finding): string {
  return kind === 'tool' ? value : findingLabels[kind]
}

/** Where a finding was read. */
export const findingTexts = {
  readOn: (page: string) => `Read on ${page}: `,
  newTab: '(opens in a new tab)',
} as const
