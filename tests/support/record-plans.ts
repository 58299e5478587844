import { createDatabase, type Db } from '#server/platform/db/client.ts'

type Connection = Exclude<Parameters<typeof createDatabase>[0], undefined>
type Recorded = {
  /** The plans by which PostgreSQL answered what `work` asked. */
  record: (work: (db: Db) => Promise<unknown>) => Promise<string[]>
  close: () => Promise<void>
}

/** A pool whose connections tell the plan of every statement that they run. */
export function recordPlans(connection: Connection): Recorded {
  const plans: string[] = []
  const { db, pool, close } = createDatabase({
    ...connection,
    options:
      '-c session_preload_libraries=auto_explain -c auto_explain.log_min_duration=0 -c auto_explain.log_level=notice -c auto_explain.log_nested_statements=off',
  })
  pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => plans.push(message))
  })
  const record = async (work: (db: Db) => Promise<unknown>) => {
    plans.length = 0
    await work(db)
    return plans.filter((plan) => plan.includes('plan:'))
  }
  return { record, close }
}
