import type { PricedPhase } from '#content/facts/facts.schema.ts'

/** "$20K-$45K", "from $9K per month": every page, the chat and structured data say the price from its two numbers. */
export function pricePhase(phase: PricedPhase): PricedPhase & { investment: string } {
  const { minimumUsd, maximumUsd, per } = phase
  const range = maximumUsd
    ? `${shortenUsd(minimumUsd)}-${shortenUsd(maximumUsd)}`
    : `from ${shortenUsd(minimumUsd)}`
  return { ...phase, investment: per ? `${range} per ${per}` : range }
}

function shortenUsd(amount: number): string {
  return amount < 1_000_000 ? `$${amount / 1_000}K` : `$${amount / 1_000_000}M`
}
