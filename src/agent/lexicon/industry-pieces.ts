import { toTable } from '#agent/lexicon/word-set.ts'
import type { Industry } from '#domain/industry.ts'

/**
 * Pieces of hosts and firms' names ("harborfreightco.com"), in the order of how much they tell. `^` and `$` are the start
 * and end of the name or of one of its words.
 */
export const INDUSTRY_PIECES: readonly (readonly [Industry, string])[] = [
  ['government', 'council borough county municipal ^cityof$ ^cityof townof gov$ township'],
  [
    'nonprofit',
    'charity charities foundation$ foodbank food-bank relief$ ^ngo$ housingassociation',
  ],
  [
    'logistics',
    'freight logistic shipping import$ imports$ export$ exports$ importers cargo trucking haul transport 3pl forwarding forwarder courier removals',
  ],
  [
    'healthcare',
    'health pediatric paediatric orthop wellness therapy vision$ clinic medical dental dentist hospital pharma medic physio surgical caregroup carecenter carecentre carehomes care-group care-center care-centre care-homes nursing ^vet$ vets$ veterinary podiatry',
  ],
  ['insurance', 'insur underwrit'],
  [
    'accounting',
    'accounting accountant accountancy ^cpa$ ^cpas$ bookkeep taxadvis taxaccount tax$',
  ],
  ['legal', '^law$ lawyer lawfirm lawoffice lawgroup law$ legal attorney solicitor'],
  [
    'finance',
    '^bank$ ^banks$ nationalbank savingsbank communitybank merchantbank privatebank regionalbank citybank statebank firstbank mutualbank creditbank investbank capital$ finance financial fintech lending creditunion credit-union mortgage payments savings$',
  ],
  ['ecommerce', '^eshop e-shop webshop web-shop webstore web-store ecommerce online'],
  [
    'manufacturing',
    'manufactur mfg industries industrial fabricat machin plastics steel metals castings precision tooling foundry brewery brewing',
  ],
  ['retail', 'retail store$ stores$ grocer outfitters shop'],
  ['software', 'software saas labs$ cloud'],
  ['agency', 'agency marketing creative staffing recruit advertising brandstudio brand-studio'],
  ['media', 'media publish'],
  [
    'construction',
    'construct builders contracting contractors roofing hvac plumbing joinery electrical paving',
  ],
  ['energy', 'energy solar power utilities propane'],
  ['real_estate', 'realty realestate real-estate propert lettings estates homes$'],
  ['education', 'school universit college academy learning'],
  ['hospitality', 'hotel resort restaurant hospitality catering'],
]
/** Names of these hold a piece that tells something else. */
export const MISLEADING_PIECES = toTable<readonly string[]>({
  finance: ['foodbank', 'food-bank'],
  real_estate: [
    'nursinghomes',
    'carehomes',
    'resthomes',
    'funeralhomes',
    'nursing-homes',
    'care-homes',
    'rest-homes',
    'funeral-homes',
  ],
})
