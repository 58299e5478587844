import { Hono } from 'hono'
import { z } from 'zod'
import { AccountReply, PasswordRequest, SessionsReply } from '#contract/admin-account.ts'
import type { Deps } from '#server/deps.ts'
import { changePassword, readAccount } from '#server/features/staff/auth/account.ts'
import { limitAttempts } from '#server/features/staff/auth/limit-attempts.ts'

import { type AdminEnv, requireStaff } from '#server/features/staff/auth/require-admin.ts'
import {
  listSessions,
  revokeOtherSessions,
  revokeSession,
} from '#server/features/staff/auth/sessions/sessions.ts'

import { setCookies } from '#server/features/staff/auth/set-cookies.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import { valid } from '#server/platform/http/valid.ts'

const tag = 'Account'
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
      limitAttempts<AdminEnv>(deps, {
        limit: 'own-password',
        readSubject: (c) => c.var.adminSession.user.id,
      }),
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
