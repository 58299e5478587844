import { listPlaceholders } from '#tests/evals/buyers/bank/template.ts'
import { expectText } from '#tests/evals/buyers/grading/expected.ts'
import { saySlot } from '#tests/evals/buyers/speech/say-slot.ts'
import { sayRefusal } from '#tests/evals/buyers/speech/say-withheld.ts'
import {
  type Speaker,
  sayOneOf,
  type Told,
  type Utterance,
} from '#tests/evals/buyers/speech/utterance.ts'

/** Words that give several of name, company, website and position at once. */
function sayCombined(speaker: Speaker): Utterance {
  const { bank, profile, random } = speaker
  const titles = bank.titles[profile.authority]
  const values: Record<string, string> = {
    name: profile.contactName,
    company: profile.companyName,
    site: random.pick([
      profile.website,
      profile.website,
      `www.${profile.website}`,
      `https://${profile.website}`,
    ]),
    ...(titles.length > 0 && { title: random.pick(titles) }),
  }
  const templates = bank.introductions.filter((template) =>
    listPlaceholders(template).every((name) => name in values),
  )
  const template = random.pick(templates)
  const names = listPlaceholders(template)
  const isDecider = profile.authority === 'decision_maker'
  const told: Told = {
    ...(names.includes('name') && { contact_name: expectText(profile.contactName) }),
    ...(names.includes('company') && { company_name: expectText(profile.companyName) }),
    ...(names.includes('site') && { company_website: expectText(profile.website) }),
    ...(names.includes('title') && isDecider && { authority: expectText('decision_maker') }),
  }
  return { text: sayOneOf(speaker, [template], values), told }
}

/** The answer to the greeting: who is writing, from where. */
export function sayIntroduction(speaker: Speaker): Utterance[] {
  const { profile, random, bank } = speaker
  const hasName = profile.withheld.contact_name === undefined
  const hasSite = profile.withheld.company_website === undefined
  if (hasName && hasSite && random.chance(0.85)) return [sayCombined(speaker)]
  const parts: Utterance[] = []
  if (hasName) parts.push(saySlot(speaker, 'contact_name', true))
  else parts.push(sayRefusal(speaker, 'contact_name', false))
  if (random.chance(0.7)) parts.push(saySlot(speaker, 'company_name', false))
  if (hasSite) parts.push(saySlot(speaker, 'company_website', false))
  else if (profile.withheld.company_website === 'unknown') {
    parts.push({ text: sayOneOf(speaker, bank.talk.noWebsite, {}), told: {} })
  }
  return parts
}
