import { readFileSync } from 'node:fs'
import path from 'node:path'
import { FLAGS, type Flag, ROLES, type Role } from '../../src/agent/understand/readers/roles.ts'

/** A marked stretch of the plain text, in characters. */
export type Span = { start: number; end: number; role: string; flags: readonly string[] }
/** A message without its marks, and what was marked. */
export type Labelled = {
  asked: string | null
  text: string
  spans: readonly Span[]
  facts: Readonly<Record<string, unknown>>
  known: Readonly<Record<string, unknown>>
  acts: readonly string[]
}

export const AUTHORS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const
const FOLDER = path.join(import.meta.dirname, '../messages')
const MARK = /\{([^{}|]+)\|([^{}|]+)\}/g

export function readAuthor(author: number): Labelled[] {
  const lines = readFileSync(path.join(FOLDER, `author-${author}.jsonl`), 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map(readLine)
}

function readLine(line: string): Labelled {
  const {
    asked = null,
    text = '',
    facts = {},
    known = {},
    acts = [],
  }: Partial<Labelled> = JSON.parse(line)
  return { asked, facts, known, acts, ...stripMarks(text) }
}

/** Takes `{words|role flag}` out of a text and keeps where the words then stand. */
export function stripMarks(marked: string): Pick<Labelled, 'text' | 'spans'> {
  const spans: Span[] = []
  let text = ''
  let at = 0
  for (const { 0: whole, 1: words = '', 2: label = '', index } of marked.matchAll(MARK)) {
    text += marked.slice(at, index)
    const [role = '', ...flags] = label.trim().split(/\s+/)
    spans.push({ start: text.length, end: text.length + words.length, role, flags })
    text += words
    at = index + whole.length
  }
  return { text: text + marked.slice(at), spans }
}

export const isRole = (role: string): role is Role => ROLES.some((one) => one === role)
export const pickFlags = (flags: readonly string[]): Flag[] =>
  FLAGS.filter((one) => flags.includes(one))
