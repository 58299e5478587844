import { readdirSync, readFileSync } from 'node:fs'
import type { Bank } from './bank.ts'

const FOLDER = new URL('../banks/', import.meta.url)

/** Names of the banks that may be read and trained on. Each is by an author of its own. */
export const DEVELOPMENT_BANKS: readonly string[] = readdirSync(FOLDER)
  .map((file) => file.replace('.json', ''))
  .filter((name) => name !== 'blind')
  .toSorted()

export const readDevelopmentBanks = (): Bank[] => DEVELOPMENT_BANKS.map(readBank)

/** The phrases in `banks/<name>.json`. Throws when there is no such bank. */
export function readBank(name: string): Bank {
  return JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'))
}
