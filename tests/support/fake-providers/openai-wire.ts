import {
  type Finish,
  PLAYED_MODEL,
  PLAYED_USAGE,
  type WireFormat,
  writeEvent,
} from '#tests/support/fake-providers/wire-format.ts'

const RESPONSE = { id: 'resp_played', created_at: 1_700_000_000, model: PLAYED_MODEL }
const MESSAGE = { type: 'message', id: 'msg_played', role: 'assistant' }
const USAGE = {
  input_tokens: PLAYED_USAGE.input,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: PLAYED_USAGE.output,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: PLAYED_USAGE.input + PLAYED_USAGE.output,
}

/** The Responses API. */
export const openaiWire: WireFormat = {
  open: () =>
    writeTyped({ type: 'response.created', response: { ...RESPONSE, status: 'in_progress' } }) +
    writeTyped({ type: 'response.in_progress', response: { ...RESPONSE, status: 'in_progress' } }) +
    writeTyped({
      type: 'response.output_item.added',
      output_index: 0,
      item: { ...MESSAGE, status: 'in_progress', content: [] },
    }),
  say: (delta) =>
    writeTyped({
      type: 'response.output_text.delta',
      item_id: MESSAGE.id,
      output_index: 0,
      content_index: 0,
      delta,
    }),
  think: (delta) => {
    const item = { type: 'reasoning', id: 'rs_played', summary: [], encrypted_content: null }
    const place = { item_id: item.id, output_index: 1, summary_index: 0 }
    return [
      writeTyped({ type: 'response.output_item.added', output_index: 1, item }),
      writeTyped({
        type: 'response.reasoning_summary_part.added',
        ...place,
        part: { type: 'summary_text', text: '' },
      }),
      writeTyped({ type: 'response.reasoning_summary_text.delta', ...place, delta }),
      writeTyped({ type: 'response.output_item.done', output_index: 1, item }),
    ].join('')
  },
  callTool: () => {
    const item = { type: 'function_call', id: 'fc_played', call_id: 'call_played', name: 'look_up' }
    const said = { ...item, arguments: '{"what":"prices"}', status: 'completed' }
    return (
      writeTyped({
        type: 'response.output_item.added',
        output_index: 2,
        item: { ...said, arguments: '', status: 'in_progress' },
      }) + writeTyped({ type: 'response.output_item.done', output_index: 2, item: said })
    )
  },
  decline: (delta) =>
    writeTyped({
      type: 'response.refusal.delta',
      item_id: MESSAGE.id,
      output_index: 0,
      content_index: 0,
      delta,
    }),
  close: (finish) =>
    writeTyped({
      type: 'response.output_item.done',
      output_index: 0,
      item: { ...MESSAGE, status: 'completed', content: [] },
    }) + writeTyped(composeEnd(finish)),
  fail: () =>
    writeTyped({
      type: 'error',
      sequence_number: 9,
      error: {
        type: 'server_error',
        code: 'server_is_overloaded',
        message: 'The server is overloaded',
        param: null,
      },
    }),
  answer: (text, finish = 'stop') =>
    answer([{ type: 'output_text', text, annotations: [] }], finish),
  declined: (refusal) => answer([{ type: 'refusal', refusal }], 'stop'),
}

function answer(content: readonly unknown[], finish: Finish) {
  const isWhole = finish === 'stop'
  return {
    ...RESPONSE,
    object: 'response',
    status: isWhole ? 'completed' : 'incomplete',
    error: null,
    incomplete_details: isWhole ? null : { reason: 'max_output_tokens' },
    output: [{ ...MESSAGE, status: 'completed', content }],
    usage: USAGE,
  }
}

function composeEnd(finish: Finish) {
  if (finish === 'stop' || finish === 'tool_calls') {
    return {
      type: 'response.completed',
      response: { ...RESPONSE, status: 'completed', incomplete_details: null, usage: USAGE },
    }
  }
  const reason = finish === 'length' ? 'max_output_tokens' : 'content_filter'
  return {
    type: 'response.incomplete',
    response: { ...RESPONSE, status: 'incomplete', incomplete_details: { reason }, usage: USAGE },
  }
}

function writeTyped(data: { type: string } & Record<string, unknown>): string {
  return writeEvent(data, data.type)
}
