import { dropAdverbs, readFirstWord, readLastWord } from '#agent/respond/wording/list-clauses.ts'
import type { Segment } from '#agent/respond/wording/segment-words.ts'
import { PAPER_WORDS, TOLD_WORDS } from '#agent/respond/wording/words/work-words.ts'

const toSet = (words: string) => new Set(words.split(' '))
const DANGLING = toSet(
  'a an the your its and or but because with of on in into to from by about at for over between through across than is are was were while whose',
)
const BEING = toSet("is are was were that's it's being")
const FOR_TEAM = toSet('for on of to across')
const PLACES = toSet('in on at from by for to with about over through across into between')
const OBJECTS = toSet('the your it them a an this these those its')

/** Doings, and the one thing that cannot be done. */
const NO_ORDER = /ing$|^team$/

const endsClause = (next: Segment | undefined) => next === undefined || next.role === 'mark'

/** "How tiring that is" ends well. */
function isExclaimed(segments: readonly Segment[], index: number): boolean {
  const [how, burden, pointer] = segments.slice(index - 3, index)
  if (segments[index]?.text !== 'is' || how === undefined || burden?.role !== 'burden') return false
  return readLastWord(how) === 'how' && /^(?:that|it|this)$/.test(pointer?.text ?? '')
}

/** "The work is over." */
export function hasLooseEnd(segments: readonly Segment[]): boolean {
  return segments.some(
    (segment, index) =>
      segment.role === 'link' &&
      DANGLING.has(segment.text) &&
      endsClause(segments[index + 1]) &&
      !isExclaimed(segments, index),
  )
}

/** "It is in the mail", "the system is checking": where a thing is or what it does now, a writer cannot know. */
export function tellsPresent(segments: readonly Segment[]): boolean {
  const plain = dropAdverbs(segments)
  return plain.some((segment, index) => {
    const next = plain[index + 1]
    if (next === undefined || !BEING.has(readLastWord(segment))) return false
    const isPlace =
      PLACES.has(readFirstWord(next)) && (next.role === 'link' || next.role === 'phrase')
    return isPlace || (next.role === 'work' && next.text.endsWith('ing'))
  })
}

/** The team that is spoken of is the visitor's. */
export function isOfOtherTeam(segments: readonly Segment[]): boolean {
  return segments.some((segment, index) => {
    if (segment.text !== 'team') return false
    const [beforeLast, last] = [segments[index - 2], segments[index - 1]]
    const isYours = last?.text === 'your' || last?.text === 'whole'
    return !isYours && !(last?.text === 'the' && FOR_TEAM.has(beforeLast?.text ?? ''))
  })
}

/** "Email the forms": what names a thing elsewhere is an order here. */
export function givesOrder(segments: readonly Segment[]): boolean {
  return segments.some((segment, index) => {
    const next = segments[index + 1]
    const isOrder = segment.role === 'work' && !NO_ORDER.test(segment.text)
    if (!isOrder || next === undefined) return false
    return next.role === 'value' || OBJECTS.has(readFirstWord(next)) || next.role === 'visitor'
  })
}

/** "This is an invoice": one paper alone. */
export function showsPaper(segments: readonly Segment[]): boolean {
  return segments.some((segment, index) => {
    const next = segments[index + 1]
    const isPart = next?.role === 'work' || next?.role === 'visitor'
    return segment.role === 'work' && PAPER_WORDS.has(segment.text) && !isPart
  })
}

const isPraise = ({ role, text }: Segment) =>
  role === 'praise' || /^(?:thank you|many thanks|thanks|i (?:really )?appreciate)\b/.test(text)

/** Thanks and praise are for what was told, never for an order, a system or a company. */
export function praisesThings(segments: readonly Segment[]): boolean {
  let hasPraise = false
  let hasThing = false
  for (const segment of segments) {
    if (segment.role === 'mark') {
      hasPraise = false
      hasThing = false
    }
    hasPraise ||= isPraise(segment)
    hasThing ||=
      segment.role === 'visitor' ||
      (segment.role === 'value' && segment.text !== 'name') ||
      (segment.role === 'work' && !TOLD_WORDS.has(segment.text))
    if (hasPraise && hasThing) return true
  }
  return false
}

const ANCHORS: readonly Segment['role'][] = ['work', 'burden', 'visitor', 'value']
const NEUTRAL = new Set(['thanks', 'thank you', 'i see', 'many thanks'])

/** "It is so", "quite": without a thing that is spoken of, a yes to whatever was said. */
export function isBareAssent(segments: readonly Segment[], isAsking: boolean): boolean {
  return !segments.some(
    ({ role, text }) =>
      ANCHORS.includes(role) ||
      NEUTRAL.has(text) ||
      text.endsWith(' question') ||
      (!isAsking && (role === 'praise' || text === 'that helps')) ||
      (role === 'phrase' && text.split(' ').length > 2),
  )
}
