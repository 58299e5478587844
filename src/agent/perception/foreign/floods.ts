import { splitSentences } from '#agent/perception/foreign/split-sentences.ts'
import type { Span } from '#agent/understand/act.ts'

const AMOUNT =
  '[$€£]?\\d[\\d.,]*k?(?:\\s{0,2}(?:%|hours?|hrs?|h|people|dollars|bucks))?(?:\\s?(?:a|per|/)\\s?(?:week|day|month|hour|h|wk))?'
/** Five amounts or more with nothing but marks and little words between them. */
const FLOOD = new RegExp(
  `(?<![\\w.])${AMOUNT}(?:[\\s,.;:/|-]{1,4}(?:(?:and|or|no|then|not|yes)\\s){0,2}${AMOUNT}(?![a-z])){4,}`,
  'gi',
)

/** The same sentence with other figures this often contradicts itself. */
const VERSIONS_MIN = 3

function findVersions(plain: string): Span[] {
  const versions = new Map<string, { words: Set<string>; spans: Span[] }>()
  for (const span of splitSentences(plain)) {
    const words = plain.slice(...span).replaceAll(/[^a-z0-9]+/g, ' ')
    const skeleton = words.replaceAll(/\d+/g, '#').trim()
    if (!skeleton.includes('#') || !/[a-z]/.test(skeleton)) continue
    const same = versions.get(skeleton) ?? { words: new Set(), spans: [] }
    same.words.add(words)
    same.spans.push(span)
    versions.set(skeleton, same)
  }
  return [...versions.values()].flatMap(({ words, spans }) =>
    words.size >= VERSIONS_MIN ? spans : [],
  )
}

/** Runs of amounts, or versions of a sentence, that contradict one another, so that none can be taken. */
export function findFloods(plain: string): Span[] {
  const runs = [...plain.matchAll(FLOOD)].map(
    (match): Span => [match.index, match.index + match[0].length],
  )
  return [...runs, ...findVersions(plain)]
}
