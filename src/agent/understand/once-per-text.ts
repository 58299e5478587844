/** A turn reads its message, its sentences, its words, and what is left of them: fewer texts than these. */
const TEXTS_MAX = 1_024

const memories: Map<string, unknown>[] = []

/**
 * The same reading, made once of each text of a turn: a message and its sentences are looked at from many sides, and
 * most of a turn's time is patterns. What it returns is not to be changed.
 */
export function oncePerText<Value>(read: (text: string) => Value): (text: string) => Value {
  const memory = new Map<string, Value>()
  memories.push(memory)
  return (text) => {
    const known = memory.get(text)
    if (known !== undefined || memory.has(text)) return known as Value
    if (memory.size >= TEXTS_MAX) memory.clear()
    const value = read(text)
    memory.set(text, value)
    return value
  }
}

/** Nothing of a message is kept when its turn is over. */
export function forgetTexts(): void {
  for (const memory of memories) memory.clear()
}
