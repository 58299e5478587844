/**
 * The words of which a whole yes or no to an offered call is made. `yes` accepts whatever was said before; `fine` does
 * so only after a question, since it also just takes note. `right` accepts a figure that was said back, and `wrong` leaves it open. `later`
 * declines for now, `pass_on` asks for what an offer to pass a question on offers. `kind` may stand beside either, and so may `detail`.
 */
export const CONSENT_PHRASES = {
  yes: `
    (yes|yep|yeah|yea|yup|ya|yah|yess|yessir|sure|surely|absolutely|definitely|certainly|gladly|affirmative)
    yes (i would|i do|i am|you (can|may)|it is|that is fine|let us|do)
    (sure thing|of course|you bet|by all means|for sure|why not|no doubt|hell yes|heck yes)
    (please do|please go ahead|yes please)
    ^^ please (thanks|thank you)? $$
    (let us|go ahead and|please|i will|i would like to|i want to|would like to|happy to|i am happy to|can we|can you)? (do|open|book|schedule|use|show|send) (it|that|this|one|away)
    (go ahead|go for it|let us go|let us (talk|meet|speak|chat)|make it so|bring it on|set it up|sign me up|count me in|book me in|i am in|i am game|i am down)
    (i would (like|love|appreciate) (that|it|this|to)|i would love to|i would|i want (that|it|to)|i am (open|up) (to|for) (that|it))
    (yes|ok|please)? @open (the|your|that|a|my)? (calendar|calender|scheduler|booking page) (now|up|for me)?
    @open it (now|up|for me)?
    (let us|i will|i would like to|i want to|please|we can|we could|can we)? (do|take|have|book|schedule|set up|arrange|get on|hop on|jump on) (a|the|that|this) (quick|short|first|intro)? (call|meeting|chat)
    (i want|i would like|i would love) (a|the|that) call
    (it|that|a call)? (would be|will be) (great|good|nice|perfect|helpful|fine|lovely|awesome|wonderful|useful)
    (it|that|this)? works for (me|us)
    (i am|we are) (ready|happy to)
    (yes|yep|yeah|sure|ok|okay) (i|we) (would|do|can) (like|love|want)? (that|it|to)?
  `,
  fine: `
    (ok|okay|oki|okey|k|kk|okie|okay dokie|alright|all right|great|perfect|fine|cool|good|excellent|awesome|wonderful|lovely|super|nice|brilliant|agreed|deal|done)
    (it|that|this)? (is|sounds|seems|looks) (good|great|fine|ok|okay|perfect|nice|alright|like a plan|like a good idea|reasonable|lovely|awesome) (to|for|by|with)? (me|us)?
    (sounds|looks) (good|great|fine|ok|okay|perfect|nice|alright|like a plan|like a good idea|reasonable|lovely|awesome) (to|for)? (me|us)?
    (fine|good|ok|okay|great) (by|with|for) (me|us)
    (that|it|this) (works|will do|would work|will work)
    (good|great) idea
    no problem
    (i|we) (guess|suppose) so
    might as well
    (i|we) (can|could) do that
  `,
  right: `
    (yes|yeah|yep|ok)? (it is|that is|this is|that looks|looks|that sounds|sounds|you are|the math is)? (about|exactly|just|all|quite|spot|pretty much|more or less|roughly|absolutely)? (right|correct|on|true|exact|accurate|it)
    (exactly|precisely|indeed|roughly|confirmed|spot on|that is about it|it does|it is)
    (close|near) enough
    (that|it)? (adds up|checks out|is about right|seems right|sounds about right)
  `,
  wrong: `
    (that|it|this)? (is|looks|seems|sounds)? (just|all|totally|completely|way|much|far)? (wrong|off|incorrect|way off|too (high|low|much|many|little)|a bit (high|low|much|off))
    (that|it|this)? (is|does|looks|do)? not (quite|really|exactly)? (right|correct|true|it|that much|that many|that high|sound right|look right|seem right|accurate)
    not (quite|really|exactly)
    (it is|that is)? (less|more|lower|higher|fewer) (than that)?
    (i am)? not (really|quite)? (sure|certain)
    i do not know
    (hard|difficult) to (say|tell)
  `,
  no: `
    (no|nope|nah|na|nay|noo|negative|never)
    (no|not) (thanks|thank you|now|yet|today|tonight|really|at all|at the moment|right now|just now|just yet|at this (time|point|stage|moment)|for (now|me|us)|this time|this week|today|necessary|needed|required|interested|ready|yet ready|so fast|so soon)
    (i|we) (am|are) not (interested|ready|there yet|ready yet|ready for (that|a call)|really interested)
    (i|we|id) (would)? (rather|prefer) (not|to wait|wait|not to|by email|email|to write|in writing)
    rather not
    (i|we) (will|shall)? (pass|skip it|skip|wait) (on|for)? (it|that|this|now)?
    (never mind|nevermind|nvm|forget it|let us wait|let us not|not so fast)
    (please)? do not (do that|open it|bother|want (it|that|one|to)|need (it|that|one|to)|feel like it)?
    (i|we) do not (want|need|think so|feel like) (it|that|one|to|a call|a meeting|the calendar|any call|calls)?
    (i|we) (am|are) (good|fine|ok|okay|all set|all good|set) (for now|thanks|as is|as we are)?
    no (need|calls|call|meetings|meeting|phone|calendar|demo|demos)
    no need (for|to) (a|that|it|call|do that)? (call|one|meeting|calendar)?
    (by|via|over|per)? email (is|would be|works) (better|best|fine|enough|easier|ok|okay|good)
    (just|only|please)? (email|write to|write) (me|us) (instead|rather)
    (by|via|in|over) (email|writing) (only|instead|please|rather|is better)
    (too|bit|little) (early|soon|busy)
    (it is|that is|a|still) (too|bit|a bit) (early|soon) (for me|for us|for that)?
    (i|we) (have|got) (no|not) (time|the time) (now|today|for that|right now|this week)?
    (i|we) (do not|can not) (right now|now|today|at the moment)
  `,
  later: `
    (maybe|perhaps|possibly|some|another|an other|a different|much) (later|time|other time|other day|day) (on|maybe|perhaps)?
    (i|we|i will|we will|let me|let us|id|i would|i would have to|i need to|i want to|i have to|i would like to)? (think (about|on) (it|this|that)|think it over|think first|sleep on (it|that)) (first)?
    (i|we) (will|would|shall)? (get|come) back to you (on|about)? (it|that|this)? (later)?
    (ask|try|ping|contact) (me|us) (again)? (later|another time|some other time)
    (i|we) (will|may|might|can) (be|come) back (later|soon|another time|tomorrow|next week)?
    (i|we) (have to|need to|must|gotta|got to|better|should) (go|run|leave|hop off|jump) (now)?
    (that is|that will be) (all|it|everything) (for now|for today|i needed|thanks|thank you)?
    (talk|speak|chat) (to you)? (later|soon|another time)
  `,
  pass_on: `
    (can|could|would|will)? you? (do|please)? (pass|forward|send|hand|relay) (it|that|this|them|my question|the question|this question) (on|along|over|forward)? (please|then)? (to (them|someone|somebody|a person|the team|your team|a human|whoever knows))? (then|please)?
    (can|could|would|will)? you? please? (ask|check with) (them|someone|somebody|a person|the team|your team|a human) (for me|about (it|that|this))?
    (please)? (ask|check) (them|please|then)?
    (have|get|let) (someone|somebody|a person|them) (to)? (answer|reply|respond|get back to me|write to me|email me|write me|(have|take) a look|look (at|into) (it|that|this))
    (can|could|would|will) (someone|somebody|a person|they) (answer|reply|respond|get back to me|write to me|email me) (on|about)? (it|that|this)?
  `,
  put_off: `
    (let me|i will|i need to|i have to) think
    (pass|skip|skip it|skip that|skip this|hold off|hold on|wait|leave it|later|later on|later maybe)
  `,
  kind: `
    (please|thanks|thank you|cheers|much appreciated|appreciated|sorry|hi|hello|hey|oh|ah|aha|um|uh|hmm|hm|well|then|so|now|lol|haha|ha|thankyou|actually|just|but|and|really|too)
    (thanks|thank you) (so|very) much
    (thanks|thank you) (for|anyway|again|a lot|a million|a bunch) (asking|offering|the offer|your help|help|your time|everything|now)?
    (i think|i guess|i suppose|i mean|you know|of course|for sure|if you do not mind|if possible|if that is ok|if you can|no offense|right away|straight away|for now|at the moment|right now|for me|for us|to me|to us|as well|sir|mate|man|dude|buddy|guys|friend|dear|ma am|madam)
    (hi|hello|hey|good) (there|again|morning|afternoon|evening)
    that is (kind|nice|very kind|very nice|sweet) (of you)?
    (i|we) (just|already)? said
    (have a|you too|same to you|bye|goodbye|talk soon|see you|have a good day|have a nice day|have a good one)
    (a|the|that|this) (call|meeting|chat)
  `,
  detail: `
    (and|here is|it is|use|my|the|our|at|to|is|reach me at|write to|send it to|send to|send the invite to|on|via|by)? (email|mail|e mail|work email|address|email address|invite)? (is|to|at|address is)? <address>
    (my|the|our)? (phone|mobile|cell|number|phone number|direct line) (is|number is)? # #? #? #? #?
    (on|this|next|any|maybe|perhaps|preferably|ideally|best|how about|what about|or)? (monday|tuesday|wednesday|thursday|friday|mondays|tuesdays|wednesdays|thursdays|fridays|mon|tue|tues|wed|thu|thur|thurs|fri)
    (maybe|perhaps|preferably|ideally|sometime|some time|early|late|for|in|how about|again|from|after|until|only)? (this|next) (week|month|quarter|year|afternoon|morning|spring|summer|fall|autumn|winter)
    (maybe|perhaps|preferably|how about|for|again)? (today|tomorrow|tonight|soon|asap|as soon as possible|anytime|any time|any day|whenever)
    (in the|early|late|in the early|in the late|mornings|afternoons|evenings) (morning|mornings|afternoon|afternoons|evening|evenings|work|works)?
    @day (morning|afternoon|evening|noon|midday)
    (maybe|perhaps|again)? in (a|one|two|three|four|few|couple|#|a few|a couple of) (day|days|week|weeks|month|months)
    (maybe|again)? after (the|my|our)? (holidays|holiday|vacation|easter|christmas|new year|summer|weekend|quarter end|month end)
    (at|around|after|before|by)? # (am|pm|o clock|oclock)
    (is|are|would be|works|work|suits|suit|is good|are good|is fine|is best|works best|would be good|would be best|would work) (good|best|fine|ok|okay|great)? (for me|for us|me|us)?
  `,
}

export const CONSENT_LISTS = {
  day: 'monday\ntuesday\nwednesday\nthursday\nfriday\ntomorrow',
  open: 'open\nopen up\nshow\nshow me\nsend\nsend me\nbring up\npull up\nlet me see',
}
