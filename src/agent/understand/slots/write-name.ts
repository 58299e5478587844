import { LEGAL_FORMS } from '#agent/lexicon/business-words.ts'
import { PARTICLES } from '#agent/lexicon/tagger-words.ts'
import { toTable } from '#agent/lexicon/word-set.ts'

const FORMS = toTable<string>({
  gmbh: 'GmbH',
  pty: 'Pty',
  ltd: 'Ltd',
  inc: 'Inc',
  co: 'Co',
  corp: 'Corp',
  limited: 'Limited',
  incorporated: 'Incorporated',
})
const SHOUTED_LEAST = 6
const WORD = /\p{L}[\p{L}\p{M}']*/gu

/** Whether a message is typed in capital letters, so that capitals tell nothing. */
export function isShouted(text: string): boolean {
  let [capitals, letters] = [0, 0]
  for (const character of text) {
    if (character.toLowerCase() !== character.toUpperCase()) letters += 1
    if (character !== character.toLowerCase()) capitals += 1
  }
  return capitals >= SHOUTED_LEAST && capitals * 3 > letters * 2
}

const raise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function raiseName(word: string): string {
  const split = /^(mc|[od]')(\p{L}.*)$/u.exec(word)
  return split === null ? raise(word) : raise(split[1] ?? '') + raise(split[2] ?? '')
}

/** A person's name as it is written, with capitals where the message has none. */
export function writePerson(written: string, isLoud: boolean): string {
  const plain = written.replaceAll(/[‘’ʼ`]/g, "'").replaceAll(/\s+/g, ' ')
  if (!isLoud && plain !== plain.toLowerCase())
    return plain.replaceAll(WORD, (word, at: number) =>
      isSmallName(plain, word, at) ? raiseName(word) : word,
    )
  return plain
    .toLowerCase()
    .replaceAll(WORD, (word, at: number) =>
      at > 0 && PARTICLES.has(word) ? word : raiseName(word),
    )
}

/** "Priya raman": one who writes the first name with a capital means both so. */
const isSmallName = (name: string, word: string, at: number) =>
  name.charAt(at - 1) === ' ' && word === word.toLowerCase() && !PARTICLES.has(word) && word !== 's'

/** A firm's name as it would stand on a sign. */
export function writeFirm(written: string, isLoud: boolean): string {
  const plain = written.replaceAll(/[‘’ʼ`]/g, "'").replaceAll(/\s+/g, ' ')
  if (!isLoud && plain !== plain.toLowerCase()) return plain
  return plain.toLowerCase().replaceAll(WORD, (word) => {
    const form = FORMS[word]
    if (form !== undefined) return form
    return LEGAL_FORMS.has(word) && word.length > 2 ? word.toUpperCase() : raise(word)
  })
}
