import type { Candidate } from '#agent/brief/first-question.ts'
import type { Lead } from '#agent/brief/lead.ts'
import { estimateRoi } from '#agent/decide/estimate-roi.ts'
import { getKnownNumber } from '#agent/state/conversation-state.ts'
import { formatCents, formatComputed, formatDollars, formatNumber } from '#agent/state/format.ts'
import { engagementPhases } from '#content/facts/pricing.ts'
import type { Authority, Timeline } from '#domain/fact.ts'
import { IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'
import { SIGNAL_WEIGHTS } from '#domain/signal-curves.ts'

type Question = Omit<Candidate, 'theme' | 'said'>

const [audit, pilot] = engagementPhases

const DECISIONS: Readonly<Record<Exclude<Authority, 'decision_maker'>, Question>> = {
  influencer: {
    urgency: 84,
    text: 'Who decides with you, and what do they need to see first?',
    reason: 'They told us others decide too.',
  },
  researcher: {
    urgency: 86,
    text: 'Who asked you to look into this, and what will they decide by?',
    reason: 'They told us they are gathering information and someone else decides.',
  },
  not_a_buyer: {
    urgency: 100,
    text: 'What would you like to have learned by the end of this call?',
    reason: 'They told us they aren’t here to buy, so the score is capped at 20.',
  },
}

export function askAboutDecision({ state }: Lead): Candidate {
  const fact = state.facts.authority
  const known = fact?.value
  if (known === 'decision_maker')
    return { theme: 'decision', ...askDecider(state), said: fact ?? null }
  const asked = Object.entries(DECISIONS).find(([authority]) => authority === known)?.[1]
  if (asked) return { theme: 'decision', ...asked, said: fact ?? null }
  const gap = fact ? 'They declined to say in the chat' : 'It didn’t come up in the chat'
  return {
    theme: 'decision',
    urgency: 80,
    text: 'Who else has a say in this, and who signs in the end?',
    reason: `${gap}; it’s worth ${SIGNAL_WEIGHTS.decision_authority} points.`,
    said: fact ?? null,
  }
}

function askDecider(state: Lead['state']): Question {
  const people = getKnownNumber(state, 'team_size') ?? 0
  const doers =
    people > 1 ? `the ${formatNumber(people)} people who do the work` : 'the people who do the work'
  return {
    urgency: 30,
    text: `You decide. Who among ${doers} would have to want it too?`,
    reason: 'They told us they decide; we don’t know who would work with it every day.',
  }
}

const DATES: Readonly<Record<Timeline, Question>> = {
  now: {
    urgency: 76,
    text: `You want it within a month, and our audit alone takes ${audit?.duration}. What has to be working by then?`,
    reason: 'Their deadline is shorter than our first phase.',
  },
  quarter: {
    urgency: 60,
    text: 'You want it within three months. What depends on that date?',
    reason: `Our audit takes ${audit?.duration} and a pilot ${pilot?.duration}, so the date is tight.`,
  },
  half_year: {
    urgency: 25,
    text: 'You want it within six months. What depends on that date?',
    reason: 'We know the date but not the reason for it.',
  },
  year: {
    urgency: 45,
    text: 'You want it within a year. What would make it worth doing sooner?',
    reason: 'The date is far off, and nothing in the chat says why.',
  },
  none: {
    urgency: 82,
    text: 'There’s no date yet. What would have to happen to set one?',
    reason: 'The score is capped at 64 until there is one.',
  },
}

export function askAboutTime({ state }: Lead): Candidate {
  const fact = state.facts.timeline
  const known = Object.entries(DATES).find(([timeline]) => timeline === fact?.value)?.[1]
  if (known) return { theme: 'time', ...known, said: fact ?? null }
  const gap = fact ? 'They declined to say in the chat' : 'It didn’t come up in the chat'
  return {
    theme: 'time',
    urgency: 65,
    text: 'When do you need this working, and why then?',
    reason: `${gap}; it’s worth ${SIGNAL_WEIGHTS.timeline_urgency} points.`,
    said: fact ?? null,
  }
}

/** From this many months on, the saving of hours alone does not carry the investment. */
const LONG_PAYBACK_MONTHS = 24

export function askAboutMoney({ state }: Lead): Candidate {
  const fact = state.facts.budget
  const said = fact ?? null
  const budget = getKnownNumber(state, 'budget')
  const roi = estimateRoi(state)?.roi
  const saved = roi
    ? `By their figures it would save ${formatCents(roi.annualSavingsCents)} a year.`
    : ''
  if (budget === 0) {
    const text = 'There’s no budget for it yet. Whose budget pays for this work today?'
    return {
      theme: 'money',
      urgency: 85,
      text,
      reason: `The score is capped at 69 without one. ${saved}`.trim(),
      said,
    }
  }
  const least = audit?.minimumUsd ?? 0
  if (budget !== null && budget < least) {
    const text = `You named ${formatDollars(budget)}, and our audit starts at ${formatDollars(least)}. What would it have to deliver to be worth that?`
    return {
      theme: 'money',
      urgency: 83,
      text,
      reason: `The budget is below our first phase. ${saved}`.trim(),
      said,
    }
  }
  if (roi && (roi.paybackMonths ?? 0) > LONG_PAYBACK_MONTHS) {
    const text =
      'Besides the hours, what does this work cost you: late fees, lost orders, people who leave?'
    const months = formatComputed(roi.paybackMonths ?? 0)
    const reason = `Hours alone save ${formatCents(roi.annualSavingsCents)} a year, so the calculator’s ${formatCents(IMPLEMENTATION_INVESTMENT_CENTS)} takes ${months} months to pay back. They can work that out too.`
    return { theme: 'money', urgency: 79, text, reason, said: null }
  }
  const text = 'What would you compare the price of this with?'
  const reason = budget === null ? 'No budget was named.' : `They named ${formatDollars(budget)}.`
  return { theme: 'money', urgency: budget === null ? 35 : 20, text, reason, said }
}
