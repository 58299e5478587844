/**
 * Words of somebody in danger. `life`: the speaker's own life, also spoken in exaggeration about work. `plain`: words
 * that nobody uses in jest. `threat`: harm to others. `harmed`: somebody harms the speaker. `urgent`: a life in danger
 * at this moment.
 */
export const DISTRESS_PHRASES = {
  life: `
    (i|just|really|honestly|only) (want|wanted|wish|need|plan|ready|going|rather) (to|i could|i would)? (just|really)? (die|be dead|stop living|stop existing|disappear forever|not be here anymore|not wake up)
    (want|wish|rather) (to)? not (to)? (wake up|be here anymore|be here any more|be alive)
    ^ (and|but|so)? (i|we) (just|really|simply)? can not go on (anymore|any more|like this)? $
    (kill|killing|hang|hanging|shoot|shooting|drown|drowning) (myself|my self|meself)
    (jump|jumping) (off|from|out of|in front of) (a|the|this|my)? (bridge|roof|building|window|balcony|train|cliff|ledge)
    (throw|throwing) myself (off|under|in front of|out)
    (slit|slitting|cut|cutting) my wrists
    (end|ending) it all
    (tired|sick) of (living|being alive|life)
    rather be dead
  `,
  plain: `
    (my|having|have|these|get) suicidal (thoughts|feelings|ideation)
    i _{0,2} (suicidal|suicide)
    (i|have) (feel|feeling|felt|been|getting|thinking|thought|considering|contemplating|planning|plan) _{0,3} (suicide|suicidal)
    (commit|committing|attempt|attempted|considering|contemplating) suicide
    (kill|killing|hurt|hurting|harm|harming|cut|cutting) (myself|my self) (tonight|today|now|soon|again)
    i _{0,2} (decided|plan|planning|tried|intend) (to)? (kill|hang|shoot|drown|hurt|harm) (myself|my self)
    (hurt|hurting|harm|harming|cutting) (myself|my self)
    (self harm|self harming|selfharm)
    (end|ending|take|taking|took) my (own)? life
    (take|taking|took|swallowed) (all|a whole bottle of|too many|a bottle of) (the|my|of my|of the)? (pills|tablets|medication|sleeping pills)
    i _{0,2} (took|taken|swallowed) (too many|all my|an overdose of|a whole bottle of) (pills|tablets|medication|_ pills)
    (do not want to|do not wish to|do not know how to|no longer want to|do not care to|can not) (go on|carry on|keep on|continue) (living|to live|being alive|alive|with life|with my life)
    (do not want to|do not wish to|no longer want to|can not) (live|be alive|stay alive|exist) (anymore|any more|with this pain|$)
    (no|not|any) (reason|point|sense|will|wish|desire) (in|to|for|of)? (go on)? (living|live|being alive|stay alive|staying alive)
    nothing (left)? to live for
    (life|my life|it) is not worth (living|it living)
    (everyone|everybody|the world|they|my family|my kids|you) (would|will) (all)? be better off (without me|if i|when i am)
    better off (dead|without me|if i (was|were) (dead|gone))
    (do not|did not|never|not) (want|wish) to (wake up|be here) (anymore|any more|tomorrow|again)?
    i (do not|did not|never) (want|wish) to (be alive|live|exist) (anymore|any more)?
    (goodbye|good bye|this is my) (cruel world|suicide note|last message|forever everyone)
    (nobody|no one) (would|will) (miss me|notice if i (was gone|died|were gone|disappeared))
    (can not|do not want to) (go on|carry on) (living|with life|with my life|alive)
    (wish|wished) (i|that i) (was|were|had|could)? (dead|never been born|never born|not alive|die)
    i just want (it|everything|the pain|all of it|this pain|my life) to (stop|end|be over) forever?
    want to end (it|it all|everything) (tonight|today|for good|forever|once and for all)
  `,
  threat: `
    i @will (kill|murder|stab|shoot|strangle|poison|hurt|harm|attack|beat up) (him|her|someone|somebody|people|everyone|everybody|my @close|another person|other people|the children|my kids)
    i @will (shoot up|blow up|bomb|burn down|set fire to) (the|this|my|our|a) (office|school|building|place|house|plant|hospital|company|church)
    i (have|got|am bringing|brought) a (gun|knife|bomb) (here|with me|in my hand|in my bag|to work|and i)
    (thoughts of|thoughts about|thinking of|thinking about) (hurting|killing|harming) (someone|somebody|people|others|him|her|my @close)
    (afraid|scared|worried) (that)? i (will|might|may|could|am going to) (hurt|kill|harm) (someone|somebody|him|her|my @close|people)
  `,
  harmed: `
    (my|the) @close (is|was|keeps|has|just|will|might|may|again|always|wants|threatened|threatens|tried|trying|going|about|to)? _{0,2} (hurt|hurts|hurting|hit|hits|hitting|beat|beats|beating|kill|killing|choke|choked|choking|strangle|strangled|stab|stabbed|attack|attacked|rape|raped|abuses|abusing|threatening|stalking|shoot) (me|my kids|the kids|my children|our kids|my mother|himself|herself)
    (he|she|someone|somebody|a man|a guy) (is|keeps|has|just|will|might|may|wants|threatened|tried)? _{0,2} (hurt|hurting|hit|hitting|beat|beating|choked|choking|strangled|stab|stabbed|attacked|attacking|raped|abusing|stalking) (me|my kids|the kids|my children)
    they (are|keep|will|want to|just) _{0,1} (hurting|hitting|beating|hurt|beat|raping|stalking) me
    (he|she|someone|somebody) (is going to|is trying to|wants to|threatened to|is threatening to|will|said he will|said he would|tried to) (kill|shoot|murder) (me|my kids|himself|herself|themselves)
    i (am|do|feel) (not)? (feel|being)? (safe|unsafe|in danger|beaten|held hostage|trapped|followed|abused|stalked) (at home|here|in my home|in my house|right now|tonight|with him|against my will|by my @close|with my @close)
    i (was|have been|got|am being) (raped|assaulted|stabbed|beaten up|held hostage)
    (afraid|scared|fear|fearing) for my life
    (somebody|someone|my @close|a friend|my friend|my colleague|my coworker|he|she) (is|was|just|has|who)? _{0,1} (going|about|threatening|trying|wants|tried|threatens) to (kill|hang|hurt|harm) (himself|herself|themselves|themself)
  `,
  urgent: `
    @person (has|have|is|just|suddenly)? (just|suddenly)? (collapsed|passed out|not breathing|stopped breathing|unconscious|unresponsive|bleeding out|bleeding badly|bleeding heavily|bleeding to death|choking|drowning|dying|overdosed|having a (heart attack|stroke|seizure)|had a (heart attack|stroke|seizure))
    i (think i)? (am|might be|may be) (having|getting) (a|an) (heart attack|stroke|overdose|seizure)
    i (really)? can not breathe
    i (am|keep) bleeding (badly|heavily|out|a lot)
    ^ (please|someone|somebody|help|quick)? (please)? (call|send|get) (me|us)? (an|the)? (ambulance|911|112|999|paramedics)
    (i|we) need an ambulance (now|please|here|right now|quick|fast|$)
    there is (a|an) (fire|shooter|gunman|gas leak|explosion|bomb) (here|right now|now|in (the|our|my) (building|office|warehouse|plant|house|school|store))
    active shooter
    i (have)? (just)? (took|taken|swallowed|overdosed) (an|on|a)? (overdose|pills|heroin|fentanyl|too many pills|all my pills)
  `,
}

export const DISTRESS_LISTS = {
  will: `
    (just)? (will|might)
    (am|was)? (just)? (going|about|ready|planning|tempted) to
    (just|really)? (want|plan|intend) to
  `,
  close: `
    (own)? (husband|wife|partner|boyfriend|girlfriend|ex|ex husband|ex wife|ex boyfriend|father|dad|stepfather|stepdad|mother|mom|mum|son|daughter|brother|sister|uncle|spouse|fiance|roommate|neighbor|neighbour|kids|children|family|baby|child)
  `,
  person: `
    (someone|somebody|he|she)
    (a|my|our|the) (colleague|coworker|co worker|man|woman|guy|customer|visitor|kid|child|worker|driver|person|boss|friend)
    my @close
  `,
}

/** Work that is spoken of in exaggeration, and words of a jest. */
export const HYPERBOLE_PHRASES = {
  work: `
    (spreadsheet|spreadsheets|excel|csv|csvs|invoice|invoices|invoicing|paperwork|data entry|copy pasting|copy paste|copying|pasting|retyping|typing|reconciliation|reconciling|workflow|workflows|manual work|manual entry|month end|quarter end|payroll|timesheets|timesheet|inbox|tickets|sap|salesforce|quickbooks|netsuite|erp|crm|purchase orders|bookkeeping|expense reports|expenses|filing|portal|vlookup|macro|macros|printer|po|pos)
    (this|these|our|the|another|one more) (process|processes|form|forms|report|reports|tool|tools|software|system|systems|emails|orders|claims|meeting|meetings|excel|audit|export|exports|import)
    (boredom|bored)
    (lol|haha|lmao|rofl|jk|kidding|figuratively|joking)
    (make|makes|making|made) (me|us|you) (want|wanna|feel)
  `,
  reported: `
    (patients|patient|clients|client|callers|caller|customers|members|students|residents|veterans|tenants|claimants|teens|users|drivers|inmates) (who|that|in|with|have|say|says|said|are|call|calls|calling|want|feel|threaten|report|may|might|can|has|is)
    (hotline|helpline|crisis line|prevention|awareness|risk assessment|risk assessments|screening|screenings|incident|incidents|case notes|statistics|charity|nonprofit|protocol|protocols|policy|policies|training|triage|dataset|film|movie|book|song|novel|game)
    (if|when|whenever|once|each time|every time|in case|anytime|where) (a|an|the|someone|somebody|anyone|one|any|he|she|my|i get|people)
    last (year|month|week)
    (year|years|month|months|week|weeks|days) ago
    (so to speak|as it were|metaphorically)
  `,
  mild: `
    (kill|killing|murder|shoot) me (if|when|unless|for|over|because|about|once|lol|with)
    (shoot|shooting|shot|hit|hitting|beat) (me|him|her|them|you|us|someone|somebody|people) (up|an|a|over|your|the|on|to it|back|with)
    dying (to|for|of)
    (hurt|hurting|harm) (him|her|someone|people|me|my) (is|feelings|career|reputation|business|chances|margins|numbers)
  `,
}
