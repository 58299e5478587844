import type { ChatEntry } from '#site/islands/chat/chat-entry.ts'

/** The message with the words that have come so far. What is told anew after a broken connection replaces nothing until it says more. */
export function addWords(entry: ChatEntry, text: string): ChatEntry {
  return entry.content.startsWith(text) ? entry : settleWords(entry, text)
}

/** The message with the words that stand. */
export function settleWords(entry: ChatEntry, text: string): ChatEntry {
  const { content, pieces } = entry
  if (text === content) return entry
  if (!text.startsWith(content)) return { ...entry, content: text, pieces: [{ from: 0, text }] }
  const piece = { from: content.length, text: text.slice(content.length) }
  return { ...entry, content: text, pieces: [...pieces, piece] }
}

export function dropWords(entry: ChatEntry): ChatEntry {
  return { ...entry, content: '', pieces: [] }
}
