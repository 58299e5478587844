import { type AST, visitRegExpAST } from '@eslint-community/regexpp'
import { type Automaton, buildAutomaton, ENDLESS_FROM } from './build-automaton.ts'
import {
  allOf,
  type CharacterSets,
  characterOf,
  createCharacterSets,
  type Link,
  maskOf,
} from './character-sets.ts'
import type { Expression } from './collect-expressions.ts'
import { parseExpression } from './derive-attacks.ts'
import { findCycle } from './find-cycle.ts'

/** A repetition that reads `pump` in two ways, so that it tries 2, 4, 8 … ways of a text that fails in the end. */
export type Ambiguity = { repetition: AST.Quantifier; pump: string }

/** The repetitions that are in no other one. What stands in a lookaround is on its own. */
function listOutermost(pattern: AST.Pattern): AST.Quantifier[] {
  const found: AST.Quantifier[] = []
  visitRegExpAST(pattern, {
    onQuantifierEnter(node) {
      const isOutermost = node.max >= ENDLESS_FROM && !isRepeated(node.parent)
      if (isOutermost && !isLast(node)) found.push(node)
    },
  })
  return found
}

function isRepeated(node: AST.Node | null): boolean {
  if (node === null || node.type === 'Assertion') return false
  if (node.type === 'Quantifier' && node.max >= ENDLESS_FROM) return true
  return isRepeated(node.parent)
}

/** Nothing behind it can fail, so that no other way is tried. */
function isLast(node: AST.Node): boolean {
  const { parent } = node
  if (parent === null || parent.type === 'Pattern') return true
  if (parent.type === 'Alternative') return parent.elements.at(-1) === node && isLast(parent)
  return (parent.type === 'Group' || parent.type === 'CapturingGroup') && isLast(parent)
}

export function findAmbiguities(expression: Expression): Ambiguity[] {
  const pattern = parseExpression(expression)
  const sets = createCharacterSets(pattern, expression.flags)
  return listOutermost(pattern).flatMap((repetition) => {
    const pump = findPump(buildAutomaton(repetition, sets), sets)
    return pump === null ? [] : [{ repetition, pump }]
  })
}

/** Whether the character that was read and the next one can stand where this link is. */
function isOpen(link: Link, before: bigint, after: bigint, word: bigint): boolean {
  const one = before & link.before
  const next = after & link.after
  if (one === 0n || next === 0n) return false
  if (link.edge === 'any') return true
  const isWordThenOther = (one & word) !== 0n && (next & ~word) !== 0n
  const isOtherThenWord = (one & ~word) !== 0n && (next & word) !== 0n
  if (link.edge === 'boundary') return isWordThenOther || isOtherThenWord
  return (
    ((one & word) !== 0n && (next & word) !== 0n) || ((one & ~word) !== 0n && (next & ~word) !== 0n)
  )
}

/**
 * Two readers start in the same state, part, and meet again in it, having read the same text: then each round of the
 * repetition doubles the ways. Pairs of states are the nodes of a graph; such a round is a cycle through a pair of the
 * same state and a pair of two. What is read on it, or null when there is none.
 */
function findPump({ masks, edges, doubled }: Automaton, sets: CharacterSets): string | null {
  const word = maskOf(sets, '\\w')
  const size = masks.length
  const split = (pair: number) => [Math.floor(pair / size), pair % size] as const
  const maskOfPair = (pair: number) => {
    const [one, other] = split(pair)
    return (masks[one] ?? 0n) & (masks[other] ?? 0n)
  }

  /** Where both readers may go with the same character. */
  function listNext(pair: number): number[] {
    const [one, other] = split(pair)
    const before = maskOfPair(pair)
    return (edges[one] ?? []).flatMap((first) =>
      (edges[other] ?? [])
        // A pair of the same state has each two of its edges twice.
        .filter((second) => one !== other || second.to >= first.to)
        .map((second) => ({
          next: Math.min(first.to, second.to) * size + Math.max(first.to, second.to),
          link: allOf(first.link, second.link),
        }))
        .filter(({ next, link }) => isOpen(link, before, maskOfPair(next), word))
        .map(({ next }) => next),
    )
  }

  const draw = (pair: number) => characterOf(sets, maskOfPair(pair))
  if (doubled !== null) return draw(doubled * size + doubled)
  const isSame = (pair: number) => split(pair)[0] === split(pair)[1]
  const cycle = findCycle({
    roots: masks.map((_, state) => state * size + state),
    listNext,
    isSame,
  })
  return cycle?.map(draw).join('') ?? null
}
