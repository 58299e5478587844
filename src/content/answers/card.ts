/** A page of this site; `url` is a path. */
export type PageLink = { title: string; url: string }

/** One thing that people ask, in their words, and what we say to it. */
export type Card = {
  id: string
  /** The question as the chat words it where it offers a choice; one without is never offered. */
  question?: string
  /** Says that we do not know the answer, and what we do know. A person is offered beside it. */
  isUnpublished?: true
  /** Said rather than asked: it is recognized in a statement about oneself, too. */
  isObjection?: true
  /** A person can do what the text says we cannot do here. */
  offersPerson?: boolean
  text: string
  /** The pages that hold what the text claims, the best first. */
  citations: readonly PageLink[]
  phrasings: readonly string[]
}

/** What only this conversation can answer. */
export const STATE_TOPICS = [
  'my_savings',
  'my_payback',
  'my_score',
  'my_facts',
  'my_verdict',
  'my_verdict_meaning',
  'my_sureness',
  'my_hours_saved',
  'my_cost',
  'my_season',
  'my_levers',
  'my_missing',
  'my_booking',
  'my_payback_meaning',
  'my_boss_lines',
  'my_case',
  'my_roi',
  'my_investment',
  'my_industry',
  'my_advice',
] as const
export type PhrasedTopic = (typeof STATE_TOPICS)[number]
/**
 * Known by code: the size of the work ("is that a lot?"), what to do in place of us where it is too small ("what would
 * you use in Sage then?"), how the worksheet is changed, and what is asked of an estimate that was given.
 */
export type StateTopic =
  | PhrasedTopic
  | 'my_size'
  | 'my_instead'
  | 'my_sheet'
  | 'my_share'
  | 'my_errors'
  | 'my_team'
  | 'my_split'
  | 'my_order'
  | 'my_offer'
  | 'my_range'
  | 'my_plain'
  | 'my_typical'
  | 'my_net'
  | 'my_limits'
  | 'my_break_even'
  | 'my_assumptions'
  | 'my_fees'
  | 'my_people_costs'
  | 'my_scope'

/** How the chat words each of them where it offers a choice. */
export const STATE_QUESTIONS: Readonly<Record<PhrasedTopic, string>> = {
  my_savings: 'How much would I save?',
  my_payback: 'When would it pay back?',
  my_score: 'What is my Fit Score?',
  my_facts: 'What have you noted so far?',
  my_verdict: 'Is it worth it for us?',
  my_verdict_meaning: 'What does the verdict mean?',
  my_sureness: 'How sure is the estimate?',
  my_hours_saved: 'How many hours would it save?',
  my_cost: 'What does the work cost us today?',
  my_season: 'Does the estimate count our busy season?',
  my_levers: 'What would make it pay off faster?',
  my_missing: 'Which figures do you still need?',
  my_booking: 'Is the call booked?',
  my_payback_meaning: 'What does payback mean?',
  my_boss_lines: 'Can you write two lines for my boss?',
  my_case: 'What was measured in that case?',
  my_roi: 'What is our ROI?',
  my_investment: 'Why do you assume that investment?',
  my_industry: 'Which industry did you put us in?',
  my_advice: 'Would you do it in my place?',
}

const COMMAS = new Intl.ListFormat('en-US')

/** "a, b, and c"; with semicolons where an item has a comma or an "and" of its own. */
export function sayList(items: readonly string[]): string {
  const isPlain = items.every((item) => !/, | and /.test(item))
  if (isPlain || items.length < 2) return COMMAS.format(items)
  return `${items.slice(0, -1).join('; ')}; and ${items.at(-1)}`
}

/** For what stands in the middle of a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
