import { z } from 'zod'
import { isUsualTime, USUAL_TIME } from '#contract/typed-fields.ts'
import { BOOKABLE_SCORE } from '#domain/booking-rule.ts'

const WholeScore = z.coerce.number().int().min(0).max(100)
const Day = z.iso.date('Enter a date such as 2026-11-20.').refine(isUsualTime, USUAL_TIME)

/** Days of the firm, both included. Without the first one it is so many days; without the last one, until today. */
export const InsightRange = z.object({
  from: Day.optional(),
  to: Day.optional(),
  days: z.coerce.number().int().min(1).max(731).default(30),
})
export type InsightRange = z.infer<typeof InsightRange>

export const InsightRequest = InsightRange.extend({
  /** The score that a call would need instead of today's. */
  threshold: WholeScore.default(BOOKABLE_SCORE),
})
export type InsightRequest = z.infer<typeof InsightRequest>

/** Which conversations a number counts. `of` and `part` name the line and the column that it stands in. */
export const InsightFigure = z.object({
  figure: z.enum([
    'opened',
    'step',
    'beside',
    'source',
    'score',
    'judged',
    'question',
    'mood',
    'answer',
    'person',
    'replay',
  ]),
  of: z.string().max(80).default(''),
  part: z.string().max(40).default(''),
})
export const InsightListRequest = InsightRequest.extend(InsightFigure.shape)
export type InsightListRequest = z.infer<typeof InsightListRequest>

/** `filter` is the query of `/api/admin/insight/conversations` that lists what was counted. */
const Figure = z.object({ count: z.number().int(), filter: z.string() })
export type InsightNumber = z.infer<typeof Figure>

const OutcomeFigures = z.object({
  won: Figure,
  lost: Figure,
  held: Figure,
  coming: Figure,
  no_show: Figure,
  cancelled: Figure,
  none: Figure,
})

export const InsightReplay = z.object({
  threshold: z.number().int(),
  /** Today's. */
  current: z.number().int(),
  today: Figure,
  offered: Figure,
  gained: Figure,
  lost: Figure,
  outcomes: z.object({ gained: OutcomeFigures, lost: OutcomeFigures }),
})
export type InsightReplay = z.infer<typeof InsightReplay>

const MedianMs = z.number().nullable()

export const InsightReply = z.object({
  range: z.object({ from: z.iso.date(), to: z.iso.date(), time_zone: z.string() }),
  /** Counted without cookies, so no conversation can be laid beside a visit. */
  visits: z.object({
    visit: z.number().int(),
    view: z.number().int(),
    chat_opened: z.number().int(),
    form_opened: z.number().int(),
  }),
  opened: Figure,
  /** Each step counts only those of the step before; `beside` those who came there without qualifying. */
  funnel: z.array(
    z.object({
      step: z.enum(['chat', 'qualified', 'offered', 'confirmed', 'held']),
      figure: Figure,
      /** Of the step before, 0..1; null when that is empty, or cannot be compared. */
      share: z.number().nullable(),
      beside: Figure.nullable(),
    }),
  ),
  sources: z.array(
    z.object({
      source: z.string(),
      visits: z.number().int(),
      chats: Figure,
      qualified: Figure,
      confirmed: Figure,
    }),
  ),
  scores: z.array(
    z.object({
      from: z.number().int(),
      to: z.number().int(),
      all: Figure,
      outcomes: OutcomeFigures,
      right: Figure,
      wrong: Figure,
    }),
  ),
  /** By how many ended there; a question that nobody was asked is left out. */
  questions: z.array(
    z.object({
      asking: z.string(),
      ended: Figure,
      asked: Figure,
      /** Of those asked, 0..1. */
      share: z.number(),
    }),
  ),
  answers: z.object({
    median_ms: MedianMs,
    /** Nineteen of twenty answers were faster. */
    slowest_twentieth_ms: MedianMs,
    count: z.number().int(),
    bands: z.array(z.object({ band: z.string(), figure: Figure })),
  }),
  persons: z.object({
    wanted: Figure,
    median_ms: MedianMs,
    bands: z.array(z.object({ band: z.string(), figure: Figure })),
    /** From the form, which has no conversation. */
    requests: z.object({
      count: z.number().int(),
      answered: z.number().int(),
      median_ms: MedianMs,
    }),
  }),
  moods: z.array(z.object({ band: z.string(), figure: Figure })),
  replay: InsightReplay,
})
export type InsightReply = z.infer<typeof InsightReply>

export const InsightConversation = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  contact_name: z.string().nullable(),
  company_name: z.string().nullable(),
  email: z.string().nullable(),
  lead_score: z.number().int(),
  message_turns: z.number().int(),
  source: z.string(),
  outcome: z.enum(['won', 'lost', 'held', 'coming', 'no_show', 'cancelled', 'none']),
  last_asked: z.string(),
})
export type InsightConversation = z.infer<typeof InsightConversation>

export const InsightConversationsReply = z.object({
  total: z.number().int(),
  /** Newest first, 200 at most. */
  conversations: z.array(InsightConversation),
})
export type InsightConversationsReply = z.infer<typeof InsightConversationsReply>
