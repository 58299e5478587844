import { and, eq, gt, isNull } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  InviteReply,
  InviteRequest,
  JoinRequest,
  SecondStepRequest,
  SignedInReply,
  SignInReply,
  SignInRequest,
} from '#contract/auth.ts'
import type { Deps } from '#server/deps.ts'
import { hashSecret } from '#server/features/conversations/conversation.ts'
import { recordAudit } from '#server/features/staff/audit/audit-log.ts'
import { insertMember } from '#server/features/staff/auth/account.ts'
import { limitSignIns } from '#server/features/staff/auth/limit-sign-ins.ts'
import { hashPassword } from '#server/features/staff/auth/password.ts'
import { keepCookie, setCookies } from '#server/features/staff/auth/session-headers.ts'
import { signIn, signInWithCode, signOut } from '#server/features/staff/auth/sign-in.ts'
import { createCodeRegister } from '#server/features/staff/auth/two-factor.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { invites } from '#server/platform/db/schema/auth.ts'
import { AppError } from '#server/platform/errors.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import { limitRate } from '#server/platform/http/limit-rate.ts'
import { valid } from '#server/platform/http/valid.ts'

const tag = 'Sign-in'

/** The calls of Better Auth that the product uses, under its own addresses. Its others are not reachable. */
export function authRoutes(deps: Deps) {
  const spendCode = createCodeRegister(deps)
  return new Hono<AppEnv>()
    .post(
      '/auth/sign-in/email',
      describe({
        summary: 'Sign in; the session is the HttpOnly cookie that comes with the answer',
        tag,
        reply: {
          status: 200,
          description: 'Signed in, or the second step is next',
          schema: SignInReply,
        },
        refusals: ['invalid_request', 'invalid_credentials', 'too_many_requests'],
      }),
      limitBody(),
      valid('json', SignInRequest),
      limitSignIns(deps),
      async (c) => {
        const { reply, cookies } = await signIn(deps, c.req.valid('json'), c.req.raw.headers)
        setCookies(c, cookies)
        return c.json(reply, 200)
      },
    )
    .post(
      '/auth/sign-in/second-step',
      describe({
        summary: 'Give the code of the authenticator, or a recovery code, after the password',
        tag,
        reply: { status: 200, description: 'Signed in', schema: SignedInReply },
        refusals: [
          'invalid_request',
          'invalid_credentials',
          'unauthenticated',
          'too_many_requests',
        ],
      }),
      limitBody(),
      limitRate(deps, ['sign-in-code']),
      valid('json', SecondStepRequest),
      async (c) => {
        const { code } = c.req.valid('json')
        const { headers } = c.req.raw
        const { reply, cookies } = await signInWithCode(deps, spendCode, { code, headers })
        setCookies(c, cookies)
        return c.json(reply, 200)
      },
    )
    .post(
      '/auth/sign-out',
      describe({
        summary: 'Sign out: the session ends on the server, its cookie in the browser',
        tag,
        reply: { status: 204, description: 'Signed out' },
        refusals: ['payload_too_large'],
      }),
      async (c) => {
        const { headers } = c.req.raw
        await recordSignOut(deps, headers)
        setCookies(c, await signOut(deps, headers))
        return c.body(null, 204)
      },
    )
}

/** Before the session ends, since nobody knows afterwards whose it was. */
async function recordSignOut(
  deps: Pick<Deps, 'auth' | 'db' | 'clock' | 'createId'>,
  headers: Headers,
): Promise<void> {
  const found = await deps.auth.api.getSession({ headers: keepCookie(headers) })
  if (!found) return
  const { id, email } = found.user
  await recordAudit(deps, deps.db, {
    actor: { id, email },
    action: 'sign_out',
    subjectType: 'account',
    subjectId: id,
  })
}

const refusals = ['invalid_request', 'not_found', 'too_many_requests'] as const

/** Routes of an invite. The token travels in the body, never in an address. */
export const joinRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .post(
      '/auth/join/look-up',
      describe({
        summary: 'Say what a link invites to',
        tag,
        reply: { status: 200, description: 'The invite', schema: InviteReply },
        refusals,
      }),
      limitBody(),
      limitRate(deps, ['join']),
      valid('json', InviteRequest),
      async (c) => c.json(await readInvite(deps, c.req.valid('json').token), 200),
    )
    .post(
      '/auth/join',
      describe({
        summary: 'Join the team with a password of your own, and be signed in',
        tag,
        reply: { status: 201, description: 'Joined', schema: SignInReply },
        refusals,
      }),
      limitBody(),
      limitRate(deps, ['join']),
      valid('json', JoinRequest),
      async (c) => {
        const { reply, cookies } = await acceptInvite(deps, c.req.valid('json'), c.req.raw.headers)
        setCookies(c, cookies)
        return c.json(reply, 201)
      },
    )

type JoinDeps = Pick<Deps, 'db' | 'auth' | 'clock' | 'createId'>

/** Makes the account that the link invites to, and signs in to it. */
async function acceptInvite(
  deps: JoinDeps,
  { token, password }: JoinRequest,
  headers: Headers,
): Promise<{ reply: SignInReply; cookies: string[] }> {
  // Asked before the costly hash, and again under the lock.
  await readInvite(deps, token)
  const passwordHash = await hashPassword(password)
  const email = await deps.db.transaction(async (transaction) => {
    const invite = await lockInvite(transaction, { token, now: deps.clock() })
    const { email, role } = invite
    const id = await insertMember(deps, transaction, { email, role, passwordHash })
    if (id === null) throw refuseInvite()
    await transaction
      .update(invites)
      .set({ acceptedAt: deps.clock() })
      .where(eq(invites.id, invite.id))
    await recordAudit(deps, transaction, {
      actor: { id, email },
      action: 'invite.accepted',
      subjectType: 'invite',
      subjectId: invite.id,
      detail: { role },
    })
    return email
  })
  return signIn(deps, { email, password }, headers)
}

type Invite = typeof invites.$inferSelect

/** The invite behind a link. A link that was used, revoked, replaced, outlived or made up is one refusal. */
async function readInvite(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<InviteReply> {
  const [invite] = await selectOpen(db, { token, now: clock() })
  if (!invite) throw refuseInvite()
  return { email: invite.email, role: invite.role, expires_at: invite.expiresAt.toISOString() }
}

/** The same, locked until the transaction ends: of two who use it at once, one is late. */
export async function lockInvite(
  transaction: Transaction,
  asked: { token: string; now: Date },
): Promise<Invite> {
  const [invite] = await selectOpen(transaction, asked).for('update')
  if (!invite) throw refuseInvite()
  return invite
}

function selectOpen(db: Pick<Transaction, 'select'>, { token, now }: { token: string; now: Date }) {
  return db
    .select()
    .from(invites)
    .where(
      and(
        eq(invites.tokenHash, hashSecret(token)),
        isNull(invites.acceptedAt),
        gt(invites.expiresAt, now),
      ),
    )
}

export function refuseInvite(): AppError {
  return new AppError('not_found', 'This link is no longer valid. Ask for a new one.')
}
