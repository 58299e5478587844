import { findExchangedFigures } from '#agent/perception/exchanged-figures.ts'
import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'
import type { MessageView } from '#agent/perception/message-view.ts'
import type { Finding } from '#agent/understand/act.ts'
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

/** "The hours. nine, not seven", "team size: 12 instead of 10": what is corrected is named before its figure. */
const NAMED =
  /\b(?:the |my |our )?(hours(?: (?:a|per) week)?|headcount|team(?: size)?|(?:number of )?people|(?:hourly )?rate|wage|hourly cost)\s?[.:,;-]\s{0,3}(?:(?:it's|its|that's|they're|we're|make (?:it|that)|should be|rather|really|actually)\s){0,2}([#$]~*)(?=(?:\s[a-z]+){0,4}?,? (?:not|instead of|rather than|and not)\b)/
const NAMED_SLOTS: readonly (readonly [RegExp, Slot])[] = [
  [/hours/, 'manual_hours'],
  [/^(?:head|team|number|people)/, 'team_size'],
  [/./, 'hourly_rate'],
]

/** "Please change the hours from 16 to 13", "about the hours: I told you 10 but it's really 13". */
const CHANGED =
  /\b(?:change|correct|update|set|make|put|fix|amend|adjust) (?:the |my |our )?((?:weekly )?hours(?: (?:a|per) week)?|headcount|team(?: size)?|(?:number of )?people|(?:hourly )?rate|wage|hourly cost)(?: figure| number)?\s(?:from [^#$.;]{1,28} )?(?:to|at|as|down to|up to)\s([#$]~*)/
const ABOUT =
  /\babout the (hours|team(?: size)?|headcount|people|(?:hourly )?rate|wage)\s?[:,-]\s(?:[^#$.;]{0,30}[#$]~*)?[^#$.;]{0,12}\b(?:but|it should be|it's|make it)\b[^#$.;]{0,24}\s([#$]~*)/

const CORRECTABLE =
  'hours|headcount|head count|team size|number of people|(?:hourly )?rate|hourly cost|wage'
/** "The weekly hours I gave you aren't right, it should be 6", "wrong headcount earlier, it's 16". */
const SAID_WRONG = loosenApostrophes(
  new RegExp(
    `\\b(?:(${CORRECTABLE})\\b[^#$%;!?]{0,40}?\\b(?:(?:are|is|were|was)(?:n't| not) (?:quite )?(?:right|correct)|(?:was|were|is|are) wrong)|wrong (?=(?:weekly )?(?:${CORRECTABLE}))(?:weekly )?(\\w+(?: \\w+)?))[^#$%]{0,44}?(?:\\b(?:be|been|it's|its|it is|that's|we're|we are|make (?:it|that)|is|but|now)|[:,-])\\s(?:more like |about |really |actually |rather )?([#$]~*)`,
  ),
)

function readSaidWrong(view: MessageView): Finding[] {
  const match = SAID_WRONG.exec(view.shape)
  const name = match?.[1] ?? match?.[2] ?? ''
  const mark = match ? match.index + match[0].lastIndexOf(match[3] ?? '') : -1
  const quantity = view.quantities.get(mark)
  const slot = NAMED_SLOTS.find(([pattern]) => pattern.test(name))?.[1]
  if (!match || !quantity || slot === undefined) return []
  return [{ slot, value: quantity.value, span: [match.index, quantity.end] }]
}

function readNamed(view: MessageView): Finding[] {
  const match = NAMED.exec(view.shape) ?? CHANGED.exec(view.shape) ?? ABOUT.exec(view.shape)
  const mark = match ? match.index + match[0].lastIndexOf(match[2] ?? '') : -1
  const quantity = view.quantities.get(mark)
  const slot = NAMED_SLOTS.find(([pattern]) => pattern.test(match?.[1] ?? ''))?.[1]
  if (!match || !quantity || slot === undefined) return []
  return [{ slot, value: quantity.value, span: [match.index, quantity.end] }]
}

function toSlot(unit: string, mark: string): Slot | null {
  if (/hour$|\/|an hour/.test(unit) && /an|per|\//.test(unit)) return 'hourly_rate'
  if (/^h/.test(unit)) return 'manual_hours'
  if (/people|of us/.test(unit)) return 'team_size'
  if (unit === 'percent' || mark === '%') return 'error_rate'
  return mark === '$' ? 'hourly_rate' : null
}

/** A figure that the visitor takes back with its unit, and the bare one that stands now. */
export function findCorrectedValues(view: MessageView): Finding[] {
  const exchanged = findExchangedFigures(view)
  if (exchanged.length > 0) return exchanged
  const wrong = readSaidWrong(view)
  if (wrong.length > 0) return wrong
  const named = readNamed(view)
  const match = BEHIND.exec(view.shape) ?? BEFORE.exec(view.shape)
  if (named.length > 0 || !match) return named
  const [whole, old = '', unit = '', now = ''] = match
  const at = match.index + whole.lastIndexOf(now)
  const quantity = view.quantities.get(at)
  const slot = toSlot(unit, old.charAt(0))
  if (slot === null || !quantity || quantity.value >= 1_000) return []
  const end = match.index + whole.length
  return [{ slot, value: quantity.value, span: [match.index, end], consumed: [[match.index, end]] }]
}
