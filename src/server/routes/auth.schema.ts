import { z } from 'zod'

export const SignInRequest = z.object({
  email: z.email('Enter an e-mail address such as name@company.com.').max(254),
  password: z.string().min(1, 'Enter your password.').max(128),
})
export type SignInRequest = z.infer<typeof SignInRequest>

/** The session itself is the HttpOnly cookie that comes with this answer. */
export const SignInReply = z.object({
  user: z.object({ id: z.string(), email: z.string() }),
})
export type SignInReply = z.infer<typeof SignInReply>
