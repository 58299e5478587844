import type { Bank } from '#tests/evals/buyers/bank/bank.ts'
import { authority, timeline } from '#tests/evals/buyers/development/decision.ts'
import { hours } from '#tests/evals/buyers/development/hours.ts'
import {
  company,
  email,
  industry,
  introductions,
  name,
  titles,
  website,
} from '#tests/evals/buyers/development/identity.ts'
import { budget, rate } from '#tests/evals/buyers/development/money.ts'
import {
  companyOwners,
  givenNames,
  nicheTools,
  surnames,
  topLevels,
} from '#tests/evals/buyers/development/people.ts'
import { corrections, talk } from '#tests/evals/buyers/development/talk.ts'
import { team } from '#tests/evals/buyers/development/team.ts'
import { trades } from '#tests/evals/buyers/development/trades.ts'
import { errors, pain, tools } from '#tests/evals/buyers/development/work.ts'

/** May be shown to whoever writes the rules: its figures are in-sample. */
export const developmentBank: Bank = {
  givenNames,
  surnames,
  companyOwners,
  topLevels,
  nicheTools,
  trades,
  introductions,
  name,
  company,
  website,
  email,
  titles,
  industry,
  hours,
  team,
  rate,
  tools,
  errors,
  pain,
  timeline,
  budget,
  authority,
  corrections,
  talk,
}
