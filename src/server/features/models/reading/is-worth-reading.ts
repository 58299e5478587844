import { SLOT_REPLY_TEXTS } from '#agent/respond/quick-replies.ts'

const WORDS_MIN = 4
const ADDRESS = /^(?:https?:\/\/\S|\S+@\S|[\w-]+\.[\w-])/i
const SEPARATOR = /^[,;.!]+$/
const OFFERED = new Set(SLOT_REPLY_TEXTS.map((text) => text.toLowerCase()))

/** False where the rules read all there is: a few words, figures alone, an address, one of the answers that we offer. */
export function isWorthReading(message: string): boolean {
  const text = message.trim()
  const words = text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  if (holdsOnlyAddresses(text) || OFFERED.has(text.toLowerCase())) return false
  return words.length >= WORDS_MIN || hasUnspacedScript(text)
}

/** Word by word: one pattern for the whole text tries every way to divide it, and its time doubles with each address. */
function holdsOnlyAddresses(text: string): boolean {
  return text.split(/\s+/).every((word) => ADDRESS.test(word) || SEPARATOR.test(word))
}

/** Chinese and Japanese write whole sentences without a space. */
function hasUnspacedScript(text: string): boolean {
  return (
    (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu) ?? [])
      .length > WORDS_MIN
  )
}
