import { Client, type Pool } from 'pg'

/** Switches off each timeout that the database or the role sets; an older server knows fewer of them. */
const WITHOUT_LIMITS = `
  select set_config(name, '0', false) from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'transaction_timeout',
    'idle_in_transaction_session_timeout', 'idle_session_timeout')`

/** A connection of its own to the same database, without the time limits of requests. End it. */
export async function openPatientClient(
  { options }: Pick<Pool, 'options'>,
  applicationName: string,
): Promise<Client> {
  const client = new Client({
    ...options,
    // The pool hides it from code that copies its options.
    password: options.password,
    application_name: applicationName,
    lock_timeout: 0,
    statement_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    // Copies stream through it, which takes a connection that answers one question at a time.
    pipeline: false,
  })
  // Without a listener, the event would end the process; the query that meets it fails by itself.
  client.on('error', () => {})
  await client.connect()
  await client.query(WITHOUT_LIMITS)
  return client
}
