import { Hono } from 'hono'
import { z } from 'zod'
import {
  AuditQuery,
  AuditReply,
  NewInviteReply,
  NewInviteRequest,
  RoleRequest,
  TeamReply,
} from '#contract/admin-team.ts'
import type { Deps } from '#server/deps.ts'
import { listAudit } from '#server/features/staff/audit/audit-log.ts'
import {
  type AdminEnv,
  requireAdmin,
  requireStaff,
} from '#server/features/staff/auth/require-admin.ts'
import { inviteMember } from '#server/features/staff/team/invite-member.ts'
import {
  changeRole,
  listTeam,
  removeMember,
  revokeInvite,
} from '#server/features/staff/team/team.ts'

import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import { valid } from '#server/platform/http/valid.ts'

const tag = 'Team'
const InviteParam = z.object({ id: z.uuid() })
const MemberParam = z.object({ id: z.string().max(64) })
const refusals = ['invalid_request', 'unauthenticated', 'forbidden'] as const
const done = { status: 204, description: 'Done' }

export const adminTeamRoutes = (deps: Deps) =>
  new Hono<AdminEnv>()
    .get(
      '/admin/team',
      requireStaff(deps, { role: 'viewer' }),
      describe({
        summary: 'List the team and the open invites',
        tag,
        reply: { status: 200, description: 'The team', schema: TeamReply },
        refusals: ['unauthenticated', 'forbidden'],
      }),
      async (c) => c.json(await listTeam(deps), 200),
    )
    .post(
      '/admin/team/invites',
      requireAdmin(deps),
      describe({
        summary: 'Invite someone by a link that works once, for seven days',
        tag,
        reply: { status: 201, description: 'The link, once', schema: NewInviteReply },
        refusals: [...refusals, 'conflict'],
      }),
      limitBody(),
      valid('json', NewInviteRequest),
      async (c) =>
        c.json(await inviteMember(deps, c.var.adminSession.user, c.req.valid('json')), 201),
    )
    .delete(
      '/admin/team/invites/:id',
      requireAdmin(deps),
      describe({
        summary: 'Take an open invite back',
        tag,
        reply: done,
        refusals: [...refusals, 'not_found'],
      }),
      valid('param', InviteParam),
      async (c) => {
        await revokeInvite(deps, c.var.adminSession.user, c.req.valid('param').id)
        return c.body(null, 204)
      },
    )
    .put(
      '/admin/team/members/:id/role',
      requireAdmin(deps),
      describe({
        summary: "Change somebody else's role",
        tag,
        reply: done,
        refusals: [...refusals, 'not_found', 'conflict'],
      }),
      limitBody(),
      valid('param', MemberParam),
      valid('json', RoleRequest),
      async (c) => {
        const change = { memberId: c.req.valid('param').id, ...c.req.valid('json') }
        await changeRole(deps, c.var.adminSession.user, change)
        return c.body(null, 204)
      },
    )
    .delete(
      '/admin/team/members/:id',
      requireAdmin(deps),
      describe({
        summary: 'Remove somebody else from the team; their sessions end at once',
        tag,
        reply: done,
        refusals: [...refusals, 'not_found', 'conflict'],
      }),
      valid('param', MemberParam),
      async (c) => {
        await removeMember(deps, c.var.adminSession.user, c.req.valid('param').id)
        return c.body(null, 204)
      },
    )
    .get(
      '/admin/audit',
      requireAdmin(deps),
      describe({
        summary: 'Read the audit log, newest first',
        tag,
        reply: { status: 200, description: 'A page of it', schema: AuditReply },
        refusals,
      }),
      valid('query', AuditQuery),
      async (c) => c.json(await listAudit(deps, c.req.valid('query')), 200),
    )
