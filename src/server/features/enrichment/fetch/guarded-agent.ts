import { type LookupFunction, Socket } from 'node:net'
import { Agent, buildConnector, type Dispatcher } from 'undici'
import type { FetchLimits } from '#server/features/enrichment/fetch/fetched-page.ts'
import type {
  AddressAnswer,
  FindAddresses,
} from '#server/features/enrichment/fetch/find-addresses.ts'

const PER_FAMILY = 2

/** Why no connection was made. */
export class NoConnectionError extends Error {
  override readonly name = 'NoConnectionError'
  /** Untrusted is a server that was there, and gave no TLS that is good for its name. */
  readonly reason: Exclude<AddressAnswer['kind'], 'public'> | 'unreachable' | 'untrusted'
  constructor(reason: NoConnectionError['reason'], options?: ErrorOptions) {
    super(`No connection: ${reason}`, options)
    this.reason = reason
  }
}

/** Where a checked address is really connected to. Itself, except on a test's machine. */
export type Route = (address: string, port: number) => { address: string; port: number }

type Options = {
  findAddresses: FindAddresses
  route: Route
  /** Of a test's own certificate authority. */
  certificateAuthority: string | undefined
  limits: Pick<FetchLimits, 'connectMs' | 'headerBytes' | 'totalMs'>
  signal: AbortSignal
}
export type GuardedAgent = {
  /** @throws NoConnectionError, and whatever breaks once there is a connection. */
  get(url: URL, headers: Record<string, string>): Promise<Dispatcher.ResponseData>
  close(): Promise<void>
}

/**
 * The one place of the product where sockets to hosts that visitors name are opened. A name is looked up once per
 * connection; only when all of its addresses are public is one of exactly these connected to.
 */
export function openGuardedAgent(options: Options): GuardedAgent {
  const { limits, signal } = options
  const agent = new Agent({
    connect: (target, callback) => {
      openSocket(target, options).then(
        (socket) => callback(null, socket),
        (error: Error) => callback(error, null),
      )
    },
    allowH2: false,
    connections: 1,
    // No connection is kept: the next page is another visitor's.
    pipelining: 0,
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.totalMs,
    bodyTimeout: limits.totalMs,
  })
  return {
    get: (url, headers) =>
      agent.request({
        origin: url.origin,
        path: `${url.pathname}${url.search}`,
        method: 'GET',
        headers,
        signal,
      }),
    close: () => agent.destroy(),
  }
}

async function openSocket(target: buildConnector.Options, options: Options): Promise<Socket> {
  // The look-up outlives a fetch that was called off, which neither waits for it nor uses what it finds.
  const answer = await Promise.race([
    options.findAddresses(target.hostname),
    rejectWhenAborted(options.signal),
  ])
  options.signal.throwIfAborted()
  if (answer.kind !== 'public') throw new NoConnectionError(answer.kind)
  const port = Number(target.port) || (target.protocol === 'https:' ? 443 : 80)
  const routes = pickAddresses(answer.addresses).map((address) => options.route(address, port))
  const socket = await connect(target, { routes, ...options })
  if (routes.some(({ address }) => address === socket.remoteAddress)) return socket
  socket.destroy()
  throw new NoConnectionError('refused')
}

type Connection = Options & { routes: readonly ReturnType<Route>[] }

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** To the first of the addresses that answers; the name serves for TLS and the Host header alone. */
function connect(target: buildConnector.Options, connection: Connection): Promise<Socket> {
  const { routes, certificateAuthority, limits, signal } = connection
  const connector = buildConnector({
    allowH2: false,
    maxCachedSessions: 0,
    timeout: limits.connectMs,
    lookup: answerAlways(routes.map(({ address }) => address)),
    autoSelectFamily: true,
    signal,
    ...(certificateAuthority === undefined ? {} : { ca: certificateAuthority }),
  })
  return new Promise((resolve, reject) => {
    const port = String(routes[0]?.port)
    let isAnswered = false
    // The library's types do not tell that it hands over the socket, whose "connect" comes before TLS begins.
    const attempt: unknown = connector(
      { ...target, port, servername: target.hostname },
      (error, socket) => {
        const reason = isAnswered ? 'untrusted' : 'unreachable'
        if (error) reject(new NoConnectionError(reason, { cause: error }))
        else resolve(socket)
      },
    )
    if (attempt instanceof Socket) attempt.once('connect', () => (isAnswered = true))
    else isAnswered = true
  })
}

/** Stands in for a second look-up, which could answer otherwise. */
function answerAlways(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  return (_hostname, { all: wantsAll }, callback) => {
    if (wantsAll) callback(null, all)
    else callback(null, all[0]?.address ?? '', all[0]?.family ?? 0)
  }
}

/** A few of each kind, so that a name with hundreds of addresses does not make us knock at them all. */
function pickAddresses(addresses: readonly string[]): readonly string[] {
  const different = [...new Set(addresses)]
  const isIpv6 = (address: string) => address.includes(':')
  return [
    ...different.filter((address) => !isIpv6(address)).slice(0, PER_FAMILY),
    ...different.filter(isIpv6).slice(0, PER_FAMILY),
  ]
}
