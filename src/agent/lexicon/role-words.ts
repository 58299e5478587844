import { toWordSet } from '#agent/lexicon/word-set.ts'

/** What stands near a figure and tells what it is said of. */

export const PAY_WORDS = toWordSet(`
pay pays paid paying salary salaries wage wages earn earns make makes earning gets get cost costs costing loaded compensation comp
bill payroll burdened rate hourly
`)
export const BUDGET_WORDS = toWordSet(`
budget budgeted budgets spend invest set aside approved afford fund funding funds allocated earmarked ceiling cap approval
`)
/** What clients pay is no cost of theirs. */
export const BILLED_WORDS = toWordSet(
  'bill bills billed charge charges invoice clients client customers',
)
export const COST_WORDS = toWordSet('cost costs costing')
/** Of wage and loaded cost the loaded one counts. */
export const LOADED_WORDS = toWordSet(
  'loaded burdened benefits overhead taxes tax insurance total fully',
)
export const ON_TOP_WORDS = toWordSet('top plus benefits taxes extra overhead')

export const ERROR_WORDS = toWordSet(`
wrong error errors mistake mistakes redo redone redoing rework reworked rejected reject rejects bounce bounces bounced fix fixed
fixing incorrect typo typos botch botched botches denied denial denials fail fails failed faulty screwed mess messed defect defects
correction corrections corrected kicked returned misses missed missing mismatch mislabeled bad slip slips inaccurate messes errs
`)
export const RIGHT_WORDS = toWordSet('right accuracy accurate correct correctly clean perfect fine')

/** How long something lasts or has lasted, which is no effort. */
export const DURATION_WORDS = toWordSet(`
old ago business open waiting wait waits delay late behind turnaround deadline sla response notice overdue since experience warranty
backlog cutoff within
`)
export const START_WORDS = toWordSet('in within by next under')

export const TOTAL_WORDS = toWordSet(
  'total together combined altogether collectively overall between across jointly',
)
/** Of these a sum of several figures is named by. */
export const SUM_WORDS = toWordSet('total altogether combined overall')
export const EACH_WORDS = toWordSet('each ea apiece everyone everybody')

/** What people do with the work, so that a bare number before it counts them. */
export const WORK_VERBS = toWordSet(
  'do does touch spend lose handle share work sit type key enter process deal are is on in who that',
)
/** Verbs that only one person can be the subject of. */
export const SINGULAR_VERBS = toWordSet(
  'spends takes does puts loses needs uses wastes burns sits works gives comes gets handles',
)

/** Before a bare number that goes on a list of hours: "Ana 10 hours, and Jorge about 6". */
export const LIST_LEADS = toWordSet(
  'about around maybe like with roughly approx uses does needs takes spends another i me she he only just is then',
)
/** Before a bare number that goes on no such list. */
export const NOT_LIST_LEADS = toWordSet(
  'make makes earn earns pay pays paid gets get at of to the and not than was are from number under over budget for call in',
)
/** Between the name of a slot and its figure: "the hours are more like 35". */
export const COPULAS = toWordSet(
  'is are was were be about more like around closer to nearer roughly now : = at actually it',
)
export const FIRM_WORDS = toWordSet(
  'company firm agency shop employees organization business practice staff',
)
