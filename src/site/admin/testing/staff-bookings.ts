import type {
  AdminBooking,
  AdminBookingsReply,
  AdminBrief,
  BriefTalk,
} from '#contract/admin-bookings.ts'

export const BOOKING_ID = '33333333-3333-4333-8333-333333333333'
export const TALK_ID = '11111111-1111-4111-8111-111111111111'

export function makeBooking(known: Partial<AdminBooking> = {}): AdminBooking {
  return {
    id: BOOKING_ID,
    conversation_id: TALK_ID,
    provider: 'embedded',
    status: 'confirmed',
    starts_at: '2999-11-24T15:00:00.000Z',
    ends_at: '2999-11-24T15:30:00.000Z',
    name: 'Maya Okafor',
    email: 'maya@harborfreightco.com',
    company: 'Harbor Freight Co',
    time_zone: 'America/Chicago',
    join_url: 'https://meet.example/room',
    moves: 0,
    booking_reason: 'qualified',
    lead_score: 66,
    outcome: null,
    was_score_right: null,
    judged_score: null,
    created_at: '2026-11-20T15:00:00.000Z',
    ...known,
  }
}

export function makeList(known: Partial<AdminBookingsReply> = {}): AdminBookingsReply {
  return {
    upcoming: [],
    unconfirmed: [],
    others: [],
    counts: {
      upcoming: 0,
      claims_waiting: 0,
      claims_expired: 0,
      held: 0,
      no_show: 0,
      offered_unused: 0,
    },
    last_provider_message_at: null,
    ...known,
  }
}

const SAID = { quote: '15 hours a week each', said_at: '2026-11-20T15:04:00.000Z' }

const talk: BriefTalk = {
  findings: [],
  conversation_id: TALK_ID,
  started_at: '2026-11-20T15:00:00.000Z',
  message_count: 12,
  wants_person_reason: null,
  worksheet: {
    rows: [
      {
        row: 'process',
        value: 'keying bills of lading',
        unit: null,
        state: 'agreed',
        quotes: [{ quote: 'key bills of lading by hand', messageId: 'u1' }],
        origin: 'said',
      },
      {
        row: 'hours',
        value: 45,
        unit: 'hours/week',
        workings: '3 × 15 hours a week each',
        state: 'to_check',
        quotes: [{ quote: '15 hours a week each', messageId: 'u1' }],
        origin: 'worked_out',
      },
      { row: 'rate', value: 32, unit: 'USD/hour', state: 'agreed', quotes: [], origin: 'edited' },
      { row: 'tools', value: null, unit: null, state: 'open', quotes: [], origin: null },
      { row: 'errors', value: null, unit: 'percent', state: 'refused', quotes: [], origin: 'said' },
    ],
    estimate: {
      savings: 29_952,
      hoursSaved: 18,
      automationPercent: 40,
      formula: '45 hours × $32 × 52 weeks × 40% = $29,952 a year',
      cost: {
        audit: { minimumUsd: 25_000, maximumUsd: 50_000 },
        pilot: { minimumUsd: 80_000, maximumUsd: 150_000 },
        implementation: { minimumUsd: 150_000, maximumUsd: null },
      },
      paybackMonths: 60.1,
      verdict: 'too_small',
      why: 'This is too small for us.',
      ifRight: ['hours'],
    },
  },
  company: [
    {
      slot: 'company_website',
      label: 'Website',
      value: 'harborfreightco.com',
      href: 'https://harborfreightco.com',
      note: '',
      source: 'chat',
      quote: 'harborfreightco.com',
      said_at: SAID.said_at,
    },
  ],
  intent: [
    {
      slot: 'budget',
      label: 'Budget',
      value: 'would not say',
      href: null,
      note: '',
      source: 'score_card',
      quote: 'rather not',
      said_at: SAID.said_at,
    },
  ],
  pain: [{ sentence: 'Honestly it is a nightmare.', quote: 'nightmare', said_at: SAID.said_at }],
  estimate: {
    figures: {
      annual_savings: 29_952,
      annual_cost: 74_880,
      time_saved_per_week: 18,
      automation_percent: 40,
      payback_months: 60.1,
      three_year_net: -60_144,
    },
    missing: '',
    inputs: [
      {
        slot: 'manual_hours',
        label: 'Manual hours',
        value: '45 hours a week',
        note: 'worked out: 3 × 15 hours a week each',
        is_assumed: false,
        ...SAID,
      },
      {
        slot: 'error_rate',
        label: 'Error rate',
        value: 'counted as 0%',
        note: 'nobody said it. Each percent adds 2 points, $1,498 a year',
        is_assumed: true,
        quote: '',
        said_at: null,
      },
    ],
    steps: ['Cost today: 45 hours × $32 × 52 weeks = $74,880 a year'],
  },
  score_card: {
    score: 66,
    coverage: 0.9,
    caps: [{ id: 'no_budget', limit: 69, reason: 'No budget for it.' }],
    signals: [
      {
        name: 'manual_hours',
        score: 88,
        weight: 20,
        points: 17.6,
        evidence: [{ quote: '15 hours a week each', messageId: 'm2' }],
      },
    ],
  },
  unanswered: [{ quote: 'Are you SOC 2 certified?', said_at: SAID.said_at }],
  open_questions: [
    {
      slot: 'budget',
      text: 'What is the budget?',
      points: 10,
      note: 'declined in the chat',
    },
  ],
  attribution: {
    referrer: 'https://www.google.com/',
    landing_page: '/library/agentic-vs-rpa',
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'freight',
  },
}

export function makeBrief(known: Partial<AdminBrief> = {}): AdminBrief {
  return {
    booking: makeBooking(),
    events: [
      {
        kind: 'created',
        source: 'provider',
        at: '2026-11-20T15:12:00.000Z',
        received_at: '2026-11-20T15:12:00.000Z',
        starts_at: '2999-11-24T15:00:00.000Z',
        detail: '',
      },
    ],
    person: [
      {
        slot: 'email',
        label: 'Email',
        value: 'maya@harborfreightco.com',
        href: 'mailto:maya@harborfreightco.com',
        note: '',
        source: 'calendar',
        quote: '',
        said_at: null,
      },
    ],
    talk,
    first_questions: [
      {
        text: 'You wrote “15 hours a week each”. Is that so for every one of them?',
        reason: 'Each hour a week moves it by $666 a year.',
        ...SAID,
      },
      { text: 'Who else has a say?', reason: 'It weighs 10 points.', quote: '', said_at: null },
      { text: 'By when?', reason: 'It weighs 12 points.', quote: '', said_at: null },
    ],
    ...known,
  }
}
