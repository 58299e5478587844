import { eq } from 'drizzle-orm'
import { measurePain } from '#agent/decide/pain-severity.ts'
import type { ConversationState, Superseded } from '#agent/state/conversation-state.ts'
import type { AdminScoreCard } from '#contract/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import { findSentenceOf } from '#server/features/inbox/bookings/read-bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { AppError } from '#server/platform/errors.ts'

type MessageRow = typeof diagnosticMessages.$inferSelect
type Said = { content: string; saidAt: string; isCorrection: boolean }
type Messages = ReadonlyMap<string, Said>

/** The score card of one conversation as its visitor has it, with the history and the moods that only staff see. */
export async function readScoreCard(
  { db }: Pick<Deps, 'db'>,
  conversationId: string,
): Promise<AdminScoreCard> {
  const [conversation] = await db
    .select()
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  if (!conversation) throw new AppError('not_found', 'There is no such conversation.')
  const rows = await db
    .select()
    .from(diagnosticMessages)
    .where(eq(diagnosticMessages.conversationId, conversationId))
  return composeScoreCard(conversation, rows)
}

export function composeScoreCard(
  conversation: Conversation,
  rows: readonly MessageRow[],
): AdminScoreCard {
  const { agentState: state, scoreCard, facts, sentimentScore, painSeverity } = conversation
  const messages = indexMessages(rows)
  return {
    score_card: scoreCard && {
      ...scoreCard,
      caps: [...scoreCard.caps],
      signals: scoreCard.signals.map((signal) => ({ ...signal, evidence: [...signal.evidence] })),
    },
    facts,
    said_at: Object.fromEntries([...messages].map(([id, { saidAt }]) => [id, saidAt])),
    history: state.history.toReversed().map((old) => toHistory(old, messages)),
    sentiment: { score: sentimentScore, sentences: listFelt(state, messages) },
    pain: {
      grade: painSeverity,
      severity: measurePain(state),
      sentences: state.painCues.map((cue) => ({
        ...locate(cue, messages),
        severity: cue.severity,
      })),
    },
  }
}

/** Only what the visitor wrote: nothing else is quoted. */
function indexMessages(rows: readonly MessageRow[]): Messages {
  return new Map(
    rows
      .filter(({ role }) => role === 'user')
      .map(({ id, content, createdAt, metadata }) => [
        id,
        {
          content,
          saidAt: createdAt.toISOString(),
          isCorrection: metadata?.correction !== undefined,
        },
      ]),
  )
}

function listFelt({ feltSentences = [] }: ConversationState, messages: Messages) {
  return feltSentences.map((felt) => ({
    ...locate(felt, messages),
    score_after: felt.sentimentScore,
  }))
}

function locate({ quote, messageId }: { quote: string; messageId: string }, messages: Messages) {
  const message = messages.get(messageId)
  return {
    message_id: messageId,
    quote,
    sentence: findSentenceOf(message?.content ?? '', quote),
    said_at: message?.saidAt ?? null,
  }
}

function toHistory(
  { slot, value, quote, messageId = '', replacedIn = '' }: Superseded,
  messages: Messages,
): AdminScoreCard['history'][number] {
  const replacement = messages.get(replacedIn)
  return {
    slot,
    value: typeof value === 'object' && value !== null ? [...value] : value,
    quote,
    said_at: messages.get(messageId)?.saidAt ?? null,
    replaced_at: replacement?.saidAt ?? null,
    replaced_in: replacement ? (replacement.isCorrection ? 'score_card' : 'chat') : null,
  }
}
