import type { Industry } from '#domain/industry.ts'

/** Types of schema.org (version 29) that tell the line of business. */
const TYPES_BY_INDUSTRY: Readonly<Partial<Record<Industry, string>>> = {
  healthcare:
    'Dentist Physician MedicalClinic MedicalBusiness MedicalOrganization Hospital Pharmacy Optician VeterinaryCare Physiotherapy DiagnosticLab CommunityHealth Dermatology Pediatric IndividualPhysician PhysiciansOffice',
  legal: 'LegalService Attorney Notary',
  accounting: 'AccountingService',
  insurance: 'InsuranceAgency',
  finance: 'FinancialService BankOrCreditUnion',
  real_estate: 'RealEstateAgent',
  ecommerce: 'OnlineStore OnlineBusiness',
  retail:
    'Store AutoPartsStore BikeStore BookStore ClothingStore ComputerStore ConvenienceStore DepartmentStore ElectronicsStore Florist FurnitureStore GardenStore GroceryStore HardwareStore HobbyShop HomeGoodsStore JewelryStore LiquorStore MensClothingStore MobilePhoneStore MusicStore OfficeEquipmentStore OutletStore PetStore ShoeStore SportingGoodsStore TireShop ToyStore WholesaleStore AutoDealer',
  hospitality:
    'Restaurant FastFoodRestaurant CafeOrCoffeeShop BarOrPub Brewery Winery IceCreamShop FoodEstablishment Hotel Hostel Motel Resort LodgingBusiness BedAndBreakfast Campground TravelAgency',
  education:
    'School ElementarySchool MiddleSchool HighSchool Preschool CollegeOrUniversity EducationalOrganization ChildCare',
  government: 'GovernmentOrganization GovernmentOffice',
  nonprofit: 'NGO',
  construction:
    'HomeAndConstructionBusiness GeneralContractor Electrician Plumber RoofingContractor HVACBusiness HousePainter',
  logistics: 'MovingCompany',
  agency: 'EmploymentAgency',
  media: 'NewsMediaOrganization RadioStation TelevisionStation',
}
const OTHER_TYPES =
  'Organization LocalBusiness Corporation ProfessionalService AutomotiveBusiness AutoRepair HealthAndBeautyBusiness HealthClub SportsActivityLocation EntertainmentBusiness EmergencyService DryCleaningOrLaundry SelfStorage Airline PerformingGroup SportsOrganization LibrarySystem Consortium Project ResearchOrganization'

export const INDUSTRY_BY_TYPE: ReadonlyMap<string, Industry> = new Map(
  Object.entries(TYPES_BY_INDUSTRY).flatMap(([industry, types]) =>
    types.split(' ').map((type) => [type, industry as Industry] as const),
  ),
)

/** Types of schema.org that count as a company; a person never does. */
const ORGANISATION_TYPES: ReadonlySet<string> = new Set([
  ...INDUSTRY_BY_TYPE.keys(),
  ...OTHER_TYPES.split(' '),
])

const NODES_MAX = 2_000
const ORGANISATIONS_MAX = 10
/** Where the organisation of a page stands within other things. */
const CONTAINERS = ['@graph', 'mainEntity', 'publisher', 'about', 'provider']

/** Structured data that a page says of an organisation, as written. */
export type Organisation = {
  types: readonly string[]
  name: string | null
  description: string | null
  url: string | null
  employees: Employees | null
}
export type Employees = { least: number; most: number }

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A member of the object itself: what every object inherits is nothing that a page said. */
function readMember(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

function readText(record: Readonly<Record<string, unknown>>, key: string): string | null {
  const value = readMember(record, key)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function readTypes(record: Readonly<Record<string, unknown>>): string[] {
  const types = readMember(record, '@type')
  const list = Array.isArray(types) ? types.slice(0, 10) : [types]
  return list
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^https?:\/\/schema\.org\//, '').slice(0, 60))
}

const WHOLE_NUMBER = /^\d{1,3}(?:[,. ]?\d{3}){0,2}$/
const NUMBER_RANGE = /^(\d{1,7})\s?[-–]\s?(\d{1,7})$/

function readCount(value: unknown): number | null {
  if (typeof value === 'number') return Number.isInteger(value) ? value : null
  if (typeof value !== 'string' || !WHOLE_NUMBER.test(value.trim())) return null
  return Number(value.replaceAll(/\D/g, ''))
}

function readEmployees(value: unknown): Employees | null {
  if (isRecord(value)) {
    const exact = readCount(readMember(value, 'value'))
    const least = exact ?? readCount(readMember(value, 'minValue'))
    const most = exact ?? readCount(readMember(value, 'maxValue'))
    return least === null || most === null ? null : { least, most }
  }
  const range = typeof value === 'string' ? NUMBER_RANGE.exec(value.trim()) : null
  if (range !== null) return { least: Number(range[1]), most: Number(range[2]) }
  const count = readCount(value)
  return count === null ? null : { least: count, most: count }
}

function readOrganisation(record: Readonly<Record<string, unknown>>): Organisation | null {
  const types = readTypes(record)
  if (!types.some((type) => ORGANISATION_TYPES.has(type))) return null
  return {
    types,
    name: readText(record, 'name') ?? readText(record, 'legalName'),
    description: readText(record, 'description'),
    url: readText(record, 'url'),
    employees: readEmployees(readMember(record, 'numberOfEmployees')),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Broken structured data is common, and the rest of the page still speaks.
    return null
  }
}

/** The organisations that a page's structured data is about. */
export function listOrganisations(jsonLd: readonly string[]): Organisation[] {
  const open: unknown[] = jsonLd.map(parseJson).toReversed()
  const found: Organisation[] = []
  for (let seen = 0; open.length > 0 && seen < NODES_MAX; seen++) {
    const node = open.pop()
    if (Array.isArray(node)) open.push(...node.slice(0, NODES_MAX).toReversed())
    if (!isRecord(node)) continue
    const organisation = readOrganisation(node)
    if (organisation !== null && found.length < ORGANISATIONS_MAX) found.push(organisation)
    for (const key of CONTAINERS) {
      const inner = readMember(node, key)
      if (inner !== undefined) open.push(inner)
    }
  }
  return found
}
