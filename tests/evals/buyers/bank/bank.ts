import type { Authority, Timeline } from '#domain/fact.ts'
import type { Industry } from '#domain/industry.ts'

/** Phrases as in template.ts. `full` can be read without the question before it, `short` cannot. */
export type Phrases = { short: readonly string[]; full: readonly string[] }

/** How bad a process is said to be; `plain` names it without complaint. */
export type PainLevel = 'plain' | 'mild' | 'medium' | 'severe'

export type Trade = {
  industry: Industry
  /** What follows the owner's name in the company's name. */
  companyEndings: readonly string[]
  /** "a dental practice": says the industry to any reader. */
  businesses: readonly string[]
  /** Gerund phrases: "copying delivery notes into the planning sheet". */
  tasks: readonly string[]
  tools: readonly string[]
}

export type NumberPhrases = Phrases & {
  range: readonly string[]
}

export type HoursPhrases = NumberPhrases & {
  perDay: readonly string[]
  perMonth: readonly string[]
  /** {people} and {each} hours a week. */
  perPerson: readonly string[]
  /** {people} and {minutes} a day. */
  perPersonDaily: readonly string[]
  fullTime: readonly string[]
  /** {days} full working days a week. */
  days: readonly string[]
  /** {a} hours and {b} hours a week, to be added up. */
  parts?: readonly string[]
  /** {items} a week at {minutes} each. */
  perItem?: readonly string[]
}

export type RatePhrases = NumberPhrases & {
  salary: readonly string[]
  salaryMonthly: readonly string[]
  perDay: readonly string[]
}

export type ErrorPhrases = NumberPhrases & {
  /** {part} in {whole}. */
  ratio: readonly string[]
  /** {right} is free of errors. */
  accuracy?: readonly string[]
}

export type BudgetPhrases = NumberPhrases & { none: readonly string[] }

export type TeamPhrases = NumberPhrases & {
  alone: readonly string[]
  /** {others} besides the speaker. */
  withMe: readonly string[]
  /** {fullTimers} and {partTimers}. */
  mixed: readonly string[]
}

export type ToolPhrases = Phrases & {
  /** {tools} in use and {other}, which is not. */
  withOther: readonly string[]
}

export type CorrectableSlot = 'manual_hours' | 'hourly_rate' | 'team_size' | 'error_rate'

export type Talk = {
  fillers: readonly string[]
  openers: readonly string[]
  asides: readonly string[]
  snarks: readonly string[]
  browsing: readonly string[]
  questions: readonly string[]
  owedJoins: readonly string[]
  repeats: readonly string[]
  refusals: readonly string[]
  unknowns: readonly string[]
  /** {thing}: which of several things asked for is not known. */
  unknownsOf: readonly string[]
  yes: readonly string[]
  no: readonly string[]
  noWebsite: readonly string[]
  noEmail: readonly string[]
}

export type Bank = {
  givenNames: readonly string[]
  surnames: readonly string[]
  companyOwners: readonly string[]
  topLevels: readonly string[]
  nicheTools: readonly string[]
  trades: readonly Trade[]
  /** Several of {name}, {company}, {site}, {title} at once. */
  introductions: readonly string[]
  name: Phrases
  company: Phrases
  website: Phrases
  email: Phrases
  titles: Readonly<Record<Authority, readonly string[]>>
  industry: Phrases
  hours: HoursPhrases
  team: TeamPhrases
  rate: RatePhrases
  tools: ToolPhrases
  errors: ErrorPhrases
  /** {task}. */
  pain: Readonly<Record<PainLevel, readonly string[]>>
  timeline: Readonly<Record<Timeline, Phrases>>
  budget: BudgetPhrases
  authority: Readonly<Record<Authority, Phrases>>
  /** {wrong} was said, {right} holds. */
  corrections: Readonly<Record<CorrectableSlot, readonly string[]>>
  talk: Talk
}
