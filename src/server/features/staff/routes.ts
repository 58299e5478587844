import { Hono } from 'hono'
import { SecondStepRequest, SignedInReply, SignInReply, SignInRequest } from '#contract/auth.ts'
import type { Deps } from '#server/deps.ts'
import { recordAudit } from '#server/features/staff/audit/record-audit.ts'
import { limitSignIns } from '#server/features/staff/auth/limit-sign-ins.ts'
import { keepCookie, setCookies } from '#server/features/staff/auth/session-headers.ts'
import { signIn, signOut } from '#server/features/staff/auth/sign-in.ts'
import { signInWithCode } from '#server/features/staff/auth/two-factor/sign-in-with-code.ts'
import { createCodeRegister } from '#server/features/staff/auth/two-factor/two-factor.ts'
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
