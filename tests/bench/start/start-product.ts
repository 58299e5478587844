import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findFreePort } from '#tests/support/run-product.ts'

const LOOK_MS = 5
const PATIENCE_MS = 120_000

export type StartedProduct = {
  url: string
  processId: number
  /** From the command to the first page, and to the API that has its database. */
  pageMs: number
  readyMs: number
  stop: () => Promise<void>
}

type Plan = { env: Record<string, string>; isThroughNpm?: boolean }

/** Starts the built product as an owner does, and measures how long that takes. */
export async function startProduct({ env, isThroughNpm = false }: Plan): Promise<StartedProduct> {
  const port = String(await findFreePort())
  const url = `http://127.0.0.1:${port}`
  const usual = { LOG_LEVEL: 'error', LIMIT_FACTOR: '1000', ENRICHMENT: 'off', PORT: port }
  const from = performance.now()
  const child = spawn(
    isThroughNpm ? 'npm' : process.execPath,
    isThroughNpm ? ['start'] : [path.resolve('scripts/start.mjs')],
    // A group of its own: npm passes no signal on to what its shell has become.
    { env: { ...process.env, ...usual, ...env }, stdio: 'ignore', detached: true },
  )
  const pageMs = await measureUntilAnswered(url, { from, child })
  const readyMs = await measureUntilAnswered(`${url}/api/ready`, { from, child })
  return { url, processId: child.pid ?? 0, pageMs, readyMs, stop: () => stopGroup(child) }
}

async function measureUntilAnswered(
  address: string,
  { from, child }: { from: number; child: ChildProcess },
): Promise<number> {
  while (performance.now() - from < PATIENCE_MS && !hasEnded(child)) {
    const answer = await fetch(address).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) return performance.now() - from
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  await stopGroup(child)
  throw new Error(
    `${address} did not answer; the start ended with ${child.exitCode ?? child.signalCode}.`,
  )
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** npm ends before the server that it started; a next start would meet a database that is about to stop. */
async function stopGroup(child: ChildProcess): Promise<void> {
  const group = -(child.pid ?? Number.NaN)
  if (!isRunning(group)) return
  process.kill(group, 'SIGTERM')
  while (isRunning(group)) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
}

function isRunning(group: number): boolean {
  try {
    return process.kill(group, 0)
  } catch {
    return false
  }
}

const BYTES_PER_MB = 1024 * 1024

/** What a process holds in memory, with what it shares with others. Linux tells; others do not. */
export async function readMemoryMb(processId: number): Promise<number> {
  const text = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '')
  return (Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1] ?? Number.NaN) * 1024) / BYTES_PER_MB
}
