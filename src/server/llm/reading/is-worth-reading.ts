import { QUICK_REPLIES } from '#agent/action/question-texts.ts'

const WORDS_MIN = 4
const ONLY_ADDRESSES = /^(?:\s*(?:https?:\/\/\S+|\S+@\S+|[\w-]+(?:\.[\w-]+)+\/?\S*)[\s,;.!]*)+$/i
const OFFERED = new Set(
  Object.values(QUICK_REPLIES)
    .flat()
    .map((text) => text.toLowerCase()),
)

/** False where the rules read all there is: a few words, figures alone, an address, one of the answers that we offer. */
export function isWorthReading(message: string): boolean {
  const text = message.trim()
  const words = text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  if (ONLY_ADDRESSES.test(text) || OFFERED.has(text.toLowerCase())) return false
  return words.length >= WORDS_MIN || hasUnspacedScript(text)
}

/** Chinese and Japanese write whole sentences without a space. */
function hasUnspacedScript(text: string): boolean {
  return (
    (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu) ?? [])
      .length > WORDS_MIN
  )
}
