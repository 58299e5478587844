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
  month: `
    (january|february|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sep|sept|oct|nov|dec)
  `,
  date: `
    (date|dates|deadline|deadlines|timeline|timelines|timeframe|time frame|time line|schedule|horizon|start date|end date|go live date|launch date|target date|hard date|fixed date|plan|plans|timescale|timing|timetable)
  `,
  about:
    '(about|around|roughly|approx|approximately|maybe|perhaps|probably|say|like|the next|the coming|the following|some|at most|at least|just|only|almost|nearly|up to|no more than|under|over|more than|less than|next|coming|the|a|another|another about)',
  hurry: '(rush|hurry|urgency|pressure|haste|panic|time pressure)',
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
    (by|before|at|until|till) (the)? @end (the|this|next)? (week|month)
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
    not this year (but)? next
    next fy
    within the year
  `,
  none: `
    no (real|hard|fixed|set|particular|specific|firm|clear|concrete|immediate|such|exact|definite|big|great|special|actual|terrible|tearing|mad|given)? (@date|@hurry)
    not (yet|really|even|actually)? (have|had|set|fixed|picked|chosen|agreed|decided|made|need|got|gotten|put|given|named|planned|committed|working|tied|bound|settled|pinned|a|any|around) _{0,4} @date
    (never|nobody|nothing|no one|without) _{0,4} @date
    @date (do|does) not (yet|even|really)? exist
    @date is (completely|totally|still|quite|wide|all)? (open|none|nil|flexible|undecided|tbd)
    (timing|timeline|deadline|date|start) (none|open|tbd|flexible)
    not on (our|the|any) (calendar|diary|roadmap|schedule|agenda)
    not planning anything
    (not|nobody|no one|without) _{0,4} @hurry
    not (that|very|so|too|super|particularly|terribly|really|all that|exactly|at all|overly|hugely)? (urgent|pressing|time critical|time sensitive|a priority|imminent|a hurry)
    no (pressure|plans) (to start|yet|at all)?
    not (any time|anytime) soon
    not soon
    (nothing|it is not|not yet|not been|never been|yet to be|still to be) _{0,3} (scheduled|planned|fixed|decided|booked|urgent|pressing|on the calendar|in the diary|on the horizon|set in stone)
    all the time in the world
    (take|takes|taking) (your|our|my|its|their) (own|sweet)? time
    as long as it takes
    in (our|its|their|your|my) own (good|sweet)? time
    in due course
    (some day|someday|one day|one of these days|sooner or later|eventually)
    at some (point|stage|time)
    whenever ($|,|is|it|that|suits|the)
    when it is ready
    when the time (comes|is right)
    if (and when|ever|at all)
    years (from now|away|off|out|down)
    (more|longer) than (a|one) year
    (down the (road|line))
    not for (a while|ages|years|some time|now|the foreseeable|the moment|the time being)
    (for|in|within) the (foreseeable|distant|far) (future)?
    long way off
    the year after next
    not (in|for|within)? (this|next)? year
    (open ended|indefinite|indefinitely|back burner|on hold|on ice|on the shelf|undecided|unscheduled)
    early days
    (just|only|merely|simply|still|purely|mostly|mainly) (exploring|browsing|looking|having a look|having another look|curious|window shopping|shopping around|kicking|dreaming|toying|testing the water|seeing what)
    kicking (the|some|a few)? (tires|tyres)
    window shopping
    (nobody|no one|nothing|not) _{0,2} (pushing|chasing|rushing|pressing|hurrying|forcing|driving|breathing)
    (low|lowest|no) priority
    (can|could|will) (easily|happily)? wait
    not work (to|with|towards) _{0,2} @date
    in the long (run|term)
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
    ^^ (march|may)
    half year
  `,
  year: `
    next year
    this time next year
  `,
  none: `
    ^^ (no|none|never|not really|nope|nah|nil|nothing|not yet|any time|anytime|flexible|open|whenever|tbd|nothing yet|unknown yet) ($|,|yet|planned|so far|at the moment|at present|right now|as yet|really)
    (not|nothing|none|to be|yet to be) (yet|been|really)? (decided|set|fixed|planned|scheduled|defined|agreed|determined|confirmed)
    (have|has|had) not (got)? (one|any|a thing|decided|planned)
    (just|only|merely|purely) (comparing|researching|gathering|collecting|enquiring|asking|interested)
    (no preference|not fussed|easy going|flexible|relaxed about|does not matter|as and when)
    do not (mind|care) when
    we will see
    up in the air
    there is none
    (no|not) (particular|specific|fixed|certain) (time|month|day|week|quarter)
  `,
} as const

/** Where such words tell of the work: "today we do it by hand", "immediately after a call". */
export const TIMELINE_DOUBTS = {
  work: `
    (immediately|right|soon|straight away|right away|instantly) (after|when|before|once|upon|afterwards)
    (today|right now|now|currently|this week|this month|this quarter|this year) (we|it is|it takes|they|our|the|i|he|she|it all|everything|there is|there are|its)
    (from|of|since|until|till|than|for|by) (today|now|tomorrow|yesterday)
    (soon|now) #
    (happy|how|bye|as of|and|by|till|until) now
    (same|next) day
    (each|every|the|a) (month|week|quarter|year) end
    (at|on|in) (month|week|quarter|year) end
    at (the)? end of (the|each|every) (month|week|day|quarter|year) (i|we|they|she|he)
    urgent (orders|order|requests|cases|tickets|emails|calls|claims|ones|jobs|work|matters)
    (anything|everything|something) urgent
    (later|early|earlier) (today|this)
  `,
} as const

/** What stands beside a stretch of time and tells which way it lies. */
export const SPAN_CUES = {
  /** Before it; it lies ahead. */
  preposition:
    '(in|within|inside|inside of|under|after|by|before|over the next|over the coming|over the course of) @about?',
  ahead: `
    (next|coming|following|another|less than|not for|not until|not before|until|till) @about?
    (have|has|we|i|got) got @about?
    (can|may|could|might|will|would|should|to) take (us|me|it)? (up to)? @about?
    (give|gives|gave|given|giving|allow|allowed) (ourselves|us|it|me|you|myself) @about?
    (aim|aiming|aimed|plan|planning|looking|look|target|targeting|hope|hoping|shooting|think|thinking|expect|expecting|pencilled|penciled|reckon|figure|say|call it|pencilled it in|set) (at|for|on|of|it|in)? @about?
    (deadline|timeline|timeframe|target|horizon|goal|start|launch|live|ready|start date|go live) _{0,2} @about?
  `,
  /** Before it; it has passed, is how long something takes, or how often. */
  back: `
    (last|past|previous|every|each|per|since|once a|twice a|times a|for the last|for the past|for over|for almost|for nearly) @about?
    (takes|took|taken|taking|spend|spends|spent|spending|lasts|lasted|wait|waits|waited|waiting|been|was|were|lost|lose|loses|losing|owe|owes|behind|late by|older|cost|costs|open for|used to take|waste|wastes|with the firm|here) (up to|us|me|him|her|them|at|for)? @about?
    (hours|hrs|h|hour|minutes|mins|times|once|twice|days|weeks|invoices|orders|claims|forms|tickets|reports|emails|calls|items|files) @about?
    take (us|me|him|her|them)? @about?
    (have|has|had|been|was|is) _{0,4} for @about?
    (must|has to|have to|needs to|need to|should) be (answered|paid|filed|processed|returned|delivered|done|closed|shipped|sent) (in|within|after|by) @about?
  `,
  /** After it; it lies ahead. */
  onward: `
    from (now|today|this|here)
    (out|away|off|hence|max|tops|maximum|latest)
    (is)? time ($|,|we|would|is|at|for|or|please|and|from|max)
    down the (road|line)
    at (the)? (very)? (most|latest|earliest|outside)
    (in mind|or (less|sooner|earlier))
    to (get|have|go|launch|start|decide|fix|sort|solve|implement|roll|set|put|be|finish) (it|this|that|live|going|something|up|going|running|started|done)
    ahead
  `,
  /** After it; a rate, an age, or what something takes. */
  backward: `
    (ago|late|behind|overdue|old|young|back|earlier|worth|apart|notice|credit|warranty|turnaround|backlog|straight|running|on end|experience|in business|in arrears|contract|subscription|license|trial|salary|wages|pay|per|each|every|a day|a week|a month|a year|a quarter|an hour|in a row|lead time|is (salary|wages|pay|worth|notice|leave|backlog|rent|work))
    of (backlog|arrears|work|experience|notes|paperwork|emails|records|data|leave|training|notice|stock|orders|invoices|delay)
    to (close|file|process|enter|answer|reply|respond|pay|finish one|do one|type|key|complete)
    (sprint|sprints|cycle|cycles|rolling|period|periods|window)
  `,
  /** It is at least so long. */
  beyond: '(more|longer|further) than\n(over|beyond|at least|a minimum of|upwards of|north of)',
  /** The same, after it. */
  more: '(or more|or longer|or later|plus|and more|minimum|at least|at the earliest)',
} as const
