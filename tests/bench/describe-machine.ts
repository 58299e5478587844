import { availableParallelism, cpus, release, totalmem, type } from 'node:os'

const BYTES_PER_GIB = 2 ** 30

/** What the figures were taken on, without anything that names the machine. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  const memory = Math.round(totalmem() / BYTES_PER_GIB)
  return `${availableParallelism()} cores (${model}), ${memory} GiB, ${type()} ${release()}, Node ${process.versions.node}`
}
