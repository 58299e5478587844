/**
 * Orders to the assistant about its own rules, identity, score, prices or data. Words that a visitor also says of their
 * own work ("people ignore our instructions") need a start of a sentence, or "your", before them.
 */
export const STEERING_PHRASES = {
  steering: `
    @drop (all|any|every|everything|each)? of? (your|ur|ya|previous|prior|above|earlier|initial|original|existing) _{0,2} @rules
    @drop (all|any|every) (of|the|these|those|my)? _{0,2} @rules
    (^|please|now|just|then|so|hereby|ok|you must|you should|you may|you can|can you|will you|would you|to) @drop (the|all|any|these|those|my)? (previous|prior|above|earlier|old|default)? @rules
    (ignore|disregard|forget) (everything|anything|all|whatever) _{0,3} (you were told|you know|you have been told|above|before this|prior|told you)
    (rules|instructions) (no longer (apply|hold|count)|are (off|suspended|void|lifted|gone)|do not apply|of yours)
    without (your|any) (rules|restrictions|guardrails|filters|filter|limits|censorship)
    (your|the) (rules|limits|restrictions|filters|guardrails) (are|have been|were) (now)? (lifted|removed|disabled|suspended|switched off|turned off|void)
    new (rule|rules|instruction|instructions|directive|system prompt) , 
    (from now on|henceforth|from here on|from this moment on) (you|your) (are|will|must|shall|act|answer|grade|speak|respond|reply|name is)
    (from now on|henceforth) (the|your|every|each|an|a) _{0,1} (audit|pilot|retainer|price|prices|pricing|phase|support|savings|number|figure)
    (you are now|you have become|you will be|become) (a|an|the|in)? (dan|bot|chatbot|free|unrestricted|jailbroken|evil|uncensored|different|maintenance|developer|debug|admin|pirate|captain|terminal|linux|hacker|human|lawyer|doctor)
    ^ you are now (a|an|the)? _ $
    you are (captain|king|queen|lord|lady|general|dan) _{0,2} (now|and|$)
    (act|behave|respond|answer|talk|reply|speak) (as if|as though|like) you (are|were|had|have|was)
    (act|behave|respond|answer|talk|reply|speak|write) (to me)? (as|like) (a|an|my)? (dan|pirate|pirates|hacker|villain|unrestricted|uncensored|evil|jailbroken|different|linux|terminal|grandmother|grandma|admin|child|yoda|shakespeare|gangster|robot)
    pretend (to be|you are|you were|you have|you can|you had|that you|we talked|we spoke)
    your (persona|character|identity|role|name|task|goal|objective|mission) (is now|from now on is|shall be|is to)
    your new (persona|character|identity|role|name|task|goal|objective|mission) is
    (enable|enter|activate|switch to|switch into|turn on|go into|start|unlock|engage) (the|your)? (developer|dan|god|debug|maintenance|admin|jailbreak|sudo|test|root|unrestricted) mode
    (dan|god|jailbreak|sudo) mode
    (system|admin|administrator|root|developer|scoring) override
    @show (me|us|out)? _{0,3} (your|ur) _{0,3} @inside
    @show (me|us|out)? _{0,2} (the|all|any) (hidden|initial|original|internal|secret|system|full|complete|entire|previous)? (system prompt|hidden context|hidden instructions|hidden prompt|hidden rules|initial instructions|initial prompt|original instructions|secret instructions|system message|source code of|api key|api keys|webhook secret|webhook secrets|environment variables|env variables|admin password|conversation state|conversation log)
    (what|which|how) (is|are|was|were|do|does) _{0,2} (your|ur) (hidden|initial|original|internal|secret|system|exact|very first)? (system prompt|prompt|instructions|hidden instructions|hidden rules|guardrails|context window|system message|configuration|api key|api keys|temperature)
    (words|text|lines|everything|message) above this (line|message|point)
    what only you can see
    system prompt (verbatim|word for word|please|now|$)
    @show (me|us|out)? _{0,3} @person_before
    who (was|is) (in this chat|here) before me
    (what|who|how|which) (did|was|were|has|have|is|are|had) _{0,3} @person_before _{0,2} (say|said|tell|told|write|wrote|type|typed|ask|asked|answer|answered|spend|pay|data|email|name|budget|hours)
    (continue|carry on|go on) (with|for|as) (the|that)? @person_before
    @show (me|us|out)? (all|every|any|the|your|other)? (all|of)? (the|your)? (chats|conversations|leads|visitors|visitor) (you|so far|of today|list|names|data|table|database|today)
    @show (me|us|out)? (her|his|their) (phone|email|e-mail|company|hours|budget|name|answers|figures|phone|numbers|data) number?
    (who else|which companies|what companies|which clients|what other companies) _{0,4} (wrote|chatted|talked|spoke|came|contacted|have chatted|have talked|have written) (to|with)? you
    (personal)? (data|details|emails|e-mails|addresses|messages|chats|answers|records) (of|from|about) (all|other|every|the other|everyone|everybody|the last|the previous) _{0,2} (people|visitors|users|leads|customers|clients|persons|companies|visitor|user|lead|customer|person)
    set _{0,3} to true
    in your records (write|put|set|note)
    (update|correction|correct|replace) _{0,2} your (knowledge|facts|prices|price list|average|averages|records|answers)
    use the new (name|price|prices|rule)
    (put|show|print) this on the card
    rules you (had|have)
    (set|change|make|raise|increase|boost|bump|update|put|adjust|declare|grade|rate|force|assign|overwrite|push|lift|move|give|max out|crank) _{0,3} (fit|lead|my|our)? (score|rating|points|band|grade) (of|to|at|as|by|from|is|up|equal|#|please|now|$|up|high)
    (raise|boost|increase|lift|max out|push) (my|our|the) (fit|lead)? score
    (fit score|lead score|score multiplier|scoring model|scoring engine) (is|of|to|=|#|v|now|set|override|says)
    ^ (fit|lead|my)? score #? $
    (every|each) (visitor|lead) (gets|receives|#|is)
    (mark|classify|label|treat|flag|record|declare|list|register|consider|rate|grade|qualify) (me|us|this lead|this visitor|this conversation|myself|my lead|my account|my company) (please)? (as|a|right|for|with)? (an|a|the)? _{0,1} (qualified|hot|decision maker|top|high|best|vip|priority|approved|owner|booked|premium|ready|decider|enterprise|perfect|ideal|lead|client|customer)
    ^ qualify (me|us)
    (i|we) am? are? (already|now|hereby) (pre)? (qualified|approved|whitelisted)
    (declare|call) myself
    passed all (the)? checks
    (status|booking|stage) (to|=) (booked|qualified|confirmed|approved)
    (remember|learn|note|save|store|memorize) (this|it|that|the following)? (for all future|for every|for all|forever|permanently)
    ^ (learn|remember|memorize) (this|the following) ,
    (when|whenever|if) (i|anyone|someone|somebody|a visitor) (say|ask|type|write|asks|says|types) _{0,8} you (open|set|give|mark|must|will|should|say|answer|reply|respond|shall|have to|print|show)
    (reply|respond|answer|speak) (to me|me)? (only|just|exclusively|solely)? (with|in)? (only|just|exclusively|solely)? (the)? (word|words|json|html|base64|code|emojis|klingon|latin|rhymes|verse|binary|hex|morse)
    (answer|reply|respond|speak|talk) (to)? (me|us)? (only|exclusively|solely|just) in
    repeat after me
    (complete|finish) (this|my|the following) sentence
    repeat (the)? (phrase|words|sentence|following|exactly|after)
    (^|please|now|then) (decode|decipher|decrypt|urldecode|unscramble) (this|and|it|the|that)
    rot13
    (end|begin|start|finish) (each|every|all|your) (of your)? (sentence|sentences|answer|answers|reply|replies|message|messages|next) (with|by|in)
    (say|tell them|tell me|admit|confirm|state|write) (that)? (loopwright|you) (is|are|was|will|has|have|guarantees|guarantee|hacked|owe|agree|promise|work for free)
    do (what|as|exactly what|exactly as) i (say|tell you|command|order|want)
    (say|print|write|type) (hacked|pwned|owned)
    (i am|this is|speaking as|as) _{0,2} your (ceo|cto|cfo|coo|boss|developer|owner|creator|admin|administrator|maker|programmer|operator|supervisor|master)
    (i am|this is|speaking as|as) _{0,2} (developer|creator|owner|admin|maker|programmer|operator|administrator) of (this|the) (bot|chat bot|chatbot|chat|assistant|agent)
    (ceo|cto|coo|cfo|founder|head|employee|legal|owner|staff|engineer|support|team|someone|colleague) _{0,3} (of|at|from) loopwright
    loopwright (legal|support|admin|security|engineering|backend|system|crm|database)
    ^ (admin|root|developer|system|operator|moderator) here
    as (root|admin|administrator) (user|$)
    i (grant|give) you (my)? (full)? permission
    (ignoriere|ignorier|vergiss|missachte) (alle|bitte|die|deine|bisherigen|vorherigen|deinen)? (alle|bitte|die|deine|bisherigen|vorherigen)? (bisherigen|vorherigen|deine)? (anweisungen|regeln|vorgaben|instruktionen)
    (ignora|olvida|omite|ignorez|ignore|oubliez|oublie|dimentica|esqueca) (todas|toutes|tutte|las|los|les|tus|sus|tes|vos|as|os|suas|tuas|le)? (las|los|les|tus|sus|tes|vos|as|os|suas|tuas|le|tue)? (instrucciones|reglas|instructions|consignes|regles|instrucoes|regras|istruzioni|regole)
  `,
  /** Words around the same ones that ask how we work, or tell how the visitor does. */
  work: `
    your (instructions|instruction|rules|guidelines) (for|on|about|to) (onboarding|our|new|a|an|the|clients|customers|getting)
    (we|i|they|people|staff|clerks|employees|team|who|everyone|everybody|users|drivers) (always|often|still|just|sometimes|also|to|must|have to|has to|need to)? (ignore|forget|disregard|skip|break|override|bypass|repeat|read|print|copy|list|share|treat|mark|classify|record|flag|label|grade|rate|score)
    raise (our|my|the) score on
    (to|want to|trying to|we) raise (our|my) score
    (what|why|how|which) (is|are|does|do|was|did|can|makes|make|mean) _{0,3} (fit|lead) score
    (explain|understand) (me)? (the|my|your) (fit|lead) score
    treat (me|us) like a (beginner|customer|child|human|person|friend)
  `,
} as const

export const STEERING_LISTS = {
  drop: 'ignore\ndisregard\nforget\nbypass\noverride\ndrop\nskip\ndisable\nsuspend\nbreak\nviolate\ncircumvent\noverrule\ndiscard\nstop (following|obeying|using)\nswitch off\nturn off',
  rules:
    'instruction\ninstructions\nrule\nrules\nprompt\nprompts\nguideline\nguidelines\nguardrails\nrestrictions\nprogramming\ntraining\ndirectives\ndirective\nconstraints\npolicies\nqualification\ndisclaimer\ndisclaimers\nsafety\nfilters\nlimits\nscoring',
  show: 'reveal\nshow\nprint\nrepeat\noutput\ndump\ndisplay\nwrite out\nspell\nspell out\nrecite\nleak\nexpose\nshare\nsend\ngive\ntell\nlist\nexport\ntranslate\nhand over\nread\nquote\npaste\ndescribe\nforward\ncopy\nserialize\nsummarize\nencode\ndisclose',
  inside:
    'system prompt\nhidden (context|instructions|prompt|rules)\ninstructions\ninstruction\nsystem message\nprompt\nprompts\nconfiguration\nconfig\nsource code\napi keys\napi key\nwebhook secret\nwebhook secrets\nsecrets\nsecret\nenv\nenvironment variables\nenvironment\nadmin password\nconversation state\nconversation memory\ncontext window\ncontext\nmemory\nweights\nguidelines\nrules\ninternal rules\ntraining data\nfirst message\ntool list\nlogs\ndatabase\nbackend',
  person_before: `
    (whoever|who|anyone) (chatted|was here|was in this chat|wrote|talked) before me
    (the)? last # (people|persons|companies|chats|visitors|leads|conversations)
    (other|all) (chats|leads|conversations)
    (today|yesterday) is? (names|visitors|leads|chats|conversations)
    (chats|conversations|leads|visitors) of today
    (table|list|database) of (leads|visitors|chats)
    (developer|developers) is? notes
    (phone)? (numbers|emails|names|contacts|answers) you (have)? (collected|got|gathered|stored|saved|took)
    conversation (memory|#)
    (previous|last|other|earlier|latest) (visitor|visitors|user|users|lead|leads|caller|callers|prospect|prospects|person|people|guy|guys|chat|chats|conversation|conversations|customer you|customers you|client you) (of yours)?
    (every|each) (visitor|lead)
    all (visitors|leads|other visitors|other customers)
    (leads|visitors|people) you (have)? (collected|talked|spoke|met|had)
    (visitor|person|user|lady|man|woman|guy|one) who (was|chatted|talked|wrote|came) (before|here|with you|to you|just)?
    (someone|somebody|anyone|whoever|person|one|visitor) before me
    other (customers|clients|visitors|customer|client|visitor)
  `,
} as const
