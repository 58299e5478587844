/** Does not know, cannot tell, or would have to ask. */
export const UNSURE_PHRASES = {
  unsure: `
    @not @however? @however? (know|remember|recall|guess|estimate)
    (i|we) know (not|nothing)
    (no|zero|not a|not the|without a|not (have|got) (a|the|any|much of a|even a)|not the|not any) @however? (idea|clue|inkling|notion|foggiest|faintest|earthly|scooby)
    the (foggiest|faintest)
    (be|just|only|would be|am|is) guessing
    (how (should|would) (i|we) know|is not known|not known|idk|idek|dont no|beats me|who knows|heaven knows|lord knows|god knows|goodness knows|unknown|search me|stumped|you got me|got me there)
    (your|anyone is|anybody is) guess
    (nobody|no one) (really|actually|here|ever|has|is|has ever|honestly)? (knows|counts|tracks|measures|records|counted|measured|counting|measuring|tracking|recording)
    no (record|records|tally|count|track) (of|on) (it|that|this|those)
    (not that i (know|can tell)|not to my knowledge|not off the top of my head|not offhand)
    @not @however? have (that|those|the|any|exact|good|real|hard|solid|actual|a)? _{0,1} (number|numbers|figure|figures|data|info|information|stats)
    (finance|accounting|hr|payroll|bookkeeper|accountant|controller|boss|manager|he|she|they|@role) would know
    would not know
    would know (that|this|it|those)? , (but)? (i|we|not)
    ^ (unsure|nk|uncertain|no clue|not known) $
    ^^ (hm|hmm|hmmm) $$
    not @however? @much? @much? (sure|certain|positive|aware)
    (unsure|uncertain)
    (hard|difficult|tough|tricky|impossible|not easy|too early|too soon) to (say|tell|estimate|know|judge|guess|quantify|pin down|put a (number|figure))
    (can|could) not @however? @however? (say|tell|name|name them|tell you) (you|ya)? (,|$|for (sure|certain)|exactly|precisely|off|without|at the moment|right now|yet|tbh|sorry|really|honestly|offhand|before|until)
    (can|could) not say (how many|how much|what|who|when)
    could not (even|really|honestly|possibly)? tell (you|ya) (what|how|who|which|when|where|if|whether|that|,|$)
    (can|could|able to) not (give|put|name|quote|do) (you|it|on it)? (a|an|any|the|better)? _{0,1} (number|figure|estimate|answer|ballpark|than that)
    (would|will|need to|have to|must|should|let me|got to) (have to|need to|must)? (check|ask|look (it|that|this)? (up|into)|find out|dig (it|that) out|get back to you|come back to you|confirm with|inquire|enquire) @askwhom
    (never|not|nobody|no one) (has|have|ever|really|actually|yet|been|i|we)? (ever|really|actually|yet|been)? @measured
    (never|not) (asked|looked|checked) (what|how|who|it|that|into it)
    no (number|figure|estimate|stats|statistics|data|figures|numbers) (on|for|yet|,|$|to hand)
    (not|yet to be|still to be) (set|decided|defined|determined|confirmed|worked out|agreed|fixed) (yet)?
    not yet (set|defined|decided|known|clear)
    (tbd|tbc)
    no budget (set|yet|defined|approved|number)
    ^ @lead? (it)? (really|all|kind of)? depends (,|$|on (who|what|how|the|which|whether|when)|who|what|how|which|whether|when)
    (it|that|this|which|really|all) (all|really|kind of)? depends (,|$|on (who|what|how|the|which|whether|when|you))
    (varies|it varies|all over the (place|map|shop)|differs|fluctuates)
    (changes|differs|different) (every|each|by the|from) (day|week|month|year|season|one)
    i (must|would have to|will have to|need to|should|better|first must|must first) (first)? (ask|measure|look it up|find out|count it)
    here i must
    depends of
    ask me (again)? (later|after|in|next|another|tomorrow|on monday)
    (can|could) not think (right now|now|of it)
    (i|we) do not (handle|see|do|deal with) (the|that|those|payroll) (payroll|numbers|books|side|part|money|wages|accounting)?
  `,
}

export const UNSURE_LISTS = {
  not: '(do|did|does|would|can|could) (really|honestly|actually|just|simply)? not',
  however:
    'really\nactually\nhonestly\nexactly\neven\nquite\ntruly\nrightly\nsimply\njust\nyet\nprecisely\nfor sure\nmyself\never\nrightfully\nearthly\nslightest\nfaintest\nfoggiest\nremotest',
  much: 'really\ntoo\nentirely\ntotally\nquite\n#\nall that\nso\nvery\nat all\ncompletely\nexactly\nyet\noverly\n100%',
  measured:
    'measured\nmeasure\ntracked\ntrack\ncounted\ncount (it|that|them|those|,|$)\nthought (about|of)\ndecided\nset (a|any|one|aside|$|,|yet)\nfigured\nworked (it|that|this)? out\ncalculated\ncalculate\nchecked\ntimed\nlogged\nrecorded\nkept (track|count|score|records)\nkeep (track|count|score|records)\nadded (it|that|them) up',
  askwhom:
    '(,|$|that|it|my|our|the|with|him|her|them|on that|someone|somebody|finance|accounting|payroll|hr|around|for you|first|what|how)',
  role: '(mr|mrs|ms|miss) _\nmy (boss|partner|accountant|bookkeeper|wife|husband|manager|office manager)\nour (accountant|bookkeeper|controller|cfo|office manager)',
  lead: 'well\noh\nhm\nhmm\nok\num\nhonestly\nit\nthat',
}

/** Beside these, the words tell of something else. */
export const NO_UNSURE_PHRASES = {
  other: `
    (you|they|she|he|people|we|who|to) (will|would|must|should|have to|need to) (ask|check|find out|look)
    know (what we (want|need|are doing|would do)|where to|how to (stop|fix|cope)|any better|each other|what to do)
    (count|counted) (me|us|on)
    no data (entry|errors|error)
    (set|setting) _{0,3} (aside|up)
    (should|would) not count
    not (sure|certain) (if|whether|about) (you|this|that is|it is|we (are|need)|i (need|want))
    (your|you) (do|can|could|would) not
    (customers|clients|patients|they|suppliers|vendors|drivers|people|tenants) (do|did|does|would|can|could) not
    depends on (paper|excel|manual|spreadsheets|email|one)
  `,
}
