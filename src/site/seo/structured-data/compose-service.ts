import type { Offer, Service } from 'schema-dts'
import { engagementPhases } from '#content/facts/pricing.ts'
import { systems } from '#content/facts/systems.ts'
import { identifyFirm, type SiteUrl } from '#site/seo/structured-data/identify.ts'

type Phase = (typeof engagementPhases)[number]
/** UN/CEFACT: month. */
const MONTH = 'MON'

/** The four phases as offers, at the prices of src/content/facts/pricing.ts. */
export function composeService(site: SiteUrl): Exclude<Service, string> {
  return {
    '@type': 'Service',
    name: 'Agentic automation, from audit to operation',
    serviceType: 'Operations consulting and systems engineering',
    url: new URL('/pricing', site).href,
    provider: { '@id': identifyFirm(site) },
    offers: engagementPhases.map((phase) => composeOffer(phase, site)),
  }
}

/** Each system as a service, in the words of src/content/facts/systems.ts. */
export function composeSystemServices(site: SiteUrl): Exclude<Service, string>[] {
  return systems.map(({ id, name, claim, text, perceives, decides, acts }) => ({
    '@type': 'Service',
    name,
    serviceType: 'Agentic automation',
    description: `${claim} ${text} It perceives ${perceives}; decides ${decides}; ${acts}.`,
    url: new URL(`/systems#${id}`, site).href,
    provider: { '@id': identifyFirm(site) },
  }))
}

function composeOffer(phase: Phase, site: SiteUrl): Exclude<Offer, string> {
  const range = {
    priceCurrency: 'USD',
    minPrice: phase.minimumUsd,
    ...(phase.maximumUsd !== null && { maxPrice: phase.maximumUsd }),
  }
  return {
    '@type': 'Offer',
    name: phase.name,
    description: `${phase.description} Duration: ${phase.duration}.`,
    url: new URL('/pricing', site).href,
    priceSpecification: phase.per
      ? { '@type': 'UnitPriceSpecification', ...range, unitCode: MONTH, unitText: phase.per }
      : { '@type': 'PriceSpecification', ...range },
  }
}
