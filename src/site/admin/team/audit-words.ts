import type { AuditEntry } from '#site/lib/team-api.ts'

const WORDS: Readonly<Record<string, string>> = {
  sign_in: 'Signed in',
  'sign_in.failed': 'A sign-in failed',
  'sign_in.code_failed': 'A code was refused',
  sign_out: 'Signed out',
  'invite.created': 'Invited somebody',
  'invite.revoked': 'Took an invite back',
  'invite.accepted': 'Joined by invite',
  'member.role_changed': 'Changed a role',
  'member.removed': 'Removed a member',
  'two_factor.on': 'Turned two-factor sign-in on',
  'two_factor.off': 'Turned two-factor sign-in off',
  'two_factor.recovery_codes_renewed': 'Made new recovery codes',
  'password.changed': 'Changed the password',
  'session.revoked': 'Ended a session',
  'session.revoked_others': 'Ended all other sessions',
  'conversation.read': 'Read a conversation',
  'conversation.export': 'Exported conversations',
  'conversation.erase': 'Deleted a conversation',
  'audit_request.erase': 'Deleted a request from the form',
  'lead.erase': 'Deleted a lead',
  'booking.erase': 'Took the person out of a booking',
  'retention.erase': 'Deleted old messages and counts',
}

/** An action that has no words here is shown as it is named. */
export function describeAction(action: string): string {
  return Object.hasOwn(WORDS, action) ? (WORDS[action] ?? action) : action.replace(/[._]/g, ' ')
}

export function describeDetail(detail: AuditEntry['detail']): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${value}`)
    .join(', ')
}
