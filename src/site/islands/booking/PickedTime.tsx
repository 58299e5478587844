import type { Ref } from 'react'

type PickedTimeProps = {
  ref: Ref<HTMLParagraphElement>
  moment: string
  onChange: () => void
}

/** On narrow frames the times are out of sight by now; this says what was picked, and leads back. */
export function PickedTime({ ref, moment, onChange }: PickedTimeProps) {
  return (
    <div className="mt-1 mb-3 border-y border-line py-2 min-[35rem]:hidden">
      <p ref={ref} tabIndex={-1} className="font-medium">
        {moment}
      </p>
      <button
        type="button"
        className="link -mb-1 inline-flex min-h-11 cursor-pointer items-center text-small text-soft"
        onClick={onChange}
      >
        ← Change day or time
      </button>
    </div>
  )
}
