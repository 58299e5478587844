import type { ComponentProps } from 'react'
import type { CompanyCard } from '#site/islands/chat/company/CompanyCard.tsx'
import { createLate, useLate } from '#site/islands/chat/parts/use-late.ts'

type Props = ComponentProps<typeof CompanyCard>

/** Most conversations know no company. */
export const companyCard = createLate<Props>(
  async () => (await import('#site/islands/chat/company/CompanyCard.tsx')).CompanyCard,
)

export function LateCompanyCard(props: Props) {
  const { Component, hasFailed } = useLate(companyCard)
  if (Component) return <Component {...props} />
  if (!hasFailed) return null
  return (
    <p className="mt-3 text-small text-soft">
      What was found did not load. Reload the page to see it; the conversation stays.
    </p>
  )
}
