import {
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
  close: (finish) =>
    `${writeChoice({ delta: {}, finish_reason: finish })}${writeEvent({
      ...CHUNK,
      choices: [],
      usage: USAGE,
    })}data: [DONE]\n\n`,
  fail: () =>
    writeEvent({ error: { message: 'The server is overloaded', type: 'server_error', code: 503 } }),
  answer: (content) => ({
    ...CHUNK,
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: USAGE,
  }),
}

function writeChoice(choice: Record<string, unknown>): string {
  return writeEvent({ ...CHUNK, choices: [{ index: 0, ...choice }] })
}
