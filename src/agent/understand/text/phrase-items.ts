import { toTable } from '#agent/lexicon/word-set.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/**
 * What phrases are matched over: words, numbers and addresses, pauses (a comma, a dash), and ends of sentences. `first`
 * and `last` (exclusive) are places in the list of tokens.
 */
export type PhraseItem = {
  kind: 'word' | 'number' | 'address' | 'pause' | 'end'
  norm: string
  first: number
  last: number
  /** The end of the whole message, or its start. */
  isOuter: boolean
}

const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', '…', '\n'])
const PAUSES: ReadonlySet<string> = new Set([',', ';', ':', '(', ')', '[', ']', '"'])
/** Signs that are said as words. */
const SPOKEN = toTable<string>({
  '&': 'and',
  '👍': 'yes',
  '👎': 'no',
  '+1': 'yes',
})
/** Other spellings of one word, as people type them in a chat. */
const SAME = toTable<string>({
  "'s": 'is',
  u: 'you',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ty: 'thanks',
  cos: 'because',
  bc: 'because',
  cuz: 'because',
  r: 'are',
  n: 'and',
  ppl: 'people',
  hrs: 'hours',
})

export function unifyWord(norm: string): string {
  return SAME[norm] ?? norm
}

const itemsOf = new WeakMap<readonly Token[], readonly PhraseItem[]>()

/** Items of a message between its two outer ends; made once, since many lexicons are matched over them. */
export function toPhraseItems(tokens: readonly Token[]): readonly PhraseItem[] {
  const known = itemsOf.get(tokens)
  if (known !== undefined) return known
  const items = makeItems(tokens)
  itemsOf.set(tokens, items)
  return items
}

function makeItems(tokens: readonly Token[]): PhraseItem[] {
  const items: PhraseItem[] = [{ kind: 'end', norm: '', first: 0, last: 0, isOuter: true }]
  let at = 0
  while (at < tokens.length) {
    const address = endOfAddress(tokens, at)
    const item =
      address > at
        ? { kind: 'address' as const, norm: '', first: at, last: address, isOuter: false }
        : toItem(tokens, at)
    at = item?.last ?? at + 1
    if (item !== null) push(items, item)
  }
  const last = items.length > 1 && items.at(-1)?.kind === 'end' ? items.pop() : undefined
  const end = last?.first ?? tokens.length
  return [...items, { kind: 'end', norm: '', first: end, last: end, isOuter: true }]
}

/** Two signs in a row end a sentence once. */
function push(items: PhraseItem[], item: PhraseItem): void {
  const isRepeated = item.kind === 'end' && items.at(-1)?.kind === 'end'
  if (!isRepeated) items.push(item)
}

function toItem(tokens: readonly Token[], at: number): PhraseItem | null {
  const token = tokens[at]
  if (token === undefined) return null
  const item = { first: at, last: at + 1, isOuter: false }
  const mail = tokens[at + 2]
  if (token.norm === 'e' && tokens[at + 1]?.norm === '-' && mail?.norm.startsWith('mail')) {
    return { ...item, last: at + 3, kind: 'word', norm: `e${mail.norm}` }
  }
  if (token.kind === 'word') return { ...item, kind: 'word', norm: unifyWord(token.norm) }
  if (token.kind === 'number') return { ...item, kind: 'number', norm: token.norm }
  const spoken = SPOKEN[token.norm]
  if (spoken !== undefined) return { ...item, kind: 'word', norm: spoken }
  const next = tokens[at + 1]
  const isInside = token.norm === '.' && next?.isGlued === true && next.kind !== 'sign'
  if (token.kind === 'break' || (ENDS.has(token.norm) && !isInside)) {
    return { ...item, kind: 'end', norm: token.norm }
  }
  const isDash = token.norm === '-' && !(token.isGlued && next?.isGlued === true)
  return isDash || PAUSES.has(token.norm) ? { ...item, kind: 'pause', norm: token.norm } : null
}

/** Where an e-mail or web address that starts here ends: glued tokens with an "@" or a "://" in them. */
function endOfAddress(tokens: readonly Token[], at: number): number {
  const first = tokens[at]
  if (first === undefined || first.isGlued || first.kind === 'sign' || first.kind === 'break')
    return at
  let end = at + 1
  let isAddress = false
  while (tokens[end]?.isGlued === true && tokens[end]?.kind !== 'break') {
    if (tokens[end]?.norm === '@' || tokens[end]?.norm === '/')
      isAddress ||= isAddressSign(tokens, end)
    end += 1
  }
  if (!isAddress) return at
  while (end > at + 1 && tokens[end - 1]?.kind === 'sign') end -= 1
  return end
}

function isAddressSign(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.norm === '@') return tokens[at + 1]?.isGlued === true
  return tokens[at - 1]?.norm === ':' && tokens[at + 1]?.norm === '/'
}
