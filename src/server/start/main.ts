import { enableCompileCache } from 'node:module'
import path from 'node:path'

/** Not in the shared folder for temporary files: what lies there is run. */
const COMPILED = path.join(import.meta.dirname, '../../../node_modules/.cache/compiled')

// Half of a start is reading and compiling some thousand files. Where it cannot be written, as on a read-only disk,
// nothing is kept.
enableCompileCache(COMPILED)

try {
  const { serveProduct } = await import('#server/start/serve-product.ts')
  await serveProduct()
} catch (error) {
  const { EmbeddedPostgresError } = await import(
    '#server/platform/db/embedded/connection-failure.ts'
  )
  const { EnvError } = await import('#server/platform/env.ts')
  // One sentence for the owner where there is one, without a stack.
  const isExplained = error instanceof EnvError || error instanceof EmbeddedPostgresError
  console.error(isExplained ? error.message : error)
  process.exit(1)
}
