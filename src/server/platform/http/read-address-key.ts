import type { Context } from 'hono'
import type { ServerConfig } from '#server/deps.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { readClientAddress } from '#server/platform/http/client-address.ts'
import { hashSubject } from '#server/platform/limits/hash-subject.ts'

/** A key of the sender's address, for counting alone: without the site's secret it does not reveal the address. */
export function readAddressKey(
  c: Context<AppEnv>,
  { authSecret, trustedProxies }: Pick<ServerConfig, 'authSecret' | 'trustedProxies'>,
): string {
  return hashSubject(authSecret, readClientAddress(c, trustedProxies))
}
