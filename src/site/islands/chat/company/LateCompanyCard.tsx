import { type ComponentProps, useEffect, useState } from 'react'
import type { CompanyCard } from '#site/islands/chat/company/CompanyCard.tsx'

type Card = typeof CompanyCard

let loadedCard: Card | undefined

/** Most conversations know no company, so what shows one is fetched when there is one. */
export async function loadCompanyCard(): Promise<Card> {
  loadedCard ??= (await import('#site/islands/chat/company/CompanyCard.tsx')).CompanyCard
  return loadedCard
}

export function LateCompanyCard(props: ComponentProps<Card>) {
  const [Card, setCard] = useState(() => loadedCard)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (Card) return
    loadCompanyCard()
      .then((loaded) => setCard(() => loaded))
      // Offline, or a deployment in between. The conversation goes on.
      .catch(() => setHasFailed(true))
  }, [Card])

  if (Card) return <Card {...props} />
  if (!hasFailed) return null
  return (
    <p className="mt-3 text-small text-soft">
      What was found did not load. Reload the page to see it; the conversation stays.
    </p>
  )
}
