import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { usePageKeys } from '#site/admin/keys/use-page-keys.ts'

type SearchProps = {
  label: string
  text: string
  onSearch: (text: string) => void
  onEnterList: () => void
}

/** Long enough not to ask the server at every letter. */
const TYPING_PAUSE_MS = 250

/** "/" leads here from anywhere; what is typed takes effect when the hand rests. */
export function SearchField({ label, text, onSearch, onEnterList }: SearchProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [draft, setDraft] = useState<string | null>(null)
  usePageKeys({
    '/': () => {
      input.current?.focus()
      input.current?.select()
    },
  })

  const commit = (value: string) => {
    clearTimeout(pause.current)
    setDraft(null)
    onSearch(value.trim())
  }
  const type = (value: string) => {
    clearTimeout(pause.current)
    setDraft(value)
    // The draft stays as typed, space at its end and all, until the field is left.
    pause.current = setTimeout(() => onSearch(value.trim()), TYPING_PAUSE_MS)
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const value = event.currentTarget.value
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault()
      commit('')
    }
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
    event.preventDefault()
    commit(value)
    onEnterList()
  }

  return (
    <div className="field min-w-0 flex-1 basis-56 gap-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={label}
        className="input input-small"
        value={draft ?? text}
        onChange={({ target }) => type(target.value)}
        onBlur={({ target }) => draft !== null && commit(target.value)}
        onKeyDown={handleKey}
      />
    </div>
  )
}
