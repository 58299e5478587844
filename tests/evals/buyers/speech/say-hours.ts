import { sayCount } from '#tests/evals/buyers/bank/say-number.ts'
import { expectNumber } from '#tests/evals/buyers/grading/expected.ts'
import {
  type Form,
  type Speaker,
  sayForm,
  type Utterance,
} from '#tests/evals/buyers/speech/utterance.ts'

const MINUTES_A_DAY = [30, 60, 90, 120]
const FULL_WEEK_HOURS = 40
const DAY_HOURS = 8
const MINUTES_AN_ITEM = [5, 6, 10, 12, 15, 20, 30]

function listShared(speaker: Speaker): Form[] {
  const { bank, profile, random, style } = speaker
  const say = (number: number) => sayCount(number, style, random)
  const { people, hoursEach, hours } = profile
  const minutes = (hoursEach * 60) / 5
  const isPerPerson = profile.behaviour === 'per_person'
  const told = { manual_hours: expectNumber(hours), team_size: expectNumber(people) }
  if (people < 2 || profile.withheld.team_size !== undefined) return []
  return [
    {
      weight: hoursEach > 1 ? (isPerPerson ? 8 : 0.6) : 0,
      phrases: bank.hours.perPerson,
      values: { people: say(people), each: say(hoursEach) },
      told,
    },
    {
      weight: MINUTES_A_DAY.includes(minutes) ? (isPerPerson ? 6 : 0.4) : 0,
      phrases: bank.hours.perPersonDaily,
      values: { people: say(people), minutes: say(minutes) },
      told,
    },
  ]
}

function listWhole(speaker: Speaker): Form[] {
  const { bank, profile, random, style } = speaker
  const say = (number: number) => sayCount(number, style, random)
  const { hours, people } = profile
  const days = hours / DAY_HOURS
  const isFullTime = hours === people * FULL_WEEK_HOURS
  return [
    {
      weight: hours % 5 === 0 && hours >= 10 ? 0.6 : 0,
      phrases: bank.hours.perDay,
      values: { day: say(hours / 5) },
      told: { manual_hours: expectNumber(hours) },
    },
    {
      weight: hours <= 60 ? 0.3 : 0,
      phrases: bank.hours.perMonth,
      values: { month: say(hours * 4) },
      told: { manual_hours: expectNumber(hours * 0.92, hours) },
    },
    {
      weight: (days === 0.5 || days % 1 === 0) && days <= 4 ? 0.5 : 0,
      phrases: bank.hours.days,
      values: {
        days: days === 0.5 ? 'half a day' : days === 1 ? 'one full day' : `${say(days)} full days`,
      },
      told: { manual_hours: expectNumber(7 * days, DAY_HOURS * days) },
    },
    {
      weight: isFullTime && people < 4 && profile.withheld.team_size === undefined ? 4 : 0,
      phrases: bank.hours.fullTime,
      values: { people: people === 1 ? 'one person' : `${say(people)} people` },
      told: { manual_hours: expectNumber(35 * people, hours), team_size: expectNumber(people) },
    },
  ]
}

/** Hours that are a sum or a product; a bank without such phrases draws nothing. */
function listComposed({ bank, profile, random, style }: Speaker): Form[] {
  const { parts, perItem } = bank.hours
  if (parts === undefined || perItem === undefined) return []
  const say = (number: number) => sayCount(number, style, random)
  const { hours } = profile
  const larger = Math.ceil(hours * 0.6)
  const minutes = random.pick(MINUTES_AN_ITEM)
  const told = { manual_hours: expectNumber(hours) }
  return [
    {
      weight: hours >= 5 ? 0.5 : 0,
      phrases: parts,
      values: { a: say(larger), b: say(hours - larger) },
      told,
    },
    {
      weight: 0.5,
      phrases: perItem,
      values: { items: say((hours * 60) / minutes), minutes: say(minutes) },
      told,
    },
  ]
}

export function sayHours(speaker: Speaker, isAsked: boolean): Utterance {
  const { bank, profile, random, style } = speaker
  const say = (number: number) => sayCount(number, style, random)
  const { hours } = profile
  const spread = Math.max(1, Math.round(hours * 0.15))
  const isRange = profile.behaviour === 'range_giver'
  const weekly: Form[] = [
    {
      weight: 3,
      phrases: isAsked && random.chance(style.shortShare) ? bank.hours.short : bank.hours.full,
      values: { n: say(hours) },
      told: { manual_hours: expectNumber(hours) },
    },
    {
      weight: hours > 3 ? (isRange ? 20 : 0.5) : 0,
      phrases: bank.hours.range,
      values: { low: say(hours - spread), high: say(hours + spread) },
      told: { manual_hours: expectNumber(hours - spread, hours + spread) },
    },
  ]
  return sayForm(speaker, [
    ...weekly,
    ...listShared(speaker),
    ...listWhole(speaker),
    ...listComposed(speaker),
  ])
}
