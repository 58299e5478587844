import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Product } from '#tests/support/run-product.ts'

/** A clock that a test can put wrong while the product runs. */
export async function createWrongClock(folder: string, name: string, errorMs: number) {
  const file = path.join(folder, name)
  await writeFile(file, String(errorMs))
  return {
    env: {
      CLOCK_FILE: file,
      NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'set-clock.mjs')}`,
    },
    async put(product: Product, nextErrorMs: number): Promise<void> {
      await writeFile(file, String(nextErrorMs))
      product.process.kill('SIGUSR2')
    },
  }
}
