import { formatCents, formatComputed, formatNumber } from '#agent/action/format.ts'
import type { RoiEstimate } from '#agent/decision/estimate-roi.ts'
import type { FaqTopic } from '#agent/perception/act.ts'
import type { Citation } from '#agent/turn.ts'
import { caseStudies } from '#content/facts/case-studies.ts'
import {
  engagementPhases,
  includedInEveryEngagement,
  pilotTimeline,
} from '#content/facts/pricing.ts'
import { site } from '#content/site.ts'

export type FaqAnswer = { text: string; citations: readonly Citation[] }

const PRICING: Citation = { title: 'Pricing', url: '/pricing' }
const CONSULTING: Citation = { title: 'Consulting', url: '/consulting' }
const CASES: Citation = { title: 'Case studies', url: '/case-studies' }
const AGENTS: Citation = { title: 'How agents think', url: '/how-agents-think' }
const ABOUT: Citation = { title: 'About', url: '/about' }
const SYSTEMS: Citation = { title: 'Systems', url: '/systems' }
const CALCULATOR: Citation = { title: 'ROI calculator', url: '/calculator' }
const CAREERS: Citation = { title: 'Careers', url: '/careers' }

const [audit, pilot, rollout, evolution] = engagementPhases

function saySupport(): string {
  return includedInEveryEngagement
    .map((item) => item.charAt(0).toLowerCase() + item.slice(1))
    .join(', ')
}

const ANSWERS: Readonly<Record<FaqTopic, () => FaqAnswer>> = {
  price: () => ({
    text: `It runs in phases. The ${audit.name} is ${audit.investment} over ${audit.duration}; a pilot is ${pilot.investment}, a rollout ${rollout.investment}, and care afterwards ${evolution.investment}. Each phase is decided on its own.`,
    citations: [PRICING],
  }),
  price_worry: () => ({
    text: `It is a real sum, so each phase is decided on its own: the ${audit.name} (${audit.investment}) shows first whether a pilot would pay for itself.`,
    citations: [PRICING],
  }),
  timeline: () => ({
    text: `The audit takes ${audit.duration}. A pilot takes ${pilot.duration}; a first system is typically live in weeks ${pilotTimeline.pilot.replace(' weeks', '')}. A full rollout takes ${rollout.duration}.`,
    citations: [PRICING, CONSULTING],
  }),
  included: () => ({
    text: `Every engagement includes ${saySupport()}.`,
    citations: [PRICING],
  }),
  security: () => ({
    text: `Every engagement includes a security and compliance review, and agents log each step with its reason. For certificates, data residency, NDAs or access to your systems, please ask a person at ${site.email.contact}; I would not want to guess. I never need a password.`,
    citations: [PRICING, AGENTS],
  }),
  services: () => ({
    text: `${site.name} designs and deploys agents that take over manual work across the tools you already run, with people in control and every step explained. It starts with an audit of one process, mapped end to end.`,
    citations: [SYSTEMS, CONSULTING],
  }),
  how_it_works: () => ({
    text: `An agent reads what comes in, decides by your rules and acts in your tools; anything unclear goes to a person. We audit one process (${audit.duration}), run a pilot (${pilot.duration}), then roll out.`,
    citations: [AGENTS, CONSULTING],
  }),
  next_step: () => ({
    text: `The next step is a ${site.callMinutes}-minute call; what you told me is read before it. Then comes the ${audit.name} (${audit.duration}), and each phase after it is decided on its own.`,
    citations: [CONSULTING],
  }),
  who_are_you: () => ({
    text: `${site.legalName} is a consulting and systems firm for agentic automation. I am its automated assistant.`,
    citations: [ABOUT],
  }),
  are_you_a_bot: () => ({
    text: `I am the firm’s automated assistant; no person is typing here. People read ${site.email.contact} and answer ${site.responsePromise}.`,
    citations: [],
  }),
  case_studies: () => ({
    text: `There are four published cases: ${caseStudies.map((study) => study.title.toLowerCase()).join(', ')}. Each shows what was done and what came of it.`,
    citations: [CASES],
  }),
  roi: () => ({
    text: 'The estimate is hours × hourly cost × 52, times an automation share of 30% + 5% per tool + twice the error rate, at most 85%. It is an estimate by formula, not a promise.',
    citations: [CALCULATOR],
  }),
  score: () => ({
    text: 'The Fit Score adds up ten signals, such as hours, savings, timeline and tools, each resting on your own words. What is unknown earns nothing, so it starts low.',
    citations: [],
  }),
  comparison: () => ({
    text: 'Connectors move data along fixed steps; an agent also reads, decides and explains, and hands exceptions to people. The comparison pages go point by point, including where the others fit better.',
    citations: [
      { title: 'vs. Zapier', url: '/why-not-rpa' },
      { title: 'vs. Consulting Firms', url: '/why-not-consulting' },
      { title: 'vs. Low-Code Platforms', url: '/why-not-low-code' },
    ],
  }),
  tools: () => ({
    text: `The systems are built around the tools you already run; a pilot usually joins ${pilot.scope.split(' ')[0]} of them. Whether a particular one fits is settled in the audit.`,
    citations: [SYSTEMS],
  }),
  contact: () => ({
    text: `A person reads ${site.email.contact} and answers ${site.responsePromise}.`,
    citations: [ABOUT],
  }),
  careers: () => ({
    text: `Open roles are on the careers page; applications go to ${site.email.careers}.`,
    citations: [CAREERS],
  }),
  other: () => ({
    text: `I do not have that on the site. A person at ${site.email.contact} can answer it.`,
    citations: [],
  }),
}

/** What the firm has published on a topic, with its pages; of the ROI, the visitor's own figures once they are known. */
export function answerFaq(topic: FaqTopic, estimate: RoiEstimate | null): FaqAnswer {
  return topic === 'roi' && estimate ? answerWithFigures(estimate) : ANSWERS[topic]()
}

function answerWithFigures({ input, roi }: RoiEstimate): FaqAnswer {
  const counted = `${formatNumber(input.manualHours)} h × ${formatCents(input.hourlyRateCents)} × 52 = ${formatCents(roi.annualCostCents)} a year, ${formatNumber(roi.automationPercent)}% of it automated`
  const saved = `${formatCents(roi.annualSavingsCents)} a year and ${formatComputed(roi.weeklyHoursSaved)} hours a week`
  return {
    text: `By our calculator’s formula: ${counted}. That is about ${saved}, an estimate and not a promise.`,
    citations: [CALCULATOR],
  }
}
