import { Hono } from 'hono'
import { InviteReply, InviteRequest, JoinRequest, SignInReply } from '#contract/auth.ts'
import type { Deps } from '#server/deps.ts'
import { setCookies } from '#server/features/staff/auth/session-headers.ts'
import { acceptInvite, readInvite } from '#server/features/staff/team/accept-invite.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import { limitRate } from '#server/platform/http/limit-rate.ts'
import { valid } from '#server/platform/http/valid.ts'

const tag = 'Sign-in'
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
