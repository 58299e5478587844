import type { Context } from 'hono'

const BEARER = /^Bearer +(\S+)$/i

/** The key in `Authorization: Bearer …`; empty, which opens nothing, when there is none. */
export function readBearer(c: Context): string {
  return BEARER.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
}
