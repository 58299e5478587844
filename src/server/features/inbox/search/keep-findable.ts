import type { Deps } from '#server/deps.ts'
import { nameSources } from '#server/features/conversations/name-sources.ts'
import { renewWords } from '#server/features/inbox/search/renew-words.ts'

/** Brings up to date what conversations are found by. On `signal` it ends after what it has in hand. */
export async function keepFindable(
  deps: Pick<Deps, 'db' | 'config'>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<void> {
  await renewWords(deps, { ...(signal && { signal }) })
  while (!signal?.aborted && (await nameSources(deps)) > 0);
}
