import { type JsonRecord, readNumber, readText } from '#site/islands/chat/replies/read-json.ts'

/** How this site is set up, as far as it bears on what becomes of a visitor's words. */
export type Keeping = {
  /** Days without activity after which a conversation is deleted; null where only people delete. */
  retentionDays: number | null
  /** Who runs the language model that is sent messages; null where there is none. */
  model: string | null
}

/** Null where the server does not say. */
export function readKeeping(reply: JsonRecord): Keeping | null {
  if (reply.retentionDays === undefined || reply.model === undefined) return null
  return { retentionDays: readNumber(reply.retentionDays), model: readText(reply.model) }
}
