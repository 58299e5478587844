// What a turn costs at least: the same HTTP server, router and database pool, rows of the same number and size in as
// many round trips and one transaction; no agent, no checks, no limits.
//   node tests/bench/chat/bare-server.ts PORT DATA_DIR REPLY_FILE
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import type { PoolClient } from 'pg'
import { createDatabase } from '#server/db/client.ts'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { createHttpServer } from '#server/files/serve.ts'

const [port, dataDir = '', replyFile = ''] = process.argv.slice(2)
/** A reply of the product and the state behind it, so that as much is written and sent. */
const { reply, state } = JSON.parse(await readFile(replyFile, 'utf8'))
const embedded = await startEmbeddedPostgres({ dataDir, database: 'loopwright' })
const { pool } = createDatabase(embedded.connection)

await pool.query(`
  create table if not exists bare_conversations (id uuid primary key, state jsonb not null, turns integer not null);
  create table if not exists bare_messages (conversation_id uuid not null, id uuid not null, content text not null,
    metadata jsonb, primary key (conversation_id, id));
  create table if not exists bare_turns (conversation_id uuid not null, id uuid not null, reply jsonb not null,
    primary key (conversation_id, id));
  create table if not exists bare_counts (key text primary key, points integer not null)`)

async function open(): Promise<string> {
  const id = randomUUID()
  await pool.query('insert into bare_conversations values ($1, $2, 0)', [id, state])
  return id
}

type Said = { conversationId: string; message: string; turnId: string }

async function answer({ conversationId, message, turnId }: Said): Promise<unknown> {
  await pool.query(
    `insert into bare_counts values ($1, 1) on conflict (key) do update set points = bare_counts.points + 1`,
    [conversationId],
  )
  const client = await pool.connect()
  try {
    return await storeTurn(client, { conversationId, message, turnId })
  } finally {
    client.release()
  }
}

async function storeTurn(client: PoolClient, { conversationId, message, turnId }: Said) {
  const [, { rows }] = await Promise.all([
    client.query('begin'),
    client.query('select * from bare_conversations where id = $1 for update', [conversationId]),
    client.query('select id from bare_turns where conversation_id = $1 and id = $2', [
      conversationId,
      turnId,
    ]),
  ])
  const answered = { ...reply, userMessageId: randomUUID(), messageId: randomUUID() }
  await client.query(
    `with said as (insert into bare_messages values ($1, $3, $5, null), ($1, $4, $6, null)),
      taken as (insert into bare_turns values ($1, $2, $7))
      update bare_conversations set state = $8, turns = $9 where id = $1`,
    [
      conversationId,
      turnId,
      answered.userMessageId,
      answered.messageId,
      message,
      answered.response,
      answered,
      rows[0].state,
      rows[0].turns + 1,
    ],
  )
  await client.query('commit')
  return answered
}

const app = new Hono()
  .post('/api/create-conversation', async (c) => c.json({ conversationId: await open() }, 201))
  .post('/api/bd-agent-conversation', async (c) => c.json(await answer(await c.req.json())))
  .get('/api/ready', (c) => c.json({}))

createHttpServer({ files: { byPath: new Map(), notFound: [] }, app }).listen(Number(port))
process.on('SIGTERM', () => process.exit(0))
