import type { Bank } from '#tests/evals/buyers/bank/bank.ts'
import { authority, timeline } from '#tests/evals/buyers/blind/decision.ts'
import { hours } from '#tests/evals/buyers/blind/hours.ts'
import {
  company,
  email,
  industry,
  introductions,
  name,
  titles,
  website,
} from '#tests/evals/buyers/blind/identity.ts'
import { budget, rate } from '#tests/evals/buyers/blind/money.ts'
import {
  companyOwners,
  givenNames,
  nicheTools,
  surnames,
  topLevels,
} from '#tests/evals/buyers/blind/people.ts'
import { corrections, talk } from '#tests/evals/buyers/blind/talk.ts'
import { team } from '#tests/evals/buyers/blind/team.ts'
import { trades } from '#tests/evals/buyers/blind/trades.ts'
import { errors, pain, tools } from '#tests/evals/buyers/blind/work.ts'

/** Kept from whoever writes the rules: shown to none of them, and never mended after. */
export const blindBank: Bank = {
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
