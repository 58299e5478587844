import type { Proposal } from '#agent/understand/message/act.ts'
import { READABLE_SLOTS } from '#server/features/models/reading/proposals-schema.ts'

const PROPOSALS_MAX = 12
const QUOTE_CHARS = 400
/** Of a list that is looked through for usable ones. */
const LOOKED_AT_MAX = 50

/** The usable proposals of a model's answer; null where it is no list of proposals. */
export function readProposals(value: unknown): readonly Proposal[] | null {
  if (typeof value !== 'object' || value === null || !('proposals' in value)) return null
  if (!Array.isArray(value.proposals)) return null
  return value.proposals.slice(0, LOOKED_AT_MAX).flatMap(readProposal).slice(0, PROPOSALS_MAX)
}

function readProposal(value: unknown): readonly Proposal[] {
  if (typeof value !== 'object' || value === null) return []
  const { slot, quote } = value as { slot?: unknown; quote?: unknown }
  const known = READABLE_SLOTS.find((name) => name === slot)
  if (!known || typeof quote !== 'string') return []
  const isQuotable = quote.trim().length > 0 && quote.length <= QUOTE_CHARS
  return isQuotable ? [{ slot: known, quote }] : []
}
