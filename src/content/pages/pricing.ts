import {
  composeYearOne,
  engagementPhases,
  pilotTimeline,
  supportDays,
  type YearOneTotal,
} from '#content/facts/pricing.ts'
import { spellNumber } from '#content/facts/spell-number.ts'
import type { PageMetadata } from '#content/page-metadata.ts'
import { BORDERLINE_MONTHS, WORTH_IT_MONTHS } from '#domain/verdict.ts'

const prices = new Intl.ListFormat('en-US').format(
  engagementPhases.map(({ name, investment }) => `${name} ${investment}`),
)

const [, pilot] = engagementPhases
const count = spellNumber(engagementPhases.length, 'Capital')
const { monthsLeft, totals } = composeYearOne(engagementPhases)
const months = [...new Set([monthsLeft.least, monthsLeft.most])].join('-')
const years = spellNumber(BORDERLINE_MONTHS / 12)
const worthItYears = spellNumber(WORTH_IT_MONTHS / 12, 'Capital')

const yearOneTexts: Record<YearOneTotal['id'], { name: string; note: string }> = {
  pilot: {
    name: 'One process, run by your own people',
    note: 'Audit and pilot:',
  },
  retainer: {
    name: 'One process, with our retainer',
    note: `Audit and pilot, then the retainer for the remaining ${months} months. For one small process, it can cost more than it saves:`,
  },
  rollout: {
    name: 'Several processes, run by your own people',
    note: 'Audit, pilot, and rollout:',
  },
}

export const pricingPage = {
  metadata: {
    path: '/pricing',
    title: `Pricing: ${count.toLowerCase()} phases from audit to operation`,
    description: `${count} phases: ${prices}.`,
    keywords: ['pricing', 'operations audit cost', 'agentic pilot cost', 'automation retainer'],
    summary: `${count} engagement phases in order, each with duration, investment, and deliverables; what year one adds up to; what every engagement includes; what moves a price within its range; and when not to buy.`,
  } satisfies PageMetadata,
  title: `${count} phases, priced up front`,
  lead: 'You pay for one phase at a time. The first three each have a price range, an end, and a result you keep; the fourth is an optional monthly retainer. You can stop after each.',
  timeline: `A pilot takes ${pilot.duration}. Counted from its start, it is typically live in ${pilotTimeline.pilot}; we estimate ${pilotTimeline.customDevelopment} for custom development. Tool counts are typical, too: our case studies list four or five, but that includes tools the agents only read from or sent notices to.`,
  sample: { href: '/sample-audit', label: 'Read a sample audit report' },
  yearOne: {
    title: 'What year one adds up to',
    lead: 'What you’d pay us in the first twelve months from the start of the audit, with no pauses between phases.',
    rows: totals.map((row) => ({ ...row, ...yearOneTexts[row.id] })),
    columns: ['What you want', 'What you order', 'Total in year one'],
    notIncluded: {
      text: 'Not included: your licenses, model usage, hosting, and the people who handle exceptions.',
      link: {
        href: '/library/agentic-infrastructure-not-hype',
        label: 'A year of those costs, itemized',
      },
    },
  },
  // The owner confirms: dates of invoices, days to pay, deposits, ways to pay, and taxes. No source has them.
  notes: [
    {
      term: 'What sets the price',
      text: 'Your signed agreement fixes one price within the range. All prices are in US dollars.',
    },
    {
      term: 'The retainer',
      text: `Every engagement includes ${supportDays} days of support, counted from the end of the pilot or rollout.`,
    },
  ],
  notToBuy: {
    id: 'not-to-buy',
    title: 'When not to buy',
    lead: 'Some work is better done with something cheaper, or left as it is. In these cases, don’t buy an agent.',
    columns: ['The work', 'What to do instead'],
    rows: [
      {
        work: 'Every case takes the same path',
        instead: 'Use a connector such as Zapier, or keep the robot you have.',
        link: { href: '/library/agentic-vs-rpa', label: 'A robot worth keeping' },
      },
      {
        work: 'There is too little of it',
        instead: `If a year’s savings would not cover the audit, or payback takes more than ${years} years, leave it with your people. ${worthItYears} to ${years} years is borderline.`,
        link: { href: '/calculator', label: 'Do the math yourself' },
      },
      {
        work: 'Your own people are fighting over it',
        instead:
          'Settle that first; measuring the work won’t. A consulting firm is the better choice.',
        link: {
          href: '/library/agentic-vs-traditional-consulting#when-to-hire-the-consulting-firm',
          label: 'When to hire the consulting firm',
        },
      },
      {
        work: 'Forms, directories, and one-rule approvals',
        instead: 'Build them with a low-code platform. You may already pay for one.',
        link: { href: '/why-not-low-code', label: 'When low-code is right' },
      },
      {
        work: 'It needs judgment all day, and few rules can be written down',
        instead: 'Hire someone. An agent is for the copying and checking around that work.',
        link: { href: '/calculator', label: 'What those hours cost a year' },
      },
      {
        work: 'The retainer, for one small process',
        instead: 'It can cost more than the process saves. Let your own people run the system.',
        link: {
          href: '/library/agentic-infrastructure-not-hype#where-this-budget-says-no',
          label: 'Where this budget says no',
        },
      },
    ],
  },
  includedId: 'included',
  includedTitle: 'Included in every engagement',
  factorsId: 'factors',
  factorsTitle: 'What moves a price within its range',
  factors: {
    lead: 'We don’t publish an amount for each factor. Even combined, they never push a price outside its range.',
    caption:
      'Wedges show direction, not amount. Filled wedges affect the build price. Dashed wedges affect it only a little; they mostly affect your running costs, which are not in the price.',
    lower: 'Toward the lower price:',
    higher: 'Toward the higher price:',
  },
  security: { href: '/security', label: 'For your security review: where data goes' },
  questions: { href: '/questions', label: 'Twenty questions before you sign' },
  closing: {
    title: 'Start with the free conversation',
    text: 'The chat estimates your savings from your own figures. The paid Operations Audit then measures them.',
  },
} as const
