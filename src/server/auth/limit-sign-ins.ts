import type { MiddlewareHandler } from 'hono'
import { limitAttempts } from '#server/auth/limit-attempts.ts'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { readClientAddress } from '#server/http/client-address.ts'
import type { SignInRequest } from '#server/routes/auth.schema.ts'

/**
 * Whoever guesses the password of an account from one address delays nobody at another: an account
 * cannot be locked from outside. Stands behind the check of the body.
 */
export function limitSignIns(deps: Pick<Deps, 'db' | 'config'>): MiddlewareHandler<AppEnv> {
  return limitAttempts<AppEnv>(deps, {
    name: 'sign-in-of',
    readKey: (c) => {
      const { email } = c.req.valid('json' as never) as SignInRequest
      return `${email.toLowerCase()} ${readClientAddress(c, deps.config.trustedProxies)}`
    },
  })
}
