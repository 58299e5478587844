import { toWordSet } from '#agent/lexicon/word-set.ts'

/** Words that end the names of companies and no person's name. */
export const BUSINESS_WORDS = toWordSet(`
academy accountants accounting advisers advisors advisory aerospace agencies agency air alliance analytics apparel
architects associates association attorneys auto automotive aviation bakery bank banking bearings beauty beverages bikes bio
biotech boats bookkeeping books borough boutique brands brewery brewing brokerage brokers bros brothers builders building
buildings bureau cabinets cafe capital cargo carpentry carpets care castings catering centre center ceramics chambers
charity chemicals chemie church cinema city claims cleaning clinic clinics cloud club coatings coffee collective college
commerce communications community companies company components computing concrete construction consultancy consultants
consulting contracting contractors cooperative co-op coop corp corporation council county couriers creations creative credit
dairy data dental dentistry design designs development diagnostics dies digital direct distribution distributors district
drainage dynamics e-shop eshop webshop webstore eatery education electric electrical electronics energy engineering
engineers enterprises entertainment environmental equipment equity estates events exchange express fabrication fabrics farm
farms fashion films finance financial fisheries fitness fixings flooring florists flowers foods food footwear forwarding
foundation foundry freight fuels fulfilment fulfillment fund funding furnishings furniture games garage garments gardens gas glass
global group guild gym haulage health healthcare heating hire holdings home homes hospice hospital hospitals hospitality
hotel hotels house housing hvac hydraulics imports importers export exports exporters mills bakeries brewers distillery
ferries cruises airlines airways seeds grains spices import industrial industries inns innovations institute insurance
interiors international investments iron jewelers jewellers jewelry joinery kennels kitchen kitchens lab laboratories labs
land landscapes landscaping law lawyers leasing leather legal lending lettings library lighting limousines line lines liquor
lodge logistics machinery maintenance management manufacturing manufacturers marine market marketing markets mart masonry
materials meats mechanical media medical medicine metals mining ministries mobile mobility mortgage mortgages motors movers
museum music mutual network networks news nurseries nursery nutrition oil optics optical orthodontics orthopedics outdoor
outfitters packaging paints paper parish parks partners partnership parts payments pediatrics petroleum pets pharma
pharmaceuticals pharmacy photography physio physiotherapy plastics plumbing podiatry power practice precision press print
printing printers prints produce productions products projects properties property publications publishers publishing pubs
pumps racing radio rail railways ranch realtors realty recovery recruiting recruitment recycling refrigeration refuse
removals rental rentals repair repairs research resort resorts resources restaurant restaurants retail retailers rigging
robotics roofing rubber salon salons school schools seafood seafoods seating security semiconductors senior services
shipping shoes shop shops signs smiles society software solar solicitors solutions sons daughters spa specialists sports
staffing state stationery steel stone storage store stores strategies studio studios supplies supply surfaces surgery
surgical surveyors surveys sweets swim systems tech tax taxes technologies technology telecom telecoms textiles theatre
therapeutics therapy tiles timber tires title tooling tools tours town toys trade traders trading training transit transport
transportation travel trucking trust tyres underwriters underwriting union university upholstery utilities valves vending
ventures vet veterinary vets village vineyards vision walls warehouse warehousing waste watches water wealth wear web
welding wellness wholesale windows wine wines wireless wood woodworks works workshop workshops yachts zoo garden farmers
mill cycles tutors tutoring graphics optometry dermatology abbey adhesives aggregates apps arena assurance audit authority
automation bakers bancorp banqueting biosciences bistro branding broadband buses butchers cabs cathedral cement childcare
coaches comics commission daycare deli department devices diner emporium facilities federation fibre florist funds gallery
gazette genetics gifts glazing grill grocers hardware herald holidays hostels inn instruments insurers interactive
kindergarten labels laundry league learning leisure lubricants machines machining magazines minerals ministry mission
montessori mosque municipal notaries nursing online opticians orchards parcels payroll pensions pictures pizza pizzeria
polymers polytechnic pub quarries records reinsurance renewables rescue roasters sanctuary savings sawmill scaffolding
shelter supermarket talent tavern taxis translations tribune vineyard winery youth carriers wholesalers accountancy
assurances couture cuisine dairies dispensary estate fasteners floors freighters grooming haulers helpline hospices
infirmary intelligence islands masons merchants museums opera outlets pharmacies plumbers refrigerators roofers scaffolds
signage stables steelworks surgeries tailors telecommunications theatres trucks upholsterers vans veterinarians woodwork
cardiology oncology radiology imaging
`)

/** Legal forms at the end of a company's name. Some are words or initials elsewhere, so they count only behind a name. */
export const LEGAL_FORMS = toWordSet(
  'inc llc llp ltd limited gmbh ag kg corp co plc pllc pc bv nv oy oyj ab asa aps sas sarl srl spa pty pte pvt lda ltda kft sro ug coop incorporated',
)
