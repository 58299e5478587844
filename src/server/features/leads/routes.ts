import { Hono } from 'hono'
import { z } from 'zod'
import { LeadEmail } from '#contract/admin.ts'
import {
  AdminDeliveriesQuery,
  AdminDeliveriesReply,
  AdminLead,
  AdminLeadReply,
  AdminLeadsQuery,
  AdminLeadsReply,
  ChangeLeadRequest,
  ChangeLeadsReply,
  ChangeLeadsRequest,
  LeadDuplicatesReply,
  LeadMergePreview,
  LeadNote,
  LeadNoteRequest,
  MergeLeadsRequest,
  NewLeadEmail,
  NewLeadNote,
} from '#contract/admin-leads.ts'
import type { Deps } from '#server/deps.ts'
import { changeLead, changeLeads } from '#server/features/leads/change-lead.ts'
import {
  listDeliveries,
  sendDeliveryAgain,
} from '#server/features/leads/delivery/staff-deliveries.ts'
import { emailLead } from '#server/features/leads/email-lead.ts'
import { listDuplicates } from '#server/features/leads/find-duplicates.ts'
import { addNote, deleteNote, editNote } from '#server/features/leads/lead-notes.ts'
import { listLeads } from '#server/features/leads/list-leads.ts'
import { mergeLeads, previewMerge } from '#server/features/leads/merge-lead.ts'
import { markMentionsSeen } from '#server/features/leads/note-mentions.ts'
import { readLead } from '#server/features/leads/read-lead.ts'
import { type AdminEnv, frameStaffRoutes } from '#server/features/staff/auth/require-admin.ts'
import { valid } from '#server/platform/http/valid.ts'

const IdParam = z.object({ id: z.uuid() })
const MergeParam = z.object({ id: z.uuid(), otherId: z.uuid() })
const NoteParam = z.object({ id: z.uuid(), noteId: z.uuid() })

type Frames = ReturnType<typeof frameStaffRoutes>

export const adminLeadRoutes = (deps: Deps) => {
  const frames = frameStaffRoutes(deps)
  return new Hono<AdminEnv>()
    .route('/', leadRoutes(deps, frames))
    .route('/', mergeRoutes(deps, frames))
    .route('/', noteRoutes(deps, frames))
    .route('/', deliveryRoutes(deps, frames))
}

const leadRoutes = (deps: Deps, { viewer, admin }: Frames) =>
  new Hono<AdminEnv>()
    .get(
      '/admin/leads',
      viewer('List the leads, fifty at a time', [200, 'A page', AdminLeadsReply]),
      valid('query', AdminLeadsQuery),
      async (c) => {
        const staffId = c.var.adminSession.user.id
        return c.json(await listLeads(deps, { ...c.req.valid('query'), staffId }), 200)
      },
    )
    .get(
      '/admin/leads/:id',
      viewer('Read all about one lead', [200, 'The lead', AdminLeadReply], ['not_found']),
      valid('param', IdParam),
      async (c) => {
        const staff = c.var.adminSession.user
        return c.json(await readLead(deps, { ...c.req.valid('param'), staff }), 200)
      },
    )
    .patch(
      '/admin/leads/:id',
      admin(
        'Set status, owner, or next action of a lead, or that it was answered',
        [200, 'The lead as it stands', AdminLead],
        ['not_found', 'body', 'conflict'],
      ),
      valid('param', IdParam),
      valid('json', ChangeLeadRequest),
      async (c) => {
        const staff = c.var.adminSession.user
        const change = { ...c.req.valid('json'), ...c.req.valid('param'), staff }
        return c.json(await changeLead(deps, change), 200)
      },
    )
    .post(
      '/admin/leads/status',
      admin(
        'Set the status of several leads',
        [200, 'How many had another', ChangeLeadsReply],
        ['body'],
      ),
      valid('json', ChangeLeadsRequest),
      async (c) => {
        const staff = c.var.adminSession.user
        return c.json(await changeLeads(deps, { ...c.req.valid('json'), staff }), 200)
      },
    )
    .post(
      '/admin/leads/:id/emails',
      admin(
        'Write an email to a lead; the outbox sends it, or keeps it without a mail server',
        [201, 'The email', LeadEmail],
        ['not_found', 'body', 'conflict', 'too_many_requests'],
      ),
      valid('param', IdParam),
      valid('json', NewLeadEmail),
      async (c) => {
        const place = { leadId: c.req.valid('param').id, staff: c.var.adminSession.user }
        return c.json(await emailLead(deps, { ...place, ...c.req.valid('json') }), 201)
      },
    )

const mergeRoutes = (deps: Deps, { admin }: Frames) =>
  new Hono<AdminEnv>()
    .get(
      '/admin/leads/:id/duplicates',
      admin(
        'List leads that may be the same person',
        [200, 'Up to ten leads', LeadDuplicatesReply],
        ['not_found'],
      ),
      valid('param', IdParam),
      async (c) => c.json(await listDuplicates(deps, c.req.valid('param').id), 200),
    )
    .get(
      '/admin/leads/:id/merge/:otherId',
      admin(
        'Read what would come of merging another lead into this one',
        [200, 'The preview', LeadMergePreview],
        ['not_found', 'conflict'],
      ),
      valid('param', MergeParam),
      async (c) => c.json(await previewMerge(deps.db, c.req.valid('param')), 200),
    )
    .post(
      '/admin/leads/:id/merge',
      admin(
        'Merge another lead into this one, as previewed',
        [200, 'The lead that remains', AdminLead],
        ['not_found', 'body', 'conflict'],
      ),
      valid('param', IdParam),
      valid('json', MergeLeadsRequest),
      async (c) => {
        const staff = c.var.adminSession.user
        const merging = { ...c.req.valid('json'), ...c.req.valid('param'), staff }
        return c.json(await mergeLeads(deps, merging), 200)
      },
    )

const noteRoutes = (deps: Deps, { viewer, admin }: Frames) =>
  new Hono<AdminEnv>()
    .post(
      '/admin/leads/:id/notes',
      admin('Write a note about a lead', [201, 'The note', LeadNote], ['not_found', 'body']),
      valid('param', IdParam),
      valid('json', NewLeadNote),
      async (c) => {
        const place = { leadId: c.req.valid('param').id, staff: c.var.adminSession.user }
        return c.json(await addNote(deps, { ...place, ...c.req.valid('json') }), 201)
      },
    )
    .patch(
      '/admin/leads/:id/notes/:noteId',
      admin('Rewrite a note of one’s own', [200, 'The note', LeadNote], ['not_found', 'body']),
      valid('param', NoteParam),
      valid('json', LeadNoteRequest),
      async (c) => {
        const { id: leadId, noteId } = c.req.valid('param')
        const place = { leadId, noteId, staff: c.var.adminSession.user }
        return c.json(await editNote(deps, { ...place, ...c.req.valid('json') }), 200)
      },
    )
    .delete(
      '/admin/leads/:id/notes/:noteId',
      admin('Delete a note of one’s own', [204, 'It is gone'], ['not_found']),
      valid('param', NoteParam),
      async (c) => {
        const { id: leadId, noteId } = c.req.valid('param')
        await deleteNote(deps, { leadId, noteId, staff: c.var.adminSession.user })
        return c.body(null, 204)
      },
    )
    .post(
      '/admin/leads/:id/mentions/seen',
      viewer('Say that one has seen the notes of a lead that mention one', [204, 'None is unread']),
      valid('param', IdParam),
      async (c) => {
        const userId = c.var.adminSession.user.id
        await markMentionsSeen(deps, { leadId: c.req.valid('param').id, userId })
        return c.body(null, 204)
      },
    )

const deliveryRoutes = (deps: Deps, { viewer, admin }: Frames) =>
  new Hono<AdminEnv>()
    .get(
      '/admin/deliveries',
      viewer('List what goes out to other systems, fifty at a time', [
        200,
        'A page',
        AdminDeliveriesReply,
      ]),
      valid('query', AdminDeliveriesQuery),
      async (c) => c.json(await listDeliveries(deps, c.req.valid('query')), 200),
    )
    .post(
      '/admin/deliveries/:id/send-again',
      admin(
        'Send a delivery again that was given up on or kept',
        [204, 'It waits to be sent'],
        ['not_found', 'conflict'],
      ),
      valid('param', IdParam),
      async (c) => {
        const staff = c.var.adminSession.user
        await sendDeliveryAgain(deps, { ...c.req.valid('param'), staff })
        return c.body(null, 204)
      },
    )
