import { BookingWidget } from '#site/islands/chat/BookingWidget.tsx'
import type { ChatEntry } from '#site/islands/chat/chat-entry.ts'
import { formatHourMinute } from '#site/islands/chat/format-time.ts'
import { markEvidence } from '#site/islands/chat/mark-evidence.ts'
import { CaseStudyNote, CitationList, QuickReplies } from '#site/islands/chat/ReplyExtras.tsx'
import { RoiCard } from '#site/islands/chat/RoiCard.tsx'
import type { Booking } from '#site/islands/chat/replies/read-view.ts'
import { TranscriptRow } from '#site/islands/chat/TranscriptRows.tsx'
import type { BookCall } from '#site/islands/chat/use-booking.ts'

type TranscriptEntryProps = {
  entry: ChatEntry
  evidence: readonly string[]
  isNewest: boolean
  /** The one message that holds the open calendar; earlier offers only keep their words. */
  isCalendar: boolean
  canSend: boolean
  booking: Booking | null
  /** The person's own name, for the calendar. */
  contactName: string
  onSend: (text: string) => void
  onBook: BookCall
}

export function TranscriptEntry(props: TranscriptEntryProps) {
  const { entry, evidence, isNewest, isCalendar, canSend, booking, contactName, onSend, onBook } =
    props
  const { metadata } = entry
  const quickReplies = isNewest && canSend ? metadata.quickReplies : []

  return (
    <li>
      <TranscriptRow aside={<Stamp entry={entry} />}>
        <MessageText entry={entry} evidence={evidence} />
        {entry.type === 'roi_calculation' && metadata.roi && <RoiCard roi={metadata.roi} />}
        {metadata.caseStudy && <CaseStudyNote caseStudy={metadata.caseStudy} />}
        <CitationList citations={listOtherCitations(metadata)} />
        {isCalendar && metadata.calendlyUrl && (
          <BookingWidget
            calendlyUrl={metadata.calendlyUrl}
            prefill={{ ...metadata.prefill, contactName }}
            isRestored={entry.isRestored}
            booking={booking}
            onBook={onBook}
          />
        )}
        <QuickReplies replies={quickReplies} onPick={onSend} />
        {entry.delivery === 'failed' && <NotSent entry={entry} canSend={canSend} onSend={onSend} />}
      </TranscriptRow>
    </li>
  )
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
        <span className="sr-only">assistant</span>
      )}
    </>
  )
}

function MessageText({ entry, evidence }: Pick<TranscriptEntryProps, 'entry' | 'evidence'>) {
  const weight = entry.role === 'user' ? 'font-medium' : ''
  return (
    <p className={`max-w-measure whitespace-pre-wrap wrap-anywhere ${weight}`}>
      {markEvidence(entry.content, evidence).map((segment, index) => {
        const key = `${index}-${segment.text}`
        if (!segment.isEvidence) return <span key={key}>{segment.text}</span>
        return (
          <mark key={key} className="evidence">
            {segment.text}
          </mark>
        )
      })}
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
