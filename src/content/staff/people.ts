/** Texts of /admin/account. */
export const accountWords = {
  sessions: {
    failed: 'Your sessions could not be loaded.',
    endOthers: 'End all other sessions',
    times: (signedInAt: string, usedAt: string) => `Signed in ${signedInAt} · last used ${usedAt}`,
    thisOne: 'This session',
    end: 'End session',
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
  },
} as const

/** Texts of /admin/team: inviting someone. */
export const inviteWords = {
  title: 'Invite someone',
  open: 'Open invites',
  mailed: 'The link is on its way by email.',
  sendLink: 'Send them this link.',
  once: (day: string) => `You’ll only see it once. It works until ${day}.`,
  copy: 'Copy link',
} as const

/** Texts of /admin/team: who is in the team, and the log. */
export const teamWords = {
  confirmRemove: 'Press again to remove',
  failed: 'The team could not be loaded.',
  log: {
    none: 'No entries match.',
    failed: 'The log could not be loaded.',
    older: 'Older entries',
  },
} as const
