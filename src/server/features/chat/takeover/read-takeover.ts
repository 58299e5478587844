import { eq } from 'drizzle-orm'
import type { AdminTakeover } from '#contract/takeover.ts'
import { findJoinedPerson } from '#server/features/chat/takeover/find-answering-person.ts'
import { suggestName } from '#server/features/chat/takeover/suggest-name.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { user } from '#server/platform/db/schema/auth.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { AppError } from '#server/platform/errors.ts'

export type StaffMember = { id: string; email: string }

/** The holder of the conversation, as a member of staff sees it. */
export async function readTakeover(
  db: Pick<Transaction, 'select'>,
  { conversationId, staff }: { conversationId: string; staff: StaffMember },
): Promise<AdminTakeover> {
  const { id, takenById, takenByName, takenAt, prefersAgent } = diagnosticConversations
  const [found] = await db
    .select({ takenById, takenByName, takenAt, prefersAgent, email: user.email })
    .from(diagnosticConversations)
    .leftJoin(user, eq(user.id, takenById))
    .where(eq(id, conversationId))
  if (!found) throw new AppError('not_found', 'There is no such conversation.')
  return describeTakeover(found, staff)
}

type Found = Pick<Conversation, 'takenById' | 'takenByName' | 'takenAt' | 'prefersAgent'> & {
  /** Of the account that has it; null when that account is gone. */
  email: string | null
}

export function describeTakeover(found: Found, staff: StaffMember): AdminTakeover {
  const name = findJoinedPerson(found)
  return {
    taken_by:
      found.takenById === null || name === null || found.takenAt === null
        ? null
        : {
            id: found.takenById,
            email: found.email ?? '',
            name,
            since: found.takenAt.toISOString(),
            is_you: found.takenById === staff.id,
          },
    prefers_agent: found.prefersAgent,
    suggested_name: suggestName(staff.email),
  }
}
