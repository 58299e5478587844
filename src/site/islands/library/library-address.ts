/** The filter and the search words stand in the address, so that both can be shared and gone back to. */
export function readAddress(name: 'type' | 'q'): string {
  return new URLSearchParams(location.search).get(name) ?? ''
}

export function writeAddress(name: 'type' | 'q', value: string, entry: 'push' | 'replace'): void {
  const url = new URL(location.href)
  if (value) url.searchParams.set(name, value)
  else url.searchParams.delete(name)
  if (url.href !== location.href) history[`${entry}State`](null, '', url)
}
