import { z } from 'zod'
import { StaffRole } from '#contract/admin.ts'
import { Code } from '#contract/auth.ts'
import { NewPassword } from '#contract/new-password.ts'

const Password = z.string().min(1, 'Enter your password.').max(128)

export const AccountReply = z.object({
  email: z.string(),
  role: StaffRole,
  two_factor: z.boolean(),
  /** How many are left; null without two-factor sign-in. */
  recovery_codes: z.number().int().nullable(),
})
export type AccountReply = z.infer<typeof AccountReply>

export const PasswordRequest = z.object({ password: Password, new_password: NewPassword })
export type PasswordRequest = z.infer<typeof PasswordRequest>

export const TwoFactorRequest = z.object({ password: Password })

/** For an authenticator: to be scanned, or to be typed. */
export const TwoFactorSetUp = z.object({ uri: z.string(), secret: z.string() })
export type TwoFactorSetUp = z.infer<typeof TwoFactorSetUp>

export const ConfirmRequest = z.object({ code: Code })

export const ProofRequest = z.object({ password: Password, code: Code })
export type ProofRequest = z.infer<typeof ProofRequest>

/** Shown once. */
export const RecoveryCodesReply = z.object({ recovery_codes: z.array(z.string()) })
export type RecoveryCodesReply = z.infer<typeof RecoveryCodesReply>

export const SessionsReply = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** In words, such as "Firefox on Windows". */
      device: z.string(),
      created_at: z.iso.datetime(),
      /** To a quarter of an hour. */
      last_used_at: z.iso.datetime(),
      is_this_one: z.boolean(),
    }),
  ),
})
export type SessionsReply = z.infer<typeof SessionsReply>
