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
  /** The text to show; for an industry its key, for a contact page its address. */
  value: string
  /** The page that it stands on. */
  url: string
  /** The page's words, exact apart from white space. */
  quote: string
}
