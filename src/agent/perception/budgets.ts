import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'
import { readMended } from '#agent/perception/mended-words.ts'
import { findSentence, isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { readNone } from '#agent/perception/no-budgets.ts'
import type { Quantity } from '#agent/perception/quantity.ts'
import { findClauseSpan } from '#agent/perception/time-spans.ts'
import type { Finding } from '#agent/understand/act.ts'

const BUDGET_CUE = loosenApostrophes(
  /\b(?:budget(?:s|ed|ing)?|set aside|allocated|allotted|earmarked|approved|to spend|can spend|could spend|spend up to|willing to (?:spend|pay|invest|go)|to invest|can invest|invest|put (?:aside|by|up|towards?|away)|put in(?:to)?|funding for (?:this|it)|afford|(?:go|stretch|reach|rise|climb) (?:as high as|as far as|up to|no higher than)|as high as|upper limit|funds?|ballpark|(?:'d|would|will|could|might|to) spend|spend(?:ing)? [$#\d.,k ~-]+(?: to [$#\d.,k ~]+)? on|comfortable (?:with )?spending|sanctioned|released|freed up|agreed|signed off|planned|ceiling|cap\b(?:ped)?|cap(?:ex|ital)|opex|to work with|to play with|(?:gave|give|given|granted|got) us|(?:in|on|into) the (?:pot|kitty|table|bank)|(?:the |our |a )?(?:pot|purse|war chest|kitty)\b|grant\b|reserv(?:e|ed)|money[- ]?wise|(?:we're|we are|i'm|i am) good for|good for|(?:stretch|run|go|push) to|scrape together|available (?:for|to)|(?:owners?|board|management|partners|directors|boss|ceo|cfo|they|committee|trustees) (?:have |has )?(?:voted|gave|agreed|granted|put (?:in|up)|promised|okayed|cleared)|investment (?:would|will|could|is|of)|(?:we|i) (?:can|could) (?:get|find|raise|offer|free up)(?: you)? (?:about |around |up to |roughly )?\$[\d.,]+ ?k?|cough up|to throw at|provision(?:ed)?|outlay|have (?:about |around |roughly |up to )?[$#]?[\d.,~]+ ?k? (?:for|to put)|for (?:the|this) (?:whole |entire )?(?:project|thing|job|automation|initiative))\b/,
)
/** Others' prices are no budget. */
export const NOT_OURS =
  /\b(?:quot(?:ed|es?|ation)\b|competitors?|(?:another|other|last|previous|some|someone|somebody|rival) ?(?:firm|vendor|agency|company|consultan\w+|guy|supplier|provider|else|place|people|lot|outfit|bloke|contractor)?s? (?:wanted|wants|charged?s?|asked|quoted|offered|bid|said|priced|came in)|other vendors?|last vendor|they (?:charge|charged|wanted|want|asked|quoted|offered|bid)|charg(?:e|es|ed) us|(?:worth|costs?|cost) us|(?:cost|fined|billed|invoiced|lost) (?:us|me) )\b/
/** What people are paid or what a tool costs, by person or period: "$52k a year for each person". */
const PAID_AFTER =
  /^\s?(?:(?:an?|per|each|every|\/)\s?(?:year|yr|annum|month|week|hour|day)s?\b)?[\s,]*(?:(?:for|on|per|to|by|a|an|\/)\s)?(?:each|every|per|a|an)?\s?(?:(?:single|full[- ]time|part[- ]time|permanent|average|fte|one|individual|of)\s){0,3}(?:person|head|employee|worker|clerk|seat|user|licen[cs]e|hire|fte|one of|man|woman|member|agent|analyst|nurse)\b|^\s(?:salar\w+|wages?|pay\b|all in (?:per|for each)|an? hour|per hour|hourly|in (?:sales|revenue|turnover|fees|claims|debt|losses|invoices))/
const PAID_BEFORE =
  /\b(?:salar(?:y|ies)|wages?|earns?|earning|paid|(?<!\b(?:can|could|would|will|to|might|may|must|i'd|we'd|i'll|we'll|ill|well) )pays?(?: (?:them|him|her|people|staff|us))?|turn(?:s|ed|ing)? over|turnover|revenue|sales of|they(?: are|'?re)? on|(?:everyone|staff|people|clerks?|each|all|she|he)(?: is| are|'?s|'?re)? on|mak(?:e|es|ing)|loses?|losing|lost|sav(?:es?|ing)|worth|cost(?:s|ing)? (?:us|me)|mistakes? costs?|licen[cs]es?)\b[^.;!?]{0,24}$/

/** "40,000 orders" are no money. */
const COUNTED_AFTER =
  /^\s(?:[a-z]+ )?(?:invoices|orders|claims|records|customers|clients|patients|members|items|documents|forms|tickets|calls|e-?mails|parcels|shipments|entries|lines|users|staff|people|employees|hours|units|files|jobs|sq|square|students|guests|bookings|applications|transactions|miles|km)\b/

/** A bare number to the budget question below this is thousands: "50" is $50,000. */
const SMALLEST_PLAIN = 1_000

/** A plain amount below a thousand, as "500 dollars" is said when a budget was asked for. */
const SMALLEST_ASKED = 100

/** Pay, prices, turnover and losses are money, but no budget. */
export function isOtherMoney({ plain }: MessageView, { start, end }: Quantity): boolean {
  const [from] = findSentence(plain, start)
  const before = plain.slice(Math.max(from, start - 50), start)
  return PAID_BEFORE.test(before) || PAID_AFTER.test(plain.slice(end, end + 40))
}

/** Whether an amount stands where a budget is named, or answers the question about it. */
function isBudget(view: MessageView, quantity: Quantity): boolean {
  const mark = view.shape.charAt(quantity.start)
  if (!(mark === '$' || mark === '#')) return false
  const isAsked = isAskedFor(view, 'budget')
  const smallest = isAsked && mark === '$' ? SMALLEST_ASKED : SMALLEST_PLAIN
  const [from, to] = findSentence(view.plain, quantity.start)
  const near = view.plain.slice(
    Math.max(from, quantity.start - 70),
    Math.min(to, quantity.end + 50),
  )
  if (quantity.value < smallest || NOT_OURS.test(near)) return false
  if (isOtherMoney(view, quantity)) return false
  if (mark === '#' && COUNTED_AFTER.test(view.plain.slice(quantity.end))) return false
  const isChanged =
    view.context.knownSlots.has('budget') && /\b(?:instead of|more money)\b/.test(near)
  return isAsked || isChanged || BUDGET_CUE.test(near)
}

/** Money set aside for the project, in dollars; 0 is an explicit none. */
export function findBudgets(view: MessageView): Finding[] {
  return readMended(view, readBudgets)
}

function readBudgets(view: MessageView): Finding[] {
  const candidates = [...view.quantities.values()].filter((each) => isBudget(view, each))
  // "I approve all below 20k myself, the budget is 18k."
  const named = candidates.find(({ start }) =>
    BUDGET_CUE.test(view.plain.slice(...findClauseSpan(view, start))),
  )
  const quantity = named ?? candidates[0]
  if (quantity === undefined) return readNone(view)
  const { value, low, high, start, end } = quantity
  return [{ slot: 'budget', value, span: [start, end], reading: { low, high } }]
}
