import { setTimeout as delay } from 'node:timers/promises'
import pg, { type ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { AccessNews, StaffNews, VisitorNews } from '#contract/live.ts'

const CHANNELS = {
  staff_news: StaffNews,
  visitor_news: VisitorNews,
  access_news: AccessNews,
} as const
export type LiveChannel = keyof typeof CHANNELS
type NewsOf = { staff_news: StaffNews; visitor_news: VisitorNews; access_news: AccessNews }

/**
 * `resync`: from here on nothing is missed, and what came before may have been; it comes first, and after every gap.
 * `closed`: the process stops; nothing follows.
 */
export type LiveSignal<News> =
  | { kind: 'resync' }
  | { kind: 'news'; news: News }
  | { kind: 'closed' }

/** Notices that processes send each other through the database. */
export type Live = {
  /** @returns how to end it. */
  subscribe<Channel extends LiveChannel>(
    channel: Channel,
    handler: (signal: LiveSignal<NewsOf[Channel]>) => void,
  ): () => void
}
export type RunningLive = Live & {
  /** Tells every subscriber, and leaves the database. To be called before that is closed. */
  close(): Promise<void>
}

type Subscriber = { channel: LiveChannel; handler: (signal: LiveSignal<never>) => void }
type Options = {
  connection: ClientConfig
  logger: Pick<Logger, 'warn' | 'info' | 'error'>
  connecting?: Partial<Connecting>
}

/** One connection of this process listens for all of its subscribers, from the first one on. */
export function createLive({ connection, logger, connecting }: Options): RunningLive {
  const subscribers = new Set<Subscriber>()
  let listener: ReturnType<typeof keepListening> | null = null
  let isClosed = false

  function tell(subscriber: Subscriber, signal: LiveSignal<unknown>) {
    try {
      subscriber.handler(signal as LiveSignal<never>)
    } catch (error) {
      logger.error({ err: error, channel: subscriber.channel }, 'a subscriber of news failed')
    }
  }
  function tellAll(signal: LiveSignal<unknown>, channel?: string) {
    for (const subscriber of [...subscribers]) {
      if (channel === undefined || subscriber.channel === channel) tell(subscriber, signal)
    }
  }
  function passOn(channel: string, payload: string) {
    const news = parseNews(channel, payload)
    if (news) tellAll({ kind: 'news', news }, channel)
    else logger.warn({ channel }, 'a notification was not understood')
  }
  function listen() {
    return keepListening({
      connection,
      logger,
      channels: Object.keys(CHANNELS),
      onListening: () => tellAll({ kind: 'resync' }),
      onNotification: passOn,
      connecting,
    })
  }

  return {
    subscribe(channel, handler) {
      const subscriber: Subscriber = { channel, handler }
      subscribers.add(subscriber)
      if (!isClosed) listener ??= listen()
      queueMicrotask(() => {
        if (!subscribers.has(subscriber)) return
        if (isClosed) tell(subscriber, { kind: 'closed' })
        else if (listener?.isListening()) tell(subscriber, { kind: 'resync' })
      })
      return () => void subscribers.delete(subscriber)
    },
    async close() {
      if (isClosed) return
      isClosed = true
      tellAll({ kind: 'closed' })
      subscribers.clear()
      await listener?.stop()
    },
  }
}

function parseNews(channel: string, payload: string): unknown {
  const schema = CHANNELS[channel as LiveChannel]
  try {
    return schema.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}

type Connecting = {
  /** Time between two probes of the connection: a cut cable reports nothing by itself. */
  probeEveryMs: number
  probeTimeoutMs: number
  /** Doubled with each attempt that fails. */
  firstRetryMs: number
  longestRetryMs: number
}
const USUAL: Connecting = {
  probeEveryMs: 30_000,
  probeTimeoutMs: 5_000,
  firstRetryMs: 250,
  longestRetryMs: 10_000,
}
/** A stop waits at most this long for the connection to close in order. */
const GOODBYE_MS = 1_000

type KeepListeningOptions = {
  connection: ClientConfig
  channels: readonly string[]
  logger: Pick<Logger, 'warn' | 'info'>
  /** Called after each connect, once nothing is missed any more. */
  onListening: () => void
  onNotification: (channel: string, payload: string) => void
  connecting?: Partial<Connecting> | undefined
}

/** Holds one connection that listens, and makes a new one whenever it is lost, until it is stopped. */
function keepListening({ connecting, ...options }: KeepListeningOptions) {
  const pace = { ...USUAL, ...connecting }
  const stopping = new AbortController()
  let isListening = false

  async function listenOnce(): Promise<void> {
    const client = new pg.Client(options.connection)
    const lost = watchLoss(client, stopping.signal)
    const over = new AbortController()
    try {
      client.on('notification', ({ channel, payload = '' }) => {
        options.onNotification(channel, payload)
      })
      await Promise.race([openChannels(client, options.channels), lost.promise])
      if (stopping.signal.aborted) return
      isListening = true
      options.onListening()
      void keepProbing(client, pace, over.signal).catch(lost.resolve)
      await lost.promise
    } finally {
      isListening = false
      over.abort()
      await Promise.race([
        client.end().catch(() => {}),
        delay(GOODBYE_MS, undefined, { ref: false }),
      ])
    }
  }

  async function run(): Promise<void> {
    let failures = 0
    while (!stopping.signal.aborted) {
      const wasListening = await listenOnce().then(
        () => true,
        (error: unknown) => {
          // Once per outage: the attempts after it say nothing new.
          if (failures === 0)
            options.logger.warn({ err: error }, 'news cannot be heard; trying again')
          return false
        },
      )
      failures = wasListening ? 0 : failures + 1
      const retryMs = Math.min(pace.firstRetryMs * 2 ** failures, pace.longestRetryMs)
      await delay(retryMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    isListening: () => isListening,
    async stop() {
      stopping.abort()
      await running
    },
  }
}

async function openChannels(client: pg.Client, channels: readonly string[]): Promise<void> {
  await client.connect()
  await client.query(channels.map((channel) => `listen ${channel}`).join('; '))
}

/** Settles when the connection is gone or no longer wanted. */
function watchLoss(client: pg.Client, signal: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const lose = () => resolve()
  client.on('error', lose)
  client.on('end', lose)
  signal.addEventListener('abort', lose, { once: true })
  return { promise, resolve: lose }
}

/** One probe after the other, so that none is sent while another is under way. @throws when one is not answered. */
async function keepProbing(
  client: pg.Client,
  { probeEveryMs, probeTimeoutMs }: Connecting,
  signal: AbortSignal,
): Promise<never> {
  for (;;) {
    await delay(probeEveryMs, undefined, { signal, ref: false })
    const silence = delay(probeTimeoutMs, undefined, { signal, ref: false }).then(() => {
      throw new Error('The connection for news does not answer.')
    })
    await Promise.race([client.query('select 1'), silence])
  }
}
