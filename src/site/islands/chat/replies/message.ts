import type { ChatMessage } from '#site/lib/api.ts'

type Sent = NonNullable<ChatMessage['metadata']>
type SentRoi = NonNullable<Sent['roi']>

/** `basis` is what the two figures were computed from, when the server says. */
export type Roi = Pick<SentRoi, 'annual_savings' | 'time_saved_per_week'> & {
  basis: Pick<SentRoi, 'annual_cost' | 'automation_percent' | 'inputs'> | null
}
export type CaseStudy = { title: string; url: string | null; reason: string }

export type MessageMetadata = {
  roi: Roi | null
  caseStudy: CaseStudy | null
  calendlyUrl: string | null
  prefill: { email: string; name: string }
  citations: readonly { title: string; url: string }[]
  quickReplies: readonly string[]
}

/** A message as the transcript draws it, whatever the server left out. */
export type Message = Omit<ChatMessage, 'metadata'> & { metadata: MessageMetadata }

const NO_METADATA: MessageMetadata = {
  roi: null,
  caseStudy: null,
  calendlyUrl: null,
  prefill: { email: '', name: '' },
  citations: [],
  quickReplies: [],
}

export function composeMessage(
  message: Pick<Message, 'id' | 'role' | 'content' | 'timestamp'> & { type?: Message['type'] },
  metadata: Partial<MessageMetadata> = {},
): Message {
  return { type: 'text', ...message, metadata: { ...NO_METADATA, ...metadata } }
}
