import type { MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import type { StaffRole } from '#contract/admin.ts'
import type { Deps } from '#server/deps.ts'
import { type AdminEnv, requireStaff } from '#server/features/staff/auth/require-admin.ts'
import { type Description, describe } from '#server/platform/http/describe.ts'

type Reply = readonly [status: number, description: string, schema?: z.ZodType]
type Frame = (
  summary: string,
  reply: Reply,
  refusals?: NonNullable<Description['refusals']>,
) => MiddlewareHandler<AdminEnv>

/** What begins each route of the staff area: who may ask, and the entry in the document. `refusals` names the rarer ones. */
export function frameStaffRoutes(deps: Pick<Deps, 'db' | 'auth' | 'clock'>) {
  const open =
    (role: StaffRole): Frame =>
    (summary, [status, description, schema], refusals = []) =>
      Object.assign(
        requireStaff(deps, { role }),
        describe({
          summary,
          tag: 'Staff',
          reply: { status, description, ...(schema && { schema }) },
          refusals: ['invalid_request', 'unauthenticated', 'forbidden', ...refusals],
        }),
      )
  return { viewer: open('viewer'), admin: open('admin') }
}
