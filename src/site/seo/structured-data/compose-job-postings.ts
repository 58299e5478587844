import type { JobPosting } from 'schema-dts'
import { roles } from '#content/facts/roles.ts'
import { site as firm } from '#content/site.ts'
import { identifyFirm, type SiteUrl } from '#site/seo/structured-data/identify.ts'

type Role = (typeof roles)[number]

/** Countries of "US or EU": search engines know no union as the place of an applicant. */
const HIRING_COUNTRIES =
  'US AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ')
const countryNames = new Intl.DisplayNames('en', { type: 'region' })

export function composeJobPostings(site: SiteUrl): Exclude<JobPosting, string>[] {
  return roles.map((role) => composeJobPosting(role, site))
}

function composeJobPosting(role: Role, site: SiteUrl): Exclude<JobPosting, string> {
  return {
    '@type': 'JobPosting',
    title: role.title,
    description: describeRole(role),
    datePosted: role.postedOn,
    employmentType: 'FULL_TIME',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: HIRING_COUNTRIES.map((code) => ({
      '@type': 'Country',
      name: code === 'US' ? 'USA' : countryNames.of(code),
    })),
    hiringOrganization: {
      '@type': 'Organization',
      '@id': identifyFirm(site),
      name: firm.name,
      url: new URL('/', site).href,
      logo: new URL('/icon-512.png', site).href,
    },
    directApply: false,
    url: new URL('/careers', site).href,
  }
}

/** The description of a role as HTML, which job searches ask for. */
function describeRole({ description, requirements, location }: Role): string {
  const items = requirements.map((requirement) => `<li>${requirement}</li>`).join('')
  return `<p>${description}</p><p>${location}.</p><ul>${items}</ul>`
}
