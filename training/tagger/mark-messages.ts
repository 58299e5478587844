import { TAGS, type Tag } from '../../src/agent/understand/readers/tags.ts'
import { SLOT_UNITS, type Slot } from '../../src/domain/fact.ts'
import { AUTHORS, readAuthor } from '../shared/read-messages.ts'
import type { CharSpan, Marked } from './tag-example.ts'

const isSlot = (name: string | null): name is Slot =>
  name !== null && Object.hasOwn(SLOT_UNITS, name)

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
