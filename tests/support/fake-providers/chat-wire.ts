import {
  type Finish,
  PLAYED_MODEL,
  PLAYED_USAGE,
  type WireFormat,
  writeEvent,
} from '#tests/support/fake-providers/wire-format.ts'

const CHUNK = {
  id: 'chatcmpl-played',
  object: 'chat.completion.chunk',
  created: 1_700_000_000,
  model: PLAYED_MODEL,
}
const USAGE = {
  prompt_tokens: PLAYED_USAGE.input,
  completion_tokens: PLAYED_USAGE.output,
  total_tokens: PLAYED_USAGE.input + PLAYED_USAGE.output,
}

/** Chat completions, as Ollama and vLLM answer them. */
export const chatWire: WireFormat = {
  open: () => writeChoice({ delta: { role: 'assistant', content: '' }, finish_reason: null }),
  say: (content) => writeChoice({ delta: { content }, finish_reason: null }),
  think: (reasoning_content) => writeChoice({ delta: { reasoning_content }, finish_reason: null }),
  callTool: () => {
    const call = { name: 'look_up', arguments: '{"what":"prices"}' }
    const tool_calls = [{ index: 0, id: 'call_played', type: 'function', function: call }]
    return writeChoice({ delta: { tool_calls }, finish_reason: null })
  },
  decline: (refusal) => writeChoice({ delta: { refusal }, finish_reason: null }),
  close: (finish, hasUsage = true) => {
    const usage = hasUsage ? writeEvent({ ...CHUNK, choices: [], usage: USAGE }) : ''
    return `${writeChoice({ delta: {}, finish_reason: finish })}${usage}data: [DONE]\n\n`
  },
  fail: () =>
    writeEvent({ error: { message: 'The server is overloaded', type: 'server_error', code: 503 } }),
  answer: (content, finish = 'stop') => answer({ content }, finish),
  declined: (refusal) => answer({ content: null, refusal }, 'stop'),
}

function answer(message: Record<string, unknown>, finish_reason: Finish) {
  return {
    ...CHUNK,
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason }],
    usage: USAGE,
  }
}

function writeChoice(choice: Record<string, unknown>): string {
  return writeEvent({ ...CHUNK, choices: [{ index: 0, ...choice }] })
}
