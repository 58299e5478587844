const ARTICLE_PATH = /^\/library\/([a-z0-9-]{1,120})\/?$/
/** Any host: only the path of such an address is read. */
const ANY_SITE = 'http://site.invalid'

type Visit = {
  /** A full address, or a path of the site. */
  landingPage: string
  /** A full address, "direct" or nothing. */
  referrer: string
  /** The site's own public address. */
  siteUrl: string
}

/** The article that somebody came by: the page they landed on, or the page of this site that led to it. */
export function findLeadArticle({ landingPage, referrer, siteUrl }: Visit): string | null {
  const landing = parseAddress(landingPage)
  const leading = parseAddress(referrer)
  const ownHosts = [landing?.host, parseAddress(siteUrl)?.host]
  const isOwn = leading !== null && ownHosts.includes(leading.host)
  return readSlug(landing) ?? (isOwn ? readSlug(leading) : null)
}

function parseAddress(text: string): URL | null {
  if (text === '' || !URL.canParse(text, ANY_SITE)) return null
  return new URL(text, ANY_SITE)
}

function readSlug(address: URL | null): string | null {
  return ARTICLE_PATH.exec(address?.pathname ?? '')?.[1] ?? null
}
