import { chatWords } from '#content/chat/page.ts'
import { MarkedText } from '#site/components/score/MarkedText.tsx'
import type { CaseStudy, MessageMetadata } from '#site/islands/chat/api/message.ts'
import type { Facts } from '#site/islands/chat/api/reply.ts'
import { type Calendar, isBookingEntry } from '#site/islands/chat/state/booking-state.ts'
import type { ChatEntry, Piece } from '#site/islands/chat/state/chat-entry.ts'
import type { EstimateStanding } from '#site/islands/chat/state/select-from-chat.ts'
import type { TurnUnderWay } from '#site/islands/chat/state/turn-state.ts'
import { markLanguage, useSay } from '#site/islands/chat/state/use-say.ts'
import { NotSent } from '#site/islands/chat/transcript/FailureNotices.tsx'
import { formatHourMinute } from '#site/islands/chat/transcript/format-time.ts'
import type { LeaveEmail } from '#site/islands/chat/transcript/HandoffCard.tsx'
import {
  LateBookingWidget,
  LateHandoffCard,
  LateRoiCard,
} from '#site/islands/chat/transcript/LateCards.tsx'
import { getEntryId, showMessage } from '#site/islands/chat/transcript/show-message.ts'
import {
  CONNECTION_LOST,
  PersonMessage,
  TranscriptRow,
} from '#site/islands/chat/transcript/TranscriptRows.tsx'
import type { CalendarControl } from '#site/islands/chat/transcript/use-calendar.ts'

/** Opened beside the chat, so that reading on does not end the conversation. */
const beside = { target: '_blank', rel: 'noopener' } as const

type WrittenTextProps = {
  pieces: readonly Piece[]
  writing: TurnUnderWay | null
  marked: ReturnType<typeof markLanguage>
}

type WritingSignProps = { writing: TurnUnderWay; hasWords: boolean }

type TranscriptEntryProps = {
  entry: ChatEntry
  evidence: readonly string[]
  /** The conversation's one calendar; earlier offers of it only lead there. */
  calendar: Calendar | null
  canSend: boolean
  /** The turn whose reply is being written into this message; null otherwise. */
  writing: TurnUnderWay | null
  estimate: EstimateStanding
  facts: Facts
  conversationId: string | null
  onLeaveEmail: LeaveEmail
  onSend: (text: string) => void
  calendarControl: CalendarControl
  onChangeFigure: () => void
}

export function TranscriptEntry(props: TranscriptEntryProps) {
  const { entry, evidence, calendar, canSend, facts, onSend } = props
  const { metadata } = entry
  const { say } = useSay()

  return (
    <li
      id={getEntryId(entry.id)}
      tabIndex={-1}
      data-origin={entry.origin ?? (entry.role === 'user' ? 'person' : undefined)}
      aria-busy={props.writing ? true : undefined}
      className="-outline-offset-2"
    >
      <TranscriptRow aside={<Stamp entry={entry} />}>
        <MessageText entry={entry} evidence={evidence} writing={props.writing} />
        {entry.isStopped && <p className="label mt-2">{say(chatWords.transcript.stopped)}</p>}
        {entry.type === 'roi_calculation' && metadata.roi && (
          <LateRoiCard
            roi={metadata.roi}
            standing={props.estimate}
            onChangeFigure={props.onChangeFigure}
          />
        )}
        {metadata.caseStudy && <CaseStudyNote caseStudy={metadata.caseStudy} />}
        <CitationList citations={listOtherCitations(metadata)} />
        {calendar?.entry === entry && (
          <LateBookingWidget
            calendar={calendar}
            prefill={composePrefill(metadata.prefill, facts)}
            control={props.calendarControl}
          />
        )}
        {calendar && calendar.entry !== entry && isBookingEntry(entry) && (
          <FoldedOffer calendar={calendar} />
        )}
        {/* To somebody in distress the words alone say where to turn. */}
        {metadata.handoff && metadata.handoff.reason !== 'distress' && (
          <LateHandoffCard
            handoff={metadata.handoff}
            facts={facts}
            conversationId={props.conversationId}
            onLeaveEmail={props.onLeaveEmail}
          />
        )}
        {entry.delivery === 'failed' && <NotSent entry={entry} canSend={canSend} onSend={onSend} />}
      </TranscriptRow>
    </li>
  )
}

/** Fills the calendar's form. Facts corrected since it was offered win over the offer's own values. */
function composePrefill({ email, name }: ChatEntry['metadata']['prefill'], facts: Facts) {
  const known = (slot: string, otherwise: string) => {
    const value = facts[slot]?.value
    return typeof value === 'string' ? value : facts[slot] === undefined ? otherwise : ''
  }
  const contactName = known('contact_name', '')
  return { email: known('email', email), name: known('company_name', name), contactName }
}

/** The case study has its own link above. */
function listOtherCitations({ citations, caseStudy }: ChatEntry['metadata']) {
  return citations.filter(({ url }) => url !== caseStudy?.url)
}

function Stamp({ entry }: { entry: ChatEntry }) {
  const { say, locale } = useSay()
  return (
    <>
      <time dateTime={entry.timestamp}>{formatHourMinute(entry.timestamp, locale)}</time>
      {entry.role === 'user' ? (
        <span className="block">{say('you')}</span>
      ) : (
        entry.authorName === null && <span className="sr-only">assistant</span>
      )}
    </>
  )
}

type MessageTextProps = Pick<TranscriptEntryProps, 'entry' | 'evidence' | 'writing'>

function MessageText({ entry, evidence, writing }: MessageTextProps) {
  const { authorName, content, pieces } = entry
  const { say } = useSay()
  if (authorName !== null) return <PersonMessage {...{ authorName, content }} />
  const marked = markLanguage(entry.origin === 'model' ? (entry.metadata.language ?? 'en') : null)
  if (writing !== null || pieces.length > 0) return <WrittenText {...{ pieces, writing, marked }} />
  const weight = entry.role === 'user' ? 'font-medium' : ''
  return (
    <p {...marked} className={`max-w-measure whitespace-pre-wrap wrap-anywhere ${weight}`}>
      <MarkedText text={entry.origin === 'model' ? content : say(content)} quotes={evidence} />
    </p>
  )
}

/**
 * Words that come one after the other. Each piece is an element of its own that stays as it is, so that a screen
 * reader says it once; none of them is busy, or it would not be said at all. Lines break as they come: evened out,
 * those that are being read would change.
 */
function WrittenText({ pieces, writing, marked }: WrittenTextProps) {
  return (
    <p
      {...marked}
      aria-busy={false}
      className="max-w-measure text-wrap whitespace-pre-wrap wrap-anywhere"
    >
      {pieces.map(({ from, text }) => (
        <span key={from}>{text}</span>
      ))}
      {writing && <WritingSign writing={writing} hasWords={pieces.length > 0} />}
    </p>
  )
}

/** The trace's mark of an act, where the next word will stand. */
function WritingSign({ writing, hasWords }: WritingSignProps) {
  const { say } = useSay()
  if (writing.isConnectionLost) {
    return <span className="text-small text-soft">{` ${CONNECTION_LOST}`}</span>
  }
  const place = hasWords ? 'ml-1.5' : 'mr-2'
  const motion = writing.isStopping ? '' : 'animate-pulse'
  return (
    <span aria-hidden="true" className="text-small text-soft">
      <span className={`inline-block size-2 bg-signal ${place} ${motion}`} />
      {!hasWords && <span>{say('Writing…')}</span>}
    </span>
  )
}

function CaseStudyNote({ caseStudy }: { caseStudy: CaseStudy }) {
  const { say } = useSay()
  return (
    <aside
      aria-label={say(chatWords.transcript.caseStudy)}
      className="mt-3 max-w-lg border-l-2 border-evidence pl-4"
    >
      <p className="label">{say(chatWords.transcript.caseStudy)}</p>
      {caseStudy.url === null ? (
        <p className="font-medium">{caseStudy.title}</p>
      ) : (
        <a
          className="link inline-flex min-h-11 items-center font-medium"
          href={caseStudy.url}
          {...beside}
        >
          <span>{caseStudy.title}</span>
          <OpensBeside />
        </a>
      )}
      <p className="text-small text-soft empty:hidden">{caseStudy.reason}</p>
    </aside>
  )
}

function CitationList({ citations }: Pick<MessageMetadata, 'citations'>) {
  const { say } = useSay()
  if (citations.length === 0) return null
  return (
    <p className="mt-2 grid justify-items-start text-small text-soft">
      <span>{say(chatWords.transcript.sources)}</span>
      {citations.map(({ title, url }) => (
        <a key={url} className="link inline-flex min-h-11 items-center" href={url} {...beside}>
          <span>{title}</span>
          <OpensBeside />
        </a>
      ))}
    </p>
  )
}

function OpensBeside() {
  return <span className="sr-only">{` ${chatWords.transcript.newTab}`}</span>
}

/** Replaces the calendar in an earlier offer: only the newest offer shows it. */
export function FoldedOffer({ calendar }: { calendar: Calendar }) {
  const isBooked = calendar.standing === 'appointment'
  return (
    <button
      type="button"
      className="link inline-flex min-h-11 cursor-pointer items-center text-small text-soft"
      onClick={() => showMessage(calendar.entry.id)}
    >
      <span>{isBooked ? chatWords.transcript.callBelow : chatWords.transcript.calendarBelow}</span>
      <span aria-hidden="true">&nbsp;↓</span>
    </button>
  )
}
