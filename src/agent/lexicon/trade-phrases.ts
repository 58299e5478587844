import { toWordSet } from '#agent/lexicon/word-set.ts'

/** Nouns for a whole organization, which a topic beside them makes one of an industry: "a telephone company". */
export const ORGANIZATION_NOUNS = toWordSet(`
company co firm business group provider practice agency shop store industry sector space trade field world game line
trust chain brand specialist supplier outfit operation operator organisation studio startup scaleup vendor
manufacturer maker producer builder fitter installer consultancy consultant bureau network enterprise player reseller
retailer seller dealer trader merchant distributor wholesaler importer exporter contractor corporation corp inc llc
ltd limited authority board association institute institution laboratory lab cooperative coop collective charity
foundation society club venture conglomerate multinational subsidiary franchise concern unit factory plant workshop
works mill house centre school college academy magnate giant boutique market bank broker brokerage assembler processor
adviser recycler packer bottler moulder caster erector handler repairer restorer refurbisher breeder hirer lessor
integrator organiser promoter publisher carrier mover forwarder agent fund syndicate venue park farm yard terminal hub
gang round crew exchange department office service designer developer landlord servicer fabricator stockist outlet
showroom warehouse depot cleaner grower printer refiner converter blender consolidator insurer lender union
`)
/** Nouns for a part of an organization, or for what it sells. */
export const PART_NOUNS = toWordSet(`
office service solution people guy folk side department division branch team partner place product good professional
expert bunch couple pair handful crew string set mix mixture collection family life arm section
`)
/** "A shop", "an agency": the industry only when nothing else is said. */
export const VAGUE_TRADES = toWordSet(`
agency shop store trader merchant dealer dealership importer exporter wholesaler wholesale retailer retail
manufacturer manufacturing maker factory plant mill laboratory lab startup app platform tech technology developer
designer design contractor contracting builder carrier forwarder delivery distribution storage transport
transportation consultancy consultant consulting institute boutique showroom mover fabricator fabrication assembler
moulder marketplace authority registry subcontractor outsourcer outsourcing venue gallery garage stable fashion
software foundation packaging dock port warehouse payment cleaner laundry fleet
`)
/** Who makes or sells a thing is of that trade, whatever the thing is of: "a phone shop", "a shoe manufacturer". */
export const WORKS_NOUNS = toWordSet(
  'factory plant mill works assembler fabricator packer bottler moulder caster',
)
export const MAKER_NOUNS = toWordSet('maker manufacturer producer builder')
export const SELLER_NOUNS = toWordSet(
  'shop store retailer wholesaler dealer merchant boutique importer trader showroom outlet stockist seller',
)
export const SCHOOL_NOUNS = toWordSet('school college academy')
/** Parts of a town or a state, which are one's own whole as well. */
export const CIVIC_NOUNS = toWordSet(
  'office department service division branch bureau section board commission',
)
export const ONLINE_WORDS = toWordSet('online internet web ecommerce')

/** Before the description of the visitor's own firm. */
export const TRADE_LEADS = {
  own: `
    (we|i) are @filler?
    (we|us) (have|had)? (always)? been @filler?
    (ours|mine|us) (is|are)? @filler?
    ^ were @filler?
    (it is|its|this is) @filler?
    (we|i) (earn|make) our living as
    (my|our|the|this) @firm (here|itself)? (is|are)? (in|called)? @filler?
    i (am)? (work|working|works|employed|based|calling|writing|ringing|speaking|typing|messaging|here|reaching out|an? _|the _)? (for|at|in|by|from|on behalf of|with) @filler?
    (i am|we are) (with|from|at|over at)
    i (run|own|manage|founded|started|have|keep|operate|lead|look after|represent|inherited|bought) @filler?
    we (run|own|operate|operate as|do|offer|provide|work in|work as|act as|trade as|specialize in|specialise in|have|have got|keep|got) @filler?
    i (do|handle|manage|run|keep|look after|take care of|am in charge of|head|lead|oversee) _{1,4} (at|of|for|in)
    i am (the|an|a)? _{1,3} (at|of|for|in|with)
    (think of|see|describe|picture|imagine|call|file) us (as|under)?
    (think of|picture|imagine|background|being|as a company|this concerns|on behalf of)
    you (are|have) (talking|speaking|chatting|dealing|writing|reached|got|found) (to|with)?
    (your) (typical|average|classic|standard|usual)
    (industry|sector|trade|line of work|line of business|vertical|field|business|what we do) (is|:|,)
    there is (a|an)
    (team|office|family|part|owner|owners|manager|director|partner|member|employee|founder|head|controller|registrar|accountant|administrator|bookkeeper|secretary|president|clerk|ceo|cfo|coo) (of|at|in|for) (a|an)
    (the)? people (i work (with|for)|here) are
    help (a|an)
    save (a|an)
  `,
} as const
export const TRADE_LEAD_LISTS = {
  filler: `
    (basically|essentially|just|mostly|mainly|really|kind of|sort of|currently|actually|now|all|technically|in|here|only|simply|still|always|long|known as|called|what you call|what you would call|what people call|like|basically just)
  `,
  firm: `
    (company|business|firm|employer|organization|organisation|shop|practice|industry|sector|outfit|place|line of work|line of business|trade|charity|startup|workplace|crowd|lot)
  `,
}

/** Words at which a description ends. */
export const TRADE_ENDS = toWordSet(`
for of that which who whose with on in and but or based from at to where so because serving since near by out if when as via up down over
across doing selling making supplying providing offering running working operating looking trying specialising specializing focused focusing
dealing located situated called named owned founded established writing speaking calling behind between around under inside outside like too not
no still really actually basically mostly mainly myself ourselves nothing though the this these my a an we i our ours they you it is was has have
had can will would need needs here there now then today are every each per spends spend lose loses
`)
/** "A firm of surveyors", "a company that builds boats". */
export const TRADE_BEHIND = toWordSet(
  'of for that which who in doing selling making the does do sells makes a an',
)
/** Who stands before the article makes the firm somebody else's, or past: hired, paid, asked. */
export const OTHERS_LEADS = toWordSet(`
hire hired hiring use used using outsource outsourced ask asked pay pays paid paying ring rang phone phoned send sent ship sell sold supply
deliver invoice buy bought need want find found get got see saw visit visited went go leave like via through than against between without not
no never was were had once formerly previously ex he she they him them his her their someone somebody another every each any if when client
clients customer customers supplier suppliers vendor vendors competitor competitors landlord parent wife husband son daughter brother sister
friend friends cousin neighbor neighbour mum mother dad father uncle aunt
`)
