import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'

/** Why an option cannot be picked: as it is seen, and as it is heard. */
export type PickMark = { short: string; long: string }

type PickOptionProps = {
  group: string
  value: string
  isPicked: boolean
  mark?: PickMark | undefined
  onPick: (value: string) => void
  onSettle?: (() => void) | undefined
  children: ReactNode
}

/** A native radio under its label: arrow keys, names and states come with it. */
export function PickOption(props: PickOptionProps) {
  const { group, value, isPicked, mark, onPick, onSettle, children } = props

  function handleClick(event: MouseEvent) {
    // Radios are clicked by arrow keys too; only a pointer's click counts its clicks.
    if (event.detail > 0 && !mark) onSettle?.()
  }

  function handleKeyDown(event: KeyboardEvent) {
    // Enter in a radio would submit the form before the visitor has seen the rest of it.
    if (event.key !== 'Enter') return
    event.preventDefault()
    onPick(value)
    onSettle?.()
  }

  return (
    <label
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      className="grid min-h-11 cursor-pointer place-content-center rounded-control border border-line bg-raise py-0.5 text-center text-small tabular-nums hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-disabled:cursor-default has-disabled:border-dashed has-disabled:border-edge has-disabled:bg-transparent has-checked:[&_.text-soft]:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal"
    >
      <input
        type="radio"
        name={group}
        value={value}
        checked={isPicked}
        disabled={mark !== undefined}
        className="sr-only"
        onChange={() => onPick(value)}
      />
      <span>
        {children}
        {mark && (
          <span className="block label leading-tight">
            <span aria-hidden="true">{mark.short}</span>
            <span className="sr-only">{mark.long}</span>
          </span>
        )}
      </span>
    </label>
  )
}
