import { Client, type Pool } from 'pg'

/** A connection of its own to the same database, without the time limits of requests: a large table takes its time. */
export async function openClient({ options }: Pick<Pool, 'options'>): Promise<Client> {
  const client = new Client({
    ...options,
    // The pool hides it from whoever copies its options.
    password: options.password,
    application_name: 'backup',
    lock_timeout: 0,
    statement_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  // Unheard, the event would end the process; what is under way fails by itself.
  client.on('error', () => {})
  await client.connect()
  return client
}
