import type { Claim } from '#content/facts/facts.schema.ts'
import { engagementPhases } from '#content/facts/pricing.ts'

const [audit] = engagementPhases

// The owner confirms: the projects behind the four averages and both timelines. None of them is published, and each
// slip says so.
export const STATED_ON = '2026-11-28'
/** The four headline outcomes. `basis` is the condition under which the claim holds; it is shown beside the figure. */
export const claims = [
  {
    invented: true,
    id: 'manual-work',
    figure: '78%',
    label: 'average reduction in manual work',
    basis: 'within the automated process',
    evidence: {
      source: { kind: 'owner', example: 'compliance-automation-fintech' },
      date: STATED_ON,
      counted:
        'Manual work in one process, before and after. The projects behind it are not published.',
      notCounted: 'Work outside the automated process.',
    },
  },
  {
    invented: true,
    id: 'hours',
    figure: '40+',
    label: 'hours per week reclaimed',
    basis: 'for teams that spent more than 52 hours a week on manual work',
    evidence: {
      source: { kind: 'owner', example: 'marketing-campaign-automation' },
      date: STATED_ON,
      counted:
        'Hours of manual work per week, before and after. The projects behind it are not published.',
      notCounted:
        'Teams that spent 52 hours a week or less on manual work. The team in the case linked below was one, and it got back fewer than 40.',
    },
  },
  {
    invented: true,
    id: 'savings',
    figure: '$2.4M',
    label: 'average annual savings',
    basis: 'across all processes, after a scaled rollout',
    evidence: {
      source: { kind: 'owner', example: 'healthcare-operations-workflow' },
      date: STATED_ON,
      counted:
        'What a client saves in a year across all its automated processes, on average. The projects behind it are not published.',
      notCounted:
        'What one process saves, which is less. The case linked below covers one and itemizes the total.',
    },
  },
  {
    invented: true,
    id: 'time-to-live',
    figure: '6-12',
    label: 'weeks from audit to live system',
    basis: 'counted from the end of the audit',
    evidence: {
      source: { kind: 'owner', example: 'healthcare-operations-workflow' },
      date: STATED_ON,
      counted:
        'Weeks from the end of the audit to the day the system first handles live work, including the wait until the pilot starts.',
      notCounted: `The audit itself (${audit.duration}), and any further process.`,
    },
  },
] as const satisfies readonly Claim[]

type ClaimId = (typeof claims)[number]['id']

/** Under the chat, in the words of the specification. */
export const trustedClaim = {
  id: 'trusted',
  words: 'Trusted by Fortune 500 companies.',
  evidence: {
    source: { kind: 'owner' },
    date: STATED_ON,
    counted: 'Companies that we have worked for. We publish none of their names.',
    notCounted:
      'The cases on this site. We do not say that any of those companies is in the Fortune 500.',
  },
} as const

/** A claim that other texts repeat, whatever its place among the four. */
export function readClaim(id: ClaimId): Claim {
  const claim = claims.find((one) => one.id === id)
  if (!claim) throw new Error(`src/content/facts/claims.ts has no claim "${id}".`)
  return claim
}

/** The four as they are shown: the figure opens the slip that their label heads. */
export const headlineClaims = claims.map(({ id, figure, label, evidence }) => ({
  id,
  words: figure,
  label,
  evidence,
}))

/** Around a figure that opens its source. */
export const claimWords = {
  sourceOf: (words: string) => `Source of ${words}`,
  notCounted: 'Not counted',
  unpublished: 'We have published nothing that shows it.',
  slipsTitle: 'Where the figures come from',
  notClaimed: (words: string) => `Not claimed: ${words}`,
} as const
