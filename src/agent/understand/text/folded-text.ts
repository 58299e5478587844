const REPLACEMENTS: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  // The lexer marks quantities with these two, so a visitor's own must not look like marks.
  '#': ' ',
  '~': ' ',
  '≈': ' ',
}

const ASCII = /^[ -~]*$/
const SPACE = /[\s\u200b-\u200f\u2060\ufeff\u00ad]/u

function foldCharacter(character: string): string {
  const replacement = REPLACEMENTS[character]
  if (replacement !== undefined) return replacement
  if (SPACE.test(character)) return character === '\n' ? '\n' : ' '
  const folded = character.normalize('NFD').charAt(0).toLowerCase()
  return folded.length === 1 ? folded : character
}

/** Lower-case, plain quotes and dashes, no accents: always as long as the message, so that positions hold in both. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replaceAll(/[#~`]/g, foldCharacter)
  let folded = ''
  for (let index = 0; index < text.length; index++) folded += foldCharacter(text.charAt(index))
  return folded
}
