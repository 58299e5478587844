import type { FindingKind } from '#domain/finding.ts'

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

/** Where the reading of a company's website stands, for staff. */
export const companyStatusWords = {
  waiting: 'waiting to be read',
  found: 'read',
  nothing: 'read, and it says nothing of the company',
  failed: 'could not be read',
  over_limit: 'not read: over the limit',
  off: 'not read: switched off, or the chat did not ask for it',
} as const

/** Why a website could not be read, for staff. */
export const siteFailureWords: Readonly<Record<string, string>> = {
  refused: 'the address is not a public website',
  unreachable: 'no answer',
  timeout: 'too slow',
  too_large: 'the page is too large',
  wrong_type: 'the address holds no web page',
  status: 'the website answered with an error',
  redirects: 'sent on too often',
  error: 'an error of our own',
  gave_up: 'given up after three tries',
}
