import { isGivenName } from '#agent/perception/given-names.ts'
import { isNameWord, isParticle } from '#agent/perception/not-a-name.ts'

/** A run of words that can be a person's name. */
export type PersonPhrase = {
  start: number
  end: number
  words: readonly string[]
  /** "Dr", "Mrs": only a person has one. */
  hasTitle: boolean
}

const TITLE =
  /(?:(?:mr|mrs|ms|mx|miss|mister|dr|doctor|prof|professor|herr|frau|pastor|reverend|rev|father|brother|sister|captain|capt|major|maj|colonel|col|lieutenant|lt|sergeant|sgt|general|gen|officer|deputy|clerk|judge|rabbi|imam|sir|dame|lady|lord|chief|sra?|señora?|mme|monsieur|ing|dipl)\.?\s{1,2})+/iuy
const NICKNAME = /^(?:Big|Little|Old|Young) \p{Lu}/u
const WORD = /\p{L}[\p{L}\p{M}'.-]{0,30}/uy
const INITIALS = /^(?:\p{L}\.){1,3}$/u
const WORDS_MAX = 4
const PARTICLES_MAX = 2
const SUFFIX = /^(?:jr|sr|ii|iii|iv|phd|md)\.?$/i

function matchAt(pattern: RegExp, text: string, position: number): string | null {
  pattern.lastIndex = position
  return pattern.exec(text)?.[0] ?? null
}

function trimWord(word: string): string {
  return INITIALS.test(word) || SUFFIX.test(word) ? word : word.replace(/(?<![.'-])[.'-]+$/, '')
}

/** "onboarding", "exceptions": the second half of a task, seldom a family name typed small. */
const TASK_ENDING = /(?:ing|tions?|ments?|ness|ies|ers)$/

/** A first name with a capital is followed by names with one; small ones go on small. */
function isInCase(word: string, first: string, isLast: boolean): boolean {
  if (isParticle(word) || /^\p{Lu}/u.test(word)) return true
  if (isGivenName(first)) return !/^\p{Lu}/u.test(first) || isLast
  return word === first || (!/^\p{Lu}/u.test(first) && !TASK_ENDING.test(word))
}

type Word = { word: string; end: number; isBroken: boolean }

/** The next word, cut where the part ends; `isBroken` when a sign follows it at once. */
function readWord(visible: string, at: number, limit: number): Word | null {
  const raw = matchAt(WORD, visible, at)?.slice(0, limit - at) ?? null
  if (raw === null) return null
  const word = trimWord(raw)
  return { word, end: at + word.length, isBroken: word.length < raw.length }
}

function canBeNext(word: string, taken: readonly Word[], isLast: boolean): boolean {
  const [first] = taken
  if (first === undefined) return INITIALS.test(word) || isNameWord(word, false)
  const particles = taken.filter((other) => isParticle(other.word)).length
  if (isParticle(word)) return particles < PARTICLES_MAX
  if (taken.length - particles >= WORDS_MAX) return false
  const canBe = INITIALS.test(word) || SUFFIX.test(word) || isNameWord(word, true)
  return canBe && isInCase(word, first.word, isLast && taken.length === 1)
}

/** "van" at the end belongs to what follows; "Al" is a name. */
const isDangling = (word: string) => isParticle(word) && word === word.toLowerCase()

function takeWords(visible: string, start: number, limit: number): Word[] {
  const taken: Word[] = []
  let at = start
  while (at < limit) {
    const next = readWord(visible, at, limit)
    if (next === null) break
    const isNickname = taken.length === 0 && NICKNAME.test(visible.slice(at, at + 12))
    if (!isNickname && !canBeNext(next.word, taken, next.end >= limit)) break
    taken.push(next)
    const space = next.isBroken ? null : matchAt(/ {1,2}/y, visible, next.end)
    if (space === null) break
    at = next.end + space.length
  }
  while (taken.length > 1 && isDangling(taken.at(-1)?.word ?? '')) taken.pop()
  return taken
}

/** The words at a position that can be a name, up to the first that cannot. */
export function takePerson(visible: string, from: number, limit: number): PersonPhrase | null {
  const title = matchAt(TITLE, visible, from) ?? ''
  const start = from + title.length
  const taken = takeWords(visible, start, limit)
  const last = taken.at(-1)
  const isInitial = taken.length === 1 && /^\p{L}\.?$/u.test(last?.word ?? '')
  if (last === undefined || isInitial || last.end - start < 2) return null
  return { start, end: last.end, words: taken.map(({ word }) => word), hasTitle: title !== '' }
}

const capitalize = (word: string) => word.replace(/^\p{L}/u, (letter) => letter.toUpperCase())

function raise(word: string, index: number): string {
  const lower = word.toLowerCase()
  if (index > 0 && isParticle(lower)) return lower
  return lower
    .split('-')
    .map(capitalize)
    .join('-')
    .replace(
      /^(Mc|[OD]')(\p{L})/u,
      (_, head: string, letter: string) => head + letter.toUpperCase(),
    )
}

/** A name typed in small or in capital letters, as it is written. `isShouting`: the message has no small letters. */
export function writeName(words: readonly string[], isShouting: boolean): string {
  const isWritten = words.some((word) => /\p{Lu}/u.test(word)) && !isShouting
  return words
    .map((word, index) => {
      const isSmall = word === word.toLowerCase()
      if (isWritten && (!isSmall || isParticle(word))) return word
      if (INITIALS.test(word)) return word.toUpperCase()
      return raise(word, index)
    })
    .join(' ')
}
