import type { UseMutationResult } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import type { LeadNote } from '#contract/admin-leads.ts'
import { explainRefusal } from '#site/admin/leads/use-lead-mutation.ts'
import { Button } from '#site/components/Button.tsx'

/** As the server has it. */
const MAX_CHARS = 5_000

type Props = {
  label: string
  action: string
  initialText?: string
  /** It came where a button was, so it takes the focus of that. */
  isFocused?: boolean
  mutation: UseMutationResult<LeadNote, Error, string>
  onSaved?: () => void
  onCancel?: () => void
}

/** What was written stays until the server has it. Ctrl or ⌘ with Enter saves. */
export function NoteForm({ label, action, initialText = '', mutation, ...more }: Props) {
  const { isFocused = false, onSaved, onCancel } = more
  const id = useId()
  const [text, setText] = useState(initialText)
  const isEmpty = text.trim() === ''
  const save = () => {
    if (isEmpty || mutation.isPending) return
    mutation.mutate(text.trim(), {
      onSuccess: () => {
        setText('')
        onSaved?.()
      },
    })
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
    if (event.key === 'Escape') onCancel?.()
  }
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        ref={isFocused ? focusAtEnd : undefined}
        className="input min-h-20"
        value={text}
        maxLength={MAX_CHARS}
        aria-describedby={`${id}-status`}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKey}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          look="secondary"
          className="button-small"
          aria-disabled={isEmpty || mutation.isPending}
          aria-busy={mutation.isPending}
        >
          {mutation.isPending ? 'Saving...' : action}
        </Button>
        {onCancel ? (
          <Button look="quiet" className="button-small" onClick={onCancel}>
            Leave it as it was
          </Button>
        ) : null}
        <p id={`${id}-status`} role="status" className="text-small text-bad">
          {mutation.isError ? explainRefusal(mutation.error) : null}
        </p>
      </div>
    </form>
  )
}

function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
