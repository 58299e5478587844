import type { AdminBrief, BriefTalk } from '#contract/admin-bookings.ts'
import { BookingHistory } from '#site/admin/brief/BookingHistory.tsx'
import { BriefFacts } from '#site/admin/brief/BriefFacts.tsx'
import { BriefHead } from '#site/admin/brief/BriefHead.tsx'
import { BriefScore } from '#site/admin/brief/BriefScore.tsx'
import { CompanyPages } from '#site/admin/brief/CompanyPages.tsx'
import { describeOrigin } from '#site/admin/brief/describe-origin.ts'
import { EstimateBasis } from '#site/admin/brief/EstimateBasis.tsx'
import { FirstQuestions } from '#site/admin/brief/FirstQuestions.tsx'
import { OpenQuestions } from '#site/admin/brief/OpenQuestions.tsx'
import { OutcomePanel } from '#site/admin/brief/OutcomePanel.tsx'
import { PainQuotes } from '#site/admin/brief/PainQuotes.tsx'
import { UnansweredQuestions } from '#site/admin/brief/UnansweredQuestions.tsx'

type Props = { brief: AdminBrief; headingId: string; nowMs: number }

/** The most important first: who and when, the first three questions, then what they rest on. */
export function BriefSheet({ brief, headingId, nowMs }: Props) {
  const { booking, events, person, talk } = brief
  const hasBegun = booking.starts_at !== null && Date.parse(booking.starts_at) <= nowMs
  return (
    <article aria-labelledby={headingId}>
      <BriefHead brief={brief} headingId={headingId} nowMs={nowMs} />
      {hasBegun ? <OutcomePanel booking={booking} /> : null}
      <FirstQuestions questions={brief.first_questions} />
      <div className="brief-columns">
        <div className="brief-column">{talk ? <TalkReasons talk={talk} /> : <NoTalk />}</div>
        <div className="brief-column">
          <BriefFacts title="Who comes" facts={person} />
          {talk ? <TalkFacts talk={talk} /> : null}
        </div>
      </div>
      {talk ? <BriefScore talk={talk} score={booking.lead_score} /> : null}
      <div className="brief-columns">
        <BookingHistory events={events} provider={booking.provider} />
        {hasBegun ? null : <OutcomePanel booking={booking} />}
      </div>
    </article>
  )
}

function TalkReasons({ talk }: { talk: BriefTalk }) {
  return (
    <>
      <PainQuotes pain={talk.pain} />
      <EstimateBasis estimate={talk.estimate} />
      <BriefFacts
        title="Date, money, decision"
        facts={talk.intent}
        nothing="None of it was said."
      />
      <OpenQuestions questions={talk.open_questions} />
    </>
  )
}

function TalkFacts({ talk }: { talk: BriefTalk }) {
  return (
    <>
      <BriefFacts title="The company" facts={talk.company} nothing="Nothing was said of it." />
      <CompanyPages findings={talk.findings} />
      <UnansweredQuestions talk={talk} />
      <p className="label border-t border-line pt-3 wrap-anywhere">{describeOrigin(talk)}</p>
    </>
  )
}

function NoTalk() {
  return (
    <p className="max-w-measure border-t border-ink pt-3">
      There was no conversation before this booking. Nothing is known beyond what was typed into the
      calendar, so there is no score and no estimate.
    </p>
  )
}
