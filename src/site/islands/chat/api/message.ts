import { site } from '#content/site.ts'
import type { AgentReply, ChatMessage } from '#contract/conversations.ts'

/** What a server told: ours tells all of it, another one perhaps only the spec's fields. */
export type Told<Value> = { readonly [Name in keyof Value]?: Value[Name] | null }

/** The one guard of an answer: its main text is a text. All else may be missing, and is what the contract says. */
export function isTold<Value>(value: unknown, text: keyof Value): value is Told<Value> {
  return typeof (value as Told<Value> | null | undefined)?.[text] === 'string'
}

/** What was told, and the defaults in place of what was not. */
export function fillIn<Value extends object>(
  defaults: Value,
  told: Told<Value> | null | undefined,
): Value {
  const names = Object.keys(defaults) as (keyof Value)[]
  return Object.fromEntries(names.map((name) => [name, told?.[name] ?? defaults[name]])) as Value
}

type Sent = NonNullable<ChatMessage['metadata']>
type SentRoi = NonNullable<Sent['roi']>
type SentHandoff = NonNullable<Sent['handoff']>
type SentCaseStudy = NonNullable<AgentReply['caseStudy']>

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

export function readMessage(told: Told<ChatMessage>, { createId, now }: LocalStamps): Message {
  const defaults = { id: '', role: 'assistant', type: 'text', content: '', timestamp: '' } as const
  const message = fillIn<Omit<Message, 'metadata' | 'authorName'>>(defaults, told)
  return composeMessage(
    {
      ...message,
      id: message.id || createId(),
      timestamp: message.timestamp || now(),
      authorName: told.authorName ?? null,
    },
    readMetadata(told.metadata ?? {}),
  )
}

function readMetadata(told: Told<Sent>): MessageMetadata {
  const { roi, caseStudy, handoff, citations, ...plain } = told
  return {
    ...fillIn(NO_METADATA, plain),
    ...readCards({ roi, caseStudy, handoff, citations }),
  }
}

type Cards = Pick<Told<Sent>, 'roi' | 'handoff' | 'citations'> & {
  /** In the spec it has no shape. */
  caseStudy?: Told<SentCaseStudy> | string | null
}

/** What stands under the words of a message. */
export function readCards({ roi, caseStudy, handoff, citations }: Cards) {
  return {
    roi: readRoi(roi),
    caseStudy: readCaseStudy(caseStudy),
    handoff: readHandoff(handoff),
    citations: (citations ?? []).filter(({ url }) => readWebAddress(url) !== null),
  }
}

const WEB_ADDRESS = /^(?:https?:\/\/|\/(?![/\\]))/i

/** An address that a link may carry: of the web, or a path of this site. */
export function readWebAddress(address: string | null | undefined): string | null {
  return address && WEB_ADDRESS.test(address) ? address : null
}

/** A person to turn to; without an address there is none. */
function readHandoff(told: Told<SentHandoff> | null | undefined): MessageMetadata['handoff'] {
  if (!told?.email) return null
  return {
    reason: told.reason ?? 'asked',
    email: told.email,
    schedulingUrl: readWebAddress(told.schedulingUrl) ?? site.schedulingUrl,
    answersFrom: told.answersFrom ?? null,
  }
}

/** Null unless both figures are above 0: only then is there a result to show (spec, section 4). */
export function readRoi(told: Told<SentRoi> | null | undefined): Roi | null {
  const { annual_savings, time_saved_per_week } = told ?? {}
  if (!annual_savings || !time_saved_per_week) return null
  if (annual_savings < 0 || time_saved_per_week < 0) return null
  return { annual_savings, time_saved_per_week, basis: readBasis(told ?? {}) }
}

function readBasis(told: Told<SentRoi>): Roi['basis'] {
  const { annual_cost, automation_percent, inputs, unknown, derivations } = told
  if (annual_cost == null || automation_percent == null || !inputs) return null
  return {
    annual_cost,
    automation_percent,
    inputs,
    unknown: unknown ?? [],
    derivations: { manual_hours: '', hourly_rate: '', ...derivations },
  }
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)+$/

/** A case study told as an object, a slug, an address or plain words. */
function readCaseStudy(told: Cards['caseStudy']): CaseStudy | null {
  if (!told) return null
  const isText = typeof told === 'string'
  const { title, slug, url, reason } = isText ? { title: null, slug: told, url: told } : told
  const isSlug = slug && SLUG.test(slug)
  const address = readWebAddress(url) ?? (isSlug ? `/library/${slug}` : null)
  const shown = title || (address ? titleAddress(address) : isText && told)
  return shown ? { title: shown, url: address, reason: reason ?? '' } : null
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
