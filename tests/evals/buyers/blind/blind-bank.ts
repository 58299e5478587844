import type { Bank } from '#tests/evals/buyers/bank/bank.ts'
import { authority, titles } from '#tests/evals/buyers/blind/authority.ts'
import { budget } from '#tests/evals/buyers/blind/budget.ts'
import { corrections } from '#tests/evals/buyers/blind/corrections.ts'
import { errors } from '#tests/evals/buyers/blind/errors.ts'
import { convertedHours, weeklyHours } from '#tests/evals/buyers/blind/hours.ts'
import { company, email, name, website } from '#tests/evals/buyers/blind/identity.ts'
import { industry, introductions } from '#tests/evals/buyers/blind/introductions.ts'
import { moreTrades } from '#tests/evals/buyers/blind/more-trades.ts'
import { pain } from '#tests/evals/buyers/blind/pain.ts'
import {
  companyOwners,
  givenNames,
  nicheTools,
  surnames,
  topLevels,
} from '#tests/evals/buyers/blind/people.ts'
import { rate } from '#tests/evals/buyers/blind/rate.ts'
import { composedHours } from '#tests/evals/buyers/blind/shared-hours.ts'
import { smallTalk } from '#tests/evals/buyers/blind/talk.ts'
import { otherAnswers } from '#tests/evals/buyers/blind/talk-answers.ts'
import { team } from '#tests/evals/buyers/blind/team.ts'
import { timeline } from '#tests/evals/buyers/blind/timeline.ts'
import { tools } from '#tests/evals/buyers/blind/tools.ts'
import { tradesOfCare } from '#tests/evals/buyers/blind/trades-of-care.ts'
import { tradesOfGoods } from '#tests/evals/buyers/blind/trades-of-goods.ts'
import { tradesOfKnowledge } from '#tests/evals/buyers/blind/trades-of-knowledge.ts'
import { tradesOfMoney } from '#tests/evals/buyers/blind/trades-of-money.ts'
import { tradesOfSites } from '#tests/evals/buyers/blind/trades-of-sites.ts'

/** Buyers whose words are kept from whoever writes the rules. */
export const blindBank: Bank = {
  givenNames,
  surnames,
  companyOwners,
  topLevels,
  nicheTools,
  trades: [
    ...tradesOfGoods,
    ...tradesOfMoney,
    ...tradesOfCare,
    ...tradesOfKnowledge,
    ...tradesOfSites,
    ...moreTrades,
  ],
  introductions,
  name,
  company,
  website,
  email,
  titles,
  industry,
  hours: { ...weeklyHours, ...convertedHours, ...composedHours },
  team,
  rate,
  tools,
  errors,
  pain,
  timeline,
  budget,
  authority,
  corrections,
  talk: { ...smallTalk, ...otherAnswers },
}
