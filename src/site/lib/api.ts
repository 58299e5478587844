import { hc } from 'hono/client'
import type { AppType } from '#server/app.ts'
import type { ModelFailure } from '#server/llm/language-model.ts'
import type {
  AdminConversation,
  AdminConversationsReply,
  AdminConversationView,
  AdminMessagesReply,
  AdminScoreCard,
  AdminSession,
} from '#server/routes/admin.schema.ts'
import type {
  AccountReply,
  PasswordRequest,
  ProofRequest,
  RecoveryCodesReply,
  SessionsReply,
  TwoFactorSetUp,
} from '#server/routes/admin-account.schema.ts'
import type {
  AdminBooking,
  AdminBookingEvent,
  AdminBookingReply,
  AdminBookingsReply,
  AdminBrief,
  AdminOutboxMessage,
  AdminOutboxReply,
  BriefFact,
  BriefTalk,
  OutcomeRequest,
} from '#server/routes/admin-bookings.schema.ts'
import type {
  InsightConversation,
  InsightConversationsReply,
  InsightListRequest,
  InsightNumber,
  InsightReplay,
  InsightReply,
} from '#server/routes/admin-insight.schema.ts'
import type {
  AdminDelivery,
  AdminLead,
  AdminLeadReply,
  AdminLeadsReply,
  ChangeLeadRequest,
  LeadNote,
} from '#server/routes/admin-leads.schema.ts'
import type { AuditReply, NewInviteReply, TeamReply } from '#server/routes/admin-team.schema.ts'
import type { AuditRequest, AuditRequestReply } from '#server/routes/audit-requests.schema.ts'
import type { InviteReply, SignInReply, SignInRequest } from '#server/routes/auth.schema.ts'
import type {
  BookingOpenedRequest,
  BookingView,
  BookSlotReply,
  BookSlotRequest,
  CalendlyBookingReply,
  CalendlyBookingRequest,
  CancelRequest,
  ManagedBooking,
  RescheduleRequest,
  SlotsReply,
} from '#server/routes/bookings.schema.ts'
import type {
  AgentReply,
  AgentRequest,
  ChatMessage,
  ConversationView,
  CorrectFactReply,
  CorrectFactRequest,
  CreateConversationReply,
  MESSAGE_MAX_CHARS,
  PersonPresence,
  VisitorEnrichment,
} from '#server/routes/conversations.schema.ts'
import type { ErasureReceipt } from '#server/routes/erasure-receipt.schema.ts'
import type { CompanyView, JudgeFindingRequest } from '#server/routes/findings.schema.ts'
import type { JudgeFindingReply } from '#server/routes/findings-reply.schema.ts'
import type { StaffNews } from '#server/routes/live.schema.ts'
import type { CorrectOwnFactRequest } from '#server/routes/my-conversation.schema.ts'
import type {
  AdminTakeover,
  PersonMessage,
  PersonMessageRequest,
  TakeRequest,
} from '#server/routes/takeover.schema.ts'
import { type ApiResult, callApi } from '#site/lib/call-api.ts'
import { callForReply, type ReplyListener } from '#site/lib/call-for-reply.ts'

export type {
  AccountReply,
  AdminBooking,
  AdminBookingEvent,
  AdminBookingReply,
  AdminBookingsReply,
  AdminBrief,
  AdminConversation,
  AdminConversationsReply,
  AdminConversationView,
  AdminDelivery,
  AdminLead,
  AdminLeadReply,
  AdminLeadsReply,
  AdminMessagesReply,
  AdminOutboxMessage,
  AdminOutboxReply,
  AdminScoreCard,
  AdminSession,
  AdminTakeover,
  AgentReply,
  AuditReply,
  AuditRequest,
  BookingView,
  BookSlotReply,
  BookSlotRequest,
  BriefFact,
  BriefTalk,
  CancelRequest,
  ChangeLeadRequest,
  ChatMessage,
  CompanyView,
  ConversationView,
  CorrectOwnFactRequest,
  ErasureReceipt,
  InsightConversation,
  InsightConversationsReply,
  InsightListRequest,
  InsightNumber,
  InsightReplay,
  InsightReply,
  InviteReply,
  JudgeFindingReply,
  JudgeFindingRequest,
  LeadNote,
  ManagedBooking,
  ModelFailure,
  NewInviteReply,
  OutcomeRequest,
  PasswordRequest,
  PersonMessage,
  PersonMessageRequest,
  PersonPresence,
  ProofRequest,
  RecoveryCodesReply,
  RescheduleRequest,
  SessionsReply,
  SlotsReply,
  StaffNews,
  TakeRequest,
  TeamReply,
  TwoFactorSetUp,
  VisitorEnrichment,
}

/** Restated because the schema file would bring Zod to the browser; the type keeps both equal. */
export const messageMaxChars: typeof MESSAGE_MAX_CHARS = 2_000

/** The scheduler's calls stand in booking-api.ts; those of the staff area in staff-booking-api.ts, inbox-api.ts, lead-api.ts. */
export const { api } = hc<AppType>('/')

export function createConversation(
  visitor: VisitorEnrichment,
): Promise<ApiResult<CreateConversationReply>> {
  const json = { enrichmentData: { visitor } }
  return callApi((options) => api['create-conversation'].$post({ json }, options))
}

export function readConversation(conversationId: string): Promise<ApiResult<ConversationView>> {
  const param = { id: conversationId }
  return callApi((options) => api.conversations[':id'].$get({ param }, options))
}

/** Sending the same `turnId` again is harmless: the server answers with the reply it already gave. */
export function sendMessage(
  json: AgentRequest,
  listener: ReplyListener,
): Promise<ApiResult<unknown>> {
  const headers = { Accept: 'text/event-stream' }
  return callForReply(
    (options) => api['bd-agent-conversation'].$post({ json }, { ...options, headers }),
    listener,
  )
}

/** Sending the same `turnId` again is harmless here, too. */
export function correctFact(json: CorrectFactRequest): Promise<ApiResult<CorrectFactReply>> {
  return callApi((options) => api['correct-fact'].$post({ json }, options))
}

export function recordBooking(
  json: CalendlyBookingRequest,
): Promise<ApiResult<CalendlyBookingReply>> {
  return callApi((options) => api['handle-calendly-booking'].$post({ json }, options))
}

/** The calendar was drawn. Telling it twice is harmless. */
export function noteCalendarOpened(json: BookingOpenedRequest): Promise<ApiResult<null>> {
  return callApi(async (options) => {
    const { ok, status } = await api.bookings.opened.$post({ json }, options)
    return { ok, status, json: async () => null }
  })
}

export function sendAuditRequest(json: AuditRequest): Promise<ApiResult<AuditRequestReply>> {
  return callApi((options) => api['audit-requests'].$post({ json }, options))
}

export function signIn(json: SignInRequest): Promise<ApiResult<SignInReply>> {
  return callApi((options) => api.auth['sign-in'].email.$post({ json }, options))
}

export function signOut(): Promise<ApiResult<null>> {
  return callApi(async (options) => {
    const { ok, status } = await api.auth['sign-out'].$post({}, options)
    return { ok, status, json: async () => null }
  })
}

export function readSession(): Promise<ApiResult<AdminSession>> {
  return callApi((options) => api.admin.me.$get({}, options))
}

export function listMessages(conversationId: string): Promise<ApiResult<AdminMessagesReply>> {
  const param = { id: conversationId }
  return callApi((options) => api.admin.conversations[':id'].messages.$get({ param }, options))
}

export function readScoreCard(conversationId: string): Promise<ApiResult<AdminScoreCard>> {
  const param = { id: conversationId }
  return callApi((options) => api.admin.conversations[':id']['score-card'].$get({ param }, options))
}
