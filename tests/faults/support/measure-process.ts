import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** How long the process is left alone before it is measured. */
export const SETTLE_MS = 2_000

/** For NODE_OPTIONS of a product that is to be measured. */
export const COLLECT_ON_SIGNAL = `--import=${path.join(import.meta.dirname, 'collect-on-signal.mjs')}`

/** In bytes. What lies in the heap and beside it; and all that the system keeps for the process, garbage too. */
export type Memory = { heapUsed: number; external: number; resident: number }

/** After a collection, by what the product then writes into `file`, its MEMORY_FILE. */
export async function measureMemory(processId: number, file: string): Promise<Memory> {
  rmSync(file, { force: true })
  process.kill(processId, 'SIGUSR2')
  do await delay(SETTLE_MS)
  while (!existsSync(file))
  const { heapUsed, external, rss } = JSON.parse(readFileSync(file, 'utf8'))
  return { heapUsed, external, resident: rss }
}

/** Below this are the files, the database and the ear for news of a process that nobody calls. */
export const DESCRIPTORS_IN_REST = 60

export const countDescriptors = (processId: number) => readdirSync(`/proc/${processId}/fd`).length

/** Seconds of a processor that it has used since it started. */
export function readProcessorSeconds(processId: number): number {
  const [, fields = ''] = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) / 100
}
