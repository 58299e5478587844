import { randomInt } from 'node:crypto'

/** Without what is easily taken for something else when written down: 0 o 1 i l. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const CODES = 10
/** Nearly 50 bits each. */
const CHARS = 10

/** Ten codes such as "7kq2m-x4hnt". */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const chars = Array.from({ length: CHARS }, () => ALPHABET[randomInt(ALPHABET.length)])
    return `${chars.slice(0, CHARS / 2).join('')}-${chars.slice(CHARS / 2).join('')}`
  })
}
