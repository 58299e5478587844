import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/**
 * Asks for a password on the terminal without showing it; from a pipe it reads the first line.
 * @returns what was typed, which may be empty
 */
export async function readPassword(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({
    input: process.stdin,
    output: silent,
    terminal: process.stdin.isTTY === true,
  })
  process.stdout.write(question)
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}
