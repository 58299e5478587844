import type { Timeline } from '#domain/fact.ts'

/**
 * Horizons in words, first match wins. The agent has no clock, so a named quarter or month and
 * "end of the year" are read as half a year: never nearer than they may be on average.
 */
export const HORIZONS: readonly (readonly [Timeline, RegExp])[] = [
  [
    'none',
    /\b(?:no (?:real |particular |specific |big |great |hard )?(?:rush|hurry|urgency|timeline|time line|deadline|timeframe|time frame|date)|not (?:urgent|in a (?:rush|hurry)|any ?time soon|in any (?:rush|hurry)|soon|a priority)|some ?day|whenever|eventually|no set (?:date|timeline)|just (?:exploring|browsing|looking|curious)|early days|(?<!\ba )years from now|down the (?:road|line)|not for a while)\b/,
  ],
  [
    'now',
    /\b(?:asap|a\.s\.a\.p|as soon as (?:possible|we can|you can)|soon as possible|right away|straight ?away|immediately|immediate(?: start)?|right now|yesterday|urgent(?:ly)?|now-ish|today|tomorrow|(?:this|next|nxt) (?:week|month)|(?:by|before|at) the end of (?:the|this) (?:week|month)|end of (?:the |this )?(?:week|month)|within (?:a|the|one|the next) (?:week|month|fortnight|few weeks)|in (?:a|the next|the coming|the) (?:week|month|fortnight|couple of weeks|few weeks)|(?:a|the next) (?:few|c(?:ou|u|oo)?p+le(?: of)?) weeks|start(?:ing)? now|yesterday|pronto|quickly as possible|in the coming weeks|coming weeks)\b/,
  ],
  [
    'quarter',
    /\b(?:(?:this|next|the (?:next|current|coming)|current|coming) quarter|(?:by|before|at)? ?(?:the )?end of (?:the|this|next) quarter|end of quarter|(?:a|the|next|in the next) (?:few|c(?:ou|u|oo)?p+le(?: of)?) months|c(?:ou|u|oo)?p+le (?:of )?months|(?:in|within|over) (?:a|one|the|the next) quarter|soon(?:ish)?|in the near future|coming months|next few months|(?:a|one) month or two)\b/,
  ],
  [
    'year',
    /\b(?:(?:q[1-4] |h[12] )?(?:of )?next (?:fiscal |calendar |financial )?year|(?:within|in|over) (?:a|the|the next|the coming) year|a year(?: or so)? (?:from now|out)|(?:12|twelve) months|early next year|by next year|next fy)\b/,
  ],
  [
    'half_year',
    /\b(?:(?:by|before|at|towards?)? ?(?:the )?(?:end of (?:the |this )?year|year[- ]end|years end|year's end|eoy)|(?:this|the current) year|later this year|the new year|new year|(?:half|1\/2) a year|half year|(?:this|next|the|by|before) (?:summer|fall|autumn|winter|spring)|next (?:half|semester)|(?:by|before|until|in time for|ahead of) (?:the |our )?(?:christmas|xmas|thanksgiving|easter|holidays|(?:tax|high|peak|busy|harvest|planting|holiday) season|black friday)|(?:h1|h2|q[1-4])\b)/,
  ],
]
