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
