/** Words that end the names of companies and no person's name. */
const BUSINESS_WORDS = new Set(
  'academy accountants accounting advisers advisors advisory aerospace agencies agency air alliance analytics apparel architects associates association attorneys auto automotive aviation bakery bank banking bearings beauty beverages bikes bio biotech boats bookkeeping books borough boutique brands brewery brewing brokerage brokers bros brothers builders building buildings bureau cabinets cafe capital cargo carpentry carpets care castings catering centre center ceramics chambers charity chemicals chemie church cinema city claims cleaning clinic clinics cloud club coatings coffee collective college commerce communications community companies company components computing concrete construction consultancy consultants consulting contracting contractors cooperative co-op coop corp corporation council county couriers creations creative credit dairy data dental dentistry design designs development diagnostics dies digital direct distribution distributors district drainage dynamics e-shop eshop webshop webstore eatery education electric electrical electronics energy engineering engineers enterprises entertainment environmental equipment equity estates events exchange express fabrication fabrics farm farms fashion films finance financial fisheries fitness fixings flooring florists flowers foods food footwear forwarding foundation foundry freight fuels fulfilment fulfillment fund funding furnishings furniture games garage gardens gas glass global group guild gym haulage health healthcare heating hire holdings home homes hospice hospital hospitals hospitality hotel hotels house housing hvac hydraulics imports importers export exports exporters mills bakeries brewers distillery ferries cruises airlines airways seeds grains spices import imports industrial industries inns innovations institute insurance interiors international investments iron jewelers jewellers jewelry joinery kennels kitchen kitchens lab laboratories labs land landscapes landscaping law lawyers leasing leather legal lending lettings library lighting limousines line lines liquor lodge logistics machinery maintenance management manufacturing manufacturers marine market marketing markets mart masonry materials meats mechanical media medical medicine metals mills mining ministries mobile mobility mortgage mortgages motors movers museum music mutual network networks news nurseries nursery nutrition oil optics optical orthodontics orthopedics outdoor outfitters packaging paints paper parish parks partners partnership parts payments pediatrics petroleum pets pharma pharmaceuticals pharmacy photography physio physiotherapy plastics plumbing podiatry power practice precision press print printing printers prints produce productions products projects properties property publications publishers publishing pubs pumps racing radio rail railways ranch realtors realty recovery recruiting recruitment recycling refrigeration refuse removals rental rentals repair repairs research resort resorts resources restaurant restaurants retail retailers rigging robotics roofing rubber salon salons school schools seafood seafoods seating security seeds semiconductors senior services shipping shoes shop shops signs smiles society software solar solicitors solutions sons daughters spa specialists sports staffing state stationery steel stone storage store stores strategies studio studios supplies supply surfaces surgery surgical surveyors surveys sweets swim systems tech tax taxes technologies technology telecom telecoms textiles theatre therapeutics therapy tiles timber tires title tooling tools tours town toys trade traders trading training transit transport transportation travel trucking trust tyres underwriters underwriting union university upholstery utilities valves vending ventures vet veterinary vets village vineyards vision walls warehouse warehousing waste watches water wealth wear web welding wellness wholesale windows wine wines wireless wood woodworks works workshop workshops yachts zoo garden farmers mill bikes cycles motors couriers movers tutors tutoring dynamics graphics optometry dermatology cardiology oncology radiology imaging'.split(
    ' ',
  ),
)
const LEGAL_FORM =
  /(?:^|\s|,)(?:inc|llc|llp|ltd|limited|gmbh|ag|kg|corp|co|plc|pllc|pc|bv|b\.v|nv|oy|oyj|ab|as|asa|aps|sa|sas|sarl|srl|spa|pty|pte|pvt|lda|ltda|kft|sro|s\.r\.o|sp z o\.?o|ug|e\.?v|coop)\.?$/i
const JOINED =
  /(?:&|\band\b|\+)\s?(?:sons?|daughters?|co|company|associates|partners|bros|brothers)\b/i

/** Whether the last word of a name, or its legal form, is a company's: "Kincaid Foods", "Rowe LLP". */
export function isBusinessName(name: string): boolean {
  const plain = name.toLowerCase()
  const last = plain.split(' ').at(-1) ?? ''
  return BUSINESS_WORDS.has(last) || hasLegalForm(plain) || JOINED.test(plain)
}

export function hasLegalForm(name: string): boolean {
  return name.includes(' ') && LEGAL_FORM.test(name)
}

/** Whether any word of a phrase is a company's rather than a person's. */
export function hasBusinessWord(name: string): boolean {
  return name
    .toLowerCase()
    .split(' ')
    .some((word) => BUSINESS_WORDS.has(word))
}
