import { isBusinessName } from '#agent/perception/business-words.ts'
import type { Introduction } from '#agent/perception/introduction-parts.ts'
import {
  ENOUGH_FOR_NAME,
  listNameCandidates,
  type NameCandidate,
} from '#agent/perception/name-candidates.ts'
import { type PersonPhrase, takePerson, writeName } from '#agent/perception/person-phrases.ts'
import { joinSplitName, toNameFinding } from '#agent/perception/split-names.ts'
import type { Finding } from '#agent/understand/act.ts'

const NICKNAME = /^ ["“('](?:\p{L}+)["”)'] \p{L}[\p{L}'-]+/u

function pickBest(candidates: readonly NameCandidate[]): NameCandidate | undefined {
  return candidates
    .filter(({ score }) => score >= ENOUGH_FOR_NAME)
    .toSorted((left, right) => right.score - left.score || left.part.start - right.part.start)[0]
}

/** William "Bill" Hargreaves, as he writes it. */
function readNickname(
  { view, isShouting }: Introduction,
  { start, end }: PersonPhrase,
): Finding | null {
  const rest = NICKNAME.exec(view.visible.slice(end, end + 64))?.[0]
  if (rest === undefined) return null
  const value = writeName(view.visible.slice(start, end + rest.length).split(' '), isShouting)
  return { slot: 'contact_name', value, span: [start, end + rest.length] }
}

/** "I'm Tess, tess nolan", "Lund. Aksel Lund": a name that comes again with another is that longer name. */
function extendName({ view, parts }: Introduction, best: NameCandidate): NameCandidate {
  const [first = '', ...others] = best.phrase.words.map((word) => word.toLowerCase())
  if (others.length > 0) return best
  for (const part of parts) {
    const phrase = takePerson(view.visible, part.cue?.end ?? part.at, part.end)
    const words = phrase?.words.map((word) => word.toLowerCase()) ?? []
    const isFuller = words.length > 1 && (words[0] === first || words.at(-1) === first)
    if (phrase === null || !isFuller || phrase.end < part.end - 1) continue
    if (!isBusinessName(words.join(' '))) return { ...best, phrase, part }
  }
  return best
}

/** The visitor's own name: announced ("I'm Maya"), signed, or bare where a name is expected. */
export function findNames(intro: Introduction): Finding[] {
  const candidates = listNameCandidates(intro)
  const split = joinSplitName(intro, candidates)
  if (split !== null) return [split]
  const best = pickBest(candidates)
  if (best === undefined) return []
  const { phrase } = extendName(intro, best)
  return [readNickname(intro, phrase) ?? toNameFinding(intro, phrase)]
}
