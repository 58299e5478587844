import { Hono } from 'hono'
import { z } from 'zod'
import { EraseConversationRequest } from '#contract/admin-erasure.ts'
import { ErasureReceipt } from '#contract/erasure-receipt.ts'
import type { Deps } from '#server/deps.ts'
import { eraseByStaff } from '#server/features/privacy/erase-by-staff.ts'
import { type AdminEnv, requireAdmin } from '#server/features/staff/auth/require-admin.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import { valid } from '#server/platform/http/valid.ts'

export const adminErasureRoutes = (deps: Deps) =>
  new Hono<AdminEnv>().post(
    '/admin/conversations/:id/erase',
    requireAdmin(deps),
    describe({
      summary: 'Delete a conversation with all that is known of its visitor through it',
      tag: 'Staff',
      reply: { status: 200, description: 'The receipt', schema: ErasureReceipt },
      refusals: [
        'invalid_request',
        'unauthenticated',
        'forbidden',
        'not_found',
        'unsupported_media_type',
      ],
    }),
    limitBody(),
    valid('param', z.object({ id: z.uuid() })),
    valid('json', EraseConversationRequest),
    async (c) => {
      const actor = c.var.adminSession.user
      const request = { ...c.req.valid('param'), ...c.req.valid('json'), actor }
      return c.json(await eraseByStaff(deps, request), 200)
    },
  )
