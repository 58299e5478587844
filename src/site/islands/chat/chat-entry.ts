import type { AgentReply, ChatMessage } from '#site/lib/api.ts'

export const BOOKING_INTRODUCTION = "Perfect! Here's my calendar - pick a time that works for you:"

/** `note` says why in the server's words; `isFinal` when sending the same again cannot help. */
export type DeliveryFailure = { note: string; isFinal: boolean }

/**
 * A message with what only this page knows of it. `key` outlives the change from turn id to stored id;
 * `isAwaited` marks what the visitor's own act brought, so that it may scroll into view.
 */
export type ChatEntry = ChatMessage & {
  key: string
  delivery: 'sending' | 'failed' | 'done'
  failure: DeliveryFailure | null
  isRestored: boolean
  isAwaited: boolean
}

export function toEntry(message: ChatMessage): ChatEntry {
  return {
    ...message,
    key: message.id,
    delivery: 'done',
    failure: null,
    isRestored: false,
    isAwaited: message.role === 'user',
  }
}

/** What one reply adds to the transcript: the answer, and the calendar when it is offered. */
export function toReplyMessages(reply: AgentReply): ChatMessage[] {
  const roi = hasSavings(reply.calculatedROI) ? reply.calculatedROI : undefined
  const answer: ChatMessage = {
    id: reply.messageId,
    role: 'assistant',
    type: roi ? 'roi_calculation' : 'text',
    content: reply.response,
    timestamp: reply.timestamp,
    metadata: {
      roi,
      caseStudy: reply.caseStudy ?? undefined,
      citations: reply.citations,
      quickReplies: reply.quickReplies,
    },
  }
  const widget = toBookingMessage(reply)
  return widget ? [answer, widget] : [answer]
}

function toBookingMessage(reply: AgentReply): ChatMessage | null {
  if (!reply.triggerBooking) return null
  // Also without an address, when the visitor asked for a call and would not give one.
  if (reply.bookingMessage) return reply.bookingMessage
  if (!reply.capturedEmail || !reply.calendlyUrl) return null
  return {
    id: `${reply.messageId}-booking`,
    role: 'assistant',
    type: 'booking_widget',
    content: BOOKING_INTRODUCTION,
    timestamp: reply.timestamp,
    metadata: {
      calendlyUrl: reply.calendlyUrl,
      prefill: reply.prefill ?? {
        email: reply.capturedEmail,
        name: reply.selfReportedData.company_name ?? '',
      },
    },
  }
}

function hasSavings(roi: AgentReply['calculatedROI']): roi is NonNullable<typeof roi> {
  return roi !== null && roi.annual_savings > 0 && roi.time_saved_per_week > 0
}
