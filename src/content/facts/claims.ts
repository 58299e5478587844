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
    basis: 'for a team that spent more than 50 by hand',
    evidence: {
      source: { kind: 'owner', example: 'marketing-campaign-automation' },
      date: STATED_ON,
      counted:
        'Hours of manual work per week, before and after. The projects behind it are not published.',
      notCounted:
        'Teams that spent 50 hours or less by hand. In the case linked below, such a team got back fewer.',
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
        'The savings of one company in a year, over all its automated processes. The projects behind it are not published.',
      notCounted:
        'What one process saves. That is less: the case linked below covers one, and shows each line of its sum.',
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
        'Weeks from the end of the audit to the day on which the system first handles live work.',
      notCounted: `The audit itself (${audit.duration}), and any further process.`,
    },
  },
] as const satisfies readonly Claim[]

type ClaimId = (typeof claims)[number]['id']

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
