import { toWordSet } from '#agent/lexicon/word-set.ts'
import { WORK_EDGES, WORK_ENDS } from '#agent/lexicon/work-words.ts'
import { isWorkNoun, readVerb } from '#agent/understand/slots/pain/work-words.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const toSmall = (written: string) => written.charAt(0).toLowerCase() + written.slice(1)
const PRONOUNS = toWordSet('it them these those this that')
const MEANT_REACH = 16

/** "Orders come by WhatsApp and we type them in": for a pronoun the nearest thing before it, as far as one is named. */
export function nameThing(
  tokens: readonly Token[],
  { from, to }: Range,
  write: (range: Range) => string,
): string | null {
  if (tokens.slice(from, to).some(({ norm }) => isWorkNoun(norm))) return null
  const pronoun = tokens.findIndex(
    ({ norm }, at) =>
      at > from && at < to && PRONOUNS.has(norm) && readVerb(tokens[at - 1]) !== undefined,
  )
  if (pronoun < 0) return null
  for (let at = from - 1; at >= Math.max(0, from - MEANT_REACH); at -= 1) {
    if (!isWorkNoun(tokens[at]?.norm ?? '') || readVerb(tokens[at])?.form === 'doing') continue
    const before = tokens[at - 1]
    const isOfName =
      before?.kind === 'word' &&
      !WORK_EDGES.has(before.norm) &&
      !WORK_ENDS.has(before.norm) &&
      readVerb(before) === undefined
    const thing = write({ from: isOfName ? at - 1 : at, to: at + 1 })
    const around = [
      { from, to: pronoun },
      { from: pronoun + 1, to },
    ]
    const [verb = '', rest = ''] = around.map((part) => (part.to > part.from ? write(part) : ''))
    return `${verb} ${/^\p{Lu}\p{Ll}/u.test(thing) ? toSmall(thing) : thing} ${rest}`.trim()
  }
  return null
}
