import { toPhrases, toWordSet } from '#agent/lexicon/word-set.ts'

/** What tells of a clause when it holds, whether it is meant, and whose it is. One phrase a line. */

export const PAST_CUES = toPhrases(`
  used to
  back in
  years ago
  a year ago
  months ago
  previously
  formerly
  no longer
  at my last
  in the old days
  my last job
  last job
  my old
  my previous
  my former
  before covid
  had been
  in the past
  until last
  went from
`)
/** These tell of the past unless the clause is said to be of now. */
export const WEAK_PAST_CUES = toPhrases(`
  last year
  was
  were
`)
export const NOW_CUES = toPhrases(`
  now
  last month
  last week
`)
export const PLANNED_CUES = toPhrases(`
  would like
  would love
  want to
  want it
  wish
  hope to
  hoping
  plan to
  planning
  going to
  to hire
  hire
  new positions
  to get
  goal
  target
  aim
  will be
  will have
  ideally
  soon
  next year
  in the future
  should be able
  dream
  by the end of
`)
export const SUPPOSED_CUES = toPhrases(`
  if
  suppose we
  supposing
  imagine we
  imagine if
  imagine you
  hypothetically
  what if
  assuming
  for example
  for instance
  would be
  pretend
`)
/** What follows replaces what was said. */
export const CORRECTION_CUES = toPhrases(`
  actually
  sorry
  i meant
  i mean
  correction
  scratch that
  make that
  make it
  my bad
  my mistake
  typo
  not right
  wrong
  more like
  wait
  oops
  misread
  was off
  right figure
  correct figure
  strike
  not right
  please change
  misspoke
  i said
  instead
  rather
`)
/** What this firm is asked or told about itself. */
export const ABOUT_US_CUES = toPhrases(`
  you charge
  do you have
  you guys have
  you say
  you claim
  you employ
  you cost
  you guys have
  your site
  your website
  your page
  your audit
  your pilot
  your price
  your prices
  your calculator
  your team
`)

/** Other firms and people: the subject of a figure that is not the visitor's own. */
export const OTHER_FIRMS = toWordSet(`
competitor competitors agency agencies vendor vendors consultant consultants friend friends neighbor neighbour neighbors buddy buddies
rival rivals franchisor landlord headquarters outsourcer provider customer client supplier tenant lab insurer
`)
/** "our supplier invoices" are ours. */
export const THINGS_OF_OTHERS = toWordSet(`
invoice invoices order orders statement statements bill bills form forms email emails request requests portal portals data record
records payment payments file files service support onboarding reports report list lists quotes claims claim calls desk and or
`)
export const SOURCES = toWordSet(
  'article ad ads website podcast blog study survey magazine report quote news brochure',
)
export const SOURCE_VERBS = toWordSet('says said claims claim shows show told reads')
export const OWN_WORDS = toWordSet('we our us i my me ours mine here myself')
