import type { Logger } from 'pino'
import type { Db } from '#server/platform/db/client.ts'
import { isServedSecurely } from '#server/platform/http/security/transport-security.ts'

export type AuthDeps = {
  db: Db
  createId: () => string
  logger: Pick<Logger, 'error' | 'debug'>
  config: { siteUrl: string; authSecret: string }
}

/** Bound to the host where TLS allows it. */
export function nameCookie(
  config: { siteUrl: string },
  name: 'staff' | 'staff-second-step',
): string {
  return isServedSecurely(config) ? `__Host-${name}` : name
}
