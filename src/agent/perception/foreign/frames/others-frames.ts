import type { Frame } from '#agent/perception/foreign/frames/frame.ts'

const KIN =
  '(?:brother|sister(?! (?:company|firm|office|site|branch))|cousin|uncle|aunt|nephew|niece|friend|neighbou?r|wife|husband|mate|buddy|pal|girlfriend|boyfriend|ex|landlord|dentist|(?:brother|sister|father|mother|son|daughter)-in-law)'
const FIRM =
  '(?:firm|company|business|shop|store|warehouse|clinic|practice|office|team|place|restaurant|start-?up|agency|factory|bakery|plant|hospital|hotel|farm|garage|studio)'
const HAS =
  '(?:has|have|had|owns|employs?|loses?|lost|wastes?|pays|paid|spends?|spent|runs|needs?|burns?)'

/** Figures of other people and of nobody. */
export const OTHERS_FRAMES: readonly Frame[] = [
  [
    "other people's firms",
    'sentence',
    new RegExp(
      `\\b(?:my|our|a|his|her|their) ${KIN}(?:'s| of (?:mine|ours|yours)'?s?)? (?:[a-z]+ )?${FIRM}\\b|\\b(?:my|our) (?:brother|sister|cousin|uncle|aunt|friend|neighbou?r|mate|buddy|landlord|(?:brother|sister|father|mother)-in-law)(?: (?:in|from|across|next)(?: [a-z]+){1,3})? ${HAS}\\b|\\b(?:my|our|his|her) ${KIN}'s (?:figures?|numbers?|hours|answers|team|budget|data)\\b`,
    ),
  ],
  [
    'people we know',
    'sentence',
    /\bthe average (?!(?:salary|wage|rate|cost|hour|order|invoice|week|day|person|clerk|colleague)\b)[a-z]+ (?:has|have|spends?|loses?|pays?|needs?|wastes?)\b|\b(?:girlfriend|boyfriend|wife|husband|friend|brother|sister|cousin|uncle|aunt|neighbou?r|mate) works (?:at|for|in|with)\b|\b(?:previous|former|last|next) (?:tenants?|owners?|occupants?) of\b|\b(?:client|customer|supplier|partner|patient|vendor|acquaintance|competitor|rival) of (?:ours|mine|yours)\b|\b(?:somebody|someone|a (?:guy|man|woman|person|firm|company|friend)) (?:i|we) know\b|\b(?:one|some|many|all|most) of your (?:clients|customers|leads|visitors)\b/,
  ],
  [
    'somebody asks through us',
    'talk',
    /\ba (?:friend|colleague|mate|relative|buddy) of mine (?:asked|asks|wants|would|has|loses|runs|owns)\b|\basking for a friend\b/,
  ],
  [
    'earlier work',
    'aside',
    /\b(?:at|in|with|for) (?:my|our|his|her) (?:previous|former|last|old|ex-?) ?(?:employer|company|job|firm|workplace|role|life|business)\b/,
  ],
  [
    'averages',
    'sentence',
    /\b(?:industry|market|sector|national|global|world) (?:benchmark|average|standard|norm|mean)s?\b|\bbenchmarks?\b|\b(?:in|from|of|like) your (?:[a-z]+ )?(?:case stud(?:y|ies)|examples?|brochure|articles?|demo|sample|home ?page|website|pitch)\b(?=[^.?!]{0,80}(?:\d|#|\bhours\b|\bprofile\b))|\b(?:best|top|ideal|perfect) lead\b/,
  ],
  [
    'the same as they',
    'sentence',
    /\b(?:put|mark|set|give|do|count|write|take|use|enter|note) (?:us|me|it|that|them) (?:down )?(?:as |with |for |in )?the same\b|\bsame (?:for|with) (?:me|us)\b/,
  ],
  [
    'what is read or heard',
    'aside',
    /\b(?:i (?:read|heard|saw) (?:that|in|on|somewhere|about)|they say|it is said|rumou?r has it|(?:gartner|mckinsey|forrester|deloitte|linkedin|wikipedia|reddit|chatgpt|glassdoor|bloomberg|dun (?:&|and) bradstreet)\b(?=[^.?!]{0,150}\b(?:says?|shows?|lists?|has|states?|reports?|found|claims?)\b[^.?!]{0,150}\d)|(?<!\b(?:our|own|time|internal|quick|my) )(?:stud(?:y|ies)|statistics|surveys?|polls?|researchers?|experts?) (?:by|from|show|shows|say|says|found|of|that|suggest))\b/,
  ],
  [
    'people in general',
    'sentence',
    /\b(?:hospitals|firms|companies|businesses|shops|clinics|agencies|banks|competitors|others|start-?ups|(?:most|many|all) (?!of (?:us|our|my)|our|my)[a-z]+) (?:lose|spend|waste|have|pay|need|use|burn|employ|make)\b(?=[^.?!]*\d|[^.?!]*%)/,
  ],
  [
    'those next door',
    'sentence',
    /\b(?:the|a|an|that|this|those|these) (?:shop|firm|company|guys?|people|office|team|place|business|lady|man|woman|visitor|person|one) (?:next door|across|over at|over there|down the|before (?:me|us)|yesterday|i (?:know|saw|met)|who was here)\b|\bthose guys\b|\b(?:my|our|his|her) (?:[a-z]+'s )(?:other|former|old|new|biggest) [a-z]+\b|\b(?:my|our) (?:old|former|previous|ex-?|last) ?(?:boss|employer|company|firm|manager|chef|ceo|owner|team)\b(?=[^.?!]*(?:\d|budget|sign|decid))|\b(?:my|our) (?:twin|big|little|older|younger|half) (?:sister|brother)\b|\bwhatever (?:the|your) [^.?!]{1,40}(?:had|have|has|said|got)\b|^\W*they (?:have|had|employ|lose|own) [^.?!]*\d/,
  ],
  [
    'those we deal with',
    'sentence',
    /\b(?:the|an?|our|my|some|every|any|one) (?:supplier|vendor|landlord|mate|friend|buddy|client|customer|competitor|rival|neighbou?r|acquaintance|dentist|doctor|lawyer)s? (?:has|have|loses?|pays?|spends?|wastes?|employs?|burns?|owns?) [^.?!]*\d|\b(?:everyone|everybody|nobody|all|people) in (?:the|our|this|my) (?:industry|sector|market|country|street|town|field|business)\b|\b(?:firm|company|shop|office|team|guys|people|place|business) (?:upstairs|downstairs|opposite|around the corner|nearby|in the next)\b(?=[^.?!]*\b(?:has|have|loses?|spends?|pays?|wastes?|employs?)\b)|\bsister company\b(?=[^.?!]*\d)|\bsame idea\b/,
  ],
]
