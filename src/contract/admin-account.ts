import { z } from 'zod'
import { StaffRole } from '#contract/admin.ts'
import { Code } from '#contract/auth.ts'
import { NewPassword } from '#contract/new-password.ts'
import { typedLine } from '#contract/typed-fields.ts'

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

const VIEW_NAME_MAX_CHARS = 60
const VIEW_QUERY_MAX_CHARS = 1_000
/** As `URLSearchParams` writes it. */
const QUERY = /^[\w*.+%=&-]+$/

/** Filters and sort of a list, as its address holds them. Words of a search are not kept: they name people. */
export const SavedViewRequest = z.strictObject({
  page: z.enum(['dashboard', 'leads']),
  name: typedLine()
    .min(1, 'Enter a name.')
    .max(VIEW_NAME_MAX_CHARS, 'Keep the name under 60 characters.'),
  query: z
    .string()
    .max(VIEW_QUERY_MAX_CHARS)
    .regex(QUERY, 'Set a filter or a sort first.')
    .refine((query) => !new URLSearchParams(query).has('text'), 'Leave the words of a search out.'),
})
export type SavedViewRequest = z.infer<typeof SavedViewRequest>

export const SavedView = z.object({ ...SavedViewRequest.shape, id: z.uuid() })
export type SavedView = z.infer<typeof SavedView>

/** One's own, by name. */
export const SavedViewsReply = z.object({ views: z.array(SavedView) })
export type SavedViewsReply = z.infer<typeof SavedViewsReply>
