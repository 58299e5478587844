import { site } from '#content/site.ts'
import type { StaffRole } from '#contract/admin.ts'
import type { MailText } from '#server/platform/mail/mail-text.ts'

type Invite = { role: StaffRole; link: string; invitedBy: string; expiresAt: Date }

const MAY = {
  admin: 'As an admin you can read and change everything, and invite others.',
  viewer: 'As a viewer you can read everything and change nothing.',
} as const

export function composeInviteMail({ role, link, invitedBy, expiresAt }: Invite): MailText {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return {
    subject: `You are invited to the team of ${site.name}`,
    text: `${invitedBy} invites you to the staff area of ${site.name}. ${MAY[role]}

Choose a password here. The link works once, until ${day.format(expiresAt)}:
${link}

If you did not expect this, do nothing: without the link there is no account.

${site.name}
`,
  }
}
