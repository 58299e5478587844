export type Wire = 'openai' | 'anthropic' | 'openai-compatible'

export type Finish = 'stop' | 'length' | 'content_filter'

/** How one provider puts an answer on the wire. Each string is one server-sent event, ready to be written. */
export type WireFormat = {
  open(): string
  say(text: string): string
  close(finish: Finish): string
  /** Overloaded, said inside an answer with status 200. */
  fail(): string
  /** The whole answer as one JSON document. */
  answer(text: string): unknown
}

export const PLAYED_MODEL = 'a-played-model'
export const PLAYED_USAGE = { input: 120, output: 40 }

export function writeEvent(data: unknown, name?: string): string {
  return `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`
}
