import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeEmbeddedUris } from '#server/features/bookings/ledger/booking-uri.ts'
import { insertBooking } from '#server/features/bookings/ledger/open-booking.ts'
import { recordEvents } from '#server/features/bookings/ledger/record-events.ts'
import { createAdmin, insertMember } from '#server/features/staff/auth/account.ts'
import { hashPassword } from '#server/features/staff/auth/password.ts'
import { session, user, userRoles } from '#server/platform/db/schema/auth.ts'
import { conversationFindings } from '#server/platform/db/schema/enrichment.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const PASSWORD = 'correct horse battery'
/** Well formed, and nothing has it. */
const NOTHING = '00000000-0000-4000-8000-000000000000'

const ACTORS = [
  'nobody',
  'another visitor',
  'removed member',
  'expired session',
  'account without a role',
  'viewer',
  'admin',
  'visitor',
] as const
type Actor = (typeof ACTORS)[number]

type World = {
  conversationId: string
  ownKey: string
  findingId: string
  visitor: TestBrowser
  other: TestBrowser
}
type Rule = {
  /** Who gets through, and with which status. Everybody else is refused. */
  open: Partial<Record<Actor, number>>
  /** What the others get, where it is not the refusal of the staff area. */
  refusal?: number
  json?: object | ((world: World) => object)
  /** The visitor alone knows the key of the conversation, and sends it. */
  isByKey?: boolean
}

const everybody = (status: number, json?: Rule['json']): Rule => ({
  open: Object.fromEntries(ACTORS.map((actor) => [actor, status])),
  ...(json && { json }),
})
/** Whoever of the staff, to read. */
const staff = (status: number, json?: Rule['json']): Rule => ({
  open: { viewer: status, admin: status },
  ...(json && { json }),
})
const admins = (status: number, json?: Rule['json']): Rule => ({
  open: { admin: status },
  ...(json && { json }),
})
/** The visitor whose conversation it is. For everybody else, staff included, it is not there. */
const owner = (status: number, json?: Rule['json']): Rule => ({
  open: { visitor: status },
  refusal: 404,
  ...(json && { json }),
})
const holder = (status: number, json?: Rule['json']): Rule => ({
  ...owner(status, json),
  isByKey: true,
})

const ownConversation = ({ conversationId }: World) => ({ conversationId })
const wrongPassword = { password: 'wrong password here' }
const proof = { ...wrongPassword, code: '000000' }

/** 400, 404 and 409 stand for: let through, and then told that the request makes no sense. */
const RULES: Record<string, Rule> = {
  'GET /api/openapi.json': everybody(200),
  'GET /api/health': everybody(200),
  'GET /api/ready': everybody(200),
  // Without METRICS_TOKEN.
  'GET /api/metrics': { open: {}, refusal: 404 },
  'POST /api/events': everybody(204, { events: ['view'], path: '/' }),
  'POST /api/create-conversation': everybody(201, {}),
  'POST /api/audit-requests': everybody(400, {}),
  'POST /api/estimate': everybody(415, {}),
  'POST /api/webhooks/calendly': everybody(503, {}),
  'GET /api/booking-slots': everybody(200),
  'POST /api/bookings': everybody(400, {}),

  'POST /api/bd-agent-conversation': owner(200, (world) => ({
    ...ownConversation(world),
    message: 'Hello',
  })),
  'POST /api/correct-fact': owner(200, (world) => ({
    ...ownConversation(world),
    slot: 'team_size',
    value: 12,
    turnId: randomUUID(),
  })),
  'POST /api/judge-finding': owner(200, (world) => ({
    ...ownConversation(world),
    findingId: world.findingId,
    verdict: 'wrong',
    turnId: randomUUID(),
  })),
  'GET /api/conversations/:id': owner(200),
  'GET /api/conversations/:id/live': owner(200),
  'POST /api/conversations/:id/preference': owner(200, { prefers: 'agent' }),
  'POST /api/conversations/:id/typing': owner(204),
  'POST /api/bookings/opened': owner(204, ownConversation),
  'POST /api/handle-calendly-booking': owner(200, (world) => ({
    ...ownConversation(world),
    eventUri: 'https://api.calendly.com/scheduled_events/AAA',
    inviteeUri: 'https://api.calendly.com/scheduled_events/AAA/invitees/BBB',
  })),

  'GET /api/my-conversation': holder(200),
  'POST /api/my-conversation/correct-fact': holder(200, () => ({
    slot: 'team_size',
    value: 12,
    turnId: randomUUID(),
  })),
  // No mail server here: refused after the key was read.
  'POST /api/my-conversation/email-estimate': holder(409, () => ({
    email: 'ann@acme.example',
    attemptId: randomUUID(),
  })),
  'GET /api/my-conversation/record.json': holder(200),
  'GET /api/my-conversation/record.txt': holder(200),
  'POST /api/my-conversation/erase': holder(200, { confirm: true }),

  // By the key in a mail, which nobody here has.
  'GET /api/booking': { open: {}, refusal: 404 },
  'POST /api/booking/reschedule': {
    open: {},
    refusal: 404,
    json: { startsAt: '2999-01-01T10:00:00.000Z' },
  },
  'POST /api/booking/cancel': { open: {}, refusal: 404, json: {} },
  'GET /api/booking/calendar.ics': { open: {}, refusal: 404 },

  'POST /api/auth/sign-in/email': everybody(401, { email: 'x@firm.example', ...wrongPassword }),
  'POST /api/auth/sign-in/second-step': everybody(401, { code: '000000' }),
  'POST /api/auth/sign-out': everybody(204),
  'POST /api/auth/join/look-up': everybody(404, { token: 'x'.repeat(43) }),
  'POST /api/auth/join': everybody(404, { token: 'x'.repeat(43), password: PASSWORD }),

  'GET /api/admin/me': staff(200),
  'GET /api/admin/account': staff(200),
  'POST /api/admin/account/password': staff(400, { ...wrongPassword, new_password: PASSWORD }),
  'GET /api/admin/account/sessions': staff(200),
  'DELETE /api/admin/account/sessions': staff(204),
  'DELETE /api/admin/account/sessions/:id': staff(404),
  'GET /api/admin/account/views': staff(200),
  'POST /api/admin/account/views': staff(201, {
    ...{ page: 'leads', name: 'Mine', query: 'owner=me' },
  }),
  'DELETE /api/admin/account/views/:id': staff(404),
  'POST /api/admin/account/two-factor/set-up': staff(400, wrongPassword),
  'POST /api/admin/account/two-factor/confirm': staff(400, { code: '000000' }),
  'POST /api/admin/account/two-factor/recovery-codes': staff(409, proof),
  'POST /api/admin/account/two-factor/turn-off': staff(409, proof),

  'GET /api/admin/team': staff(200),
  'POST /api/admin/team/invites': admins(201, { email: 'new@firm.example', role: 'viewer' }),
  'DELETE /api/admin/team/invites/:id': admins(404),
  'PUT /api/admin/team/members/:id/role': admins(404, { role: 'admin' }),
  'DELETE /api/admin/team/members/:id': admins(404),
  'GET /api/admin/audit': admins(200),

  'GET /api/admin/live': staff(200),
  'GET /api/admin/conversations': staff(200),
  'GET /api/admin/conversations/:id': staff(200),
  'POST /api/admin/conversations/:id/seen': staff(204, { seen_at: '2026-11-30T10:00:00.000Z' }),
  'POST /api/admin/conversations/seen': staff(204),
  'GET /api/admin/conversations/:id/messages': staff(200),
  'GET /api/admin/conversations/:id/score-card': staff(200),
  'GET /api/admin/conversations/:id/takeover': staff(200),
  'POST /api/admin/conversations/:id/take': admins(200, {}),
  'POST /api/admin/conversations/:id/messages': admins(409, { id: NOTHING, text: 'Hello' }),
  'POST /api/admin/conversations/:id/typing': admins(409),
  'POST /api/admin/conversations/:id/hand-back': admins(200, {}),
  'POST /api/admin/conversations/:id/translation': admins(409),
  'POST /api/admin/conversations/:id/erase': admins(200, ({ conversationId }) => ({
    confirm: conversationId,
  })),

  'GET /api/admin/bookings': staff(200),
  'GET /api/admin/bookings/:id': staff(200),
  'GET /api/admin/bookings/:id/brief': staff(200),
  'POST /api/admin/bookings/:id/outcome': admins(200, { outcome: 'held' }),
  'GET /api/admin/outbox': staff(200),
  'POST /api/admin/outbox/:id/send-again': admins(409),

  'GET /api/admin/leads': staff(200),
  'GET /api/admin/leads/:id': staff(404),
  'PATCH /api/admin/leads/:id': admins(404, { status: 'won' }),
  'POST /api/admin/leads/status': admins(200, { ids: [NOTHING], status: 'won' }),
  'GET /api/admin/leads/:id/duplicates': admins(404),
  'GET /api/admin/leads/:id/merge/:otherId': admins(400),
  'POST /api/admin/leads/:id/merge': admins(400, { other_id: NOTHING, version: 'seen' }),
  'POST /api/admin/leads/:id/emails': admins(404, { id: NOTHING, subject: 'Hi', text: 'Hello' }),
  'POST /api/admin/leads/:id/notes': admins(404, { text: 'Called.' }),
  'PATCH /api/admin/leads/:id/notes/:noteId': admins(404, { text: 'Called.' }),
  'DELETE /api/admin/leads/:id/notes/:noteId': admins(404),
  'POST /api/admin/leads/:id/mentions/seen': staff(204),
  'POST /api/admin/leads/:id/erase': admins(404, { confirm: NOTHING }),
  'POST /api/admin/audit-requests/:id/erase': admins(404, { confirm: NOTHING }),
  'GET /api/admin/deliveries': staff(200),
  'POST /api/admin/deliveries/:id/send-again': admins(404),

  'GET /api/admin/insight': staff(200),
  'GET /api/admin/insight/replay': staff(200),
  'GET /api/admin/insight/conversations': staff(400),

  'GET /api/admin/export/conversations.csv': admins(200),
  'GET /api/admin/export/conversations.json': admins(200),
  'GET /api/admin/export/conversations/:id': admins(200),
  'GET /api/admin/export/leads.csv': admins(200),
  'GET /api/admin/export/audit-requests.csv': admins(200),
  'GET /api/admin/export/leads/:id': admins(404),
  'GET /api/admin/export/audit-requests/:id': admins(404),
}

let server: Awaited<ReturnType<typeof createTestApp>>
let bookingId: string
const keptCookies: Partial<Record<Actor, string>> = {}

beforeAll(async () => {
  server = await createTestApp()
  const { deps, db } = server
  await createAdmin(deps, { email: 'admin@firm.example', password: PASSWORD })
  for (const name of ['viewer', 'removed', 'expired', 'none']) await addViewer(name)
  const [none] = await db.select().from(user).where(eq(user.email, 'none@firm.example'))
  await db.delete(userRoles).where(eq(userRoles.userId, none?.id ?? ''))
  keptCookies['removed member'] = await signIn('removed')
  await db.delete(user).where(eq(user.email, 'removed@firm.example'))
  keptCookies['expired session'] = await signIn('expired')
  const [expired] = await db.select().from(user).where(eq(user.email, 'expired@firm.example'))
  const past = new Date(Date.now() - 1000)
  await db
    .update(session)
    .set({ expiresAt: past })
    .where(eq(session.userId, expired?.id ?? ''))
  bookingId = await addBooking()
})
afterAll(() => server.close())

async function addViewer(name: string): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD)
  const member = { email: `${name}@firm.example`, passwordHash, role: 'viewer' } as const
  await server.db.transaction((transaction) => insertMember(server.deps, transaction, member))
}

/** These end the session that they come with, or others of its account. */
const ENDS_SESSIONS = /sign-out|account\/(?:password|sessions)/

async function signIn(name: string): Promise<string> {
  const body = { email: `${name}@firm.example`, password: PASSWORD }
  const answer = await server.deps.auth.api.signInEmail({ body, asResponse: true })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function addBooking(): Promise<string> {
  const { deps } = server
  return deps.db.transaction(async (transaction) => {
    const none = { provider: 'embedded', conversationId: null, ownerHash: null } as const
    const { id } = await insertBooking(deps, transaction, none)
    await recordEvents(deps, transaction, id, [
      {
        kind: 'created',
        source: 'provider',
        at: '2026-11-20T09:00:00.000Z',
        inviteeUri: composeEmbeddedUris(id, deps.createId()).inviteeUri,
        oldInviteeUri: null,
        startsAt: '2026-11-20T15:00:00.000Z',
        endsAt: '2026-11-20T15:30:00.000Z',
        invitee: { name: 'Ann', email: 'ann@acme.example', company: '', timeZone: '' },
        links: { join: null, reschedule: null, cancel: null },
      },
    ])
    return id
  })
}

async function createWorld(): Promise<World> {
  await server.db.delete(rateLimits)
  const visitor = createTestBrowser(server.app)
  const other = createTestBrowser(server.app)
  const created = await visitor.call('/api/create-conversation', { json: {} })
  await other.call('/api/create-conversation', { json: {} })
  const opened = await created.json()
  const findingId = await addFinding(opened.conversationId)
  return { ...opened, findingId, visitor, other }
}

async function addFinding(conversationId: string): Promise<string> {
  const id = randomUUID()
  await server.db.insert(conversationFindings).values({
    conversationId,
    id,
    position: 0,
    host: 'network.example',
    source: 'network',
    kind: 'name',
    value: 'Acme',
    url: 'https://network.example/',
    quote: 'Acme',
    readAt: new Date(),
  })
  return id
}

async function readCookie(actor: Actor, { visitor, other }: World, route = ''): Promise<string> {
  const ofBrowser = ({ cookies }: TestBrowser) =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  if (actor === 'nobody') return ''
  if (actor === 'visitor') return ofBrowser(visitor)
  if (actor === 'another visitor') return ofBrowser(other)
  const isDead = actor === 'removed member' || actor === 'expired session'
  const name = actor === 'account without a role' ? 'none' : actor
  if (ENDS_SESSIONS.test(route) && !isDead) {
    delete keptCookies[actor]
    return signIn(name)
  }
  keptCookies[actor] ??= await signIn(name)
  return keptCookies[actor]
}

function fillIn(path: string, { conversationId }: World): string {
  const id = path.includes('/bookings/')
    ? bookingId
    : path.includes('/conversations/')
      ? conversationId
      : NOTHING
  return path.replace(':id', id).replace(':noteId', NOTHING)
}

/** The status of one call. A stream that would stay open is left. */
async function attempt(route: string, actor: Actor, world: World): Promise<number> {
  const [method = '', path = ''] = route.split(' ')
  const { json, isByKey } = RULES[route] ?? {}
  const body = typeof json === 'function' ? json(world) : json
  const response = await server.app.request(fillIn(path, world), {
    method,
    headers: {
      cookie: await readCookie(actor, world, route),
      'sec-fetch-site': 'same-origin',
      ...(body && { 'content-type': 'application/json' }),
      ...(isByKey && actor === 'visitor' && { authorization: `Bearer ${world.ownKey}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  await response.body?.cancel()
  return response.status
}

function expectStatus({ open, refusal }: Rule, actor: Actor): number {
  const isStaffWithoutRight = actor === 'viewer' || actor === 'account without a role'
  return open[actor] ?? refusal ?? (isStaffWithoutRight ? 403 : 401)
}

const listRoutes = () => [
  ...new Set(
    server.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`),
  ),
]

test('every route has a rule, and every rule a route', () => {
  expect(listRoutes().sort()).toEqual(Object.keys(RULES).sort())
})

test.each(Object.keys(RULES))(
  '%s lets through whom its rule names, and nobody else',
  async (route) => {
    const rule = RULES[route] as Rule
    const world = await createWorld()
    const statuses: Partial<Record<Actor, number>> = {}
    for (const actor of ACTORS) statuses[actor] = await attempt(route, actor, world)
    const expected = Object.fromEntries(ACTORS.map((actor) => [actor, expectStatus(rule, actor)]))
    expect(statuses).toEqual(expected)
  },
)

test.each(['/api/auth/sign-up/email', '/api/auth/get-session', '/api/auth/disable'])(
  '%s of the library is open to nobody',
  async (path) => {
    const world = await createWorld()
    for (const actor of ACTORS) {
      const headers = { cookie: await readCookie(actor, world) }
      expect((await server.app.request(path, { method: 'POST', headers })).status).toBe(404)
    }
  },
)
