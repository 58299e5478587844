import { useState } from 'react'
import { nameCompany, nameFinding, verdictWords } from '#content/finding-words.ts'
import type { Company, CompanyFinding, Verdict } from '#site/islands/chat/api/view.ts'
import type { JudgeFinding } from '#site/islands/chat/state/use-changes.ts'
import { LateCompanyCard } from '#site/islands/chat/transcript/LateCards.tsx'

type CompanyPanelProps = { company: Company | null; onJudge: JudgeFinding }

/**
 * Below the input, where it pushes nothing away that is being read. The status line is always there, so that what comes
 * and what is judged are announced.
 */
export function CompanyPanel({ company, onJudge }: CompanyPanelProps) {
  const [judged, setJudged] = useState('')

  async function handleJudge(finding: CompanyFinding, verdict: Verdict) {
    setJudged('')
    const refused = await onJudge(finding.id, verdict)
    if (refused === null) setJudged(`${nameFinding(finding)}: ${verdictWords[verdict]}.`)
    return refused
  }

  return (
    <>
      <p role="status" className="sr-only">
        {company && (judged || `${nameCompany(company)}: ${company.findings.length} found.`)}
      </p>
      {company && <LateCompanyCard company={company} onJudge={handleJudge} />}
    </>
  )
}
