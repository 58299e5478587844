import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { site } from '#content/site.ts'

/**
 * The 3,000 most common passwords, and the common ones of twelve characters and more, from the lists of zxcvbn 4.4.2
 * (MIT, Dropbox). Kept as the first 48 bits of their SHA-256: the words themselves are not fit to be read.
 */
const COMMON = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
)
const HASH_CHARS = 8
/** Words that guessers try for a firm and its staff area. */
const OWN_WORDS = new Set([site.name.toLowerCase(), 'admin', 'administrator', 'staff', 'changeme'])
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  '0123456789',
].flatMap((row) => [row.repeat(4), [...row].toReversed().join('').repeat(4)])
const DISTINCT_MIN = 5

const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
}

/** Whether a password is among the first that are tried: a common one, or one with digits and signs put round it. */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase()
  if (new Set(typed).size < DISTINCT_MIN) return true
  if (ROWS.some((row) => row.includes(typed))) return true
  return listCores(typed).some((core) => OWN_WORDS.has(core) || COMMON.has(hash(core)))
}

/** A password without the digits and signs that people add to satisfy a rule. */
function listCores(typed: string): string[] {
  const read = [...typed].map((character) => LOOKALIKES[character] ?? character).join('')
  const bare = [typed, trimSigns(typed), trimSigns(read), trimSigns(untail(typed))]
  return bare.flatMap((core) => [core, findRepeated(core)])
}

function untail(typed: string): string {
  const trimmed = typed.replace(/(?<![^\p{L}])[^\p{L}]+$/u, '')
  return [...trimmed].map((character) => LOOKALIKES[character] ?? character).join('')
}

function trimSigns(text: string): string {
  return text.replace(/^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu, '')
}

/** "dragon" of "dragondragon", and the text itself where nothing repeats. */
function findRepeated(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const part = text.slice(0, length)
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return part
  }
  return text
}

function hash(word: string): string {
  return createHash('sha256').update(word).digest('base64url').slice(0, HASH_CHARS)
}
