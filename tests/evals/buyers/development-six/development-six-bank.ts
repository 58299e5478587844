import type { Bank } from '#tests/evals/buyers/bank/bank.ts'
import { authority } from '#tests/evals/buyers/development-six/authority.ts'
import { budget } from '#tests/evals/buyers/development-six/budget.ts'
import { contact } from '#tests/evals/buyers/development-six/contact.ts'
import { corrections } from '#tests/evals/buyers/development-six/corrections.ts'
import { errors } from '#tests/evals/buyers/development-six/errors.ts'
import { hours } from '#tests/evals/buyers/development-six/hours.ts'
import { identity } from '#tests/evals/buyers/development-six/identity.ts'
import { introductions } from '#tests/evals/buyers/development-six/introductions.ts'
import { pain } from '#tests/evals/buyers/development-six/pain.ts'
import { people } from '#tests/evals/buyers/development-six/people.ts'
import { rate } from '#tests/evals/buyers/development-six/rate.ts'
import { talk } from '#tests/evals/buyers/development-six/talk.ts'
import { team } from '#tests/evals/buyers/development-six/team.ts'
import { timeline } from '#tests/evals/buyers/development-six/timeline.ts'
import { tools } from '#tests/evals/buyers/development-six/tools.ts'
import { tradesOfCare } from '#tests/evals/buyers/development-six/trades-of-care.ts'
import { tradesOfDesks } from '#tests/evals/buyers/development-six/trades-of-desks.ts'
import { tradesOfGoods } from '#tests/evals/buyers/development-six/trades-of-goods.ts'
import { tradesOfMoney } from '#tests/evals/buyers/development-six/trades-of-money.ts'
import { tradesOfPlaces } from '#tests/evals/buyers/development-six/trades-of-places.ts'

/** Was blind until it was retired. */
export const developmentSixBank: Bank = {
  ...people,
  ...identity,
  ...contact,
  trades: [
    ...tradesOfMoney,
    ...tradesOfGoods,
    ...tradesOfDesks,
    ...tradesOfPlaces,
    ...tradesOfCare,
  ],
  introductions,
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
