import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import {
  AccountReply,
  ConfirmRequest,
  PasswordRequest,
  ProofRequest,
  RecoveryCodesReply,
  SavedView,
  SavedViewRequest,
  SavedViewsReply,
  SessionsReply,
  TwoFactorRequest,
  TwoFactorSetUp,
} from '#contract/admin-account.ts'
import type { Deps } from '#server/deps.ts'
import {
  changePassword,
  deleteView,
  listViews,
  readAccount,
  saveView,
} from '#server/features/staff/auth/account.ts'
import { type AdminEnv, requireStaff } from '#server/features/staff/auth/require-admin.ts'
import { setCookies } from '#server/features/staff/auth/session-headers.ts'
import {
  listSessions,
  revokeOtherSessions,
  revokeSession,
} from '#server/features/staff/auth/sessions.ts'
import {
  confirmTwoFactor,
  createCodeRegister,
  disableTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from '#server/features/staff/auth/two-factor.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import { valid } from '#server/platform/http/valid.ts'
import { refuseExcess } from '#server/platform/limits/count-within.ts'
import { findCounter } from '#server/platform/limits/create-counter.ts'
import type { LimitName } from '#server/platform/limits/limits.ts'

const tag = 'Account'
const ViewParam = z.object({ id: z.uuid() })
const SessionParam = z.object({ id: z.string().max(64) })
const refusals = ['invalid_request', 'unauthenticated', 'forbidden'] as const

/** A staff member's own account, to see and change, in any role. */
export const adminAccountRoutes = (deps: Deps) =>
  new Hono<AdminEnv>()
    .use('/admin/account/*', requireStaff(deps, { role: 'viewer' }))
    .get(
      '/admin/account',
      describe({
        summary: 'Say how the account is secured',
        tag,
        reply: { status: 200, description: 'The account', schema: AccountReply },
        refusals: ['unauthenticated', 'forbidden'],
      }),
      async (c) => c.json(await readAccount(deps, c.var.adminSession), 200),
    )
    .post(
      '/admin/account/password',
      describe({
        summary: 'Change the password; every other session ends',
        tag,
        reply: { status: 204, description: 'Changed' },
        refusals: [...refusals, 'too_many_requests'],
      }),
      limitBody(),
      limitAttempts(deps, 'own-password'),
      valid('json', PasswordRequest),
      async (c) => {
        const { user } = c.var.adminSession
        const startedAt = c.var.openedSession.createdAt
        const { headers } = c.req.raw
        setCookies(
          c,
          await changePassword(deps, { ...c.req.valid('json'), user, startedAt, headers }),
        )
        return c.body(null, 204)
      },
    )
    .get(
      '/admin/account/sessions',
      describe({
        summary: 'List where this account is signed in',
        tag,
        reply: { status: 200, description: 'The sessions', schema: SessionsReply },
        refusals: ['unauthenticated', 'forbidden'],
      }),
      async (c) => {
        const userId = c.var.adminSession.user.id
        const ownSessionId = c.var.openedSession.id
        return c.json(await listSessions(deps, { userId, ownSessionId }), 200)
      },
    )
    .delete(
      '/admin/account/sessions',
      describe({
        summary: 'End all sessions of this account but the one that asks',
        tag,
        reply: { status: 204, description: 'Ended' },
        refusals: ['unauthenticated', 'forbidden'],
      }),
      async (c) => {
        await revokeOtherSessions(deps, c.var.adminSession.user, c.var.openedSession.id)
        return c.body(null, 204)
      },
    )
    .delete(
      '/admin/account/sessions/:id',
      describe({
        summary: 'End one session of this account',
        tag,
        reply: { status: 204, description: 'Ended' },
        refusals: [...refusals, 'not_found'],
      }),
      valid('param', SessionParam),
      async (c) => {
        await revokeSession(deps, c.var.adminSession.user, c.req.valid('param').id)
        return c.body(null, 204)
      },
    )
    .get(
      '/admin/account/views',
      describe({
        summary: 'List the saved views of this account',
        tag,
        reply: { status: 200, description: 'The views', schema: SavedViewsReply },
        refusals: ['unauthenticated', 'forbidden'],
      }),
      async (c) => c.json(await listViews(deps, c.var.adminSession.user.id), 200),
    )
    .post(
      '/admin/account/views',
      describe({
        summary: 'Save filters and sort of a list under a name',
        tag,
        reply: { status: 201, description: 'The view', schema: SavedView },
        refusals: [...refusals, 'conflict', 'payload_too_large', 'unsupported_media_type'],
      }),
      limitBody(),
      valid('json', SavedViewRequest),
      async (c) => {
        const { user } = c.var.adminSession
        return c.json(await saveView(deps, { ...c.req.valid('json'), user }), 201)
      },
    )
    .delete(
      '/admin/account/views/:id',
      describe({
        summary: 'Delete a saved view of this account',
        tag,
        reply: { status: 204, description: 'It is gone' },
        refusals: [...refusals, 'not_found'],
      }),
      valid('param', ViewParam),
      async (c) => {
        const { user } = c.var.adminSession
        await deleteView(deps, { ...c.req.valid('param'), user })
        return c.body(null, 204)
      },
    )

const factorRefusals = [...refusals, 'conflict', 'too_many_requests'] as const
const renewed = { status: 200, description: 'The codes, once', schema: RecoveryCodesReply }

/** The second factor of one's own account. Each change asks for the password, and for a code once there is one. */
export function adminTwoFactorRoutes(deps: Deps) {
  const spendCode = createCodeRegister(deps)
  return new Hono<AdminEnv>()
    .use(
      '/admin/account/two-factor/*',
      requireStaff(deps, { role: 'viewer' }),
      limitBody(),
      limitAttempts(deps, 'own-factor'),
    )
    .post(
      '/admin/account/two-factor/set-up',
      describe({
        summary: 'Make the secret of an authenticator; it counts once a code was confirmed',
        tag,
        reply: { status: 200, description: 'The secret, once', schema: TwoFactorSetUp },
        refusals: factorRefusals,
      }),
      valid('json', TwoFactorRequest),
      async (c) => {
        const { password } = c.req.valid('json')
        const userId = c.var.adminSession.user.id
        const { headers } = c.req.raw
        return c.json(await setUpTwoFactor(deps, { userId, password, headers }), 200)
      },
    )
    .post(
      '/admin/account/two-factor/confirm',
      describe({ summary: 'Turn two-factor sign-in on by a code', tag, reply: renewed, refusals }),
      valid('json', ConfirmRequest),
      async (c) => {
        const { user } = c.var.adminSession
        const { code } = c.req.valid('json')
        const { headers } = c.req.raw
        const { recoveryCodes, cookies } = await confirmTwoFactor(deps, spendCode, {
          user,
          code,
          headers,
        })
        setCookies(c, cookies)
        return c.json({ recovery_codes: recoveryCodes }, 200)
      },
    )
    .post(
      '/admin/account/two-factor/recovery-codes',
      describe({ summary: 'Make new recovery codes', tag, reply: renewed, refusals }),
      valid('json', ProofRequest),
      async (c) => {
        const proof = { ...c.req.valid('json'), user: c.var.adminSession.user }
        const { headers } = c.req.raw
        const codes = await renewRecoveryCodes(deps, spendCode, { ...proof, headers })
        return c.json({ recovery_codes: codes }, 200)
      },
    )
    .post(
      '/admin/account/two-factor/turn-off',
      describe({
        summary: 'Turn two-factor sign-in off',
        tag,
        reply: { status: 204, description: 'Off' },
        refusals: factorRefusals,
      }),
      valid('json', ProofRequest),
      async (c) => {
        const proof = { ...c.req.valid('json'), user: c.var.adminSession.user }
        const { headers } = c.req.raw
        setCookies(c, await disableTwoFactor(deps, spendCode, { ...proof, headers }))
        return c.body(null, 204)
      },
    )
}

/** Limits failed attempts of an account: one that succeeds is taken back. */
function limitAttempts(
  deps: Pick<Deps, 'db' | 'config' | 'logger'>,
  limit: LimitName,
): MiddlewareHandler<AdminEnv> {
  const counter = findCounter(deps)
  return async (c, next) => {
    const counts = [{ limit, subject: c.var.adminSession.user.id }]
    const excess = await counter.count(counts)
    if (excess) throw refuseExcess(excess)
    await next()
    if (c.res.ok) await counter.giveBack(counts)
  }
}
