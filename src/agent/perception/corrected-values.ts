import type { Finding, MessageView } from '#agent/perception/message-view.ts'
import type { Slot } from '#domain/fact.ts'

const UNIT =
  '(hours?|hrs?|h\\b|(?:dollars |bucks |usd )?(?:an|per) hour|\\/ ?(?:h|hr|hour)\\b|people|of us|percent|weeks?|months?)?'
const OLD =
  '(?:said|wrote|told you|typed|mentioned|gave you|put down|what i said about|forget the|scrap the|not the)'
const NEW =
  "(?:should (?:be|have been|read)|has to be|have to be|was meant to be|but (?:it's|its|it is)|(?:it's|its|it is)(?: really| actually)?|i meant|meant|is correct|make (?:it|that)|correct is)"
/** "I told you eighteen hours, it should have been 15", "I said $20 an hour but it's $17 an hour". */
const BEHIND = new RegExp(
  `\\b${OLD}\\s(?:about |it was |that it was )?([#$%]~*)\\s?${UNIT}[^#$%]{0,40}?\\b${NEW}\\s(?:more like |rather )?([#$%]~*)`,
)
/** "Ignore what I said about 8 hours, 6 is correct." */
const BEFORE = new RegExp(
  `\\b${OLD}\\s(?:about )?([#$%]~*)\\s?${UNIT}[\\s,.;-]{1,3}(?:and )?([#$%]~*)\\s(?:is (?:correct|right)|it is|instead)`,
)

function toSlot(unit: string, mark: string): Slot | null {
  if (/hour$|\/|an hour/.test(unit) && /an|per|\//.test(unit)) return 'hourly_rate'
  if (/^h/.test(unit)) return 'manual_hours'
  if (/people|of us/.test(unit)) return 'team_size'
  if (unit === 'percent' || mark === '%') return 'error_rate'
  return mark === '$' ? 'hourly_rate' : null
}

/** A figure that the visitor takes back with its unit, and the bare one that stands now. */
export function findCorrectedValues(view: MessageView): Finding[] {
  const match = BEHIND.exec(view.shape) ?? BEFORE.exec(view.shape)
  if (!match) return []
  const [whole, old = '', unit = '', now = ''] = match
  const at = match.index + whole.lastIndexOf(now)
  const quantity = view.quantities.get(at)
  const slot = toSlot(unit, old.charAt(0))
  if (slot === null || !quantity || quantity.value >= 1_000) return []
  const end = match.index + whole.length
  return [{ slot, value: quantity.value, span: [match.index, end], consumed: [[match.index, end]] }]
}
