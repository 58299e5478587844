import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'

/** The parts of `postmaster.pid`, which a running PostgreSQL writes. */
export type Postmaster = { processId: number; port: number }

/** Reads who serves the cluster, or null when nobody does. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const written = await readFileFields(cluster)
  return written && isPostgresOf(cluster, written.processId) ? written : null
}

/**
 * Removes a `postmaster.pid` whose number now belongs to an unrelated program, which is common in
 * containers; PostgreSQL would refuse to start. A number that belongs to nobody it handles by itself.
 */
export async function clearForeignPostmasterFile(cluster: string): Promise<void> {
  const written = await readFileFields(cluster)
  if (written && isAlive(written.processId) && !isPostgresOf(cluster, written.processId)) {
    await rm(path.join(cluster, 'postmaster.pid'), { force: true })
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function readFileFields(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  // Lines: process, data directory, start time, port, socket folder, listen address, shared memory, status.
  const [processId, , , port] = text.split('\n')
  return Number(processId) > 0 ? { processId: Number(processId), port: Number(port) } : null
}

function isPostgresOf(cluster: string, processId: number): boolean {
  if (!isAlive(processId)) return false
  const command = readCommand(processId)
  return command === null || command.includes(cluster)
}

/** The command line of a process, or null when this system does not tell: PostgreSQL's own check decides then. */
function readCommand(processId: number): string | null {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${processId}/cmdline`, 'utf8')
    if (process.platform === 'win32') return null
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(processId)], {
      encoding: 'utf8',
    })
  } catch {
    return null
  }
}
