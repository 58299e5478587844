import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../..')
/** A million conversations take many minutes to make and 10 GB: they are kept for the next run. */
const KEPT = path.join(ROOT, 'node_modules/.cache/bench-database')
/** All that decides what stands in the databases. */
const MADE_OF = [
  'src/server/platform/db/migrations/*.sql',
  'src/server/features/insight/facts/*.ts',
  'tests/bench/database/generate-data.ts',
  'tests/bench/database/rows/*.ts',
]

/** Where the databases of this schema and generator are kept; those of others are deleted. */
export async function keepCluster(): Promise<string> {
  const hash = createHash('sha256')
  const files = globSync(MADE_OF, { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'))
  for (const file of files.toSorted()) hash.update(await readFile(path.join(ROOT, file)))
  const name = hash.digest('hex').slice(0, 16)
  await mkdir(KEPT, { recursive: true })
  for (const other of await readdir(KEPT)) {
    if (other !== name) await rm(path.join(KEPT, other), { recursive: true, force: true })
  }
  return path.join(KEPT, name)
}
