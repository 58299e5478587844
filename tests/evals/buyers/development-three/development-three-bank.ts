import type { Bank } from '#tests/evals/buyers/bank/bank.ts'
import { authority, timeline } from '#tests/evals/buyers/development-three/decision.ts'
import { hours } from '#tests/evals/buyers/development-three/hours.ts'
import {
  company,
  email,
  industry,
  introductions,
  name,
  titles,
  website,
} from '#tests/evals/buyers/development-three/identity.ts'
import { budget, rate } from '#tests/evals/buyers/development-three/money.ts'
import {
  companyOwners,
  givenNames,
  nicheTools,
  surnames,
  topLevels,
} from '#tests/evals/buyers/development-three/people.ts'
import { corrections, talk } from '#tests/evals/buyers/development-three/talk.ts'
import { team } from '#tests/evals/buyers/development-three/team.ts'
import { trades } from '#tests/evals/buyers/development-three/trades.ts'
import { errors, pain, tools } from '#tests/evals/buyers/development-three/work.ts'

/** Was blind until it was retired. */
export const developmentThreeBank: Bank = {
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
