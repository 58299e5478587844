import type { AST } from '@eslint-community/regexpp'

/** Characters that stand for all others, as bits of a mask. Those that an expression names are added. */
const USUAL =
  ' \t\n\rabcdefghijklmnopqrstuvwxyzABCXYZ0123456789_.,;:!?\'"()[]{}<>@#$%&*+-=/\\|~^`éßıİſK£€–—‘’“”…•中あ한\u00a0\u2028\u200b\ue000\u0301\u0000'

export type CharacterSets = {
  characters: readonly string[]
  flags: string
  known: Map<string, bigint>
}

export function createCharacterSets(pattern: AST.Pattern, flags: string): CharacterSets {
  const characters = [...new Set([...USUAL, ...pattern.raw])]
  return { characters, flags: flags.replaceAll(/[gyd]/g, ''), known: new Map() }
}

/** Which of the characters a class, an escape or a character matches. */
export function maskOf({ characters, flags, known }: CharacterSets, raw: string): bigint {
  const earlier = known.get(raw)
  if (earlier !== undefined) return earlier
  const pattern = new RegExp(`^(?:${raw})$`, flags)
  let mask = 0n
  for (const [index, character] of characters.entries()) {
    if (pattern.test(character)) mask |= 1n << BigInt(index)
  }
  known.set(raw, mask)
  return mask
}

/** One character of a mask. */
export function characterOf({ characters }: CharacterSets, mask: bigint): string {
  return characters.find((_, index) => (mask >> BigInt(index)) & 1n) ?? ''
}

/** On which condition one character may follow another. */
export type Link = { before: bigint; after: bigint; edge: 'any' | 'boundary' | 'inside' }

const ALL = -1n
export const NO_LINK: Link = { before: ALL, after: ALL, edge: 'any' }

export function allOf(...links: readonly Link[]): Link {
  const asking = links.filter((link) => link !== NO_LINK)
  if (asking.length === 0) return NO_LINK
  return asking.reduce((one, other) => ({
    before: one.before & other.before,
    after: one.after & other.after,
    edge: one.edge === 'any' ? other.edge : one.edge,
  }))
}

/** The condition under which one of two ways is open: where both are, the first one of them that asks for nothing. */
export function loosest(one: Link | null, other: Link | null): Link | null {
  if (one === null || other === null) return one ?? other
  return one === NO_LINK ? one : other
}

/** What an assertion asks of the characters beside it, as far as it looks at one of them only. */
export function meet(sets: CharacterSets, assertion: AST.Assertion): Link {
  if (assertion.kind === 'word') {
    return { ...NO_LINK, edge: assertion.negate ? 'inside' : 'boundary' }
  }
  if (!('alternatives' in assertion)) {
    // Where the text ends or begins nothing goes round again, unless each line is one.
    const lines = sets.flags.includes('m') ? maskOf(sets, '\\n') : 0n
    return assertion.kind === 'end' ? { ...NO_LINK, after: lines } : { ...NO_LINK, before: lines }
  }
  const single = listSingles(assertion)
  if (single === null) return NO_LINK
  const mask = single.reduce((all, raw) => all | maskOf(sets, raw), 0n)
  const allowed = assertion.negate ? ~mask : mask
  return assertion.kind === 'lookahead'
    ? { ...NO_LINK, after: allowed }
    : { ...NO_LINK, before: allowed }
}

/** The alternatives of a lookaround, if each is one character and no more. */
function listSingles({ alternatives }: AST.LookaroundAssertion): string[] | null {
  const raws: string[] = []
  for (const { elements } of alternatives) {
    const [element, ...others] = elements
    const isSingle =
      element !== undefined &&
      others.length === 0 &&
      ['Character', 'CharacterSet', 'CharacterClass'].includes(element.type)
    if (!isSingle) return null
    raws.push(element.raw)
  }
  return raws
}
