/**
 * A business tool by its usual name and what people call it, in lower case.
 * `needs` guards names that are also ordinary words: `capital` reads them when written with a capital or as one of a
 * list, `list` only inside a list of tools or as the answer to the question about tools.
 */
export type ToolEntry = {
  name: string
  aliases: readonly string[]
  needs?: 'capital' | 'list'
  host?: string
}

/** A name that people write as it is, or one with its other names and its guard. */
export type ToolName = string | ToolEntry
