import { sayCount, sayDollarEnds, sayDollars } from '#tests/evals/buyers/bank/say-number.ts'
import { expectNumber } from '#tests/evals/buyers/grading/expected.ts'
import {
  type Form,
  type Speaker,
  sayForm,
  sayOneOf,
  type Utterance,
} from '#tests/evals/buyers/speech/utterance.ts'

const isShort = ({ random, style }: Speaker, isAsked: boolean) =>
  isAsked && random.chance(style.shortShare)
const isRangeGiver = ({ profile }: Speaker) => profile.behaviour === 'range_giver'

export function sayTeam(speaker: Speaker, isAsked: boolean): Utterance {
  const { bank, profile, random, style } = speaker
  const say = (number: number) => sayCount(number, style, random)
  const { people } = profile
  const told = { team_size: expectNumber(people) }
  const spread = Math.max(1, Math.round(people * 0.1))
  if (people === 1) return { text: sayOneOf(speaker, bank.team.alone, {}), told }
  const partTimers = random.between(1, Math.max(1, Math.floor(people / 3)))
  return sayForm(speaker, [
    {
      weight: 4,
      phrases: isShort(speaker, isAsked) ? bank.team.short : bank.team.full,
      values: { n: say(people) },
      told,
    },
    {
      weight: people >= 6 ? (isRangeGiver(speaker) ? 8 : 0.4) : 0,
      phrases: bank.team.range,
      values: { low: say(people - spread), high: say(people + spread) },
      told: { team_size: expectNumber(people - spread, people + spread) },
    },
    {
      weight: people >= 3 && people < 12 ? 1 : 0,
      phrases: bank.team.withMe,
      values: { others: say(people - 1) },
      told,
    },
    {
      weight: people >= 5 && partTimers > 1 ? 0.7 : 0,
      phrases: bank.team.mixed,
      values: { fullTimers: say(people - partTimers), partTimers: say(partTimers) },
      told,
    },
  ])
}

const HOURS_A_YEAR = 2080
const HOURS_A_MONTH = HOURS_A_YEAR / 12

/** A salary's hour lies between the bare one (2,080 hours a year) and one with leave taken out. */
function listSalaries({ bank, profile, random, style }: Speaker): Form[] {
  const yearly = Math.round((profile.rateUsd * HOURS_A_YEAR) / 1000) * 1000
  const monthly = Math.round((profile.rateUsd * HOURS_A_MONTH) / 100) * 100
  const weight = profile.behaviour === 'salary' ? 10 : 0.6
  return [
    {
      weight,
      phrases: bank.rate.salary,
      values: { salary: sayDollars(yearly, style, random) },
      told: { hourly_rate: expectNumber((yearly / HOURS_A_YEAR) * 0.98, yearly / 1700) },
    },
    {
      weight: weight / 3,
      phrases: bank.rate.salaryMonthly,
      values: { salary: sayDollars(monthly, style, random) },
      told: { hourly_rate: expectNumber((monthly / HOURS_A_MONTH) * 0.98, monthly / 141) },
    },
  ]
}

export function sayRate(speaker: Speaker, isAsked: boolean): Utterance {
  const { bank, profile, random, style } = speaker
  const { rateUsd } = profile
  const spread = Math.max(2, Math.round(rateUsd * 0.1))
  return sayForm(speaker, [
    {
      weight: 4,
      phrases: isShort(speaker, isAsked) ? bank.rate.short : bank.rate.full,
      values: { rate: sayDollars(rateUsd, style, random), n: sayCount(rateUsd, style, random) },
      told: { hourly_rate: expectNumber(rateUsd) },
    },
    {
      weight: isRangeGiver(speaker) ? 12 : 0.4,
      phrases: bank.rate.range,
      values: sayDollarEnds(rateUsd - spread, rateUsd + spread, random),
      told: { hourly_rate: expectNumber(rateUsd - spread, rateUsd + spread) },
    },
    {
      weight: 0.4,
      phrases: bank.rate.perDay,
      values: { day: sayDollars(rateUsd * 8, style, random) },
      told: { hourly_rate: expectNumber(rateUsd, (rateUsd * 8) / 7) },
    },
    ...listSalaries(speaker),
  ])
}

/** What goes right, for who counts that; a bank without such phrases draws nothing. */
function listAccuracy({ bank, profile, random }: Speaker): Form[] {
  const { accuracy } = bank.errors
  if (accuracy === undefined) return []
  const right = 100 - profile.errorPercent
  return [
    {
      weight: profile.errorPercent >= 1 ? 0.6 : 0,
      phrases: accuracy,
      values: { right: random.pick([`${right}%`, `${right} percent`]) },
      told: { error_rate: expectNumber(profile.errorPercent) },
    },
  ]
}

export function sayErrors(speaker: Speaker, isAsked: boolean): Utterance {
  const { bank, profile, random, style } = speaker
  const say = (number: number) => sayCount(number, style, random)
  const percent = profile.errorPercent
  const said = say(percent)
  const told = { error_rate: expectNumber(percent) }
  const [part, whole] =
    100 % percent === 0
      ? [1, 100 / percent]
      : random.pick([
          [percent * 2, 200],
          [percent * 5, 500],
        ])
  return sayForm(speaker, [
    {
      weight: 4,
      phrases: isShort(speaker, isAsked) ? bank.errors.short : bank.errors.full,
      values: {
        percent: /\d/u.test(said)
          ? random.pick([`${said}%`, `${said} percent`, `${said} %`])
          : `${said} percent`,
      },
      told,
    },
    {
      weight: percent >= 2 ? (isRangeGiver(speaker) ? 12 : 0.4) : 0,
      phrases: bank.errors.range,
      values: { low: say(percent - 1), high: say(percent + 1) },
      told: { error_rate: expectNumber(percent - 1, percent + 1) },
    },
    {
      weight: percent >= 1 ? 1 : 0,
      phrases: bank.errors.ratio,
      values: { part: say(part ?? 1), whole: String(whole) },
      told,
    },
    ...listAccuracy(speaker),
  ])
}

export function sayBudget(speaker: Speaker, isAsked: boolean): Utterance {
  const { bank, profile, random, style } = speaker
  const { budgetUsd } = profile
  if (budgetUsd === 0) {
    return { text: sayOneOf(speaker, bank.budget.none, {}), told: { budget: expectNumber(0) } }
  }
  const [low, high] = [budgetUsd * 0.8, budgetUsd * 1.2]
  return sayForm(speaker, [
    {
      weight: 4,
      phrases: isShort(speaker, isAsked) ? bank.budget.short : bank.budget.full,
      values: { amount: sayDollars(budgetUsd, style, random) },
      told: { budget: expectNumber(budgetUsd) },
    },
    {
      weight: low % 1000 === 0 && high % 1000 === 0 ? (isRangeGiver(speaker) ? 12 : 0.5) : 0,
      phrases: bank.budget.range,
      values: sayDollarEnds(low, high, random),
      told: { budget: expectNumber(low, high) },
    },
  ])
}
