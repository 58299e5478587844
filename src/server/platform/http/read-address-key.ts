import type { Context } from 'hono'
import type { ServerConfig } from '#server/deps.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { readClientAddress } from '#server/platform/http/client-address.ts'
import { hashSubject } from '#server/platform/limits/hash-subject.ts'

/** Who sends this request, for counting alone: the address cannot be told from it without the site's secret. */
export function readAddressKey(
  c: Context<AppEnv>,
  { authSecret, trustedProxies }: Pick<ServerConfig, 'authSecret' | 'trustedProxies'>,
): string {
  return hashSubject(authSecret, readClientAddress(c, trustedProxies))
}
