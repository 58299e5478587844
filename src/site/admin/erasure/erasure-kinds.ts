import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import type { ApiResult } from '#site/lib/call-api.ts'
import { eraseAuditRequest, eraseConversation, eraseLead } from '#site/lib/staff-erasure-api.ts'

type Kind = {
  question: string
  /** What goes, before it is confirmed. */
  warning: string
  done: string
  erase: (id: string, confirm: string) => Promise<ApiResult<ErasureReceipt>>
}

const CALLS = 'A call to come is cancelled, and the visitor is not written to: tell them first.'

/** What an admin can delete for good. */
export const ERASURE_KINDS = {
  conversation: {
    question: 'Delete this conversation?',
    warning: `Messages, facts, bookings and the lead, if it has nothing else, are gone for good. ${CALLS}`,
    done: 'The conversation is deleted.',
    erase: eraseConversation,
  },
  lead: {
    question: 'Delete this lead?',
    warning: `All conversations, requests, calls, notes and messages of this person are gone for good. ${CALLS}`,
    done: 'The lead is deleted.',
    erase: eraseLead,
  },
  auditRequest: {
    question: 'Delete this audit request?',
    warning:
      'The request, what was written about it and the lead, if it has nothing else, are gone for good. The sender is not written to: tell them first.',
    done: 'The audit request is deleted.',
    erase: eraseAuditRequest,
  },
} as const satisfies Record<string, Kind>
export type ErasureKind = keyof typeof ERASURE_KINDS
