import type {
  AccountReply,
  PasswordRequest,
  ProofRequest,
  RecoveryCodesReply,
  SavedView,
  SavedViewRequest,
  SavedViewsReply,
  SessionsReply,
  TwoFactorSetUp,
} from '#contract/admin-account.ts'
import { api } from '#site/lib/api.ts'
import { type ApiResult, callApi } from '#site/lib/call-api.ts'
import { readGone, readNothing } from '#site/lib/read-nothing.ts'

export type OwnSession = SessionsReply['sessions'][number]

export function readAccount(): Promise<ApiResult<AccountReply>> {
  return callApi((options) => api.admin.account.$get({}, options))
}

export function changePassword(json: PasswordRequest): Promise<ApiResult<null>> {
  return callApi(async (options) =>
    readNothing(await api.admin.account.password.$post({ json }, options)),
  )
}

export function listSessions(): Promise<ApiResult<SessionsReply>> {
  return callApi((options) => api.admin.account.sessions.$get({}, options))
}

export function revokeSession(id: string): Promise<ApiResult<null>> {
  return callApi(async (options) =>
    readGone(await api.admin.account.sessions[':id'].$delete({ param: { id } }, options)),
  )
}

export function revokeOtherSessions(): Promise<ApiResult<null>> {
  return callApi(async (options) =>
    readNothing(await api.admin.account.sessions.$delete({}, options)),
  )
}

export function setUpTwoFactor(json: { password: string }): Promise<ApiResult<TwoFactorSetUp>> {
  return callApi((options) => api.admin.account['two-factor']['set-up'].$post({ json }, options))
}

export function confirmTwoFactor(json: { code: string }): Promise<ApiResult<RecoveryCodesReply>> {
  return callApi((options) => api.admin.account['two-factor'].confirm.$post({ json }, options))
}

export function renewRecoveryCodes(json: ProofRequest): Promise<ApiResult<RecoveryCodesReply>> {
  return callApi((options) =>
    api.admin.account['two-factor']['recovery-codes'].$post({ json }, options),
  )
}

export function turnOffTwoFactor(json: ProofRequest): Promise<ApiResult<null>> {
  return callApi(async (options) =>
    readNothing(await api.admin.account['two-factor']['turn-off'].$post({ json }, options)),
  )
}

/** The code after the password. */
export function giveCode(json: { code: string }): Promise<ApiResult<null>> {
  return callApi(async (options) =>
    readNothing(await api.auth['sign-in']['second-step'].$post({ json }, options)),
  )
}

export function listViews(): Promise<ApiResult<SavedViewsReply>> {
  return callApi((options) => api.admin.account.views.$get({}, options))
}

/** A view of the same name and page takes the filters over. */
export function saveView(json: SavedViewRequest): Promise<ApiResult<SavedView>> {
  return callApi((options) => api.admin.account.views.$post({ json }, options))
}

export function deleteView(id: string): Promise<ApiResult<null>> {
  return callApi(async (options) =>
    readGone(await api.admin.account.views[':id'].$delete({ param: { id } }, options)),
  )
}
