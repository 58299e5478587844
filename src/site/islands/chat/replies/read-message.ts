import { site } from '#content/site.ts'
import {
  composeMessage,
  type Message,
  type MessageMetadata,
} from '#site/islands/chat/replies/message.ts'
import { readCaseStudy } from '#site/islands/chat/replies/read-case-study.ts'
import {
  isRecord,
  readList,
  readRecord,
  readText,
  readTime,
  readWebAddress,
} from '#site/islands/chat/replies/read-json.ts'
import { readRoi } from '#site/islands/chat/replies/read-roi.ts'

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
