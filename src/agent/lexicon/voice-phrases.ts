/**
 * Cues of whose words a sentence holds and to whom they are said. None decides alone: they are features of the learned
 * reader of voices, which training weighs. A cue may stand in honest sentences as well.
 */
export const VOICE_PHRASES = {
  /** What might be, was wished for, or is compared. */
  supposed: `
    (what|as|and|but|even)? if (we|i|our|my|there|it|they|the _|you) _{0,1} (was|were|had|lost|spent|paid|answered|typed|wrote|entered|put|gave|would|employed|owned|claimed|said|told)
    (theoretically|hypothetically|hypothetical|fictional|fictitious|imaginary|make believe)
    (made up|invented|fake|dummy) (figures|numbers|company|firm|example|case|data)
    (thought experiment|parallel universe|alternate reality|parallel world|perfect world|ideal world|dream scenario|best case|worst case|what if)
    for the sake of (the)? argument
    (imagine|suppose|assume|pretend|picture|envision|visualize|say|supposing|assuming) (that)? (we|i|my|our|it|the|there|you|a) _{0,2} (were|was|had|lost|have|has|are|is|lose|spend|spends|loses)
    ^ (imagine|suppose|pretend|picture|assume|envision)
    (let us|lets) (imagine|pretend|suppose|play|dream|assume|act)
    ^ (had|were|should) (we|i|my|our|there|it)
    (i|we) (wish|dreamt|dreamed|imagine|fantasize) _{0,1} (we|i|it|that)
    (in|of) my (dream|dreams|head|fantasy)
    oh to be
    (could|might|may|would) (claim|pretend|argue|be read as|say)
    would # _{0,4} (be enough|get|suffice|work|do|count|help)
    (what|how) would (happen|change|my|the|be|it|you) _{0,4} (score|be|if|say|rate|give)
    (next year|one day|some day|someday|in # years) (we|i|our) _{0,1} (might|may|will|could|would)
    (once|as soon as) (we|i) (have|had) grown
    (twice|# times) (as|our|the) (big|size|large|many)
  `,
  /** Stories, games, examples, exercises. */
  story: `
    once upon a time
    (novel|story|tale|screenplay|movie|film|thriller|comic|sitcom|episode|scene|chapter|sketch|poem|song|play|fairy tale|series|show|script|saga|plot)
    (main|lead|title)? (character|hero|heroine|protagonist|villain|avatar|alter ego|narrator|persona)
    (role play|roleplay|improv|improvise|rehearse|rehearsal|cosplay|tabletop|dungeon|wizard|dragon|pirate|riddle|quiz|puzzle|charade|game|mad libs|bet|dare)
    (i|we) (will|shall|now)? (play|am playing|be playing) (a|an|the)
    (training|practice|sample|demo|mock|test|example|dummy|fictional) (dialog|dialogue|conversation|interview|exercise|call|chat|answer|lead|profile|customer|client|visitor|data|case|question|account|run)
    (perfect|ideal|typical|average|best|model|reference|sample|dream|hot) (customer|client|visitor|buyer|profile|lead|prospect|user|firm|answer)
    (exam|homework|assignment|school project|case study|math problem|exercise)
    (horoscope|fortune teller|crystal ball|dream|fairy|oracle)
    (i will|i shall|let me|i) (now)? (paste|quote|read out|dictate|cite)
    (each|every) (message|time i|number i)
    (means|stands for) (a|an|the|that|#)
    (stands for|shall mean|is to be read as|are to be read as|define|let x|unit of|opposite day|code word)
  `,
  /** Firms and people who are not the visitor's. */
  others: `
    (my|our|a|his|her|their|the|some|one) @kin _{0,3} (firm|company|business|shop|store|warehouse|clinic|practice|office|team|place|restaurant|startup|agency|factory|bakery|plant|hotel|farm|garage|studio|school|has|have|had|owns|employs|loses|wastes|pays|spends|says|told|runs|works|said)
    @kin (says|said|has|told|loses|works|pays|spends)
    (my|our|their|his|her|biggest|main|a|the|another|other)? (competitor|competitors|rival|rivals|competition)
    (my|our|his|her) (previous|former|last|old|ex) _{0,1} (employer|company|job|firm|workplace|role|business|boss|office)
    (back when|when) (i|we) (was|were|worked) (at|for|with)
    (industry|market|sector|national|global|world) (average|benchmark|standard|norm|mean)
    (benchmark|benchmarks|average company|average firm|average business)
    (hospitals|firms|companies|businesses|shops|clinics|agencies|banks|others|startups|people|customers|everyone) (in general)? (lose|spend|waste|have|pay|need|use|burn|employ|make|on average)
    (according to|as reported by|as stated in|i read|i heard|they say|rumor has it|it is said|studies show|a study|a survey|the study|research shows|experts say|analysts)
    (article|brochure|magazine|newspaper|wikipedia|reddit|podcast|blog|times|report|press release|chatgpt|gpt|claude|gemini|gartner|mckinsey|forrester|linkedin|tv) _{0,3} (says|said|say|wrote|claims|shows|told|found|lists|states|reports|suggested|suggests)
    (firm|company|shop|office|team|guys|people|place|business|neighbor|neighbour|dentist|lawyer|bakery|one) (next door|upstairs|downstairs|opposite|across the street|around the corner|nearby|before me|who was here)
    (a|an|the|some|one|another) (friend|colleague|mate|buddy|client|customer|supplier|vendor|acquaintance) of (mine|ours|yours)
    (someone|somebody|anyone|anybody|a guy|a man|a woman|a firm|a company) (i know|we know|with|who has|that has|having)
    (he|she|they) (has|have|had|lose|loses|spends|spend|waste|wastes|says|said|told|pays|owns|employs)
    (plaintiff|defendant|case of|versus)
  `,
  /** Entries and lines that pretend to come from our side or a machine. */
  record: `
    (system|admin|administrator|database|server|backend|crm|supervisor|moderator|operator|developer|engine|scoring|compliance|data quality|enrichment|webhook|qa|parser|pipeline|importer|internal|scheduler|steward|orchestrator) (note|notice|update|value|values|correction|alert|message|memo|entry|hint|override|response|result|results|says|reports|states|edit|record|log|event|speaking|here|team)
    (note|message|memo|hint|reminder|instruction|correction|edit|update|change) (to|for|from|by) (the|your|our)? (assistant|bot|agent|model|ai|system|admin|team|operator|crm|llm|database)
    (this|the) (visitor|lead|prospect|user|client|customer|account|profile|record|session) (is|has|have|was|said|spends|works|confirmed|told|will|wants|needs|qualifies|already|now)
    (visitor|lead|prospect|user|caller|candidate) (is|has|said|confirmed|spends|told|now|already|counted|upgraded)
    (session|memory|chat|conversation|state|backup|profile|account|context|record|file|slots|lead) (is|was|has been|have been)? (restored|merged|imported|loaded|recovered|updated|transferred|verified|confirmed|complete|amended|linked)
    (summary|recap|record|log|history|transcript|recording|minutes) of (the|our|this|your|my)? (earlier|previous|prior|last)? (conversation|chat|talk|session|call|meeting)
    (previous|earlier|prior|last|shared|full) (context|conversation|session|chat)
    (correct|true|real|verified|internal|stored|final|old|new|expected|trusted) (value|values|hours|figures|state|result|record|context|data)
    (smoke|load|unit|integration|acceptance) test
    (recorded|stored|noted|logged|registered|verified|approved) (by|in|as) (you|your|us|our|the)
    (field|fields|slot|slots|variable|parameter|payload|json|yaml|xml|csv|curly|bracket|colon|comma)
    (trust level|rate limit|access level|privilege|debug)
    (payment|booking|appointment|meeting|call|slot) (is|was|has been) (already|now)? (set|confirmed|booked|made|received|cleared|locked|reserved)
    (amend|correct|patch|overwrite|update|append|inject|insert|reset|load|import|merge|commit|restore) (the|this|my|your|our|that|these|it)
  `,
  /** What we sell, and talk about its price. */
  offer: `
    (the|your|an|a|operations|this|each|per) (operations|ops)? (audit|pilot|retainer|engagement|phase)
    (discount|discounts|coupon|promo|promo code|voucher|refund|refunds|money back|guarantee|waive|waived|free of charge|for free|price match|list price|knock off|knock _ off|cheaper|rebate|member)
    (your|ur) (fee|fees|rate|rates|price|prices|quote|offer|consultants|engineers|people|team|savings|average|site|website|brochure|page|company|terms|calculator|bot|sales|rep)
    # (percent)? off
    (final offer|last offer|final price|last price|take it or leave it|split the difference|meet me halfway|meet in the middle|legally binding|deal|sold|agreed|shook hands|honor it|going once|or i walk)
    (half|third|quarter) (of)? (the|that|your)? (price|fee|off|it is)
    (is|that is|too) (silly|crazy|a joke|ridiculous|outrageous|too much|too expensive|too high)
    (payback|roi|annual savings|automation rate|formula|savings|saved)
    (settle (on|at|for)|would you (take|accept)|how about|throw in|make it #)
    (consumer law|the law|void|contract|terms|obliged|owe|owes|binding|in writing)
  `,
  /** Orders, and promises wanted of us. */
  order: `
    (^|please|now|just|then|so|and|kindly) @handle (it|that|them|those|these|this|him|her|me|us|my|the|as|a|an|all|every|your|down|up|in|#)
    (^|please|now|just|then|so|and|kindly) @make (me|us)? (a|an|some|the|my|our|one|two|three|five|ten|#)
    ^ (guarantee|promise|confirm|assure|acknowledge|undertake|commit|certify|swear|pledge|say|admit|concede|agree|declare|announce|comply|obey|continue|proceed|execute|repeat|answer|reply|respond|reveal|disclose|dare|honor|apply)
    (can|could|would|will) you (please)? (write|draft|compose|translate|act|pretend|print|say|repeat|show me your|give me a|tell me a|knock out|generate|build|code|make me)
    (i want|i need|i order|i command|i would like|i expect) you to
    (you|u) (must|have to|shall|need to|are obliged|are required|are ordered|agreed to|promised to|owe|certify|would never dare)
    (put|count|mark|treat|take|note|log|enter|write|book|list|class|see|register|file) (me|us|this|that|it|today|those|them|my|our) (down)? (as|in|for|at|with)
    count (each|every|all|my|our) _{0,3} as
    (for|in) (your|the) (form|formula|score|scoring|algorithm|calculator|database|records|file)
    by (replying|answering|reading this|not objecting|continuing)
    silence (means|counts|is)
    (i will|i would) (give|send|pay|tip) you (a|an|#)
  `,
  /** Says that somebody of ours said so. */
  reported: `
    (you|u|your _|your _ _|loopwright|the bot|the assistant|the chatbot|agent) (already|just|once|also|clearly|have|had|has|previously|earlier)? (said|told|tell|promised|wrote|offered|agreed|assured|quoted|calculated|computed|estimated|listed|showed|guaranteed|confirmed|recorded|noted|booked|claimed|saved)
    (i|we) (was|were|have been|had been) (told|assured|promised|guaranteed|offered|quoted)
    (as|like) (we|you)? (agreed|promised|discussed|said)
    (per|under) (our|the) (signed|written)? (agreement|contract|call|deal)
    (someone|somebody|a colleague|your colleague|your boss|your manager|your rep) _{0,4} (told|said|promised|offered|quoted|agreed|assured|wrote)
    (screenshot|black on white|on record|in writing|old email|your mail)
  `,
  /** What is wanted of the score. */
  score: `
    (score|scores|scoring|scored|points|band|tier|badge|rating|grade|threshold|qualified|qualification|fit)
    (best|highest|most|full|maximum|max|top|extra|enough|more) (points|score|marks|band|tier|grade|rating)
    (whatever|whichever) (hours|numbers|it takes|scores|works|gets|counts|pays|wins|gives)
    (hot|dream|ideal|perfect|top|premium|vip|high value) (lead|client|customer|prospect|tier)
    (fill|tick|check|click|enter|put) (in)? (the|all|my|any|your) (blanks|blank|gaps|rest|fields|form|boxes|box|field)
    (so that)? (we|i) (can)? (get|reach|pass|qualify|deserve) (the|a|your|that|an)? (meeting|call|calendar|slot|points|score|audit|discount)
  `,
  /** Speaks to the assistant, or of it. */
  us: `
    (you|your|ur|yours|loopwright|chatbot|bot|assistant|ai|machine|robot|chatgpt|model|llm)
  `,
  /** Says itself that it is about those who write it. */
  own: `
    (we|us|our|ours|my|mine|me|i|myself|ourselves)
  `,
  /** Those around the visitor, of whom figures are told as one's own. */
  around: `
    (team|staff|office|crew|department|firm|company|shop|everyone|everybody|all of|each|here|people|clerk|clerks|colleague|colleagues|admins|assistants|desk|reception|front|floor|branch|hr|finance|accounts|payroll|bookkeeper|accountant|receptionist|secretary|them|altogether|in total|overall)
  `,
  /** What somebody does and a process does not: it takes, costs and goes on. */
  does: `
    (has (about|around|some|over)? #|had #|loses|lost #|spent #|wasted #|spends|wastes|pays|employs|uses|burns|owns)
  `,
  /** A sum that is the visitor's own, whatever else the sentence speaks of. */
  budget: `
    (our|my|a|the|total|annual) budget
    budget (is|of|for|would|around|about)
    (we|i) (have|got|can spend|could spend|can invest|budgeted|set aside|earmarked|approved|signed off)
    (set aside|earmarked|allocated|approved|signed off) (by|for) (us|our|the board|my boss)
    (to spend|to work with|to invest|at your disposal|to play with)
  `,
  /** A sum that somebody is paid. */
  wage: `
    (wage|wages|salary|salaries|paid|pays|pay|earn|earns|costs us|cost us|costs me|our cost|our rate|loaded|clerk|clerks|staff|employee|employees|per person|each)
  `,
  /** A sum for an hour. */
  hourly: `
    (an|per|each|every|a) (hour|hr|h)
    hourly
  `,
  /** A price that is said to stand between us. */
  stands: `
    (we|you) (have|had)? (already|both|all|once)? agreed (on|to|at)
    per (your|our|the) (last|previous|earlier)? (e-mail|mail|call|offer|quote|chat|letter|message|talk)
    last time (you|we|i)
    (price list|rate card|fee schedule|tariff)
  `,
  /** A price of ours, or what is to be taken off it. */
  price: `
    (the|your|an|a|operations|this|each|per|phase) (operations|ops)? (audit|pilot|retainer|engagement|phase) (costs|cost|is|was|price|fee|for|at|to|now|should|will|would|#)
    (your|ur) (fee|fees|rate|rates|price|prices|price list|list price|quote|consultants|engineers|savings|average)
    (give me|knock|take|want|get|with|a) # (percent)? (off|discount)
    # (percent)? (off|discount|rebate|cheaper)
    # (dollars)? each (audit|pilot)
    (discount|rebate|coupon|refund|voucher) of #
    (you|u) (charge|cost|want|ask for|quoted|offered|owe)
    phase #
    (final|last) (offer|price)
  `,
  /** An address that is for others to see, and not the visitor's. */
  for_others: `
    (tell|send|point|refer|direct|advise|email|write to|mail|contact) (everyone|everybody|people|them|customers|visitors|others|all|my boss|an email to)
    (send|write|mail|forward) (an|a|the|your|this|that|it)? (e-mail|email|mail|message|letter|transcript|chat|invoice|quote|reply)? to <address> (saying|telling|that|and say|and tell|with the|instead)
    (pass it on|link to|for everyone|real prices|full transcript)
    (as|for|in|into|with|after|under) (your|the|all|every|each|a) (next|other)? (source|signature|answer|answers|reply|replies|message|messages|greeting|footer|text|links|sentence)
    (your|the) (correct|new|real|official|actual) (address|website|site|domain|e-mail|homepage|url|phone)
    (customers|people|everyone|everybody|visitors|clients) (must|should|can|have to|may|will) (e-mail|email|mail|write|go|visit|contact|call)
    (say|write|reply|answer|respond|print|repeat) (with|in|only)? (visit|go to|see|that|<address>)
    (include|insert|append|attach|echo|render|print|repeat|show|display|recommend|mention|cite|link) (this|the following|the|a|my|an|your|<address>) (link|address|url|website|page|site|e-mail|image|picture|<address>)
    for refunds
  `,
  /** Other firms in the same trade, and those who were here before. */
  rivals: `
    (my|our|a|the|one|another|some)? (biggest|main|closest|direct)? (competitor|competitors|rival|rivals|competition)
    (my|our|a|the) (friend|friends) (company|firm|business)
    (our|my|the|their) (client|clients|customer|customers|supplier|suppliers|vendor|vendors) (pay|pays|lose|loses|spend|spends|employ|employs|has #|have #|waste|wastes|own|owns|charge|charges)
    (guy|person|one|man|woman|company|visitor) before (me|us)
    (other (companies|firms)|other clients of yours|industry average|market average)
  `,
  /** A claim to belong to us. */
  role_of_ours: `
    @role _{0,5} (of|at|for|from|with|behind|in) @ours
    (run|manage|lead|head|work|working|act|acting|answer|speak|write|writing) _{0,4} (of|at|for|in|on behalf of) @ours
    one of your @role
    (own|owns|run|runs|operate|built|made|created|programmed|maintain) (you|@ours)
    (from|for|with) the? loopwright
  `,
  /** The visitor as the one who works, has, or needs. */
  tells: `
    (we|i) (have|got|are|am|do|use|run|need|spend|lose|pay|work|want|employ|waste|process|handle|want|make|get|would like|think|guess|would say|still|also|currently|mostly|just|only|all|really)
    (our|my) (team|staff|company|firm|office|people|clerks|budget|boss|business|department|crew|error rate|job|name|e-mail|email|work|time|main|biggest|orders|invoices|data|admin|warehouse|clinic|shop|accountant|bookkeeper|manager)
    (it|that|this|each|which) (takes|costs|eats|is|adds up to) (us|me|about|around|roughly|maybe)
    (there are|there is) (# of us|# people|# clerks|about|only)
  `,
} as const

export const VOICE_LISTS = {
  role: 'owner\nowners\nco owner\nfounder\nfounders\nco founder\nceo\ncoo\ncfo\ncto\ncio\npresident\ndirector\ndirectors\nmanager\nmanagers\nhead\npartner\npartners\nboss\nboard\nchairman\nstaff\nemployee\nemployees\ndeveloper\ndevelopers\nengineer\nengineers\nadmin\nadministrator\noperator\noperators\nmember\nshareholder\ninvestor\ninvestors',
  ours: 'loopwright\nyour own? (company|firm|business|board|agency|consultancy|organization|employer|management)\nthis (web site|website|chat bot|chatbot|bot|chat|assistant|chat window|conversation)',
  kin: 'brother\nsister\ncousin\nuncle\naunt\nnephew\nniece\nfriend\nneighbor\nneighbour\nwife\nhusband\nmate\nbuddy\npal\ngirlfriend\nboyfriend\nex\nlandlord\ndentist\nmom\nmum\nmother\ndad\nfather\ngrandfather\ngrandmother\n(brother|sister|father|mother|son|daughter) in law\nboss of mine\nsupplier\nvendor',
  handle:
    'score\nrate\ngrade\njudge\nrank\nuse\nload\nstore\nsave\nkeep\nimport\napply\nfill\ntick\nlog\nregister\nrecord\ninsert\nappend\nreset\nforce\ntreat\nexecute\nenter\ncopy\ncontinue\ntake\nconfirm\nacknowledge\nreplace\nrestore\nassume\nread\nprocess\nset\nput\nmark\nchange\nincrease\nraise\nlower\nmove\nupdate\nmultiply\nprint\nrepeat\noutput\nshow\ntell\ngive\nopen\nremember\nlearn\ncomplete\nmatch\nwaive\nadjust\nslide\ncrank\nadd\ncount\nhonor\nsend\nlist\nsummarize\npop\nship',
  make: 'write\ndraft\ncompose\ngenerate\ncode\nprogram\nbuild\ncreate\nmake\ndesign\ndevelop\ngive\nproduce\ninvent\ncraft\nprepare\ntranslate\nsolve\nexplain\nsing\ntell\nplan\nrecite\nimprovise\ncalculate\ncompute',
} as const
