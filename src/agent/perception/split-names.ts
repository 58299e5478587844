import { isGivenName, isSureGivenName } from '#agent/perception/given-names.ts'
import { matchLabel } from '#agent/perception/host-evidence.ts'
import type { Introduction } from '#agent/perception/introduction-parts.ts'
import { isAskedFor } from '#agent/perception/message-view.ts'
import { ENOUGH_FOR_NAME, type NameCandidate } from '#agent/perception/name-candidates.ts'
import { type PersonPhrase, takePerson, writeName } from '#agent/perception/person-phrases.ts'
import type { Finding } from '#agent/understand/act.ts'

export function toNameFinding(
  { isShouting }: Introduction,
  { start, end, words }: PersonPhrase,
): Finding {
  return { slot: 'contact_name', value: writeName(words, isShouting), span: [start, end] }
}

/** "First name Callum, last name Reyes", "McAllister, first name Fiona", "Okonkwo, Adaeze", a surname on its own. */
export function joinSplitName(
  intro: Introduction,
  candidates: readonly NameCandidate[],
): Finding | null {
  const byRole = (role: string) => candidates.find(({ part }) => part.cue?.role === role)
  const first = byRole('first_name')
  const last = byRole('surname')
  const others = candidates.filter(
    ({ part, phrase, score }) =>
      part !== first?.part &&
      part !== last?.part &&
      (score >= ENOUGH_FOR_NAME || (first !== undefined && phrase.words.length === 1)),
  )
  const other = others[0]
  if (first !== undefined) return join(intro, first, last ?? other)
  if (last !== undefined) {
    if (other !== undefined)
      return join(intro, other, other.phrase.words.length === 1 ? last : undefined)
    return { ...join(intro, last, undefined), reading: { isSurname: true } }
  }
  return readReversed(intro)
}

function join(
  intro: Introduction,
  given: NameCandidate,
  surname: NameCandidate | undefined,
): Finding {
  if (surname === undefined) return toNameFinding(intro, given.phrase)
  const words = [...given.phrase.words, ...surname.phrase.words]
  const start = Math.min(given.phrase.start, surname.phrase.start)
  const end = Math.max(given.phrase.end, surname.phrase.end)
  return { slot: 'contact_name', value: writeName(words, intro.isShouting), span: [start, end] }
}

/** "Okonkwo, Adaeze": the second is a given name and the first is none, nor the whole of the company's host. */
function readReversed(intro: Introduction): Finding | null {
  const { view, parts, evidence } = intro
  const [first, second] = parts
  if (!isAskedFor(view, 'contact_name') || first === undefined || second === undefined) return null
  if (first.after !== ',' || first.cue !== null || second.cue !== null) return null
  const [surname, given] = [first, second].map((part) =>
    takePerson(view.visible, part.at, part.end),
  )
  const areSingle = [surname, given].every((phrase) => phrase?.words.length === 1)
  if (!surname || !given || !areSingle || surname.end < first.end || given.end < second.end)
    return null
  const [last = ''] = surname.words
  const isGiven = isSureGivenName(given.words[0] ?? '') && !isGivenName(last)
  if (!isGiven || matchLabel([last.toLowerCase()], evidence.label) === 1) return null
  const words = [...given.words, ...surname.words]
  return {
    slot: 'contact_name',
    value: writeName(words, intro.isShouting),
    span: [surname.start, given.end],
  }
}
