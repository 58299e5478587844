import { site } from '#content/site.ts'

/** Texts of /admin/account. */
export const accountWords = {
  launch: {
    title: 'Before launch',
    lead: 'What visitors still see that is not about your firm.',
    stillLive: (gaps: number) =>
      `${gaps === 1 ? '1 placeholder fact is' : `${gaps} placeholder facts are`} still live. Run “npm run launch-check” to list ${gaps === 1 ? 'it' : 'them'}.`,
  },
  sessions: {
    failed: 'Your sessions could not be loaded.',
    endOthers: 'End all other sessions',
    times: (signedInAt: string, usedAt: string) => `Signed in ${signedInAt} · last used ${usedAt}`,
    thisOne: 'This session',
    end: 'End session',
    lead: 'Where you’re signed in. End any session you don’t recognize, then change your password.',
  },
  twoFactor: {
    title: 'Two-factor sign-in',
    failed: 'Your account could not be loaded.',
    codes: {
      title: 'Two-factor sign-in is on. Save these recovery codes',
      help: 'Each code signs you in once if you don’t have your phone. You won’t see them again.',
      copy: 'Copy codes',
      kept: 'I saved them',
    },
    scan: 'Scan this with an authenticator app, or enter this key:',
    qrLabel: 'QR code for the authenticator app',
    newCodes: 'New recovery codes',
    turnOff: 'Turn off',
    lead: 'After your password, you enter a code from an app on your phone. A stolen password alone isn’t enough to sign in.',
  },
  password: { lead: 'Changing your password signs you out everywhere else.' },
} as const

/** Texts of /admin/team: inviting someone. */
export const inviteWords = {
  title: 'Invite someone',
  open: 'Open invites',
  mailed: 'The link is on its way by email.',
  sendLink: 'Send them this link.',
  once: (day: string) => `You’ll only see it once. It works until ${day}.`,
  copy: 'Copy link',
  lead: 'The link works once and expires in seven days. A new link replaces the old one.',
} as const

/** Texts of /admin/team: who is in the team, and the log. */
export const teamWords = {
  confirmRemove: 'Click again to remove',
  failed: 'The team could not be loaded.',
  log: {
    none: 'No entries match.',
    actions: {
      sign_in: 'Signed in',
      'sign_in.failed': 'Sign-in failed',
      'sign_in.code_failed': 'Code rejected',
      sign_out: 'Signed out',
      'invite.created': 'Invited someone',
      'invite.revoked': 'Revoked an invite',
      'invite.accepted': 'Joined by invite',
      'member.role_changed': 'Changed a role',
      'member.removed': 'Removed a member',
      'two_factor.on': 'Turned two-factor sign-in on',
      'two_factor.off': 'Turned two-factor sign-in off',
      'two_factor.recovery_codes_renewed': 'Created new recovery codes',
      'password.changed': 'Changed the password',
      'session.revoked': 'Ended a session',
      'session.revoked_others': 'Ended all other sessions',
      'lead.read': 'Read a lead',
      'lead.change': 'Changed a lead',
      'conversation.read': 'Read a conversation',
      'conversation.take': 'Took over a conversation',
      'conversation.answer': 'Replied in a conversation',
      'conversation.hand_back': 'Handed back a conversation',
      'conversation.export': 'Exported conversations',
      'lead.email': 'Emailed a lead',
      'lead.merge': 'Merged leads',
      'lead.export': 'Exported leads',
      'lead_note.add': 'Added a note',
      'lead_note.edit': 'Edited a note',
      'lead_note.delete': 'Deleted a note',
      'delivery.send_again': 'Sent news again',
      'view.save': 'Saved a view',
      'view.delete': 'Deleted a view',
      'conversation.erase': 'Deleted a conversation',
      'audit_request.erase': 'Deleted a request from the form',
      'lead.erase': 'Deleted a lead',
      'booking.erase': 'Removed personal data from a booking',
      'retention.erase': 'Deleted old messages and counts',
    },
    subjects: {
      lead: 'Lead',
      conversation: 'Conversation',
      booking: 'Booking',
      account: 'Account',
      audit_request: 'Form request',
      delivery: 'Delivery',
      invite: 'Invite',
      session: 'Session',
      view: 'Saved view',
    },
    failed: 'The log could not be loaded.',
    older: 'Older entries',
    lead: 'Who saw, changed, exported, or deleted what. Entries can’t be changed and are deleted after three years.',
  },
  lead: 'Admins can see and change everything and invite others. Viewers can see everything but change nothing.',
} as const

/** What is asked for before a change to one’s own account. */
export const askedWords = {
  password: { label: 'Your password', missing: 'Enter your password.' },
  appCode: { label: 'Code from the app', missing: 'Enter the code.' },
  anyCode: { label: 'Code from the app, or a recovery code', missing: 'Enter a code.' },
} as const

/** What a role may do, as an invite says it. */
export const roleWords = {
  admin: 'As an admin, you can see and change everything and invite others.',
  viewer: 'As a viewer, you can see everything but change nothing.',
} as const

/** The email with an invite. */
export const inviteMail = {
  subject: (firm: string) => `You’re invited to join ${firm}’s team`,
  lead: (invitedBy: string, role: keyof typeof roleWords) =>
    `${invitedBy} invited you to the staff area of ${site.name}. ${roleWords[role]}`,
  link: (day: string, link: string) =>
    `Choose a password here. The link works once, until ${day}:\n${link}`,
  taken: 'Someone with this address is already on the team.',
  unexpected: 'If you weren’t expecting this, you can ignore this email.',
} as const

/** One’s own saved views of a list. */
export const savedViewWords = {
  title: 'Saved views',
  none: 'No saved views yet.',
  nothing: 'To save a view, set a filter or a sort first. Search words are not saved.',
  name: 'Name of this view',
  save: 'Save this view',
  remove: 'Delete',
  failed: 'The saved views could not be loaded or changed. Try again.',
} as const

/** Keys that stand for buttons. */
export const keyWords = {
  off: 'Turn letter keys off',
  on: 'Turn letter keys on',
  keys: [
    { keys: ['↑', '↓'], meaning: 'Move through the list', isLetter: false },
    { keys: ['Enter'], meaning: 'Open', isLetter: false },
    { keys: ['Esc'], meaning: 'Back', isLetter: false },
    { keys: ['j', 'k'], meaning: 'Next, previous', isLetter: true },
    { keys: ['/'], meaning: 'Search', isLetter: true },
    { keys: ['v'], meaning: 'Saved views', isLetter: true },
    { keys: ['1', '…', '9'], meaning: 'Conversations: choose what to show', isLetter: true },
    {
      keys: ['e', 'n', 'a', 's', 'o'],
      meaning: 'Lead: email, note, next action, status, owner',
      isLetter: true,
    },
    { keys: ['x', 's'], meaning: 'Leads: select, set the status', isLetter: true },
    { keys: ['?'], meaning: 'Show these keys', isLetter: true },
  ],
} as const
