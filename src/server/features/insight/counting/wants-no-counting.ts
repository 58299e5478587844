/** What machines call themselves. Those that pass for a browser are counted as one. */
const MACHINE =
  /bot|crawl|spider|slurp|fetch|scrap|preview|monitor|headless|lighthouse|pagespeed|archiv|validator|feed|curl|wget|python|java\/|ruby|perl|php|go-http|axios|okhttp|node/i

/** A browser that asks not to be tracked (Do Not Track, Global Privacy Control), or a machine. */
export function wantsNoCounting(readHeader: (name: string) => string | undefined): boolean {
  const userAgent = readHeader('user-agent') ?? ''
  if (readHeader('dnt') === '1' || readHeader('sec-gpc') === '1') return true
  return !userAgent.startsWith('Mozilla/') || MACHINE.test(userAgent)
}
