import type { Finish } from '#tests/support/fake-providers/wire-format.ts'

/**
 * What the played provider does with one request. `text` is what a writing model says; a reading model's answer is
 * `reading` over one that says nothing, or `text` where it is to be something else.
 */
export type Play =
  /**
   * `everyMs` is the pause between two words: a slow drip. `thinksMs` is how long a reasoning model thinks before the
   * first one, `keepsAlive` sends comments of the event stream in the meantime, and before each word.
   */
  | {
      kind: 'text'
      text: string
      everyMs?: number
      finish?: Finish
      thinksMs?: number
      keepsAlive?: boolean
      hasUsage?: boolean
    }
  /** Calls a tool that nobody offered, after the text if there is one. */
  | { kind: 'tool_call'; text?: string }
  /** Declines in the way of its wire. */
  | { kind: 'refusal'; text: string }
  | { kind: 'reading'; reading: Readonly<Record<string, unknown>> }
  /** Takes the request and says nothing, not even a status. */
  | { kind: 'hang' }
  /** Says the text and then nothing more, without an end. */
  | { kind: 'hang_midway'; text: string }
  | { kind: 'status'; status: number; retryAfter?: string; body?: string }
  /** HTTP 200, the text, and then the provider's own event that says it is overloaded. */
  | { kind: 'error_event'; text: string }
  /** Says the text and ends the answer in the middle of what is named. */
  | { kind: 'truncated'; text: string; inside: 'json' | 'character' | 'event' | 'answer' }
  /** Says the text and resets the connection; without a text, before any answer. */
  | { kind: 'reset'; text?: string }
  /** Frames that are well formed events with broken JSON in them. */
  | { kind: 'malformed_events' }
  | { kind: 'html' }
  /** A whole answer without a word in it. */
  | { kind: 'empty' }
  /** An endless answer, up to so many bytes. `isOneEvent` leaves out every line end. */
  | { kind: 'flood'; bytes: number; isOneEvent?: boolean }
  /** The whole answer, each byte in a packet of its own. */
  | { kind: 'single_bytes'; text: string }

/** A play, or what chooses one by the request. */
export type Script = Play | ((request: ProviderRequest) => Play)

export type ProviderRequest = {
  /** `write` is a stream of words, `read` a request for structured output. */
  purpose: 'read' | 'write'
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** Parsed. */
  body: Readonly<Record<string, unknown>>
  /** As it came, to search for what must not be in it. */
  text: string
  /** On `performance.now()`. */
  receivedAt: number
  /** When the client closed the connection before the answer was whole. */
  abortedAt: number | null
  answeredAt: number | null
}
