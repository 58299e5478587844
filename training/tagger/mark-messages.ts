import { readFileSync } from 'node:fs'
import { TAGS, type Tag } from '../../src/agent/understand/readers/tags.ts'
import { AUTHORS, readAuthor, stripMarks } from '../read-messages.ts'
import { isSlot } from './slots.ts'
import type { CharSpan, Marked } from './tag-example.ts'

const ADDRESSES = ['web', 'email', 'phone']
const isTag = (role: string): role is Tag => TAGS.some((one) => one === role)

/** The labeled messages of `training/messages`, where every span is marked. */
export function markMessages(): Marked[] {
  return AUTHORS.flatMap((author) =>
    readAuthor(author).map(({ text, asked, spans }) => ({
      group: `author-${author}`,
      text,
      asked: isSlot(asked) ? [asked] : [],
      blanked: spans.filter(({ role }) => ADDRESSES.includes(role)),
      spans: spans.flatMap(({ role, start, end }): CharSpan[] =>
        isTag(role) ? [{ start, end, tag: role }] : [],
      ),
      open: [],
    })),
  )
}

const TOOL_TALK = new URL('tool-talk.txt', import.meta.url)
/** Few lines tell tools in use from others, among thousands that name none. */
const REPEATS = 3

/** Lines of `slot: text`, where tools, in use or not, and names are marked. */
export function markToolTalk(): Marked[] {
  const lines = readFileSync(TOOL_TALK, 'utf8').split('\n')
  const marked = lines.filter((line) => line !== '').map(markLine)
  return Array.from({ length: REPEATS }, () => marked).flat()
}

function markLine(line: string): Marked {
  const colon = line.indexOf(':')
  const slot = line.slice(0, colon)
  const { text, spans } = stripMarks(line.slice(colon + 2))
  return {
    group: 'tool-talk',
    text,
    asked: isSlot(slot) ? [slot] : [],
    blanked: [],
    spans: spans.flatMap(({ role, start, end }): CharSpan[] =>
      isTag(role) ? [{ start, end, tag: role }] : [],
    ),
    open: ['work', 'trade', 'when', 'decides'],
  }
}
