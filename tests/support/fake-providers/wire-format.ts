export type Wire = 'openai' | 'anthropic' | 'openai-compatible'

/** `eos` is a word of a server's own. */
export type Finish = 'stop' | 'length' | 'content_filter' | 'tool_calls' | 'eos'

/** How one provider puts an answer on the wire. Each string is one server-sent event, ready to be written. */
export type WireFormat = {
  open(): string
  say(text: string): string
  /** What a reasoning model thinks before it answers: empty where the wire does not show it. */
  think(text: string): string
  /** A call of a tool that nobody offered. */
  callTool(): string
  /** Declines to answer, in a field of its own. */
  decline(text: string): string
  /** `hasUsage`: some servers do not say what a call used. */
  close(finish: Finish, hasUsage?: boolean): string
  /** Overloaded, said inside an answer with status 200. */
  fail(): string
  /** The whole answer as one JSON document. */
  answer(text: string, finish?: Finish): unknown
  /** The same, of a model that declines. */
  declined(text: string): unknown
}

export const PLAYED_MODEL = 'a-played-model'
export const PLAYED_USAGE = { input: 120, output: 40 }

export function writeEvent(data: unknown, name?: string): string {
  return `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`
}
