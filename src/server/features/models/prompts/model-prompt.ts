/**
 * `instructions` are ours alone; what people and pages said is in `input`, as JSON, and in `earlier`, as messages of a
 * conversation. `schema` is empty for free text.
 */
export type ModelPrompt = {
  instructions: string
  earlier?: readonly { role: 'user' | 'assistant'; content: string }[]
  input: string
  schema: string
}
