import { isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import type { Finding } from '#agent/understand/act.ts'

const SHARES: readonly (readonly [RegExp, number])[] = [
  [/^half/, 1 / 2],
  [/third/, 1 / 3],
  [/quarter/, 1 / 4],
  [/^(?:all|the whole|the entire|my whole|a whole)/, 1],
]
const HOURS_PER_WEEK = 40
/** "Half of Sarah's week", "a third of my day", "all of her time". */
const SHARE_OF_WEEK =
  /\b(half|(?:a|one) (?:third|quarter)|all of|the (?:whole|entire)|a whole)(?: of)? (?:(?:my|his|her|their|our|the|an?|[a-z]+'s|(?:one|a) person's|someone's|somebody's) )?(?:working |work |whole |full )?(week|day|(?<=(?:my|his|her|their|our|'s) (?:working |work |whole |full )?)time)\b/

/** Work told as a share of somebody's full week, in answer to the question. */
export function findSharedWeeks(view: MessageView): Finding[] {
  const match = isAskedFor(view, 'manual_hours') ? SHARE_OF_WEEK.exec(view.plain) : null
  const share = SHARES.find(([pattern]) => pattern.test(match?.[1] ?? ''))?.[1]
  if (!match || share === undefined) return []
  const span = [match.index, match.index + match[0].length] as const
  const reading = { derivation: `${match[0]} of ${HOURS_PER_WEEK} hours` }
  return [{ slot: 'manual_hours', value: HOURS_PER_WEEK * share, span, reading }]
}
