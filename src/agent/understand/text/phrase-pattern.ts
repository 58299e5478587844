import { unifyWord } from '#agent/understand/text/phrase-items.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

/** One place of a pattern, which takes one item. */
export type PhrasePlace =
  | { kind: 'words'; words: Set<string> }
  | { kind: 'any' | 'number' | 'address' | 'pause' | 'end' | 'outer' }

export type PhraseNode =
  | { kind: 'place'; place: PhrasePlace }
  | { kind: 'sequence'; parts: readonly PhraseNode[] }
  | { kind: 'choice'; options: readonly PhraseNode[] }
  | { kind: 'optional'; node: PhraseNode }

/** Named lists of words or phrases, one a line. */
export type PhraseLists = Readonly<Record<string, string>>

const SIGNS: Readonly<Record<string, PhrasePlace['kind']>> = {
  '#': 'number',
  '<address>': 'address',
  ',': 'pause',
  '^': 'end',
  $: 'end',
  '^^': 'outer',
  $$: 'outer',
}
const PIECES = /\(|\)\??|\||[^\s()|]+/g
const GAP = /^_\{(\d),(\d)\}$/

/** Lines of a lexicon without blank ones and comments. */
export function listLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '' && !line.startsWith('//'))
}

export function parsePhrase(line: string, lists: PhraseLists): PhraseNode {
  const pieces = line.match(PIECES) ?? []
  const reader = { line, pieces, at: 0, lists }
  const node = readChoice(reader)
  if (reader.at < pieces.length) throw new Error(`A bracket too many in the phrase "${line}".`)
  return node
}

type Reader = { line: string; pieces: readonly string[]; at: number; lists: PhraseLists }

function readChoice(reader: Reader): PhraseNode {
  const options = [readSequence(reader)]
  while (reader.pieces[reader.at] === '|') {
    reader.at += 1
    options.push(readSequence(reader))
  }
  return uniteOptions(options)
}

function readSequence(reader: Reader): PhraseNode {
  const parts: PhraseNode[] = []
  while (reader.at < reader.pieces.length) {
    const piece = reader.pieces[reader.at] ?? ''
    if (piece === '|' || piece.startsWith(')')) break
    reader.at += 1
    parts.push(piece === '(' ? readGroup(reader) : readPiece(piece, reader))
  }
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'sequence', parts }
}

function readGroup(reader: Reader): PhraseNode {
  const node = readChoice(reader)
  const close = reader.pieces[reader.at]
  if (close === undefined) throw new Error(`A bracket stays open in the phrase "${reader.line}".`)
  reader.at += 1
  return close === ')?' ? { kind: 'optional', node } : node
}

function readPiece(piece: string, reader: Reader): PhraseNode {
  const gap = GAP.exec(piece)
  if (gap) return readGap(Number(gap[1]), Number(gap[2]))
  const isOptional = piece.length > 1 && piece.endsWith('?')
  const node = readAtom(isOptional ? piece.slice(0, -1) : piece, reader)
  return isOptional ? { kind: 'optional', node } : node
}

/** Up to so many words, as options within options, so that each count is reached in one way. */
function readGap(least: number, most: number): PhraseNode {
  const any: PhraseNode = { kind: 'place', place: { kind: 'any' } }
  let node: PhraseNode | null = null
  for (let count = most; count > 0; count--) {
    const more: PhraseNode = node === null ? any : { kind: 'sequence', parts: [any, node] }
    node = count > least ? { kind: 'optional', node: more } : more
  }
  return node ?? { kind: 'sequence', parts: [] }
}

function readAtom(piece: string, { line, lists }: Reader): PhraseNode {
  if (piece === '_') return { kind: 'place', place: { kind: 'any' } }
  const sign = SIGNS[piece]
  if (sign !== undefined && sign !== 'words') return { kind: 'place', place: { kind: sign } }
  if (piece.startsWith('@')) {
    const list = lists[piece.slice(1)]
    if (list === undefined) throw new Error(`The phrase "${line}" names an unknown list ${piece}.`)
    return uniteOptions(listLines(list).map((entry) => parsePhrase(entry, lists)))
  }
  const words = tokenize(piece.replace('e-mail', 'email')).filter(
    ({ kind }) => kind === 'word' || kind === 'number',
  )
  const parts = words.map(
    ({ norm }): PhraseNode => ({
      kind: 'place',
      place: { kind: 'words', words: new Set([unifyWord(norm)]) },
    }),
  )
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'sequence', parts }
}

/** Single words among the options become one place, which is looked up at once. */
function uniteOptions(options: readonly PhraseNode[]): PhraseNode {
  const words = new Set<string>()
  const others: PhraseNode[] = []
  for (const option of options) {
    if (option.kind !== 'place' || option.place.kind !== 'words') others.push(option)
    else for (const word of option.place.words) words.add(word)
  }
  if (words.size > 0) others.push({ kind: 'place', place: { kind: 'words', words } })
  return others.length === 1 && others[0] ? others[0] : { kind: 'choice', options: others }
}
