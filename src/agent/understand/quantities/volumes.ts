import { isAmount, isDailyUnit } from '#agent/understand/quantities/amounts.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { Figures } from '#agent/understand/quantities/roles.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'

/** Items that come in a period: "60 requests a week", "15 a day". */
const isVolume = ({ kind, nounClass, per, value }: Mention) =>
  kind === 'count' &&
  (nounClass === 'item' || nounClass === null) &&
  per.week !== null &&
  per.week !== 40 &&
  value > 0

/** No single item takes longer, in hours. */
const LONGEST_ITEM = 24

/** Time for one item: said so, or a short time beside a volume. */
export function isItemTime(figures: Figures, mention: Mention): boolean {
  if (mention.per.item && !mention.per.person) return true
  const isShort = isAmount(mention) || isDailyUnit(mention)
  if (!isShort || mention.per.week !== null || mention.value > LONGEST_ITEM) return false
  const hasVolume = figures.mentions.some(isVolume) || hasScheduledItems(figures)
  return hasVolume && !isOfPeople(figures, mention)
}

/** Fewer things are no volume. */
const ITEMS_MIN = 3

/** "40 invoices, twice a week". */
export function hasScheduledItems({ mentions }: Figures): boolean {
  const hasItems = mentions.some(
    ({ kind, nounClass, value }) => kind === 'count' && nounClass === 'item' && value >= ITEMS_MIN,
  )
  return hasItems && mentions.some(({ kind }) => kind === 'schedule')
}

/** "each of us spends 20 minutes": a person's, also beside a volume. */
function isOfPeople({ tokens, sentences, workers }: Figures, { from }: Mention): boolean {
  const sentence = findSentenceOf(sentences, from)
  return workers.some(
    (group) =>
      group.isEach &&
      group.from >= sentence.from &&
      group.to <= from &&
      tokens.slice(group.from, group.to).length > 1,
  )
}
