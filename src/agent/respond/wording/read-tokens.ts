/** `word` is lower-case with straight apostrophes; a `mark` is punctuation inside a sentence. */
export type Token =
  | { kind: 'word'; text: string; isCapital: boolean }
  | { kind: 'value'; text: string }
  | { kind: 'mark'; text: string }

const isLetter = (char: string) => (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z')
const isJoint = (char: string) => char === "'" || char === '’' || char === '-'
const MARKS = ',;:–—-'
/** The only capitals inside a sentence. */
const CAPITAL_FORMS = ['I', "I'm", "I've", "I'd"]
/** Names of placeholders are short; what is longer is none. */
const NAME_MAX_CHARS = 24

type Found = { token: Token; end: number }

function readWord(text: string, start: number): Found | null {
  let end = start
  while (end < text.length) {
    const char = text.charAt(end)
    const joins = isJoint(char) && end > start && isLetter(text.charAt(end + 1))
    if (!isLetter(char) && !joins) break
    end += 1
  }
  const word = text.slice(start, end).replaceAll('’', "'")
  const lower = word.toLowerCase()
  if (CAPITAL_FORMS.includes(word))
    return { token: { kind: 'word', text: lower, isCapital: false }, end }
  const isCapital = word !== lower
  // One capital, and that at the start: "NASA" and "iPhone" are names, which come in placeholders.
  if (isCapital && word.slice(1) !== lower.slice(1)) return null
  return { token: { kind: 'word', text: lower, isCapital }, end }
}

function readValue(text: string, start: number): Found | null {
  const close = text.slice(start, start + NAME_MAX_CHARS + 4).indexOf('}}')
  if (!text.startsWith('{{', start) || close < 0) return null
  const name = text.slice(start + 2, start + close).trim()
  return { token: { kind: 'value', text: name }, end: start + close + 2 }
}

function readToken(text: string, start: number): Found | null {
  const char = text.charAt(start)
  if (isLetter(char)) return readWord(text, start)
  if (char === '{') return readValue(text, start)
  if (char !== '' && MARKS.includes(char))
    return { token: { kind: 'mark', text: char }, end: start + 1 }
  return null
}

/** Dashes need no space around them; all else is set off by one. */
function isSetOff(before: Token | undefined, token: Token, hasSpace: boolean): boolean {
  if (before === undefined) return token.kind !== 'mark'
  if (token.kind !== 'mark') return hasSpace || before.text === '—' || before.text === '–'
  if (before.kind === 'mark') return false
  return token.text === '-' || token.text === '–' ? hasSpace : token.text === '—' || !hasSpace
}

/** A sentence without its end mark in tokens, or null where a character or a capital has no place in plain prose. */
export function readTokens(text: string): Token[] | null {
  const tokens: Token[] = []
  let position = 0
  while (position < text.length) {
    const hasSpace = text.charAt(position) === ' '
    if (hasSpace) position += 1
    const found = readToken(text, position)
    if (found === null || !isSetOff(tokens.at(-1), found.token, hasSpace)) return null
    const { token } = found
    if (token.kind === 'word' && token.isCapital !== (tokens.length === 0) && token.text !== 'i') {
      const isOpeningI = tokens.length === 0 && token.text.startsWith("i'")
      if (!isOpeningI) return null
    }
    tokens.push(token)
    position = found.end
  }
  return tokens.length === 0 || tokens.at(-1)?.kind === 'mark' ? null : tokens
}
