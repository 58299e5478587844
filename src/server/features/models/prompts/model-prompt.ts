/** `instructions` are ours alone; what people and pages said is in `input`, as JSON. `schema` is empty for free text. */
export type ModelPrompt = { instructions: string; input: string; schema: string }
