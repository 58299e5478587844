import {
  type Finish,
  PLAYED_MODEL,
  PLAYED_USAGE,
  type WireFormat,
  writeEvent,
} from '#tests/support/fake-providers/wire-format.ts'

const MESSAGE = { id: 'msg_played', type: 'message', role: 'assistant', model: PLAYED_MODEL }
const STOP_REASONS = {
  stop: 'end_turn',
  length: 'max_tokens',
  content_filter: 'refusal',
  tool_calls: 'tool_use',
  eos: 'eos',
} as const

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
  think: (thinking) =>
    writeBlock(1, { type: 'thinking', thinking: '', signature: '' }, [
      { type: 'thinking_delta', thinking },
    ]),
  callTool: () =>
    writeBlock(2, { type: 'tool_use', id: 'toolu_played', name: 'look_up', input: {} }, [
      { type: 'input_json_delta', partial_json: '{"what":"prices"}' },
    ]),
  // Only the reason of the end says so.
  decline: () => '',
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
  answer: (text, finish = 'stop') => answer([{ type: 'text', text }], finish),
  declined: () => answer([], 'content_filter'),
}

function answer(content: readonly unknown[], finish: Finish) {
  return {
    ...MESSAGE,
    content,
    stop_reason: STOP_REASONS[finish],
    stop_sequence: null,
    usage: { input_tokens: PLAYED_USAGE.input, output_tokens: PLAYED_USAGE.output },
  }
}

function writeBlock(index: number, content_block: unknown, deltas: readonly unknown[]): string {
  const events = deltas.map((delta) => writeTyped({ type: 'content_block_delta', index, delta }))
  return [
    writeTyped({ type: 'content_block_start', index, content_block }),
    ...events,
    writeTyped({ type: 'content_block_stop', index }),
  ].join('')
}

function writeTyped(data: { type: string } & Record<string, unknown>): string {
  return writeEvent(data, data.type)
}
