import { z } from 'zod'

/** A public page's report of a view. It holds nothing about the visitor. */
export const CountedEvents = z.object({
  events: z
    .array(z.enum(['visit', 'view', 'chat_opened', 'form_opened']))
    .min(1)
    .max(4),
  /** The page's path; one that the site does not have is counted as "other". */
  path: z.string().max(400),
  /** `utm_source`, else the host that referred; empty for neither. Longer ones are counted as "other". */
  source: z.string().max(400).default(''),
})
export type CountedEvents = z.infer<typeof CountedEvents>
