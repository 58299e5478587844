import { readClaim } from '#content/facts/claims.ts'
import { pilotTimeline, supportDays } from '#content/facts/pricing.ts'

const timeToLive = readClaim('time-to-live')

export type ComparisonPoint = { question: string; them: string; us: string }

export type Comparison = {
  path: string
  /** As the header names it. */
  against: string
  /** The kind of product or service, as people search for it. */
  category: string
  title: string
  lead: string
  themName: string
  points: readonly ComparisonPoint[]
  reasonsTitle: string
  reasons: readonly { name: string; text: string }[]
  /** When each is the right choice; the low-code page has it. */
  choice?: { themTitle: string; them: readonly string[]; usTitle: string; us: readonly string[] }
}

export const comparisons: readonly Comparison[] = [
  {
    path: '/why-not-rpa',
    against: 'Zapier',
    category: 'RPA (robotic process automation)',
    title: 'A connector moves data. An agent finishes work.',
    lead: 'Zapier and its kind are good at one thing happening because another did. Most operations work starts where that stops.',
    themName: 'Automation connector',
    points: [
      {
        question: 'What starts a step',
        them: 'A trigger that fired',
        us: 'A goal that is not yet met',
      },
      {
        question: 'When data disagrees',
        them: 'It passes the wrong value on, or stops',
        us: 'It compares sources, and asks when they cannot be settled',
      },
      {
        question: 'When a form changes',
        them: 'The flow breaks, often in silence',
        us: 'Perception is tested on past cases, and says what it no longer reads',
      },
      {
        question: 'Why it did that',
        them: 'A run log of fields',
        us: 'A trace: the words, the rule, the act',
      },
      {
        question: 'What it costs to grow',
        them: 'A fee for each task',
        us: 'Running cost; the source code is yours',
      },
    ],
    reasonsTitle: 'Where connectors stop',
    reasons: [
      {
        name: 'Exceptions',
        text: 'The tenth case differs, and a person becomes the error handler.',
      },
      { name: 'Judgement', text: 'If-this-then-that has no word for “probably, but check”.' },
      { name: 'Accountability', text: 'Nobody can say afterwards who decided, or on what.' },
    ],
  },
  {
    path: '/why-not-custom-dev',
    against: 'LangChain',
    category: 'custom development',
    title: 'A framework is where the work begins.',
    lead: 'LangChain and its kind give developers parts. A system that operations can trust is mostly what comes after the parts.',
    themName: 'Agent framework',
    points: [
      {
        question: 'What you get',
        them: 'A library, and examples',
        us: 'A system live in your process, and its source code',
      },
      {
        question: 'Time to a live pilot',
        them: `${pilotTimeline.customDevelopment} of custom development`,
        us: pilotTimeline.pilot,
      },
      {
        question: 'How quality is known',
        them: 'You build the evaluation',
        us: 'Tests on your own past cases, before and after',
      },
      {
        question: 'Who holds the limits',
        them: 'The prompt',
        us: 'Rules in code that people can read and change',
      },
      {
        question: 'After launch',
        them: 'Your team, on call',
        us: `${supportDays} days of support, then a retainer if you want one`,
      },
    ],
    reasonsTitle: 'What is not in the library',
    reasons: [
      {
        name: 'Process design',
        text: 'Which step an agent should take is not a question about code.',
      },
      { name: 'Supervision', text: 'Thresholds, approvals and undo need an interface for people.' },
      { name: 'Evidence', text: 'Auditors ask for words and reasons, not for spans and tokens.' },
    ],
  },
  {
    path: '/why-not-consulting',
    against: 'Consulting Firms',
    category: 'automation consulting',
    title: 'A slide does not process an invoice.',
    lead: 'Firms that advise leave a plan. We audit as closely as they do, and then leave a system that runs.',
    themName: 'Consulting firm',
    points: [
      {
        question: 'What is delivered',
        them: 'A report and a roadmap',
        us: 'A running system, its source code and documentation',
      },
      {
        question: 'When it takes effect',
        them: 'After someone else builds it',
        us: `${timeToLive.figure} ${timeToLive.label}`,
      },
      {
        question: 'What you pay for',
        them: 'Days',
        us: 'Phases with a price, each with an end',
      },
      {
        question: 'Who does the work',
        them: 'Those who did not sell it',
        us: 'The engineers you met in the audit',
      },
      {
        question: 'How success is shown',
        them: 'A closing presentation',
        us: 'The record, counted against the audit',
      },
    ],
    reasonsTitle: 'What changes with builders in the room',
    reasons: [
      { name: 'Advice is tested', text: 'Whoever recommends a step has to make it work.' },
      { name: 'Knowledge stays', text: 'Rules are written where your team can read them.' },
      { name: 'Small beginnings', text: 'One process, then the next; no programme office.' },
    ],
  },
  {
    path: '/why-not-low-code',
    against: 'Low-Code Platforms',
    category: 'low-code automation',
    title: 'Screens are quick. Decisions are not.',
    lead: 'Low-code is a fine way to build forms and simple flows. It is a poor place to keep judgement.',
    themName: 'Low-code platform',
    points: [
      {
        question: 'Where rules live',
        them: 'In boxes and arrows, one screen at a time',
        us: 'In code and plain tables, with a history',
      },
      {
        question: 'How change is tested',
        them: 'By clicking through',
        us: 'By running it on past cases',
      },
      {
        question: 'Unstructured input',
        them: 'A field must already hold it',
        us: 'Mail and documents are read, with quotes kept',
      },
      {
        question: 'Beyond the platform',
        them: 'Where its connectors end',
        us: 'Any interface your tools have',
      },
      {
        question: 'Leaving',
        them: 'Rebuild elsewhere',
        us: 'The source code is yours',
      },
    ],
    reasonsTitle: 'What low-code hides',
    reasons: [
      { name: 'Sprawl', text: 'A hundred flows, and no list of what they decide.' },
      { name: 'Silent limits', text: 'Row counts and rates that appear on the busiest day.' },
      { name: 'Owners', text: 'The person who built it has moved on, and so has the reason.' },
    ],
    choice: {
      themTitle: 'Use low-code for',
      them: [
        'Internal forms and directories',
        'Approvals with one rule',
        'Prototypes that may be thrown away',
      ],
      usTitle: 'Use agentic systems for',
      us: [
        'Work that reads mail and documents',
        'Decisions with limits and exceptions',
        'Processes that an auditor will ask about',
      ],
    },
  },
]
