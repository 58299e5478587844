import { findSentence, isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import type { Finding } from '#agent/understand/act.ts'
import type { Slot } from '#domain/fact.ts'

/** What people have, do and pay; others, too. */
const OF_PEOPLE: readonly Slot[] = [
  'manual_hours',
  'team_size',
  'hourly_rate',
  'tools',
  'tool_count',
]
/** Those who write, and those around them. */
const OWN =
  /\b(?:we|we're|were|we've|weve|we'd|us|our|ours|my|mine|me|i|i'm|im|i've|ive|i'd|myself|ourselves|team|staff|office|crew|department|firm|company|shop|everyone|everybody|all of|each|here|people|clerks?|colleagues?|admins?|assistants?|desk|reception|front|floor|branch|hr|finance|accounts|payroll|book-?keeper|accountant|receptionist|secretary|them|altogether|in total|overall)\b/
/** What a process does not do: it takes, costs and goes on. */
const DOES =
  /\b(?:has(?! to\b| been\b)|had|loses|(?<!\b(?:get|gets|is|are|be|been|being|was|were) )(?:lost|spent|wasted)|spends|wastes|pays|employs|uses|burns|owns)\b/

/** Unasked, figures and tools of a third person whom nothing ties to the visitor: "Tesla spends 400 hours". */
export function isOthersDoing(view: MessageView, { slot, span }: Finding): boolean {
  if (!OF_PEOPLE.includes(slot) || isAskedFor(view, slot)) return false
  const [start, end] = findSentence(view.plain, span[0])
  const sentence = view.plain.slice(start, Math.max(end, span[1]))
  return DOES.test(sentence) && !OWN.test(sentence)
}
