import { toPhrases, toWordSet } from '#agent/lexicon/word-set.ts'

/** What tells of a clause when it holds, whether it is meant, and whose it is. One phrase a line; "^" is its start. */

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
  last quarter
  last season
  last spring
  last summer
  last fall
  last autumn
  last winter
  the old
  was
  were
`)
export const NOW_CUES = toPhrases(`
  now
  today
  currently
  nowadays
  these days
  at the moment
  this year
  still
  ^ after
  ^ since
  last month
  last week
`)
export const PLANNED_CUES = toPhrases(`
  would like
  would love
  want to
  want it
  wish
  hope
  hoping
  plan to
  plan is
  the plan
  am planning
  are planning
  is planning
  planning to
  expect
  promise
  promised
  is coming
  are coming
  joining
  hiring
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
  ^ suppose
  supposing
  for the sake of
  in theory
  theoretically
  they would
  what would
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
rival rivals bidder bidders offshore franchisor landlord headquarters outsourcer provider customer client supplier tenant lab insurer
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
/** Words that turn from somebody else to oneself. */
export const OWN_WORDS = toWordSet(
  'we our us i my me ours mine here myself real actual actually reality today currently normally',
)
/** What other firms do, where no determiner shows that they are the subject. */
export const DOINGS_OF_OTHERS = toWordSet(`
says said claims claim shows told pays pay charges charge needs need takes take has have loses lose spends spend employs employ uses use
does do gets get wants want asked quoted accepts accept handles handle runs run promised bragged is are
`)
/** Where other firms are. */
export const PLACES_OF_OTHERS = toPhrases(`
  next door
  down the road
  down the street
  across the street
  across the road
  around the corner
`)
/** "Joe's shop says": the firm of somebody else. */
export const FIRM_WORDS = toWordSet('shop firm company business practice outfit')
