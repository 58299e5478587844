import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import type { AgentReply } from '#contract/conversations.ts'
import { BOOKING_STATUSES } from '#domain/booking-status.ts'
import type { ScoreCard } from '#domain/score-card.ts'
import { user } from '#server/platform/db/schema/auth.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { moment } from '#server/platform/db/schema/moment.ts'

/** One conversation of a visitor with the agent, and all the product knows of it. */
export const diagnosticConversations = pgTable(
  'diagnostic_conversations',
  {
    id: uuid().primaryKey(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** SHA-256 of the visitor's secret, hex. The secret itself is only in the visitor's cookie. */
    ownerHash: text('owner_hash').notNull(),

    visitorId: uuid('visitor_id'),
    referrer: text().notNull(),
    landingPage: text('landing_page').notNull(),
    userAgent: text('user_agent').notNull(),
    utmSource: text('utm_source').notNull(),
    utmMedium: text('utm_medium').notNull(),
    utmCampaign: text('utm_campaign').notNull(),
    /** The source of the visit, one word of `nameSource`; null in older rows until a job has named them. */
    source: text(),

    brain: text().notNull(),
    agentState: jsonb('agent_state').$type<ConversationState>().notNull(),
    turnCount: integer('turn_count').notNull().default(0),
    messageCount: integer('message_count').notNull().default(0),

    /** Tokens that models have used for it, in and out. */
    modelTokens: integer('model_tokens').notNull().default(0),
    /** The visitor's chat asked that the company be looked up once it is known. */
    wantsEnrichment: boolean('wants_enrichment').notNull().default(false),

    contactName: text('contact_name'),
    companyName: text('company_name'),
    companyWebsite: text('company_website'),
    email: text(),
    phone: text(),
    facts: jsonb().$type<AgentReply['facts']>().notNull().default({}),

    leadScore: smallint('lead_score').notNull().default(0),
    coverage: doublePrecision().notNull().default(0),
    scoreCard: jsonb('score_card').$type<ScoreCard>(),
    /** 0..1; null until the visitor has written. */
    sentimentScore: doublePrecision('sentiment_score'),
    painSeverity: text('pain_severity', { enum: ['low', 'medium', 'high'] }),

    /** The state of the conversation's newest booking; null when no calendar was offered. */
    bookingStatus: text('booking_status', { enum: BOOKING_STATUSES }),
    /** The time from which the visitor has asked for a person, or was handed to one; null when neither. */
    wantsPersonAt: moment('wants_person_at'),
    wantsPersonReason: text('wants_person_reason', {
      enum: ['asked', 'abuse', 'off_topic', 'distress', 'question'],
    }),

    bookingReason: text('booking_reason', { enum: ['qualified', 'requested'] }),

    /** The person that this conversation is with, once that is known. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    /** The member of staff who answers instead of the agent; null while the agent does. */
    takenById: text('taken_by_id').references(() => user.id, { onDelete: 'set null' }),
    /** The name that the visitor sees. */
    takenByName: text('taken_by_name'),
    takenAt: moment('taken_at'),
    /** The visitor would rather have the agent's answers than wait for a person. */
    prefersAgent: boolean('prefers_agent').notNull().default(false),
  },
  (table) => [
    index('diagnostic_conversations_newest').on(table.createdAt.desc(), table.id),
    index('diagnostic_conversations_latest').on(table.updatedAt.desc(), table.id),
    index('diagnostic_conversations_owner').on(table.ownerHash),
    index('diagnostic_conversations_lead').on(table.leadId),
    // This and the one of bookings hold all that a search by them reads: the rows themselves are left alone.
    index('diagnostic_conversations_score').on(
      table.leadScore.desc(),
      table.createdAt.desc(),
      table.id,
    ),
    // One for each thing that staff narrow the list down by, in the order of the list.
    index('diagnostic_conversations_source').on(table.source, table.createdAt.desc(), table.id),
    index('diagnostic_conversations_unnamed').on(table.id).where(sql`${table.source} is null`),
    index('diagnostic_conversations_severity').on(
      sql`coalesce(${table.painSeverity}, 'medium')`,
      table.createdAt.desc(),
      table.id,
    ),
    index('diagnostic_conversations_sentiment').on(
      sql`(case when coalesce(${table.sentimentScore}, 0.5) < 0.4 then 'low' when coalesce(${table.sentimentScore}, 0.5) < 0.7 then 'mid' else 'high' end)`,
      table.createdAt.desc(),
      table.id,
    ),
    index('diagnostic_conversations_booking').on(
      sql`coalesce(${table.bookingStatus}, 'none')`,
      table.createdAt.desc(),
      table.id,
      table.bookingStatus,
    ),
    index('diagnostic_conversations_person')
      .on(table.createdAt.desc(), table.id)
      .where(sql`${table.wantsPersonAt} is not null`),
  ],
)

/** Up to when a member of the staff has looked at a conversation, on whatever device. */
export const staffSeen = pgTable(
  'staff_seen',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => diagnosticConversations.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('staff_seen_of_user').on(table.userId),
  ],
)

const wordList = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The search terms of a conversation, in one list: the folded words of its messages and names, the digits of phone
 * numbers, the domain of its email address, and pairs of letters of scripts without spaces. Triggers, which live in the
 * migrations alone, note what changed.
 */
export const conversationWords = pgTable(
  'conversation_words',
  {
    conversationId: uuid('conversation_id')
      .primaryKey()
      .references(() => diagnosticConversations.id, { onDelete: 'cascade' }),
    /** Of the conversation: lists are in this order. */
    createdAt: moment('created_at').notNull(),
    words: wordList().notNull(),
  },
  (table) => [
    index('conversation_words_newest').on(table.createdAt.desc(), table.conversationId),
    index('conversation_words_words').using('gin', sql`${table.words}`),
  ],
)

/** Conversations whose list of words is no longer right: until it is made anew, their messages are searched themselves. */
export const conversationWordChanges = pgTable(
  'conversation_word_changes',
  {
    conversationId: uuid('conversation_id').notNull(),
    /** Not a sequence: one begins anew in a database that a backup was put into. */
    id: uuid().notNull().defaultRandom(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.id] })],
)
