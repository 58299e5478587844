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
export const ORGANISATION_TYPES: ReadonlySet<string> = new Set([
  ...INDUSTRY_BY_TYPE.keys(),
  ...OTHER_TYPES.split(' '),
])
