import { listClauses, readFirstWord, readLastWord } from '#agent/respond/wording/list-clauses.ts'
import type { Segment } from '#agent/respond/wording/segment-words.ts'
import { mayNamePerson, PERSON_WORDS } from '#agent/respond/wording/words/person-words.ts'
import { OWNED_WORDS, TOLD_WORDS } from '#agent/respond/wording/words/work-words.ts'

const toSet = (words: string) => new Set(words.split(' '))
const FOR_PEOPLE = toSet('for on across from')
const WHOSE = toSet('the your whole')
/** What may be called a nuisance though the visitor told it: none of these is meant. */
const NO_NUISANCE = toSet('way thing things patience')
const WORDS_TOLD = toSet('message messages word words note notes job jobs sense')
const STRAINS =
  /^(?:wears?|weighs?|eats?|takes?|a toll|slows?|drags?|gets?|goes|go|comes?|falls?|slips?|leaves?|ends?|tends?|needs?|hard|a frustrating|a lot of room|having to)\b/
const IS_GERUND = /ing$/

const isThing = ({ role }: Segment) => role === 'work' || role === 'visitor'
const isStrain = ({ role, text }: Segment) =>
  role === 'burden' || (role === 'phrase' && STRAINS.test(text))

function isForPerson(segments: readonly Segment[], index: number): boolean {
  let place = index - 1
  while (WHOSE.has(segments[place]?.text ?? '')) place -= 1
  return (
    place < index - 1 && FOR_PEOPLE.has(readLastWord(segments[place] ?? { role: 'mark', text: '' }))
  )
}

/** People stand only where work is hard for them or on them: whatever else is said of them may be an insult. */
export function judgesPeople(segments: readonly Segment[]): boolean {
  return segments.some(
    (segment, index) =>
      isThing(segment) &&
      (PERSON_WORDS.has(segment.text) ||
        (segment.role === 'visitor' && mayNamePerson(segment.text))) &&
      !isForPerson(segments, index),
  )
}

/** "Keying bills by hand", "the checking of orders". */
export function startsWithDoing(clause: readonly Segment[]): boolean {
  const [first, second] = clause
  const opening = first?.text === 'the' || first?.text === 'all' ? second : first
  if (opening?.role === 'phrase') return IS_GERUND.test(readFirstWord(opening))
  return opening !== undefined && isThing(opening) && IS_GERUND.test(opening.text)
}

/** "when cards are missing", in the visitor's own words. */
function isMissingThing(clause: readonly Segment[], segment: Segment): boolean {
  const start = clause.findIndex(({ text }) => text === 'when')
  const [thing, being, state, ...rest] = clause.slice(start + 1)
  if (start < 0 || being?.text !== 'are' || rest.length > 0) return false
  return state?.role === 'visitor' && (segment === thing || segment === state)
}

/** A visitor's own word may be a name; beside what is hard it stands only as what the hands are busy with. */
export function judgesVisitorsThings(segments: readonly Segment[]): boolean {
  if (!segments.some(isStrain)) return false
  return listClauses(segments).some((clause) =>
    clause.some(
      (segment) =>
        segment.role === 'visitor' && !startsWithDoing(clause) && !isMissingThing(clause, segment),
    ),
  )
}

/** "That is a boring question", "your system, a nightmare": the talk and what may be ours are not judged. */
export function judgesTalk(segments: readonly Segment[]): boolean {
  // "A thoughtful idea" is a yes to it.
  const isPraised = segments.some(({ role }) => role === 'praise')
  if (isPraised && segments.some(({ text }) => /^(?:idea|thought|point)$/.test(text))) return true
  if (!segments.some(({ role }) => role === 'burden')) return false
  return listClauses(segments).some((clause) =>
    clause.some((segment, index) => {
      const { role, text } = segment
      if (role !== 'work') return false
      if (WORDS_TOLD.has(text)) return true
      if (TOLD_WORDS.has(text)) return !NO_NUISANCE.has(text) && !startsWithDoing(clause)
      const isPart =
        clause[index + 1]?.role === 'work' &&
        !IS_GERUND.test(readFirstWord(clause[index + 1] ?? segment))
      const isHandled =
        startsWithDoing(clause) && !/^(?:your|and)$/.test(clause[index - 1]?.text ?? '')
      return OWNED_WORDS.has(text) && !isPart && !isHandled
    }),
  )
}
