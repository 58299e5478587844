import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import type { Random } from '#tests/faults/support/random.ts'
import type { Expression } from './collect-expressions.ts'
import { createSampler, type Sampler } from './sample-text.ts'
import { shuffle } from './shuffle.ts'

/** What is repeated, and what stands around it. */
export type Attack = { prefix: string; pump: string; suffix: string }

/** Behind the last one nothing matches on. */
const SUFFIXES = ['', '!', ' \u0001~']
/** An expression with more is drawn from at random, so that no single one takes all of the time. */
const PLACES_MAX = 150
const ALTERNATIVES_MAX = 40

const parser = new RegExpParser({ ecmaVersion: 2025 })

export function parseExpression({ source, flags }: Expression): AST.Pattern {
  const isSets = flags.includes('v')
  return parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u') && !isSets,
    unicodeSets: isSets,
  })
}

/** Text for all that has to be matched before a part of the expression is reached. */
function samplePrefix(node: AST.Node, sampler: Sampler): string {
  const { parent } = node
  if (parent === null) return ''
  if (parent.type !== 'Alternative') return samplePrefix(parent, sampler)
  const before = parent.elements.slice(0, parent.elements.indexOf(node as AST.Element))
  return samplePrefix(parent, sampler) + sampler.sampleElements(before)
}

function listQuantifiers(pattern: AST.Pattern): AST.Quantifier[] {
  const found: AST.Quantifier[] = []
  visitRegExpAST(pattern, {
    onQuantifierEnter(node) {
      if (node.max > 1) found.push(node)
    },
  })
  return found
}

/** What one turn of a repetition can match: each of its alternatives, and two of them in a row. */
function listPumps({ element }: AST.Quantifier, sampler: Sampler, random: Random): string[] {
  if (element.type !== 'Group' && element.type !== 'CapturingGroup') {
    return [sampler.sampleElement(element), sampler.sampleElement(element)]
  }
  const chosen = shuffle(element.alternatives, random, ALTERNATIVES_MAX)
  const single = chosen.flatMap(({ elements }) => [
    sampler.sampleElements(elements),
    sampler.sampleElements(elements),
  ])
  return [...single, random.pick(single) + random.pick(single)]
}

/** Repetitions that people would try, and each alternative of the whole expression, which matches again and again. */
export function deriveAttacks(expression: Expression, random: Random): Attack[] {
  const pattern = parseExpression(expression)
  const sampler = createSampler(expression.flags, random)
  const repeated = shuffle(listQuantifiers(pattern), random, PLACES_MAX).flatMap((quantifier) => {
    const prefix = samplePrefix(quantifier, sampler)
    return listPumps(quantifier, sampler, random).flatMap((pump) => [
      { prefix, pump, suffix: random.pick(SUFFIXES) },
      // Without what stands before it a repetition that is not anchored starts at every place anew.
      { prefix: '', pump: prefix + pump, suffix: random.pick(SUFFIXES) },
    ])
  })
  const whole = shuffle(pattern.alternatives, random, ALTERNATIVES_MAX).flatMap(({ elements }) => {
    const text = sampler.sampleElements(elements)
    return [text, `${text} `, text.slice(0, -1)].map((pump) => ({ prefix: '', pump, suffix: '' }))
  })
  return [...repeated, ...whole].filter(({ pump }) => pump.length > 0)
}

/** The attack as a text of this length, or a little less where its parts do not add up. */
export function composeAttack({ prefix, pump, suffix }: Attack, length: number): string {
  const room = length - suffix.length
  const start = prefix.slice(0, room / 2)
  return (start + pump.repeat((room - start.length) / pump.length)).slice(0, room) + suffix
}
