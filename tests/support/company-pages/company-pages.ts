import { readFileSync } from 'node:fs'
import type { FindingKind } from '#domain/finding.ts'

/** What an honest page says, by kind: contact pages by their path. */
type Expected = Readonly<Partial<Record<FindingKind, readonly string[]>>>
export type CompanyPage = { file: string; url: string; expected: Expected }

const LISTED: readonly CompanyPage[] = [
  {
    file: 'freight.txt',
    url: 'https://www.northline-freight.co.uk/',
    expected: {
      name: ['Northline Freight Ltd'],
      description: [
        'Northline Freight is a family-run freight forwarder in Hull. We move containers, pallets and part loads between Britain and the Baltic.',
      ],
      industry: ['logistics'],
      tool: ['WordPress', 'Google Tag Manager', 'HubSpot'],
      contact_page: ['/contact/', '/about-us/'],
    },
  },
  {
    file: 'dental.txt',
    url: 'https://greenfielddental.com/',
    expected: {
      name: ['Greenfield Dental'],
      description: [
        'Greenfield Dental is a dental practice in Boise, Idaho, with same-day appointments for the whole family.',
      ],
      industry: ['healthcare'],
      size: ['about 14 people'],
      tool: ['Calendly'],
      contact_page: ['/contact-us', '/meet-the-team', '/locations/'],
    },
  },
  {
    file: 'law.txt',
    url: 'http://www.hartwellsons.co.uk/index.html',
    expected: {
      name: ['Hartwell & Sons LLP'],
      description: [
        'Hartwell & Sons is a law firm in Leeds. Our solicitors act in conveyancing, probate and family law.',
      ],
      industry: ['legal'],
      tool: ['Greenhouse'],
      contact_page: ['/contact.html', '/about.html', '/people.html'],
    },
  },
  {
    file: 'shopify.txt',
    url: 'https://wickandtide.com/',
    expected: {
      name: ['Wick & Tide'],
      description: ['Wick & Tide is an online shop for hand-poured soy candles, made in Cornwall.'],
      industry: ['ecommerce'],
      tool: ['Shopify', 'Klaviyo', 'Stripe'],
      contact_page: ['/pages/contact', '/pages/our-story'],
    },
  },
  {
    file: 'saas.txt',
    url: 'https://rotaplan.eu/',
    expected: {
      name: ['Rotaplan'],
      description: ['Rotaplan is shift-planning software for hospitals and care homes.'],
      industry: ['software'],
      tool: ['Webflow', 'Segment', 'Intercom', 'Zendesk'],
      contact_page: ['/contact-sales', '/about'],
    },
  },
  {
    file: 'german.txt',
    url: 'https://www.mueller-maschinenbau.de/',
    expected: {
      name: ['Müller Maschinenbau GmbH'],
      description: ['Müller Maschinenbau fertigt Dreh- und Frästeile für den Anlagenbau.'],
      tool: ['TYPO3'],
      contact_page: ['/kontakt', '/ueber-uns', '/impressum'],
    },
  },
  {
    file: 'bare.txt',
    url: 'http://thorpejoinery.example/',
    expected: {
      contact_page: ['/contact.htm'],
    },
  },
  {
    file: 'restaurant.txt',
    url: 'https://osteriabruna.it/',
    expected: {
      name: ['Osteria Bruna'],
      description: [
        'Osteria Bruna is a neighbourhood restaurant with handmade pasta & natural wine.',
      ],
      industry: ['hospitality'],
      tool: ['OpenTable'],
      contact_page: ['/find-us'],
    },
  },
  {
    file: 'accounting.txt',
    url: 'https://www.brightledger.co.uk/',
    expected: {
      name: ['Bright Ledger Accountants'],
      description: [
        'Chartered accountants in Bristol. Bookkeeping, payroll and tax returns for small companies.',
      ],
      industry: ['accounting'],
      tool: ['Wix'],
      contact_page: ['/contact', '/about-1'],
    },
  },
  {
    file: 'construction.txt',
    url: 'https://www.ridgewayroofing.com/',
    expected: {
      name: ['Ridgeway Roofing Inc.'],
      description: ['Ridgeway Roofing is a commercial roofing contractor in Tulsa, Oklahoma.'],
      industry: ['construction'],
      size: ['50 to 100 people'],
      contact_page: ['/contact.php', '/locations'],
    },
  },
  {
    file: 'school.txt',
    url: 'https://lindenhof-school.org.uk/',
    expected: {
      name: ['Lindenhof School'],
      description: ['Lindenhof is a boarding school near Leeds for 300 pupils aged 11 to 18.'],
      industry: ['education'],
      contact_page: ['/our-team/'],
    },
  },
  {
    file: 'conglomerate.txt',
    url: 'https://vantor.com/',
    expected: {
      name: ['Vantor'],
      description: ['Vantor brings together what belongs together.'],
    },
  },
]

/** Pages as real companies have them, and what an honest reader takes from each: no more and no less. */
export const companyPages = LISTED.map((page) => ({
  ...page,
  html: readFileSync(new URL(page.file, import.meta.url), 'utf8'),
}))
