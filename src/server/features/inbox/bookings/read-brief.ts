import { findUnanswered } from '#agent/brief/find-unanswered.ts'
import type { Candidate } from '#agent/brief/first-question.ts'
import { askFromNothing, chooseFirstQuestions } from '#agent/brief/first-questions.ts'
import type { Lead, Said } from '#agent/brief/lead.ts'
import { listOpenQuestions } from '#agent/brief/open-questions.ts'
import { composeWorksheet, estimateRoi } from '#agent/decide/estimate-roi.ts'
import { scoreFacts } from '#agent/decide/score-facts.ts'
import { describeKnown, type KnownFact, listKnown } from '#agent/respond/describe-known.ts'
import { explainEstimate } from '#agent/respond/explain-estimate.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import { factLabels } from '#content/fact-words.ts'
import type { AdminFinding } from '#contract/admin.ts'
import { type AdminBrief, type BriefFact, BriefTalk } from '#contract/admin-bookings.ts'
import type { Slot } from '#domain/fact.ts'
import type { Deps } from '#server/deps.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import { toAdminBooking } from '#server/features/conversations/to-admin-booking.ts'
import { listBriefFindings } from '#server/features/enrichment/read-staff-company.ts'
import {
  findBooking,
  findSentenceOf,
  listBookingEvents,
  listMessagesOf,
  type StoredMessage,
} from '#server/features/inbox/bookings/read-bookings.ts'
import type { BookingRow } from '#server/platform/db/schema/bookings.ts'

/** The brief before a call, computed anew from the stored conversation. */
export async function readBrief(
  deps: Pick<Deps, 'db' | 'clock'>,
  bookingId: string,
): Promise<AdminBrief> {
  const { booking, lead } = await findBooking(deps.db, bookingId)
  const [events, messages, findings] = await Promise.all([
    listBookingEvents(deps.db, bookingId),
    lead === null ? [] : listMessagesOf(deps.db, lead.id),
    lead === null ? [] : listBriefFindings(deps, lead),
  ])
  const transcript = readTranscript(messages)
  const talk = lead && composeTalk(lead, { transcript, findings })
  const questions = talk ? chooseFirstQuestions(talk.lead) : askFromNothing(booking.company)
  const toQuestion = ({ text, reason, said }: Candidate) => ({
    text,
    reason,
    quote: said?.quote ?? '',
    said_at: said ? transcript.saidAt(said.messageId) : null,
  })
  return {
    booking: toAdminBooking(deps, { booking, lead }),
    events,
    person: listPerson(booking, lead, transcript),
    talk: talk?.view ?? null,
    first_questions: questions.map(toQuestion),
  }
}

/** Hours, rate and errors stand with the estimate, the name with the person. */
const COMPANY: readonly Slot[] = ['company_website', 'industry', 'team_size', 'tools', 'tool_count']
/** A shorter cry, such as "It is a nightmare.", does not say what hurts. */
const TELLING_CHARS = 30
const INTENT: readonly Slot[] = ['timeline', 'budget', 'authority']

/** The conversation's results: for the page, and for choosing the questions of the call. */
function composeTalk(
  conversation: Conversation,
  { transcript, findings }: { transcript: Transcript; findings: readonly AdminFinding[] },
): { view: BriefTalk; lead: Lead } {
  const state = conversation.agentState
  const pain = listPain(state, transcript)
  const quote = ({ quote, messageId }: Said) => ({ quote, said_at: transcript.saidAt(messageId) })
  const worst = pain.find(({ sentence }) => sentence.length >= TELLING_CHARS) ?? pain[0] ?? null
  const card = conversation.scoreCard ?? scoreFacts(state)
  return {
    lead: {
      state,
      card,
      pain: worst && { quote: worst.sentence, messageId: worst.messageId },
      hasAskedForCall: conversation.bookingReason === 'requested',
      unanswered: transcript.unanswered,
    },
    view: BriefTalk.parse({
      conversation_id: conversation.id,
      started_at: conversation.createdAt.toISOString(),
      message_count: conversation.messageCount,
      wants_person_reason: conversation.wantsPersonReason,
      worksheet: composeWorksheet(state),
      company: listKnown(state, COMPANY).map((known) => toBriefFact(known, transcript)),
      findings,
      intent: listKnown(state, INTENT).map((known) => toBriefFact(known, transcript)),
      pain: pain.map((one) => ({ sentence: one.sentence, ...quote(one) })),
      estimate: composeEstimate(state, quote),
      score_card: conversation.scoreCard,
      unanswered: transcript.unanswered.map(quote),
      open_questions: listOpenQuestions(state),
      attribution: {
        referrer: conversation.referrer,
        landing_page: conversation.landingPage,
        utm_source: conversation.utmSource,
        utm_medium: conversation.utmMedium,
        utm_campaign: conversation.utmCampaign,
      },
    }),
  }
}

/** Each sentence once, the worst first; the named process where no phrase of pain was used. */
function listPain({ painCues, facts }: ConversationState, { findSentence }: Transcript) {
  const cues = painCues.toSorted((one, other) => other.severity - one.severity)
  const named = typeof facts.pain?.value === 'string' ? [facts.pain] : []
  const located = [...cues, ...named].map(({ quote, messageId }) => ({
    quote,
    messageId,
    sentence: findSentence({ quote, messageId }),
  }))
  return located.filter(
    ({ sentence }, index) =>
      !located.some((other, position) => position < index && other.sentence.includes(sentence)),
  )
}

function composeEstimate(
  state: ConversationState,
  quote: (said: Said) => { quote: string; said_at: string | null },
): BriefTalk['estimate'] {
  const { inputs, steps, missing } = explainEstimate(state)
  const roi = estimateRoi(state)?.roi
  return {
    figures: roi
      ? {
          annual_savings: roi.annualSavingsCents / 100,
          annual_cost: roi.annualCostCents / 100,
          time_saved_per_week: roi.weeklyHoursSaved,
          automation_percent: roi.automationPercent,
          payback_months: roi.paybackMonths,
          three_year_net: roi.threeYearNetCents / 100,
        }
      : null,
    missing,
    inputs: inputs.map(({ slot, label, value, note, isAssumed, ...said }) => ({
      slot,
      label,
      value,
      note,
      is_assumed: isAssumed,
      ...quote(said),
    })),
    steps: [...steps],
  }
}

const TYPED = ['name', 'email', 'company'] as const
const SLOTS = { name: 'contact_name', email: 'email', company: 'company_name' } as const

/** The visitor: as typed into the calendar, and as told in the chat where that differs. */
function listPerson(
  booking: BookingRow,
  lead: Conversation | null,
  transcript: Transcript,
): BriefFact[] {
  const said = (slot: Slot) => (lead ? describeKnown(lead.agentState, slot) : null)
  const both = TYPED.flatMap((field) => {
    const typed = booking[field].trim()
    const known = said(SLOTS[field])
    const isSame = typed.toLowerCase().includes(known?.value.toLowerCase() ?? typed)
    return [
      ...(typed === '' ? [] : [toTyped(SLOTS[field], typed)]),
      ...(known === null || (isSame && typed !== '') ? [] : [toBriefFact(known, transcript)]),
    ]
  })
  const phone = said('phone')
  return [...both, ...(phone ? [toBriefFact(phone, transcript)] : [])]
}

function toTyped(slot: Slot, value: string): BriefFact {
  return {
    slot,
    label: factLabels[slot],
    value,
    href: composeHref(slot, value),
    note: '',
    source: 'calendar',
    quote: '',
    said_at: null,
  }
}

function toBriefFact(known: KnownFact, { saidAt }: Transcript): BriefFact {
  const { slot, label, value, note, source, quote, messageId, isRefused } = known
  const href = isRefused ? null : composeHref(slot, value)
  return { slot, label, value, href, note, source, quote, said_at: saidAt(messageId) }
}

const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

/** Only what is an address by its form becomes a link: visitors write what they like. */
function composeHref(slot: Slot, value: string): string | null {
  if (slot === 'company_website' && HOST.test(value)) return `https://${value}`
  if (slot === 'email' && /^[^\s@<>?&]+@[^\s@<>?&]+$/.test(value)) return `mailto:${value}`
  return slot === 'phone' && /^\+\d+$/.test(value) ? `tel:${value}` : null
}

/** The messages for a brief. Only the visitor's own are ever quoted. */
type Transcript = {
  saidAt: (messageId: string) => string | null
  findSentence: (said: Said) => string
  unanswered: readonly Said[]
}

function readTranscript(messages: readonly StoredMessage[]): Transcript {
  const written = new Map(messages.filter(isVisitors).map((message) => [message.id, message]))
  return {
    saidAt: (id) => written.get(id)?.createdAt.toISOString() ?? null,
    findSentence: ({ quote, messageId }) =>
      findSentenceOf(written.get(messageId)?.content ?? '', quote),
    unanswered: listUnanswered(messages),
  }
}

function isVisitors({ role }: StoredMessage): boolean {
  return role === 'user'
}

function listUnanswered(messages: readonly StoredMessage[]): Said[] {
  return messages.flatMap((message, index) => {
    const reply = messages[index + 1]
    if (!isVisitors(message) || message.metadata?.correction || reply?.role !== 'assistant') {
      return []
    }
    return findUnanswered(message.content, reply.content).map((quote) => ({
      quote,
      messageId: message.id,
    }))
  })
}
