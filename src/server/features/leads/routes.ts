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
import { addNote, deleteNote, editNote } from '#server/features/leads/lead-notes.ts'
import { listLeads } from '#server/features/leads/list-leads.ts'
import { listDuplicates, mergeLeads, previewMerge } from '#server/features/leads/merge-lead.ts'
import { markMentionsSeen } from '#server/features/leads/note-mentions.ts'
import { readLead } from '#server/features/leads/read-lead.ts'
import { type AdminEnv, requireStaff } from '#server/features/staff/auth/require-admin.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import { valid } from '#server/platform/http/valid.ts'

const tag = 'Staff'
const IdParam = z.object({ id: z.uuid() })
const MergeParam = z.object({ id: z.uuid(), otherId: z.uuid() })
const NoteParam = z.object({ id: z.uuid(), noteId: z.uuid() })
const listRefusals = ['invalid_request', 'unauthenticated', 'forbidden'] as const
const readRefusals = [...listRefusals, 'not_found'] as const
const writeRefusals = [...readRefusals, 'payload_too_large', 'unsupported_media_type'] as const

export const adminLeadRoutes = (deps: Deps) =>
  new Hono<AdminEnv>()
    .route('/', leadRoutes(deps))
    .route('/', mergeRoutes(deps))
    .route('/', noteRoutes(deps))
    .route('/', deliveryRoutes(deps))

const leadRoutes = (deps: Deps) =>
  new Hono<AdminEnv>()
    .get(
      '/admin/leads',
      requireStaff(deps, { role: 'viewer' }),
      describe({
        summary: 'List the leads, fifty at a time',
        tag,
        reply: { status: 200, description: 'A page', schema: AdminLeadsReply },
        refusals: listRefusals,
      }),
      valid('query', AdminLeadsQuery),
      async (c) => {
        const staffId = c.var.adminSession.user.id
        return c.json(await listLeads(deps, { ...c.req.valid('query'), staffId }), 200)
      },
    )
    .get(
      '/admin/leads/:id',
      requireStaff(deps, { role: 'viewer' }),
      describe({
        summary: 'Read all about one lead',
        tag,
        reply: { status: 200, description: 'The lead', schema: AdminLeadReply },
        refusals: readRefusals,
      }),
      valid('param', IdParam),
      async (c) => {
        const staff = c.var.adminSession.user
        return c.json(await readLead(deps, { ...c.req.valid('param'), staff }), 200)
      },
    )
    .patch(
      '/admin/leads/:id',
      requireStaff(deps, { role: 'admin' }),
      describe({
        summary: 'Set status, owner, or next action of a lead, or that it was answered',
        tag,
        reply: { status: 200, description: 'The lead as it stands', schema: AdminLead },
        refusals: [...writeRefusals, 'conflict'],
      }),
      limitBody(),
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
      requireStaff(deps, { role: 'admin' }),
      describe({
        summary: 'Set the status of several leads',
        tag,
        reply: { status: 200, description: 'How many had another', schema: ChangeLeadsReply },
        refusals: writeRefusals.filter((refusal) => refusal !== 'not_found'),
      }),
      limitBody(),
      valid('json', ChangeLeadsRequest),
      async (c) => {
        const staff = c.var.adminSession.user
        return c.json(await changeLeads(deps, { ...c.req.valid('json'), staff }), 200)
      },
    )
    .post(
      '/admin/leads/:id/emails',
      requireStaff(deps, { role: 'admin' }),
      describe({
        summary: 'Write an email to a lead; the outbox sends it, or keeps it without a mail server',
        tag,
        reply: { status: 201, description: 'The email', schema: LeadEmail },
        refusals: [...writeRefusals, 'conflict', 'too_many_requests'],
      }),
      limitBody(),
      valid('param', IdParam),
      valid('json', NewLeadEmail),
      async (c) => {
        const place = { leadId: c.req.valid('param').id, staff: c.var.adminSession.user }
        return c.json(await emailLead(deps, { ...place, ...c.req.valid('json') }), 201)
      },
    )

const mergeRoutes = (deps: Deps) =>
  new Hono<AdminEnv>()
    .get(
      '/admin/leads/:id/duplicates',
      requireStaff(deps, { role: 'admin' }),
      describe({
        summary: 'List leads that may be the same person',
        tag,
        reply: { status: 200, description: 'Up to ten leads', schema: LeadDuplicatesReply },
        refusals: readRefusals,
      }),
      valid('param', IdParam),
      async (c) => c.json(await listDuplicates(deps, c.req.valid('param').id), 200),
    )
    .get(
      '/admin/leads/:id/merge/:otherId',
      requireStaff(deps, { role: 'admin' }),
      describe({
        summary: 'Read what would come of merging another lead into this one',
        tag,
        reply: { status: 200, description: 'The preview', schema: LeadMergePreview },
        refusals: [...readRefusals, 'conflict'],
      }),
      valid('param', MergeParam),
      async (c) => c.json(await previewMerge(deps.db, c.req.valid('param')), 200),
    )
    .post(
      '/admin/leads/:id/merge',
      requireStaff(deps, { role: 'admin' }),
      describe({
        summary: 'Merge another lead into this one, as previewed',
        tag,
        reply: { status: 200, description: 'The lead that remains', schema: AdminLead },
        refusals: [...writeRefusals, 'conflict'],
      }),
      limitBody(),
      valid('param', IdParam),
      valid('json', MergeLeadsRequest),
      async (c) => {
        const staff = c.var.adminSession.user
        const merging = { ...c.req.valid('json'), ...c.req.valid('param'), staff }
        return c.json(await mergeLeads(deps, merging), 200)
      },
    )

const noteRoutes = (deps: Deps) =>
  new Hono<AdminEnv>()
    .post(
      '/admin/leads/:id/notes',
      requireStaff(deps, { role: 'admin' }),
      describe({
        summary: 'Write a note about a lead',
        tag,
        reply: { status: 201, description: 'The note', schema: LeadNote },
        refusals: writeRefusals,
      }),
      limitBody(),
      valid('param', IdParam),
      valid('json', NewLeadNote),
      async (c) => {
        const place = { leadId: c.req.valid('param').id, staff: c.var.adminSession.user }
        return c.json(await addNote(deps, { ...place, ...c.req.valid('json') }), 201)
      },
    )
    .patch(
      '/admin/leads/:id/notes/:noteId',
      requireStaff(deps, { role: 'admin' }),
      describe({
        summary: 'Rewrite a note of one’s own',
        tag,
        reply: { status: 200, description: 'The note', schema: LeadNote },
        refusals: writeRefusals,
      }),
      limitBody(),
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
      requireStaff(deps, { role: 'admin' }),
      describe({
        summary: 'Delete a note of one’s own',
        tag,
        reply: { status: 204, description: 'It is gone' },
        refusals: readRefusals,
      }),
      valid('param', NoteParam),
      async (c) => {
        const { id: leadId, noteId } = c.req.valid('param')
        await deleteNote(deps, { leadId, noteId, staff: c.var.adminSession.user })
        return c.body(null, 204)
      },
    )
    .post(
      '/admin/leads/:id/mentions/seen',
      requireStaff(deps, { role: 'viewer' }),
      describe({
        summary: 'Say that one has seen the notes of a lead that mention one',
        tag,
        reply: { status: 204, description: 'None is unread' },
        refusals: listRefusals,
      }),
      valid('param', IdParam),
      async (c) => {
        const userId = c.var.adminSession.user.id
        await markMentionsSeen(deps, { leadId: c.req.valid('param').id, userId })
        return c.body(null, 204)
      },
    )

const deliveryRoutes = (deps: Deps) =>
  new Hono<AdminEnv>()
    .get(
      '/admin/deliveries',
      requireStaff(deps, { role: 'viewer' }),
      describe({
        summary: 'List what goes out to other systems, fifty at a time',
        tag,
        reply: { status: 200, description: 'A page', schema: AdminDeliveriesReply },
        refusals: listRefusals,
      }),
      valid('query', AdminDeliveriesQuery),
      async (c) => c.json(await listDeliveries(deps, c.req.valid('query')), 200),
    )
    .post(
      '/admin/deliveries/:id/send-again',
      requireStaff(deps, { role: 'admin' }),
      describe({
        summary: 'Send a delivery again that was given up on or kept',
        tag,
        reply: { status: 204, description: 'It waits to be sent' },
        refusals: [...readRefusals, 'conflict'],
      }),
      valid('param', IdParam),
      async (c) => {
        const staff = c.var.adminSession.user
        await sendDeliveryAgain(deps, { ...c.req.valid('param'), staff })
        return c.body(null, 204)
      },
    )
