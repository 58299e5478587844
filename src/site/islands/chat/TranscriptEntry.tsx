import { MarkedText } from '#site/components/score/MarkedText.tsx'
import { BookingWidget } from '#site/islands/chat/calendar/BookingWidget.tsx'
import { FoldedOffer } from '#site/islands/chat/calendar/FoldedOffer.tsx'
import { type Calendar, isBookingEntry } from '#site/islands/chat/calendar/judge-calendar.ts'
import type { CalendarControl } from '#site/islands/chat/calendar/use-calendar.ts'
import type { ChatEntry } from '#site/islands/chat/chat-entry.ts'
import { formatHourMinute } from '#site/islands/chat/format-time.ts'
import { HandoffCard } from '#site/islands/chat/handoff/HandoffCard.tsx'
import type { EstimateStanding } from '#site/islands/chat/judge-estimate.ts'
import type { LeaveEmail } from '#site/islands/chat/person/EmailForm.tsx'
import { PersonMessage } from '#site/islands/chat/person/PersonMessage.tsx'
import { CaseStudyNote, CitationList, QuickReplies } from '#site/islands/chat/ReplyExtras.tsx'
import { RoiCard } from '#site/islands/chat/RoiCard.tsx'
import type { Facts } from '#site/islands/chat/replies/read-knowledge.ts'
import { getEntryId } from '#site/islands/chat/score/show-message.ts'
import { TranscriptRow } from '#site/islands/chat/TranscriptRows.tsx'

type TranscriptEntryProps = {
  entry: ChatEntry
  evidence: readonly string[]
  isNewest: boolean
  /** The conversation's one calendar; earlier offers of it only lead there. */
  calendar: Calendar | null
  canSend: boolean
  /** A person answers; nothing that the assistant suggested is to be picked. */
  isAgentSilent: boolean
  estimate: EstimateStanding
  facts: Facts
  conversationId: string | null
  onLeaveEmail: LeaveEmail
  onSend: (text: string) => void
  calendarControl: CalendarControl
  onChangeFigure: () => void
}

export function TranscriptEntry(props: TranscriptEntryProps) {
  const { entry, evidence, isNewest, calendar, canSend, facts, onSend } = props
  const { metadata } = entry
  const quickReplies = isNewest && canSend && !props.isAgentSilent ? metadata.quickReplies : []

  return (
    <li id={getEntryId(entry.id)} tabIndex={-1} className="-outline-offset-2">
      <TranscriptRow aside={<Stamp entry={entry} />}>
        <MessageText entry={entry} evidence={evidence} />
        {entry.type === 'roi_calculation' && metadata.roi && (
          <RoiCard
            roi={metadata.roi}
            standing={props.estimate}
            onChangeFigure={props.onChangeFigure}
          />
        )}
        {metadata.caseStudy && <CaseStudyNote caseStudy={metadata.caseStudy} />}
        <CitationList citations={listOtherCitations(metadata)} />
        {calendar?.entry === entry && (
          <BookingWidget
            calendar={calendar}
            prefill={composePrefill(metadata.prefill, facts)}
            control={props.calendarControl}
          />
        )}
        {calendar && calendar.entry !== entry && isBookingEntry(entry) && (
          <FoldedOffer calendar={calendar} />
        )}
        {metadata.handoff && (
          <HandoffCard
            handoff={metadata.handoff}
            facts={facts}
            conversationId={props.conversationId}
            onLeaveEmail={props.onLeaveEmail}
          />
        )}
        <QuickReplies replies={quickReplies} onPick={onSend} />
        {entry.delivery === 'failed' && <NotSent entry={entry} canSend={canSend} onSend={onSend} />}
      </TranscriptRow>
    </li>
  )
}

/** What was corrected since the calendar was offered goes into its form. */
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
  return (
    <>
      <time dateTime={entry.timestamp}>{formatHourMinute(entry.timestamp)}</time>
      {entry.role === 'user' ? (
        <span className="block">you</span>
      ) : (
        entry.authorName === null && <span className="sr-only">assistant</span>
      )}
    </>
  )
}

function MessageText({ entry, evidence }: Pick<TranscriptEntryProps, 'entry' | 'evidence'>) {
  const { authorName, content } = entry
  if (authorName !== null) return <PersonMessage {...{ authorName, content }} />
  const weight = entry.role === 'user' ? 'font-medium' : ''
  return (
    <p className={`max-w-measure whitespace-pre-wrap wrap-anywhere ${weight}`}>
      <MarkedText text={content} quotes={evidence} />
    </p>
  )
}

function NotSent({
  entry,
  canSend,
  onSend,
}: Pick<TranscriptEntryProps, 'entry' | 'canSend' | 'onSend'>) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small text-bad">
      Not sent. {entry.failure?.note}
      {!entry.failure?.isFinal && (
        <button
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center"
          disabled={!canSend}
          onClick={() => onSend(entry.content)}
        >
          Try again
        </button>
      )}
    </p>
  )
}
