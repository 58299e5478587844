import { useId } from 'react'
import { cannedReplies, cannedReplyWords } from '#content/staff/emails.ts'
import { PLACEHOLDER } from '#site/admin/parts/kept-writing.ts'

/** What a placeholder such as {name} becomes; empty where nothing is known. */
export type KnownWords = Readonly<Record<'name' | 'company' | 'process', string>>

type Props = {
  known: KnownWords
  /** What is written so far. */
  text: string
  onChoose: (text: string) => void
}

/** Prepared replies as a list to choose from; what is known stands in them already. */
export function CannedReplies({ known, text, onChoose }: Props) {
  const id = useId()
  return (
    <div className="min-w-0 flex-1 basis-48">
      <label htmlFor={id} className="sr-only">
        {cannedReplyWords.label}
      </label>
      <select
        id={id}
        className="input input-small"
        value=""
        onChange={({ target }) => {
          const chosen = cannedReplies.find(({ name }) => name === target.value)
          if (chosen) onChoose(append(text, fillIn(chosen.text, known)))
        }}
      >
        <option value="">{cannedReplyWords.choose}</option>
        {cannedReplies.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <p role="status" className="field-error mt-1 empty:hidden">
        {describeOpen(text)}
      </p>
    </div>
  )
}

function fillIn(text: string, known: KnownWords): string {
  return text.replace(PLACEHOLDER, (placeholder, name: keyof KnownWords) => {
    const value = known[name].trim()
    if (value === '') return placeholder
    // A greeting has the first name alone.
    return name === 'name' ? (value.split(/\s+/)[0] ?? value) : value
  })
}

/** Says which placeholders are still open; empty when none is. */
function describeOpen(text: string): string {
  const open = new Set([...text.matchAll(PLACEHOLDER)].map(([placeholder]) => placeholder))
  return open.size === 0 ? '' : cannedReplyWords.open([...open].join(', '))
}

/** What is written so far, with the reply below it. */
function append(draft: string, reply: string): string {
  return draft.trim() === '' ? reply : `${draft.trimEnd()}\n\n${reply}`
}
