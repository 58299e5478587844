/** Texts of /admin/login. */
export const loginWords = {
  title: 'Staff sign-in',
  lead: 'For our staff only. Visitors do not need an account.',
  signingIn: 'Signing in...',
  signIn: 'Sign In',
  password: { hide: 'Hide characters', show: 'Show characters' },
  code: {
    lead: 'Your password is correct. Enter the code from your authenticator app, or a recovery code.',
    startOver: 'Start over',
  },
} as const

/** Texts of /admin/join: where an invite leads. */
export const joinWords = {
  title: 'Join the team',
  failed: 'Your invite could not be read.',
  invited: (role: 'admin' | 'viewer', day: string) =>
    `${role === 'admin' ? 'As an admin, you can see and change everything and invite others.' : 'As a viewer, you can see everything but change nothing.'} This link works once, until ${day}.`,
  signInAs: 'You will sign in as',
  invalid: {
    title: 'This link is no longer valid',
    text: 'It was used, revoked, replaced, or has expired. Ask the person who invited you for a new one.',
    link: 'Staff sign-in',
  },
} as const
