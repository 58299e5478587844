import type { Asked } from '#site/admin/account/AskField.tsx'

export const presentPassword: Asked<'password'> = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
  missing: 'Enter your password.',
}

export const authenticatorCode: Asked<'code'> = {
  name: 'code',
  label: 'Code from the app',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  missing: 'Enter the code.',
}

export const anyCode: Asked<'code'> = {
  name: 'code',
  label: 'Code from the app, or a recovery code',
  autoComplete: 'one-time-code',
  missing: 'Enter a code.',
}
