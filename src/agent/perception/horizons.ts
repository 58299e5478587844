import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'
import type { Timeline } from '#domain/fact.ts'

const POSSIBLE =
  "(?:(?:humanly |at all |physically )?(?:possible|poss|practical|feasible)|(?:we|you|u|they|your team|somebody|someone)(?: guys)? (?:possibly )?(?:can|could|are|'re|have)|you're|may be|it can|it's (?:ready|possible|feasible))"
const NEXT = '(?:this|the (?:next|current|coming|present|following)|current|coming|next|nxt)'
const CLOSES =
  "(?: is (?:out|over|up|done|through)\\b|'s (?:out|over|up|end)\\b| ends| closes| finishes| runs out)"

/**
 * Horizons in words, first match wins. The agent has no clock, so a named quarter or month and
 * "end of the year" are read as half a year: never nearer than they may be on average.
 */
export const HORIZONS: readonly (readonly [Timeline, RegExp])[] = (
  [
    [
      'now',
      [
        `asap|a\\.s\\.a\\.p|as (?:soon|quick(?:ly)?|fast|early) as ${POSSIBLE}|(?:soon|quickly|fast) as (?:possible|poss|you can|we can)|soonest|the sooner the (?:better|happier)|quick as you (?:can|like)|at (?:your|the|our) (?:very )?earliest (?:convenience|opportunity|possible|date)|earliest (?:possible|you can)`,
        'right away|straight ?away|immediately|at once|immediate(?: start)?|instantly|without (?:any )?delay|with immediate effect|right now|now-ish|yesterday|(?<!not )(?<!not (?:that|very|so|too) )(?<!(?:everything|all|orders|they|jobs|always|some|often)(?: is| are| seems| feels)? )urgent(?:ly)?(?! (?:orders?|jobs?|cases?|requests?|tickets?|calls?|deliver|shipments?|claims?|e-?mails?|ones?|repairs?|patients?|work))|pronto|on the double|in no time',
        '(?<!from )(?<!(?:slack|excel|sap|teams|now|it|these|those|them) )today|tomorrow',
        '(?:this|next|nxt|the coming|the following)(?: very| same| coming| working)? (?:week(?:end)?|fortnight)|the week after(?: next)?|(?:this|next|nxt|the coming)(?: very| same)? month|(?:this|that) very (?:day|moment|minute|instant)',
        `(?:before|by the time) (?:the|this) (?:week|fortnight|month)${CLOSES}|(?:by|before|at) the end of (?:the|this) (?:week|month)|end of (?:the |this )?(?:week|month)|by (?:month|week)[- ]end`,
        'within (?:a|the|one|the next|this) (?:week|month|fortnight|few weeks|few days)|inside (?:of )?(?:a|the|one) (?:week|fortnight|month)|in (?:a|the next|the coming|the) (?:week|month|fortnight|couple of weeks|few weeks|few days)|(?:a|the next) (?:few|c(?:ou|u|oo)?p+le(?: of)?) (?:weeks|days)|in the coming (?:weeks|days)|coming weeks|(?:a matter of|in|within|inside|(?:just|only) a few) (?:weeks|days)',
        "(?:start(?:ing)?|(?:need|want) (?:it|this|that|something|to (?:start|begin|go|have it|do (?:it|this)))(?: done| fixed| sorted| running| live)?|(?:move|act|go|proceed|begin)(?: ahead)?(?: (?:on|with) (?:it|this|that))?) (?:right )?now|ready (?:now|when (?:you are|ur)|to (?:start|go|roll|move|begin) (?:now|immediately|straight away|today|the|as soon|whenever|when))|the (?:minute|moment|second|day|instant) (?:you|u|we|they|your)|when ?ever (?:you|u)(?:'re| are| can| have)(?: ready| free| start| begin| able| time| capacity)?",
      ],
    ],
    [
      'quarter',
      [
        `${NEXT} quarter|(?:by|before|at)? ?(?:the )?end of (?:the|this|next) quarter|end of quarter|quarter[- ]end|(?:before|by the time) (?:the|this) quarter${CLOSES}|(?:in|within|over|inside) (?:a|one|the|the next) quarter`,
        '(?:a|the|next|in the next) (?:few|c(?:ou|u|oo)?p+le(?: of)?) months|c(?:ou|u|oo)?p+le (?:of )?months|coming months|next few months|(?:a|one) month or two|the month after next|in months|a matter of months',
        '(?<!as )(?<!not )(?<!too )(?<!any ?time )(?<!how )soon(?:ish)?(?! as\\b)|in the near future|before (?:too )?long|shortly',
      ],
    ],
    [
      'year',
      [
        '(?:q[1-4] |h[12] )?(?:of )?next (?:fiscal |calendar |financial )?year|not this year,? (?:but )?(?:the )?next|(?<!later )(?:within|in|over|inside) (?:a|the|the next|the coming|one) (?:calendar |full )?year|(?<!half )(?<!quarters of )(?<!(?:more|longer) than )(?<!over )(?<!at least )a year(?: or so)? (?:from (?:now|today)|out|away|off)|(?:12|twelve) months|early next year|by next year|next fy|(?:next|the coming)-?(?:12|twelve)-months?',
      ],
    ],
    [
      'half_year',
      [
        `(?:by|before|at|towards?)? ?(?:the )?(?:end of (?:the |this )?(?:financial |fiscal |calendar |tax |school |academic )?year|year[- ]end|years end|year's end|eoy)|(?:before|by the time) (?:the|this) year${CLOSES}|(?:this|the current) (?:fiscal |calendar |financial )?year|later (?:this|in the|on this) year|the new year|new year`,
        '(?:half|1\\/2) (?:of )?a year|half[- ]year|(?:this|next|the|by|before) (?:summer|fall|autumn|winter|spring)|next (?:half|semester|term)|this half|the (?:new|next) (?:school|academic|tax) year',
        '(?:by|before|until|in time for|ahead of) (?:the |our )?(?:christmas|xmas|thanksgiving|easter|diwali|eid|holidays|(?:tax|high|peak|busy|harvest|planting|holiday) season|black friday)|(?:h1|h2|q[1-4])',
      ],
    ],
  ] as const
).map(
  ([value, pieces]) =>
    [value, loosenApostrophes(new RegExp(`\\b(?:${pieces.join('|')})\\b`))] as const,
)

/** Says when only where the date was asked for. */
export const HORIZONS_WHEN_ASKED: readonly (readonly [Timeline, RegExp])[] = [
  [
    'now',
    /^\W*(?:right )?now\b|\b(?:it's|it is|that's|very|quite|really|rather|pretty) (?:very |quite |really |rather |pretty |extremely )?(?:pressing|urgent|critical)\b|\b(?:weeks|days),? (?:and )?not (?:months|years|weeks)\b|(?<!(?:for|just|until|till|not|of|by) )\bnow[\s.!]*$|\bmatter of (?:weeks|days)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:can|could) ?n?[o']?t wait\b|\b(?:top|highest|high|number one) priority\b|\bdrop everything\b|(?<!\b(?:no|any|not|without|n't)\b[^.;!?]{0,16})\b(?:in (?:a |an |some |quite a |such a )?(?:bit of a |kind of a |great |real |big |terrible |tearing |mad |huge )?(?:hurry|rush)|a (?:real |big |mad )?rush on|(?:high|great|utmost|real|extreme|much) urgency|(?:pressed|pushed) for time|time(?: is|'s) (?:short|tight|running out|of the essence|ticking|pressing|against us)|clock(?: is|'s) ticking|(?:on|at|with) (?:a |an |the )?(?:immediate|priority|urgent|war|emergency) (?:basis|footing)|(?:at|with) full speed|full steam|overdue|burning|on fire)\b|\bno(?:t a| more| any)? (?:time|moment|day|minute|second) to (?:lose|waste|spare)\b|\b(?:straight|right) off\b|\b(?:needed|wanted|due|done|had|running|ready|live)(?: it| this)? (?:already )?last (?:week|month|year|quarter)\b|\bat (?:this|that) (?:very )?moment\b|\b(?:couple of|few) (?:weeks|days)\b|\b(?:this|next) (?:week|month)\b|\bready (?:when|to (?:go|start|roll))\b|\bat the earliest(?= *(?:[.!]|$))(?<!years?.{0,20})(?<!months?.{0,20})/,
  ],
]
