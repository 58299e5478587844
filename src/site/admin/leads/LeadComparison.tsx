import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { leadWords } from '#content/staff/leads.ts'
import type { AdminLead, LeadMergePreview } from '#contract/admin-leads.ts'
import { explainRefusal, useLeadMutation } from '#site/admin/leads/lead-queries.ts'
import { LEAD_HEADING_ID } from '#site/admin/leads/open-lead.ts'
import { changeAddress } from '#site/admin/parts/address.ts'
import { FailureNote, retryAndFocus } from '#site/admin/parts/FailureNote.tsx'
import { formatMoment } from '#site/admin/parts/format.ts'
import { LEAD_STATUS_WORDS, nameLead } from '#site/admin/parts/lead-words.tsx'
import { unwrapResult } from '#site/admin/parts/request-failure.ts'
import { Button } from '#site/components/Button.tsx'
import { mergeLeads, previewMerge } from '#site/lib/lead-api.ts'

const words = leadWords.merge

type ComparisonProps = {
  titleId: string
  pair: readonly [AdminLead, AdminLead]
  onClose: () => void
}

/** Which lead remains, what it knows then, and what moves. */
export function LeadComparison({ titleId, pair, onClose }: ComparisonProps) {
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
              <span>{words.ofLead(nameLead(one), formatMoment(one.created_at))}</span>
              <span className="label block">
                {[one.email, one.phone, describeCounts(one, data)].filter(Boolean).join(' · ')}
              </span>
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
      <p className="text-small font-medium">{words.forGood}</p>
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

/** What a lead has, so that two of one name can be told apart. */
function describeCounts({ id }: AdminLead, preview: LeadMergePreview | undefined): string {
  if (preview === undefined) return ''
  return listCounts(id === preview.kept.id ? preview.has : preview.moves)
}

function listCounts(counts: LeadMergePreview['moves']): string {
  const kinds = ['conversations', 'requests', 'bookings', 'notes'] as const
  const known = kinds.filter((kind) => counts[kind] > 0).map((kind) => words[kind](counts[kind]))
  return new Intl.ListFormat('en-US').format(known)
}

function Outcome({ preview: { fields, moves } }: { preview: LeadMergePreview }) {
  const moving = listCounts(moves)
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
      {moving === '' ? null : (
        <p className="text-small">
          <span className="font-medium">{`${words.moves}: `}</span>
          <span>{moving}</span>
        </p>
      )}
    </>
  )
}

function describeOther({ name, kept, other, after }: Field): string {
  if (after !== kept) return name === 'next_action' && kept ? words.ofBoth : words.filledIn
  if (other === '' || other === after) return ''
  const value = writeValue(name, other)
  if (name === 'email') return words.alsoKept(value)
  return name === 'website' ? words.inNote(value) : words.notKept(value)
}

function writeValue(name: Field['name'], value: string): string {
  if (name === 'status') return LEAD_STATUS_WORDS[value as AdminLead['status']]
  return name === 'reply_due_at' && value ? formatMoment(value) : value
}
