import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callCardWords } from '#content/chat/cards.ts'
import { Spinner } from '#site/islands/chat/transcript/TranscriptRows.tsx'

type SchedulingFrameProps = {
  url: URL
  isOwn: boolean
  onDrawn: () => void
  /** `hasFocus` when whoever booked is still in the frame. */
  onReport: (report: SchedulingReport, hasFocus: boolean) => void
}

/** Another party's page may run and open its own windows, but not replace ours. */
const FOREIGN_SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/**
 * The calendar in a frame, and the only listener for what it reports. 630 px high (spec, section 9). The frame is not
 * positioned: it would cover the focus ring of the shell around it.
 */
export function SchedulingFrame({ url, isOwn, onDrawn, onReport }: SchedulingFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setIsLoaded] = useState(false)
  const { href, origin } = url

  const handleMessage = useEffectEvent((message: MessageEvent<unknown>) => {
    const window = frame.current?.contentWindow ?? null
    const report = acceptSchedulingMessage(message, { origin, window, isOwn })
    if (report) onReport(report, document.activeElement === frame.current)
  })

  useEffect(() => {
    const listen = (message: MessageEvent<unknown>) => handleMessage(message)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  function handleLoad() {
    setIsLoaded(true)
    onDrawn()
  }

  return (
    <>
      {!isLoaded && (
        <p
          role="status"
          className="pointer-events-none absolute inset-0 flex items-center justify-center gap-3 text-small text-soft"
        >
          <Spinner />
          <span>{callCardWords.loading}</span>
        </p>
      )}
      <iframe
        ref={frame}
        src={href}
        title={callCardWords.frame}
        height={630}
        sandbox={isOwn ? undefined : FOREIGN_SANDBOX}
        referrerPolicy="strict-origin-when-cross-origin"
        className="block h-[630px] w-full"
        onLoad={handleLoad}
      />
    </>
  )
}

/** The parts of a MessageEvent that decide whether it is believed. */
export type IncomingMessage = Pick<
  MessageEvent<unknown>,
  'origin' | 'source' | 'isTrusted' | 'data'
>

/** The one sender whose report of a booking is believed: the frame's window, at the origin it was opened with. */
export type TrustedFrame = {
  origin: string
  window: MessageEventSource | null
  /** True for the embedded scheduler, whose bookings have addresses of our own. */
  isOwn: boolean
}

export type SchedulingReport = {
  eventUri: string
  inviteeUri: string
  scheduledTime: string | null
}

const CALENDLY_EVENT = /^https:\/\/api\.calendly\.com\/scheduled_events\/[\w-]{1,100}$/
/** Under the site's own address, which behind a proxy need not be the one that the page was opened with. */
const OWN_EVENT = /^https?:\/\/[\w.:[\]-]{1,255}\/api\/scheduled_events\/[\w-]{1,100}$/
const INVITEE = /^\/invitees\/[\w-]{1,100}$/
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/**
 * The report of a booking that the frame itself made, or null for everything else that reaches the window.
 * It is a claim: any visitor can post it by hand, so the server does not take it as proof.
 */
export function acceptSchedulingMessage(
  message: IncomingMessage,
  frame: TrustedFrame,
): SchedulingReport | null {
  if (!message.isTrusted) return null
  if (frame.window === null || message.source !== frame.window) return null
  if (frame.origin === 'null' || message.origin !== frame.origin) return null
  const { data } = message
  if (readProperty(data, 'event') !== 'calendly.event_scheduled') return null
  return readReport(readProperty(data, 'payload'), frame.isOwn ? OWN_EVENT : CALENDLY_EVENT)
}

function readReport(payload: unknown, allowedEvent: RegExp): SchedulingReport | null {
  const eventUri = readProperty(readProperty(payload, 'event'), 'uri')
  const inviteeUri = readProperty(readProperty(payload, 'invitee'), 'uri')
  if (typeof eventUri !== 'string' || typeof inviteeUri !== 'string') return null
  if (!allowedEvent.test(eventUri) || !isInviteeOf(inviteeUri, eventUri)) return null
  const time = readProperty(payload, 'scheduledTime')
  const isTime = typeof time === 'string' && ISO_TIME.test(time)
  return { eventUri, inviteeUri, scheduledTime: isTime ? time : null }
}

/** An invitee belongs to the event that it was reported with. */
function isInviteeOf(inviteeUri: string, eventUri: string): boolean {
  return inviteeUri.startsWith(eventUri) && INVITEE.test(inviteeUri.slice(eventUri.length))
}

function readProperty(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
}
