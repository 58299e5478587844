import { z } from 'zod'
import { isCommonPassword } from '#contract/passwords/is-common-password.ts'

export const PASSWORD_MIN_LENGTH = 12
export const PASSWORD_MAX_LENGTH = 128

export const NewPassword = z
  .string()
  .min(PASSWORD_MIN_LENGTH, `Choose a password of ${PASSWORD_MIN_LENGTH} characters or more.`)
  .max(PASSWORD_MAX_LENGTH, `Choose a password of ${PASSWORD_MAX_LENGTH} characters at most.`)
  .refine(
    (password) => !isCommonPassword(password),
    'This password is too common. Try four unrelated words.',
  )

export const StaffEmail = z
  .email('Enter an email address such as name@company.com.')
  .max(254)
  .toLowerCase()
