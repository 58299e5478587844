import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { leadWords } from '#content/staff/leads.ts'
import type { AdminLead, LeadDuplicatesReply, LeadMergePreview } from '#contract/admin-leads.ts'
import { explainRefusal, useLeadMutation } from '#site/admin/leads/lead-queries.ts'
import { LEAD_HEADING_ID } from '#site/admin/leads/open-lead.ts'
import { changeAddress } from '#site/admin/parts/address.ts'
import { FailureNote, retryAndFocus } from '#site/admin/parts/FailureNote.tsx'
import { formatMoment } from '#site/admin/parts/format.ts'
import { LEAD_STATUS_WORDS, nameLead } from '#site/admin/parts/lead-words.tsx'
import { unwrapResult } from '#site/admin/parts/request-failure.ts'
import { Button } from '#site/components/Button.tsx'
import { listDuplicates, listLeads, mergeLeads, previewMerge } from '#site/lib/lead-api.ts'

const words = leadWords.merge

export type LeadMergeProps = { lead: AdminLead }

/** Leads that may be the same person, a search for any other, and the comparison that comes before a merge. */
export function LeadMerge({ lead }: LeadMergeProps) {
  const headingId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [other, setOther] = useState<AdminLead | null>(null)
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['lead', lead.id, 'duplicates'],
    queryFn: async () => unwrapResult(await listDuplicates(lead.id)),
  })
  const compare = (chosen: AdminLead) => {
    flushSync(() => setOther(chosen))
    dialog.current?.showModal()
    dialog.current?.querySelector('h2')?.focus()
  }
  return (
    <section aria-labelledby={headingId} aria-busy={isPending}>
      <h3 id={headingId} tabIndex={-1} className="pb-2 font-bold">
        {words.title}
      </h3>
      <p role="status" className="label empty:hidden">
        {isPending ? 'Loading...' : null}
      </p>
      {error ? (
        <FailureNote
          title={words.failed}
          error={error}
          isRetrying={isFetching}
          onRetry={() => retryAndFocus(refetch, headingId)}
        />
      ) : null}
      {data?.duplicates.length === 0 ? (
        <p className="border-t border-line py-2 text-small text-soft">{words.none}</p>
      ) : null}
      <Choices found={data?.duplicates ?? []} onChoose={compare} />
      <Search lead={lead} onChoose={compare} />
      <dialog
        ref={dialog}
        aria-labelledby={`${headingId}-dialog`}
        className="card m-auto w-[min(40rem,calc(100vw-2.5rem))] p-6 text-ink shadow-float backdrop:bg-paper/80"
        onClose={() => setOther(null)}
      >
        {other ? (
          <Comparison
            titleId={`${headingId}-dialog`}
            pair={[lead, other]}
            onClose={() => dialog.current?.close()}
          />
        ) : null}
      </dialog>
    </section>
  )
}

type Found = LeadDuplicatesReply['duplicates'][number]
type ChoicesProps = { found: readonly Found[]; onChoose: (lead: AdminLead) => void }

function Choices({ found, onChoose }: ChoicesProps) {
  return (
    <ul>
      {found.map(({ lead, same }) => (
        <li
          key={lead.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 text-small"
        >
          <a
            className="link inline-flex min-h-6 min-w-0 items-center wrap-anywhere"
            href={`/admin/leads?lead=${lead.id}`}
            dir="auto"
          >
            {nameLead(lead)}
          </a>
          <span className="label min-w-0 wrap-anywhere">
            {[...same.map((one) => words.same[one]), lead.email, lead.phone]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <Button look="quiet" className="button-small ml-auto" onClick={() => onChoose(lead)}>
            <span>{words.compare}</span>
            <span className="sr-only">{words.compareWith(nameLead(lead))}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

type SearchProps = { lead: AdminLead; onChoose: (lead: AdminLead) => void }

/** By the words of the list of leads. */
function Search({ lead, onChoose }: SearchProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const { data, error, isFetching } = useQuery({
    queryKey: ['leads', 'to-merge', asked],
    queryFn: async () => unwrapResult(await listLeads({ text: asked })).leads,
    enabled: asked !== '',
  })
  const found = data?.filter((one) => one.id !== lead.id)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(text.trim())
  }
  const describe = () => {
    if (asked === '') return ''
    if (error) return explainRefusal(error)
    if (isFetching || !found) return 'Loading...'
    return found.length === 0 ? words.noneFound : words.found(found.length)
  }
  return (
    <div className="border-t border-line pt-3">
      <form className="flex flex-wrap items-end gap-3" onSubmit={handleSubmit}>
        <div className="field min-w-0 flex-1 basis-48 gap-1">
          <label htmlFor={id}>{words.search}</label>
          <input
            id={id}
            type="search"
            className="input input-small"
            value={text}
            maxLength={500}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <Button type="submit" look="secondary" className="button-small">
          {words.find}
        </Button>
      </form>
      <p role="status" className="label mt-2 empty:hidden">
        {describe()}
      </p>
      <Choices
        found={(asked && found ? found : []).map((one) => ({ lead: one, same: [] }))}
        onChoose={onChoose}
      />
    </div>
  )
}

type ComparisonProps = {
  titleId: string
  pair: readonly [AdminLead, AdminLead]
  onClose: () => void
}

/** Which lead remains, what it knows then, and what moves. */
function Comparison({ titleId, pair, onClose }: ComparisonProps) {
  const client = useQueryClient()
  const id = useId()
  const [isSwapped, setIsSwapped] = useState(false)
  const [kept, other] = isSwapped ? [pair[1], pair[0]] : pair
  const { data, error, isFetching, refetch } = useQuery({
    // Not among those of the lead, which are read anew once it has been merged.
    queryKey: ['lead-merge', kept.id, other.id],
    queryFn: async () => unwrapResult(await previewMerge(kept.id, other.id)),
    gcTime: 0,
  })
  const merge = useLeadMutation(kept.id, (version: string) =>
    mergeLeads(kept.id, { other_id: other.id, version }),
  )
  const handleMerge = () => {
    if (!data || merge.isPending || isFetching) return
    merge.mutate(data.version, {
      onSuccess: () => {
        onClose()
        flushSync(() => changeAddress({ lead: kept.id }, 'replace'))
        document.getElementById(LEAD_HEADING_ID)?.focus()
        void client.invalidateQueries({ queryKey: ['lead'] })
      },
      onError: () => void refetch(),
    })
  }
  return (
    <div className="grid gap-4">
      <h2 id={titleId} tabIndex={-1} className="text-h3">
        {words.heading}
      </h2>
      <p className="text-small">{words.warning}</p>
      <fieldset className="grid gap-1 text-small">
        <legend className="pb-1 font-bold">{words.remains}</legend>
        {pair.map((one) => (
          <label key={one.id} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={id}
              checked={one.id === kept.id}
              disabled={merge.isPending}
              onChange={() => setIsSwapped(one === pair[1])}
            />
            <span className="min-w-0 wrap-anywhere" dir="auto">
              {words.ofLead(nameLead(one), formatMoment(one.created_at))}
            </span>
          </label>
        ))}
      </fieldset>
      <p role="status" className="label empty:hidden">
        {isFetching ? 'Loading...' : null}
      </p>
      {error ? (
        <FailureNote
          title={words.previewFailed}
          error={error}
          isRetrying={isFetching}
          onRetry={() => retryAndFocus(refetch, titleId)}
        />
      ) : null}
      {data ? <Outcome preview={data} /> : null}
      <p role="alert" className="text-small text-bad empty:hidden">
        {merge.isError ? explainRefusal(merge.error) : null}
      </p>
      <div className="actions">
        <Button
          aria-disabled={!data || isFetching || merge.isPending}
          aria-busy={merge.isPending}
          onClick={handleMerge}
        >
          {merge.isPending ? 'Merging...' : words.confirm}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

type Field = LeadMergePreview['fields'][number]

function Outcome({ preview: { fields, moves } }: { preview: LeadMergePreview }) {
  const moving = [
    words.conversations(moves.conversations),
    words.requests(moves.requests),
    words.bookings(moves.bookings),
    words.notes(moves.notes),
  ]
  return (
    <>
      <section aria-label={words.after}>
        <h3 className="pb-2 font-bold">{words.after}</h3>
        <dl>
          {fields
            .filter(({ after, other }) => after || other)
            .map((field) => (
              <div
                key={field.name}
                className="grid gap-x-4 border-t border-line py-2 text-small sm:grid-cols-[9rem_minmax(0,1fr)]"
              >
                <dt className="text-soft">{words.fields[field.name]}</dt>
                <dd className="flex min-w-0 flex-wrap gap-x-4 wrap-anywhere">
                  <span dir="auto">{writeValue(field.name, field.after) || words.unknown}</span>
                  <span className="label">{describeOther(field)}</span>
                </dd>
              </div>
            ))}
        </dl>
      </section>
      <p className="text-small">
        <span className="font-medium">{`${words.moves}: `}</span>
        <span>{moving.join(', ')}</span>
      </p>
    </>
  )
}

function describeOther({ name, kept, other, after }: Field): string {
  if (after !== kept) return name === 'next_action' && kept ? words.ofBoth : words.filledIn
  if (other === '' || other === after) return ''
  const value = writeValue(name, other)
  return name === 'email' ? words.alsoKept(value) : words.notKept(value)
}

function writeValue(name: Field['name'], value: string): string {
  if (name === 'status') return LEAD_STATUS_WORDS[value as AdminLead['status']]
  return name === 'reply_due_at' && value ? formatMoment(value) : value
}
