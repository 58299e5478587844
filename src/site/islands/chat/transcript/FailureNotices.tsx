import { useEffect, useState } from 'react'
import { chatWords } from '#content/chat/page.ts'
import { site } from '#content/site.ts'
import { Button, LinkButton } from '#site/components/Button.tsx'
import type { ChatEntry, DeliveryFailure } from '#site/islands/chat/state/chat-entry.ts'
import { useSay } from '#site/islands/chat/state/use-say.ts'

type NotSentProps = { entry: ChatEntry; canSend: boolean; onSend: (text: string) => void }

/** Why a message did not go out, and the way to try again, once that may help. */
export function NotSent({ entry, canSend, onSend }: NotSentProps) {
  const { failure } = entry
  const isWaiting = useSecondsLeft(failure?.retryAfterSeconds ?? 0) > 0
  const { say } = useSay()
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small text-bad">
      <span>
        {`${say(wasStored(entry) ? 'The reply broke off.' : 'Not sent.')} ${say(failure?.note ?? '')}`}
      </span>
      {failure?.hasOtherWay && (
        <a className="link inline-flex min-h-11 items-center" href="/diagnostic">
          {say(chatWords.failure.otherWay)}
        </a>
      )}
      {!failure?.isFinal && !isWaiting && (
        <button
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center"
          disabled={!canSend}
          onClick={() => onSend(entry.content)}
        >
          {say(chatWords.failure.retry)}
        </button>
      )}
    </p>
  )
}

/** The server had the message before the connection was lost. */
function wasStored({ id, key }: ChatEntry): boolean {
  return id !== key
}

type UnavailableNoticeProps = { failure: DeliveryFailure; onRetry: () => void }

const ways = chatWords.failure.notStarted
const CALL = { href: site.schedulingUrl, label: ways.call(site.callMinutes) }

/** Why there is no conversation, the way to try again once that may help, and the ways that do not need it. */
export function UnavailableNotice({ failure, onRetry }: UnavailableNoticeProps) {
  const secondsLeft = useSecondsLeft(failure.retryAfterSeconds ?? 0)
  const isWaiting = secondsLeft > 0
  return (
    <section className="card my-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-bad p-4 sm:p-5">
      <BadMark />
      <div>
        <div role="alert">
          <h2 className="text-lead leading-snug font-bold">{ways.title}</h2>
          <p className="mt-1">{leaveOutWait(failure)}</p>
        </div>
        <p className="mt-4 flex flex-wrap gap-2">
          <Button className="button-small tabular-nums" disabled={isWaiting} onClick={onRetry}>
            <span>{chatWords.failure.retry}</span>
            {isWaiting && <span aria-hidden="true">{ways.wait(sayMinutes(secondsLeft))}</span>}
          </Button>
          {[ways.form, CALL].map(({ href, label }) => (
            <LinkButton key={href} href={href} look="secondary" className="button-small">
              {label}
            </LinkButton>
          ))}
        </p>
        <p role="status" className="sr-only">
          {!isWaiting && failure.retryAfterSeconds !== undefined && ways.over}
        </p>
        <p className="mt-2 text-small text-soft">
          <span>{ways.mail}</span>{' '}
          <a
            className="link inline-flex min-h-11 items-center"
            href={`mailto:${site.email.contact}`}
          >
            {site.email.contact}
          </a>
        </p>
      </div>
    </section>
  )
}

/** The countdown on the button says it, and stays true. */
function leaveOutWait({ note, retryAfterSeconds }: DeliveryFailure): string {
  return retryAfterSeconds === undefined ? note : note.replace(/ ?Try again in [^.]{1,40}\./, '')
}

/** Seconds as on a clock: “0:40”. */
function sayMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function BadMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="mt-1 size-5 fill-none stroke-bad">
      <path d="M10 1.5 18.5 10 10 18.5 1.5 10zM10 5.8v5M10 13v1.4" strokeWidth="1.6" />
    </svg>
  )
}

/** The whole seconds that are left of so many. */
function useSecondsLeft(seconds: number): number {
  const [endsAtMs] = useState(() => Date.now() + seconds * 1_000)
  const [left, setLeft] = useState(seconds)
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) return
    const count = () => setLeft(Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1_000)))
    const ticking = setInterval(count, 1_000)
    return () => clearInterval(ticking)
  }, [isOver, endsAtMs])
  return left
}
