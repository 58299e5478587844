import { findMentions } from '../src/agent/understand/quantities/find-mentions.ts'
import type { Mention } from '../src/agent/understand/quantities/mention.ts'
import type { Flag, Role } from '../src/agent/understand/readers/roles.ts'
import { type Token, tokenize } from '../src/agent/understand/text/tokens.ts'
import { isRole, type Labelled, pickFlags, type Span } from './shared/read-messages.ts'

export type Gold = { role: Role; flags: readonly Flag[] }
/** A message as the reader sees it, with the role of each of its mentions. */
export type Example = {
  tokens: readonly Token[]
  mentions: readonly Mention[]
  asked: string | null
  gold: readonly Gold[]
  text: string
}
/** A marked figure that no mention has for its own: not found at all, or swallowed by another's mention. */
export type LexerMiss = { role: string; words: string; text: string; isSwallowed: boolean }

const NO_ROLE: Gold = { role: 'none', flags: [] }

/** Gives every mention the first marked figure that it overlaps; a mention without one has no role. */
export function alignSpans({ text, spans, asked }: Labelled): {
  example: Example
  misses: LexerMiss[]
} {
  const tokens = tokenize(text)
  const mentions = findMentions(tokens)
  const figures = spans.filter(({ role }) => isRole(role))
  const own = mentions.map((mention) => figures.find((span) => isOverlap(tokens, mention, span)))
  const gold = own.map((span) => (span === undefined ? NO_ROLE : toGold(span)))
  const misses = figures
    .filter((span) => !own.includes(span))
    .map((span) => ({
      role: span.role,
      words: text.slice(span.start, span.end),
      text,
      isSwallowed: mentions.some((mention) => isOverlap(tokens, mention, span)),
    }))
  return { example: { tokens, mentions, asked, gold, text }, misses }
}

function isOverlap(tokens: readonly Token[], { from, to }: Mention, { start, end }: Span): boolean {
  return (tokens[from]?.start ?? 0) < end && (tokens[to - 1]?.end ?? 0) > start
}

function toGold({ role, flags }: Span): Gold {
  return isRole(role) ? { role, flags: pickFlags(flags) } : NO_ROLE
}
