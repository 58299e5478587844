import { type Card, listLines } from '#content/answers/card.ts'
import { PAGES } from '#content/answers/pages.ts'
import { spellNumber } from '#content/facts/spell-number.ts'
import { calculatorTexts } from '#content/pages/calculator-texts.ts'
import {
  calculateAutomationPercent,
  calculateRoi,
  IMPLEMENTATION_INVESTMENT_CENTS,
} from '#domain/roi.ts'
import { SIGNALS } from '#domain/score-card.ts'

const base = calculateAutomationPercent(0, 0)
const perTool = calculateAutomationPercent(1, 0) - base
const perError = calculateAutomationPercent(0, 1) - base
const most = calculateAutomationPercent(1_000, 0)
const investment = `$${(IMPLEMENTATION_INVESTMENT_CENTS / 100).toLocaleString('en-US')}`
const weeks = calculateRoi({
  manualHours: 1,
  hourlyRateCents: 1,
  toolCount: 0,
  errorRatePercent: 0,
}).annualCostCents

/** 52 weeks of 40 hours, as the reader of salaries divides them. */
const yearHours = (52 * 40).toLocaleString('en-US')
/** An example of what comes on top of wages. */
const extraPercent = 30

export const estimateCards: readonly Card[] = [
  {
    id: 'roi-formula',
    text: `Estimated savings are hours × hourly cost × ${weeks}, times the share that can be automated. That share is ${base}%, plus ${perTool} points per tool and ${perError} points for each percent of errors, capped at ${most}%. It is an estimate by formula, not a promise.`,
    citations: [PAGES.calculator],
    phrasings: listLines(`
      how do you calculate the roi
      what is the formula
      roi formula
      how do you work out the savings
      how is the estimate calculated
      where does that number come from
      how did you get that figure
      how did you calculate that
      what is the automation score
      why at most 85 percent
      why do more tools mean more savings
      how do errors count in the formula
      explain the math behind the estimate
      is the estimate reliable
      what assumptions are in the calculation
      how accurate is the savings estimate
      what is the automation rate
      show me how its computed
      return on investment calculation
      why is automation capped
      what is the maximum automation share
      how do you get from hours to dollars
      what goes into the estimate
      how is the saving computed
      is your calculation realistic
      is the audit estimate the same formula
      what automation rate do you assume
      what does each tool add
      how much of the work can be automated at most
      does the error cost count
      why times 52
      how you got to those savings is unclear
      where do those savings come from
      what is the math
      how was that number counted
      how was that calculated
      how did you come up with that number
      how did you arrive at that
      where does this figure come from
      what is that number based on
      how was this worked out
      where did you get that number
      where did 4 hours come from
      where did the 20 hours come from
      where do you get 10 hours a week from
      how did you get to those hours
      how do you know we would save that
    `),
  },
  {
    id: 'hourly-cost',
    text: `Only if the figure you gave me includes them: the estimate uses your cost per hour exactly as you told it. A yearly salary is divided by ${yearHours} hours, without benefits or overhead. To add them, say “plus ${extraPercent}%,” for example.`,
    citations: [PAGES.calculator],
    phrasings: listLines(`
      does it include benefits
      does that include overhead
      does the hourly rate include benefits
      are benefits and taxes in the hourly cost
      is overhead included in the hour
      did you add benefits to the salary
      is that a loaded rate
      is it a fully loaded cost
      does the estimate include payroll taxes
      are social security and benefits counted in
      should i give you wages or the loaded cost
      do i include overhead in the hourly cost
      how do you turn a salary into an hourly rate
      how do you get from a salary to an hour
      does the hour include vacation and benefits
      is that with or without overhead
    `),
  },
  {
    id: 'payback',
    text: `Payback is a fixed investment of ${investment} divided by the monthly savings; ROI after year one and the three-year net benefit use the same figures. ${calculatorTexts.omissions.items[0]}`,
    citations: [PAGES.calculator],
    phrasings: listLines(`
      what is the payback period
      when does it pay for itself
      how long until we break even
      break even
      payback
      how is the payback calculated
      what is the typical roi after one year
      how fast will we get our money back
      three year net benefit
      how much does implementation cost in the calculator
      what investment does the calculator assume
      why 150000
      when do we see a return
      amortisation
      is it worth it financially
      how long before savings cover the cost
      how is payback worked out
      how soon is the money earned back
      after how many months is it paid off
      what is the net benefit over three years
      when are we in the black
      what is the assumed investment
      how is roi after year one counted
      how is the three year net computed
      what if it never pays back
      when will it have paid for itself
      our cfo wants payback within a year
    `),
  },
  {
    id: 'fit-score',
    text: `The Fit Score adds up ${spellNumber(SIGNALS.length)} signals, such as hours, savings, timeline, and tools, each based on your own words. Anything unknown scores zero, so it starts low.`,
    citations: [PAGES.diagnostic],
    phrasings: listLines(`
      what is the fit score
      what does the score mean
      how is the score calculated
      how do you score me
      explain the fit score
      what is that number at the top
      why do you rate visitors
      what is a good score
      what counts towards the score
      how can i get a higher score
      which signals go into the score
      is the score out of 100
      what does the badge mean
      do you judge me by the score
      what score do i need for a call
      what are qualification signals
      what does green or yellow mean
      what is that score
      why do i have a score
      what does fit mean
      how does the scoring work
      what do i need to score higher
      which ten signals
      what lowers my score
      what is coverage
      no idea what this score is supposed to tell me
      what is the number for
    `),
  },
]
