/** The address that a link may carry: of a web page, or null. */
export function readPageAddress(address: string): string | null {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null
}

/** An address as people read it: "acme.com/about". */
export function shortenAddress(address: string): string {
  const url = URL.parse(address)
  if (url === null) return address
  const path = `${url.pathname}${url.search}`
  return `${url.host}${path === '/' ? '' : path}`
}
