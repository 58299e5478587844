import type { Finding, MessageView } from '#agent/perception/message-view.ts'
import type { Industry } from '#domain/industry.ts'

const INDUSTRY_WORDS: readonly (readonly [Industry, RegExp])[] = [
  [
    'logistics',
    /\b(?:logistics|freight|trucking|shipping (?:company|firm|line)|supply chain|3pl|carriers?|brokerage of freight|bills? of lading|warehous(?:e|es|ing)|courier|transportation|customs brokers?|fleet|haulage|forwarding|forwarder)\b/,
  ],
  [
    'healthcare',
    /\b(?:healthcare|health care|hospitals?|clinics?|medical|dental|dentists?|patients?|physicians?|practice management|nursing|pharma(?:cy|ceutical)?|telehealth|biotech|health system|healthtech)\b/,
  ],
  [
    'insurance',
    /\b(?:insurance|insurer|underwrit\w+|policyholders?|claims adjust\w+|brokerage of insurance|insurtech)\b/,
  ],
  [
    'finance',
    /\b(?:fintech|(?<!food |blood |data |power |memory )bank(?:ing)?|credit union|lender|lending|mortgage|asset management|wealth management|hedge fund|private equity|investment (?:firm|bank)|payments company|financial services|kyc|aml)\b/,
  ],
  [
    'accounting',
    /\b(?:accounting (?:firm|practice)|cpa firm|bookkeeping (?:firm|practice|business)|tax (?:firm|practice)|audit firm)\b/,
  ],
  [
    'manufacturing',
    /\b(?:manufactur\w+|factory|factories|plant floor|production line|assembly line|machine shop|fabricat\w+|industrial|oem|automotive parts)\b/,
  ],
  [
    'ecommerce',
    /\b(?:e-?commerce|online (?:store|shop|retailer)|d2c|dtc|direct to consumer|shopify store|amazon seller)\b/,
  ],
  [
    'retail',
    /\b(?:retail(?:er|ers)?|brick and mortar|grocery|supermarkets?|stores? chain|chain of stores|apparel)\b/,
  ],
  [
    'software',
    /\b(?:saas|software (?:company|firm|vendor|business)|tech company|startup|b2b software|it services|cybersecurity (?:company|firm)|msp)\b/,
  ],
  [
    'government',
    /\b(?:government|public sector|municipal\w*|city (?:of|council|hall)|county|state agency|federal|procurement office)\b/,
  ],
  [
    'legal',
    /\b(?:law firm|legal (?:services|practice|team)|attorneys?|lawyers?|paralegals?|litigation)\b/,
  ],
  [
    'agency',
    /\b(?:(?:marketing|advertising|creative|digital|media|pr|design|staffing|recruiting|recruitment) (?:agency|firm)|ad agency|staffing|we're an agency|our agency)\b/,
  ],
  [
    'media',
    /\b(?:media company|publisher|publishing|broadcast\w*|streaming company|newspaper|film studio|production company)\b/,
  ],
  [
    'construction',
    /\b(?:construction|contractor firm|general contractor|builders?|homebuild\w+|architecture firm|roofing|hvac|plumbing)\b/,
  ],
  [
    'energy',
    /\b(?:energy|utilities|utility company|oil and gas|solar|renewables?|power company)\b/,
  ],
  [
    'real_estate',
    /\b(?:real estate|property management|proptech|realtors?|property managers?|letting agency|landlords?)\b/,
  ],
  ['telecom', /\b(?:telecom\w*|isp|mobile operator|wireless carrier)\b/],
  ['education', /\b(?:education|universit(?:y|ies)|schools?|college|edtech|training provider)\b/],
  [
    'hospitality',
    /\b(?:hospitality|hotels?|restaurants?|resorts?|travel (?:agency|company)|catering)\b/,
  ],
  ['nonprofit', /\b(?:non-?profit|charity|charities|ngo|foundation)\b/],
]
const HOST_WORDS: readonly (readonly [Industry, RegExp])[] = [
  [
    'logistics',
    /freight|logistic|shipping|imports?$|exports?$|importers|cargo|trucking|haul|transport|3pl|forward(?:ing|er)/,
  ],
  [
    'healthcare',
    /health|pediatric|orthop|wellness|therapy|vision|clinic|medical|dental|hospital|pharma|medic|care(?:group|center|centre)/,
  ],
  ['insurance', /insur|underwrit/],
  [
    'finance',
    /(?<!food|blood|data|power)bank|capital|finance|financial|fintech|lending|credit|mortgage|payments/,
  ],
  ['accounting', /accounting|accountants|cpas?\b|bookkeep/],
  ['manufacturing', /manufactur|mfg|industries|industrial|fabricat|machin|plastics|steel|metals/],
  ['retail', /retail|stores?$|grocer|outfitters/],
  ['ecommerce', /shop|ecommerce/],
  ['software', /software|saas|labs$|cloud/],
  ['legal', /^law|[-]law|law(?:yers?|firm|office|group)?$|legal|attorney/],
  ['agency', /agency|marketing|creative|staffing|recruit/],
  ['media', /media|publish/],
  ['construction', /construct|builders|contracting|roofing|hvac|plumbing/],
  ['energy', /energy|solar|power|utilities/],
  ['real_estate', /realty|realestate|propert|homes/],
  ['education', /school|universit|college|academy|learning/],
  ['hospitality', /hotel|resort|restaurant|hospitality|catering/],
]

/** "We're a logistics firm" tells the industry; "insurance verification" only hints at one. */
const SELF_DESCRIPTION =
  /\b(?:we're|we are|we run|we're in|i'm in|i run|i own|our (?:company|business|firm|industry)|in the|work in|company|firm|industry|sector|business|provider|manufacturer|startup|agency|practice)\b/

function describesCompany(view: MessageView, [start, end]: readonly [number, number]): boolean {
  return SELF_DESCRIPTION.test(view.plain.slice(Math.max(0, start - 30), end + 25))
}

/** The line of business, from the visitor's own words. */
export function findIndustries(view: MessageView): Finding[] {
  const found = INDUSTRY_WORDS.flatMap(([value, pattern]) => {
    const match = pattern.exec(view.plain)
    if (!match) return []
    return [
      {
        slot: 'industry' as const,
        value,
        span: [match.index, match.index + match[0].length] as const,
        consumed: [],
      },
    ]
  })
  const ordered = found.toSorted((left, right) => left.span[0] - right.span[0])
  const described = ordered.find(({ span }) => describesCompany(view, span))
  if (described) return [described]
  return ordered.slice(0, 1).map((finding) => ({ ...finding, reading: { isInferred: true } }))
}

/** A guess from the words in a host or company name ("harborfreightco.com"); anything said replaces it. */
export function inferIndustry(source: Finding): Finding[] {
  const name = String(source.value).toLowerCase()
  const label = source.slot === 'company_website' ? (name.split('.').at(-2) ?? name) : name
  const entry = HOST_WORDS.find(([, pattern]) => pattern.test(label))
  if (!entry) return []
  return [
    {
      slot: 'industry',
      value: entry[0],
      span: source.span,
      reading: { isInferred: true },
      consumed: [],
    },
  ]
}
