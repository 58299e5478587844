import { eq } from 'drizzle-orm'
import type { AdminTakeover, TakeRequest } from '#contract/takeover.ts'
import type { Deps } from '#server/deps.ts'
import { findJoinedPerson } from '#server/features/chat/takeover/find-answering-person.ts'
import { lockConversation } from '#server/features/chat/takeover/lock-conversation.ts'
import { readTakeover, type StaffMember } from '#server/features/chat/takeover/read-takeover.ts'
import { suggestName } from '#server/features/chat/takeover/suggest-name.ts'
import { recordAudit } from '#server/features/staff/audit/record-audit.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { AppError } from '#server/platform/errors.ts'
import { notifyStaff } from '#server/platform/events/notify-staff.ts'
import { notifyVisitor } from '#server/platform/events/notify-visitor.ts'

type TakeDeps = Pick<Deps, 'db' | 'clock' | 'createId'>
type Take = TakeRequest & { conversationId: string; staff: StaffMember }

/** One person joins a conversation; from then on the agent listens. A colleague who has it is put out only by name. */
export function takeConversation(
  deps: TakeDeps,
  { conversationId, staff, name, insteadOf }: Take,
): Promise<AdminTakeover> {
  return deps.db.transaction(async (transaction) => {
    const conversation = await lockConversation(transaction, conversationId)
    const { takenById } = conversation
    if (takenById === staff.id) return readTakeover(transaction, { conversationId, staff })
    if (takenById !== null && takenById !== insteadOf) {
      throw new AppError('conflict', `${findJoinedPerson(conversation)} has this conversation.`)
    }
    await transaction
      .update(diagnosticConversations)
      .set({
        takenById: staff.id,
        takenByName: name || suggestName(staff.email),
        takenAt: deps.clock(),
      })
      .where(eq(diagnosticConversations.id, conversationId))
    await recordAudit(deps, transaction, {
      actor: staff,
      action: 'conversation.take',
      subjectType: 'conversation',
      subjectId: conversationId,
      detail: { from: takenById },
    })
    await notifyStaff(transaction, { kind: 'conversation', conversationId })
    await notifyVisitor(transaction, conversationId)
    return readTakeover(transaction, { conversationId, staff })
  })
}
