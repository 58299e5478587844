import { Hono } from 'hono'
import { signIn } from '#server/auth/sign-in.ts'
import { signOut } from '#server/auth/sign-out.ts'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { describe } from '#server/http/describe.ts'
import { limitBody } from '#server/http/limit-body.ts'
import { limitRate } from '#server/http/limit-rate.ts'
import { valid } from '#server/http/valid.ts'
import { SignInReply, SignInRequest } from '#server/routes/auth.schema.ts'

const tag = 'Sign-in'
const SIGN_IN_LIMIT = { name: 'sign-in', requests: 10, perSeconds: 60 }

/** The two calls of Better Auth that the product uses, under its own addresses. Its others are not reachable. */
export const authRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .post(
      '/auth/sign-in/email',
      describe({
        summary: 'Sign in; the session is the HttpOnly cookie that comes with the answer',
        tag,
        reply: { status: 200, description: 'Signed in', schema: SignInReply },
        refusals: ['invalid_request', 'invalid_credentials', 'too_many_requests'],
      }),
      limitBody(),
      limitRate(deps, SIGN_IN_LIMIT),
      valid('json', SignInRequest),
      async (c) => {
        const { reply, cookies } = await signIn(deps, c.req.valid('json'), c.req.raw.headers)
        for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
        return c.json(reply, 200)
      },
    )
    .post(
      '/auth/sign-out',
      describe({
        summary: 'Sign out: the session ends on the server, its cookie in the browser',
        tag,
        reply: { status: 204, description: 'Signed out' },
      }),
      async (c) => {
        for (const cookie of await signOut(deps, c.req.raw.headers)) {
          c.header('Set-Cookie', cookie, { append: true })
        }
        return c.body(null, 204)
      },
    )
