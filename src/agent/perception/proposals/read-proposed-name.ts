import { isBusinessName } from '#agent/perception/business-words.ts'
import {
  isCompanyName,
  isDepartment,
  isDescription,
  isRole,
  isTrade,
  takeCompany,
} from '#agent/perception/company-phrases.ts'
import { isSureGivenName } from '#agent/perception/given-names.ts'
import { isOrdinaryWord, isParticle } from '#agent/perception/not-a-name.ts'
import { isPlace } from '#agent/perception/places.ts'
import type { WeighedMessage } from '#agent/perception/proposals/weighed-message.ts'
import { findEntry } from '#agent/perception/tool-entries.ts'
import type { Finding, Span } from '#agent/understand/act.ts'
import type { Slot } from '#domain/fact.ts'

const REACH_CHARS = 40
/** What says who writes, right before the name. "It's" and "this is" may be anything. */
const NAME_CUE =
  /(?:^|[^\p{L}'])(?:i'm|i am|my (?:full )?name is|my name's|(?:my )?name ?[:=]|call me|i go by|people call me|everyone calls me)\s{1,2}$/u
/** What says for whom one works, right before the company's. */
const COMPANY_CUE =
  /(?:^|[^\p{L}'])(?:i work (?:at|for)|i'm (?:at|with|from)|i am (?:at|with|from)|i (?:run|own|founded)|(?:our|my) (?:company|firm|business|employer) is(?: called)?|(?:company|firm)(?: name)? ?[:=]|on behalf of|we trade as|we operate as|(?:company|firm|business|outfit|shop) called)\s{1,2}$/u
/** What may follow a name without making it part of something else: "Denise's desk", "Maya and Excel". */
const NAME_ENDS =
  /^\s{0,2}(?:$|[,.;:!)\n–—-](?![\p{L}\d])|(?:here|from|at|with|speaking|writing)(?![\p{L}']))/u
const PERSON = /^\p{Lu}[\p{L}\p{M}'’.-]{1,30}(?: [\p{L}][\p{L}\p{M}'’.-]{0,30}){0,3}$/u
const OURS = /loopwright/i

function isTool(words: string): boolean {
  const lower = words.toLowerCase()
  return (
    findEntry(lower) !== undefined ||
    lower.split(' ').some((word) => word.length > 2 && findEntry(word) !== undefined)
  )
}

/** Names with a capital each, of which one at least is no ordinary word. */
function isPerson(name: string): boolean {
  const words = name.split(' ')
  if (!PERSON.test(name) || OURS.test(name) || isTool(name)) return false
  if (isBusinessName(name) || isRole(name) || isTrade(name) || isDepartment(name)) return false
  if (isPlace(name) || !words.every((word) => /^\p{Lu}/u.test(word) || isParticle(word)))
    return false
  return words.some((word) => isSureGivenName(word) || !isOrdinaryWord(word))
}

function isCompany(name: string): boolean {
  const phrase = takeCompany(name, 0, name.length, false)
  if (phrase === null || phrase.text !== name || phrase.isSmall || !isCompanyName(phrase))
    return false
  if (OURS.test(name) || isTool(name) || isDescription(name) || isTrade(name)) return false
  return !isSureGivenName(name)
}

/** A name as it is written, where the words before it say that it is the visitor's and nothing behind says otherwise. */
export function readProposedName(
  { open }: WeighedMessage,
  slot: Slot,
  [start, end]: Span,
): Finding | null {
  const name = open.visible.slice(start, end).replace(/(?<![.,;:!])[.,;:!]+$/, '')
  const before = open.plain.slice(Math.max(0, start - REACH_CHARS), start)
  const behind = open.visible.slice(start + name.length, start + name.length + REACH_CHARS)
  const isPersonal = slot === 'contact_name'
  const cue = isPersonal ? NAME_CUE : COMPANY_CUE
  if (!cue.test(before) || !NAME_ENDS.test(behind)) return null
  if (isPersonal ? !isPerson(name) : !isCompany(name)) return null
  return { slot, value: name, span: [start, start + name.length] }
}
