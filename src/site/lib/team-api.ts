import type { AdminSession } from '#contract/admin.ts'
import type { AuditReply, NewInviteReply, TeamReply } from '#contract/admin-team.ts'
import type { InviteReply } from '#contract/auth.ts'
import { api } from '#site/lib/api.ts'
import { type ApiResult, callApi } from '#site/lib/call-api.ts'
import { readGone, readNothing } from '#site/lib/read-nothing.ts'

export type TeamMember = TeamReply['members'][number]
export type TeamInvite = TeamReply['invites'][number]
export type AuditEntry = AuditReply['entries'][number]
export type AuditFilter = { actor?: string; action?: string; subject?: string; before?: string }
type Role = AdminSession['role']

export function readTeam(): Promise<ApiResult<TeamReply>> {
  return callApi((options) => api.admin.team.$get({}, options))
}

export function inviteMember(json: {
  email: string
  role: Role
}): Promise<ApiResult<NewInviteReply>> {
  return callApi((options) => api.admin.team.invites.$post({ json }, options))
}

export function revokeInvite(id: string): Promise<ApiResult<null>> {
  return callApi(async (options) =>
    readGone(await api.admin.team.invites[':id'].$delete({ param: { id } }, options)),
  )
}

export function changeRole({ id, role }: { id: string; role: Role }): Promise<ApiResult<null>> {
  const change = { param: { id }, json: { role } }
  return callApi(async (options) =>
    readNothing(await api.admin.team.members[':id'].role.$put(change, options)),
  )
}

export function removeMember(id: string): Promise<ApiResult<null>> {
  return callApi(async (options) =>
    readGone(await api.admin.team.members[':id'].$delete({ param: { id } }, options)),
  )
}

export function readAudit(query: AuditFilter): Promise<ApiResult<AuditReply>> {
  return callApi((options) => api.admin.audit.$get({ query }, options))
}

export function readInvite(token: string): Promise<ApiResult<InviteReply>> {
  return callApi((options) => api.auth.join['look-up'].$post({ json: { token } }, options))
}

export function joinTeam(json: { token: string; password: string }): Promise<ApiResult<null>> {
  return callApi(async (options) => readNothing(await api.auth.join.$post({ json }, options)))
}
