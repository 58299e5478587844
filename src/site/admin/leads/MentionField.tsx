import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { flushSync } from 'react-dom'
import { leadWords } from '#content/staff/leads.ts'
import type { AdminLeadsReply } from '#contract/admin-leads.ts'
import { nameHandle, readTypedMention } from '#domain/mentions.ts'
import { colleaguesQuery } from '#site/admin/leads/lead-queries.ts'
import { sessionQuery } from '#site/admin/session/session-query.ts'

const words = leadWords.notes.mentions
/** As many as a list shows without scrolling. */
const SHOWN_MAX = 6

type Member = AdminLeadsReply['staff'][number]

type Props = {
  id: string
  ref: Ref<HTMLTextAreaElement>
  value: string
  maxLength: number
  describedBy: string
  onWrite: (text: string) => void
  /** Keys that the list of people does not take. */
  onKey: (event: KeyboardEvent) => void
}

/** A text in which “@” offers the staff: arrow keys choose, Enter or Tab inserts, Escape closes the list. */
export function MentionField({ id, ref, value, maxLength, describedBy, onWrite, onKey }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [chosen, setChosen] = useState(0)
  const found = useMembers(typed)
  const current = found[chosen]
  const readCaret = (field: HTMLTextAreaElement) => {
    const now = readTypedMention(field.value.slice(0, field.selectionStart))
    if (now !== typed) setChosen(0)
    setTyped(now)
  }
  const insert = (handle: string) => {
    const field = document.getElementById(id)
    if (!(field instanceof HTMLTextAreaElement)) return
    const end = field.selectionStart
    const start = end - (typed?.length ?? 0)
    flushSync(() => {
      onWrite(`${value.slice(0, start)}${handle} ${value.slice(end)}`.slice(0, maxLength))
      setTyped(null)
    })
    field.setSelectionRange(start + handle.length + 1, start + handle.length + 1)
  }
  const takeKey = (key: string): boolean => {
    if (!current) return false
    if (key === 'ArrowDown') setChosen((chosen + 1) % found.length)
    else if (key === 'ArrowUp') setChosen((chosen + found.length - 1) % found.length)
    else if (key === 'Enter' || key === 'Tab') insert(current.handle)
    else if (key === 'Escape') setTyped(null)
    else return false
    return true
  }
  const handleKey = (event: KeyboardEvent) => {
    const isOther = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (isOther || event.nativeEvent.isComposing || !takeKey(event.key)) return onKey(event)
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="relative">
      <textarea
        id={id}
        ref={ref}
        className="input min-h-20"
        value={value}
        maxLength={maxLength}
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-controls={current ? `${id}-staff` : undefined}
        aria-activedescendant={current ? `${id}-${current.id}` : undefined}
        onChange={({ target }) => {
          onWrite(target.value)
          readCaret(target)
        }}
        onSelect={({ currentTarget }) => readCaret(currentTarget)}
        onBlur={() => setTyped(null)}
        onKeyDown={handleKey}
      />
      {current ? (
        <div
          id={`${id}-staff`}
          role="listbox"
          tabIndex={-1}
          aria-label={words.label}
          className="absolute inset-x-0 top-full z-20 border border-line bg-raise shadow-float"
        >
          {found.map(({ handle, ...member }, index) => (
            <button
              key={member.id}
              id={`${id}-${member.id}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              className="flex min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-3 px-3 text-small wrap-anywhere hover:bg-paper aria-selected:bg-paper aria-selected:font-medium"
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(handle)}
            >
              <span>{`@${handle}`}</span>
              <span className="label">{member.name || member.email}</span>
            </button>
          ))}
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {current ? words.found(found.length) : null}
      </p>
    </div>
  )
}

/** Colleagues whose handle, email, or name begins with what is typed. */
function useMembers(typed: string | null): (Member & { handle: string })[] {
  const { data: staff = [] } = useQuery({ ...colleaguesQuery, enabled: typed !== null })
  const { data: state } = useQuery({ ...sessionQuery, enabled: false })
  if (typed === null) return []
  const ownId = state?.kind === 'signed-in' ? state.session.user.id : null
  const start = typed.toLowerCase()
  return staff
    .map((one) => ({ ...one, handle: nameHandle(one, staff) }))
    .filter(({ id, handle, email, name }) => {
      const beginnings = [handle, email, ...name.split(' ')]
      return id !== ownId && beginnings.some((one) => one.toLowerCase().startsWith(start))
    })
    .slice(0, SHOWN_MAX)
}
