import type { Claim } from '#content/facts/facts.schema.ts'

/** The four headline outcomes. `basis` is the condition the claim rests on; it is shown beside the figure. */
export const claims = [
  {
    id: 'manual-work',
    figure: '78%',
    label: 'average reduction in manual work',
    basis: 'within the process that was automated',
  },
  {
    id: 'hours',
    figure: '40+',
    label: 'hours per week reclaimed',
    basis: 'per team, once the system is live',
  },
  {
    id: 'savings',
    figure: '$2.4M',
    label: 'average annual savings',
    basis: 'across engagements that reached scaled rollout',
  },
  {
    id: 'time-to-live',
    figure: '6-12',
    label: 'weeks from audit to live system',
    basis: 'depending on access and the number of tools',
  },
] as const satisfies readonly Claim[]

type ClaimId = (typeof claims)[number]['id']

/** A claim that other texts repeat, whatever its place among the four. */
export function readClaim(id: ClaimId): Claim {
  const claim = claims.find((one) => one.id === id)
  if (!claim) throw new Error(`src/content/facts/claims.ts has no claim "${id}".`)
  return claim
}
