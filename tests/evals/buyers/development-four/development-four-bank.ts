import type { Bank } from '#tests/evals/buyers/bank/bank.ts'
import { emailSaid, websiteSaid } from '#tests/evals/buyers/development-four/addresses.ts'
import { decider, influencer } from '#tests/evals/buyers/development-four/authority-strong.ts'
import { notBuyer, researcher } from '#tests/evals/buyers/development-four/authority-weak.ts'
import { budget } from '#tests/evals/buyers/development-four/budget.ts'
import { countedHours } from '#tests/evals/buyers/development-four/counted-hours.ts'
import { errors } from '#tests/evals/buyers/development-four/errors.ts'
import { companyOwners, nicheTools, topLevels } from '#tests/evals/buyers/development-four/firms.ts'
import { companySaid, nameSaid } from '#tests/evals/buyers/development-four/identity.ts'
import { industrySaid } from '#tests/evals/buyers/development-four/industry-said.ts'
import { introductions, titles } from '#tests/evals/buyers/development-four/introductions.ts'
import { lightPain } from '#tests/evals/buyers/development-four/pain-light.ts'
import { corrections, severePain } from '#tests/evals/buyers/development-four/pain-severe.ts'
import { pay } from '#tests/evals/buyers/development-four/pay.ts'
import { givenNames, surnames } from '#tests/evals/buyers/development-four/people.ts'
import { hourlyRate } from '#tests/evals/buyers/development-four/rate.ts'
import { sharedHours } from '#tests/evals/buyers/development-four/shared-hours.ts'
import { smallTalk } from '#tests/evals/buyers/development-four/talk.ts'
import { replyTalk } from '#tests/evals/buyers/development-four/talk-replies.ts'
import { withheldTalk } from '#tests/evals/buyers/development-four/talk-withheld.ts'
import { team } from '#tests/evals/buyers/development-four/team.ts'
import {
  timelineHalfYear,
  timelineNone,
  timelineYear,
} from '#tests/evals/buyers/development-four/timeline-late.ts'
import { timelineNow, timelineQuarter } from '#tests/evals/buyers/development-four/timeline-soon.ts'
import { toolsSaid } from '#tests/evals/buyers/development-four/tools-said.ts'
import { tradesOfAdvice } from '#tests/evals/buyers/development-four/trades-of-advice.ts'
import { tradesOfCare } from '#tests/evals/buyers/development-four/trades-of-care.ts'
import { tradesOfMaking } from '#tests/evals/buyers/development-four/trades-of-making.ts'
import { tradesOfMoving } from '#tests/evals/buyers/development-four/trades-of-moving.ts'
import { tradesOfPlaces } from '#tests/evals/buyers/development-four/trades-of-places.ts'
import { tradesOfTechnology } from '#tests/evals/buyers/development-four/trades-of-technology.ts'
import { tradesOfThePublic } from '#tests/evals/buyers/development-four/trades-of-the-public.ts'
import { tradesOfWords } from '#tests/evals/buyers/development-four/trades-of-words.ts'
import { weeklyHours } from '#tests/evals/buyers/development-four/weekly-hours.ts'

/** American, British and Indian managers, administrators and founders of small firms. */
export const developmentFourBank: Bank = {
  givenNames,
  surnames,
  companyOwners,
  topLevels,
  nicheTools,
  trades: [
    ...tradesOfCare,
    ...tradesOfThePublic,
    ...tradesOfMaking,
    ...tradesOfMoving,
    ...tradesOfAdvice,
    ...tradesOfTechnology,
    ...tradesOfWords,
    ...tradesOfPlaces,
  ],
  introductions,
  name: nameSaid,
  company: companySaid,
  website: websiteSaid,
  email: emailSaid,
  titles,
  industry: industrySaid,
  hours: { ...weeklyHours, ...countedHours, ...sharedHours },
  team,
  rate: { ...hourlyRate, ...pay },
  tools: toolsSaid,
  errors,
  pain: { ...lightPain, ...severePain },
  timeline: {
    now: timelineNow,
    quarter: timelineQuarter,
    half_year: timelineHalfYear,
    year: timelineYear,
    none: timelineNone,
  },
  budget,
  authority: {
    decision_maker: decider,
    influencer,
    researcher,
    not_a_buyer: notBuyer,
  },
  corrections,
  talk: { ...smallTalk, ...replyTalk, ...withheldTalk },
}
