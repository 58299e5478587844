import type { Organization, WebSite } from 'schema-dts'
import { site as firm } from '#content/site.ts'

/** The address that the site is built for; every `@id` and link in structured data starts with it. */
export type SiteUrl = URL

export function identifyFirm(site: SiteUrl): string {
  return new URL('/#firm', site).href
}

export function composeOrganization(site: SiteUrl): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    '@id': identifyFirm(site),
    name: firm.name,
    legalName: firm.legalName,
    description: firm.description,
    url: new URL('/', site).href,
    logo: new URL('/icon-512.png', site).href,
    email: firm.email.contact,
  }
}

export function composeWebSite(site: SiteUrl): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    '@id': new URL('/#site', site).href,
    name: firm.name,
    url: new URL('/', site).href,
    inLanguage: 'en',
    publisher: { '@id': identifyFirm(site) },
  }
}
