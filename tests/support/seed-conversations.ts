import { createState } from '#agent/state/conversation-state.ts'
import type { Db } from '#server/platform/db/client.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'

type NewConversation = typeof diagnosticConversations.$inferInsert
export type SeededConversation = Partial<NewConversation> & { messages?: readonly string[] }

/** Stores conversations as they are given, without anybody talking. @returns their ids. */
export async function seedConversations(
  { db, createId }: { db: Db; createId: () => string },
  given: readonly SeededConversation[],
): Promise<string[]> {
  if (given.length === 0) return []
  const rows = given.map(({ messages = [], ...row }) => {
    const createdAt = row.createdAt ?? new Date()
    const base = {
      id: createId(),
      updatedAt: createdAt,
      ownerHash: createId(),
      referrer: 'direct',
      landingPage: '/diagnostic',
      userAgent: '',
      utmSource: '',
      utmMedium: '',
      utmCampaign: '',
      brain: 'scripted',
      agentState: createState(),
      messageCount: messages.length,
    }
    return { conversation: { ...base, ...row, createdAt }, messages }
  })
  await db.insert(diagnosticConversations).values(rows.map(({ conversation }) => conversation))
  const said = rows.flatMap(({ conversation, messages }) =>
    messages.map((content, position) => ({
      conversationId: conversation.id,
      id: createId(),
      position,
      role: position % 2 === 0 ? ('user' as const) : ('assistant' as const),
      type: 'text' as const,
      content,
      createdAt: conversation.createdAt,
    })),
  )
  if (said.length > 0) await db.insert(diagnosticMessages).values(said)
  return rows.map(({ conversation }) => conversation.id)
}
