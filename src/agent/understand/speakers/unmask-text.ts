import { toTable } from '#agent/lexicon/word-set.ts'
import { foldText } from '#agent/understand/text/folded-text.ts'

/** Letters of other alphabets that look like Latin ones, in pairs. */
const LOOK_ALIKES = 'аaеeоoрpсcуyхxіiјjѕsԁdһhνvωwкkмmнhтtвbгrпnлlɡgαaοoρpτtυuιiκkηnεeχxσoβbɩiıi'
const LATIN_OF: ReadonlyMap<string, string> = new Map(
  Array.from({ length: LOOK_ALIKES.length / 2 }, (_, index) => [
    LOOK_ALIKES.charAt(2 * index),
    LOOK_ALIKES.charAt(2 * index + 1),
  ]),
)
const LETTER_OF_DIGIT = toTable<string>({
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
})
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e01ef}]/gu
/** "i.g.n.o.r.e", "s a y": single letters with a mark or space between them. */
const SPACED_WORD = /\b[a-z]([ ._*-])(?:[a-z]\1){1,20}[a-z]\b/g

/** The words that a disguised text shows to a person who looks at it. */
export function unmaskText(text: string): string {
  const visible = foldText(text.replaceAll(INVISIBLE, '').normalize('NFKC'))
  const latin = Array.from(visible, (letter) => LATIN_OF.get(letter) ?? letter).join('')
  const joined = latin.replaceAll(SPACED_WORD, (word) => word.replaceAll(/[^a-z]/g, ''))
  return joined.replaceAll(/[a-z\d@]+/g, (word) =>
    /[a-z]/.test(word) && /[\d@]/.test(word)
      ? word.replaceAll(/[\d@]/g, (digit) => LETTER_OF_DIGIT[digit] ?? digit)
      : word,
  )
}
