import { z } from 'zod'
import { MESSAGE_MAX_CHARS } from '#contract/conversations.ts'
import { typedLine } from '#contract/typed-fields.ts'
import { cleanText } from '#domain/contact/typed-text.ts'

const PERSON_NAME_MAX_CHARS = 40

/** The member of staff who has a conversation, as staff see it. */
export const AdminTakeover = z.object({
  taken_by: z
    .object({
      id: z.string(),
      email: z.string(),
      /** As the visitor is told. */
      name: z.string(),
      since: z.iso.datetime(),
      /** The one who asks. */
      is_you: z.boolean(),
    })
    .nullable(),
  /** The visitor chose the agent: it answers, even while a person is there. */
  prefers_agent: z.boolean(),
  /** The name to begin with when the one who asks takes the conversation over. */
  suggested_name: z.string(),
})
export type AdminTakeover = z.infer<typeof AdminTakeover>

export const TakeRequest = z.object({
  /** Shown to the visitor. */
  name: typedLine()
    .max(PERSON_NAME_MAX_CHARS, `Use at most ${PERSON_NAME_MAX_CHARS} characters.`)
    .optional(),
  /** The id of the colleague to take over from, as seen; so nobody is put out unseen. */
  insteadOf: z.string().optional(),
})
export type TakeRequest = z.infer<typeof TakeRequest>

export const PersonMessageRequest = z.object({
  /** Makes a retry harmless: a message is stored once. */
  id: z.uuid(),
  text: z
    .string()
    .max(MESSAGE_MAX_CHARS, `Use at most ${MESSAGE_MAX_CHARS.toLocaleString('en-US')} characters.`)
    .refine((text) => cleanText(text) !== '', 'Write a message first.'),
})
export type PersonMessageRequest = z.infer<typeof PersonMessageRequest>

export const PersonMessage = z.object({
  id: z.uuid(),
  content: z.string(),
  author_name: z.string(),
  created_at: z.iso.datetime(),
})
export type PersonMessage = z.infer<typeof PersonMessage>
