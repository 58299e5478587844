import type { Deps } from '#server/deps.ts'

/** What the visitor is told of how long a conversation is kept, and of who reads it besides us. */
export function describeKeeping({ config, brain }: Pick<Deps, 'config' | 'brain'>) {
  return { retentionDays: config.retentionDays ?? null, model: brain.model?.name ?? null }
}
