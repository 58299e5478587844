import { MarkedText } from '#site/components/score/MarkedText.tsx'
import { FoldedOffer } from '#site/islands/chat/calendar/FoldedOffer.tsx'
import { type Calendar, isBookingEntry } from '#site/islands/chat/calendar/judge-calendar.ts'
import { LateBookingWidget } from '#site/islands/chat/calendar/LateBookingWidget.tsx'
import type { CalendarControl } from '#site/islands/chat/calendar/use-calendar.ts'
import type { ChatEntry } from '#site/islands/chat/chat-entry.ts'
import { formatHourMinute } from '#site/islands/chat/format-time.ts'
import { HandoffCard } from '#site/islands/chat/handoff/HandoffCard.tsx'
import type { EstimateStanding } from '#site/islands/chat/judge-estimate.ts'
import { NotSent } from '#site/islands/chat/NotSent.tsx'
import type { LeaveEmail } from '#site/islands/chat/person/EmailForm.tsx'
import { PersonMessage } from '#site/islands/chat/person/PersonMessage.tsx'
import { CaseStudyNote, CitationList, QuickReplies } from '#site/islands/chat/ReplyExtras.tsx'
import { RoiCard } from '#site/islands/chat/RoiCard.tsx'
import type { Facts } from '#site/islands/chat/replies/read-knowledge.ts'
import { getEntryId } from '#site/islands/chat/score/show-message.ts'
import { TranscriptRow } from '#site/islands/chat/TranscriptRows.tsx'
import type { TurnUnderWay } from '#site/islands/chat/turn-state.ts'
import { WrittenText } from '#site/islands/chat/WrittenText.tsx'

type TranscriptEntryProps = {
  entry: ChatEntry
  evidence: readonly string[]
  isNewest: boolean
  /** The conversation's one calendar; earlier offers of it only lead there. */
  calendar: Calendar | null
  canSend: boolean
  /** A person answers; nothing that the assistant suggested is to be picked. */
  isAgentSilent: boolean
  /** While the words of this message are being written. */
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
  const { entry, evidence, isNewest, calendar, canSend, facts, onSend } = props
  const { metadata } = entry
  const quickReplies = isNewest && canSend && !props.isAgentSilent ? metadata.quickReplies : []

  return (
    <li
      id={getEntryId(entry.id)}
      tabIndex={-1}
      aria-busy={props.writing ? true : undefined}
      className="-outline-offset-2"
    >
      <TranscriptRow aside={<Stamp entry={entry} />}>
        <MessageText entry={entry} evidence={evidence} writing={props.writing} />
        {entry.isStopped && <p className="label mt-2">You stopped this reply.</p>}
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

type MessageTextProps = Pick<TranscriptEntryProps, 'entry' | 'evidence' | 'writing'>

function MessageText({ entry, evidence, writing }: MessageTextProps) {
  const { authorName, content, pieces } = entry
  if (authorName !== null) return <PersonMessage {...{ authorName, content }} />
  if (writing !== null || pieces.length > 0) return <WrittenText {...{ pieces, writing }} />
  const weight = entry.role === 'user' ? 'font-medium' : ''
  return (
    <p className={`max-w-measure whitespace-pre-wrap wrap-anywhere ${weight}`}>
      <MarkedText text={content} quotes={evidence} />
    </p>
  )
}
