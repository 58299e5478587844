import { welcomeText } from '#content/welcome-text.ts'
import type {
  ChatMessage,
  CreateConversationReply,
  PersonPresence,
} from '#contract/conversations.ts'
import type { Slot } from '#domain/fact.ts'

/** A reply in which every field may be missing: another server may send only the spec's fields. */
export type Told<Value> = { readonly [Name in keyof Value]?: Value[Name] | null }

/** The one guard of an answer: its main text is a text. All else may be missing, and is what the contract says. */
export function isTold<Value>(value: unknown, text: keyof Value): value is Told<Value> {
  return typeof (value as Told<Value> | null | undefined)?.[text] === 'string'
}

/** Puts defaults in the place of missing fields. */
export function fillIn<Value extends object>(
  defaults: Value,
  told: Told<Value> | null | undefined,
): Value {
  const names = Object.keys(defaults) as (keyof Value)[]
  return Object.fromEntries(names.map((name) => [name, told?.[name] ?? defaults[name]])) as Value
}

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
  /** When the visitor would like the call, as it was written; null where no time was named. */
  callTime: string | null
  utm: Utm
  citations: readonly { title: string; url: string }[]
  quickReplies: readonly string[]
  handoff: NonNullable<Sent['handoff']> | null
  /** The language that a model holds the conversation in; null for English. */
  language: string | null
}

/** A message as the transcript draws it, whatever the server left out. */
export type Message = Omit<ChatMessage, 'metadata' | 'authorName'> & {
  /** Of the person who wrote it; null when that was the assistant or the visitor. */
  authorName: string | null
  metadata: MessageMetadata
}

export const NO_METADATA: MessageMetadata = {
  roi: null,
  caseStudy: null,
  calendlyUrl: null,
  prefill: { email: '', name: '' },
  reference: null,
  callTime: null,
  utm: { source: '', medium: '', campaign: '' },
  citations: [],
  quickReplies: [],
  handoff: null,
  language: null,
}

export function composeMessage(
  message: Pick<Message, 'id' | 'role' | 'content' | 'timestamp'> & {
    type?: Message['type']
    authorName?: string | null
    origin?: Message['origin']
  },
  metadata: Partial<MessageMetadata> = {},
): Message {
  return { type: 'text', authorName: null, ...message, metadata: { ...NO_METADATA, ...metadata } }
}

/** Makes an id and a time where the server names none. */
export type LocalStamps = { createId: () => string; now: () => string }

/** Settings of this site that say what becomes of a visitor's words. */
export type Keeping = {
  /** Days without activity after which a conversation is deleted; null where only people delete. */
  retentionDays: number | null
  /** The provider of the language model that messages are sent to; null where there is none. */
  model: string | null
  /** The site has a mail server. So it is taken where the server does not say: it then refuses with the reason. */
  sendsMail?: boolean
}

/** Null where the server does not say. */
export function readKeeping({ retentionDays, model, sendsMail }: Told<Keeping>): Keeping | null {
  if (retentionDays === undefined || model === undefined) return null
  return { retentionDays, model, ...(sendsMail === false && { sendsMail }) }
}

export type Opening = {
  conversationId: string
  ownKey: string | null
  welcomeMessage: Message
  keeping: Keeping | null
}

/** The answer of `create-conversation`, or null when it opens none. */
export function readOpening(value: unknown, stamps: LocalStamps): Opening | null {
  if (!isTold<CreateConversationReply>(value, 'conversationId') || !value.conversationId)
    return null
  const { conversationId, ownKey = null, welcomeMessage } = value
  const told: Told<ChatMessage> = welcomeMessage ?? {}
  return {
    conversationId,
    ownKey,
    keeping: readKeeping(value),
    welcomeMessage: composeMessage({
      id: told.id ?? stamps.createId(),
      role: 'assistant',
      content: told.content || welcomeText,
      timestamp: told.timestamp ?? stamps.now(),
      ...(told.origin && { origin: told.origin }),
    }),
  }
}

/** Says whether a person is in the conversation or asked for, and when one can be. */
export type Presence = PersonPresence

export const NOBODY: Presence = {
  joinedBy: null,
  prefersAgent: false,
  isWanted: false,
  answersFrom: null,
}

/** The name of the person who answers instead of the assistant; null when it answers. */
export function findAnswerer({ joinedBy, prefersAgent }: Presence): string | null {
  return prefersAgent ? null : joinedBy
}

/** Agrees to the figure that is shown. */
export const CONFIRM = Symbol('confirm')
/** Corrects one fact, or forgets it when nothing is given. Says why it was not taken, or null when it was. */
export type CorrectFact = (
  slot: Slot,
  typed: string | typeof CONFIRM | null,
) => Promise<string | null>
