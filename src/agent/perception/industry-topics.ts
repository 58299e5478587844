import type { Industry } from '#domain/industry.ts'

/**
 * Words that name an industry only beside a noun for an organisation: "a telephone company" and "a parcel firm", but
 * not "a telephone" or "the parcels".
 */
export const INDUSTRY_TOPICS: readonly (readonly [Industry, string])[] = [
  [
    'telecom',
    'telephone|phone|mobile(?: phone)?|broadband|internet|fib(?:re|er)|satellite|cable|cellular|wireless|landline|sim|roaming|network|wi-?fi|comms',
  ],
  [
    'energy',
    'wind|electric|electrical power|gas|power|water|heat|fuel|oil|nuclear|turbines?|meter(?:s|ing)?|hydrogen|waste|sewerage|grid|charging|batteries|biofuel|lng|lpg',
  ],
  [
    'healthcare',
    'medical|health|patients?|clinical|pathology|blood|ambulance|hearing|eye(?: ?care)?|skin|fertility|maternity|care|surgical|wellbeing|wellness|hospital|nursing|caregiving|disability|drug|vaccine',
  ],
  [
    'finance',
    'credit|loans?|investments?|pensions?|wealth|savings|financial|money|capital|trading|currency|crypto|equity|bond|mortgage|cash|fund|treasury|remittance|payday',
  ],
  ['insurance', 'cover|claims|policy|underwriting|warrant(?:y|ies)|actuarial|annuit(?:y|ies)'],
  ['accounting', 'tax(?: preparation| returns?| filing)?|audit|payroll|books|bookkeeping|ledger'],
  [
    'logistics',
    'parcels?|truck|trucks|lorr(?:y|ies)|cargo|delivery|taxi|bus|coach|van|rail|train|ferry|air ?freight|container|pallet(?: delivery)?|transit|moving|customs|aviation|airline|post|mail|postal|dispatch|fleet|storage',
  ],
  [
    'manufacturing',
    'machine(?:ry)?|metal|sheet metal|steel|alumini?um|plastics?|rubber|glass|paper|cardboard|packaging|wood(?:work(?:ing)?)?|furniture|textiles?|garments?|clothing manufacture|engineering|precision|parts|components?|equipment|tool(?:s|ing)?|pumps?|valves?|hoses?|bearings?|fasteners?|engines?|cement|ceramics?|tiles?|bricks?|chemicals?|paints?|coatings?|cosmetics|electronics|circuit boards?|instruments?|devices?|brew|beverage|drinks|foods?|snacks?|meat|bakery goods|chocolate|sweets|confectionery|dairy|pallets?|crates?|boxes|labels|printing|print|uniforms?|shoe(?:s)? manufacture|auto(?:motive)?|vehicle|car parts',
  ],
  [
    'retail',
    'shoes?|clothes|clothing|fashion|books?|grocery|hardware|toys?|pets?|pet food|gifts?|flowers?|homeware|jewell?ery|kitchenware|office supplies|suppl(?:y|ies)|stationery|vape|wine|liquor|off[- ]licence|furnishings|cars?|used cars?|motorbikes?|bikes?|bicycles?|tyres?|tires?',
  ],
  [
    'software',
    'software|app|apps|tech|technology|computer|computing|it|cyber(?: security)?|data|cloud|hosting|ai|web(?: development)?|saas|games?|video games?|digital platform|robotics|internet of things',
  ],
  [
    'government',
    'council|county|state|municipal(?: [a-z]+)?|federal|civic|public(?: sector)?|government(?: [a-z]+)?|city|town|borough|parish|planning|permits?|licensing|immigration|passport|customs and excise|housing benefit|electoral|police|fire(?: and rescue)?|law enforcement|border',
  ],
  ['legal', 'law|legal|litigation|probate|patents?|trade ?marks?|divorce|immigration law|wills'],
  [
    'agency',
    'marketing|advertising|ad|creative|branding|brand|pr|seo|social media|staffing|recruiting|recruitment|talent|employment|temp|temping|translation|localisation|localization|design|call|outsourcing|events?|promotions?|communications|copywriting|hr|public relations|digital|influencer|headhunting|nanny|au pair|domestic staff',
  ],
  [
    'media',
    'media|news|newspapers?|magazines?|radio|tv|television|film|video|movie|music|publishing|book publishing|podcast|broadcast|photo(?:graphy)?|animation|theat(?:re|er)|press|entertainment|streaming|record|comics|puzzle books?',
  ],
  [
    'construction',
    'building|house building|construction|roof(?:ing)?|plumbing|heating|drainage|paving|fencing|flooring|plastering|decorating|painting|insulation|windows?|doors?|kitchens?|bathrooms?|scaffold(?:ing)?|landscap(?:e|ing)|joinery|demolition|electrical|boiler|renovation|refurbishment|hvac|air con|swimming pool|asphalt|concrete|glazing|extension|loft conversion|tiling|gutter(?:ing)?|surveying|architecture|architectural|architects?',
  ],
  [
    'real_estate',
    'property|properties|real estate|estate|lettings?|rental|apartments?|flats|housing development|land|leasing|strata|office space|condo(?:minium)?',
  ],
  [
    'education',
    'education|training|teaching|tutoring|tuition|learning|school(?:s)?|language|exam|childcare|nursery|early years|student|university|college|apprenticeship|course(?:s)?|e-?learning',
  ],
  [
    'hospitality',
    'hotel|restaurant|pub|cafe|coffee|catering|food service|pizza|burger|sandwich|fried chicken|kebab|holiday|tour(?:s|ism)?|travel|wedding(?: venue)?|leisure|cruise|bar|hospitality|street food|safari|camping|resort',
  ],
  [
    'nonprofit',
    'charity|charitable|non-?profit|not[- ]for[- ]profit|relief|aid|humanitarian|voluntary|volunteer|community|homeless(?:ness)?|refugees?|church|faith|conservation|heritage|mission|donations?|fundraising|membership|youth',
  ],
  [
    'other',
    'farm(?:ing)?|agricultural|seed|cleaning|security|funeral|fitness|sports?|beauty|hair|laundry|car wash|car hire|car rental|vehicle hire|pest control|research|consulting|consultancy|dog|pet care|fishing|forestry|guarding|window cleaning|facilities|tattoo|horse|garden(?:ing)?',
  ],
]
