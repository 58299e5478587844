import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes weights into the agent's folder, or with `--check` compares them with what is checked in, byte for byte. */
export function keepWeights(name: string, file: string, weights: unknown): void {
  const target = path.join(import.meta.dirname, '../../src/agent/understand', file)
  const written = `${JSON.stringify(weights, null, 2)}\n`
  if (!process.argv.includes('--check')) {
    writeFileSync(target, written)
    console.log(`${name}: ${written.length} bytes`)
  } else if (readFileSync(target, 'utf8') === written)
    console.log(`The weights of ${name} are up to date.`)
  else {
    console.error(`The weights of ${name} differ from what training gives. Run \`npm run train\`.`)
    process.exitCode = 1
  }
}
