import { describeMentions } from '../src/agent/understand/readers/describe-mentions.ts'
import { FLAGS, READ_ROLES } from '../src/agent/understand/readers/roles.ts'
import { alignSpans, type LexerMiss } from './align-spans.ts'
import { AUTHORS, readAuthor } from './read-messages.ts'

/** One mention with what is true of it. Roles and flags by their place in the lists. */
export type Row = {
  author: number
  message: number
  features: ReadonlySet<number>
  role: number
  flags: ReadonlySet<number>
}

/** All mentions of all authors, and the figures that the lexer does not find. */
export function collectRows(): { rows: Row[]; misses: LexerMiss[] } {
  const rows: Row[] = []
  const misses: LexerMiss[] = []
  let message = 0
  for (const author of AUTHORS)
    for (const labelled of readAuthor(author)) {
      message += 1
      const aligned = alignSpans(labelled)
      misses.push(...aligned.misses)
      const { tokens, mentions, asked, gold } = aligned.example
      for (const [index, features] of describeMentions(tokens, mentions, asked).entries()) {
        const { role, flags } = gold[index] ?? { role: 'none', flags: [] }
        rows.push({
          author,
          message,
          features,
          role: READ_ROLES.indexOf(role),
          flags: new Set(flags.map((flag) => FLAGS.indexOf(flag))),
        })
      }
    }
  return { rows, misses }
}
