import type { ResolveHost } from '#server/features/enrichment/fetch/find-addresses.ts'
import { isPublicAddress } from '#server/features/enrichment/fetch/is-public-address.ts'

const KEPT_MS = 5 * 60_000

type Options = {
  hostname: string
  resolve: ResolveHost
  now: () => number
  /** A look-up that takes longer holds up nobody, and counts once it ends. */
  patienceMs: number
}
export type ListOwnAddresses = () => Promise<readonly string[]>

/** Lists the public addresses that our own name leads to: none while they cannot be found. Never throws. */
export function createOwnAddresses({
  hostname,
  resolve,
  now,
  patienceMs,
}: Options): ListOwnAddresses {
  let known: readonly string[] = []
  let knownUntil = Number.NEGATIVE_INFINITY
  let underWay: Promise<void> | null = null

  async function lookUp() {
    try {
      known = (await resolve(hostname)).filter(isPublicAddress)
      knownUntil = now() + KEPT_MS
    } catch {
      // The addresses known before still hold, and the next fetch tries again.
    } finally {
      underWay = null
    }
  }

  return async () => {
    if (now() < knownUntil) return known
    underWay ??= lookUp()
    await waitFor(underWay, patienceMs)
    return known
  }
}

function waitFor(work: Promise<void>, patienceMs: number): Promise<void> {
  return new Promise((settle) => {
    const timer = setTimeout(settle, patienceMs)
    void work.then(() => {
      clearTimeout(timer)
      settle()
    })
  })
}
