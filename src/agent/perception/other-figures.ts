import type { MessageView } from '#agent/perception/message-view.ts'
import { isBilled } from '#agent/perception/other-prices.ts'
import { PEOPLE_NOUN } from '#agent/perception/people-words.ts'
import type { Quantity } from '#agent/perception/quantity.ts'

const ONE_BEFORE =
  /\b(?:from|this|that|the|which|each|every|no|any|last|first|another|other|only|right|wrong|square)\s$/
const ONE_BEHIND =
  /^\s(?:to (?:the|an)|after|by one|thing|moment|sec|minute|way|place|another|that|which|who|again)\b/

/** "Quite a traditional one": a word that describes it stands before it. */
const NUMERAL_BEFORE =
  /(?:^|[^a-z\s]\s*|\b(?:just|only|about|maybe|around|roughly|say|perhaps|probably|is|it's|its|that's|like|of|to|or|and|least|most|than|have|has|got|with|be|it|at|us|are|yes|no|well|um|so|for|on|me|myself|guess|think|now|then|even|in)\s+)$/
/** "From one to the next", "this one": no number. */
export function isPronoun({ plain, text }: MessageView, { start, end }: Quantity): boolean {
  if (plain.slice(start, end) !== 'one') return false
  // As written: what was understood before is blanked elsewhere.
  const before = text.slice(Math.max(0, start - 20), start).toLowerCase()
  return (
    ONE_BEFORE.test(before) ||
    !NUMERAL_BEFORE.test(before) ||
    ONE_BEHIND.test(plain.slice(end, end + 12))
  )
}

/** "Two corrections", "40 is what we bill". */
const COUNTED_NO_TOOL =
  /^\s(?:(?!perhaps|sometimes|as\b|us\b|this|plus|tools|systems|apps|programs|packages|platforms|portals|databases|different|various|others)[a-z]{3,}s\b|(?:is|are) (?!it|all|enough|the number|about|right|my)[a-z])/

export function isNoTool({ shape }: MessageView, { start, end }: Quantity): boolean {
  const after = shape.slice(end, end + 60)
  return COUNTED_NO_TOOL.test(after) || isBilled(shape.slice(Math.max(0, start - 60), start), after)
}

/** "We open at 8 and close at 6." */
const CLOCK_BEFORE =
  /\b(?:open|opens|close|closes|start|starts|finish|finishes|arrive|leave) (?:at|from|by|around)\s$/
/** A bare number below this is no wage anywhere; with its currency it may be one. */
const LOWEST_RATE = 6
/** "8 at peak", said of the team when its cost was asked for, too. */
const PEOPLE_AFTER = new RegExp(
  `^[^.;!?,$#]{0,12}(?:\\b(?:at (?:the )?(?:peak|busy|quiet|most|times)|in (?:season|summer|winter)|when (?:it's )?busy|of us|of them)\\b|\\b${PEOPLE_NOUN}(?![a-z]))`,
)

/** Whether a figure, told when an hour's cost was asked for, is of the clock, of people or of what clients pay. */
export function isOtherRate(
  { shape }: MessageView,
  { start, end, kind, value }: Quantity,
): boolean {
  const before = shape.slice(Math.max(0, start - 60), start)
  const after = shape.slice(end, end + 60)
  const isPeople = kind === 'number' && (value < LOWEST_RATE || PEOPLE_AFTER.test(after))
  return isPeople || CLOCK_BEFORE.test(before) || isBilled(before, after)
}

/** "Four right now, soon five", "8 today, 10 next year": what is to come is not asked about. */
const TO_COME_BEFORE =
  /\b(?:soon|later|next (?:year|month|quarter|week)|will be|going to be|planning|hoping for|growing to|hiring up to)(?: (?:it's|we're|we'll be|maybe|probably|about|to be|be))*\s$/
const TO_COME_AFTER =
  /^(?: people)?(?: (?:by|from|in|starting))? (?:soon|later|next (?:year|month|quarter|week|summer|spring)|the end of (?:the|this) year)\b/

function isToCome({ shape }: MessageView, { start, end }: Quantity): boolean {
  return (
    TO_COME_BEFORE.test(shape.slice(Math.max(0, start - 40), start)) ||
    TO_COME_AFTER.test(shape.slice(end, end + 30))
  )
}

/** What holds today, where something does. */
export function keepPresent(
  view: MessageView,
  quantities: readonly Quantity[],
): readonly Quantity[] {
  const present = quantities.filter((quantity) => !isToCome(view, quantity))
  return present.length > 0 ? present : quantities
}
