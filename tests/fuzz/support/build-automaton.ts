import type { AST } from '@eslint-community/regexpp'
import {
  allOf,
  type CharacterSets,
  type Link,
  loosest,
  maskOf,
  meet,
  NO_LINK,
} from './character-sets.ts'

/** A larger bound is as good as none: eight choices between two ways are 256 tries, and twenty are a million. */
export const ENDLESS_FROM = 9
const COPIES_MAX = 2

/** What can be read next, and on which condition. */
export type Edge = { to: number; link: Link }
/**
 * Each state stands for one character of the expression, and is entered by reading it. `doubled` is one that another
 * leads to in two ways, as in `(?:a+)*`.
 */
export type Automaton = { masks: bigint[]; edges: Edge[][]; doubled: number | null }

type End = { state: number; link: Link }
/** A part of an expression: where reading may begin and end, and the condition on which it may be left out. */
type Part = { firsts: End[]; lasts: End[]; empty: Link | null }

const NOTHING: Part = { firsts: [], lasts: [], empty: NO_LINK }

/** The automaton of a repetition that goes round and round. Of assertions it knows those about one character. */
export function buildAutomaton(quantifier: AST.Quantifier, sets: CharacterSets): Automaton {
  const masks: bigint[] = []
  const edges: Edge[][] = []
  let doubled: number | null = null

  function connect(lasts: readonly End[], firsts: readonly End[], between: Link): void {
    for (const last of lasts) {
      for (const first of firsts) {
        const leaving = edges[last.state] ?? []
        if (leaving.some(({ to }) => to === first.state)) doubled = first.state
        leaving.push({ to: first.state, link: allOf(last.link, between, first.link) })
      }
    }
  }

  function read(mask: bigint): Part {
    if (mask === 0n) return { firsts: [], lasts: [], empty: null }
    const state = masks.push(mask) - 1
    edges.push([])
    const end = { state, link: NO_LINK }
    return { firsts: [end], lasts: [end], empty: null }
  }

  function sequence(one: Part, next: Part): Part {
    connect(one.lasts, next.firsts, NO_LINK)
    const through = (ends: readonly End[], link: Link | null) =>
      link === null ? [] : ends.map((end) => ({ ...end, link: allOf(end.link, link) }))
    return {
      firsts: [...one.firsts, ...through(next.firsts, one.empty)],
      lasts: [...next.lasts, ...through(one.lasts, next.empty)],
      empty: one.empty && next.empty && allOf(one.empty, next.empty),
    }
  }

  function choice(parts: readonly Part[]): Part {
    return {
      firsts: parts.flatMap(({ firsts }) => firsts),
      lasts: parts.flatMap(({ lasts }) => lasts),
      empty: parts.reduce<Link | null>((link, { empty }) => loosest(link, empty), null),
    }
  }

  const optional = (part: Part): Part => ({ ...part, empty: NO_LINK })

  function around(part: Part): Part {
    connect(part.lasts, part.firsts, NO_LINK)
    return part
  }

  function repeat({ element, min, max }: AST.Quantifier): Part {
    const isEndless = max >= ENDLESS_FROM
    const needed = isEndless ? Math.min(min, COPIES_MAX) : min
    let rest = NOTHING
    if (isEndless) rest = around(readElement(element))
    else
      for (let count = min; count < max; count++)
        rest = optional(sequence(readElement(element), rest))
    if (isEndless && needed === 0) rest = optional(rest)
    const copies = isEndless ? needed - 1 : needed
    for (let count = 0; count < copies; count++) rest = sequence(readElement(element), rest)
    return rest
  }

  function readElement(element: AST.Element): Part {
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return read(maskOf(sets, element.raw))
      case 'Group':
      case 'CapturingGroup':
        return readChoice(element.alternatives)
      case 'Quantifier':
        return repeat(element)
      case 'Backreference':
        return readReferenced(element)
      case 'Assertion':
        return { firsts: [], lasts: [], empty: meet(sets, element) }
      default:
        return NOTHING
    }
  }

  /** The text of a group again: any text that the group can match. */
  function readReferenced({ resolved }: AST.Backreference): Part {
    const [group] = [resolved].flat()
    return group === undefined ? NOTHING : readChoice(group.alternatives)
  }

  function readChoice(alternatives: readonly AST.Alternative[]): Part {
    return choice(
      alternatives.map(({ elements }) => elements.map(readElement).reduce(sequence, NOTHING)),
    )
  }

  around(readElement(quantifier.element))
  return { masks, edges, doubled }
}
