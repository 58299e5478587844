import type { Finding } from '#agent/understand/message/act.ts'
import type { Message } from '#agent/understand/message/message.ts'
import { isInQuestion, readParts, toSpan } from '#agent/understand/slots/read-parts.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import { AUTHORITIES, type Authority } from '#domain/fact.ts'

/** From here on the head is believed. */
const SURE = { asked: 0.35, unasked: 0.42 }
/** A whole sentence says more surely what is meant than its clauses. */
const SENTENCE_WEIGHT = 0.2
/** What follows "but" counts in the end: "procurement runs it, but it's my call". */
const CONTRAST_WEIGHT = 0.45

type Reading = { value: Authority; range: Range; weight: number }

/** Who decides: the visitor, somebody else on their advice, somebody they gather for, or no buyer at all. */
export function readAuthority(message: Message): Finding[] {
  const least = SURE[message.asked.includes('authority') ? 'asked' : 'unasked']
  const readings = readParts('authority', message).flatMap(({ range, isSentence, chances }) =>
    AUTHORITIES.flatMap((value): Reading[] => {
      if (chances[value] < least || !isTold(message, { value, range })) return []
      const isContrast = !isSentence && message.tokens[range.from]?.norm === 'but'
      const place = isSentence ? SENTENCE_WEIGHT : 0
      const weight = chances[value] + (isContrast ? CONTRAST_WEIGHT : place)
      return [{ value, range, weight }]
    }),
  )
  const best = readings.toSorted((one, other) => other.weight - one.weight)[0]
  if (best === undefined) return []
  return [{ slot: 'authority', value: best.value, span: toSpan(message, best.range), consumed: [] }]
}

/** "Who decides?", "at our customer the CFO decides": no answer. What is no buyer may also ask. */
function isTold(message: Message, { value, range }: Pick<Reading, 'value' | 'range'>): boolean {
  if (value === 'not_a_buyer') return true
  const clauses = message.clauses.filter(({ from, to }) => from < range.to && to > range.from)
  return !isInQuestion(message, range.from) && !clauses.every(({ owner }) => owner !== 'us')
}
