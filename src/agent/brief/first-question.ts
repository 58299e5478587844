import type { Said } from '#agent/brief/lead.ts'

/** In the order in which a call goes through them. */
export const THEMES = ['question', 'pain', 'figures', 'money', 'decision', 'time'] as const
export type Theme = (typeof THEMES)[number]

/** One way to begin the call. The higher the urgency, the more depends on asking it. */
export type Candidate = {
  theme: Theme
  urgency: number
  text: string
  /** Why this one, with the visitor's own figure or words. */
  reason: string
  said: Said | null
}

/** "“we retype everything from PDFs”", at most so long that it can be said aloud. */
const ALOUD_MAX_CHARS = 140

export function quoteAloud(words: string): string {
  const text = words
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/(?<![.!,;])[.!,;]+$/, '')
  if (text.length <= ALOUD_MAX_CHARS) return `“${text}”`
  const cut = text.slice(0, ALOUD_MAX_CHARS)
  return `“${cut.slice(0, cut.lastIndexOf(' '))} …”`
}
