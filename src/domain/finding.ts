export const FINDING_KINDS = [
  'name',
  'description',
  'industry',
  'size',
  'tool',
  'contact_page',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** Something that a public page says of a company, with the words that say it. */
export type Finding = {
  kind: FindingKind
  /** As people are shown it: an industry by its key, a contact page by its address, all else in words. */
  value: string
  /** The page that it stands on. */
  url: string
  /** The page's words, exact apart from white space. */
  quote: string
}
