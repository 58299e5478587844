/** Ways to keep an answer back: it is withheld, private, passed over, or none of our business. */
export const REFUSAL_PHRASES = {
  refuse: `
    // will not or may not say
    @willnot @between? @between? @between? @between? @tell @whom? @object
    (i|we|company|firm|boss|management|owner|owners) _{0,1} @donot @between? @between? @between? @between? @tell @whom? @object
    ^ @soft? @soft? @donot (want to|like to|wish to|care to|feel comfortable|feel like|give out|share|disclose|discuss) _{0,3} @object
    @willnot @between? @between? @between? @name (that|this|it|those|them|all|names|anyone|anything|@det @det? @asked)
    (rather|sooner|better|prefer|prefer to|as soon|like to) not
    (i|we|id) (would)? (rather|prefer to|like to|sooner|want to|will|have to) (leave|keep) _{0,4} (out|aside|private|to myself|to ourselves|between us|quiet|for now|blank|confidential|in house|secret|offline)
    (rather|prefer to|like to|sooner) (leave (that|this|it|out)|skip|pass|withhold|hold back|hold that back|wait with that)
    (rather|prefer to|like to|sooner|want to|wish to) (stay|remain|be|keep it|go by) (anonymous|private|unnamed|nameless)
    rather you (did not|do not|not)
    before (i|we)? (give|giving|leave|leaving|share|sharing|hand|handing|tell|telling|disclose|disclosing) _{0,1} (my|our|the|any|that|you|out|over|anything)
    (i|we) _{0,2} (decline|declining|withhold|withholding|abstain|hold off|hold back) (,|$|that|this|it|those|on|from|here|for|@det? @det? @asked|to say|to answer)
    refuse $
    (forbid|forbids|prohibit|prohibits|forbidden|does not (allow|permit|let)|do not (allow|permit|let)|will not (allow|let)) (me|us)? (to|from)? _{0,1} (@tell|@name)
    (must|should|may) not (@tell|@name) @whom? @object
    (tell|send|show|say|give) (me|us)? first
    you (tell|say|send|show|give) _{0,4} first
    first (you|tell me|send me|show me|i want to know|i want to see)
    you (tell|say|send|show|give) _{0,4} (then|and|before) (i|we)
    every time i give (that|it|my _) out

    // private
    ^ @soft? @soft? (@it)? @much? @much? @secret (,|$|@aftersecret)
    (@it|which is|@asked is|@asked are|@asked) (is|are|was|would be|remains|stays)? @much? @much? @secret (,|$|@aftersecret)
    (@it|which|@asked) (is|are|will|would)? (stay|stays|remain|remains|kept|keep|be kept) (strictly)? @kept
    (stays|remains|is kept|are kept|stay) (strictly)? (in house|internal|between (us|me|my)|with us|under wraps|private|confidential)
    (keep|keeps|keeping|kept|treat|treats|treating|consider|class|regard|mark) @det? @det? (@asked|what _{0,3}|how _{0,3}|that|it|those|this) _{0,2} (as)? (strictly|very|quite)? (@secret|@kept)
    (is|are|stays|stay|remains|remain) (strictly)? between (me|us|my|our)
    ^ (@it)? (strictly)? between (me|us|my|our)
    (under|signed|have|bound by|covered by|need|until there is|until we have|without) (a|an)? (strict|signed|mutual)? (nda|ndas|confidentiality agreement|non disclosure agreement)
    against (company|our|the|house)? (policy|rules|regulations)
    (company|firm|house|our|office|corporate|security) policy (,|$)
    (need to know) (basis|only)
    (keep|keeping|stay|staying|remain|remaining) (quiet|mum|silent|discreet|tight lipped|schtum) (,|$|for|about|on|over|here)
    no (details|detail|info|information|answers|answer|comments|disclosure) (on|about|regarding|of|for) @det? @det? @asked
    my lips are sealed

    // passed over
    ^ @soft? @soft? @soft? (pass|skip|next) @passtail? @passtail? @passtail? (,|$)
    (skip|skipping) (it|that|this|the question|over (it|that|this)) (one|question|for now|please)? (,|$|please|for now|thanks)
    (let us|can we|could we|please|i will|we will|i would|may i|can i|let me|going to|have to|rather) (just)? (skip|pass)
    pass on (that|this|it) (one|question)? (,|$)
    next question
    no comment
    (let us|can we|could we|please|shall we) (move on|change the subject|leave (that|this|it|money|numbers|names|the money)|park (that|this|it)|not (go|talk|get|discuss))
    (i|we|so|sadly|sorry|just) (have|got)? no (email|mail|phone|mobile) (address|number)? (,|$|here|yet|at all|sorry)
    (never|not) (set up|had|got|have|use|using) (a|an|any)? (email|mail|mobile|phone) (address|number)? (,|$|here|yet)
    ^ @soft? @soft? leave _{1,6} (aside|out of (it|this|here)) (,|$|please)
    (keep|keeping|leave|leaving) _{1,6} (to myself|to ourselves|between us|aside|out of (it|this))
    (i am|we are|i will|i would like to|we would like to|i want to|prefer to) (keep|keeping) _{1,6} (private|confidential|quiet|secret|in house|anonymous)
    ^ @soft? @soft? no @contact (address|number|numbers)? (please|,|$|from me|for you|here|given|sorry|i|thanks|yet)
    ^ (nice try|dream on|no chance|not a chance|not happening|no can do|withheld|redacted|undisclosed|not disclosed|nda) (,|$)

    // none of our business
    (none of|not|no|is not) (your|yr) _{0,1} (business|concern|beeswax)
    mind your (own|business)
    nothing to do with you
    what is it to you
    (keep your nose|nunya)
    (too|bit|pretty|rather|quite|very|so|being) (nosy|nosey)
    why (would|should) (i|we) tell
    you (will|are|do|would) (not|never) _{0,2} (get|gets|getting|have|having|hear|hearing) _{0,5} (from|out of) (me|us)
    (not|never) (getting|get|going to get) _{0,4} (from|out of) (me|us)
    (you|nobody|no one) (do|really)? (really|actually)? (not|need not|have no need) (really|actually)? (need|have)? to (know|see|hear|have|ask)
    you need not (know|see|have)
    (not|never) (up|open) (for|to) (discussion|debate|negotiation)
    off the table
    (boss|hr|legal|security|security team|they|management|compliance|director|manager|owner|it) _{0,1} (would|will) (kill|murder|shoot|sack|fire|hang|skin) me
    (weird|strange|odd|rude|personal|funny|intrusive) (thing|question) (to ask|to be asking)
    (not|never|nothing) (something|anything|a thing|information|a number|one|a figure) (that)? (i|we) _{0,3} (share|disclose|discuss|give|tell|talk about|hand out|publish)
    not @much? @much? (comfortable|at liberty|at ease|authorized) (,|$|(with|about) (that|this|it|sharing|telling|giving)|sharing|telling|saying|giving|to @tell)
    not (allowed|permitted) (,|$)
    (do not|does not|never|please do not) (use|do|give out) (emails|email|phones|phone)
    (do not|please do not|never) (e-mail|contact|text|write to) me
    (that|this|it) (is)? (too|very|quite|rather|a bit|kind of) (personal|private|sensitive|intimate)
  `,
  /** Only an answer to what was asked for: "we have no website". */
  missing_website: `
    no time for (a|the|any|my|our)? @page
    (no|without|not have|do not have|never had|never built|never made|no own) (a|an|any|our own)? (own|proper|real|working|company)? @page
    (do|does|did|have|has|had|never) not? (really|actually|even|yet|currently|own|run|have|had|got|built|made|set up|need|bothered with|_ have)? (really|actually|even|have|had|got)? (a|an|any|our own) (proper|real|own|working|company)? @page
    (our|the|my)? @page (does|do) not exist
    (never|not) _{0,3} (around to|round to|need|needed|bothered with|making|made) _{0,2} @page
    a? @page (is none|we do not have|i do not have|none)
    ^ @page (,|:)? (none|no)
    (we|i) (are|am) not (on the (web|internet)|online)
    (web site|website|site|homepage|home page) (is|am|are)? (not|never) (yet|quite|really|fully)? (finish|finished|ready|done|live|up|online|there|built|complete|working|launched)
    (web site|website|site|homepage|home page) (is|am|are)? (still|being|currently)? (being built|under construction|in progress|in the works|coming soon|coming|down|a work in progress|wip)
    (we|i) (have|use|got|are on|am on|run) only (an|a|on|our|the)? (instagram|insta|facebook|fb|etsy|tiktok|yelp)
    (we|i)? (only|just) (have|use|got|on|are on|am on|run)? (an|a|on|our|the)? (instagram|insta|facebook|fb|etsy|tiktok|yelp)
  `,
  missing_one: `
    (do|does|did) not (really|actually)? have (one|a site|any|anything online)
    (do|does|did|have) not (really|actually|even|yet|currently)? (have|got) (a|an|any) (good|proper|real|decent|working|great|nice|useful) (one|site|page)
    not sure (if|that|whether)? (we|i) (really|even|actually)? (have|got) (a|an|any|one) (good|proper|real|decent|working|great)? (one|site|page|,|$)
    (not|nothing) online (yet|now|$)
    (just|only|have) (a|an|on|our|the)? (facebook|instagram|insta|yelp) (page|listing|account|profile)?
    (never|not) (built|made|got|set up|had|bothered) (with)? (one|around to it|,|$)
    there (is|are) (none|nothing online|no site|no page)
    (under construction|being (built|rebuilt|redone|made))
    ^^ (none|n a|na|no|nope|nothing|no site) (yet|,|$)
    (no|not a) (site|page|domain|url)
    (do|does|did|have|has|had) not (have|got)? (a|any|got a|got any) (site|page|domain|url)
    (one|none) ,? a? @page i mean
    site _{0,4} (none|gone) now
  `,
  missing_email: `
    (no|without|not have|do not have|have not got|not got|never had) (a|an|any|our own|my own|got an)? (work|own|company|business)? @mail
    (do|have|has|is|am|are) not (have|got|on|given|set up)? _{0,2} (a|an|any|own|work|company)? @mail
    (do|go|get by|manage) without (an|any)? @mail
    an? @mail (address)? (i|we) (do not|have not|never) (have|got|use)
    @mail is not (set up|working|available|mine)
    has not given (me|us) (an|any) @mail
  `,
  missing_company: `
    ^ @soft? @soft? (no|not a|without a|do not have a|is no) (company|firm|business|employer) (,|$|yet|name|as such|behind)
    (just|only) me ,? no company
  `,
}

export const REFUSAL_LISTS = {
  willnot: `
    (will|would|can) (really|certainly|definitely|probably|sure)? not
    not (going|willing|able|allowed|permitted|authorized|supposed|prepared|ready|happy|inclined|free|keen|at liberty|comfortable|about) (to|with)?
    (unable|unwilling|refuse|decline|reluctant|forbidden|hesitant|hesitate) to
    no way (i am|i will be|am i|are we|we are|i would|i)?
    ^ @soft? (not|never)
    (i|we|am|are) not
    never
  `,
  donot: '(do|does|did) (really|actually)? not\nnever\nwould not',
  between:
    'want\nlike\nwish\ncare\nfeel\ngoing\nabout\nreally\nactually\njust\nbe\nam\nare\nis\ni\nwe\nable\nallowed\npermitted\nauthorized\ncomfortable\nhappy\npossible\nwilling\nprepared\nfree\nat liberty\nsupposed\nready\nto\nwith\neven\never\npublicly\nusually\nnormally\ngenerally\nget to\nyou',
  tell: 'say\nsaying\ntell\ntelling\ngive\ngiving\ngive (out|away)\ngiving (out|away)\nshare\nsharing\ndisclose\ndisclosing\ndivulge\nreveal\nrevealing\nanswer\nanswering\ndiscuss\ndiscussing\npublish\npublishing\ntalk about\ntalking about\ntalk\nhand (out|over)\nhanding (out|over)\ngo into\ngoing into\nget into\ngetting into\ncomment\ncommenting\nstate\nspecify\nmention\nmentioning\nprovide\nproviding\nlet on\nadvertise\nbroadcast',
  name: 'name\nnaming\nlist\nlisting\ntype\ntyping\nleave\nleaving\nspell out\nput\nputting\nhand\nhanding\npass\npost\nenter\ngive\ngiving',
  whom: '(with|to)? (you|ya|robots|bots|strangers|machines|anyone|anybody|outsiders|people)\n(with|to)? (a|any|some|this) (robot|bot|machine|chatbot|chat bot|stranger|website|computer)',
  det: 'my\nour\nthe\nany\nexact\nthose\nthese\nsuch\nits\ntheir\nactual\nreal\ninternal\npersonal\nprivate\nall\nstaff\nteam\nteams\nabout\ninto\nout\non\ncompany\nclient',
  asked:
    'salary\nsalaries\nwage\nwages\npay\npayroll\nbudget\nbudgets\nheadcount\nhead count\nrate\nrates\ncost\ncosts\nnumber\nnumbers\nfigure\nfigures\ndetail\ndetails\ninfo\ninformation\ndata\nname\nnames\nemail\nemails\nmail\nmail address\nphone\nmobile\ncell\ntool\ntools\nsystem\nsystems\nsoftware\nstack\nhours\nmoney\nfinance\nfinances\nfinancials\nspend\nspending\nstaff\nteam\nemployer\nemployers\nerrors\nerror rate\naddress\nadress\ncontact\ncontacts\nclient list\ncompany\nturnover\nrevenue\npricing',
  object: `
    (,|$)
    (that|this|it|those|these|them|anything|such|so|more|any more|here|online|yet|over chat|sorry|sir|lol|for now|for (privacy|legal|security)|because|as|since|until|at this|out|right now|in a chat|on here)
    (about|into|out|with)? @det? @det? @det? @asked
    (about|with)? (that|this|it|those|these|such)
    (how many|how much (we|i|they) (pay|spend|earn|make|have|budget|charge))
    (what|who|where) (we|they|i|people|it|one|each|our|my|the|an|he|she)
  `,
  secret:
    'private\nconfidential\npersonal\nsecret\nsensitive\nproprietary\nclassified\ninternal\noff limits\noff the record\nprivileged\nnot public\ncommercially sensitive',
  kept: 'in house\ninternal\nprivate\nconfidential\nsecret\nquiet\nanonymous\nunder wraps\nbetween (us|me|my|the)\nwith us\nto (myself|ourselves)\n(inside|within|in) (the|these|our) (house|company|firm|building|walls|office|family|team|_ walls|four walls)',
  aftersecret:
    'i am\nsorry\ninfo\ninformation\nafraid\nhere\nfor\nso\nand\nto\nuntil\nmatter\ndata\nstuff\nsir\nmate\nlol\ntbh\nthanks\nplease\nas',
  it: 'that\nthis\nit\nthose\nthey\nthat is\nthis is\nit is\nthose are\nthey are\nthese are\nthese\nthats all',
  much: 'all\nstrictly\ntoo\nvery\nhighly\nquite\nrather\nreally\nso\na bit\nkind of\na\nour\nat all\npretty',
  soft: 'no\nnah\nnope\nsorry\nhmm\nhm\num\nuh\nwell\noh\nah\nthanks\nthank you\nafraid\ni am afraid\nok\nokay\nplease\nhonestly\nand\nbut\nso\njust\ni think\ni think i will\ni will\ni would\nwe will\ngoing to\nhard\nlet me\ncan i\nmay i\nhave to\nlet us\ncan we\ncould we\nactually\ni am going to\nactually no\nyou know',
  passtail:
    'next\non\nthat\nthis\nit\none\nquestion\nthe\nfor\nnow\nplease\nthanks\nthank you\nmate\nsir\nagain\nahead\nhere\nsorry\nmoment',
  mail: 'email\ne-mail\ne - mail\nmail\nemail address\ne-mail address\ne - mail address',
  page: 'website\nweb site\nwebpage\nweb page\nhomepage\nhome page\nweb presence\nonline presence\nweb address',
  contact:
    'email\nemails\nmail\nphone\nphones\ntelephone\nnumber\nnumbers\nname\nnames\nmobile\ncell',
}

/** Others who keep something back, and what only sounds like it. */
export const NO_REFUSAL_PHRASES = {
  others: `
    (tell|say|give|show|explain) (to)? (them|him|her|my (boss|cfo|ceo|team|board|owner|partner|people)) (that|this|it)
    (i|we) (will|would) pass (for now|this time|on (it|this|that))? ,? (thanks|thank you|thx)
    before (i|we) (tell|give|say|answer|share) _{0,1} (you|anything)
    (supplier|suppliers|customer|customers|client|clients|driver|drivers|people|they|vendor|vendors|patient|patients|carrier|carriers|staff|system|systems|which|who|software|tools|nobody|tenants|agencies|insurers|portal|he|she|erp|excel|crm|reps|candidates|branches|records|data|files|information) (just|often|usually|still|simply)? (will|would|can|could|do|does|did|is|are|keep|keeps)? (not|never|quiet|refuse|refuses)
    (supplier|suppliers|customer|customers|client|clients|drivers|people|they|vendors|patients|carriers) (often|usually|always|just)? (keep|keeps|stay|refuse|decline|skip|pass)
    (we|they|people|who|staff|drivers|i|you|to|and) (just|often|always|sometimes|usually|then)? (skip|pass|passes|skips) (this|it|that) (step|part|stage|on to|to|over to|lunch)
    (data|records|record|files|documents|cases|notes|papers|information|office|room|clinic|practice|sector|patients|patient records|patient data|forms) (are|is|stay|stays|all)? (strictly)? (private|confidential|sensitive|personal|internal)
    (keep|keeping|keeps) _{0,1} (patient|customer|client|medical|case|student) _{0,1} (records|data|files|information|notes)
    (confidential|sensitive|private|personal) (records|data|files|documents|papers|forms|letters) (get|are|have|need|go|pass)
  `,
  keeps_nothing: `
    (rather|sooner|better|prefer|prefer to|as soon|like to) not (to)? (have|use|spend|do|lose|hire|buy|wait|waste|bother|be|add|work|change|switch|pay)
    (say|tell|tell you|give|give you|answer|name|put|state|specify) (you)? (for (sure|certain)|exactly|precisely|off|enough|without|how (much|sick|tired|bad|often|long|happy) (we (hate|love|need|want|would)|it|this|i (hate|love)|of|that))
    (say|tell|give|name|put|state) (you|it)? (a|an|any|the) (exact|precise|accurate|good|reliable|firm|number|figure|estimate|answer|ballpark|better)
    (tell|say) (you)? how (sick|tired|bad|happy|glad|annoying|frustrating)
    (share|sharing|give|hand|answer) (a|the|our|their)? (calendar|calendars|screen|screens|drive|folder|inbox|licenses|login|emails|e-mails|calls|phones) (,|$|with|between|in|on)
    you (need|have) to (know|see) how
    not (know|remember) _{0,2} (say|tell)
    (can|could|would|will) you (please)? (tell|say|send|show|give) _{0,6} first
  `,
}

/** What a refusal is about, by the words of its clause. */
export const SUBJECT_PHRASES = {
  budget: `
    (budget|budgets)
    (what|how much) (we|i) (can|could|have to|might|may|want to|would|will|plan to|are able to)? (spend|invest)
    money we (have|would spend)
  `,
  hourly_rate: `
    (salary|salaries|wage|wages|pay|payroll|hourly)
    (rate|rates)
    (what|how much) (we|they|people|i|everyone|staff|the team|he|she|each|my people) (pay|pays|earn|earns|make|makes|get|gets|cost|costs) (them|him|her|people)?
    (labor|labour|staff|hourly|personnel) (cost|costs)
    (what|how much) (an|one|each|the|a) (hour|person|head) (of|_ of)? _{0,3} (cost|costs)
  `,
  email: '(email|emails|mail|mails) (address|adress|addresses)?',
  phone: '(phone|mobile|cell|telephone|phone number|mobile number|cell number)\nmy number',
  company_name: `
    (company|firm|business) (name|names)
    (employer|employers)
    (name|who) of? (my|our|the) (company|firm|employer|business|organization)
    (who i work for|who we are|where i work)
  `,
  contact_name: '(my|our|any|a|no|own|full|real|first|last) (name|names)\nwho i am\nanonymous',
  company_website: '(website|web site|site|url|domain|home page|homepage|web page|webpage)',
  tools: '(tool|tools|system|systems|software|stack|programs|apps)',
  error_rate: '(error|errors|mistake|mistakes|defect|defects|rework|error rate)',
  team_size: `
    (headcount|head count|team size)
    size of (the|our) team
    how many (people|staff|of us|we are|are we|employees|heads|we have|work|there are|work here)
    (staff|employee|people) (number|numbers)
    number of (staff|people|employees)
  `,
  manual_hours: 'hours\nhow (long|much time)',
  authority:
    'who (decides|signs|approves|is in charge|has the say)\n(decision maker|decision makers)',
  timeline: '(timeline|timelines|time line|deadline|deadlines|date|dates|timeframe|time frame)',
}
