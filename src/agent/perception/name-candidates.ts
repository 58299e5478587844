import { isLocalPart, matchLabel } from '#agent/perception/host-evidence.ts'
import type { Introduction, NamePhrase, Part } from '#agent/perception/introduction-parts.ts'
import { BLANK, type MessageView } from '#agent/perception/message-view.ts'
import { isSigned, scoreCue, scorePerson } from '#agent/perception/name-scores.ts'
import { takePerson } from '#agent/perception/person-phrases.ts'

export type NameCandidate = NamePhrase & { score: number }

/** Below this a phrase is no name: a bare word needs to be asked for, or more that speaks for it. */
export const ENOUGH_FOR_NAME = 5
/** "Prof. Obi's assistant, Ben Whitman": the one who writes is named behind. */
const ASSISTANT =
  /'s\s(?:[a-z]+\s){0,2}(?:assistant|secretary|pa|ea|deputy|wife|husband|daughter|son|colleague|associate|partner|intern|aide)$/

/** "Our AP clerk, Denise" */
function isAboutOthers({ plain }: MessageView, { start }: Part): boolean {
  return /(?:^|[^a-z])(?:my|our|his|her|their|your|not)(?: [a-z]+){0,3},?\s*$/.test(
    plain.slice(Math.max(0, start - 24), start),
  )
}

/** "send it to Leo Conti <leo.conti@ferronord.it>": the words before an address that its first half is made of. */
function readMailboxOwners({ view, parts, evidence }: Introduction): NameCandidate[] {
  if (evidence.local === null) return []
  return parts.flatMap((part) => {
    if (!part.after.includes(BLANK)) return []
    const text = view.visible.slice(part.start, part.end)
    const words = [...text.matchAll(/\S+/g)].slice(-3)
    return words.flatMap((word) => {
      const phrase = takePerson(view.visible, part.start + word.index, part.end)
      const isOwner =
        phrase !== null &&
        /^\p{Lu}/u.test(phrase.words[0] ?? '') &&
        /^\s?(?:at|is|on)?$/.test(view.plain.slice(phrase.end, part.end)) &&
        isLocalPart(
          phrase.words.map((name) => name.toLowerCase()),
          evidence.local,
        )
      return isOwner ? [{ phrase, part, score: ENOUGH_FOR_NAME + 1 }] : []
    })
  })
}

/** Where the company begins that follows a name without a sign between: "Isla McKay Thistledown Events". */
function findHostStart({ view, evidence }: Introduction, from: number, limit: number): number {
  if (evidence.label === null) return limit
  const words = [...view.plain.slice(from, Math.min(limit, from + 90)).matchAll(/\S+/g)]
  for (const [index, word] of words.entries()) {
    const letters = word[0].replaceAll(/[^a-z0-9]/g, '')
    if (index === 0 || letters.length < 3 || !evidence.label.startsWith(letters)) continue
    const matched = matchLabel(
      words.slice(index).map(([text]) => text),
      evidence.label,
    )
    if (matched * evidence.label.length > letters.length + 1) return from + word.index
  }
  return limit
}

function readAnnounced(intro: Introduction, whole: Part): NameCandidate[] {
  const { view } = intro
  const from = whole.cue?.end ?? whole.at
  const part = { ...whole, end: findHostStart(intro, from, whole.end) }
  const phrase = takePerson(view.visible, from, part.end)
  if (
    phrase === null ||
    (part.cue === null &&
      isAboutOthers(view, part) &&
      !isSigned(view.plain.slice(phrase.end, part.end)))
  )
    return []
  const cue = scoreCue(intro, { phrase, part })
  if (cue === null) return []
  const assistant = isBehindAssistant(intro, part) ? 10 : 0
  return [{ phrase, part, score: cue + assistant + scorePerson(intro, { phrase, part }) }]
}

/** "I'm Prof. Obi's assistant, Ben Whitman" */
function isBehindAssistant({ view, parts }: Introduction, { order }: Part): boolean {
  const previous = parts[order - 1]
  return previous !== undefined && ASSISTANT.test(view.plain.slice(previous.start, previous.end))
}

/** Every phrase that may be the visitor's name, with what speaks for it. */
export function listNameCandidates(intro: Introduction): NameCandidate[] {
  return [...intro.parts.flatMap((part) => readAnnounced(intro, part)), ...readMailboxOwners(intro)]
}
