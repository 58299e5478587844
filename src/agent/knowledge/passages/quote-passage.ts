import { listPassageTerms } from '#agent/knowledge/passages/passage.ts'
import {
  type Found,
  type PassageIndex,
  weighTerm,
} from '#agent/knowledge/passages/search-passages.ts'

const WORDS_MAX = 48
/** A sentence this short seldom answers alone. */
const SHORT_WORDS = 11
/** These lean on the sentence before. */
const LEANING =
  /^(?:It|They|This|These|That|Those|He|She|Both|Neither|Its|Their|Such|So|But|And|Then|Here|Below|Two of|The (?:first|second|third|fourth|other|same))\b/
/** Words that point out of a quote, where they stand. */
const POINTS_OUT =
  /\b(?:this|these|those|such|they|them|their|it|its|he|she|his|her|the (?:few|other|others|same|former|latter|first|second|third|last)|that (?:one|is why|last|same|very)|both|neither|so far)\b/i

/** Whether words say something without what stood before them. */
export const standsAlone = (words: string): boolean => !POINTS_OUT.test(words)

/** What asks, shouts or introduces something that is not shown answers nothing. */
const NO_ANSWER = /[?!:]["”’)]?$|[?!]/

const countWords = (text: string) => text.split(/\s+/).length

/** The best one or two sentences of a passage, word for word; null when none may stand alone. */
export function quotePassage(index: PassageIndex, { passage, matched }: Found): string | null {
  const wanted = new Set(matched)
  const terms = listPassageTerms(passage).sentences
  const scores = passage.sentences.map((sentence, at) => {
    const words = countWords(sentence)
    if (NO_ANSWER.test(sentence) || words > WORDS_MAX) return -1
    const hits = new Set(terms[at]?.filter((term) => wanted.has(term)))
    const sum = [...hits].reduce((total, term) => total + weighTerm(index, term), 0)
    return sum * (words < SHORT_WORDS ? 0.85 : 1)
  })
  const best = scores.indexOf(Math.max(...scores))
  if (best < 0 || (scores[best] ?? -1) < 0) return null
  return join(passage.sentences, best, scores)
}

function join(sentences: readonly string[], best: number, scores: readonly number[]): string {
  const [before, chosen = '', after] = [sentences[best - 1], sentences[best], sentences[best + 1]]
  const fits = (other: string | undefined, at: number): other is string =>
    other !== undefined &&
    (scores[at] ?? -1) >= 0 &&
    countWords(other) + countWords(chosen) <= WORDS_MAX
  if (LEANING.test(chosen) && fits(before, best - 1)) return `${before} ${chosen}`
  const isShort = countWords(chosen) < SHORT_WORDS
  const isCarriedOn = (scores[best + 1] ?? 0) > 0
  if ((isShort || isCarriedOn) && fits(after, best + 1)) return `${chosen} ${after}`
  return chosen
}
