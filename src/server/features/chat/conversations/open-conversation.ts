import { asc, eq, sql } from 'drizzle-orm'
import { composeWorksheet } from '#agent/decide/estimate-roi.ts'
import {
  ConversationView,
  type CreateConversationReply,
  type VisitorEnrichment,
} from '#contract/conversations.ts'
import type { StaffNews } from '#contract/live.ts'
import { nameSource } from '#domain/traffic-source.ts'
import type { Deps } from '#server/deps.ts'
import { findLeadingBooking } from '#server/features/bookings/ledger/note-in-conversation.ts'
import { toBookingView } from '#server/features/bookings/managed-booking.ts'
import {
  listSignalScores,
  toChatMessage,
} from '#server/features/chat/conversations/to-agent-reply.ts'
import { describePresence } from '#server/features/chat/takeover/describe-presence.ts'
import {
  hashSecret,
  type Key,
  readOwnConversation,
} from '#server/features/conversations/conversation.ts'
import { composeConversationKey } from '#server/features/conversations/manage-key.ts'
import { readCompanyView } from '#server/features/enrichment/read-company-view.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'

type Opening = { visitor: VisitorEnrichment; presentedSecret: string | null }
type Opened = { secret: string; reply: CreateConversationReply }

/** Opens a conversation with the stored welcome message. `secret` is the one that owns it. */
export async function createConversation(
  deps: Pick<Deps, 'db' | 'clock' | 'createId' | 'createSecret' | 'brain' | 'config'>,
  { visitor, presentedSecret }: Opening,
): Promise<Opened> {
  const opening = deps.brain.openConversation()
  const conversationId = deps.createId()
  const now = deps.clock()
  const welcome = {
    conversationId,
    id: deps.createId(),
    position: 0,
    role: 'assistant' as const,
    type: 'text' as const,
    content: opening.text,
    authorName: null,
    brain: null,
    brainNote: null,
    metadata: null,
    createdAt: now,
  }
  const secret = await chooseSecret(deps, presentedSecret)
  const opened = deps.db.insert(diagnosticConversations).values({
    id: conversationId,
    createdAt: now,
    updatedAt: now,
    ownerHash: hashSecret(secret),
    ...toAttribution(visitor),
    source: nameArrival(deps, visitor),
    brain: deps.brain.name,
    agentState: opening.state,
    messageCount: 1,
  })
  const welcomed = deps.db.insert(diagnosticMessages).values(welcome)
  const news: StaffNews = { kind: 'conversation', conversationId }
  // One statement is a transaction of its own.
  await deps.db.execute(sql`
    with opened as (${opened.getSQL()}), welcomed as (${welcomed.getSQL()})
    select pg_notify('staff_news', ${JSON.stringify(news)})`)
  const ownKey = composeConversationKey(deps.config.authSecret, conversationId)
  const welcomeMessage = toChatMessage(welcome)
  const reply = { conversationId, ownKey, welcomeMessage, ...describeKeeping(deps) }
  return { secret, reply }
}

/** One browser keeps one secret, but only one that we made: a planted cookie must not own anything. */
async function chooseSecret(
  { db, createSecret }: Pick<Deps, 'db' | 'createSecret'>,
  presentedSecret: string | null,
): Promise<string> {
  if (!presentedSecret) return createSecret()
  const [owned] = await db
    .select({ id: diagnosticConversations.id })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.ownerHash, hashSecret(presentedSecret)))
    .limit(1)
  return owned ? presentedSecret : createSecret()
}

function nameArrival(
  { config }: Pick<Deps, 'config'>,
  { utmParams, referrer }: VisitorEnrichment,
): string {
  const ownHost = new URL(config.siteUrl).host
  return nameSource({ utmSource: utmParams.source, referrer, ownHost })
}

function toAttribution(visitor: VisitorEnrichment) {
  return {
    visitorId: visitor.previousVisit,
    referrer: visitor.referrer,
    landingPage: visitor.landingPage,
    userAgent: visitor.userAgent,
    utmSource: visitor.utmParams.source,
    utmMedium: visitor.utmParams.medium,
    utmCampaign: visitor.utmParams.campaign,
  }
}

/** A conversation as its owner gets it back after a reload. */
export async function readConversation(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'brain' | 'turnsUnderWay'>,
  key: Key,
): Promise<ConversationView> {
  const { db } = deps
  const { id } = await readOwnConversation(db, key)
  // In the middle of a reply, a reader would see words that may still be replaced.
  await deps.turnsUnderWay.whenQuiet(id)
  const conversation = await readOwnConversation(db, key)
  const [messages, booking, company] = await Promise.all([
    db
      .select()
      .from(diagnosticMessages)
      .where(eq(diagnosticMessages.conversationId, conversation.id))
      .orderBy(asc(diagnosticMessages.position)),
    findLeadingBooking(db, conversation.id, { now: deps.clock(), isUsed: true }),
    readCompanyView(db, conversation.id),
  ])
  return ConversationView.parse({
    conversationId: conversation.id,
    ownKey: composeConversationKey(deps.config.authSecret, conversation.id),
    messages: messages.map(toChatMessage),
    leadScore: conversation.leadScore,
    qualificationSignals: listSignalScores(conversation.scoreCard),
    scoreCard: conversation.scoreCard,
    facts: conversation.facts,
    worksheet: composeWorksheet(conversation.agentState),
    booking: booking && toBookingView(deps, booking),
    person: describePresence(deps, conversation),
    company,
    ...describeKeeping(deps),
  })
}

/** The settings that the chat's notice depends on: retention, language model, and mail. */
function describeKeeping({ config, brain }: Pick<Deps, 'config' | 'brain'>) {
  return {
    retentionDays: config.retentionDays ?? null,
    model: brain.model?.name ?? null,
    sendsMail: config.smtpUrl !== undefined,
  }
}
