import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { PhraseGraph } from '#agent/understand/text/phrase-graph.ts'

/** Common words that are one letter from a word of our phrases and no slip of it. */
const REAL_WORDS = toWordSet(`
approvers authorised broking brother chance change changes charge charged charges contract contracts employees employers expect
expert experts export exports fellow forget forgot handled handing handling heading hearing heating leasing leaving locked
looked loosing master matter pretty petty protect project quantity remote remove rigging ringing saving saying selling sending
sighed skipping shipping spelling spending string stripe strike surety taking talking thanking thinking thinks thanks tracking
tracks tracing trucking trucks waiting writing
`)

const SLIP_MIN_LETTERS = 6
/** No word of ours is longer, so that mending costs the same for any token. */
const SLIP_MAX_LETTERS = 20

/** A way to tell the word that was meant, where one letter of a word of six or more is wrong, or some are drawn out. */
export function createMender({
  words,
  longWords,
}: Pick<PhraseGraph, 'words' | 'longWords'>): (norm: string) => string {
  const byShape = Map.groupBy(longWords, (word) => toShape(word, word.length))
  return (norm) => {
    if (words.has(norm) || norm.length > SLIP_MAX_LETTERS) return norm
    const short = shortenRuns(norm, 1)
    if (short !== norm && words.has(short)) return short
    if (norm.length < SLIP_MIN_LETTERS - 1 || REAL_WORDS.has(norm)) return norm
    for (const difference of LENGTH_DIFFERENCES) {
      const alike = byShape.get(toShape(norm, norm.length + difference))
      const meant = alike?.find((word) => isOneSlip(norm, word))
      if (meant !== undefined) return meant
    }
    return norm
  }
}

/** A letter is more often left out than typed wrong, and more often that than typed twice. */
const LENGTH_DIFFERENCES = [1, 0, -1]

/** Words one slip apart share the first letter and differ by one in length at most. */
const toShape = (word: string, length: number): number =>
  word.charCodeAt(0) * (SLIP_MAX_LETTERS + 2) + length

/** One letter wrong, left out, too many, or two changed over; the first is right. An ending alone is no slip. */
function isOneSlip(written: string, meant: string): boolean {
  let start = 0
  while (start < written.length && written[start] === meant[start]) start += 1
  let end = 0
  while (
    end < Math.min(written.length, meant.length) - start &&
    written.at(-1 - end) === meant.at(-1 - end)
  ) {
    end += 1
  }
  const wrong = written.slice(start, written.length - end)
  const right = meant.slice(start, meant.length - end)
  if (wrong.length <= 1 && right.length <= 1) return end > 0
  return wrong.length === 2 && right === `${wrong[1]}${wrong[0]}`
}

/** "yesss", "nooo": a letter that is drawn out counts once. */
function shortenRuns(word: string, length: number): string {
  let short = ''
  for (let at = 0; at < word.length; ) {
    let end = at + 1
    while (word[end] === word[at]) end += 1
    short += word.slice(at, end - at > 2 ? at + length : end)
    at = end
  }
  return short
}
