import { useState } from 'react'
import { judgedByYouWords, nameCompany } from '#content/finding-words.ts'
import { myConversationPage } from '#content/pages/my-conversation-page.ts'
import { site } from '#content/site.ts'
import { Button } from '#site/components/Button.tsx'
import {
  FindingSource,
  FindingWords,
  groupBySource,
} from '#site/components/findings/FindingWords.tsx'
import type { CorrectFact } from '#site/islands/chat/api/message.ts'
import type { Knowledge } from '#site/islands/chat/api/reply.ts'
import type { Booking, Company } from '#site/islands/chat/api/view.ts'
import { describeAppointment } from '#site/islands/chat/transcript/appointment.ts'
import {
  formatFullDay,
  formatTimeSpan,
  nameZone,
} from '#site/islands/chat/transcript/format-time.ts'
import { describeFitBand } from '#site/islands/chat/worksheet/fit-band.ts'
import { ScoreDetails } from '#site/islands/chat/worksheet/ScoreDetails.tsx'
import { BADGE_ID, useEditing } from '#site/islands/chat/worksheet/use-editing.ts'
import { EraseSection } from '#site/islands/my-conversation/EraseSection.tsx'
import { OwnTranscript } from '#site/islands/my-conversation/OwnTranscript.tsx'
import { OwnWorksheet } from '#site/islands/my-conversation/OwnWorksheet.tsx'
import type { OwnConversation } from '#site/islands/my-conversation/use-own-conversation.ts'
import { fetchOwnRecord, type RecordFormat } from '#site/lib/my-conversation-api.ts'

const FORMATS: readonly { format: RecordFormat; words: string }[] = [
  { format: 'txt', words: 'Download as text' },
  { format: 'json', words: 'Download as JSON' },
]

type OwnKnowledgeProps = { knowledge: Knowledge; onCorrect: CorrectFact }

type OwnPageProps = {
  own: Extract<OwnConversation, { kind: 'shown' }>
  onCorrect: CorrectFact
  onErase: () => Promise<string | null>
}

export function OwnPage({ own, onCorrect, onErase }: OwnPageProps) {
  const { ownKey, view } = own
  const { worksheet } = view.knowledge
  return (
    <div className="page grid gap-x-6 gap-y-14 pt-9 md:pt-14 lg:grid-cols-12">
      <header className="lg:col-span-12 print:hidden">
        <h1 className="text-h1">{myConversationPage.metadata.title}</h1>
        <p className="mt-4 max-w-measure text-lead text-soft">{myConversationPage.intro}</p>
        <DownloadActions ownKey={ownKey} />
      </header>
      {worksheet && (
        <div className="min-w-0 lg:col-span-8">
          <OwnWorksheet
            worksheet={worksheet}
            company={readFact(view.knowledge, 'company_name')}
            emailing={{
              ownKey,
              knownEmail: readFact(view.knowledge, 'email') ?? '',
              sendsMail: view.keeping?.sendsMail !== false,
            }}
          />
        </div>
      )}
      <section
        aria-labelledby="said"
        className={`min-w-0 lg:col-span-7 ${worksheet ? 'print:hidden' : ''}`}
      >
        <h2 id="said" className="text-h3">
          {myConversationPage.conversation.title}
        </h2>
        <OwnTranscript view={view} />
      </section>
      <div className="grid min-w-0 content-start gap-9 lg:col-span-4 lg:col-start-9 print:hidden">
        <OwnKnowledge knowledge={view.knowledge} onCorrect={onCorrect} />
        {view.company && <OwnCompany company={view.company} />}
        {view.booking && <OwnBooking booking={view.booking} />}
        <EraseSection onErase={onErase} />
      </div>
    </div>
  )
}

function readFact({ facts }: Knowledge, slot: 'company_name' | 'email'): string | null {
  const value = facts?.[slot]?.value
  return typeof value === 'string' ? value : null
}

/** Findings about the company, with page and date, and the visitor's judgment in the chat. */
function OwnCompany({ company }: { company: Company }) {
  return (
    <section aria-labelledby="own-company">
      <h2 id="own-company" className="text-h3 wrap-anywhere">
        {nameCompany(company)}
      </h2>
      <p className="mt-2 mb-3 text-small text-soft">{myConversationPage.company.note}</p>
      {groupBySource(company.findings).map((findings) => (
        <div key={findings[0]?.id}>
          {findings[0] && <FindingSource finding={findings[0]} />}
          <ul>
            {findings.map((finding) => (
              <li key={finding.id} className="border-t border-line py-2.5">
                <FindingWords finding={finding} isWrong={finding.verdict === 'wrong'} />
                {finding.verdict !== null && (
                  <p className="label mt-1">{judgedByYouWords[finding.verdict]}</p>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** The call that came of the conversation, and where it is changed. */
function OwnBooking({ booking }: { booking: Booking }) {
  const { heading, note, scheduledTime, links } = describeAppointment(booking, new Date())
  return (
    <section aria-labelledby="own-booking">
      <h2 id="own-booking" className="text-h3">
        {myConversationPage.call.title}
      </h2>
      <p className="mt-2">{heading}</p>
      {scheduledTime !== null && (
        <p className="mt-1">
          <time dateTime={scheduledTime}>
            {`${formatFullDay(scheduledTime)}, ${formatTimeSpan(scheduledTime, site.callMinutes)}`}
          </time>
          <span className="block label">{nameZone(scheduledTime)}</span>
        </p>
      )}
      {note && <p className="mt-1 text-small text-soft">{note}</p>}
      {links.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-5">
          {links.map(({ words, url }) => (
            <li key={words}>
              <a className="link inline-flex min-h-11 items-center" href={url}>
                {words}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The score with what it rests on, and every fact that was noted; each can be put right or forgotten. */
function OwnKnowledge({ knowledge, onCorrect }: OwnKnowledgeProps) {
  const { editing, edit } = useEditing()
  const leadScore = knowledge.leadScore ?? 0
  const facts = knowledge.facts ?? {}
  const isEmpty = leadScore <= 0 && Object.keys(facts).length === 0
  return (
    <section aria-labelledby={BADGE_ID}>
      <h2 id={BADGE_ID} tabIndex={-1} className="text-h3">
        {myConversationPage.noted.title}
      </h2>
      {leadScore > 0 && <Score score={leadScore} />}
      {isEmpty ? (
        <p className="mt-2 text-small text-soft">{myConversationPage.noted.none}</p>
      ) : (
        <div className="mt-3">
          <ScoreDetails
            state={{ leadScore, facts, scoreCard: knowledge.scoreCard }}
            editing={editing}
            onEdit={edit}
            onCorrect={onCorrect}
          />
        </div>
      )}
    </section>
  )
}

function Score({ score }: { score: number }) {
  const { label, className } = describeFitBand(score)
  return (
    <p className={`mt-2 flex items-baseline gap-x-3 ${className}`}>
      <span className="label">{myConversationPage.noted.score}</span>
      <span className="text-h3 font-bold tabular-nums">{score}</span>
      <span className="font-medium">{label}</span>
    </p>
  )
}

/** The key must not stand in an address, so the file is fetched and then saved. */
function DownloadActions({ ownKey }: { ownKey: string }) {
  const [busyWith, setBusyWith] = useState<RecordFormat | null>(null)
  const [failure, setFailure] = useState('')

  async function handleDownload(format: RecordFormat) {
    if (busyWith !== null) return
    setBusyWith(format)
    setFailure('')
    const file = await fetchOwnRecord(ownKey, format)
    setBusyWith(null)
    if (file.kind === 'ok') saveFile(file.value, `my-conversation.${format}`)
    else setFailure('The download failed. Check your connection and try again.')
  }

  return (
    <div className="mt-6">
      <div className="actions">
        {FORMATS.map(({ format, words }) => (
          <Button
            key={format}
            look="secondary"
            aria-busy={busyWith === format}
            onClick={() => void handleDownload(format)}
          >
            {busyWith === format ? 'Downloading…' : words}
          </Button>
        ))}
      </div>
      <p role="alert" className="field-error mt-3 empty:hidden">
        {failure}
      </p>
    </div>
  )
}

/** Hands a file to the browser as a download. */
function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers begin to read it only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
