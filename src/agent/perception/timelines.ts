import type { Finding, MessageView } from '#agent/perception/message-view.ts'
import { findSentence } from '#agent/perception/message-view.ts'
import type { Timeline } from '#domain/fact.ts'

/**
 * Horizons in words, first match wins. The agent has no clock, so a named quarter or month and
 * "end of the year" are read as half a year: never nearer than they may be on average.
 */
const HORIZONS: readonly (readonly [Timeline, RegExp])[] = [
  [
    'none',
    /\b(?:no (?:real |particular |specific |big |great |hard )?(?:rush|hurry|urgency|timeline|time line|deadline|timeframe|time frame|date)|not (?:urgent|in a (?:rush|hurry)|any ?time soon|in any (?:rush|hurry)|soon|a priority)|some ?day|whenever|eventually|no set (?:date|timeline)|just (?:exploring|browsing|looking|curious|researching)|early days|years? from now|down the (?:road|line)|not for a while)\b/,
  ],
  [
    'now',
    /\b(?:asap|a\.s\.a\.p|as soon as (?:possible|we can|you can)|soon as possible|right away|straight ?away|immediately|immediate(?: start)?|right now|yesterday|urgent(?:ly)?|now-ish|today|tomorrow|(?:this|next|nxt) (?:week|month)|(?:by|before|at) the end of (?:the|this) (?:week|month)|end of (?:the |this )?(?:week|month)|within (?:a|the|one|the next) (?:week|month|few weeks)|in (?:a|the next|the coming|the) (?:week|month|couple of weeks|few weeks)|(?:a|the next) (?:few|couple(?: of)?) weeks|start(?:ing)? now|yesterday|pronto|quickly as possible|in the coming weeks|coming weeks)\b/,
  ],
  [
    'quarter',
    /\b(?:(?:this|next|the (?:next|current|coming)|current|coming) quarter|(?:by|before|at)? ?(?:the )?end of (?:the|this|next) quarter|end of quarter|(?:a|the|next|in the next) (?:few|couple(?: of)?) months|couple months|(?:in|within|over) (?:a|one|the|the next) quarter|soon(?:ish)?|in the near future|coming months|next few months|(?:a|one) month or two)\b/,
  ],
  [
    'half_year',
    /\b(?:(?:by|before|at|towards?)? ?(?:the )?(?:end of (?:the |this )?year|year[- ]end|years end|year's end|eoy)|(?:this|the current) year|later this year|the new year|new year|(?:half|1\/2) a year|half year|(?:this|next|the|by|before) (?:summer|fall|autumn|winter|spring)|next (?:half|semester)|(?:h1|h2|q[1-4])\b)/,
  ],
  [
    'year',
    /\b(?:next (?:fiscal |calendar |financial )?year|(?:within|in|over) (?:a|the|the next|the coming) year|a year(?: or so)? (?:from now|out)|(?:12|twelve) months|early next year|by next year|next fy)\b/,
  ],
]
const MONTH =
  /\b(?:by|before|in|until|end of|start of|early|mid|late|this|from|for)[\s-](?:the )?(?:end of |start of |beginning of |early |mid-?|late )?(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/
const DURATION =
  /(#~*)\s?-?(?:more |or so )?(days?|weeks?|wks?|months?|mos?|mths?|quarters?|years?|yrs?)\b(?!\s(?:ago|old|of experience|now\b))/g
const DURATION_CUE =
  /\b(?:in|within|inside|by|next|over the next|over|under|about|around|roughly|need|want|like|launch|live|start|starting|started|go live|timeline|time ?frame|deadline|running|up and running|ready|done|decide|decision|target|aiming|hoping|ideally|implement\w*|deploy\w*|move on this|get going)\b/
const PAST_OR_STEADY =
  /\b(?:for|took|takes|take|spent|been|every|last|past|previous|per|each|wait|ago|since)\s(?:about |around |the last |the past |over )?$/
const DAYS: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30.5, q: 91.5, y: 365 }

function toTimeline(days: number): Timeline {
  if (days <= 31) return 'now'
  if (days <= 93) return 'quarter'
  if (days <= 186) return 'half_year'
  return days <= 370 ? 'year' : 'none'
}

function readDurations(view: MessageView): Finding[] {
  const isAsked = view.context.asking === 'timeline'
  return [...view.shape.matchAll(DURATION)].flatMap((match) => {
    const quantity = view.quantities.get(match.index)
    const perUnit = DAYS[(match[2] ?? '').charAt(0)]
    if (!quantity || perUnit === undefined) return []
    const [from, to] = findSentence(view.shape, match.index)
    const before = view.shape.slice(Math.max(from, match.index - 60), match.index)
    if (PAST_OR_STEADY.test(before)) return []
    const around = before + view.shape.slice(match.index, Math.min(to, match.index + 60))
    if (!isAsked && !DURATION_CUE.test(around)) return []
    const span = [match.index, match.index + match[0].length] as const
    return [{ slot: 'timeline', value: toTimeline(quantity.high * perUnit), span } as const]
  })
}

/** Words about the work itself that hold a horizon word: "month-end", "this week we keyed", "today we do it by hand". */
const ABOUT_THE_WORK = /^(?:today|right now|this (?:week|month|year)|yesterday)$/
const WISH_REACH_CHARS = 35
const WISH =
  /\b(?:start|begin|live|launch|need|want|like|timeline|time ?frame|deadline|some ?time|within|later|by (?:the|end|next|this)|done|solved|fixed|running|ready|move|decid\w+|hoping|ideally|looking|implement\w*|ready|in place|get going|sort\w*|soon|aim\w*|target\w*|going)\b/

function readHorizon(view: MessageView, value: Timeline, pattern: RegExp): Finding[] {
  const match = pattern.exec(view.plain)
  if (!match) return []
  const words = match[0].trim()
  const start = match.index + match[0].indexOf(words)
  const end = start + words.length
  const near = view.plain.slice(Math.max(0, start - WISH_REACH_CHARS), end)
  const isAsked = view.context.asking === 'timeline'
  if (ABOUT_THE_WORK.test(words) && !isAsked && !WISH.test(near)) return []
  return [{ slot: 'timeline', value, span: [start, end] }]
}

const isApart = (left: Finding, right: Finding) =>
  left.span[1] <= right.span[0] || right.span[1] <= left.span[0]

/** "No rush, but sometime this year" names a horizon after all. */
function readHorizons(view: MessageView): Finding[] {
  const found = HORIZONS.flatMap(([value, pattern]) => readHorizon(view, value, pattern))
  const first = found[0]
  if (first === undefined || first.value !== 'none') return found.slice(0, 1)
  return [found.find((other) => other !== first && isApart(other, first)) ?? first]
}

const WHEN_ASKED: readonly (readonly [Timeline, RegExp])[] = [
  [
    'now',
    /\b(?:a|one|couple of) (?:day|week|month(?! or two)|weeks|days)\b|\b(?:this|next) (?:week|month)\b/,
  ],
  ['quarter', /\b(?:a|one) quarter\b/],
  ['year', /\b(?:a|one) year\b/],
  ['none', /^\s*(?:no|none|never|any ?time|not really|nope)\b/],
]

function readAnswer(view: MessageView): Finding[] {
  if (view.context.asking !== 'timeline') return []
  return WHEN_ASKED.flatMap(([value, pattern]) => {
    const match = pattern.exec(view.plain)
    if (!match) return []
    return [
      {
        slot: 'timeline' as const,
        value,
        span: [match.index, match.index + match[0].length] as const,
      },
    ]
  })
}

function readMonth(view: MessageView): Finding[] {
  const match = MONTH.exec(view.plain)
  if (!match) return []
  return [
    { slot: 'timeline', value: 'half_year', span: [match.index, match.index + match[0].length] },
  ]
}

/** When the visitor wants it: `now` up to a month, `quarter`, `half_year`, `year`, or `none`. */
export function findTimelines(view: MessageView): Finding[] {
  for (const read of [readDurations, readHorizons, readMonth, readAnswer]) {
    const found = read(view)[0]
    if (found) return [found]
  }
  return []
}
