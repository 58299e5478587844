/** Wishes for a call with us or for a person, and against one. What is said of other people's calls is sorted out in `calls.ts`. */
export const CALL_PHRASES = {
  book: `
    @ask _{0,2} @book (me|us)? (in|in for|onto)? @some? @short? @short? @meeting
    ^ @lead? @lead? @lead? @lead? @bookfirm (me|us)? (in|in for)? @some? @short? @short? @meeting
    , (please|so|then|yes|ok|just|and please|so please) @bookfirm (me|us)? (in|in for)? @some? @short? @short? @meeting
    (i|we) will @bookfirm @some @short? @short? @meeting
    @book (me|us) (in|in for|up for)? @some? @short? @short? @meeting
    (set|hook) (me|us) up (with|for)? @some @short? @short? @meeting
    (^|,) @lead? @lead? (book|schedule|put|pencil|slot|sign) (me|us) (in|down|up) ($|,|please|then|thanks|@when|at|for)
    (^|,) @lead? @lead? set (it|that|something|a call) up (,|$|please|then|for|with|@when)
    @ask _{0,2} (book|schedule|reserve|set) (it|one|that|something|me in|a time|some time|time) (up|in|on|with you|$|@when)
    (^|,) @lead? @lead? (book|schedule) (it|one|me in|me|us in) (please|now|then|with|for|$|@when)
    @ask _{0,2} @hop (on|onto|to)? @some? @short? @short? @meeting
    (^|,) @lead? @lead? let us (talk|meet|speak|do a call|have a call|do a demo|chat) ($|soon|then|@when|on the phone|by phone|over the phone|in person|with)
    (^|,) @lead? @lead? let us (do|have|book|schedule|arrange|plan|set|get) _{0,2} (call|meeting|demo|something up|a time|something on the calendar|chat)
    @want @some @short? @short? (call|meeting|demo|consultation|phone call|video call|callback|call back|appointment) (with (you|someone|somebody|your|one of|an|a)|back|$|please|@when|to|about|for|and|so|first)
    (a|the|quick|short) @short? @short? (call|meeting|demo|chat|conversation) (would|might|could|will) be (good|great|nice|useful|helpful|lovely|perfect|fine|best|easier|better)
    (ready|happy|open|up|willing|glad|keen) (for|to) (a|the|have a|do a|get on a|hop on a|jump on a|take a|book a|schedule a|set up a|book|schedule) @short? @short? (call|meeting|demo|chat|conversation)
    (ready|happy|willing|glad|keen) to (book|schedule|talk) (,|$|now|with you)
    (next step is|i will take|we will take|i would take|i accept|yes to) (a|the) @short? @short? (call|meeting|demo)
    @ask _{0,1} (open|show|send|share|give|see|get|view) (me|us)? (the|your|a|that) @short? @short? (calendar|calender|scheduler|booking link|booking page|calendar link|scheduling link|calendly)
    (^|,) @lead? @lead? @lead? (open|show|send|share|give) (me|us)? (the|your|a|that) @short? @short? (calendar|calender|scheduler|booking link|booking page|calendar link|scheduling link|calendly)
    (put|pencil) (me|us) (on|in|down) (for|the|your)? (calendar|a call|tomorrow|monday|tuesday|wednesday|thursday|friday)
    (where|how) (is|do i|can i|can we|do we|could i|would i|to) (the|your|i)? (book|schedule|calendar|arrange|set up|booking link) (a|the|with|$|that|one)
    when (can|could|may|do|shall|would|should) (we|i|you) (talk|meet|speak|call|call me|chat|be free|be available|have time|have a call|book)
    when are you (available|free)
    (are you|is someone|is anyone|is somebody) (free|available) (to talk|for a call|to chat|to speak|for a chat|@when)
    (what|which) (times|time|slots|slot|days|day) (do you have|are available|are free|works|work|suits) (for you|you|for a call)?
    (can|could|may|shall|might) (we|i) (please)? (talk|meet|speak|chat) (live|$|@when|on the phone|by phone|over the phone|over zoom|in person|with you|face to face|briefly|sometime)
    (i|we) (would like|would love|want|need|would prefer|prefer) to (talk|meet|speak|chat) (live|$|@when|on the phone|by phone|over the phone|in person|with you|with your team)
    (can|could|would|will) (you|someone|somebody|anyone) (please|just)? (call|phone|ring) (me|us)
    (^|,) @lead? @lead? (call|phone|ring) me (#|back|up|please|at|on|when|asap|now|later|$|@when|tomorrow)
    (please|just) (call|phone|ring) me (back|up|please|at|on|when|asap|now|later|$|@when)
    (if|that|hope) (you|someone|somebody|anyone) (can|could|would|will) (please)? (call|phone|ring) (me|us)
    (want|like|love|need|prefer) (someone|somebody|you|a person) to (call|phone|ring) (me|us)
    give me a (call|ring|buzz|call back)
    @ask _{0,1} (get|have|reach|catch) (someone|somebody|anyone|anybody|a person|one of you|you) on (the|a) (phone|line|call)
    (i|we) (already|just|only)? (asked|ask|am asking|was asking|wanted) (you)? for (a|the) @short? @short? (call|meeting|demo)
    is there (a|any) (time|slot) (free|available|left|then|$|@when|for (a|the|that|our) call)
    @bookfirm (a|the) (call|meeting|demo) $
    (works|work|good|fine|free|available|best) for (a|the|that|our|your) @short? @short? call
    (^|,) @lead? @lead? @lead? (just|only) (a|the) @short? @short? call (please|thanks|$)
    ^^ please? (book|schedule|calendar|demo|call|meeting|callback|book now|book it|schedule it|call me|phone call|demo request|book demo|book call|book a demo|schedule call|book meeting) please? $$
    (talk|meet|speak|call) (to|with)? (you|someone|somebody) (tomorrow|@when)
  `,
  no_call: `
    (no|without|avoid|avoiding|hate|skip|not|never|minus) (more|any|phone|sales|video|zoom|cold|teams|further|stupid|the)? (phone|sales|video|zoom|cold)? (calls|meetings|demos|phone calls)
    (^|,|please|and|but|prefer|ok|so) no (phone|sales|video|zoom)? (call|phone|meeting|demo) (please|$|,|needed|necessary|thanks|at all|ever|though|just|only|for me|for us|email|i)
    without (a|any) (phone|sales|video)? (call|meeting|demo)
    (do not|never|not|please no|would rather you did not|no need to|not to|stop) (please)? (call|calling|phone|phoning|ring|ringing) (me|us|my|back|here)
    @dont (want|need|like|wish|have time|wish for|do|take|enjoy|have|be up|care|go|be|accept)? (for|to|on)? (be|have|get|do|take|for|on|make|receive|go on|book|schedule)? (a|any|the|more|into)? (phone|sales|video|zoom|cold|more)? (calls|meetings|demos|called|phoned)
    (e-mail|in writing|writing|text|chat|mail|written) only
    only (by|via|through|in|over|per) (e-mail|writing|mail|chat|text)
    (just|only|please|rather|prefer) (you)? (e-mail|write to|write|text) (me|us) (instead|rather|please|,|$|no|not)
    (prefer|rather|like) (to)? (do|keep|have|stick|stay|communicate|use|handle)? (it|this|that|everything|things|to|with)? (to|by|via|over|in|with|on)? (e-mail|writing|email|mail)
    (e-mail|writing|chat) (is|would be|works) (better|best|fine|enough|preferred|easier|sufficient)
    (not|no) (a)? (phone|call) (person|guy|girl|type)
    (by|via|over) e-mail (please|only|instead|rather)
  `,
  decline_booking: `
    @dont (want|need|like|wish|ready|feel like|have time|be|interested|think i need|looking)? (for|to|in)? (book|schedule|have|set up|do|take|get on|jump on|hop on|arrange|get into|being on|booking)? (a|an|any|the|that|your|another)? (phone|sales|video|zoom)? (call|meeting|demo|booking|appointment|calendar)
    no (call|meeting|demo) (for now|yet|now|today|right now)
    (too) (early|soon) (for|to) (a|book|schedule|talk|have a|get on a) (call|meeting|demo|calls)?
    (cancel|skip|forget|drop|stop|hold off on|hold) (the|that|my|about the|with the)? (call|meeting|demo|booking|calendar|appointment)
    (rather not|prefer not to|would not) (book|schedule|have a call|get on|do a call|take a call|have|talk on the phone)
    (changed my mind|never mind) (about)? (the)? (call|meeting|calendar|booking)
    (close|hide|remove) (the|that|your) calendar
    (call|meeting|demo) (maybe)? (another time|some other time|not now)
    not (now|yet) (ready)? (for|to) (a|book|schedule)? (call|meeting|demo)?
  `,
  put_off: `
    ^^ @lead? (never mind|nevermind|nvm|forget it|forget about it|not now|not yet|another time|maybe later|later maybe|cancel|cancel it|cancel that|not today|on second thought no) (please|thanks|thank you|then|sorry)? $$
  `,
  handoff: `
    @ask _{0,1} @talk (to|with|on to|over to|through to) @article? @real? @real? @someone
    ^ @lead? @lead? @lead? @talk (to|with|on to|over to|through to) @article? @real? @real? @someone
    (chance of|possibility of|way of|option of|asking about|about) (speaking|talking|chatting) (to|with) @article? @real? @real? @someone
    (if|whether) (i|we) (can|could|may|might) @talk (to|with) @article? @real? @real? @someone
    (rather|prefer to|possible to|chance to|let me|able to|way to|have me|number to) @talk (to|with) @article? @real? @real? @someone
    @talk (to|with) (your|a real|an actual) @real? (team|boss|people|staff|human|person)
    (get|give|find|bring|send|put on|transfer) (me|us) (to|through to|with|over to)? (a|an|the|some|your)? @real? @real? (human|person|manager|operator|representative|someone|somebody|rep|agent|supervisor|advisor|consultant|colleague)
    (transfer|hand|pass|connect|put|forward|escalate) (me|us) (over|through|on)? (to|with) (the|your)? @article? @real? @real? (@someone|team)
    (want|need|prefer|like|rather have|rather talk to|want to talk to) (a|an|some)? (real|actual|live)? (human|humans|real person|person)
    ^ @lead? (a)? (real|live)? person (please|pls|plz)
    (can|could|would|will) (you|someone|somebody|anyone|anybody|a person|your people|one of your people|one of you|someone from your team) (please|just|maybe)? (ring|call|phone) (me|us)
    want (someone|somebody|a person) to (call|ring|phone) (me|us)
    (ring|phone) me
    human (please|agent|being|support|operator|representative|contact)
    (real|actual|live) (human|person|agent) (please|available)
    (^|,) (a|an)? (human|real person|operator|representative|agent|live agent|live person|customer service|speak to human) $
    (is there|do you have) (a|any|some)? ((human|real person|person|someone|somebody) i (can|could) (talk|speak|write|turn|get|reach|contact|ask|call|deal)|email address|someone to talk to)
    your (contact|contact details|contact info|e-mail|e-mail address)
    (how|where) (can|do|could|would) (i|we) (contact|reach|get in touch with|get hold of|call|email|write to|phone|ring|speak to|talk to) (you|someone|somebody|a human|a person|your team|anyone|your office|your people|one of you)
    (e-mail|write to|call|phone) (you|your team|your office) (directly|instead)
    (is|are) there (a)? (human|real person|person|anybody|anyone|somebody|someone) (around|available|i can (talk|speak|write) to|i could (talk|speak|write) to)
    (have|get|let) @caller (to)? (just|please)? (call|phone|ring) (me|us|#)
    (just|please|then|can you|could you) (just|please)? (have|get) @caller (to)? (just|please)? (call|phone|ring) (,|back|please|thanks|when|$)
    not (talk|talking|speak|speaking|chat|chatting|deal|dealing) (to|with) (a|this|some)? (bot|robot|machine|computer|chatbot|ai)
    (have|get|let) @caller (to)? (just|please)? (e-mail|mail|write|write to|message|text|follow up with|answer|reply to) (me|us|my (e-mail|mail|address|inbox))
    (can|could|would|will) (someone|somebody|anyone|anybody|a person|your people) (please|just|maybe)? (e-mail|mail|write to|write|contact|message|text|get back to|follow up with) (me|us)
    (let|have) (me|someone|somebody|a person|a human) (contact|speak to|talk to|reach|get back to|reach out to|get in touch with) (me|us|a person|a human|someone|your)
  `,
}

export const CALL_LISTS = {
  caller:
    'someone\nsomebody\na person\na human\nanyone\nthem\nhim\nher\none of you\none of your people\none of your team\nyour team\nyour people\nmara\nteo\niris',
  ask: `
    (can|could|may|should|shall|might) (i|we) (please|also|maybe|just)?
    (can|could|would|will) you (please|just)?
    (i|we) (really|just|also)? (want|like|love|need|wish|prefer|hope|intend|aim) to
    (i|we) would (really|just|also)? (like|love|prefer|be happy|be glad|be open|be interested|appreciate) (to|in)?
    (i|we) am? are? (ready|happy|glad|interested|open|keen|looking|here|willing|trying|hoping) (to|in)
    (let us|let me|please|go ahead and|like to|want to|love to|happy to|ready to|good to|great to|possible to|how do i|how can i|how do we|where do i|where can i|how to|trying to|looking to|yes|sure)
  `,
  book: 'book\nschedule\nset up\nsetup\narrange\nreserve\norganize\norganise\nplan\nget\nhave\ndo\nmake\nfix',
  bookfirm: 'book\nschedule\nset up\nsetup\narrange\nreserve\norganize\norganise',
  hop: 'hop\njump\nget\ngo\ncome',
  some: 'in\na\nan\nthe\nthat\nthis\nsome\nyour\none\nin a\nmy\nanother',
  short:
    'quick\nshort\nbrief\nfirst\nintro\nintroductory\ndiscovery\nphone\nvideo\nzoom\nteams\nsales\nfree\ntime\n30 minute\n# minute\n# min\nthirty minute\nexploratory\nproper\nfollow up\nlive\none on one\ndemo',
  meeting:
    'call\nmeeting\ndemo\nslot\ntime to talk\ntime for a call\ntime with you\nappointment\nchat\nsession\nconsultation\nconversation\nzoom\nphone call\nvideo call\ntime slot',
  lead: 'ok\nokay\nyes\nyeah\nyep\nsure\ngreat\nplease\nhi\nhello\nhey\nthen\nthanks\nwell\nso\njust\nalso\nand\nnow\nactually\ngood\nperfect\nfine\nalright\ngo ahead and\ncool\ncome on\nfirst\nalright then\nanyway',
  want: '(i|we) (really|just|also|still|do|would|will|id|do still|would still|would really|would also)? (want|like|love|need|prefer|take|appreciate|request)\nwould (like|love|appreciate|prefer)\nlooking for\ninterested in\ncan (i|we) (have|get|do)\ncould (i|we) (have|get|do)',
  when: 'tomorrow\ntoday\ntonight\nmonday\ntuesday\nwednesday\nthursday\nfriday\nnext (week|month|monday|tuesday|wednesday|thursday|friday)\nthis (week|month|afternoon|morning|monday|tuesday|wednesday|thursday|friday)\non (monday|tuesday|wednesday|thursday|friday)\nsoon\nasap\nat #\nin the (morning|afternoon)\nanytime\nany time\nlater (today|this week)\nnow\nsometime',
  dont: 'do not\nwill not\nwould not\ncan not\nam not\nare not\nnot\nnever\nrather not\nno need\nno need for\nno need to\nprefer not to\nno desire\nno time\nno interest in\nnot interested in\nnot ready for\nnot up for\nnot keen on',
  talk: `
    (talk|speak|chat|talking|speaking|connect|connect me|put me|put me in touch|get in touch|escalate|discuss this|discuss)
  `,
  article: 'a\nan\nsome\nany\nthe\nyour\none of your\none of the\nan actual\na real',
  real: 'real\nactual\nlive\nhuman\nproper\nsenior\nsales\nsupport\ncustomer service\ntechnical\nproject\nliving',
  someone:
    'human\nhumans\nperson\nsomeone\nsomebody\nanyone\nanybody\nmanager\nsupervisor\noperator\nadviser\nadvisor\nconsultant\nconsultants\nexperts\nadvisors\nsalesperson\nsales\nsalesman\nrepresentative\nrep\nreps\nagent\nfounder\nexpert\nspecialist\nengineer\ncustomer service\nsales team\nbeing\none of you',
}

/** Whether what was asked for has been done, as a question about it is put. */
export const SENT_PHRASES = {
  ask_sent: `
    (did|have|has) (you|u|anyone|someone|somebody) (actually|really|ever|even|already)? (pass|passed|send|sent|forward|forwarded|relay|relayed|hand|handed) (it|that|this|them) (on|along|off|over|to|$|or|yet|already|now)
    (did|have|has) (you|u|anyone|someone|somebody) (actually|really|ever|even|already)? (pass|passed|send|sent|forward|forwarded|relay|relayed) (on)? (my|that|the|this|our) _{0,2} (question|questions|request|message|note)
    (did|was|has|have|is|were) (my|that|the|this|our) _{0,2} (question|questions|request|message|note) (actually|really|ever|already)? (get|got|been|being|go|gone|going|sent|passed|forwarded|reach|reached) _{0,1} (sent|passed|forwarded|through|on|out|delivered|anyone|someone|somebody|to|$)
    (you|u) (did|have) not (actually|even)? (pass|passed|send|sent|forward|forwarded) (it|that|this|my|the|our) _{0,3} (question|questions|request|message|on|along)
    (is|are|will) (someone|somebody|anyone|a person|anybody|they) (actually|really|now|still)? (be|going to)? (emailing|e-mailing|mailing|calling|writing|contacting|getting back|answering|following up|email|e-mail|write to|contact|get back to|getting in touch) (me|us|to|with)
    (someone|somebody|a person|they) (is|are|'s|will be|is going to be) (actually|really)? (emailing|e-mailing|mailing|calling|writing|contacting|getting back|answering|following up with|getting in touch) (to|with)? (me|us) _{0,4} (right|correct|yes|yeah|?) 
    (someone|somebody|a person|they) (is|are|'s|am)? (going to|will|gonna) (email|e-mail|call|contact|write to|write|get back to|answer) (me|us) _{0,4} (right|correct) 
    (so|and|is|was) (it|that|my question|the question|this) (is|was|has been|got)? (passed on|sent off|forwarded|sent to (a person|someone|somebody)) _{0,1} (right|then|yet|now|$)
  `,
}

/** What makes words about a call no wish of the visitor's for one with us. */
export const OTHER_CALL_PHRASES = {
  /** A call with or for other people, and calls as work. */
  foreign: `
    (am|are) (i|we|you) (talking|speaking|chatting) (to|with) (a|an)? (real|actual)?
    (with|for|to|from|by) (our|my|the|a|an|each|every|all|new|those|these|his|her|their|any|existing|potential|prospective)? (existing|new|other|potential|sick)? @outsiders
    with (my|our|the) (boss|team|partner|partners|cfo|ceo|manager|board|colleagues|staff|wife|husband|lawyer|accountant|owner|director) (first|before|internally|$)
    (internal|board|staff|team) (call|meeting)
    (call|calls) (center|centre|centers|log|logs|note|notes|volume|sheet|list|lists|queue|queues|records|recording|recordings|handling|routing|reports|data|backs|out|outs|in|transcripts)
    (every|each) (time|day|week|month|morning|call|order|patient|client|customer|appointment|new|single)
    (all day|a day|per day|daily|by hand|manually|automatically|hours a week|per week|a week)
    @outsiders _{0,2} (can|could|to|want|wants|need|needs|must|may|will|would|who|book|schedule|call|calls|ask)
    (your|the) (agent|agents|bot|ai|system|software|tool|automation) _{0,2} (book|schedule|arrange|set up|call)
    (automate|automating|automates) _{0,3} (booking|scheduling|calls|call|meeting|appointment|demo)
  `,
  /** It is asked about, or put off. */
  conditional: `
    (do|must|should|would|will) (i|we) (have to|need to|need|must|really have to|really need to) _{0,3} @act
    (must|need) (i|we) _{0,2} @act
    (before|without|instead of|rather than|after|by|of) @acting
    (if|before|after|unless|until|once|in case|whether|what happens when|what happens if|instead of|rather than) (i|we) (do|did|ever|can|could|would|have to|am|to|will)? _{0,1} (@act|@acting|a call|the call|any call)
    (is it|is a call|is the call|is there|will there be) (necessary|required|mandatory|needed|possible without|obligatory) _{0,2} (@act|a call)?
    (without|no need to|not need to|not have to|do not want to|will not|would not|do not|not ready to|rather not|not going to|never) (having)? (to)? _{0,1} (@act|@acting)
    (not|never|without) (to|a|any|want|need|like|ready|for|book|schedule|have|being|going)? _{0,2} (call|meeting|demo|calls|meetings|demos)
    no (call|meeting|demo|calls|meetings|demos)
    (what is|what happens|who is|what do you cover|how long is) (in|on|at|during|after|the) (the)? (call|meeting|demo)
    (what|who|how long) _{0,4} (call|demo|meeting) (cost|take|last|like|about|include)
  `,
  /** Of the work in general, beside words against calls. */
  work: `
    (have|had|has|get|gets|got|is|are|was|were|there is|there are) (almost|basically|practically)? (no|without) _{0,2} (calls|meetings|demos|call|phone)
    (calls|meetings|demos|phone|phones) (is|are|was|were|get|gets|go|goes|come|comes|in|center|centre|log|logs|logged|from|after|notes|before|between|answered|returned|at night|on weekends)
    (customers|clients|patients|people|they|drivers|suppliers|vendors|tenants|staff|reps|he|she|nobody|who|candidates|users|callers) (do|does|will|would|can|just|often|never|who|always)? (not|never|hate|avoid|prefer|only|no)
    (miss|missed|missing|dropped|returning|return|answer|answering|log|logging|make|making|take) _{0,1} (calls|call)
  `,
}

export const OTHER_CALL_LISTS = {
  outsiders:
    'patient\npatients\ncustomer\ncustomers\nclient\nclients\nvendor\nvendors\nsupplier\nsuppliers\ncarrier\ncarriers\ndriver\ndrivers\ncandidate\ncandidates\napplicant\napplicants\nlead\nleads\nprospect\nprospects\ntenant\ntenants\nstudent\nstudents\nparent\nparents\nmember\nmembers\nguest\nguests\nseller\nsellers\nbuyer\nbuyers\nbroker\nbrokers\ndoctor\ndoctors\nphysicians\ncallers\nusers\ninsurers\ninsurer\ntechnician\ntechnicians\ninspector\ncontractors\nsubcontractors\nour reps\nclinics\ndonors\nfamilies',
  act: '(book|schedule|set up|arrange|get on|hop on|jump on|have|take|do|talk|speak|call|join|attend|make)',
  acting: '(booking|scheduling|getting on|having|taking|doing|talking|joining|setting up|calling)',
}
