import type { ChatMessage } from '#contract/conversations.ts'

type Sent = NonNullable<ChatMessage['metadata']>
type SentRoi = NonNullable<Sent['roi']>

/** `basis` is what the two figures were computed from, when the server says. */
export type Roi = Pick<SentRoi, 'annual_savings' | 'time_saved_per_week'> & {
  basis: RoiBasis | null
}
export type RoiBasis = Pick<SentRoi, 'annual_cost' | 'automation_percent' | 'inputs'> & {
  /** Inputs that were not known and counted as 0. */
  unknown: readonly string[]
  /** How hours and rate were worked out from the visitor's words; empty where they were said as they are. */
  derivations: { manual_hours: string; hourly_rate: string }
}
export type CaseStudy = { title: string; url: string | null; reason: string }

/** The visitor's campaign; empty where there is none. */
export type Utm = NonNullable<Sent['utm']>

export type MessageMetadata = {
  roi: Roi | null
  caseStudy: CaseStudy | null
  calendlyUrl: string | null
  prefill: { email: string; name: string }
  /** Names the booking to the scheduler; null where the server gives none. */
  reference: string | null
  utm: Utm
  citations: readonly { title: string; url: string }[]
  quickReplies: readonly string[]
  handoff: NonNullable<Sent['handoff']> | null
}

/** A message as the transcript draws it, whatever the server left out. */
export type Message = Omit<ChatMessage, 'metadata' | 'authorName'> & {
  /** Of the person who wrote it; null when that was the assistant or the visitor. */
  authorName: string | null
  metadata: MessageMetadata
}

const NO_METADATA: MessageMetadata = {
  roi: null,
  caseStudy: null,
  calendlyUrl: null,
  prefill: { email: '', name: '' },
  reference: null,
  utm: { source: '', medium: '', campaign: '' },
  citations: [],
  quickReplies: [],
  handoff: null,
}

export function composeMessage(
  message: Pick<Message, 'id' | 'role' | 'content' | 'timestamp'> & {
    type?: Message['type']
    authorName?: string | null
  },
  metadata: Partial<MessageMetadata> = {},
): Message {
  return { type: 'text', authorName: null, ...message, metadata: { ...NO_METADATA, ...metadata } }
}
