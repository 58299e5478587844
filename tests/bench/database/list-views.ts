import type { Pool } from 'pg'
import type { AdminConversationsQuery } from '#contract/admin-conversations-query.ts'
import type { Deps } from '#server/deps.ts'
import { listOutbox } from '#server/features/inbox/admin-outbox-routes.ts'
import { listBookings } from '#server/features/inbox/bookings/read-bookings.ts'
import {
  CONVERSATION_COLUMNS,
  composeCsv,
  readPages,
} from '#server/features/inbox/export/compose-csv.ts'
import { listConversations } from '#server/features/inbox/list-conversations.ts'
import { readConversationView } from '#server/features/inbox/read-conversation-view.ts'
import { listDeliveries } from '#server/features/leads/delivery/staff-deliveries.ts'
import { listLeads } from '#server/features/leads/list-leads.ts'
import { listAudit } from '#server/features/staff/audit/audit-log.ts'
import { readFigures } from '#server/platform/metrics/create-metrics.ts'

type OfPool = Deps['db'] & { $client: Pool }
export type View = { name: string; run: (deps: Deps) => Promise<unknown> }

const STAFF = { staffId: 'staff1' }
/** A year before the newest: half-way down a list of two years. */
const DEEP = { createdAt: '2025-11-22T00:00:00.000Z', id: '00000000-0000-0000-0000-000000000000' }
const OLD = { at: DEEP.createdAt, id: DEEP.id }

const ofConversations: [string, AdminConversationsQuery][] = [
  ['newest', {}],
  ['a page in the middle', { before: DEEP }],
  ['by latest activity', { sort: 'latest' }],
  ['unread', { unread: 'true', sort: 'latest' }],
  ['score 90 and more', { minScore: 90 }],
  ['score 99 and more', { minScore: 99 }],
  ['severity high', { severity: 'high' }],
  ['sentiment low', { sentiment: 'low' }],
  ['booking held', { bookingStatus: ['held'] }],
  ['booking confirmed (few)', { bookingStatus: ['confirmed'] }],
  ['booking claimed or moved', { bookingStatus: ['claimed', 'rescheduled'] }],
  ['with a call', { isBooked: true }],
  ['lead won', { leadStatus: 'won' }],
  ['a common source', { source: 'direct' }],
  ['a rare source', { source: 'campaign-39' }],
  ['a source that is nowhere', { source: 'nowhere' }],
  ['a person wanted', { wantsPerson: true }],
  ['a month', { from: '2026-01-01', to: '2026-01-31' }],
  ['severity and sentiment', { severity: 'high', sentiment: 'low' }],
  ['source and severity', { source: 'site150.example', severity: 'high' }],
  ['two that exclude each other', { bookingStatus: ['offered'], isBooked: true }],
  ['a word of every conversation', { text: 'the' }],
  ['a word of 1 message in 10', { text: 'falcon' }],
  ['of 1 in 100', { text: 'osprey' }],
  ['of 1 in 1,000', { text: 'heron' }],
  ['of 1 in 10,000', { text: 'narwhal' }],
  ['of 1 in 100,000', { text: 'quokka' }],
  ['a word that is nowhere', { text: 'xylophone' }],
  ['one letter', { text: 'q' }],
  ['two words of 1 in 100', { text: 'osprey invoices' }],
  ['two words of 1 in 1,000', { text: 'heron osprey' }],
  ['the domain of an address', { text: 'host77.example' }],
  ['Chinese', { text: '发票' }],
  ['a rare word and a filter', { text: 'narwhal', severity: 'high' }],
  ['a common word and a rare filter', { text: 'invoices', bookingStatus: ['confirmed'] }],
  ['a word in the middle', { text: 'osprey', before: DEEP }],
]

/** What staff look at, with filters that are common, rare and empty. */
export function listViews(): View[] {
  return [
    ...ofConversations.map(([name, query]) => ({
      name: `conversations: ${name}`,
      run: (deps: Deps) => listConversations(deps, query),
    })),
    ...listLeadViews(),
    { name: 'bookings', run: (deps) => listBookings(deps) },
    { name: 'outbox', run: (deps) => listOutbox(deps, 'admin') },
    { name: 'deliveries: newest', run: (deps) => listDeliveries(deps, {}) },
    { name: 'deliveries: failed', run: (deps) => listDeliveries(deps, { status: 'failed' }) },
    {
      name: 'deliveries: none of Hubspot',
      run: (deps) => listDeliveries(deps, { channel: 'hubspot' }),
    },
    { name: 'audit log: newest', run: (deps) => listAudit(deps, {}) },
    { name: 'audit log: a person', run: (deps) => listAudit(deps, { actor: 'staff3' }) },
    {
      name: 'audit log: an action of nobody',
      run: (deps) => listAudit(deps, { action: 'lead.erase' }),
    },
    { name: 'one conversation', run: readOne },
    { name: 'export: 1,000 rows of the table', run: exportTwoPages },
    { name: 'metrics', run: ({ db, clock }) => readFigures((db as OfPool).$client, clock()) },
  ]
}

function listLeadViews(): View[] {
  const queries: [string, Parameters<typeof listLeads>[1]][] = [
    ['newest', STAFF],
    ['in the middle', { ...STAFF, before: OLD }],
    ['won', { ...STAFF, status: 'won' }],
    ['owned by nobody, lost', { ...STAFF, owner: 'none', status: 'lost' }],
    ['of mine', { ...STAFF, owner: 'me' }],
    ['due', { ...STAFF, due: 'open' }],
    ['a part of a name', { ...STAFF, text: 'okaf' }],
    ['an address', { ...STAFF, text: 'person3@' }],
    ['text that is nowhere', { ...STAFF, text: 'xylophone' }],
  ]
  return queries.map(([name, query]) => ({
    name: `leads: ${name}`,
    run: (deps: Deps) => listLeads(deps, query),
  }))
}

/** The five hundredth, which every size has. */
const FIVE_HUNDREDTH = '9d806a29-75f5-8922-da45-df3fec22f812'

/** A conversation as staff open it. */
function readOne(deps: Deps) {
  const staff = { id: 'staff1', email: 'staff1@bench.example' }
  return readConversationView(deps, { id: FIVE_HUNDREDTH, staff })
}

/** The first two pages of the table, which are as long as any other two. */
async function exportTwoPages({ db }: Deps) {
  const parts = composeCsv(
    CONVERSATION_COLUMNS,
    readPages({ db }, { filter: undefined, pageSize: 500 }),
  )
  for (let part = 0; part < 3; part += 1) await parts.next()
}
