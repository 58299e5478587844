import type { Token } from '#agent/understand/text/tokens.ts'

/** Letters of what stands before and behind the @ of mail addresses, and of hosts. */
export type AddressParts = { locals: readonly string[]; hosts: readonly string[] }

const LEAST_LETTERS = 3
const keepLetters = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The addresses of a message, which stand in its text where its tokens are blanked. */
export function findAddressParts(tokens: readonly Token[], text: string): AddressParts {
  const locals: string[] = []
  const hosts: string[] = []
  for (const { kind, norm, start, end } of tokens) {
    if (kind !== 'break' || norm === '\n') continue
    const written = text.slice(start, end)
    const [first = '', second] = written.split('@')
    if (second !== undefined) locals.push(keepLetters(first))
    const host = (second ?? first).replace(/^(?:https?:\/\/)?(?:www\.)?/i, '')
    hosts.push(keepLetters(host.split(/[./]/)[0] ?? ''))
  }
  return { locals: locals.filter(isLong), hosts: hosts.filter(isLong) }
}

const isLong = (letters: string) => letters.length >= LEAST_LETTERS

/** 1: a mail box is made of the word, 2: a host is the word, 3: begins with it, 4: holds it. */
export function gradeAddress({ locals, hosts }: AddressParts, norm: string): number {
  const letters = keepLetters(norm)
  if (letters.length < LEAST_LETTERS) return 0
  if (locals.some((local) => local.includes(letters))) return 1
  if (hosts.includes(letters)) return 2
  if (hosts.some((host) => host.startsWith(letters))) return 3
  return hosts.some((host) => host.includes(letters)) ? 4 : 0
}
