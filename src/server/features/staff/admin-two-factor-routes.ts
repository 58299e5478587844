import { Hono } from 'hono'
import {
  ConfirmRequest,
  ProofRequest,
  RecoveryCodesReply,
  TwoFactorRequest,
  TwoFactorSetUp,
} from '#contract/admin-account.ts'
import type { Deps } from '#server/deps.ts'
import { limitAttempts } from '#server/features/staff/auth/limit-attempts.ts'
import { type AdminEnv, requireStaff } from '#server/features/staff/auth/require-admin.ts'
import { setCookies } from '#server/features/staff/auth/set-cookies.ts'
import { confirmTwoFactor } from '#server/features/staff/auth/two-factor/confirm-two-factor.ts'
import { createCodeRegister } from '#server/features/staff/auth/two-factor/create-code-register.ts'
import { disableTwoFactor } from '#server/features/staff/auth/two-factor/disable-two-factor.ts'
import { renewRecoveryCodes } from '#server/features/staff/auth/two-factor/renew-recovery-codes.ts'
import { setUpTwoFactor } from '#server/features/staff/auth/two-factor/set-up-two-factor.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import { valid } from '#server/platform/http/valid.ts'

const tag = 'Account'
const refusals = [
  'invalid_request',
  'unauthenticated',
  'forbidden',
  'conflict',
  'too_many_requests',
] as const
const renewed = { status: 200, description: 'The codes, once', schema: RecoveryCodesReply }

/** The second factor of one's own account. Each change asks for the password, and for a code once there is one. */
export function adminTwoFactorRoutes(deps: Deps) {
  const spendCode = createCodeRegister(deps)
  return new Hono<AdminEnv>()
    .use(
      '/admin/account/two-factor/*',
      requireStaff(deps, { role: 'viewer' }),
      limitBody(),
      limitAttempts<AdminEnv>(deps, {
        limit: 'own-factor',
        readSubject: (c) => c.var.adminSession.user.id,
      }),
    )
    .post(
      '/admin/account/two-factor/set-up',
      describe({
        summary: 'Make the secret of an authenticator; it counts once a code was confirmed',
        tag,
        reply: { status: 200, description: 'The secret, once', schema: TwoFactorSetUp },
        refusals,
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
        refusals,
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
