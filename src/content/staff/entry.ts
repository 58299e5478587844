import { roleWords } from '#content/staff/people.ts'

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
    `${roleWords[role]} This link works once, until ${day}.`,
  signInAs: 'You will sign in as',
  invalid: {
    title: 'This link is no longer valid',
    text: 'It was used, revoked, replaced, or has expired. Ask the person who invited you for a new one.',
    link: 'Staff sign-in',
  },
} as const

/** Why somebody could not sign in. The toasts “Login failed” and “Invalid credentials” are the product’s fixed texts. */
export const signInFailures = {
  failed: 'Login failed. Please try again.',
  invalid: 'Invalid credentials',
  noMatch: 'Email and password do not match. Check both.',
  noAnswer: 'The server didn’t respond.',
  noCookie: 'Your browser didn’t save the session. Allow cookies for this site.',
  noRole: 'The password was accepted, but your role could not be read.',
  tooMany: 'Too many attempts. Wait a minute, then try again.',
  server: 'Something went wrong on the server.',
  code: 'This code was not accepted. Use a new one.',
} as const
