import type { Slot } from '#domain/fact.ts'
import type { Phrases } from '#tests/evals/buyers/bank/bank.ts'
import { protect, stripProtection } from '#tests/evals/buyers/bank/template.ts'
import { type Expected, expectText } from '#tests/evals/buyers/grading/expected.ts'
import { sayBudget, sayErrors, sayRate, sayTeam } from '#tests/evals/buyers/speech/say-figures.ts'
import { sayHours } from '#tests/evals/buyers/speech/say-hours.ts'
import { type Speaker, sayOneOf, type Utterance } from '#tests/evals/buyers/speech/utterance.ts'

/** What a buyer can be asked for and answer. */
export const ANSWERABLE = [
  'contact_name',
  'company_name',
  'company_website',
  'email',
  'manual_hours',
  'team_size',
  'hourly_rate',
  'tools',
  'error_rate',
  'industry',
  'pain',
  'timeline',
  'budget',
  'authority',
] as const satisfies readonly Slot[]
export type Answerable = (typeof ANSWERABLE)[number]

type Say = (speaker: Speaker, isAsked: boolean) => Utterance

function sayText(
  slot: Slot,
  pick: (speaker: Speaker) => [Phrases, Record<string, string>, Expected],
): Say {
  return (speaker, isAsked) => {
    const [phrases, values, expected] = pick(speaker)
    const isShort = isAsked && speaker.random.chance(speaker.style.shortShare)
    return {
      text: sayOneOf(speaker, isShort ? phrases.short : phrases.full, values),
      told: { [slot]: expected },
    }
  }
}

function spellWebsite({ profile, random }: Speaker): string {
  const dotted = profile.website.replace('.', ' dot ')
  return random.pick([
    profile.website,
    profile.website,
    profile.website,
    `www.${profile.website}`,
    `https://${profile.website}`,
    `https://www.${profile.website}/`,
    ...(random.chance(0.2) ? [dotted] : []),
  ])
}

function spellEmail({ profile, random }: Speaker): string {
  const spelled = profile.email.replace('@', ' (at) ').replaceAll('.', ' (dot) ')
  const spoken = profile.email.replace('@', ' at ').replaceAll('.', ' dot ')
  return random.chance(0.06) ? random.pick([spelled, spoken]) : profile.email
}

export function listTools(tools: readonly string[], random: Speaker['random']): string {
  const last = tools.at(-1) ?? ''
  if (tools.length === 1) return last
  const head = tools.slice(0, -1).join(', ')
  return random.pick([
    `${head} and ${last}`,
    `${head}, ${last}`,
    `${tools.join(' + ')}`,
    `${head} & ${last}`,
    `${tools.join('/')}`,
    `${head} and ${last}`,
  ])
}

const sayTools: Say = (speaker, isAsked) => {
  const { bank, profile, random, style } = speaker
  const tools = listTools(profile.tools, random)
  const other = random.pick(profile.trade.tools.filter((tool) => !profile.tools.includes(tool)))
  const isShort = isAsked && random.chance(style.shortShare)
  const withOther = random.chance(0.1) ? bank.tools.withOther : null
  const phrases = withOther ?? (isShort ? bank.tools.short : bank.tools.full)
  return {
    text: sayOneOf(speaker, phrases, { tools, other }),
    told: { tools: { kind: 'tools', tools: profile.tools } },
  }
}

const sayPain: Say = (speaker) => {
  const { bank, profile } = speaker
  const text = sayOneOf(speaker, bank.pain[profile.painLevel], { task: profile.task })
  // The task is ordinary words: noise may touch it.
  return {
    text: text.replace(protect(profile.task), profile.task),
    told: { pain: { kind: 'pain', said: stripProtection(text) } },
  }
}

const SAY: Readonly<Record<Answerable, Say>> = {
  contact_name: sayText('contact_name', ({ bank, profile }) => [
    bank.name,
    { name: profile.contactName },
    expectText(profile.contactName),
  ]),
  company_name: sayText('company_name', ({ bank, profile }) => [
    bank.company,
    { company: profile.companyName },
    expectText(profile.companyName),
  ]),
  company_website: sayText('company_website', (speaker) => [
    speaker.bank.website,
    { site: spellWebsite(speaker) },
    expectText(speaker.profile.website),
  ]),
  email: sayText('email', (speaker) => [
    speaker.bank.email,
    { email: spellEmail(speaker) },
    expectText(speaker.profile.email),
  ]),
  industry: sayText('industry', ({ bank, profile }) => [
    bank.industry,
    { business: profile.business },
    expectText(profile.trade.industry),
  ]),
  timeline: sayText('timeline', ({ bank, profile }) => [
    bank.timeline[profile.timeline],
    {},
    expectText(profile.timeline),
  ]),
  authority: sayText('authority', ({ bank, profile }) => [
    bank.authority[profile.authority],
    {},
    expectText(profile.authority),
  ]),
  manual_hours: sayHours,
  team_size: sayTeam,
  hourly_rate: sayRate,
  error_rate: sayErrors,
  budget: sayBudget,
  tools: sayTools,
  pain: sayPain,
}

export function saySlot(speaker: Speaker, slot: Answerable, isAsked: boolean): Utterance {
  return SAY[slot](speaker, isAsked)
}
