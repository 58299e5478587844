import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { leadWords } from '#content/staff/leads.ts'
import type { AdminLead, LeadDuplicatesReply } from '#contract/admin-leads.ts'
import { LeadComparison } from '#site/admin/leads/LeadComparison.tsx'
import { explainRefusal } from '#site/admin/leads/lead-queries.ts'
import { FailureNote, retryAndFocus } from '#site/admin/parts/FailureNote.tsx'
import { nameLead } from '#site/admin/parts/lead-words.tsx'
import { unwrapResult } from '#site/admin/parts/request-failure.ts'
import { Button } from '#site/components/Button.tsx'
import { listDuplicates, listLeads } from '#site/lib/lead-api.ts'

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
          <LeadComparison
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
