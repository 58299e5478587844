/** What stands on every page of the staff area. */
export const frameWords = {
  area: 'Staff area',
  keys: 'Keys',
  signingOut: 'Signing out...',
  signOut: 'Sign Out',
  sessionFailed: 'Your session could not be checked.',
} as const
