/**
 * Fills a database of one's own, to measure on: `node tests/bench/database/generate.ts --conversations 1000000 DATABASE_URL`.
 * It is brought to the schema of this checkout first; one that has conversations is refused. A million take some minutes
 * and 10 GB. The user has to be a superuser there, since triggers are put aside meanwhile.
 */
import { parseArgs } from 'node:util'
import { createDatabase } from '#server/platform/db/client.ts'
import { migrateDatabase } from '#server/platform/db/open-database.ts'
import { generateData } from '#tests/bench/database/generate-data.ts'

const { values, positionals } = parseArgs({
  options: { conversations: { type: 'string', default: '10000' } },
  allowPositionals: true,
})
const conversations = Number(values.conversations)
const [connectionString] = positionals
if (!connectionString || !Number.isInteger(conversations) || conversations < 1) {
  console.error('Usage: node tests/bench/database/generate.ts --conversations 1000000 DATABASE_URL')
  process.exit(2)
}
const database = createDatabase({ connectionString })
await migrateDatabase(database.pool)
await database.close()
await generateData({ connectionString }, { conversations, log: (line) => console.log(line) })
