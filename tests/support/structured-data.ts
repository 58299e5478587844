export type Thing = Record<string, unknown>

/** What search engines ask of each type (developers.google.com/search/docs/appearance/structured-data). */
const REQUIRED: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Article: [
    ...['headline', 'description', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
    'mainEntityOfPage',
  ],
  Service: ['name', 'provider', 'url', 'serviceType'],
  Offer: ['name', 'url', 'priceSpecification'],
  PriceSpecification: ['priceCurrency', 'minPrice'],
  UnitPriceSpecification: ['priceCurrency', 'minPrice', 'unitCode'],
  JobPosting: [
    ...['title', 'description', 'datePosted', 'hiringOrganization', 'employmentType'],
    ...['jobLocationType', 'applicantLocationRequirements'],
  ],
  Country: ['name'],
  Person: ['name', 'url', 'worksFor'],
  WebPage: ['@id', 'reviewedBy'],
}
const ADDRESSES = new Set(['url', 'item', 'logo', 'image', 'mainEntityOfPage', '@id'])
const DAYS = new Set(['datePublished', 'dateModified', 'datePosted'])

/** One sentence for each thing of an unknown type, missing property, relative address or wrong date. */
export function findStructureProblems(value: unknown, path = 'graph'): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => findStructureProblems(item, `${path}[${index}]`))
  }
  if (typeof value !== 'object' || value === null) return []
  const thing = value as Thing
  return [
    ...findMissingProperties(thing, path),
    ...Object.entries(thing).flatMap(([name, held]) => [
      ...findWrongText(name, held, path),
      ...findStructureProblems(held, `${path}.${name}`),
    ]),
  ]
}

function findMissingProperties(thing: Thing, path: string): string[] {
  const type = thing['@type']
  // A thing without a type only refers to another by its @id.
  if (type === undefined) return typeof thing['@id'] === 'string' ? [] : [`${path} has no type`]
  const required = REQUIRED[String(type)]
  if (!required) return [`${path} is of the unknown type ${type}`]
  return required
    .filter((name) => isBlank(thing[name]))
    .map((name) => `${path} (${type}) lacks ${name}`)
}

function isBlank(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
}

function findWrongText(name: string, value: unknown, path: string): string[] {
  if (typeof value !== 'string') return []
  if (ADDRESSES.has(name) && !URL.canParse(value)) return [`${path}.${name} is no absolute address`]
  if (DAYS.has(name) && !/^\d{4}-\d\d-\d\d$/.test(value)) return [`${path}.${name} is no day`]
  return []
}
