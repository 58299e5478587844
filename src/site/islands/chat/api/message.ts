import { site } from '#content/site.ts'
import type { ChatMessage } from '#contract/conversations.ts'
import {
  isRecord,
  readList,
  readNumber,
  readRecord,
  readText,
  readTime,
  readWebAddress,
} from '#site/islands/chat/api/shape.ts'

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
  callTime: null,
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

/** What this page makes up when the server names no id or time. */
export type LocalStamps = { createId: () => string; now: () => string }

const TYPES: readonly Message['type'][] = ['text', 'roi_calculation', 'booking_widget']

export function readMessage(value: unknown, { createId, now }: LocalStamps): Message | null {
  if (!isRecord(value)) return null
  const message = {
    id: readText(value.id) ?? createId(),
    role: value.role === 'user' ? ('user' as const) : ('assistant' as const),
    type: TYPES.find((type) => type === value.type) ?? 'text',
    authorName: readText(value.authorName),
    content: typeof value.content === 'string' ? value.content : '',
    timestamp: readTime(value.timestamp) ?? now(),
  }
  return composeMessage(message, readMetadata(value.metadata))
}

function readMetadata(value: unknown): MessageMetadata {
  const metadata = readRecord(value)
  return {
    roi: readRoi(metadata.roi),
    caseStudy: readCaseStudy(metadata.caseStudy),
    calendlyUrl: readText(metadata.calendlyUrl),
    prefill: readPrefill(metadata.prefill) ?? { email: '', name: '' },
    reference: readReference(metadata.reference),
    callTime: readText(metadata.callTime),
    utm: readUtm(metadata.utm),
    handoff: readHandoff(metadata.handoff),
    ...readSuggestions(metadata),
  }
}

export function readPrefill(value: unknown): MessageMetadata['prefill'] | null {
  if (!isRecord(value)) return null
  return { email: readText(value.email) ?? '', name: readText(value.name) ?? '' }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function readReference(value: unknown): string | null {
  const reference = readText(value)
  return reference !== null && UUID.test(reference) ? reference : null
}

function readUtm(value: unknown): MessageMetadata['utm'] {
  const { source, medium, campaign } = readRecord(value)
  return {
    source: readText(source) ?? '',
    medium: readText(medium) ?? '',
    campaign: readText(campaign) ?? '',
  }
}

const REASONS = ['asked', 'abuse', 'off_topic', 'distress', 'question'] as const

/** A person to turn to; without an address there is none. */
export function readHandoff(value: unknown): MessageMetadata['handoff'] {
  if (!isRecord(value)) return null
  const email = readText(value.email)
  if (email === null) return null
  return {
    reason: REASONS.find((reason) => reason === value.reason) ?? 'asked',
    email,
    schedulingUrl: readWebAddress(value.schedulingUrl) ?? site.schedulingUrl,
    answersFrom: readTime(value.answersFrom),
  }
}

/** What stands under an answer: its sources, and answers to pick. */
export function readSuggestions(value: Readonly<Record<string, unknown>>) {
  return {
    citations: readList(value.citations, readCitation),
    quickReplies: readList(value.quickReplies, readText),
  }
}

function readCitation(value: unknown): MessageMetadata['citations'][number] | null {
  const { title, url } = readRecord(value)
  const address = readWebAddress(url)
  return address === null ? null : { title: readText(title) ?? address, url: address }
}

/** Null unless both figures are above 0: only then is there a result to show (spec, section 4). */
export function readRoi(value: unknown): Roi | null {
  const roi = readRecord(value)
  const annualSavings = readNumber(roi.annual_savings) ?? 0
  const timeSaved = readNumber(roi.time_saved_per_week) ?? 0
  if (annualSavings <= 0 || timeSaved <= 0) return null
  return {
    annual_savings: annualSavings,
    time_saved_per_week: timeSaved,
    basis: readBasis(roi),
  }
}

function readBasis(value: unknown): Roi['basis'] {
  const { annual_cost, automation_percent, inputs, unknown, derivations } = readRecord(value)
  const told = readRecord(derivations)
  const { manual_hours, hourly_rate, tool_count, error_rate } = readRecord(inputs)
  const found = [annual_cost, automation_percent, manual_hours, hourly_rate, tool_count, error_rate]
  const [cost, percent, hours, rate, tools, errors] = found.map(readNumber)
  if (cost == null || percent == null || hours == null) return null
  if (rate == null || tools == null || errors == null) return null
  return {
    annual_cost: cost,
    automation_percent: percent,
    inputs: { manual_hours: hours, hourly_rate: rate, tool_count: tools, error_rate: errors },
    unknown: readList(unknown, readText),
    derivations: {
      manual_hours: readText(told.manual_hours) ?? '',
      hourly_rate: readText(told.hourly_rate) ?? '',
    },
  }
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)+$/

/** A case study told as an object, a slug, an address or plain words. */
export function readCaseStudy(value: unknown): CaseStudy | null {
  if (isRecord(value)) return readObject(value)
  const text = readText(value)
  if (text === null) return null
  const url = SLUG.test(text) ? toLibraryAddress(text) : readWebAddress(text)
  return { title: url === null ? text : titleAddress(url), url, reason: '' }
}

function readObject(value: Readonly<Record<string, unknown>>): CaseStudy | null {
  const slug = readText(value.slug)
  const url =
    readWebAddress(value.url) ?? (slug !== null && SLUG.test(slug) ? toLibraryAddress(slug) : null)
  const title = readText(value.title) ?? (url === null ? null : titleAddress(url))
  if (title === null) return null
  return { title, url, reason: readText(value.reason) ?? readText(value.challenge) ?? '' }
}

function toLibraryAddress(slug: string): string {
  return `/library/${slug}`
}

/** "/library/marketing-campaign-automation" → "Marketing campaign automation". */
function titleAddress(url: string): string {
  const words = (
    url
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? url
  ).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
