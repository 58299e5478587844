import type { Context } from 'hono'
import { routePath } from 'hono/route'

/** The route that took a request, such as "/api/conversations/:id"; never an address with ids. "none": there is none. */
export function readRoutePattern(c: Context): string {
  const pattern = routePath(c, -1)
  return pattern.endsWith('*') ? 'none' : pattern
}
