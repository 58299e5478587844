import type { Finding } from '#agent/understand/message/act.ts'
import { tagSpans } from '#agent/understand/readers/tagger.ts'
import type { Introduction } from '#agent/understand/slots/introduction.ts'
import { canName, isGiven, isNobody, wordsOf } from '#agent/understand/slots/name-words.ts'
import { takeName } from '#agent/understand/slots/take-name.ts'
import { trimName } from '#agent/understand/slots/trim-name.ts'
import { writeFirm, writePerson } from '#agent/understand/slots/write-name.ts'
import type { Range } from '#agent/understand/text/sentences.ts'

export type FoundName = { finding: Finding; range: Range }

export function toFinding(
  { message: { tokens, text }, isLoud }: Introduction,
  kind: 'name' | 'company',
  { from, to }: Range,
): Finding {
  const span = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0] as const
  const written = text.slice(...span)
  return kind === 'name'
    ? { slot: 'contact_name', value: writePerson(written, isLoud), span }
    : { slot: 'company_name', value: writeFirm(written, isLoud), span }
}

/** "First name Callum, last name Reyes", "McAllister, first name Fiona", "Okonkwo, Adaeze", or "my surname is Diaz". */
export function findSplitName(intro: Introduction): FoundName | null {
  const [given, surname] = [readField(intro, 'given'), readField(intro, 'surname')]
  if (given !== null && surname !== null) return joinNames(intro, given, surname)
  const [part] = intro.parts
  const first = part === undefined ? null : takeName(intro, 'name', part.from)
  if (given !== null && first !== null && first.to <= given.cue)
    return joinNames(intro, given, first)
  if (surname !== null) return joinNames(intro, findBefore(intro, surname.cue), surname)
  return readReversed(intro)
}

/** Without a given name the family name alone. */
function joinNames(intro: Introduction, given: Range | null, surname: Range): FoundName {
  const finding = toFinding(intro, 'name', surname)
  if (given === null)
    return { finding: { ...finding, reading: { isSurname: true } }, range: surname }
  const range = { from: Math.min(given.from, surname.from), to: Math.max(given.to, surname.to) }
  const value = `${toFinding(intro, 'name', given).value} ${finding.value}`
  return { finding: { ...toFinding(intro, 'name', range), value }, range }
}

/** What stands behind "first name" or "surname"; "first:" and "last:" count only together. */
function readField(
  intro: Introduction,
  label: 'given' | 'surname',
): (Range & { cue: number }) | null {
  const fields = intro.cues.filter((cue) => cue.label.endsWith('_field'))
  const field = fields.length > 1 ? fields.find((cue) => cue.label === `${label}_field`) : undefined
  const cue = intro.cues.find((one) => one.label === label) ?? field
  const taken = cue === undefined ? null : takeName(intro, 'name', cue.last)
  return cue === undefined || taken === null ? null : { ...taken, cue: cue.first }
}

function findBefore(intro: Introduction, limit: number): Range | null {
  const span = tagSpans(intro.message).find(({ tag, to }) => tag === 'name' && to <= limit)
  const range = span === undefined ? null : trimName(intro, 'name', span)
  return range === null || isNobody(wordsOf(intro.message.tokens, range)) ? null : range
}

/** The second is a given name, and the first is none. */
function readReversed(intro: Introduction): FoundName | null {
  const { tokens, asked } = intro.message
  const [surname, given] = intro.parts
  if (!asked.includes('contact_name') || surname === undefined || given === undefined) return null
  const areSingle = [surname, given].every(({ from, to }) => to - from === 1)
  const [last, first] = [tokens[surname.from], tokens[given.from]]
  const isReversed =
    areSingle && tokens[surname.to]?.norm === ',' && canName(last) && first !== undefined
  return isReversed && isGiven(first) && !isGiven(last) ? joinNames(intro, given, surname) : null
}
