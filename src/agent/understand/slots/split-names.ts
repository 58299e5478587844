import { tagSpans } from '#agent/understand/readers/tagger.ts'
import type { Introduction } from '#agent/understand/slots/introduction.ts'
import { canName, isGiven, isNobody, wordsOf } from '#agent/understand/slots/name-words.ts'
import { takePerson, trimPerson } from '#agent/understand/slots/person-phrases.ts'
import type { Range } from '#agent/understand/text/sentences.ts'

/** A name of which the halves stand apart; without `given` the family name alone. */
export type SplitName = { given: Range | null; surname: Range }

/** "First name Callum, last name Reyes", "McAllister, first name Fiona", "Okonkwo, Adaeze", or "my surname is Diaz". */
export function findSplitName(intro: Introduction): SplitName | null {
  const [given, surname] = [readField(intro, 'given'), readField(intro, 'surname')]
  if (given !== null && surname !== null) return { given, surname }
  const [part] = intro.parts
  const first = part === undefined ? null : takePerson(intro, part.from)
  if (given !== null && first !== null && first.to <= given.cue) return { given, surname: first }
  if (surname !== null) return { given: findBefore(intro, surname.cue), surname }
  return readReversed(intro)
}

/** What stands behind "first name" or "surname"; "first:" and "last:" count only together. */
function readField(
  intro: Introduction,
  label: 'given' | 'surname',
): (Range & { cue: number }) | null {
  const fields = intro.cues.filter((cue) => cue.label.endsWith('_field'))
  const field = fields.length > 1 ? fields.find((cue) => cue.label === `${label}_field`) : undefined
  const cue = intro.cues.find((one) => one.label === label) ?? field
  const taken = cue === undefined ? null : takePerson(intro, cue.last)
  return cue === undefined || taken === null ? null : { ...taken, cue: cue.first }
}

function findBefore({ message }: Introduction, limit: number): Range | null {
  const span = tagSpans(message).find(({ tag, to }) => tag === 'name' && to <= limit)
  const range = span === undefined ? null : trimPerson(message.tokens, span)
  return range === null || isNobody(wordsOf(message.tokens, range)) ? null : range
}

/** The second is a given name, and the first is none. */
function readReversed({ message: { tokens, asked }, parts }: Introduction): SplitName | null {
  const [surname, given] = parts
  if (!asked.includes('contact_name') || surname === undefined || given === undefined) return null
  const areSingle = [surname, given].every(({ from, to }) => to - from === 1)
  const [last, first] = [tokens[surname.from], tokens[given.from]]
  const isReversed =
    areSingle && tokens[surname.to]?.norm === ',' && canName(last) && first !== undefined
  return isReversed && isGiven(first) && !isGiven(last) ? { given, surname } : null
}
