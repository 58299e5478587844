// What a turn costs at least: an endpoint of the same server, behind all that every request passes through, with a
// checked body, a limit, and rows of the same number and size in as many round trips and one transaction. No agent.
//   node tests/bench/chat/bare-server.ts PORT DATA_DIR REPLY_FILE
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { z } from 'zod'
import { createDatabase, type Transaction } from '#server/platform/db/client.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { parseEnv } from '#server/platform/env.ts'
import { createGuardedApp } from '#server/platform/http/create-guarded-app.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import { limitRate } from '#server/platform/http/limit-rate.ts'
import { valid } from '#server/platform/http/valid.ts'
import { createMetrics } from '#server/platform/metrics/create-metrics.ts'
import { createHttpServer } from '#server/platform/static/serve.ts'

const [port, dataDir = '', replyFile = ''] = process.argv.slice(2)
/** A reply of the product, so that as much is written and sent. */
const reply = JSON.parse(await readFile(replyFile, 'utf8'))
const embedded = await startEmbeddedPostgres({ dataDir, database: 'loopwright' })
const { db, pool } = createDatabase(embedded.connection)
const clock = () => new Date()
const deps = {
  db,
  logger: pino({ level: 'warn' }),
  metrics: createMetrics({ pool, clock, hasReader: false }),
  createId: () => randomUUID(),
  config: {
    ...parseEnv({ LIMIT_FACTOR: '1000' }),
    authSecret: 'a secret of thirty-two characters',
  },
}

/** What the product knows of the conversation that the reply is from, so that as much is read and written of one. */
const known = await pool.query(
  'select agent_state, facts, score_card from diagnostic_conversations order by updated_at desc limit 1',
)
const [state] = known.rows
await pool.query(`
  create table if not exists bare_conversations (id uuid primary key, state jsonb not null, turns integer not null);
  create table if not exists bare_messages (conversation_id uuid not null, id uuid not null, content text not null,
    metadata jsonb, primary key (conversation_id, id));
  create table if not exists bare_turns (conversation_id uuid not null, id uuid not null, reply jsonb not null,
    primary key (conversation_id, id))`)

async function open(): Promise<string> {
  const id = randomUUID()
  await pool.query('insert into bare_conversations values ($1, $2, 0)', [id, state])
  return id
}

const Said = z.object({
  conversationId: z.uuid(),
  message: z.string().max(2_000),
  turnId: z.uuid(),
})
type Said = z.infer<typeof Said>
type Row = { state: unknown; turns: number }

async function storeTurn(transaction: Transaction, { conversationId, message, turnId }: Said) {
  const locking = sql`select * from bare_conversations where id = ${conversationId} for update`
  const finding = sql`select id from bare_turns where conversation_id = ${conversationId} and id = ${turnId}`
  const [{ rows }] = await Promise.all([
    transaction.execute<Row>(locking).execute(),
    transaction.execute(finding).execute(),
  ])
  const answered = { ...reply, userMessageId: randomUUID(), messageId: randomUUID() }
  await transaction.execute(sql`
    with said as (insert into bare_messages values
        (${conversationId}, ${answered.userMessageId}, ${message}, null),
        (${conversationId}, ${answered.messageId}, ${answered.response}, null)),
      taken as (insert into bare_turns values (${conversationId}, ${turnId}, ${JSON.stringify(answered)}))
      update bare_conversations
      set state = ${JSON.stringify(rows[0]?.state)}, turns = ${(rows[0]?.turns ?? 0) + 1}
      where id = ${conversationId}`)
  return answered
}

const app = createGuardedApp(deps)
  .post('/api/create-conversation', async (c) => c.json({ conversationId: await open() }, 201))
  .post(
    '/api/bd-agent-conversation',
    limitBody(),
    valid('json', Said),
    limitRate(deps, ['correction']),
    async (c) => {
      const said = c.req.valid('json')
      return c.json(await db.transaction((transaction) => storeTurn(transaction, said)))
    },
  )
  .get('/api/ready', (c) => c.json({}))

createHttpServer({ files: { byPath: new Map(), notFound: [] }, app }).listen(Number(port))
process.on('SIGTERM', () => process.exit(0))
