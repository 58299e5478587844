import type { LeadEmail } from '#contract/admin.ts'
import type {
  AdminLead,
  AdminLeadReply,
  AdminLeadsReply,
  ChangeLeadRequest,
  ChangeLeadsReply,
  ChangeLeadsRequest,
  LeadDuplicatesReply,
  LeadMergePreview,
  LeadNote,
  MergeLeadsRequest,
  NewLeadEmail,
  NewLeadNote,
} from '#contract/admin-leads.ts'
import { api } from '#site/lib/api.ts'
import { type ApiResult, callApi } from '#site/lib/call-api.ts'
import { readGone, readNothing } from '#site/lib/read-nothing.ts'

type NotePlace = { leadId: string; noteId: string }

/** `query` holds the filters by their names, and `before` for what follows a page. */
export function listLeads(
  query: Readonly<Record<string, string>>,
): Promise<ApiResult<AdminLeadsReply>> {
  return callApi((options) => api.admin.leads.$get({ query }, options))
}

export function readLead(leadId: string): Promise<ApiResult<AdminLeadReply>> {
  const param = { id: leadId }
  return callApi((options) => api.admin.leads[':id'].$get({ param }, options))
}

export function changeLead(leadId: string, json: ChangeLeadRequest): Promise<ApiResult<AdminLead>> {
  const param = { id: leadId }
  return callApi((options) => api.admin.leads[':id'].$patch({ param, json }, options))
}

export function changeLeads(json: ChangeLeadsRequest): Promise<ApiResult<ChangeLeadsReply>> {
  return callApi((options) => api.admin.leads.status.$post({ json }, options))
}

export function listDuplicates(leadId: string): Promise<ApiResult<LeadDuplicatesReply>> {
  const param = { id: leadId }
  return callApi((options) => api.admin.leads[':id'].duplicates.$get({ param }, options))
}

export function previewMerge(
  leadId: string,
  otherId: string,
): Promise<ApiResult<LeadMergePreview>> {
  const param = { id: leadId, otherId }
  return callApi((options) => api.admin.leads[':id'].merge[':otherId'].$get({ param }, options))
}

export function mergeLeads(leadId: string, json: MergeLeadsRequest): Promise<ApiResult<AdminLead>> {
  const param = { id: leadId }
  return callApi((options) => api.admin.leads[':id'].merge.$post({ param, json }, options))
}

/** With the same `id` a repeat is harmless. */
export function addNote(leadId: string, json: NewLeadNote): Promise<ApiResult<LeadNote>> {
  const param = { id: leadId }
  return callApi((options) => api.admin.leads[':id'].notes.$post({ param, json }, options))
}

/** With the same `id` a repeat is harmless. */
export function emailLead(leadId: string, json: NewLeadEmail): Promise<ApiResult<LeadEmail>> {
  const param = { id: leadId }
  return callApi((options) => api.admin.leads[':id'].emails.$post({ param, json }, options))
}

export function editNote(
  { leadId, noteId }: NotePlace,
  text: string,
): Promise<ApiResult<LeadNote>> {
  const param = { id: leadId, noteId }
  return callApi((options) =>
    api.admin.leads[':id'].notes[':noteId'].$patch({ param, json: { text } }, options),
  )
}

export function deleteNote({ leadId, noteId }: NotePlace): Promise<ApiResult<null>> {
  const param = { id: leadId, noteId }
  return callApi(async (options) =>
    readGone(await api.admin.leads[':id'].notes[':noteId'].$delete({ param }, options)),
  )
}

/** That the notes of a lead were seen by whom they mention. */
export function markMentionsSeen(leadId: string): Promise<ApiResult<null>> {
  const param = { id: leadId }
  return callApi(async (options) =>
    readNothing(await api.admin.leads[':id'].mentions.seen.$post({ param }, options)),
  )
}

/** A delivery that was given up on, or kept, waits to be sent once more. */
export function sendDeliveryAgain(deliveryId: string): Promise<ApiResult<null>> {
  const param = { id: deliveryId }
  return callApi(async (options) =>
    readNothing(await api.admin.deliveries[':id']['send-again'].$post({ param }, options)),
  )
}
