/** A stretch of a model's text. `isParagraph`: a new line stood before it. */
export type Unit =
  | { kind: 'sentence'; text: string; isParagraph: boolean }
  | { kind: 'placeholder'; name: string; isParagraph: boolean }

export type Cutter = { push(delta: string): Unit[]; finish(): Unit[] }

/** Longer than any sentence that passes, so what is cut off here is refused anyway. */
const KEPT_MAX_CHARS = 400
const END_MARKS = '.!?:'
const SPACES = ' \n\r\t'

/** Cuts a text that comes in pieces of any size; `isPlaced` knows the placeholders that stand between sentences. */
export function createCutter(isPlaced: (name: string) => boolean): Cutter {
  let kept = ''
  let isParagraph = false

  function takeSentence(): Unit[] {
    const text = kept.trim()
    kept = ''
    if (text === '' || END_MARKS.includes(text)) return []
    const unit: Unit = { kind: 'sentence', text, isParagraph }
    isParagraph = false
    return [unit]
  }

  function takePlaced(): Unit[] {
    const open = kept.lastIndexOf('{{')
    const name = open < 0 ? '' : kept.slice(open + 2, -2).trim()
    if (name === '' || !isPlaced(name)) return []
    kept = kept.slice(0, open)
    const before = takeSentence()
    const unit: Unit = { kind: 'placeholder', name, isParagraph }
    isParagraph = false
    return [...before, unit]
  }

  function feedSpace(char: string): Unit[] {
    const last = kept.at(-1) ?? ''
    const isLine = char === '\n' || char === '\r'
    const isEnd = isLine || (last !== ':' && last !== '' && END_MARKS.includes(last))
    const units = isEnd ? takeSentence() : []
    isParagraph ||= isLine
    const isGap = !isEnd && last !== '' && last !== ' ' && kept.length < KEPT_MAX_CHARS
    if (isGap) kept += ' '
    return units
  }

  function feed(char: string): Unit[] {
    if (SPACES.includes(char)) return feedSpace(char)
    if (kept.length < KEPT_MAX_CHARS) kept += char
    else if (END_MARKS.includes(char)) kept = `${kept.slice(0, -1)}${char}`
    return char === '}' && kept.endsWith('}}') ? takePlaced() : []
  }

  return {
    push: (delta) => {
      const units: Unit[] = []
      // By UTF-16 unit, so that a character split between two pieces reads the same.
      for (let index = 0; index < delta.length; index += 1) units.push(...feed(delta.charAt(index)))
      return units
    },
    finish: takeSentence,
  }
}
