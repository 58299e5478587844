import type { Bank } from '#tests/evals/buyers/bank/bank.ts'
import { email, website } from '#tests/evals/buyers/development-two/addresses.ts'
import { authority } from '#tests/evals/buyers/development-two/authority.ts'
import { budget } from '#tests/evals/buyers/development-two/budget.ts'
import { corrections } from '#tests/evals/buyers/development-two/corrections.ts'
import { errors } from '#tests/evals/buyers/development-two/errors.ts'
import { hours } from '#tests/evals/buyers/development-two/hours.ts'
import { company, name } from '#tests/evals/buyers/development-two/identity.ts'
import { industry } from '#tests/evals/buyers/development-two/industry.ts'
import { introductions, titles } from '#tests/evals/buyers/development-two/introductions.ts'
import { pain } from '#tests/evals/buyers/development-two/pain.ts'
import {
  companyOwners,
  givenNames,
  nicheTools,
  surnames,
  topLevels,
} from '#tests/evals/buyers/development-two/people.ts'
import { rate } from '#tests/evals/buyers/development-two/rate.ts'
import { talk } from '#tests/evals/buyers/development-two/talk.ts'
import { team } from '#tests/evals/buyers/development-two/team.ts'
import { timeline } from '#tests/evals/buyers/development-two/timeline.ts'
import { tools } from '#tests/evals/buyers/development-two/tools.ts'
import { tradesOfGoods } from '#tests/evals/buyers/development-two/trades-of-goods.ts'
import { tradesOfService } from '#tests/evals/buyers/development-two/trades-of-service.ts'

/** In-sample like the first, by another author, so that rules are not fitted to one way of speaking. */
export const developmentTwoBank: Bank = {
  givenNames,
  surnames,
  companyOwners,
  topLevels,
  nicheTools,
  trades: [...tradesOfGoods, ...tradesOfService],
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
