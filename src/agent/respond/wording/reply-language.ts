import { COMMON_WORDS } from '#agent/lexicon/common-words.ts'
import { ENGLISH_WORDS } from '#agent/lexicon/languages.ts'
import { ORDINARY_WORDS } from '#agent/lexicon/ordinary-words.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import type { Act } from '#agent/understand/message/act.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

/** A message with fewer English words, such as "ok" or "PDF", does not turn a conversation to English. */
const ENGLISH_WORDS_MIN = 2
/** Of the words of a message in another language, at most so many are English ones, too. */
const ENGLISH_SHARE_MAX = 0.34
const TOLD_WORDS_MIN = 2

type Heard = {
  text: string
  acts: readonly Act[]
  /** A quick reply was picked, which is in English whatever the visitor speaks. */
  isPicked: boolean
  /** As a model reads it. It counts only where the words are not English: English is verified more strictly. */
  told: string | null
}

const LANGUAGE_CODE = /^([a-z]{2})(?:[-_].*)?$/

/**
 * The language of the reply, as two letters; "other" where only its script is known. A name, a figure, or a picked
 * answer goes on in the language of the reply before.
 */
export function chooseReplyLanguage(
  { replyLanguage: before = 'en' }: ConversationState,
  { text, acts, isPicked, told }: Heard,
): string {
  const [, code = null] = LANGUAGE_CODE.exec(told?.toLowerCase() ?? '') ?? []
  const words = tokenize(text).filter(({ kind }) => kind === 'word')
  if (words.length === 0) return before
  const read = acts.find((act) => act.kind === 'other_lang')?.language
  if (read !== undefined && read !== 'other') return read
  // Names of tools are words, too: "Excel, Outlook".
  const english = words.filter(
    ({ norm, isCapital }) =>
      !isCapital && (ENGLISH_WORDS.has(norm) || ORDINARY_WORDS.has(norm) || COMMON_WORDS.has(norm)),
  ).length
  const isForeign = words.length >= TOLD_WORDS_MIN && english / words.length <= ENGLISH_SHARE_MAX
  const isNamed = words.every(({ isCapital }) => isCapital)
  if (code !== null && code !== 'en' && (read === 'other' || (isForeign && !isNamed))) return code
  if (read === 'other') return read
  const isTurned = !isPicked && english >= ENGLISH_WORDS_MIN && !isForeign
  return isTurned ? 'en' : before
}
