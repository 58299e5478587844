import type { AdminDelivery } from '#contract/admin-leads.ts'
import { DeliveryItem } from '#site/admin/leads/DeliveryItem.tsx'

type Props = { leadId: string; deliveries: readonly AdminDelivery[] }

/** What other systems were told of this person. */
export function LeadDeliveries({ leadId, deliveries }: Props) {
  return (
    <section aria-labelledby="deliveries-heading">
      <h3 id="deliveries-heading" className="pb-2 font-bold">
        Told to other systems
      </h3>
      {deliveries.length === 0 ? (
        <p className="border-t border-line py-2 text-small text-soft">
          Nothing was sent anywhere yet.
        </p>
      ) : null}
      <ul>
        {deliveries.map((delivery) => (
          <DeliveryItem key={delivery.id} leadId={leadId} delivery={delivery} />
        ))}
      </ul>
    </section>
  )
}
