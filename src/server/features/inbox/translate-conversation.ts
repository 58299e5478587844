import { and, asc, eq, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages as messages } from '#server/platform/db/schema/messages.ts'
import { AppError } from '#server/platform/errors.ts'

type Message = typeof messages.$inferSelect

/** Of one call; what does not fit is asked for with the next. */
const CALL_MAX_CHARS = 8_000

/** What the visitor and staff wrote, and what a model worded in another language: our own texts are in English. */
function isToTranslate({ role, authorName, metadata }: Message): boolean {
  if (metadata?.translation !== undefined || metadata?.correction !== undefined) return false
  return role === 'user' || authorName !== null || metadata?.language !== undefined
}

/** Whether a model is there, and has something to translate: a conversation in English never has. */
export function canTranslate(
  { brain }: Pick<Deps, 'brain'>,
  { agentState }: Pick<Conversation, 'agentState'>,
  said: readonly Message[],
): boolean {
  const isAbroad = agentState.language !== undefined || agentState.replyLanguage !== undefined
  return brain.model !== null && isAbroad && said.some(isToTranslate)
}

/** Has the model translate what was not translated yet, and keeps it with each message, with which it is erased. */
export async function translateConversation(
  deps: Pick<Deps, 'db' | 'brain'>,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, brain } = deps
  const [[conversation], said] = await Promise.all([
    db.select().from(diagnosticConversations).where(eq(diagnosticConversations.id, id)),
    db
      .select()
      .from(messages)
      .where(eq(messages.conversationId, id))
      .orderBy(asc(messages.position)),
  ])
  if (!conversation) throw new AppError('not_found', 'There is no such conversation.')
  if (brain.model === null || !canTranslate(deps, conversation, said))
    throw new AppError('conflict', 'There is nothing to translate.')
  const open = said.filter(isToTranslate)
  const due = open.filter(
    (_, index) =>
      index === 0 ||
      open.slice(0, index + 1).reduce((sum, { content }) => sum + content.length, 0) <=
        CALL_MAX_CHARS,
  )
  const texts = due.map(({ content }) => content)
  const translated = await brain.model.translate({ conversationId: id, texts }, signal)
  if (translated === null)
    throw new AppError('unavailable', 'The model gave no translation. Try again later.')
  await db.transaction(async (transaction) => {
    for (const [index, { id: messageId, content }] of due.entries()) {
      const kept = JSON.stringify({ translation: translated[index] ?? content })
      await transaction
        .update(messages)
        .set({ metadata: sql`coalesce(${messages.metadata}, '{}'::jsonb) || ${kept}::jsonb` })
        // Not for words that have changed since.
        .where(
          and(
            eq(messages.conversationId, id),
            eq(messages.id, messageId),
            eq(messages.content, content),
          ),
        )
    }
  })
}
