import { createHash } from 'node:crypto'
import type { Slot } from '#domain/fact.ts'
import type { Finding, FindingKind } from '#domain/finding.ts'

/** Kinds of finding that are also facts of the conversation. */
const SLOTS: Partial<Record<FindingKind, Slot>> = {
  name: 'company_name',
  industry: 'industry',
  tool: 'tools',
}

type Facts = Readonly<Partial<Record<string, { value: unknown }>>>
type Takeover = { slot: Slot; value: string | string[] }

/** The correction that takes a finding over into the facts; null when it is none of theirs, or known already. */
export function composeTakeover(
  { kind, value }: Pick<Finding, 'kind' | 'value'>,
  facts: Facts,
): Takeover | null {
  const slot = SLOTS[kind]
  if (slot === undefined) return null
  const known = listKnown(facts[slot]?.value)
  if (known.some((one) => fold(one) === fold(value))) return null
  return { slot, value: slot === 'tools' ? [...known, value] : value }
}

function listKnown(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.map(String) : []
}

function fold(text: string): string {
  return text.trim().toLowerCase()
}

/** The id of the turn that a request may become: the same request gets the same one (a UUID of version 8, RFC 9562). */
export function deriveTurnId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  const [, first, second, third, fourth, fifth] =
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hex) ?? []
  return `${first}-${second}-8${third}-8${fourth}-${fifth}`
}
