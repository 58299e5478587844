/** That there is no money for it. Amounts are found as figures, and the head says whether they are a budget. */
export const BUDGET_LISTS = {
  money: '(budget|budgets|money|funds|funding|cash|resources|capital)',
  kept: `
    (budgeted|allocated|allotted|earmarked|reserved|aside|set aside|put aside|put by|approved|available|foreseen|planned for it|released|in the (pot|kitty|bank|budget|plan)|to spend|to invest|for (it|this|that|the project)|towards (it|this))
  `,
  coin: '(penny|cent|dime|dollar|nickel|buck|bean)',
} as const

/** What makes an amount that nobody asked for a budget. */
export const BUDGET_MARKS = `
  (@money|@kept)
  (spend|spending|invest|investing|investment|afford|fund|pot|kitty|ceiling|cap|grant|purse|limit|max|maximum|price range)
  (put|keep|keeping|have|got|find|give|throw) _{0,8} (at|into|towards|toward|for|on) (it|this|that|the project)
  (work|play) with
  go (up to|as high as|to|over|above|no higher)
  as much as
  good for
`

/** Said in any message, where the head shares it. */
export const BUDGET_PHRASES = {
  none: `
    (no|zero|nil|0) (real|actual|extra|spare|separate|dedicated|own)? @money
    (there is|we have|have|has|got|is|had) (absolutely|really|currently|at present|just|simply)? (no|zero|nil) _{0,1} @money
    (not|never) (have|got|had|set|put|reserve|reserved|get|been given|be spending|be any|a|any|plan|planned|budget|budgeted|allocate|allocated) (got|a|any|aside|much|spending)? (any|a|extra|anything|some)? _{0,1} @money
    (nothing|nobody|no one|none|noone) _{0,4} @kept
    not (a|one|even a) (single|red)? @coin
    @money (is|are|was|would be|right now is|for this is|for it is|so far)? (none|nil|zero|nothing|0|not there|not available)
    budget ($|,) (there is|is|we have|got)? (none|nil|nothing|not one|no)
    nothing (in|on) (the|our) (budget|kitty|pot|bank|till)
    without (a|any) (budget|money|funding)
    no (provision|allocation) (has been made|was made|made|for)
    (not|nothing) budgeted
  `,
} as const

/** Answers to the question how much. */
export const BUDGET_ANSWERS = {
  none: `
    ^^ (well|um|uh|honestly|sorry|sadly|currently|right now|so far|at the moment|as of now|oh)? (none|nothing|nil|zero|zilch|nada|naught|nowt|0|no|not any|diddly|not yet any) ($|,|at|right|so|yet|really|for|till|until|whatsoever|as|now|this|rn|planned)
    (there is|it is|that is|we have|have) (currently|still|absolutely)? (none|nothing|zero|nil) (at|so|yet|for|right|$|,|this|to spend)
    (there is|is) not (one|any|anything)
    (have|has|had|do) not (got|have)? (one|any|anything)
    (zero|nil|nothing|none) $
  `,
} as const

/** Where nobody knows or tells how much it is. */
export const BUDGET_DOUBTS = {
  open: `
    no (budget|money) (idea|figure|number|range|set ($|,|yet)|decided|talk|discussion|details|question|issue|problem|info)
    (no|not) (idea|clue|comment|aware|sure|certain|tell|telling|know|knowing|share|sharing|discuss|say|saying|disclose|care|matter|a problem|an issue) _{0,4} @money
    (not|never|nobody|no one) _{0,2} (worked out|looked at|discussed|talked about|thought about|decided|fixed|agreed|settled|defined|calculated|set a|made a|named) _{0,3} @money
    @money (is|has|was) (not|never|yet to be) (been)? (decided|fixed|defined|discussed|clear|agreed|settled|known|set|an issue|a problem|the problem|the issue|confirmed)
    (no|not) (money|cash) (lost|wasted|in it|changes hands|saved)
    (not|no) (about|a matter of) (the)? money
    (save|saves|saved|saving|lose|loses|losing|lost|make|makes|making|made|earn|cost|costs|owe|pay|paid|waste|wasting) _{0,2} (no|any|us) money
    not @money (but|problem)
  `,
} as const

/** Beside an amount: it is not this one, or no budget of the project. */
export const AMOUNT_DOUBTS = {
  before: `
    (not|instead of|rather than|no longer) (just|only|the|about)?
    (quoted|charged|charge|charges|wanted|asked|asked for|offered|bid|billed|invoiced|fined|lost|lose|loses|losing|cost|costs|costing|earn|earns|earning|make|makes|making|salary of|salaries of|revenue of|turnover of|turnover is|revenue is|turn over|save|saves|saving|worth|paid|licence is|license is|fine was|sales of) (us|me|them|him|her)? (of|for|is|was|about|around|roughly|up to|over|nearly|almost|some)?
    (anything|everything|amounts|purchases) (over|above|under|below|up to|beyond)
    (over|above|beyond) (anything)?
    (they|he|she|staff|everyone|each|people|clerks|all) (are|is) on
    (spent|offered|costs|bought) (it|this|that|us|me)? (for|about|around)?
  `,
  after: `
    (a|an|per|each|every) (full time|part time|single)? (year|month|week|hour|day|person|head|employee|worker|clerk|seat|user|license|licence|invoice|order|mistake|error|item|piece|cartridge|hire|fte)
    (is|was) what (my|they|he|she|the|it) _{0,2} (paid|pay|pays|charge|charged|wanted|costs|cost)
    (orders|invoices|claims|records|customers|clients|patients|members|items|documents|forms|tickets|calls|parcels|shipments|users|people|employees|units|files|students|bookings|transactions|miles)
    (yearly|annually|hourly|monthly|salary|salaries|wages|pay|in (sales|revenue|turnover|fees|wages|claims|debt|losses|labor|labour|salaries|fines))
  `,
} as const
