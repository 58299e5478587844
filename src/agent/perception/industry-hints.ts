import type { Finding } from '#agent/understand/act.ts'
import type { Industry } from '#domain/industry.ts'

/** Pieces of hosts and names ("harborfreightco.com"); a whole word of the name counts before a piece of the host. */
const PIECES: readonly (readonly [Industry, RegExp])[] = [
  ['government', /council|borough|county|municipal|^cityof|townof|gov$/],
  ['nonprofit', /charity|charities|foundation$|food ?bank|relief$|\bngo\b|housingassociation/],
  [
    'logistics',
    /freight|logistic|shipping|imports?$|exports?$|importers|cargo|trucking|haul|transport|3pl|forward(?:ing|er)|courier|removals/,
  ],
  [
    'healthcare',
    /health|pediatric|orthop|wellness|therapy|vision|clinic|medical|dental|dentist|hospital|pharma|medic|physio|surgical|care(?:group|center|centre|homes)|nursing|vets$|veterinary/,
  ],
  ['insurance', /insur|underwrit/],
  ['accounting', /accounting|accountan(?:ts?|cy)|cpas?\b|bookkeep|tax(?:advis|account|$)/],
  ['legal', /^law|[-]law|law(?:yers?|firm|office|group)?$|legal|attorney|solicitor/],
  [
    'finance',
    /(?<!food )\bbanks?\b|(?:national|savings|community|merchant|private|regional|city|state|first|mutual|credit|invest)bank$|capital|finance|financial|fintech|lending|creditunion|mortgage|payments/,
  ],
  ['ecommerce', /e-?shop|web-?shop|web-?store|ecommerce|online/],
  [
    'manufacturing',
    /manufactur|mfg|industries|industrial|fabricat|machin|plastics|steel|metals|castings|precision|tooling|foundry|brewery|brewing/,
  ],
  ['retail', /retail|stores?$|grocer|outfitters|shop/],
  ['software', /software|saas|labs$|cloud/],
  ['agency', /agency|marketing|creative|staffing|recruit|advertising|brandstudio|brand studio/],
  ['media', /media|publish/],
  [
    'construction',
    /construct|builders|contracting|contractors|roofing|hvac|plumbing|joinery|electrical/,
  ],
  ['energy', /energy|solar|power|utilities/],
  [
    'real_estate',
    /realty|realestate|real estate|propert|(?<!nursing|care|rest|funeral)\s?(?<!nursing|care|rest|funeral|\s)homes|lettings|estates/,
  ],
  ['education', /school|universit|college|academy|learning/],
  ['hospitality', /hotel|resort|restaurant|hospitality|catering/],
]

function toLabel({ slot, value }: Finding): string {
  const name = String(value).toLowerCase()
  return slot === 'company_website' ? (name.split('.').at(-2) ?? name) : name
}

/** A guess from the words in a host or a company's name; anything said replaces it. */
export function inferIndustry(source: Finding): Finding[] {
  const label = toLabel(source)
  const entry = PIECES.find(([, pattern]) => pattern.test(label))
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

/** Words that people use of their own trade alone. */
const OWN_TRADE: readonly (readonly [Industry, RegExp])[] = [
  [
    'healthcare',
    /\b(?:our|the|new) patients?\b|\bpatient (?:records?|files?|intake|charts?)\b|\bprior auth\w*/,
  ],
  [
    'logistics',
    /\bbills? of lading\b|\bload sheets?\b|\bour (?:trucks|drivers|fleet|carriers)\b|\bproof of delivery\b/,
  ],
  ['insurance', /\b(?:our )?policyholders?\b|\bclaims adjust\w+/],
  ['finance', /\bkyc\b|\baml\b|\bloan (?:applications?|files?)\b|\bour borrowers\b/],
  ['real_estate', /\bour tenants\b|\btenanc(?:y|ies)\b|\bour (?:listings|landlords)\b/],
  ['nonprofit', /\b(?:our )?donors?\b|\bgrant reports?\b/],
  ['education', /\bour (?:students|pupils|teachers)\b|\benrolments?\b|\benrollments?\b/],
  ['hospitality', /\bour (?:guests|rooms|kitchens?|menus?)\b/],
  ['legal', /\bour (?:matters|cases|paralegals|associates)\b|\bcourt bundles?\b/],
  ['construction', /\bour (?:job ?sites|building sites|subcontractors|crews)\b/],
  ['manufacturing', /\b(?:plant floor|shop floor|production line|assembly line)\b/],
]

/** A guess from the words of a trade; weaker than the company's own name. */
export function hintIndustry(plain: string): Finding[] {
  for (const [value, pattern] of OWN_TRADE) {
    const match = pattern.exec(plain)
    if (match === null) continue
    const span = [match.index, match.index + match[0].length] as const
    return [{ slot: 'industry', value, span, reading: { isInferred: true }, consumed: [] }]
  }
  return []
}
