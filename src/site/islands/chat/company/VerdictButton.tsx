import { verdictWords } from '#content/finding-words.ts'
import type { Verdict } from '#site/islands/chat/replies/read-company.ts'

type VerdictButtonProps = {
  verdict: Verdict
  about: string
  isChosen: boolean
  isBusy: boolean
  onChoose: () => void
}

/** Stays where it is when it is chosen, so that the focus does, too. */
export function VerdictButton({ verdict, about, isChosen, isBusy, onChoose }: VerdictButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-busy={isBusy}
      aria-label={`${verdictWords[verdict]}: ${about}`}
      className="group flex min-h-11 cursor-pointer items-center gap-1.5 text-small text-soft aria-busy:cursor-progress aria-busy:opacity-60 aria-pressed:font-medium aria-pressed:text-ink"
      onClick={onChoose}
    >
      {isChosen && (
        <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
          <path d="M1.5 6.5 4.5 9.5 10.5 2.5" className="fill-none stroke-current stroke-[1.75]" />
        </svg>
      )}
      <span className={isChosen ? '' : 'link group-hover:decoration-signal'}>
        {verdictWords[verdict]}
      </span>
    </button>
  )
}
