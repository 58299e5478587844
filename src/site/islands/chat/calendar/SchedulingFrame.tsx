import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  acceptSchedulingMessage,
  type SchedulingReport,
} from '#site/islands/chat/calendar/accept-scheduling-message.ts'
import { Spinner } from '#site/islands/chat/parts/TranscriptRows.tsx'

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
          <span>Loading the calendar…</span>
        </p>
      )}
      <iframe
        ref={frame}
        src={href}
        title="Pick a time for a 30-minute call"
        height={630}
        sandbox={isOwn ? undefined : FOREIGN_SANDBOX}
        referrerPolicy="strict-origin-when-cross-origin"
        className="block h-[630px] w-full"
        onLoad={handleLoad}
      />
    </>
  )
}
