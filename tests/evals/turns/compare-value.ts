import type { Slot } from '#domain/fact.ts'
import type { GoldValue } from './gold-turn.ts'

// Weeks to a month, months to a year: 4.33, 4.345 and 52/12 differ by less than this.
const NUMBER_TOLERANCE = 0.015

const TITLE = /^(mr|mrs|ms|miss|dr|prof)\.?\s+/
const LEGAL_FORM = /\b(inc|llc|llp|ltd|limited|gmbh|ag|ab|co|corp|plc|bv|oy|sa|srl|pty)\b/g
const VENDOR = /^(microsoft|ms|google|adobe|oracle|intuit|atlassian)(?=.)/
const EDITION = /(online|crm|erp|365|com)$/

/** Whether what was stored says what the label says, whatever its spelling. */
export function isSameValue(slot: Slot, stored: unknown, gold: GoldValue): boolean {
  if (typeof gold === 'number') return typeof stored === 'number' && isClose(stored, gold)
  if (typeof gold !== 'string') return isSameList(stored, gold)
  if (typeof stored !== 'string') return false
  if (slot === 'pain') return sharesWords(stored, gold)
  return normalise(slot, stored) === normalise(slot, gold)
}

/** How many of two lists of tools are the same tool. */
export function countShared(stored: readonly string[], gold: readonly string[]): number {
  const names = new Set(stored.map(nameTool))
  return gold.filter((name) => names.has(nameTool(name))).length
}

function isSameList(stored: unknown, gold: readonly string[]): boolean {
  if (!Array.isArray(stored)) return false
  return stored.length === gold.length && countShared(stored, gold) === gold.length
}

function isClose(stored: number, gold: number): boolean {
  return Math.abs(stored - gold) <= Math.abs(gold) * NUMBER_TOLERANCE
}

function normalise(slot: Slot, value: string): string {
  const text = value.trim().toLowerCase()
  if (slot === 'contact_name') return keepLetters(text.replace(TITLE, ''))
  if (slot === 'company_name') return keepLetters(text.replace(LEGAL_FORM, '').replace(/^the /, ''))
  if (slot === 'company_website') return text.replace(/^www\./, '')
  return text
}

function keepLetters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

function nameTool(name: string): string {
  const plain = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return plain.replace(VENDOR, '').replace(EDITION, '') || plain
}

/** A pain is kept in the visitor's words: at least half of the label's words, by their stems, are in it. */
function sharesWords(stored: string, gold: string): boolean {
  const stems = new Set(readStems(stored))
  const wanted = readStems(gold)
  return wanted.filter((stem) => stems.has(stem)).length * 2 >= wanted.length
}

function readStems(text: string): string[] {
  return keepLetters(text.toLowerCase())
    .split(' ')
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5))
}
