import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export type Throughput = { perSecond: number; p50Ms: number; p99Ms: number }

const MS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 }

/** Asks for one address as fast as it is answered, over 64 connections. */
export async function runWrk(
  program: string,
  { address, seconds }: { address: string; seconds: number },
): Promise<Throughput> {
  const words = ['-t1', '-c64', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', address]
  const { stdout } = await promisify(execFile)(program, words)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk met errors:\n${stdout}`)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50Ms: readLatency(stdout, '50%'),
    p99Ms: readLatency(stdout, '99%'),
  }
}

function readLatency(text: string, share: string): number {
  const [, amount = '', unit = ''] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s)`).exec(text) ?? []
  return Number(amount) * (MS[unit] ?? Number.NaN)
}
