import type { Slot } from '#domain/fact.ts'

/** What a span of words can be. Names of others and tools that are not in use have tags of their own. */
export const TAGS = [
  'name',
  'other_name',
  'company',
  'other_company',
  'tool',
  'other_tool',
  'work',
  'trade',
  'when',
  'decides',
] as const

export type Tag = (typeof TAGS)[number]

/** The slot that a span with the tag fills. */
export const SLOT_OF_TAG: Readonly<Partial<Record<Tag, Slot>>> = {
  name: 'contact_name',
  company: 'company_name',
  tool: 'tools',
  work: 'pain',
  trade: 'industry',
  when: 'timeline',
  decides: 'authority',
}

/** Labels of tokens: 0 is outside of every span; for each tag one that begins a span and one that goes on with it. */
export const LABEL_COUNT = 1 + 2 * TAGS.length
export const OUTSIDE = 0
export const beginLabel = (tag: Tag): number => 1 + 2 * TAGS.indexOf(tag)
export const insideLabel = (tag: Tag): number => beginLabel(tag) + 1
export const tagOfLabel = (label: number): Tag | undefined => TAGS[(label - 1) >> 1]
export const isInside = (label: number): boolean => label > OUTSIDE && label % 2 === 0

/** A span is begun before it goes on. */
export const mayFollow = (before: number, label: number): boolean =>
  !isInside(label) || before === label || before === label - 1
