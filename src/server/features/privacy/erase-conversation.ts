import { eq } from 'drizzle-orm'
import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import { lockLedger } from '#server/features/bookings/ledger/lock-ledger.ts'
import { forgetFacts } from '#server/features/insight/facts/forget-facts.ts'
import { lockFacts } from '#server/features/insight/facts/hold-facts.ts'
import { readConversationSource } from '#server/features/leads/lead-sources.ts'
import { eraseBookings } from '#server/features/privacy/erase-bookings.ts'
import { eraseCompany } from '#server/features/privacy/erase-company.ts'
import { eraseLetters } from '#server/features/privacy/erase-letters.ts'
import type {
  ErasedCounts,
  ErasureActor,
  ErasureDeps,
} from '#server/features/privacy/erasure-subject.ts'
import { forgetLead } from '#server/features/privacy/forget-lead.ts'
import { addCounts, keepReceipt } from '#server/features/privacy/keep-receipt.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { conversationWordChanges as changes } from '#server/platform/db/schema/conversation-words.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { diagnosticTurns } from '#server/platform/db/schema/turns.ts'

/**
 * Deletes a conversation with all that is known of its visitor through it; null when there is none.
 * A call to come is cancelled first. The receipt stays in the audit log.
 */
export async function eraseConversation(
  deps: ErasureDeps,
  transaction: Transaction,
  conversationId: string,
  actor: ErasureActor,
): Promise<ErasureReceipt | null> {
  await lockFacts(transaction)
  await lockLedger(transaction)
  if (!(await lockRow(transaction, conversationId))) return null
  const bookings = await eraseBookings(deps, transaction, { conversationId, actor })
  // Read again: cancelling a call may have tied the conversation to a lead.
  const conversation = await lockRow(transaction, conversationId)
  if (!conversation) return null
  const company = await eraseCompany(deps, transaction, conversationId)
  const talk = await deleteTalk(transaction, conversationId)
  const lead = await forgetLead(deps, transaction, {
    leadId: conversation.leadId,
    gone: readConversationSource(deps.config, conversation),
    goneId: conversationId,
    actor,
  })
  const letters = await eraseLetters(transaction, {
    ids: [conversationId, ...lead.goneIds],
    address: lead.goneIds.length > 0 ? conversation.email : null,
  })
  await forgetFacts(deps, transaction, [conversationId])
  const counts = addCounts([company, talk, bookings.counts, lead.counts, letters])
  const { callsCancelled, callsAtCalendly } = bookings
  return keepReceipt(deps, transaction, {
    actor,
    subject: { type: 'conversation', id: conversationId },
    erased: { counts, callsCancelled, callsAtCalendly },
  })
}

async function lockRow(transaction: Transaction, conversationId: string) {
  const [conversation] = await transaction
    .select()
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
    .for('update')
  return conversation
}

async function deleteTalk(transaction: Transaction, id: string): Promise<ErasedCounts> {
  const messages = await transaction
    .delete(diagnosticMessages)
    .where(eq(diagnosticMessages.conversationId, id))
  await transaction.delete(changes).where(eq(changes.conversationId, id))
  const turns = await transaction
    .delete(diagnosticTurns)
    .where(eq(diagnosticTurns.conversationId, id))
  const conversations = await transaction
    .delete(diagnosticConversations)
    .where(eq(diagnosticConversations.id, id))
  return {
    diagnostic_conversations: conversations.rowCount ?? 0,
    diagnostic_messages: messages.rowCount ?? 0,
    diagnostic_turns: turns.rowCount ?? 0,
  }
}
