import type { AgentReply, ChatMessage } from '#site/lib/api.ts'

export const BOOKING_INTRODUCTION = "Perfect! Here's my calendar - pick a time that works for you:"

/** `note` says why in the server's words; `isFinal` when sending the same again cannot help. */
export type DeliveryFailure = { note: string; isFinal: boolean }

/** A message with what only this page knows of it. `key` outlives the change from turn id to stored id. */
export type ChatEntry = ChatMessage & {
  key: string
  delivery: 'sending' | 'failed' | 'done'
  failure: DeliveryFailure | null
  isRestored: boolean
}

export function toEntry(message: ChatMessage): ChatEntry {
  return {
    ...message,
    key: message.id,
    delivery: 'done',
    failure: null,
    isRestored: false,
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
  if (!reply.triggerBooking || !reply.capturedEmail) return null
  if (reply.bookingMessage) return reply.bookingMessage
  if (!reply.calendlyUrl) return null
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
