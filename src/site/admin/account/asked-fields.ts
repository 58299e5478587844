import { askedWords } from '#content/staff/people.ts'
import type { Asked } from '#site/admin/account/AskField.tsx'

export const presentPassword: Asked<'password'> = {
  name: 'password',
  ...askedWords.password,
  type: 'password',
  autoComplete: 'current-password',
}

export const authenticatorCode: Asked<'code'> = {
  name: 'code',
  ...askedWords.appCode,
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
}

export const anyCode: Asked<'code'> = {
  name: 'code',
  ...askedWords.anyCode,
  autoComplete: 'one-time-code',
}
