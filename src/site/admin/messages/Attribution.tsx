import type { AdminConversationView } from '#contract/admin.ts'
import { LedgerList } from '#site/admin/parts/LedgerList.tsx'

type Props = { attribution: AdminConversationView['attribution'] }

/** Where the visitor came from, as far as their browser said. */
export function Attribution({ attribution }: Props) {
  const { referrer, landing_page, utm_source, utm_medium, utm_campaign } = attribution
  const isDirect = referrer === '' || referrer === 'direct'
  return (
    <section aria-labelledby="attribution-heading">
      <h3 id="attribution-heading" className="pb-2 font-bold">
        Where they came from
      </h3>
      <LedgerList
        rows={[
          { term: 'Referrer', value: isDirect ? 'none: came directly' : referrer },
          { term: 'Landing page', value: landing_page },
          {
            term: 'Article',
            value: attribution.article,
            href: attribution.article ? `/library/${attribution.article}` : undefined,
          },
          { term: 'Source', value: utm_source },
          { term: 'Medium', value: utm_medium },
          { term: 'Campaign', value: utm_campaign },
          { term: 'Earlier visits', value: describeEarlier(attribution.earlier_conversations) },
          { term: 'Browser', value: attribution.user_agent },
        ]}
      />
    </section>
  )
}

function describeEarlier(count: number): string {
  if (count === 0) return ''
  return count === 1 ? '1 conversation before this one' : `${count} conversations before this one`
}
