import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'
import { readMended } from '#agent/perception/mended-words.ts'
import {
  type Finding,
  findSentence,
  isAskedFor,
  type MessageView,
} from '#agent/perception/message-view.ts'
import type { Quantity } from '#agent/perception/quantity.ts'
import { findClauseSpan } from '#agent/perception/time-spans.ts'

const BUDGET_CUE = loosenApostrophes(
  /\b(?:budget(?:s|ed|ing)?|set aside|allocated|allotted|earmarked|approved|to spend|can spend|could spend|spend up to|willing to (?:spend|pay|invest|go)|to invest|can invest|invest|put (?:aside|by|up|towards?|away)|put in(?:to)?|funding for (?:this|it)|afford|funds?|ballpark|(?:'d|would|will|could|might|to) spend|spend(?:ing)? [$#\d.,k ~-]+(?: to [$#\d.,k ~]+)? on|comfortable (?:with )?spending|sanctioned|agreed|signed off|planned|ceiling|cap\b(?:ped)?|cap(?:ex|ital)|opex|to work with|to play with|(?:gave|give|given|granted|got) us|(?:in|on|into) the (?:pot|kitty|table|bank)|(?:the |our |a )?(?:pot|purse|war chest|kitty)\b|grant\b|reserv(?:e|ed)|money[- ]?wise|(?:we're|we are|i'm|i am) good for|good for|(?:stretch|run|go|push) to|scrape together|cough up|to throw at|provision(?:ed)?|outlay|have (?:about |around |roughly |up to )?[$#]?[\d.,~]+ ?k? (?:for|to put)|for (?:the|this) (?:whole |entire )?(?:project|thing|job|automation|initiative))\b/,
)
const NONE_OF =
  "(?:no|zero|nil|not (?:a|one|any|much|a single)|without (?:a|any)|never (?:any|a)|(?:do|does|did|have|has|had|is|are|was|ca|wo|could)n't (?:actually |really |currently |even |yet )?(?:have |got |been given |been |given |reserve |put by |set aside )?(?:a|any|one)|(?:have|has|do|did|is|are|can) not (?:actually |really |yet )?(?:have |got |been given |reserve |put by |set aside )?(?:a|any)|there(?:'s| is| are) no|ain't (?:got )?(?:a|any|no))"
const MONEY =
  '(?:budget|money|funds|funding|cash|penny|pennies|cents?|dimes?|dollars?|dollar|pot|kitty|financing|allocation|capital)'
const PUT_BY =
  '(?:budgeted|set aside|put (?:by|aside|away)|allocated|allotted|earmarked|reserved|approved|ring-?fenced|sanctioned)'
const NO_BUDGET = loosenApostrophes(
  new RegExp(
    [
      `\\b${NONE_OF} (?:[a-z]+ ){0,1}?${MONEY}\\b(?! (?:on|to waste))(?: for (?:this|it))?`,
      `\\b(?:nothing|none|zilch|not a (?:cent|penny|dollar|dime|bean)|no money)(?: is|'s| has| was| has been)? (?:been )?(?:yet )?${PUT_BY}\\b`,
      `\\b(?:have|has|had|did|do|is|are)(?:n't| not) (?:been )?(?:budgeted|set aside|put (?:by|aside)|allocated|earmarked|reserve|reserved?)(?: anything| any money| money| a budget| a penny)?\\b`,
      "\\b(?:budget|pot|money|kitty|funding)(?: is| are|'s|:|\\?|,| -)*\\s*(?:(?:is|would be|currently|exactly|basically|about|well)\\s)*(?:zero|none|nothing|nil|naught|nought|zilch|nada|empty|non-?existent|0\\b|\\$0\\b|there(?:'s)? ?(?:isn't|is not|ain't|is)? (?:one|none|no|any)|don't have (?:one|any)|haven't (?:got )?(?:one|any)|what budget|nope\\b|no\\b(?! (?:idea|clue|limit|more|less)))",
      "\\bbudget(?:'s| is| has)? (?:not|n't)(?: been)? (?:allocated|there)\\b|\\bthere isn't (?:a|one|any) ?(?:budget)?(?= (?:for|yet)|[.,!]|$)|\\bcan't (?:afford|spend)(?: anything| any| a)?\\b|\\b(?:flat|stony|stone[- ]cold)? ?(?:broke|skint)\\b",
    ].join('|'),
  ),
)
/** "No fixed budget" says that it is unknown, not that it is nothing. */
const NOT_SET =
  /\b(?:set(?! aside)|defined|approved|decided|finali[sz]ed|number|figure|specific|exact|fixed|formal|official|in mind|limit|idea|clue)\b/
const NONE_WHEN_ASKED =
  /^\W*(?:(?:well|um|sorry|honestly|erm|currently|at the moment|right now|for now|so far|absolutely|basically|next to)\b\W*)*(?:none|zero|nothing|nil|nada|zilch|zip|naught|nought|nowt|bugger all|sweet nothing|no|nope|nah|not really|\$?0|haven'?t got (?:one|any)|don'?t have (?:one|any)|there(?:'?s| is) none|there (?:isn'?t|is not) (?:one|any)|not yet|no such thing|not a (?:penny|cent|dime|bean|dollar))\b(?:\W*(?:yet|at (?:all|present|the moment|this (?:stage|point|time))|right now|for now|so far|sorry|really|i'?m afraid|whatsoever|currently|today|exists?|sir|mate|tbh|for (?:this|it)|allocated|budgeted))*\W*$/
/** Others' prices are no budget. */
export const NOT_OURS =
  /\b(?:quot(?:ed|es?|ation)\b|competitors?|(?:another|other|last|previous|some|someone|somebody|rival) ?(?:firm|vendor|agency|company|consultan\w+|guy|supplier|provider|else|place|people|lot|outfit|bloke|contractor)?s? (?:wanted|wants|charged?s?|asked|quoted|offered|bid|said|priced|came in)|other vendors?|last vendor|they (?:charge|charged|wanted|want|asked|quoted|offered|bid)|charg(?:e|es|ed) us|(?:worth|costs?|cost) us|(?:cost|fined|billed|invoiced|lost) (?:us|me) )\b/
/** What people are paid or what a tool costs, by person or period: "$52k a year for each person". */
const PAID_AFTER =
  /^\s?(?:(?:an?|per|each|every|\/)\s?(?:year|yr|annum|month|week|hour|day)s?\b)?[\s,]*(?:(?:for|on|per|to|by|a|an|\/)\s)?(?:each|every|per|a|an)?\s?(?:single )?(?:person|head|employee|worker|clerk|seat|user|licen[cs]e|hire|fte|one of|man|woman|member|agent|analyst|nurse)\b|^\s(?:salar\w+|wages?|pay\b|an? hour|per hour|hourly|in (?:sales|revenue|turnover|fees|claims|debt|losses|invoices))/
const PAID_BEFORE =
  /\b(?:salar(?:y|ies)|wages?|earns?|earning|paid|pays?(?: (?:them|him|her|people|staff|us))?|turn(?:s|ed|ing)? over|turnover|revenue|sales of|they(?: are|'?re)? on|(?:everyone|staff|people|clerks?|each|all|she|he)(?: is| are|'?s|'?re)? on|mak(?:e|es|ing)|loses?|losing|lost|worth|cost(?:s|ing)? (?:us|me)|mistakes? costs?|licen[cs]es?)\b[^.;!?]{0,24}$/

/** A bare number to the budget question below this is thousands: "50" is $50,000. */
const SMALLEST_PLAIN = 1_000

function readNone(view: MessageView): Finding[] {
  const match = NO_BUDGET.exec(view.plain)
  if (match && !NOT_SET.test(view.plain.slice(match.index, match.index + match[0].length + 20))) {
    return [{ slot: 'budget', value: 0, span: [match.index, match.index + match[0].length] }]
  }
  const bare = isAskedFor(view, 'budget') ? NONE_WHEN_ASKED.exec(view.plain) : null
  return bare ? [{ slot: 'budget', value: 0, span: [0, view.plain.trimEnd().length] }] : []
}

/** A plain amount below a thousand, as "500 dollars" is said when a budget was asked for. */
const SMALLEST_ASKED = 100

function isOfSomethingElse(
  { plain }: MessageView,
  { start, end }: Quantity,
  from: number,
): boolean {
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
  if (isOfSomethingElse(view, quantity, from)) return false
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
