import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  insightWords,
  nameAnswer,
  nameMood,
  nameQuestion,
  nameWait,
  OUTCOMES,
  type Outcome,
  STEPS,
} from '#content/staff/insight.ts'
import type { InsightConversation } from '#contract/admin-insight.ts'
import { describeTrafficSource } from '#domain/traffic-source.ts'
import { behindQuery, closeFigure } from '#site/admin/insight/insight-queries.ts'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { formatMoment } from '#site/admin/parts/format.ts'
import { Button } from '#site/components/Button.tsx'
import type { FigureQuery, RangeQuery } from '#site/lib/insight-api.ts'

type Of = { of: string; part: string; threshold: string }

const REPLAYS: Readonly<Record<string, string>> = {
  today: 'Offered a call under today’s rule',
  offered: 'Would be offered a call',
  gained: 'Newly offered a call',
  lost: 'No longer offered a call',
}

const nameStep = (step: string) => (step in STEPS ? STEPS[step as keyof typeof STEPS].name : step)

const addOutcome = (part: string) => (part in OUTCOMES ? `, ${OUTCOMES[part as Outcome]}` : '')

const nameBin = (from: string) => (from === '90' ? '90–100' : `${from}–${Number(from) + 9}`)

const DESCRIPTIONS: Readonly<Record<FigureQuery['figure'], (of: Of) => string>> = {
  opened: () => 'All opened',
  step: ({ of }) => nameStep(of),
  beside: ({ of }) => `${nameStep(of)}, without qualifying`,
  source: ({ of, part }) => `From ${describeTrafficSource(of)}: ${nameStep(part)}`,
  score: ({ of, part }) => `Score ${nameBin(of)}${addOutcome(part)}`,
  judged: ({ of, part }) => `Score ${nameBin(of)}, which staff judged ${part}`,
  question: ({ of, part }) => `${nameQuestion(of)}: ${part === 'ended' ? 'ended there' : 'asked'}`,
  mood: ({ of }) => `Sentiment ${nameMood(of).toLowerCase()}`,
  answer: ({ of }) => `Slowest reply: ${nameAnswer(of).toLowerCase()}`,
  person: ({ of }) =>
    of === 'all' ? 'Asked for a person' : `A person: ${nameWait(of).toLowerCase()}`,
  replay: ({ of, part, threshold }) =>
    `${REPLAYS[of] ?? of}${of === 'today' ? '' : ` at ${threshold}`}${addOutcome(part)}`,
}

type Props = { range: RangeQuery; figure: FigureQuery }

/** The conversations behind a number. It stands in the address, so "back" closes it. */
export function BehindDialog({ range, figure }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { data, error, isPending, isFetching, refetch } = useQuery(behindQuery(range, figure))
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="behind-heading"
      className="card m-auto max-h-[calc(100dvh-4rem)] w-[min(44rem,calc(100vw-2rem))] grid-rows-[auto_minmax(0,1fr)] open:grid print:hidden text-ink shadow-float backdrop:bg-paper/80"
      onClose={closeFigure}
    >
      <header className="flex items-start justify-between gap-4 p-5">
        <div>
          <h2 id="behind-heading" className="text-h3">
            {describeFigure(figure)}
          </h2>
          <p role="status" className="label mt-1">
            {isPending ? 'Loading...' : data && countConversations(data)}
          </p>
        </div>
        <Button look="quiet" className="button-small" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </header>
      <div className="overflow-y-auto p-5 pt-0" aria-busy={isPending}>
        {error ? (
          <div className="pt-5">
            <FailureNote
              title={insightWords.behind.failed}
              error={error}
              isRetrying={isFetching}
              onRetry={refetch}
            />
          </div>
        ) : null}
        {data ? <BehindList conversations={data.conversations} /> : null}
      </div>
    </dialog>
  )
}

function countConversations({
  total,
  conversations,
}: {
  total: number
  conversations: readonly unknown[]
}): string {
  if (total === 1) return '1 conversation'
  const all = `${total.toLocaleString('en-US')} conversations`
  return total > conversations.length ? `${conversations.length} newest of ${all}` : all
}

/** Each leads to the conversation itself. */
function BehindList({ conversations }: { conversations: readonly InsightConversation[] }) {
  if (conversations.length === 0) {
    return <p className="pt-5 text-small text-soft">{insightWords.behind.none}</p>
  }
  return (
    <ul className="ledger">
      {conversations.map((conversation) => (
        <BehindRow key={conversation.id} conversation={conversation} />
      ))}
    </ul>
  )
}

function BehindRow({ conversation }: { conversation: InsightConversation }) {
  const { id, created_at, lead_score, source, outcome, last_asked, message_turns } = conversation
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <a
        className="link font-medium wrap-anywhere"
        dir="auto"
        href={`/admin/dashboard?conversation=${id}`}
      >
        {nameVisitor(conversation)}
      </a>
      <time dateTime={created_at} className="label whitespace-nowrap">
        {formatMoment(created_at)}
      </time>
      <span className="label wrap-anywhere sm:col-span-2">
        {[
          `Fit Score ${lead_score}`,
          message_turns === 1 ? '1 message' : `${message_turns} messages`,
          `from ${describeTrafficSource(source)}`,
          OUTCOMES[outcome],
          `last asked: ${nameQuestion(last_asked)}`,
        ].join(' · ')}
      </span>
    </li>
  )
}

function nameVisitor({ contact_name, company_name, email }: InsightConversation): string {
  const known = [contact_name, company_name].filter(Boolean).join(' · ')
  return known || email || 'No name yet'
}

/** A number in words, over the list of what it counts. */
function describeFigure({ figure, of = '', part = '', threshold = '' }: FigureQuery): string {
  // An address is typed by anybody; the server refuses what is no figure of ours.
  if (!Object.hasOwn(DESCRIPTIONS, figure)) return 'Conversations'
  return DESCRIPTIONS[figure]({ of, part, threshold })
}
