import { startsWithDoing } from '#agent/respond/wording/judge-people.ts'
import { dropAdverbs, listClauses, readLastWord } from '#agent/respond/wording/list-clauses.ts'
import type { Segment } from '#agent/respond/wording/segment-words.ts'
import { TOIL_WORDS, TOLD_WORDS } from '#agent/respond/wording/words/work-words.ts'

const toSet = (words: string) => new Set(words.split(' '))
const APPEARING = toSet('is are was were sound sounds seem seems feel feels look looks')
const VERBS =
  /^(?:must|can|has to|tends?|adds?|piles?|builds?|takes?|eats?|wears?|weighs?|gets?|goes?|comes?|falls?|slips?|leaves?|ends?|sounds?|seems?|feels?|looks?|does)\b/
const GROWS = /\b(?:adds?|piles?|builds?) up\b/
const CONNECTORS = toSet('when because since while why how what where who which but so then')
const POINTERS = toSet('that it this these those which described told')
const PREPOSITIONS = toSet(
  'of in on at from by for with to into about across through over between like',
)
const DETERMINERS = toSet('a an the your its this that')

const isThing = ({ role }: Segment) => role === 'work' || role === 'visitor' || role === 'value'

function isVerb(segment: Segment): boolean {
  return segment.role === 'link'
    ? APPEARING.has(segment.text)
    : segment.role === 'phrase' && VERBS.test(segment.text)
}

function findSubject(clause: readonly Segment[], verb: number): Segment[] {
  const before = clause.slice(0, verb)
  const end = before.findLastIndex(
    (segment) => isVerb(segment) || CONNECTORS.has(readLastWord(segment)),
  )
  return before.slice(end + 1)
}

function isToil(subject: readonly Segment[]): boolean {
  const end = subject.findIndex(({ role, text }) => role === 'link' && PREPOSITIONS.has(text))
  const head = (end < 0 ? subject : subject.slice(0, end)).findLast(isThing)
  return head !== undefined && TOIL_WORDS.has(head.text)
}

function isMissingSubject(
  subject: readonly Segment[],
  clause: readonly Segment[],
  verb: number,
): boolean {
  const isAfterWhen = clause[verb - subject.length - 1]?.text === 'when'
  return isAfterWhen && clause[verb]?.text === 'are' && clause[verb + 1]?.role === 'visitor'
}

type Said = { clause: readonly Segment[]; verb: number; subject: readonly Segment[]; last: Segment }

/** "That adds up", "corrections like that pile up": of anything else it would be a gain. */
function mayGrow({ subject, last }: Said): boolean {
  return last.role === 'burden' || (POINTERS.has(readLastWord(last)) && isToil(subject))
}

function isOfToil({ clause, verb, subject, last }: Said): boolean {
  if (startsWithDoing(subject) || isToil(subject)) return true
  if (isMissingSubject(subject, clause, verb)) return true
  return last.role === 'burden' || !subject.some(isThing)
}

function maySay(clause: readonly Segment[], verb: number): boolean {
  const isGrowth = GROWS.test(clause[verb]?.text ?? '')
  const subject = findSubject(clause, verb)
  const last = subject.at(-1)
  if (last === undefined) return !isGrowth
  if (POINTERS.has(readLastWord(last)) && !subject.slice(0, -1).some(isThing)) return true
  const said = { clause, verb, subject, last }
  return isGrowth ? mayGrow(said) : isOfToil(said)
}

/** Whether something is said of anything but toil: "the payback adds up", "your system is heavy". */
export function judgesOthers(segments: readonly Segment[]): boolean {
  return listClauses(segments).some((whole) => {
    const clause = dropAdverbs(whole)
    return clause.some((segment, verb) => isVerb(segment) && !maySay(clause, verb))
  })
}

const SAYS =
  /^(?:thank|thanks|many thanks|sorry|i |i'm |you |you've |you're |so$|which gives|gives|tells|helps)/

/** "Your seat, on paper": things without a verb may be read as anything. */
export function isFragment(segments: readonly Segment[]): boolean {
  const namesThing = segments.some(
    ({ role, text }) =>
      role === 'visitor' || (role === 'work' && (!TOLD_WORDS.has(text) || text === 'start')),
  )
  if (!namesThing) return false
  return !segments.some(
    (segment) =>
      segment.role === 'burden' ||
      segment.role === 'praise' ||
      isVerb(segment) ||
      SAYS.test(segment.text),
  )
}

/** "That is your seat": what a thing is, a writer cannot know. */
export function saysWhatIs(segments: readonly Segment[]): boolean {
  const plain = dropAdverbs(segments)
  return plain.some((segment, index) => {
    if (!/^(?:is|are|was|were|that's|it's)$/.test(readLastWord(segment))) return false
    let place = index + 1
    while (DETERMINERS.has(plain[place]?.text ?? '')) place += 1
    const thing = plain[place]
    return thing?.role === 'visitor' && plain[place - 1]?.text !== 'are'
  })
}
