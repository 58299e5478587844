import { z } from 'zod'
import { StaffRole } from '#contract/admin.ts'
import { StaffEmail } from '#contract/new-password.ts'

const TeamMember = z.object({
  id: z.string(),
  email: z.string(),
  role: StaffRole,
  two_factor: z.boolean(),
  joined_at: z.iso.datetime(),
  /** To a quarter of an hour; null while signed in nowhere. */
  last_seen_at: z.iso.datetime().nullable(),
})
export type TeamMember = z.infer<typeof TeamMember>

const TeamInvite = z.object({
  id: z.uuid(),
  email: z.string(),
  role: StaffRole,
  invited_by: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  is_expired: z.boolean(),
})
export type TeamInvite = z.infer<typeof TeamInvite>

/** Everybody who may sign in, and the invites that nobody accepted yet. */
export const TeamReply = z.object({
  members: z.array(TeamMember),
  invites: z.array(TeamInvite),
})
export type TeamReply = z.infer<typeof TeamReply>

export const NewInviteRequest = z.object({ email: StaffEmail, role: StaffRole })
export type NewInviteRequest = z.infer<typeof NewInviteRequest>

export const NewInviteReply = z.object({
  id: z.uuid(),
  /** Shown to whoever invites, once: only its hash is kept. */
  link: z.url(),
  expires_at: z.iso.datetime(),
  is_mailed: z.boolean(),
})
export type NewInviteReply = z.infer<typeof NewInviteReply>

export const RoleRequest = z.object({ role: StaffRole })

const AUDIT_PAGE_CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f-]{36})$/

export const AuditQuery = z.object({
  /** Part of an address, or "visitor" or "retention". */
  actor: z.string().trim().max(254).optional(),
  /** The beginning of an action, such as "sign_in" or "conversation.". */
  action: z.string().trim().max(100).optional(),
  /** An id, whole. */
  subject: z.string().trim().max(100).optional(),
  before: z.string().regex(AUDIT_PAGE_CURSOR, 'That place in the log isn’t valid.').optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>

export const AuditReply = z.object({
  entries: z.array(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      actor: z.string(),
      action: z.string(),
      subject_type: z.string(),
      subject_id: z.string(),
      detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    }),
  ),
  /** The value of `before` for older entries; null when there are none. */
  next: z.string().nullable(),
})
export type AuditReply = z.infer<typeof AuditReply>
