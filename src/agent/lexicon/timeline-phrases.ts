/**
 * When something is wanted, where it is no counted stretch of time. The agent has no clock, so that a named month,
 * quarter, or season, and the end of the year, are half a year: never nearer than they may be on average.
 */
export const TIMELINE_LISTS = {
  possible: `
    (possible|poss|practical|feasible|humanly possible|physically possible|we can|you can|they can|u can|can be|it can|you are able|you possibly can|you are|you have|your team|you u)
  `,
  this: '(this|the next|the current|the coming|next|nxt|the following|coming|current|this coming|this very|this same)',
  end: '(end|close) of',
  closes: '(is|are) (out|over|up|done|through)\nends\ncloses\nfinishes\nruns out',
  said: '(like|as)? (i|we) said',
  stress:
    '(here|honestly|really|at all|for us|to be honest|tbh|on our (side|end)|from our (side|end)|whatsoever|right now)',
  month: `
    (january|february|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sep|sept|oct|nov|dec)
  `,
  about:
    '(about|around|roughly|approx|approximately|maybe|perhaps|probably|say|like|the next|the coming|the following|some|at most|at least|just|only|almost|nearly|up to|no more than|under|over|more than|less than|next|coming|the|a|another|another about)',
} as const

/** Said in any message, where the head shares it. */
export const TIMELINE_PHRASES = {
  now: `
    asap
    a s a p
    as (soon|quick|quickly|fast|early) as @possible
    (soon|quickly|fast|quick) as @possible
    (soonest|earliest) (you can|possible|convenience|opportunity|date)?
    sooner the (better|happier)
    at (your|the|our) (very)? earliest
    (right|straight) away
    straightaway
    (immediately|instantly|pronto|yesterday|today|tomorrow|urgently|immediate)
    at once
    without (any)? delay
    with immediate effect
    (need|needs|needed|want|wanted|start|starting|begin|do|fix|move|act) (it|this|that|help|something|someone|to start|on it|ahead)? (right)? now
    urgent
    in no time
    @this (week|fortnight|weekend|month)
    (the)? week after next
    (by|before|at|until|till) (the)? @end (the|this)? (week|month)
    (by|before|at|until|till)? (the)? @end next week
    @end (the|this)? (week|month)
    (month|week) end
    (before|by the time) (the|this) (week|month|fortnight) @closes
    (coming|next|following|matter of|in|within|just) (days|weeks)
    (the)? (minute|moment|second|day|instant) (you|we|they|your)
    (ready|happy|able) to (start|go|roll|begin|move) (now|when|as soon|immediately|today|whenever)?
    ready when you are
    whenever you (are|can|have)
    (no|not any) time to (lose|waste|spare)
    (can not|cannot|can hardly) wait
    (can not|cannot) come soon enough
    (top|highest|high|number one) priority
    overdue
    in (a|quite a|such a|a bit of a|a great|a real|a big) (hurry|rush)
  `,
  quarter: `
    @this (quarter|qtr)
    (by|before|at)? (the)? @end (the|this|next)? (quarter|qtr)
    (quarter|qtr) end
    (before|by the time) (the|this) (quarter|qtr) @closes
    month after next
    (by|before|at|until|till)? (the)? @end next month
    (coming|next few|matter of|in|within|couple) months
    soon
    soonish
    shortly
    in the near future
    before (too)? long
    (not)? before next month
  `,
  half_year: `
    (by|before|at|towards|toward|until)? (the)? @end (the|this)? (financial|fiscal|calendar|tax|school|academic)? year
    (year|years) end
    eoy
    (this|the current) (fiscal|calendar|financial)? year
    later (this|in the|on this) year
    (the)? new year
    (before|by the time) (the|this) year @closes
    (by|before|until|in time for|ahead of) (the|our|next|this)? _ season
    (this|next|the|by|before|in|early|late) (summer|fall|autumn|winter|spring)
    (this|next) (half|semester|term)
    (by|before|until|in time for|ahead of) (the|our)? (christmas|xmas|thanksgiving|easter|diwali|eid|holidays|tax season|high season|peak season|busy season|harvest|black friday)
    (by|in|before|from|during|until|around|for)? (q1|q2|q3|q4|h1|h2)
    (by|in|before|from|until|as of|starting|beginning|around|early|mid|late|this|end of|start of|for) (early|mid|late|the end of|the start of)? @month
    (by|before|from|as of) # (of)? (@month|march|may)
    (in|by|before|until|this|early|late|mid) (march|may)
  `,
  year: `
    (q1|q2|q3|q4|h1|h2|early|late|sometime|some time|spring|summer|middle|beginning|start|first half|second half)? (in|of|by)? (the)? (next|coming) (fiscal|calendar|financial)? year
    (not)? (before|until|till) next year
    not (before|until|till) the (new|next) (fiscal|financial|tax|school|academic)? year
    not this year (but)? next
    next fy
    within the year
  `,
  none: `
    ^ (there is|there's|it is|really|honestly)? no (real|big|great|particular|immediate)? (rush|hurry|urgency) (here|at all|for us|on our side|on our end|whatsoever)? $
    ^ (we are|i am|it is)? not in (a|any|any kind of) (rush|hurry) $
    ^ (it is)? not urgent $
  `,
} as const

/** Answers to the question when. */
export const TIMELINE_ANSWERS = {
  now: `
    (very|quite|really|rather|pretty|it is|is) (very|quite|really|rather|pretty|extremely)? (pressing|urgent|critical)
    (weeks|days) (and)? not (months|years|weeks)
    ^^ (monday|tuesday|wednesday|thursday|friday|saturday|sunday)
    (by|before|from|on|next|this) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)
    ^^ (right|just) now
    right now
    (in) (a|an|some|quite a|such a)? (bit of a|great|real|big|terrible|mad)? (hurry|rush)
    (time is|clock is) (short|tight|running|ticking|pressing)
    (pressed|pushed) for time
    (needed|wanted|due) (it|this)? (already)? last (week|month|year|quarter)
    drop everything
    (couple of|few) (weeks|days)
    now ($|please)
    on fire
  `,
  quarter: `
    (couple of|few) months
    not today but _{0,3} months
  `,
  half_year: `
    (@month|summer|autumn|fall|winter|spring)
    (by|at|from|in|around)? (the)? (beginning|start) of (the|this|next|a new)? year
    ^^ (march|may)
    half year
  `,
  year: `
    next year
    this time next year
  `,
  none: `
    @said? no (real|big|great|particular|immediate|huge)? (rush|hurry|urgency) @stress?
    @said? (i am|we are|it is)? not in (a|any|any kind of) (rush|hurry) @stress?
    @said? (it is)? not urgent @stress?
    ^^ it (can|could) wait @stress?
  `,
} as const

/** What stands beside a stretch of time and tells which way it lies. */
export const SPAN_CUES = {
  /** Before it; it lies ahead. */
  preposition:
    '(in|within|inside|inside of|under|after|by|before|over the next|over the coming|over the course of) @about?',
  /** It is at least so long. */
  beyond: '(more|longer|further) than\n(over|beyond|at least|a minimum of|upwards of|north of)',
  /** The same, after it. */
  more: '(or more|or longer|or later|plus|and more|minimum|at least|at the earliest)',
} as const
