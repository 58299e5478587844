import { useState } from 'react'
import { companyCardWords } from '#content/chat/cards.ts'
import { nameCompany, nameFinding, verdictWords } from '#content/finding-words.ts'
import {
  FindingSource,
  FindingWords,
  groupBySource,
} from '#site/components/findings/FindingWords.tsx'
import type { Company, CompanyFinding, Verdict } from '#site/islands/chat/api/view.ts'

type CompanyCardProps = { company: Company; onJudge: Judge }

/** From here on the card stands beside the chat and is open from the start. */
const BESIDE = '(min-width: 68rem)'

/** Claims of the company's website, each with quote and page, for the visitor to agree with or refuse. */
export function CompanyCard({ company, onJudge }: CompanyCardProps) {
  const [isOpen, setIsOpen] = useState(() => matchMedia(BESIDE).matches)
  const title = nameCompany(company)
  return (
    <section aria-label={title} className="mt-1 min-w-0 border-t border-line">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="company-findings"
          className="group flex min-h-13 w-full cursor-pointer items-center justify-between gap-4 text-left"
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="min-w-0 font-medium wrap-anywhere">{title}</span>
          <span className="shrink-0 text-small font-regular text-soft underline decoration-edge decoration-1 underline-offset-[0.22em] group-hover:decoration-signal">
            {isOpen ? 'Hide' : `Show ${company.findings.length}`}
          </span>
        </button>
      </h2>
      <div id="company-findings" hidden={!isOpen}>
        {isOpen && (
          <>
            <p className="pb-3 text-small text-soft">{companyCardWords.lead}</p>
            {groupBySource(company.findings).map((findings) => (
              <div key={findings[0]?.id}>
                {findings[0] && <FindingSource finding={findings[0]} />}
                <ul>
                  {findings.map((finding) => (
                    <FindingRow key={finding.id} finding={finding} onJudge={onJudge} />
                  ))}
                </ul>
              </div>
            ))}
          </>
        )}
      </div>
    </section>
  )
}

type VerdictButtonProps = {
  verdict: Verdict
  about: string
  isChosen: boolean
  isBusy: boolean
  onChoose: () => void
}

/** Says why a verdict was not taken, or null when it was. */
type Judge = (finding: CompanyFinding, verdict: Verdict) => Promise<string | null>

type FindingRowProps = { finding: CompanyFinding; onJudge: Judge }

const VERDICTS = ['right', 'wrong'] as const

/** One thing that a page says, and what the visitor says of it. The verdict can be changed; a link needs none. */
function FindingRow({ finding, onJudge }: FindingRowProps) {
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
          <div className="-mb-2.5 flex gap-x-5 sm:max-beside:-mt-2.5">
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
