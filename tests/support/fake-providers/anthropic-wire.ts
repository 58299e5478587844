import {
  PLAYED_MODEL,
  PLAYED_USAGE,
  type WireFormat,
  writeEvent,
} from '#tests/support/fake-providers/wire-format.ts'

const MESSAGE = { id: 'msg_played', type: 'message', role: 'assistant', model: PLAYED_MODEL }
const STOP_REASONS = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal' } as const

/** The Messages API. */
export const anthropicWire: WireFormat = {
  open: () =>
    writeTyped({
      type: 'message_start',
      message: {
        ...MESSAGE,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: PLAYED_USAGE.input, output_tokens: 1 },
      },
    }) +
    writeTyped({
      type: 'content_block_start',
      index: 0,
      content_block: { type: 'text', text: '' },
    }) +
    writeTyped({ type: 'ping' }),
  say: (text) =>
    writeTyped({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  close: (finish) =>
    writeTyped({ type: 'content_block_stop', index: 0 }) +
    writeTyped({
      type: 'message_delta',
      delta: { stop_reason: STOP_REASONS[finish], stop_sequence: null },
      usage: { output_tokens: PLAYED_USAGE.output },
    }) +
    writeTyped({ type: 'message_stop' }),
  fail: () =>
    writeTyped({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
  answer: (text) => ({
    ...MESSAGE,
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: PLAYED_USAGE.input, output_tokens: PLAYED_USAGE.output },
  }),
}

function writeTyped(data: { type: string } & Record<string, unknown>): string {
  return writeEvent(data, data.type)
}
