import { judgedByYouWords } from '#content/finding-words.ts'
import { FindingWords } from '#site/components/findings/FindingWords.tsx'
import { FindingSource } from '#site/islands/chat/company/FindingSource.tsx'
import { groupBySource, nameCompany } from '#site/islands/chat/company/group-by-source.ts'
import type { Company } from '#site/islands/chat/replies/read-company.ts'

/** What was found about the company, on which page and when, and what the visitor said of it in the chat. */
export function OwnCompany({ company }: { company: Company }) {
  return (
    <section aria-labelledby="own-company">
      <h2 id="own-company" className="text-h3 wrap-anywhere">
        {nameCompany(company)}
      </h2>
      <p className="mt-2 mb-3 text-small text-soft">
        Read from public pages, so that you need not tell it.
      </p>
      {groupBySource(company.findings).map((findings) => (
        <div key={findings[0]?.id}>
          {findings[0] && <FindingSource finding={findings[0]} />}
          <ul>
            {findings.map((finding) => (
              <li key={finding.id} className="border-t border-line py-2.5">
                <FindingWords finding={finding} isWrong={finding.verdict === 'wrong'} />
                {finding.verdict !== null && (
                  <p className="label mt-1">{judgedByYouWords[finding.verdict]}</p>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
