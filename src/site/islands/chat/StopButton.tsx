import type { MouseEvent } from 'react'
import { Button } from '#site/components/Button.tsx'

type StopButtonProps = { isStopping: boolean; onStop: () => void; onFocus: () => void }

/** Stands in the place of "Send", as wide as that, so that the input does not move. */
export function StopButton({ isStopping, onStop, onFocus }: StopButtonProps) {
  function handleClick(event: MouseEvent) {
    // The second click of a double click was meant for "Send".
    if (event.detail < 2 && !isStopping) onStop()
  }

  return (
    <Button
      look="secondary"
      aria-label="Stop the reply"
      aria-disabled={isStopping}
      className="min-h-13 self-end"
      onClick={handleClick}
      onFocus={onFocus}
    >
      <span className="grid">
        <span aria-hidden="true" className="invisible col-start-1 row-start-1">
          Send
        </span>
        <span className="col-start-1 row-start-1">Stop</span>
      </span>
    </Button>
  )
}
