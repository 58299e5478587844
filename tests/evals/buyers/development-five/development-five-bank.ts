import type { Bank } from '#tests/evals/buyers/bank/bank.ts'
import { decisionMaker, influencer } from '#tests/evals/buyers/development-five/authority-inside.ts'
import { notABuyer, researcher } from '#tests/evals/buyers/development-five/authority-outside.ts'
import { budget } from '#tests/evals/buyers/development-five/budget.ts'
import { email, introductions, website } from '#tests/evals/buyers/development-five/contact.ts'
import { corrections } from '#tests/evals/buyers/development-five/corrections.ts'
import { errors } from '#tests/evals/buyers/development-five/errors.ts'
import { hoursOfTheTeam } from '#tests/evals/buyers/development-five/hours.ts'
import { hoursComposed } from '#tests/evals/buyers/development-five/hours-composed.ts'
import { company, name } from '#tests/evals/buyers/development-five/identity.ts'
import { industry } from '#tests/evals/buyers/development-five/industry.ts'
import { pain } from '#tests/evals/buyers/development-five/pain.ts'
import { people } from '#tests/evals/buyers/development-five/people.ts'
import { rate } from '#tests/evals/buyers/development-five/rate.ts'
import { mood } from '#tests/evals/buyers/development-five/talk.ts'
import { answers } from '#tests/evals/buyers/development-five/talk-answers.ts'
import { team } from '#tests/evals/buyers/development-five/team.ts'
import { halfYear, year } from '#tests/evals/buyers/development-five/timeline-later.ts'
import { none } from '#tests/evals/buyers/development-five/timeline-none.ts'
import { now, quarter } from '#tests/evals/buyers/development-five/timeline-soon.ts'
import { titles } from '#tests/evals/buyers/development-five/titles.ts'
import { tools } from '#tests/evals/buyers/development-five/tools.ts'
import { tradesOfCare } from '#tests/evals/buyers/development-five/trades-of-care.ts'
import { tradesOfDesks } from '#tests/evals/buyers/development-five/trades-of-desks.ts'
import { tradesOfGoods } from '#tests/evals/buyers/development-five/trades-of-goods.ts'
import { tradesOfMoney } from '#tests/evals/buyers/development-five/trades-of-money.ts'
import { tradesOfPlaces } from '#tests/evals/buyers/development-five/trades-of-places.ts'

export const developmentFiveBank: Bank = {
  ...people,
  titles,
  introductions,
  name,
  company,
  website,
  email,
  industry,
  trades: [
    ...tradesOfMoney,
    ...tradesOfCare,
    ...tradesOfGoods,
    ...tradesOfDesks,
    ...tradesOfPlaces,
  ],
  hours: { ...hoursOfTheTeam, ...hoursComposed },
  team,
  rate,
  tools,
  errors,
  pain,
  timeline: { now, quarter, half_year: halfYear, year, none },
  budget,
  authority: { decision_maker: decisionMaker, influencer, researcher, not_a_buyer: notABuyer },
  corrections,
  talk: { ...mood, ...answers },
}
