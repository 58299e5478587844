/** What a page tells browsers, search engines and screen readers about itself. `summary` is read, not shown. */
export type PageMetadata = {
  path: string
  title: string
  description: string
  keywords: readonly string[]
  summary: string
}

/** Words with the places in them that quote a source. */
export type Passage = readonly (string | { quote: string })[]

/** The alphabet of the trace: ○ perceive, ◇ decide, ■ act, ⬡ people, ▭ integration. */
export type MarkKind = 'perceive' | 'decide' | 'act' | 'people' | 'integration'

export type TraceStep = {
  mark: MarkKind
  label: string
  time?: string
  passage: Passage
}

/** Messages of the library’s search. They stand here because its script must not load the texts of a page. */
export const searchWords = {
  failed: 'The search did not load. Check the connection and try again.',
  none: (words: string) => `Nothing found for “${words}”. Try fewer or other words.`,
} as const
