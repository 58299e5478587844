import type { Slot } from '#domain/fact.ts'
import type { Bank, PainLevel } from '#tests/evals/buyers/bank/bank.ts'
import {
  BEHAVIOURS,
  type Behaviour,
  type Profile,
  TIERS,
  type Tier,
  type Withheld,
} from '#tests/evals/buyers/bank/profile.ts'
import { createRandom, type Random } from '#tests/evals/buyers/bank/random.ts'
import { TIER_RANGES } from '#tests/evals/buyers/bank/tier-ranges.ts'
import { satisfiesBookingRule, scoreProfile } from '#tests/evals/buyers/bank/true-score.ts'

const REFUSABLE: readonly Slot[] = [
  'hourly_rate',
  'budget',
  'email',
  'contact_name',
  'team_size',
  'company_website',
]

function sampleWithheld(behaviour: Behaviour, random: Random): Withheld {
  const withheld: Withheld = {}
  if (random.chance(0.18)) withheld.error_rate = 'unknown'
  if (random.chance(0.15)) withheld.budget = 'unknown'
  if (random.chance(0.07)) withheld.hourly_rate = 'unknown'
  if (random.chance(0.02)) withheld.manual_hours = 'unknown'
  if (random.chance(0.05)) withheld.company_website = 'unknown'
  if (random.chance(0.06)) withheld.email = 'unknown'
  if (behaviour !== 'refuser') return withheld
  for (const slot of random.shuffle(REFUSABLE).slice(0, random.between(1, 3)))
    withheld[slot] = 'refused'
  return withheld
}

const toHost = (owner: string) =>
  owner
    .normalize('NFD')
    .replace(/[^a-zA-Z]/gu, '')
    .toLowerCase()

function sampleIdentity(bank: Bank, isHidden: boolean, random: Random) {
  const given = random.pick(bank.givenNames)
  const surname = random.pick(bank.surnames)
  const trade = random.pick(bank.trades)
  const owner = random.pick(bank.companyOwners)
  const ending = random.pick(trade.companyEndings)
  const hostEnding = random.chance(0.6) ? toHost(ending.split(' ')[0] ?? '') : ''
  const website = `${toHost(owner)}${hostEnding}.${random.pick(bank.topLevels)}`
  const mailbox = random.pick([
    toHost(given),
    `${toHost(given)}.${toHost(surname)}`,
    `${toHost(given).slice(0, 1)}${toHost(surname)}`,
  ])
  // Who has no site, or will not name it, does not write from it.
  const host = isHidden || random.chance(0.12) ? random.pick(['gmail.com', 'outlook.com']) : website
  return {
    contactName: random.chance(0.65) ? `${given} ${surname}` : given,
    companyName: `${owner} ${ending}`,
    website,
    email: `${mailbox}@${host}`,
    trade,
  }
}

type Work = Pick<Profile, 'people' | 'hoursEach' | 'hours'>

/** Hours come from people times hours each, or, for one in three, from one person alone. */
function sampleWork(tier: Tier, random: Random): Work {
  const {
    people: ends,
    hours: [low, high],
  } = TIER_RANGES[tier]
  for (;;) {
    const people = random.between(ends[0], ends[1])
    const hoursEach = random.pick([0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 7.5, 8, 10, 12, 15, 20, 40])
    const hours = people * hoursEach
    if (hours >= low && hours <= high && hours === Math.floor(hours))
      return { people, hoursEach, hours }
  }
}

function sampleOnce(
  bank: Bank,
  head: Pick<Profile, 'id' | 'tier' | 'behaviour'>,
  random: Random,
): Profile {
  const ranges = TIER_RANGES[head.tier]
  const withheld = sampleWithheld(head.behaviour, random)
  const identity = sampleIdentity(bank, withheld.company_website !== undefined, random)
  const toolCount = random.between(ranges.tools[0], ranges.tools[1])
  const tools = random.shuffle(identity.trade.tools).slice(0, toolCount)
  const isKicker = head.behaviour === 'tyre_kicker'
  const hasNicheTool = toolCount > 1 && random.chance(0.06)
  return {
    ...head,
    ...identity,
    ...sampleWork(head.tier, random),
    business: random.pick(identity.trade.businesses),
    task: random.pick(identity.trade.tasks),
    painLevel: random.pick<PainLevel>(ranges.painLevels),
    rateUsd: random.between(ranges.rate[0], ranges.rate[1]),
    tools: hasNicheTool ? [...tools.slice(1), random.pick(bank.nicheTools)] : tools,
    errorPercent: random.pick(ranges.errors),
    timeline: isKicker
      ? random.pick(['none', 'none', 'year'] as const)
      : random.pick(ranges.timelines),
    budgetUsd: isKicker ? 0 : random.pick(ranges.budgets),
    authority: isKicker
      ? random.pick(['researcher', 'not_a_buyer'] as const)
      : random.pick(ranges.authorities),
    withheld,
  }
}

/** Scores nearer to the threshold than this rest on how bad a pain sounds, which people do not agree on. */
const UNDECIDED_MARGIN = 3

function belongs(profile: Profile): boolean {
  const { score } = scoreProfile(profile)
  if (Math.abs(score - 60) <= UNDECIDED_MARGIN) return false
  if (profile.tier === 'good') return satisfiesBookingRule(profile)
  if (profile.tier === 'marginal') return score >= 35 && !satisfiesBookingRule(profile)
  return score < 35
}

function pickHead(index: number, prefix: string): Pick<Profile, 'id' | 'tier' | 'behaviour'> {
  const behaviour = BEHAVIOURS[Math.floor(index / TIERS.length) % BEHAVIOURS.length] ?? 'terse'
  const drawn = TIERS[index % TIERS.length] ?? 'good'
  const tier = behaviour === 'tyre_kicker' ? 'unfit' : drawn
  return { id: `${prefix}${String(index + 1).padStart(3, '0')}`, tier, behaviour }
}

export function sampleProfiles(bank: Bank, prefix: string, count: number): Profile[] {
  return Array.from({ length: count }, (_, index) => {
    const head = pickHead(index, prefix)
    const random = createRandom(`profile ${head.id}`)
    for (;;) {
      const profile = sampleOnce(bank, head, random)
      if (belongs(profile)) return profile
    }
  })
}
