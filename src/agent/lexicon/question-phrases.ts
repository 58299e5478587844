/** Beginnings of a question to us. Where it may stand decides `acts/questions.ts`. */
export const QUESTION_PHRASES = {
  /** The verb stands before its subject, or a question word before the verb: a question with and without its mark. */
  asks: `
    @aux @subject
    am i
    (have|has) (you|it|they|there|this|anyone|anybody|others|your|loopwright)
    (what|which) _{0,3} (do|does|did|are|can|could|will|would|should|have) (you|it|they|we|i|your|this|the)
    (who|whose) _{0,3} (do|does|did|are|can|could|will|would|should) (you|they|we|i)
    (where|when|how|why) _{0,4} (do|does|did|can|could|will|would|should) (you|it|they|we|i)
    (what|how|where|when|why|wat|wht|hwo|hw) (do|does|did|can|could|will|would|should|may|might) _
    (why|how|what|when|where) (has|have|had|am) _
    what happened
    who (runs|owns|maintains|supports|manages|operates|hosts|fixes|updates) (it|this|that|them)
    (who|when) (is|are|will|would) _{0,2} (email|e-mail|call|contact|phone|write) (to)? (me|us)
    @wh (about|if|else|kind|sort|type|to|model|llm|phase|one)
    what (happens|makes|tools|systems|industries|services|results|languages|counts)
    (how|hwo|hw) (much|many|long|soon|fast|quick|quickly|big|large|old|expensive|accurate|secure|safe|reliable|often|far|good|hard) (is|are|do|does|did|would|will|can|could|should|of|for|until|before)
    how (much|long|many|expensive|secure|safe) $
    how (much|come) (for|your|the|please)
    (what|who|how|where|when) (is|are|was|were) (the|your|my|our|this|that|it|a|an|in|included|on|you|they|there|with|not)
    how (much|many|long|often|far) _{0,6} (do|does|did|can|could|will|would|should) (we|i|you|it|they|this|the|your)
    where (is|are) (my|our|your|the|that)
    (why|how) (is|are|not) _
    who (is|are) (the|your|behind|you|running)
    are you _
    (what now|now what)
    (who|what) am i _
  `,
  /** A clause with a question word, which may as well tell: "what takes longest is filing". */
  may_ask: `
    (wat|wats|wht) _
    (what|who|how|which|whose|where|when|why) (is|are|was|were) _
    (what|who|whose|how) _ _
  `,
  /** The verb before a subject that is no pronoun: "can agents read PDFs". */
  may_ask_first: `
    (can|could|does|did|should|will|would) _ _
    (is|are|do|will|would) _{1,8} (you|your|loopwright)
  `,
  /** Only where a sentence begins: after a comma they tell. */
  asks_first: `
    (which|why) _ _
    (how|hwo|hw) (much|many|long|soon|fast|often|far|old|big) _ _
    (is|are|was|were) _{1,9} @quality
    @prep (what|which|how|whom) _ _
    (and|so|then)? who (pays|covers|eats|foots) ($|for|if|when|then|the|it|that)
  `,
  requests: `
    (can|could|would|will) you (please)? (tell|explain|show|describe|give|send|walk|clarify|elaborate)
    (tell me|explain|describe|walk me|show me|give me|send me|remind me|recap|summarize|summarise|repeat|compare|define) (_|$)
    (recommend|suggest) (me|us|a|an|some|any)
    translate (into|to|this|the|and)
    tell (whoever (calls|rings|phones|is calling|will call|takes the call)|the caller|the person (who calls|on the call))
    my (worry|concern|fear|doubt) is
    (revert|reply|advise|confirm|inform|share|clarify) (how|whether|if|what|when|who|which|me|us|your|the)
    send (price|prices|pricing|info|information|details|brochure|references|your|a quote)
    would like to (know|hear|understand|ask|see (proof|examples|references|results|numbers|prices|pricing|a))
    (let me|let us) know (if|whether|how|what|when|who|which|about)
    (i|we|id) (would)? (also|first|just|really)? (like|love|want|need|wish) to? (know|understand|hear|learn|see|ask)
    (not|never) (really|quite)? clear (to me)? (what|how|why|if|whether|when|who)
    i? (still)? do not (really|quite)? (get|understand|see) (what|how|why|when|who)
    no idea (what|how|why) (this|that|the|it|your|you)
    (a|the|one) (number|figure|estimate|ballpark) for (my|our|us|me)
    (i|am|i am)? (curious|wondering|interested in (knowing|hearing)) (_|$)
    i wonder
    (my|a|one|another|the|next) question (is|about|on|regarding|for)
    question (about|on|regarding)
    (worried|concerned|nervous|skeptical|sceptical|unsure) about
    (need|want|looking for|send|request|asking for) (a|some|more|the|your)? (quote|pricing|price|prices|info|information|details|ballpark|brochure|estimate of your)
    more (info|information|details)
    list (your|the|all|everything)
    any (free|cheap|cheaper|other|better|simpler) (tool|tools|way|ways|software|option|options|app|apps)
    (delete|erase|remove) my _
    forget (me|everything)
    any (experience|case studies|discount|discounts|reference|references|guarantee|guarantees|hidden|jobs|openings|examples|downsides|idea what)
    got any _
    your (rate|rates|price|prices|pricing|price list|fee|fees|charges|cost|costs|turnaround|references|case studies) $
  `,
  /** Said of a price: "that is too much". */
  worry: `
    (that|it|this) @seems like? (a lot|too much) (,|$|of money|for (us|me|this|that|what))
    (that|it|this) @seems like? @very? (expensive|pricey|steep|costly) (,|$|for|but|though)
    (that|it|this) @seems (way)? (out of|over|above) (our|my) (budget|range)
    too expensive
    more than (we|i) (can|could) (spend|afford)
  `,
}

export const QUESTION_LISTS = {
  aux: 'is\nare\nwas\nwere\ndo\ndoes\ndid\ncan\ncould\nwill\nwould\nshould\nmay\nmight\n(is|are|was|were|do|does|did|can|could|will|would|should) not',
  subject:
    'you\nya\nit\nthis\nthat\nthere\nthese\nthose\nwe\ni\nthey\nhe\nshe\nyour\nour\nmy\nthe\ntheir\nits\nany\nanyone\nanybody\nsomeone\nsomebody\npeople\nagent\nagents\nai\neverything\nnobody\nloopwright\ntraining\nsupport\ndocumentation\n(a|an) (human|person|real|nda|contract|agent|pilot|retainer|discount|audit)',
  wh: 'what\nhow\nwho\nwhose\nwhere\nwhen\nwhich\nwhy\nwat\nwht\nwats\nhwo\nhw',
  prep: 'at\nin\nfor\nby\non\nwith\nto\nfrom\nunder\nof\nafter',
  quality:
    'enough\nbetter\nsafer\nsafe\nsecure\nincluded\navailable\npossible\nnecessary\nrequired\nmandatory\noptional\nworth\ncheaper\nallowed\nfree\ndifferent\nnegotiable\nfixed\nextra\nuseful\ngood\nbad\nreal\ndangerous\nexpensive\nhard\neasy\nrealistic\nnormal\nlegal\nsomething\nenabled\naccepted\nokay\nsupported\nnormal',
  seems: 'is\nseems\nsounds\nlooks\nfeels',
  very: 'very\ntoo\nquite\nso\npretty\nreally\nrather\na bit\na little\nkind of\nway too',
}

/** Begins like a question and asks us nothing. */
export const NO_QUESTION_PHRASES = {
  no: `
    do the (math|maths|sum|sums|same|job|work|trick|needful)
    (can|could|would) you (believe|imagine|hear)
    (do|did) you (see the problem|believe|know what i mean|know|see) (,|$)
    (do|does) (i|that|it|this) look
    how (would|should) (i|we) know
    (who|god|heaven) knows
    who (cares|has time|needs that)
    where (do|should|shall|to) (i|we)? (start|begin)
    what (a|an|we|i|they|he|she|our|my|the) _
    what (it|this|that) (is|does|takes|comes|boils)
    (how|why|who|which|where|when) (an|a|we|i|our|my|they|it|this|that|he|she|the|know|knows|mean|means|makes|include|includes|happen|happens) _
    let (me|us|you) know if (that|this|it) (is|does|makes|works|helps)
    how (much|many|long|often|far) (people|hours|time|money|orders|invoices|of us|of them|staff|persons)? (we|i|our|my|they|it|the|a) _
    what happens is
    (what|who|where) else is new
    what you _
    what (really|truly|actually|mostly) _{1,3} (is|are)
    (what is|see|seeing|checking) out there
    (is|was|would be|should be|are) that (ok|okay|enough|fine|good|clear|it|all) $
    (do|is|are|will|would) be _
    (does|did) (that|this) (help|make sense|work|count) $
    (can|could) i (tell|say|be honest|just say)
    (tell|give|show|send|explain|describe|repeat) (you|ya|them|him|her)
    tell me a joke
    (give|send) me a (call|minute|moment|second|sec|picture|list|hand|break)
    (show|send|give) me (the|your) (calendar|calender)
    (it|that|this) is expensive _
    (you|u) meant
    more (info|information|details) (later|tomorrow|soon)
    have (you|it) in
  `,
  /** Where a sentence begins with the verb, its subject is left out: "could start next week". */
  no_subject: `
    (do|is|are) not _
    (can|could|should|would|will|does|did) (not|be|do|have|happen|take|like|love|prefer|vary|always|also|say|only|go|get|use|start|begin|help|need|run|save|pay|work|make|live|spend|also|still|probably|maybe|easily|even|just|really) _
    which (is|are|was|were) _
  `,
}

/** What may stand before a question in its sentence. */
export const QUESTION_LEADS = {
  lead: `
    (hi|hello|hey) there
    (hi|hello|hey) there
    (ok|okay|hi|hello|hey|so|and|but|well|also|plus|btw|thanks|thank you|yes|yeah|sure|great|right|actually|anyway|or)
    first (of all)?
    one (more)? (thing|question)
    (can|could|may) (i|we) (just|also|quickly)? ask (you)? (something|this|one thing|a question)? ,
    (quick|another|last|next|other|my|a)? question ,
    (no|nope|curious|just curious|wondering|just wondering) ,
    out of curiosity
    just
    (sorry|please|pls|oh|um|hmm|hm|uh|kindly)
    (before|until) (that|i answer|we go on|anything else|i go on|we continue|i give you anything)
    (by the way|in that case|then|now|guys|team|sir|madam|mate|fine|cool|perfect)
    (that|it)? depends ,
    (you|u) (did|do|have) not (really|even|actually)? (answer|answered|say|said|tell me|tell us|told me|explain|explained) (my question)?
  `,
}

/** Which run on without a joint: "we drown in paperwork can you help". */
export const RUN_ON_PHRASES = {
  asks: `
    (what|how|which|where|when|why|who)? (can|could|do|does|did|are|will|would|have) you
    (is|are) there _
    how (much|long) (is|does|do|would|will)
    what happens
    what if
    (what is|what does|what do|what are|what would) (the|your|it|this|that|a|an)
    (what|how|where|why) (do|does|did|can|could|should|would|will|is) (i|we|you|it|this|that)
    (what|which|how many|how much) _{0,3} (can|do|does|did|could|will|would|should) (i|we|you|they|it)
    is (that|this|it) (too|even|enough|big enough|worth|something you|a problem|an issue|doable|possible|realistic) 
  `,
  /** After a condition: "if a tool has no interface does that change the price". */
  after_if: `
    (do|does|did|can|could|would|will) (you|it|that|this|we|i|they) _
    (how|what) (much|long|many|do|does|happens|can|would|will|is|are) _
  `,
  /** A question inside a clause that tells: "customers ask what is the price". */
  told: `
    (ask|asks|asked|asking|tell|tells|told|show|shows|explain|know|knows|sees) (us|me|them|you|him|her|people) _
    (and|or|that|this|it|we|i|you|they|as|than|so|know|knows|ask|asks|asked|asking|see|seeing|check|count|track|on|of|about|tell|tells|say|says|like|what|how|where|that|which|who|if|when|idea|sure|not|wonder|it|is|are|was) _
  `,
}

/** Some words without a verb that name what only we can tell: "price audit", "case studies please". */
export const TOPIC_PHRASES = {
  topic: `
    (price|prices|pricing|price list|price range|pricing range|cost|costs|fee|fees|rates|quote|budget range)
    (timeline|timelines|timeframe|turnaround|security|privacy|privacy policy|gdpr|hipaa|soc #|soc2|iso #|iso27001|certification|certifications)
    (career|careers|job|jobs|vacancy|vacancies|open (roles|positions))
    (case study|case studies|references|testimonials|portfolio|contact|contact (info|details|form)|phone number)
    (discount|discounts|guarantee|guarantees|refund|refunds|nda|retainer|deliverables|integrations|roi|roi formula|calculator|payback|fit score)
    (newsletter|blog|library|articles|terms|terms and conditions|faq|faqs|who are you|about you|services|use cases|pilot|rollout|operations audit)
  `,
  filler:
    'your\nthe\nany\na\nan\nand\nor\nof\nfor\nplease\ninfo\ninformation\ndetails\naudit\npilot\nrollout\nfull\nmonthly\ntypical\naverage\nmore\nabout\non\nrange\nagain\nnow',
}

/** An answer in doubt, a nudge, or a doubt at the end of what is told. */
export const HEDGE_PHRASES = {
  hedge: `
    ^ (maybe|perhaps|about|around|roughly|like|say|approx|approximately|or|i guess|i think|probably) _
    ^ (ok|okay|right|yes|no|yeah|really|huh|hm|hmm|eh|so|and|well|hello|hi|hey|sorry|pardon|what|why|why not|correct|you know|know what i mean|got it|see|happy|make sense|makes sense) $
    (is|was) that (ok|okay|enough|fine|good|right|clear|it|all) $
    (does|did) (that|this) (help|make sense|work|count) $
    ^ (idk|dunno|not sure|i do not know) (,)? (a lot|quite a (lot|bit)|too (many|much)|loads|tons|ages|forever|some|a few) $
  `,
  /** Asks whether what it ends is so. */
  tag: `
    (right|ok|okay|yes|no|correct|you know|is not it|do not you think|if that (helps|counts|makes sense)) $
  `,
}
