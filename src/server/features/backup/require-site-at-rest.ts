import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { BackupError } from '#server/features/backup/backup-error.ts'

const OTHERS = `
  select count(*)::int as others from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
/** A connection that was just closed is listed for a moment longer. */
const LOOKS = 10
const PAUSE_MS = 100

/** @throws BackupError while anybody else is connected, such as the site. */
export async function requireSiteAtRest(pool: Pool): Promise<void> {
  for (let look = 1; ; look += 1) {
    const { rows } = await pool.query<{ others: number }>(OTHERS)
    const others = rows[0]?.others ?? 0
    if (others === 0) return
    if (look === LOOKS) {
      throw new BackupError(
        `The database is in use (${others} other connections). Stop every process of the site, then restore.`,
      )
    }
    await sleep(PAUSE_MS)
  }
}
