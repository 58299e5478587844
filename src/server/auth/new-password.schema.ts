import { z } from 'zod'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#server/auth/create-auth.ts'

export const NewPassword = z
  .string()
  .min(PASSWORD_MIN_LENGTH, `Choose a password of ${PASSWORD_MIN_LENGTH} characters or more.`)
  .max(PASSWORD_MAX_LENGTH, `Choose a password of ${PASSWORD_MAX_LENGTH} characters at most.`)

export const StaffEmail = z
  .email('Give an e-mail address such as name@company.com.')
  .max(254)
  .toLowerCase()
