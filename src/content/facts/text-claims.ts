import { claims, STATED_ON } from '#content/facts/claims.ts'
import type { TextClaim } from '#content/facts/facts.schema.ts'
import { engagementPhases, pilotTimeline } from '#content/facts/pricing.ts'

const [, pilot] = engagementPhases

/** When the makers’ own pages were read. */
const READ_ON = '2026-11-28'

const monthNine = {
  kind: 'article',
  slug: 'agentic-vs-traditional-consulting',
  title: 'What happens to a recommendation in month nine',
} as const

/** What texts claim in figures, and what they say of other companies, in the words that stand there. */
export const textClaims: readonly TextClaim[] = [
  ...claims.map(({ id, figure, evidence }) => ({
    id,
    // A range alone could be anything: "6-12" is claimed of weeks.
    words: /^\d+-\d+$/.test(figure) ? `${figure} weeks` : figure,
    evidence,
  })),
  {
    invented: true,
    id: 'pilot-timeline',
    words: pilotTimeline.pilot,
    evidence: {
      source: { kind: 'owner', example: 'compliance-automation-fintech' },
      date: STATED_ON,
      counted:
        'Weeks from the start of a pilot until it is live. We state the range ourselves; the case linked below says how many weeks each part of one project took.',
      notCounted: `The audit and any wait before it, and what is left of the pilot (${pilot.duration} in all) once it is live.`,
    },
  },
  {
    invented: true,
    id: 'custom-development',
    words: pilotTimeline.customDevelopment,
    evidence: {
      source: { kind: 'owner' },
      date: STATED_ON,
      counted:
        'Our own estimate of the time until a pilot built on a framework is live. It is not a measurement.',
      notCounted: 'What your team already has, such as a prototype. Ask your own engineers, too.',
    },
  },
  {
    id: 'zapier-tasks',
    words: 'counts as one task',
    evidence: {
      source: {
        kind: 'public',
        name: 'Zapier Help Center',
        href: 'https://help.zapier.com/hc/en-us/articles/15279018245901',
      },
      date: READ_ON,
      counted: 'What Zapier says about tasks, including those beyond a plan.',
      notCounted: 'Steps that use no task, and special terms of larger plans.',
    },
  },
  {
    id: 'zapier-errors',
    words: 'stops the run',
    evidence: {
      source: {
        kind: 'public',
        name: 'Zapier Help Center',
        href: 'https://help.zapier.com/hc/en-us/articles/8496289225229',
      },
      date: READ_ON,
      counted: 'What Zapier says about errors: they are reported by email.',
      notCounted: 'A wrong value that causes no error.',
    },
  },
  {
    id: 'langgraph-pauses',
    words: 'pauses for approval',
    evidence: {
      source: {
        kind: 'public',
        name: 'LangGraph documentation',
        href: 'https://docs.langchain.com/oss/python/langgraph/persistence',
      },
      date: READ_ON,
      counted: 'LangGraph pauses with interrupts and saves its state.',
      notCounted: 'Which decisions should wait. Your developers choose that.',
    },
  },
  {
    id: 'ai-builder',
    words: 'common documents',
    evidence: {
      source: {
        kind: 'public',
        name: 'Microsoft Learn, AI Builder',
        href: 'https://learn.microsoft.com/ai-builder/prebuilt-invoice-processing',
      },
      date: READ_ON,
      counted: 'What one such add-on reads: AI Builder, in Microsoft’s Power Platform.',
      notCounted: 'Other platforms, and free text.',
    },
  },
  {
    id: 'langchain-license',
    words: 'open source and free to use',
    evidence: {
      source: {
        kind: 'public',
        name: 'The LangChain repository on GitHub',
        href: 'https://github.com/langchain-ai/langchain',
      },
      date: READ_ON,
      counted: 'The license of LangChain and of LangGraph: MIT for both.',
      notCounted: 'Paid services of the same company, such as LangSmith.',
    },
  },
  {
    invented: true,
    id: 'sample-match',
    words: '85% match',
    evidence: {
      source: monthNine,
      date: '2025-04-08',
      counted:
        '170 of 200 invoices in a sample agreed with their orders within 2%. The story is a composite of several audits.',
      notCounted: 'Freight charges, partial deliveries, and late orders.',
    },
  },
  {
    invented: true,
    id: 'rule-approves',
    words: 'approves 61%',
    evidence: {
      source: monthNine,
      date: '2025-04-08',
      counted:
        'The share of invoices that the finished rule approves without a person. The story is a composite of several audits.',
      notCounted: 'Invoices that a tolerance for freight would add. With it, the share is 66%.',
    },
  },
  {
    invented: true,
    id: 'review-cost',
    words: '$440,000',
    evidence: {
      source: monthNine,
      date: '2025-04-08',
      counted: 'Four people for ten weeks: 200 days at an assumed $2,200 a day.',
      notCounted: 'Anything that is built afterward. Rates vary widely; use your own.',
    },
  },
]

export type TextPart = string | TextClaim

/** A text in parts: its claimed words as claims, and what stands between them. */
export function splitClaims(text: string): readonly TextPart[] {
  const [first] = textClaims
    .map((claim) => ({ claim, at: text.indexOf(claim.words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  if (!first) return text === '' ? [] : [text]
  const { claim, at } = first
  const before = at === 0 ? [] : [text.slice(0, at)]
  return [...before, claim, ...splitClaims(text.slice(at + claim.words.length))]
}
