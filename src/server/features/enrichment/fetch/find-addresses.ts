import { promises as dns } from 'node:dns'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'
import type { FetchLimits } from '#server/features/enrichment/fetch/fetched-page.ts'

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

const KEPT_MS = 5 * 60_000

type OwnOptions = {
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
}: OwnOptions): ListOwnAddresses {
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

/** Of all IPv6 only this part is given to anybody; the library calls the rest of it unicast too. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')
/** Azure's own services answer here, in every virtual network: a public address by its number alone. */
const AZURE_WIRE_SERVER = '168.63.129.16'

/**
 * Whether an address belongs to the open internet. What carries an IPv4 address inside (mapped, 6to4, Teredo, NAT64)
 * does not, whatever it carries.
 */
export function isPublicAddress(address: string): boolean {
  // The library also reads "127.1" and "0x7f.1", which no resolver answers.
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed instanceof ipaddr.IPv6) return parsed.match(GLOBAL_IPV6)
  return parsed.toString() !== AZURE_WIRE_SERVER
}
