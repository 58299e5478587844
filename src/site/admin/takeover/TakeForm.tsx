import { type FormEvent, useState } from 'react'
import type { AdminTakeover } from '#contract/takeover.ts'
import { readPersonName, rememberPersonName } from '#site/admin/takeover/person-name.ts'
import { Button } from '#site/components/Button.tsx'

const NAME_MAX_CHARS = 40

type TakeFormProps = {
  takeover: AdminTakeover
  isBusy: boolean
  onTake: (name: string) => void
}

/** Joins the conversation under a name; from a colleague only by a button that says so. */
export function TakeForm({ takeover, isBusy, onTake }: TakeFormProps) {
  const { taken_by, suggested_name } = takeover
  const [name, setName] = useState(() => readPersonName() ?? suggested_name)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    rememberPersonName(name.trim())
    onTake(name.trim())
  }

  return (
    <form onSubmit={handleSubmit} className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      <label htmlFor="person-name" className="text-small text-soft">
        Name the visitor sees
      </label>
      <input
        id="person-name"
        className="input input-small w-auto min-w-0 flex-1 basis-32"
        value={name}
        maxLength={NAME_MAX_CHARS}
        autoComplete="given-name"
        onChange={(event) => setName(event.target.value)}
      />
      <Button
        type="submit"
        look={taken_by === null ? 'primary' : 'secondary'}
        className="button-small min-h-11"
        aria-busy={isBusy}
        aria-disabled={isBusy}
      >
        {taken_by === null ? 'Take over' : `Take over from ${taken_by.name}`}
      </Button>
    </form>
  )
}
