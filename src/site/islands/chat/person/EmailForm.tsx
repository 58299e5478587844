import { type FormEvent, useId, useState } from 'react'
import { Button } from '#site/components/Button.tsx'

/** Says why an address was not taken, or null when it was. */
export type LeaveEmail = (email: string) => Promise<string | null>

/** Takes the address that a person's answer goes to. What was typed stays until the server has it. */
export function EmailForm({ onLeaveEmail }: { onLeaveEmail: LeaveEmail }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (typed.trim() === '') return setProblem('Enter an e-mail address.')
    setIsBusy(true)
    setProblem((await onLeaveEmail(typed.trim())) ?? '')
    setIsBusy(false)
  }

  return (
    <form noValidate className="mt-4 grid gap-1.5" onSubmit={(event) => void handleSubmit(event)}>
      <label htmlFor={id} className="text-small">
        Your e-mail, for an answer that reaches you when you have left
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="email"
          autoComplete="email"
          className="input min-w-0 flex-1 basis-52"
          value={typed}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="secondary" aria-busy={isBusy} aria-disabled={isBusy}>
          Leave address
        </Button>
      </div>
      <p id={`${id}-problem`} role="alert" className="field-error empty:hidden">
        {problem}
      </p>
    </form>
  )
}
