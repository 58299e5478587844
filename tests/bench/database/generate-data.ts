import { Client, type ClientConfig } from 'pg'
import { FILL_BUSINESS } from '#tests/bench/database/rows/fill-business.ts'
import {
  FILL_CONVERSATIONS,
  FILL_LEADS,
  FIRST_STATE,
  PLAN_CONVERSATIONS,
} from '#tests/bench/database/rows/fill-conversations.ts'
import { FILL_MESSAGES, FILL_TURNS, FILL_WORDS } from '#tests/bench/database/rows/fill-talk.ts'
import { putIndexesAside } from '#tests/bench/database/rows/indexes-aside.ts'
import { PREPARE_WORDS } from '#tests/bench/database/rows/prepare-words.ts'

type Generation = { conversations: number; now?: Date; log?: (line: string) => void }

/** Of the machine that measures, for as long as this takes: sorts and word lists are made in memory. */
const SESSION = `set synchronous_commit = off; set maintenance_work_mem = '768MB'; set work_mem = '128MB';
  set max_parallel_maintenance_workers = 2; set statement_timeout = 0; set search_path = public; set jit = off`

/**
 * Fills a migrated, empty database with conversations and all that belongs to them: about ten messages and four turns
 * each, over two years up to `now`. The same number and moment give the same rows on every machine.
 */
export async function generateData(
  connection: ClientConfig,
  { conversations, now = new Date(), log = () => {} }: Generation,
): Promise<void> {
  const [client, other] = await Promise.all([open(connection), open(connection)])
  try {
    await refuseUsed(client)
    const step = measureSteps(log)
    await client.query(PREPARE_WORDS)
    await client.query(
      PLAN_CONVERSATIONS.replaceAll('$2', quote(now)).replaceAll('$1', `${conversations}`),
    )
    step('words and plan')
    await client.query('create unique index on bench_data.plan (n); analyze bench_data.plan')
    const made = await putIndexesAside(client)
    await client.query(FILL_LEADS)
    await client.query(FILL_CONVERSATIONS, [FIRST_STATE])
    step(`${conversations} conversations`)
    await Promise.all([
      client.query(FILL_MESSAGES, [1, conversations]),
      fillRest(other, { conversations, now }),
    ])
    step('their messages, turns and the rest')
    await makeIndexes([client, other], made)
    step('indexes')
    await client.query('drop schema bench_data cascade')
    await client.query('vacuum (analyze)')
    step('vacuum and analyze')
  } finally {
    await Promise.all([client.end(), other.end()])
  }
}

async function open(connection: ClientConfig): Promise<Client> {
  const client = new Client({ ...connection, application_name: 'generate data' })
  await client.connect()
  await client.query(SESSION)
  // Neither triggers nor references are looked at for each row: all of it fits by the way it is made.
  await client.query('set session_replication_role = replica')
  return client
}

async function refuseUsed(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from diagnostic_conversations limit 1')
  if (rowCount) throw new Error('This database has conversations already. Name an empty one.')
}

async function fillRest(client: Client, { conversations, now }: Required<Omit<Generation, 'log'>>) {
  await client.query(FILL_WORDS)
  await client.query(FILL_TURNS)
  for (const statement of FILL_BUSINESS) {
    await client.query(statement.replaceAll('$1', `${conversations}`).replaceAll('$2', quote(now)))
  }
}

/** The slowest, that of the words, on one connection, and the others meanwhile on the second. */
async function makeIndexes([client, other]: [Client, Client], all: readonly string[]) {
  const isSlow = (make: string) => make.includes('USING gin')
  const run = async (on: Client, statements: readonly string[]) => {
    for (const statement of statements) await on.query(statement)
  }
  await Promise.all([
    run(client, all.filter(isSlow)),
    run(
      other,
      all.filter((make) => !isSlow(make)),
    ),
  ])
}

function quote(moment: Date): string {
  return `'${moment.toISOString()}'`
}

function measureSteps(log: (line: string) => void) {
  let startedAt = performance.now()
  return (what: string) => {
    log(`${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    startedAt = performance.now()
  }
}
