import { Hono } from 'hono'
import { z } from 'zod'
import {
  AdminTakeover,
  PersonMessage,
  PersonMessageRequest,
  TakeRequest,
} from '#contract/takeover.ts'
import type { Deps } from '#server/deps.ts'
import { readTakeover } from '#server/features/chat/takeover/read-takeover.ts'
import {
  handBack,
  sayAsPerson,
  takeConversation,
  tellTyping,
} from '#server/features/chat/takeover/take-conversation.ts'
import { type AdminEnv, requireStaff } from '#server/features/staff/auth/require-admin.ts'
import { describe } from '#server/platform/http/describe.ts'
import { valid } from '#server/platform/http/valid.ts'

const tag = 'Staff'
const ConversationParam = z.object({ id: z.uuid() })
const readRefusals = ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'] as const
const refusals = [...readRefusals, 'conflict', 'payload_too_large'] as const

export const takeoverRoutes = (deps: Deps) => {
  const admin = requireStaff(deps, { role: 'admin' })
  return new Hono<AdminEnv>()
    .get(
      '/admin/conversations/:id/takeover',
      requireStaff(deps, { role: 'viewer' }),
      describe({
        summary: 'Say who of the staff has a conversation',
        tag,
        reply: { status: 200, description: 'Who has it', schema: AdminTakeover },
        refusals: readRefusals,
      }),
      valid('param', ConversationParam),
      async (c) => {
        const staff = c.var.adminSession.user
        const { id } = c.req.valid('param')
        return c.json(await readTakeover(deps.db, { conversationId: id, staff }), 200)
      },
    )
    .post(
      '/admin/conversations/:id/take',
      admin,
      describe({
        summary:
          'Take a conversation over: the agent falls silent, and the visitor sees who is there',
        tag,
        reply: { status: 200, description: 'Who has it now', schema: AdminTakeover },
        refusals,
      }),
      valid('param', ConversationParam),
      valid('json', TakeRequest),
      async (c) => {
        const staff = c.var.adminSession.user
        const request = { ...c.req.valid('json'), conversationId: c.req.valid('param').id, staff }
        return c.json(await takeConversation(deps, request), 200)
      },
    )
    .post(
      '/admin/conversations/:id/messages',
      admin,
      describe({
        summary: 'Write to the visitor, while having the conversation',
        tag,
        reply: { status: 200, description: 'The message as stored', schema: PersonMessage },
        refusals,
      }),
      valid('param', ConversationParam),
      valid('json', PersonMessageRequest),
      async (c) => {
        const staff = c.var.adminSession.user
        const request = { ...c.req.valid('json'), conversationId: c.req.valid('param').id, staff }
        return c.json(await sayAsPerson(deps, request), 200)
      },
    )
    .post(
      '/admin/conversations/:id/typing',
      admin,
      describe({
        summary: 'Say that one is typing, while having the conversation; never what',
        tag,
        reply: { status: 204, description: 'The visitor is told' },
        refusals: [...readRefusals, 'conflict'],
      }),
      valid('param', ConversationParam),
      async (c) => {
        const staff = c.var.adminSession.user
        await tellTyping(deps, { conversationId: c.req.valid('param').id, staff })
        return c.body(null, 204)
      },
    )
    .post(
      '/admin/conversations/:id/hand-back',
      admin,
      describe({
        summary: 'Hand a conversation back: the agent goes on where it stood',
        tag,
        reply: { status: 200, description: 'Nobody has it now', schema: AdminTakeover },
        refusals,
      }),
      valid('param', ConversationParam),
      async (c) => {
        const staff = c.var.adminSession.user
        const { id } = c.req.valid('param')
        return c.json(await handBack(deps, { conversationId: id, staff }), 200)
      },
    )
}
