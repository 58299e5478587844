import type { Industry } from '#domain/industry.ts'

const GOODS =
  '(?:[a-z-]+ ){0,3}(?:parts|machines?|machinery|components?|equipment|furniture|pumps|valves|devices|engines|goods|products|frames|windows|doors|tools|metal|steel|plastics?|packaging|boxes|bottles|cans|beer|ale|wine|spirits|food|snacks|bread|cakes|sauces|cheese|clothes|clothing|garments|shoes|toys|cars|vehicles|trailers|boats|bikes|bicycles|electronics|chips|circuit boards|cables|sensors|instruments|paints?|chemicals|cosmetics|candles|soaps?|glass|ceramics|tiles|bricks|concrete|paper|textiles|fabrics?|mattresses|kitchens|cabinets|sofas|fasteners|bearings|castings|gears|motors|batteries|panels|boilers|labels|pipes|tanks|lamps|lights|robots|coffee|pallets|crates|hoses|ladders|fences|signs|uniforms|yarn|rope|jewell?ery|instruments|guitars|pianos)'

/** What people say they do for a living, behind "we" or "a company that". */
const DOINGS: readonly (readonly [Industry, string])[] = [
  [
    'ecommerce',
    'sell(?:s|ing)? (?:[a-z-]+ ){0,5}(?:online|over the (?:internet|web)|on (?:shopify|amazon|etsy|ebay)|through (?:our|the) (?:web ?shop|website|site))',
  ],
  [
    'software',
    '(?:build|develop|make|write|sell|ship|provide)(?:s|ing)? (?:[a-z0-9-]+ ){0,3}(?:software|apps?|saas|platforms?|plug-?ins)',
  ],
  [
    'media',
    '(?:publish(?:es|ing)?|broadcast(?:s|ing)?) |produc(?:e|es|ing) (?:[a-z-]+ ){0,2}(?:films?|podcasts?|tv|television|videos?|shows|documentaries|content)',
  ],
  [
    'energy',
    '(?:install|sell|build)(?:s|ing)? (?:[a-z-]+ ){0,2}(?:solar|wind turbines|heat pumps|charging points)|generat(?:e|es|ing) (?:power|electricity)|drill(?:s|ing)? for',
  ],
  [
    'construction',
    '(?:fix|install|fit|repair|service)(?:s|es|ing)? (?:[a-z-]+ ){0,3}(?:boilers?|bathrooms?|kitchens?|roofs?|plumbing|heating|wiring|drains?|windows|air ?con\\w*|hvac)|(?:build|renovate|remodel)(?:s|ing)? (?:[a-z-]+ ){0,2}(?:houses?|homes|roads|bridges|offices|extensions|schools|buildings)',
  ],
  [
    'manufacturing',
    `manufactur(?:e|es|ing) |(?:make|produce|build|assemble|fabricate|machine|mou?ld|cast|brew|bottle|bake|weld|print|roast|can|distil)(?:s|ing)? ${GOODS}(?![a-z])`,
  ],
  [
    'nonprofit',
    '(?:run|operate)(?:s|ing)? (?:[a-z-]+ ){0,2}(?:food banks?|shelters?|soup kitchens?)|rais(?:e|es|ing) (?:money|funds) for|(?:help|support|house)(?:s|ing)? (?:the )?(?:homeless|refugees|vulnerable|poor)',
  ],
  [
    'insurance',
    'insur(?:e|es|ing) |underwrit(?:e|es|ing) |(?:write|sell|underwrite|broker|place)(?:s|ing)? (?:[a-z-]+ ){0,3}(?:policies|policy|insurance|cover(?:age)?)(?![a-z])',
  ],
  [
    'logistics',
    '(?:haul|ship|move|deliver|transport|truck|forward)(?:s|ing)? (?:[a-z-]+ ){0,2}(?:freight|cargo|goods|parcels|containers|pallets|loads|packages)(?![a-z])',
  ],
  [
    'legal',
    '(?:represent|defend)(?:s|ing)? (?:[a-z-]+ ){0,2}(?:clients|people|tenants|workers)|practi[sc]e law',
  ],
  [
    'accounting',
    "(?:do|file|prepare|keep)(?:s|ing)? (?:[a-z'-]+ ){0,3}(?:bookkeeping|taxes|tax returns|accounts for|the books for|books for)",
  ],
  [
    'finance',
    "lend(?:s|ing)? (?:money|to )|(?:give|make|originate|service)(?:s|ing)? (?:[a-z-]+ ){0,2}(?:loans|mortgages)|manag(?:e|es|ing) (?:[a-z'-]+ ){0,2}(?:money|wealth|funds|investments|portfolios)",
  ],
  [
    'healthcare',
    '(?:treat|see|care for|look after|tak(?:e|es|ing) care of|nurse)(?:s|ing)? (?:[a-z-]+ ){0,2}(?:patients|elderly|residents)|(?:test|analys[ei]|analyz[ei])(?:s|ing|es|ng)? (?:[a-z-]+ ){0,2}(?:blood|samples)',
  ],
  [
    'education',
    'teach(?:es|ing)? |train(?:s|ing)? (?:[a-z-]+ ){0,2}(?:students|apprentices|teachers|nurses|drivers)',
  ],
  [
    'real_estate',
    '(?:rent out|let|manage|look after|sell|rent)(?:s|ing)? (?:out )?(?:[a-z-]+ ){0,3}(?:flats|apartments|properties|houses|homes|buildings|units|rentals)(?![a-z])',
  ],
  [
    'hospitality',
    'cater(?:s|ing)? (?:for |to )?(?:weddings|events|parties)|serv(?:e|es|ing) (?:food|meals|drinks)',
  ],
  [
    'agency',
    'design(?:s|ing)? (?:[a-z-]+ ){0,2}(?:brands|logos|websites)|(?:run|manage)(?:s|ing)? (?:[a-z-]+ ){0,2}(?:campaigns|ads|social media) for|recruit(?:s|ing)? for|place(?:s)? (?:candidates|temps|staff)',
  ],
  [
    'other',
    'clean(?:s|ing)? (?:[a-z-]+ ){0,2}(?:offices|windows|homes|houses|buildings|carpets)|guard(?:s|ing)? (?:[a-z-]+ ){0,2}(?:sites|buildings|shops)|(?:grow|farm)(?:s|ing)? (?:[a-z-]+ ){0,2}(?:vegetables|fruit|crops|barley|wheat|corn|grapes|apples|sheep|cattle|salmon)|(?:cut|style)(?:s|ing)? hair|groom(?:s|ing)? dogs|bury(?:ing)? people',
  ],
  [
    'telecom',
    'sell(?:s|ing)? (?:[a-z-]+ ){0,2}(?:phone|broadband|mobile|internet) (?:plans|contracts|lines)',
  ],
]
const WHO =
  "(?<![a-z'])(?:we|(?:company|firm|business|startup|shop|charity|nonprofit|team|outfit|organi[sz]ation|group|factory) (?:that|which|who)|what we do is|basically|they) (?:(?:mostly|mainly|also|just|basically|only|usually|design and|design,? (?:build|make) and) )?"
const PATTERNS = DOINGS.map(
  ([industry, doing]) => [industry, new RegExp(`${WHO}(${doing})`)] as const,
)
/** Asked for the industry, a visitor leaves "we" out: "sell candles online". */
const ANSWERS = DOINGS.map(
  ([industry, doing]) =>
    [industry, new RegExp(`^\\W*(?:(?:we|mostly|mainly|just|basically) )*(${doing})`)] as const,
)

/** The industry that follows from what the visitor's company does. */
export function matchDoing(
  plain: string,
  isAsked: boolean,
): { industry: Industry; index: number; length: number } | null {
  for (const [industry, pattern] of isAsked ? [...PATTERNS, ...ANSWERS] : PATTERNS) {
    const match = pattern.exec(plain)
    if (match === null) continue
    const words = (match[1] ?? '').trimEnd()
    return { industry, index: match.index + match[0].lastIndexOf(words), length: words.length }
  }
  return null
}
