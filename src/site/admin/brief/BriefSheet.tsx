import { briefWords } from '#content/staff/brief.ts'
import type { AdminBrief, BriefTalk } from '#contract/admin-bookings.ts'
import { describeReferrer, describeTrafficSource } from '#domain/traffic-source.ts'
import {
  BriefFacts,
  BriefScore,
  BriefWorksheet,
  CompanyPages,
} from '#site/admin/brief/BriefFacts.tsx'
import { BriefHead, briefLooks, SaidWords } from '#site/admin/brief/BriefHead.tsx'
import { BookingHistory, OutcomePanel } from '#site/admin/brief/OutcomePanel.tsx'
import { readPath } from '#site/admin/parts/address.ts'
import { formatMoment } from '#site/admin/parts/format.ts'
import { MarkedText } from '#site/components/score/MarkedText.tsx'

const PERSON_REASONS = {
  asked: 'They asked for a person in the chat.',
  abuse: 'The visitor became abusive.',
  off_topic: 'The chat was off topic three times.',
  question: 'They left a question for a person in the chat.',
  distress: 'They wrote about being in danger or distress. Read that first.',
} as const

type Props = { brief: AdminBrief; headingId: string; nowMs: number }

/** The most important first: who and when, the worksheet, the first three questions, then what they rest on. */
export function BriefSheet({ brief, headingId, nowMs }: Props) {
  const { booking, events, person, talk } = brief
  const hasBegun = booking.starts_at !== null && Date.parse(booking.starts_at) <= nowMs
  return (
    <article aria-labelledby={headingId}>
      <BriefHead brief={brief} headingId={headingId} nowMs={nowMs} />
      {hasBegun ? <OutcomePanel booking={booking} className="mt-9" /> : null}
      {talk ? <BriefWorksheet worksheet={talk.worksheet} /> : null}
      <FirstQuestions questions={brief.first_questions} />
      <div className={briefLooks.columns}>
        <div className={briefLooks.column}>{talk ? <TalkReasons talk={talk} /> : <NoTalk />}</div>
        <div className={briefLooks.column}>
          <BriefFacts title="Attendee" facts={person} />
          {talk ? <TalkFacts talk={talk} /> : null}
        </div>
      </div>
      {talk ? <BriefScore talk={talk} score={booking.lead_score} /> : null}
      <div className={hasBegun ? briefLooks.columns : `${briefLooks.columns} print:block`}>
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
        title="Timeline, budget, decision"
        facts={talk.intent}
        nothing={briefWords.facts.notDiscussed}
      />
      <OpenQuestions questions={talk.open_questions} />
    </>
  )
}

function TalkFacts({ talk }: { talk: BriefTalk }) {
  return (
    <>
      <BriefFacts title="Company" facts={talk.company} nothing={briefWords.facts.notDiscussed} />
      <CompanyPages findings={talk.findings} />
      <UnansweredQuestions talk={talk} />
      <p className="label border-t border-line pt-3 wrap-anywhere">{describeOrigin(talk)}</p>
    </>
  )
}

function NoTalk() {
  return <p className="max-w-measure border-t border-ink pt-3">{briefWords.noConversation}</p>
}

/** Where the visitor came from and how long they wrote, in one line. */
function describeOrigin({ attribution, started_at, message_count }: BriefTalk): string {
  const { referrer, landing_page, utm_source, utm_medium, utm_campaign } = attribution
  const campaign = [describeTrafficSource(utm_source), utm_medium, utm_campaign]
    .filter(Boolean)
    .join(' / ')
  const place = describeReferrer(referrer)
  const parts = [
    campaign === '' ? '' : `campaign ${campaign}`,
    // A campaign’s link is often opened where no referrer is sent, such as in an app.
    place === null ? (campaign === '' ? 'came directly' : '') : `came from ${place}`,
    landing_page === '' ? '' : `landed on ${readPath(landing_page)}`,
    `first message ${formatMoment(started_at)}`,
    message_count === 1 ? '1 message' : `${message_count} messages`,
  ]
  const text = parts.filter(Boolean).join(' · ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The pain in the visitor's own sentences, the worst first. */
function PainQuotes({ pain }: Pick<BriefTalk, 'pain'>) {
  return (
    <section aria-labelledby="pain-heading">
      <h3 id="pain-heading" className={briefLooks.title}>
        {briefWords.pain.title}
      </h3>
      {pain.length === 0 ? <p className="text-small text-soft">{briefWords.pain.none}</p> : null}
      <ul className="grid gap-2">
        {pain.map(({ sentence, quote, said_at }) => (
          <li key={sentence} className="wrap-anywhere" dir="auto">
            <MarkedText text={sentence} quotes={[quote]} /> <SaidWords quote="" saidAt={said_at} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is unknown, by how far an answer can still move the score. */
function OpenQuestions({ questions }: { questions: BriefTalk['open_questions'] }) {
  return (
    <section aria-labelledby="open-heading">
      <h3 id="open-heading" className={`${briefLooks.title} flex justify-between gap-4`}>
        {briefWords.unknown.title}{' '}
        <span className="label font-regular">{briefWords.unknown.unit}</span>
      </h3>
      {questions.length === 0 ? (
        <p className="text-small text-soft">{briefWords.unknown.none}</p>
      ) : null}
      <ol>
        {questions.map(({ slot, text, points, note }) => (
          <li key={slot} className="flex justify-between gap-4 py-1 text-small">
            <span>
              <span>{text}</span> <span className="label">{note}</span>
            </span>
            <span className="tabular-nums">
              <span>{`+${points}`}</span>
              <span className="sr-only"> points</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What to begin the call with, and why just this. */
function FirstQuestions({ questions }: { questions: AdminBrief['first_questions'] }) {
  return (
    <section aria-labelledby="questions-heading" className="mt-9 print:mt-4">
      <h3 id="questions-heading" className="text-h3">
        {briefWords.questions.title}
      </h3>
      <ol className="ledger mt-3">
        {questions.map(({ text, reason, quote, said_at }, index) => (
          <li
            key={text}
            className="grid grid-cols-[2rem_minmax(0,1fr)] py-3.5 print:break-inside-avoid print:py-1.5"
          >
            <span className="font-mono text-soft" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <p
                className="text-lead/[1.35] font-medium wrap-anywhere print:text-[10.5pt]"
                dir="auto"
              >
                {text}
              </p>
              <p className="mt-1 text-small text-soft">
                <span>{reason}</span> <SaidWords quote={quote} saidAt={said_at} shown={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What the visitor still waits for. Nothing stands here where nothing is owed. */
function UnansweredQuestions({ talk }: { talk: BriefTalk }) {
  const { unanswered, wants_person_reason } = talk
  if (unanswered.length === 0 && wants_person_reason === null) return null
  return (
    <section aria-labelledby="unanswered-heading">
      <h3 id="unanswered-heading" className={briefLooks.title}>
        {briefWords.questions.unanswered}
      </h3>
      <ul className="grid gap-1 text-small">
        {wants_person_reason ? <li>{PERSON_REASONS[wants_person_reason]}</li> : null}
        {unanswered.map(({ quote, said_at }) => (
          <li key={`${said_at}-${quote}`}>
            <SaidWords quote={quote} saidAt={said_at} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Each input of the estimate with its source, and the formula with this lead's figures. */
function EstimateBasis({ estimate }: Pick<BriefTalk, 'estimate'>) {
  const { inputs, steps, missing } = estimate
  return (
    <section aria-labelledby="estimate-heading">
      <h3 id="estimate-heading" className={briefLooks.title}>
        {briefWords.estimate.title}
      </h3>
      {missing ? <p className="text-small">{missing}</p> : null}
      <dl>
        {inputs.map(({ slot, label, value, note, is_assumed, quote, said_at }) => (
          <div key={slot} className={briefLooks.fact}>
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <span className={is_assumed ? 'font-medium text-warn' : 'font-medium'}>{value}</span>{' '}
              {note ? <span className="text-soft">{`(${note}) `}</span> : null}
              <SaidWords quote={quote} saidAt={said_at} shown={value} />
            </dd>
          </div>
        ))}
      </dl>
      {steps.length > 0 ? (
        <ol className="label mt-2 grid gap-1 text-ink">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : null}
      {steps.length > 0 ? (
        <p className="mt-2 text-small text-soft">{briefWords.estimate.notPromise}</p>
      ) : null}
    </section>
  )
}
