import { useState } from 'react'
import { verdictWords } from '#content/finding-words.ts'
import { FindingWords } from '#site/components/findings/FindingWords.tsx'
import { nameFinding } from '#site/islands/chat/company/name-finding.ts'
import type { CompanyFinding, Verdict } from '#site/islands/chat/replies/read-company.ts'

type VerdictButtonProps = {
  verdict: Verdict
  about: string
  isChosen: boolean
  isBusy: boolean
  onChoose: () => void
}

/** Says why a verdict was not taken, or null when it was. */
export type Judge = (finding: CompanyFinding, verdict: Verdict) => Promise<string | null>

type FindingRowProps = { finding: CompanyFinding; onJudge: Judge }

const VERDICTS = ['right', 'wrong'] as const

/** One thing that a page says, and what the visitor says of it. The verdict can be changed; a link needs none. */
export function FindingRow({ finding, onJudge }: FindingRowProps) {
  const { kind, verdict } = finding
  const [busyWith, setBusyWith] = useState<Verdict | null>(null)
  const [problem, setProblem] = useState('')

  async function handleChoose(chosen: Verdict) {
    if (busyWith !== null || chosen === verdict) return
    setBusyWith(chosen)
    setProblem('')
    setProblem((await onJudge(finding, chosen)) ?? '')
    setBusyWith(null)
  }

  return (
    <li className="border-t border-line py-2.5">
      <div className="flex flex-wrap justify-between gap-x-5">
        <div className="min-w-0 flex-1 basis-72">
          <FindingWords finding={finding} isWrong={verdict === 'wrong'} />
        </div>
        {kind !== 'contact_page' && (
          <div className="-mb-2.5 flex gap-x-5 sm:max-lg:-mt-2.5">
            {VERDICTS.map((one) => (
              <VerdictButton
                key={one}
                verdict={one}
                about={nameFinding(finding)}
                isChosen={verdict === one}
                isBusy={busyWith === one}
                onChoose={() => void handleChoose(one)}
              />
            ))}
          </div>
        )}
      </div>
      <p role="alert" className="field-error pt-2 empty:hidden">
        {problem}
      </p>
    </li>
  )
}

/** Stays where it is when it is chosen, so that the focus does, too. */
function VerdictButton({ verdict, about, isChosen, isBusy, onChoose }: VerdictButtonProps) {
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
