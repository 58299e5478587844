import { engagementPhases, investmentFactors, pilotTimeline } from '#content/facts/pricing.ts'
import { spellNumber } from '#content/facts/spell-number.ts'
import type { PageMetadata } from '#content/page-metadata.ts'
import { BORDERLINE_MONTHS } from '#domain/verdict.ts'

const [audit, pilot, , retainer] = engagementPhases
const access = investmentFactors[1].effect
const years = spellNumber(BORDERLINE_MONTHS / 12)

/** `card` is the answer in which the chat says the same (`src/content/answers`): whoever changes one reads the other. */
export type Objection = {
  id: string
  card: string
  question: string
  /** Three sentences. */
  answer: string
  /** The page that proves it. */
  link: { href: string; label: string }
}

const objectionGroups: readonly {
  id: string
  title: string
  objections: readonly Objection[]
}[] = [
  {
    id: 'need',
    title: 'Do we need this?',
    objections: [
      {
        id: 'intern',
        card: 'compare-hiring',
        question: 'Why not hire an intern?',
        answer: `Hire when the work needs judgment all day and few rules can be written down. For steady copying and checking, compare a year of those hours with a pilot (${pilot.investment}) and its running cost. The calculator turns your hours into a yearly cost and a payback, line by line.`,
        link: { href: '/calculator', label: 'ROI calculator' },
      },
      {
        id: 'zapier',
        card: 'compare-rpa',
        question: 'Why not use Zapier?',
        answer:
          'Use it where every case takes the same path; it is the better buy there. An agent is for the cases that differ: it reads, compares, decides by your rules, and asks a person when unsure. Where someone often has to stop and think, a connector won’t help.',
        link: { href: '/why-not-rpa', label: 'The same task, both ways' },
      },
      {
        id: 'build',
        card: 'compare-custom-development',
        question: 'Can’t our engineers build it?',
        answer: `They can, and it is the right call if they have time for it, now and after launch. A framework gives them the parts; the tests, limits, and logs around those parts are most of the work, so our estimate is ${pilotTimeline.customDevelopment}, compared with ${pilotTimeline.pilot} until our pilot is live. The code is yours either way.`,
        link: { href: '/why-not-custom-dev', label: 'When to build it yourselves' },
      },
      {
        id: 'rpa',
        card: 'compare-uipath',
        question: 'We tried RPA, and it broke.',
        answer:
          'That happens a lot, usually because the robot handled the standard case and broke on the exceptions, or because nobody owned it afterward. Keep your robots where every case looks alike. Where cases differ, we test on your own past cases first, and an agent proposes before it acts.',
        link: { href: '/library/agentic-vs-rpa', label: 'A robot worth keeping' },
      },
      {
        id: 'small',
        card: 'small-firm',
        question: 'We are too small for this.',
        answer: `You may be: the audit costs ${audit.investment}, and a pilot ${pilot.investment}. If a year’s savings would not cover the audit, or payback takes more than ${years} years, a connector or part-time help is the better buy. Our pricing page lists the work for which we advise against an agent.`,
        link: { href: '/pricing#not-to-buy', label: 'When not to buy' },
      },
    ],
  },
  {
    id: 'wrong',
    title: 'What if it goes wrong?',
    objections: [
      {
        id: 'money',
        card: 'failure',
        question: 'What if it makes a mistake with money?',
        answer:
          'An agent acts alone only within limits that you set, and whatever crosses them waits for a person. Mistakes still happen, and not every step can be reversed. One of our systems ordered the same reels twice, and its post-mortem says what that cost, why no limit stopped it, and what we changed.',
        link: {
          href: '/library/manufacturing-supply-chain',
          label: 'Post-mortem of 24 reels ordered twice',
        },
      },
      {
        id: 'invent',
        card: 'hallucination',
        question: 'Doesn’t AI make things up?',
        answer:
          'It can misread, so every fact has to keep the words it came from. Code looks those words up in the source and drops any fact without them. Rules in code make the decisions, not the model.',
        link: {
          href: '/how-agents-think#perception',
          label: 'How an agent reads three documents',
        },
      },
      {
        id: 'outage',
        card: 'failure',
        question: 'What if one of our tools goes down?',
        answer:
          'The agent checks whether each step took effect, and anything it can’t settle goes to a person with the reason. Each action carries a unique ID, so a tool that checks IDs won’t run it twice. A repair can also hide a fault, and one of our articles shows a case in which it did.',
        link: { href: '/library/self-healing-workflows', label: 'Seventy successful repairs' },
      },
      {
        id: 'stop',
        card: 'human-control',
        question: 'Can we stop it?',
        answer:
          'Yes: people set the limits, see everything that crosses them, and can stop the agent at any time. They can reverse what it has already done, except for steps that can’t be reversed. An agent proposes first, then handles small cases, then larger ones as its results allow.',
        link: {
          href: '/library/agent-supervision-problem',
          label: 'The hundred-and-fortieth approval',
        },
      },
      {
        id: 'tests',
        card: 'testing',
        question: 'How do we know it works before it goes live?',
        answer:
          'We test it on your own past cases and keep half of them sealed from the people who build it. After that it runs alongside your team, supervised at first. Our article on testing shows the arithmetic, including our own reader’s worst result.',
        link: {
          href: '/library/testing-agentic-systems',
          label: 'How many letters before you trust the reader?',
        },
      },
    ],
  },
  {
    id: 'people',
    title: 'Our people, tools, and data',
    objections: [
      {
        id: 'jobs',
        card: 'people-and-jobs',
        question: 'What happens to the jobs?',
        answer:
          'That is your decision, and we can’t promise it either way. Agents take over the copying and checking; people keep the limits, the exceptions, and the judgment. In our healthcare story, the contracts of five agency schedulers were not renewed, and some staff missed the easy calls with patients.',
        link: {
          href: '/library/healthcare-operations-workflow',
          label: 'A Tuesday at the referral desk',
        },
      },
      {
        id: 'trust',
        card: 'change',
        question: 'Our people won’t trust it.',
        answer:
          'At first they shouldn’t, so the system starts beside them: it proposes, then handles small cases, then larger ones. Its log gives the reason for each step, and if you can’t read that log, we treat it as a bug. The pilot trains the people who supervise it.',
        link: { href: '/library/agentic-observability', label: 'Seven lines of one case' },
      },
      {
        id: 'data',
        card: 'our-part',
        question: 'Our data is a mess.',
        answer:
          'Conflicting sources and free-form emails are what an agent is for. The audit measures where the errors start, and our readiness service helps you get access, data, and roles ready for a pilot. If an agent can’t reach its goal with what it finds, it stops and asks.',
        link: { href: '/consulting', label: 'How we work, and the readiness service' },
      },
      {
        id: 'old-systems',
        card: 'old-tools',
        question: 'Our systems are too old.',
        answer: `Agents use whatever interface your tools have, or the screen if there is none. That affects the price: ${access}. Where nothing has to be decided, a plain robot may still be the better choice.`,
        link: { href: '/pricing#factors', label: 'What moves a price' },
      },
      {
        id: 'security',
        card: 'security',
        question: 'Will it pass our security review?',
        answer:
          'Agents work in your tools under your own permissions, every step is logged with its reason, and every engagement includes a security and compliance review. We have no SOC 2 report and no ISO 27001 certificate. Our security page says so, and it lists what this website stores, for how long, and who receives it.',
        link: { href: '/security', label: 'Where your data goes' },
      },
    ],
  },
  {
    id: 'contract',
    title: 'Money and contract',
    objections: [
      {
        id: 'price',
        card: 'price-worry',
        question: 'It costs too much.',
        answer: `It is a lot of money, which is why you commit to one phase at a time. The smallest step is the ${audit.name} (${audit.investment}). It shows whether a pilot would pay for itself, and “leave it alone” is a perfectly good result.`,
        link: { href: '/pricing', label: 'Prices, and what year one adds up to' },
      },
      {
        id: 'running-cost',
        card: 'running-cost',
        question: 'What does it cost after launch?',
        answer: `You pay for your own licenses, model usage, hosting, and the people who handle exceptions. Our retainer (${retainer.investment}) is optional, and for one process alone it can cost more than the process saves. One article itemizes a year of running costs for one agent and says when not to buy.`,
        link: {
          href: '/library/agentic-infrastructure-not-hype',
          label: 'A year of running costs, itemized',
        },
      },
      {
        id: 'guarantee',
        card: 'guarantee',
        question: 'Do you guarantee the savings?',
        answer:
          'No: figures from the chat and the calculator are estimates from a published formula, not an offer. A pilot’s actual results are measured against the audit. You can stop after any phase.',
        link: { href: '/terms', label: 'Estimates are not offers' },
      },
      {
        id: 'code',
        card: 'ownership',
        question: 'Who owns the code?',
        answer:
          'You do: full source code and documentation come with every engagement. There is no platform to migrate to, so your own people can keep running it without us. Ask for the tests and the record of past cases, too; one of our essays says why they are worth more than the code.',
        link: { href: '/pricing#included', label: 'Included in every engagement' },
      },
      {
        id: 'out-of-business',
        card: 'firm-figures',
        question: 'What if you go out of business?',
        answer:
          'The source code and documentation are yours, your systems of record stay in place, and there is no platform to leave. The retainer is optional, so your own people can run the system. We publish no revenue, headcount, or investors, so ask us before you sign.',
        link: { href: '/why-not-low-code', label: 'What you own, compared with a platform' },
      },
    ],
  },
]

const count = objectionGroups.flatMap(({ objections }) => objections).length
const spelled = spellNumber(count, 'Capital')

export const questionsPage = {
  metadata: {
    path: '/questions',
    title: 'Questions before you sign',
    description: `${spelled} objections from people who run operations: mistakes with money, jobs, old systems, running costs, ownership. Each answered in three sentences.`,
    keywords: ['automation objections', 'AI agent risks', 'vendor questions', 'buying agents'],
    summary: `${spelled} objections in ${spellNumber(objectionGroups.length)} groups, each answered in three sentences with a link to the page that backs the answer up.`,
  } satisfies PageMetadata,
  title: `${spelled} questions before you sign`,
  lead: 'What people who run operations ask us, answered in three sentences each. The link under each answer leads to the page that backs it up.',
  indexLabel: 'All questions',
  groups: objectionGroups,
  closing: {
    title: 'Don’t see your question?',
    text: 'Ask it in the free conversation. If the chat doesn’t know the answer, it passes the question on to a person.',
  },
} as const
