/** Who decides, by what people say of themselves and of others. Read together with the head `authority`. */
export const AUTHORITY_LISTS = {
  det: `
    (my|our|the|his|her|their|some|a|your)
  `,
  kind: `
    (big|old|two|three|other|business|general|line|own|direct|senior|finance|financial|operations|it|managing|executive|group|regional|area|department|office|practice|plant|site|branch|it|purchasing|whole|entire|local|co|fellow|head|shop|sales|business|buying|steering|selection)
  `,
  chief: `
    (boss|bosses|manager|managers|director|directors|ceo|coo|cfo|cto|cio|cno|cro|cmo|cso|cpo|provost|vice provost|md|president|vp|svp|evp|chief|chiefs|supervisor|administrator|controller|comptroller|treasurer|bursar|dean|superintendent|mayor|commissioner|chairman|chairwoman|principal|headteacher|head)
    (chief|head) (executive|of) _{0,2}
    (board|committee|partners|partner|cofounder|cofounders|co founder|leadership|management|procurement|purchasing|finance|legal|headquarters|hq|corporate|trustees|governors|council|shareholders|investors|franchisor|committee|head office|home office|parent company|group|panel|higher ups|superior|superiors|seniors|execs|executives)
    (wife|husband|dad|father|mother|mom|mum|brother|brothers|sister|sisters|son|daughter|family|parents|uncle|aunt|cousin|spouse|brother in law|father in law|in laws|other half)
    (owner|owners|founder|founders|proprietor)
    (finance|legal|it|purchasing|management|operations|accounts) (lady|guy|team|department|people|folks|head|lead|side)
  `,
  other: `
    @det @kind? @kind? @chief
    (management|procurement|purchasing|finance|corporate|headquarters|hq|head office|leadership|legal|someone else|somebody else|someone above|somebody above|people above|dad|mom|mum|upstairs|board|boss|ceo|cfo|coo|cto|cio|owner|owners|director|directors|manager|partners|committee|trustees)
    (he|she|they)
  `,
  decides: `
    (decides|decide|approves|approve|signs|sign|okays|votes|vote|chooses|choose|picks|greenlights|authorizes|authorises|buys|pays|countersigns)
    (signs|sign) (it|this|that|everything|them|things)? off
    (has|have|gets|get|makes|make|takes|take|holds|hold|got) (the|a|that|those|all|every|all the)? @last? (say|word|call|decision|decisions|calls|vote|veto|signature|purse strings|checkbook|budget|money)
    (calls|call) the shots
    (pulls|pull) the trigger
    (controls|control|holds|hold|owns) the (budget|money|purse strings|purse|checkbook|cheque book)
    (has|have|needs|need|would have|would need|will have|got|must|would|will) to? (first|also|all|then|finally)? (approve|agree|sign|sign off|decide|okay|ok|say yes|be convinced|be on board|choose|authorize|authorise|countersign)
  `,
  last: '(final|last|ultimate|deciding|casting|only|big|full)',
  act: `
    (decide|sign|approve|choose|okay|authorize|authorise|greenlight|buy|commit)
    sign (it|this|that|things|everything|contracts|the contract)? off
    (make|take|have|hold|get) (the|all|all the|every|that|those|this|these|full)? @last? (decision|decisions|call|calls|say|word|vote|signature|authority|power)
    call the shots
    pull the trigger
    hold the (purse strings|purse|budget)
    control the (budget|money)
    sign (the|all the)? (checks|cheques|contracts|contract)
  `,
  title: `
    (owner|founder|ceo|coo|cfo|cto|cio|cmo|president|proprietor|principal)
    (co|acting|business|sole|part|joint) (owner|founder|ceo|president|proprietor)
    (cofounder|chief executive|managing director|managing partner|general manager|sole trader|owner operator|owner manager|md)
    chief _ officer
    director and (owner|founder)
    (owner|founder|president|chairman) and (ceo|coo|cfo|president|director|manager|founder|owner)
  `,
  gather: `
    (research|researching|gathering|gather|collecting|collect|comparing|compare|compiling|compile|scouting|googling|fact finding|shopping around|looking around|looking into|looking up|looking things up|looking for|preparing a|putting together|pulling together|making a list|getting quotes|doing the (research|legwork|homework|groundwork)|doing research|doing some research|doing homework|doing some homework)
  `,
  firm: `
    (company|business|firm|shop|shops|practice|place|agency|store|stores|clinic|studio|restaurant|outfit|salon|garage|brokerage|farm|workshop|office|yard|school)
  `,
  document: `
    (invoice|invoices|order|orders|po|pos|claim|claims|request|requests|ticket|tickets|timesheet|timesheets|time sheet|time sheets|quote|quotes|quotation|quotations|form|forms|document|documents|expense|expenses|report|reports|payment|payments|refund|refunds|shift|shifts|rota|schedule|holiday|leave|application|applications|batch|file|files|drawing|drawings|delivery|deliveries|note|notes|bill|bills|payroll|change|changes|record|records|loan|loans|permit|permits)
  `,
  only: '(only|just|merely|simply|mostly|purely|mainly)',
} as const

/** Said in any message. */
export const AUTHORITY_PHRASES = {
  decision_maker: `
    i @only? (alone|also|can|do|personally|get to|always|am allowed to|am authorized to|usually|will|am able to)? (personally|also)? @act
    (my|mine) (own)? (call|decision|choice) (alone|only)?
    (decision|call|choice|final say|last word|final word|final call|final decision) (is|rests with|lies with|stays with|sits with|stops with) _{0,1} (mine|me)
    (buck stops) (here|with me)
    (nobody|no one|noone) (above|over|but|except) me
    (nobody|no one|noone) (else)? (has to|needs to|must|can|decides|signs|approves) _{0,5} but me
    (do|does) not (need|have to ask|need to ask|have to run|answer to|report to) (anyone|anyones|anybody|anybodys|permission|approval|any)
    (answer|report) to (nobody|no one|noone)
    without (asking|approval from|permission from) (anyone|anybody|nobody)?
    i (founded|started|built|bought|set up) (the|this|my|a|our|an) _{0,3} @firm
    (we|i) (both|jointly) own
    i run (a|an|the|my|this|our own) _{0,3} @firm
    i own
    (nobody|no one|noone) (can|could|will|would) (overrule|overrules|stop|veto|block) me
    i am (the)? boss
    boss of (a|an|our|my|this)? _{0,3} @firm
    purse strings are (mine|with me|in my hands)
    i have (got)? (the)? (full|sole|final)? (sign off|signoff|signing authority|signing power|@last say|@last word)
    (made|taken|signed|approved) by me ($|,|alone|only)
    (higher|further) than me
    (talking|speaking|writing|chatting) (to|with) the (person|one|man|woman|guy) who (decides|signs|approves|pays)
    (all|entirely|is|only) up to me
    i am (the)? sole (owner|director|proprietor|decision maker|partner)
    i am (the|one of the|a|an|actually the|also the) @title
    i am the (boss|decision maker|one who (decides|signs|approves|pays)|person who (decides|signs|approves|pays)|one with the @last (say|word)|decider|budget holder)
    (it is|its|am) me (who|that) (decides|signs|approves|pays)
    i am @title
    (i am|as) (the|a|our)? gm
    as (the|a|an)? @title ,? i
    @title here
    @title (of|at) _
    @title ($|,)
    me , (the)? @title
    (leaves|leave) _{0,4} to me
    i (have|got|hold) (full|complete|sole|the|all the) (authority|mandate|power|control)
    we decide together
    (decide|own) it together
  `,
  influencer: `
    @other (then|only|also|always|still|just|both|ultimately|finally|usually|will|would|alone|all)? _{0,1} @decides
    @other _{0,2} (final|last) (say|word|call|decision)
    (final|last)? (decision|say|word|call|approval|signature) (is|rests|lies|stays|sits|belongs|comes|would be|is made|is taken) (with|to|from|by|down to|up to)? @other
    (approval|sign off|signoff|permission|okay|ok|blessing|buy in|signature|go ahead|green light|consent|nod) (from|of|by) @other
    (approved|signed|signed off|decided|okayed|cleared|agreed) by @other
    (need|needs|require|requires|want|get|wait for|subject to|pending) _{0,3} (approval|sign off|signoff|blessing|permission|signature)
    (run|take|put|bring|present|pitch|pass|get|clear|send) (it|this|that|everything|them|things)? (by|past|to|before|up to|with|through) @other
    (convince|persuade|ask|consult) @other
    (go|goes|going|has to go|went) (to|past|before|through|up to|via) @other
    (up|down|left) to @other
    i (can|will|would|do|get to|am the one who|am the one to)? @only? (recommend|advise|propose|suggest|shortlist|influence|champion|evaluate|advocate)
    i (make|give|put|prepare|write|have|get) (a|the|my|some|together|forward|up)? (the)? (recommendation|recommendations|proposal|case|business case|shortlist|opinion|a say|input|a voice|a vote)
    (on|with) my (recommendation|advice|input)
    (do|can|could|am) not @act
    not (my|mine|up to me|only me|just me|me alone|the decision maker|my own) _{0,1} (decision|call|money|signature|$)?
    (it is|its|that is) (his|her|their) (business|company|money|decision|call|shop|firm)
    not alone
    (part of|one of) the (committee|decision|team that)
    (have|get) a (say|vote|voice) (in|on|but|$|,)
    i answer to @other
    (share|share it|share that|share this|share the decision) with @other
    (submit|present|propose|escalate) (it|this|that|everything|them) to (@other|them|him|her)
    (asked|tasked|told) by @other to (come back|prepare|propose|write|make|build)
    (approved|decided|signed|signed off|cleared) (upstairs|above me|higher up|elsewhere)
    is not (my|mine)
    (we|they) (all)? (vote|decide) (on it|as a|by)
  `,
  researcher: `
    i am @only (the)? @gather
    @only (here to)? @gather
    i @only (gather|collect|compare|compile|research|look things up|do the research|do the legwork|look up)
    @only do (the|some|my)? (research|legwork|homework|groundwork|digging)
    (asked|told|sent|tasked|instructed|supposed|here) (me)? (to)? @only? (to)? (gather|collect|compare|compile|research|look into|look around|look for|find out|find some|find three|see what|google|scout|get quotes|get information|get some|check what|make a list|see who|look at what)
    (gathering|collecting|compiling|getting|preparing) (some|the|a few|three)? (information|info|quotes|quotations|options|facts|data|details|prices|offers) (for|on behalf)
    (making|compiling|putting together|pulling together|preparing|drawing up) (a|the) (list|overview|comparison|summary|shortlist) _{0,4} for (my|our|the|someone|somebody|a)
    (no|zero) (say|vote|voice|influence|part) (in|at|whatsoever|on|$|,)
    (have|has|with) no _{0,1} (say|vote|voice|part)
    i decide nothing
    (researching|looking around|looking into it|looking into this|asking|enquiring) (for|on behalf of) (my|our|someone|somebody|a|the)
    fact finding
    (my|the) (part|role|job|task) is @only? (to)? (the)? (research|gather|collect|compile|compare|look)
  `,
  not_a_buyer: `
    (i am|as|am) (a|an|just a|only a|currently a|still a)? _{0,3} (student|journalist|reporter|blogger|podcaster|job seeker|jobseeker|recruiter|headhunter|salesman|saleswoman|salesperson|sales rep|competitor|lecturer|professor)
    (uni|university|college|school|phd|masters|grad|graduate|business|law|nursing|journalism) student
    (for|on|writing|doing|finishing|write) (my|a|the|our) _{0,2} (thesis|dissertation|coursework|essay|term paper|class project|school project|university project|college project|assignment|research paper)
    (school|university|uni|college|class) (project|assignment|paper)
    (writing|doing|write) (a|an|my) (paper|article|piece|story|report|blog post|essay) (on|about|for)
    (are|r) (you|u) (guys|currently|still)? (hiring|recruiting)
    (looking|hunting|after|searching|apply|applying) for (a|an|some)? _{0,1} (job|internship|position|vacancy|work with you)
    (any|your|open) (vacancies|job openings|openings|internships|open positions|jobs)
    my (cv|resume|portfolio)
    (i|we) (sell|supply|offer|provide) _{0,6} (to you|for you|your|like yours|partner with you|who does your|who handles your)
    (i|we) (represent|work for|sell for) (another|a|an) _{0,3} (vendor|supplier|reseller|competitor)
    (sell|pitch|market|promote|selling|pitching) _{0,4} to (you|your)
    selling (lead|leads|software|ads|advertising|services|tools)
    apply for (a|an|the|your) _{0,4} (job|role|position|opening|vacancy)
    (i|we) sell (software|tools|leads|services)
    (would like to|want to|wanted to|like to|love to|could|can) (sell|pitch|offer|partner|collaborate) (to|with)? (you|your)
    (pitch|offer|sell) (you|to you)
    (i|we) (could|can|would|will) (rank|grow|boost|redesign|optimize|improve) your
    (rank|grow|boost|redesign|optimize|improve) your (website|site|traffic|seo|sales|rankings|business)
    partner with you
    (not|never|nobody here is|nobody is|no one is|no intention of) (going to|here to|looking to|planning to|interested in)? (be)? (buy|buying|purchase|purchasing|a buyer|a customer|in the market)
    not (going to|looking to) buy
    (candidates|developers|talent|leads|backlinks|staff) _{0,2} for you
    guest post
  `,
} as const

/** Answers to the question who decides. */
export const AUTHORITY_ANSWERS = {
  decision_maker: `
    ^^ (yes|yeah|yep|yup|sure|well|um|honestly|oh|so|correct)? (it is|that is|that would be|just|only|it would be)? me (alone|myself|only)? ($|,|i|and only me|and nobody else|nobody else)
    ^ (yes|yeah|yep|well|um)? i (do|am) ($|,|myself|alone)
    i (suppose|guess|think|believe) (i do|it is me|me|i am)
    (just|only|all|entirely|solely) me
    (that|this|it) (is|would be|will be) me
    yours truly
    (me|myself) ($|,) (nobody|no one|noone)
    ^^ myself
    my (own)? (company|business|shop|money|firm|agency|practice|place|store|signature|name)
    up to me
    (with|on|at) (me|my desk) (alone|only|$|,)
    i am (the)? one
    i (own|run) (it|this|the place|everything)
    (you are|you r) (talking|speaking|writing|chatting) (to|with) (the|that|him|her) _{0,2}
    (me|i) and my (wife|husband|partner|brother|sister|co owner|cofounder|co founder) ($|,)
    (@title|gm)
    sole (owner|director|proprietor|decision maker)
    mine (alone|$|,)
  `,
  influencer: `
    ^^ (no|nope|not really|well|um|not me)? ,? (that is|it is|that would be|it would be)? @other ($|,)
    (together|jointly|as a team|as a committee|as a group|as a family)
    both of us
    (above|over) my (pay grade|head)
    (me|i) (and|plus|with) (then)? @other
    @other and (me|i)
    (we|us) (all|both)
    not (only|just) me
    (run|pass|put|take|bring) (it|this|that) (past|by|to|before)
    (need|needs) _{0,2} (approval|sign off)
    @other (would|will|must|has to|have to|needs to|need to|wants to|want to|likes to)
    i am (the|a|an|our)? _{0,3} (manager|supervisor|coordinator|lead|controller)
    i am (the|a)? head of
    i (push|prepare|present|pitch|make the case|build the case|argue|sponsor)
    they listen to me
    (he|she|they) (listens|listen) to me
  `,
  researcher: `
    not me (i am)? @only? @gather
    i @only work here
    (the|an|just the|just an) (assistant|intern|secretary|receptionist|temp|messenger)
    (legwork|groundwork|homework)
    that is all i do
    nothing more
    (others|other people|somebody else|someone else) (decide|decides|will decide) without me
  `,
  not_a_buyer: `
    (nobody|no one|noone) _{0,3} (student|thesis|buying|project|school|university|curious)
    (only|just) (curious|interested in how)
    not buying
    not in the market
    (no|not a) (customer|buyer|client)
  `,
} as const

/** What makes some of these words no answer. */
export const AUTHORITY_DOUBTS = {
  /** A step of the work: "the owner signs off on every quote". */
  work: `
    (decides|decide|approves|approve|signs|sign|checks|okays|picks|chooses|reviews|agree|authorizes|votes|pays|buys) (it|them)? (off)? (on)? (each|every|all|the|our|their|his|her|my|a|any|all the|new|customer|those|these)? _{0,2} @document
    (customers|clients|patients|suppliers|vendors|tenants|students|members|employees|staff) _{0,2} (sign|signs|approve|approves|decide|decides|choose|pay|pays|buy|pick|must|have to|need to)
    i sign as
    i own (the|this|that|our|up|these|those|all|most|it end) _{0,1} (process|procedure|task|tasks|data|workflow|report|reporting|relationship|tool|system|backlog|calendar|inbox|to)
  `,
  /** "The CEO's assistant". */
  aide: `
    @title is (assistant|pa|secretary|office|brother|wife|son|daughter|husband|sister|deputy|right hand|team|request|behalf|idea|signature|decision|call|name|desk)
    (assistant|pa|secretary|deputy) (to|of) (the|our|my) @title
    (former|ex|previous|old|last) @title
  `,
  /** Somebody else's title: "I told the CEO." */
  theirs: `
    (the|our|my|his|her|their|your|every|each|a|with|from|to|by|for|no|any|and|your) @kind? @title
  `,
} as const
