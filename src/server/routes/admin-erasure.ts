import { Hono } from 'hono'
import { z } from 'zod'
import { type AdminEnv, requireAdmin } from '#server/auth/require-admin.ts'
import type { Deps } from '#server/deps.ts'
import { eraseByStaff } from '#server/erasure/erase-by-staff.ts'
import { describe } from '#server/http/describe.ts'
import { limitBody } from '#server/http/limit-body.ts'
import { valid } from '#server/http/valid.ts'
import { EraseConversationRequest } from '#server/routes/admin-erasure.schema.ts'
import { ErasureReceipt } from '#server/routes/erasure-receipt.schema.ts'

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
