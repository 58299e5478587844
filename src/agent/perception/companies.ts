import { readConnected, readCued, readTailed } from '#agent/perception/announced-companies.ts'
import { isDescription, isRole, writeCompany } from '#agent/perception/company-phrases.ts'
import {
  type CompanyCandidate,
  type CompanyScene,
  ENOUGH_FOR_COMPANY,
  isIntroduced,
  isToEnd,
  readCompany,
  scoreCompany,
} from '#agent/perception/company-scene.ts'
import { isGivenName } from '#agent/perception/given-names.ts'
import type { Introduction, Part } from '#agent/perception/introduction-parts.ts'
import { isAskedFor } from '#agent/perception/message-view.ts'
import { isOrdinaryWord } from '#agent/perception/not-a-name.ts'
import type { Finding } from '#agent/understand/act.ts'

const NO_ANSWER =
  /^\s*(?:no|none|nope|not|i don't|don't|dont|skip|pass|rather|i'd|why|what|sorry|idk|nothing|just me|same|who)\b/

/** A phrase in answer to the question for the company. */
function readAnswer(
  scene: CompanyScene,
  part: Part,
  { phrase, score }: CompanyCandidate,
): CompanyCandidate[] | null {
  if (!isAskedFor(scene.view, 'company_name')) return null
  const isWhole = isToEnd(scene, phrase, part)
  if (part.order === 0) {
    const isAnswer = !NO_ANSWER.test(scene.view.plain.slice(part.start))
    return isAnswer && (isWhole || !phrase.isSmall) ? [{ phrase, score: 6 + score }] : []
  }
  const isSecond = scene.parts.length <= 3 && isWhole && !phrase.isSmall
  return isSecond ? [{ phrase, score: ENOUGH_FOR_COMPANY + score }] : null
}

/** A phrase that nothing announces: asked for, beside the name, or spelled by the host. */
function readBare(scene: CompanyScene, part: Part): CompanyCandidate[] {
  if (part.cue !== null && part.cue.role !== 'either') return []
  const phrase = readCompany(scene, part.cue?.end ?? part.at, part.end)
  if (phrase === null) return []
  const score = scoreCompany(scene, phrase)
  const answer = readAnswer(scene, part, { phrase, score })
  if (answer !== null) return answer
  if (!isIntroduced(scene) || !isToEnd(scene, phrase, part)) {
    return score >= 6 ? [{ phrase, score }] : []
  }
  return [{ phrase, score: score + gradePlace(scene, part, { phrase, score }) }]
}

/** What the place beside the name says for a phrase. */
function gradePlace(scene: CompanyScene, part: Part, { phrase, score }: CompanyCandidate): number {
  const isBeside = isBesideName(scene, part)
  const [first = '', ...others] = phrase.text.split(' ')
  const isPerson = others.length <= 1 && isGivenName(first) && score === 0
  if (!phrase.isSmall && !isPerson) return isBeside ? 4 : 1
  if (isDescription(phrase.text)) return -3
  return !isBeside ? 0 : isUnusual(phrase.text) ? 4 : 1
}

/** Two words or more of which none is ordinary or says what is done: "ghana fresh exports". */
function isUnusual(text: string): boolean {
  const words = text.split(' ')
  const isPlain = (word: string) => isOrdinaryWord(word) || /(?:ing|ed|tions?|ments?)$/.test(word)
  return words.length >= 2 && !words.some(isPlain)
}

/** Right before or behind the name, with at most a role between: "Reggie Osei, ops lead, Ghana Fresh". */
function isBesideName({ name, parts, view }: CompanyScene, { order }: Part): boolean {
  if (name === undefined) return false
  const [start, end] = name.span
  const isName = (other: Part | undefined) =>
    other !== undefined && start >= other.start && end <= other.end
  const between = parts[order - 1]
  const isRoleBetween = between !== undefined && isRole(view.visible.slice(between.at, between.end))
  return isName(between) || isName(parts[order + 1]) || (isRoleBetween && isName(parts[order - 2]))
}

/** The words that the host is made of, wherever they stand. */
function readSpelled(scene: CompanyScene, part: Part): CompanyCandidate[] {
  const { evidence, view } = scene
  const { label } = evidence
  if (label === null) return []
  return [...view.plain.slice(part.at, part.end).matchAll(/[\p{L}\d][\p{L}\d'-]*/gu)].flatMap(
    (match) => {
      const letters = match[0].replaceAll(/[^a-z0-9]/g, '')
      if (letters.length < 3 || !label.startsWith(letters)) return []
      const phrase = readCompany(scene, part.at + match.index, part.end)
      return phrase === null ? [] : [{ phrase, score: scoreCompany(scene, phrase) - 1 }]
    },
  )
}

/** A surname said again is no company. */
function isFree(
  { name }: CompanyScene,
  { phrase: { start, end, text } }: CompanyCandidate,
): boolean {
  if (name === undefined) return true
  const isOwnName = String(name.value).toLowerCase().split(' ').includes(text.toLowerCase())
  return !isOwnName && (end <= name.span[0] || start >= name.span[1])
}

/** "Smith, Jones & Partners LLP", when the company was asked for. */
const PARTNERS =
  /^\s*(\p{Lu}[\p{L}'-]{1,30}(?:, \p{Lu}[\p{L}'-]{1,30}){1,3},? (?:&|and) \p{Lu}[\p{L}'& ]{1,40})\.?\s*$/u

function readPartners({ view }: Introduction): Finding[] {
  const words = isAskedFor(view, 'company_name') ? PARTNERS.exec(view.visible)?.[1] : undefined
  if (words === undefined) return []
  const start = view.visible.indexOf(words)
  return [{ slot: 'company_name', value: words, span: [start, start + words.length] }]
}

/** The company as the visitor calls it. */
export function findCompanies(intro: Introduction, name: Finding | undefined): Finding[] {
  const scene = { ...intro, name }
  const partners = readPartners(intro)
  if (partners.length > 0) return partners
  const best = intro.parts
    .flatMap((part) => [
      ...readCued(scene, part),
      ...readTailed(scene, part),
      ...readConnected(scene, part),
      ...readBare(scene, part),
      ...readSpelled(scene, part),
    ])
    .filter((candidate) => candidate.score >= ENOUGH_FOR_COMPANY && isFree(scene, candidate))
    .toSorted(
      (left, right) => right.score - left.score || left.phrase.start - right.phrase.start,
    )[0]
  if (best === undefined) return []
  const { start, end, text } = best.phrase
  return [{ slot: 'company_name', value: writeCompany(text, intro.isShouting), span: [start, end] }]
}
