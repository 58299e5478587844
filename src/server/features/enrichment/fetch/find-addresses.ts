import { promises as dns } from 'node:dns'
import { networkInterfaces } from 'node:os'
import type { FetchLimits } from '#server/features/enrichment/fetch/fetch-limits.ts'
import { isPublicAddress } from '#server/features/enrichment/fetch/is-public-address.ts'

export type AddressAnswer =
  | { kind: 'public'; addresses: readonly string[] }
  /** At least one of its addresses is not of the open internet. */
  | { kind: 'refused' }
  | { kind: 'unknown' }
  | { kind: 'timeout' }
export type ResolveHost = (hostname: string) => Promise<readonly string[]>
export type FindAddresses = (hostname: string) => Promise<AddressAnswer>

type Options = {
  resolve: ResolveHost
  /** Of this machine, and of what is in front of it. */
  listOwnAddresses: () => readonly string[] | Promise<readonly string[]>
  limits: Pick<FetchLimits, 'lookupMs' | 'lookupsUnderWay'>
}

/**
 * Finds the addresses of names, and vouches for them. A look-up cannot be called off, so one that never ends
 * keeps its place: slow name servers hold up other websites, never the process.
 */
export function createAddressFinder({ resolve, listOwnAddresses, limits }: Options): FindAddresses {
  let underWay = 0
  const waiting = new Set<() => void>()

  async function lookUp(hostname: string): Promise<AddressAnswer> {
    underWay += 1
    try {
      return judge(...(await Promise.all([resolve(hostname), listOwnAddresses()])))
    } catch {
      return { kind: 'unknown' }
    } finally {
      underWay -= 1
      startNext()
    }
  }

  function startNext() {
    const [start] = waiting
    if (start === undefined) return
    waiting.delete(start)
    start()
  }

  return (hostname) =>
    new Promise((settle) => {
      const timer = setTimeout(() => {
        waiting.delete(start)
        settle({ kind: 'timeout' })
      }, limits.lookupMs)
      const start = () => {
        void lookUp(hostname).then((answer) => {
          clearTimeout(timer)
          settle(answer)
        })
      }
      if (underWay < limits.lookupsUnderWay) start()
      else waiting.add(start)
    })
}

/** One bad address spoils all: a name that is half public is a trap, not a website. */
function judge(addresses: readonly string[], own: readonly string[]): AddressAnswer {
  if (addresses.length === 0) return { kind: 'unknown' }
  const isGood = addresses.every((address) => isPublicAddress(address) && !own.includes(address))
  return isGood ? { kind: 'public', addresses } : { kind: 'refused' }
}

/** As the system resolves names: its hosts file and name servers count. */
export async function resolveBySystem(hostname: string): Promise<readonly string[]> {
  const answers = await dns.lookup(hostname, { all: true })
  return answers.map(({ address }) => address)
}

/** A machine that has a public address of its own must not be sent to itself. */
export function listMachineAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap(
    (entries) => entries?.map(({ address }) => address) ?? [],
  )
}
