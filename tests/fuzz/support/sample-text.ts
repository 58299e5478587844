import type { AST } from '@eslint-community/regexpp'
import type { Random } from '#tests/faults/support/random.ts'

/** Tried first, so that what is drawn looks like what people write. */
const COMMON = ' eatoinshrdlucmfwypvbgkjqxz0123456789.,-\'"!?:;/()@$%&+*#_=~|<>[]{}\\\n\tABCDEXYZ'
const UNUSUAL = 'éßñ€£–—’“”…•ıİſKÅ中あ한🙂\u00a0\u2028\u200b\ue000\u0301\u0000'
const REPEATS_MAX = 3

const membersByClass = new Map<string, readonly string[]>()

function listMembers(raw: string, flags: string): readonly string[] {
  const key = `${raw}/${flags}`
  const known = membersByClass.get(key)
  if (known !== undefined) return known
  const pattern = new RegExp(`^(?:${raw})$`, flags.replaceAll(/[gyd]/g, ''))
  const members = [...COMMON, ...UNUSUAL].filter((character) => pattern.test(character))
  membersByClass.set(key, members)
  return members
}

/** Draws texts that an expression or a part of it matches, apart from what stands in its lookarounds. */
export function createSampler(flags: string, random: Random) {
  /** One of the first members is enough, but not always the same. */
  function pickMember(raw: string): string {
    const members = listMembers(raw, flags)
    return random.below(3) > 0 ? (members[0] ?? '') : (members[random.below(members.length)] ?? '')
  }

  function sampleElement(element: AST.Element): string {
    switch (element.type) {
      case 'Character':
        return String.fromCodePoint(element.value)
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return pickMember(element.raw)
      case 'Group':
      case 'CapturingGroup':
        return sampleOneOf(element.alternatives)
      case 'Quantifier':
        return sampleRepeated(element)
      case 'Assertion':
        // What has to stand before is text as well; what has to stand behind is drawn with what follows.
        return element.kind === 'lookbehind' && !element.negate
          ? sampleOneOf(element.alternatives)
          : ''
      default:
        return ''
    }
  }

  function sampleRepeated({ element, min, max }: AST.Quantifier): string {
    const most = Math.max(min, Math.min(max, REPEATS_MAX))
    const count = min + random.below(most - min + 1)
    return Array.from({ length: count }, () => sampleElement(element)).join('')
  }

  function sampleElements(elements: readonly AST.Element[]): string {
    return elements.map(sampleElement).join('')
  }

  function sampleOneOf(alternatives: readonly AST.Alternative[]): string {
    return sampleElements(random.pick(alternatives).elements)
  }

  return { sampleElement, sampleElements, sampleOneOf }
}

export type Sampler = ReturnType<typeof createSampler>
