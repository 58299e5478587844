import { z } from 'zod'
import { StaffRole } from '#contract/admin.ts'
import { NewPassword } from '#contract/new-password.ts'
import { TypedEmail, typedLine } from '#contract/typed-fields.ts'

export const SignInRequest = z.object({
  email: TypedEmail,
  password: z.string().min(1, 'Enter your password.').max(128),
})
export type SignInRequest = z.infer<typeof SignInRequest>

/** The session itself is the HttpOnly cookie that comes with this answer. */
export const SignedInReply = z.object({
  user: z.object({ id: z.string(), email: z.string() }),
})
export type SignedInReply = z.infer<typeof SignedInReply>

/** With a second factor there is no session yet: a code is asked for next. */
export const SignInReply = z.union([SignedInReply, z.object({ second_step: z.literal(true) })])
export type SignInReply = z.infer<typeof SignInReply>

/** Six digits of the authenticator, or a recovery code. */
export const Code = typedLine().min(6, 'Enter the code.').max(20, 'That code isn’t valid.')

export const SecondStepRequest = z.object({ code: Code })
export type SecondStepRequest = z.infer<typeof SecondStepRequest>

const InviteToken = z.string().regex(/^[\w-]{43}$/, 'This link is incomplete.')

export const InviteRequest = z.object({ token: InviteToken })

export const InviteReply = z.object({
  email: z.string(),
  role: StaffRole,
  expires_at: z.iso.datetime(),
})
export type InviteReply = z.infer<typeof InviteReply>

export const JoinRequest = z.object({ token: InviteToken, password: NewPassword })
export type JoinRequest = z.infer<typeof JoinRequest>
