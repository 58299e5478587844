import type { ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { AccessNews, StaffNews, VisitorNews } from '#contract/live.ts'
import { type Connecting, keepListening } from '#server/platform/events/keep-listening.ts'

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

/** What other processes and this one tell through the database. */
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
