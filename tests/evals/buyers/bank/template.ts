import type { Random } from '#tests/evals/buyers/bank/random.ts'

/** Stand around what noise must leave alone: names, addresses and numbers. */
const OPEN = '\uE000'
const CLOSE = '\uE001'

export const protect = (text: string): string => `${OPEN}${text}${CLOSE}`
export const PROTECTED = /\uE000[^\uE001]*\uE001/gu
export const stripProtection = (text: string): string => text.replace(/[\uE000\uE001]/gu, '')

export type Values = Readonly<Record<string, string>>

export const listPlaceholders = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/gu)].map((match) => match[1] ?? '')

/** Fills a phrase: `(a|b|)` is one of its parts, `{name}` a value. */
export function expand(template: string, values: Values, random: Random): string {
  const chosen = template.replace(/\(([^()]*)\)/gu, (_, parts: string) =>
    random.pick(parts.split('|')),
  )
  const filled = chosen.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for {${name}} in "${template}"`)
    return protect(value)
  })
  return filled.replace(/ {2,}/gu, ' ').trim()
}

/** The phrases for which every value is at hand. */
export const findUsable = (templates: readonly string[], values: Values): string[] =>
  templates.filter((template) => listPlaceholders(template).every((name) => name in values))
