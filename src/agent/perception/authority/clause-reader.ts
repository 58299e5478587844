import {
  type Classifier,
  classify,
  trainClassifier,
} from '#agent/knowledge/classifier/classifier.ts'
import { hasTellingWord, listClauseFeatures } from '#agent/perception/authority/clause-features.ts'
import { listClauseWords } from '#agent/perception/authority/clause-words.ts'
import { cutClauses, cutParts } from '#agent/perception/authority/clauses.ts'
import { DECIDING_PHRASINGS } from '#agent/perception/authority/deciding-phrasings.ts'
import { GATHERING_PHRASINGS } from '#agent/perception/authority/gathering-phrasings.ts'
import { OUTSIDE_PHRASINGS } from '#agent/perception/authority/outside-phrasings.ts'
import { SHARING_PHRASINGS } from '#agent/perception/authority/sharing-phrasings.ts'
import { SILENT_PHRASINGS } from '#agent/perception/authority/silent-phrasings.ts'
import type { Span } from '#agent/understand/act.ts'
import type { Authority } from '#domain/fact.ts'

/** What a clause tells of who decides, null for nothing, and how probable that is. */
export type ClauseReading = { value: Authority | null; probability: number; span: Span }

const LABELLED: readonly (readonly [Authority | null, readonly string[]])[] = [
  ['decision_maker', DECIDING_PHRASINGS],
  ['influencer', SHARING_PHRASINGS],
  ['researcher', GATHERING_PHRASINGS],
  ['not_a_buyer', OUTSIDE_PHRASINGS],
  [null, SILENT_PHRASINGS],
]
const VALUES = LABELLED.map(([value]) => value)
const reader: Classifier = trainClassifier(
  LABELLED.flatMap(([value, phrasings]) =>
    phrasings.map((phrasing) => ({ label: String(value), features: readFeatures(phrasing) })),
  ),
)

function readFeatures(clause: string) {
  return listClauseFeatures(listClauseWords(clause))
}

/** Reads a piece of a folded message as one clause. */
export function readClause(plain: string, span: Span): ClauseReading {
  const words = listClauseWords(plain.slice(...span))
  if (!hasTellingWord(words)) return { value: null, probability: 1, span }
  const [best] = classify(reader, listClauseFeatures(words))
  const value = VALUES.find((known) => String(known) === best?.label) ?? null
  return { value, probability: best?.probability ?? 0, span }
}

/** The clause that tells most surely who decides; a sentence that tells nothing is read part by part. */
export function findSurestClause(plain: string, sureFrom: number): ClauseReading | null {
  const isSure = ({ value, probability }: ClauseReading) =>
    value !== null && probability >= sureFrom
  const sure = cutClauses(plain).flatMap((span) => {
    const whole = readClause(plain, span)
    if (isSure(whole)) return [whole]
    return cutParts(plain, span)
      .map((part) => readClause(plain, part))
      .filter(isSure)
  })
  return sure.toSorted((one, other) => other.probability - one.probability)[0] ?? null
}
