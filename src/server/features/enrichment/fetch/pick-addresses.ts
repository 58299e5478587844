const PER_FAMILY = 2

/** A few of each kind, so that a name with hundreds of addresses does not make us knock at them all. */
export function pickAddresses(addresses: readonly string[]): readonly string[] {
  const different = [...new Set(addresses)]
  const isIpv6 = (address: string) => address.includes(':')
  return [
    ...different.filter((address) => !isIpv6(address)).slice(0, PER_FAMILY),
    ...different.filter(isIpv6).slice(0, PER_FAMILY),
  ]
}
