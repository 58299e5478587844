import { useState } from 'react'
import { FindingRow, type Judge } from '#site/islands/chat/company/FindingRow.tsx'
import { FindingSource } from '#site/islands/chat/company/FindingSource.tsx'
import { groupBySource, nameCompany } from '#site/islands/chat/company/group-by-source.ts'
import type { Company } from '#site/islands/chat/replies/read-company.ts'

type CompanyCardProps = { company: Company; onJudge: Judge }

/** From here on the card stands beside the chat and is open from the start. */
const BESIDE = '(min-width: 68rem)'

/** What was found about the company, each with the words and the page it rests on, for the visitor to judge. */
export function CompanyCard({ company, onJudge }: CompanyCardProps) {
  const [isOpen, setIsOpen] = useState(() => matchMedia(BESIDE).matches)
  const title = nameCompany(company)
  return (
    <section
      aria-label={title}
      className="mt-1 min-w-0 border-t border-line max-lg:order-3 lg:mt-9 lg:border-ink"
    >
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
            <p className="pb-3 text-small text-soft">
              Read from public pages, so that you need not tell it. Say what is right and what is
              not.
            </p>
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
