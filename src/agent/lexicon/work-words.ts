import { toWordSet } from '#agent/lexicon/word-set.ts'

/** What is done by hand in offices, in the plain form. `MANUAL` verbs alone say that it is manual work. */
export const MANUAL_VERBS = toWordSet(`
copy paste type retype rekey key punch chase transcribe reconcile reenter redo rewrite fax photocopy collate recopy rekeyed retag recheck
relabel rename reformat consolidate juggle hunt transpose tally scan
`)
export const WORK_VERBS = toWordSet(`
enter match check compare update correct fix prepare process send sort file index code log write fill answer reply call verify confirm
assemble compile build rebuild make calculate count print upload download export import collect track schedule reschedule book rebook post
allocate assign route order label tag merge clean format review approve sign stuff mail email name put move transfer handle manage split
balance summarize summarise proof proofread issue draft quote bill invoice plan triage look search research translate caption subtitle redact
edit pull dig feed record register document report adjust release stamp staple weigh read switch remind cancel map dispatch onboard vet screen
score monitor notify attach convert submit renew request respond ring phone text follow tick mark total add pay settle close
resize crop convert correct straighten patch prep pack label archive link list set pick grade mark enrol enroll certify credential dedupe
deduplicate scrape annotate cross double tidy organize organise classify categorize categorise group combine stitch circulate forward relay
transmit deliver gather request obtain source raise place amend revise refund replace repost rerun generate produce create do rerun touch
distribute inspect audit validate crosscheck cut nail decode interpret digitize digitise keyword match pair pull screen shuffle upload
write cost recalculate calculate balance reassign resend retrieve fetch ingest load unload maintain manage migrate moderate nag pester poll
populate recreate recruit refile resolve restock review schedule segment shuttle swap sync trace typeset arrange brief bundle capture
`)
/** Of these verbs only an object makes work: "writing" to us, "working", "calling" to ask. */
export const WEAK_VERBS = toWordSet(`
do make run put look read write call send set pay add get handle manage text phone ring reply name answer plan place order move close
pick cut follow create source read list mark mail email pull cost book build report price quote search group link total
`)

/** Names of processes, which are work without a further word. */
export const PROCESS_NOUNS = toWordSet(`
payroll payrolls paperwork invoicing billing quoting bookkeeping reconciliation reconciliations recon onboarding scheduling reporting filing
faxing scanning printing mailing copying typing retyping labeling labelling sorting indexing proofreading translation procurement purchasing
sourcing credentialing underwriting docketing coding dispatching transcription translations intake enrollment enrolment registration
invoices invoice timesheets quotes quotations estimates bids proposals receipts expenses returns refunds chargebacks disputes collections
reservations bookings appointments referrals authorizations authorisations permits licenses licences rotas rosters tickets claims transcripts
reminders renewals endorsements settlements cancellations complaints submittals waivers takeoffs rfqs rfps rfis contracts leases orders
payments deposits donations subscriptions listings captions subtitles subtitling captioning redaction summaries voicemails catalogs catalogues
checklists spreadsheets statements certificates inspections surveys audits credentialling accounting migrations confirmations
replenishment restocking picking packing manifests customs bordereaux bordereau abstracts dispatch screening grading tagging archiving
formatting handovers followups prescriptions refills eligibility verification verifications compliance kyc aml recruiting recruitment
rescheduling logbooks newsletters tariffs allergens registrations enrollments applications nominations allocations adjustments
procedures reimbursements reimbursement requisitions requisition vouchers minutes rework correspondence tracking
`)
/** Things of paper and screens that work is done on, singular. Alone they are none; with a word before them they are. */
export const WORK_NOUNS = toWordSet(`
invoice bill order po quote quotation estimate bid proposal contract lease policy claim ticket request form application permit license
licence report statement receipt expense timesheet card document documentation file record log rota
checklist spreadsheet sheet email mail message voicemail call letter note label list roster schedule booking reservation
appointment calendar shift referral authorization authorisation auth entry posting payment deposit refund return chargeback dispute collection
receivable payable ap ar close closing month-end inventory stock catalog catalogue listing shipment manifest price
lading declaration delivery confirmation waiver submittal rfi rfp rfq bom takeoff draw lien audit inspection handling processing planning package approval
certificate check survey transcript dictation chart denial prescription refill keying entering posting sheet photo packet kit pack
result reading reminder followup complaint feedback review resume candidate interview reference deck slide dashboard
kpi forecast filing vat 1099 w royalty commission payout renewal endorsement premium notice update calculation costing costings
mortgage loan escrow title abstract docket exhibit brief summary conversion upload assignment reply response attachment code
download export import data migration merge cleanup correction change cancellation workorder log reading readings
pod acknowledgement acknowledgment handover menu recipe nutrition tip till cash release reorder
attendance donation gift grant membership subscription password setup archive report
image caption subtitle metadata script newsletter campaign ad lead outreach pay stub stubs
fax settlement payoff allocation nomination switching slip docket waybill bol safety incident maintenance receivables payables
mileage routing route agenda deposit ledger violation violations bordereaux tickets profile profiles registration transfer transfers
`)
/** Nouns that are never the work by themselves, whatever stands before them. */
export const NEVER_WORK = toWordSet(`
hour hours hr hrs minute minutes min mins second seconds day days week weeks wk month months mo year years yr quarter night morning
afternoon evening monday tuesday wednesday thursday friday saturday sunday weekend weekends january february march april may june july
august september october november december time people person staff us me them him her everyone everybody nobody
team crew average total top side behalf board money cost costs wage wages salary pay percent dollars dollar bucks usd euro euros
thing things something nothing anything everything it that this one ones phone rest half part most all both each lot way problem issue help
floor office desk company firm business place job life home holiday vacation sleep head own
`)

/** Between a verb of work and who does it: "we still have to retype". */
export const WORK_ADVERBS = toWordSet(`
still mostly mainly manually currently all just then also always usually basically both now have has to must need needs gets go goes in and
constantly only literally actually each often end ends up keep keeps then re sit sits there gotta got
`)
/** Words at which the name of a work ends. */
export const WORK_ENDS = toWordSet(`
is are was were am be been 's pays pay spends spend loses lose takes take took eats eat ate costs cost has have had which who whom whose that because so but if when while where
though although we i they he she you every per twice once alone now rn lately currently already only mostly maybe roughly please yes no not
would will should could can may might must do does did than too also still until till unless since myself ourselves themselves herself himself
plus gets get goes go comes come needs need keeps keep drives drive kills kill hurts makes drags means sucks then really honestly usually always
never nobody everyone everybody somebody someone apiece altogether full forever eating killing taking costing driving here there easy easily
constantly tops total like probably thanks thank pls what how why manually again yearly nightly after before during
`)
/** Words that a name of work neither begins nor ends with. */
export const WORK_EDGES = toWordSet(`
a an the our my your their his her its of to for from in on at into onto with by about as and or & between against over through via per around
under up out off all just some any more this that these those it well so ok okay like only mostly mainly basically probably simply plus
honestly definitely actually then usually also still really always constantly manually entirely purely both
`)
/** Small words that a name of work may begin with all the same. */
export const WORK_ARTICLES = toWordSet('the our my all these those a an their some')

/** Where the work is named next. `announce`: as the answer; `doing`: as what somebody does or wants rid of. */
export const WORK_LEADS = {
  announce: `
    (the|our|my|one) @adjective? @adjective? @trouble (for us|for me|here|with us|right now|at the moment|these days|of the week|of my week|of the job|of it|i have|we have|we have got)? (is|are|would be|has to be|must be|comes from|lies in|:|,)
    (the|our|my) (worst|hardest|slowest|dullest|tedious|frustrating|annoying|boring|painful|ugly|manual|repetitive) (for us|of all|by far|of it)? (is|are|would be|has to be|must be|:)
    what (really|actually|mostly|just|always)? (kills|hurts|bothers|annoys|frustrates|bugs|slows|eats|drives|costs|takes|gets|keeps|wears|holds|drags|ruins|is killing|is eating|worries|is driving) _{0,5} (is|are|would be)
    what (we|i|they) (do|hate|struggle with|dread|loathe|want|need|would like) _{0,5} (is|are)
    (all|what|most of what|much of what) (they|we|he|she|i|day) (do|does|did|long|ever do) (all day)? (is|are|:)
    ^ (the|my|our)? @trouble (is|are|:)
    ^ (the)? (topic|need|work|task|process|process in question|job) :
    (does|do|doing) nothing (all day)? but
    nothing (else)? but
    (neither|none|not one) of (them|us) does anything but
    (by it|by that|by this)? i mean
    (it|this) (concerns|involves|is about|comes down to)
    (work|task|job|process|topic|task here) (here|in question|i have in mind)? (is|:)
    (my|our) (people|team|staff|folks|girls|lads|guys) (hate|hates|dread|dreads|loathe)
    (sick|tired|fed up|fed) (of|with|up with)
    (hate|hating|dread|dreading|loathe|despise) 
    (struggle|struggling|struggles|trouble|drowning|swamped|buried|stuck|stuck here) (with|in|under|by)
    (complain|complains|complaining|moan|moans|moaning) (about|of)
    (automate|automating|replace|replacing|eliminate|eliminating|get rid of|getting rid of|help with|help us with|do without|stop|speed up|streamline|streamlining|simplify|take over|look at|need fixing is|drop|bin|offload)
  `,
  doing: `
    (it is|that is|this is|its|thats) (all|mostly|mainly|entirely|basically|just|usually|purely|definitely|probably|got to be|the)
    (as|like) (i)? (said|mentioned|told you)
    (i|we) (said|told you|wrote)
    (i would|we would|i) (say|go with|start with|pick|name|call it)
    (it|that) (has to|must|would|will|got to|can only|is got to) be
    (it|this) goes about
    (burn|burns|burning|spend|spends|spending|spent|waste|wastes|wasting|lose|loses|losing|put|puts|use|uses) _{0,7} (on|into|to|with|for)
    (do|does|doing|did|handle|handles|handling|touch|touches|share|shares|split|cover|covers) (all)? (of)? (the|our|my|all)?
    (stuck|busy|busied|occupied|tied up|taken up|swallowed|eaten) (up)? (with|on|doing|by)
    (responsible|work|works|working|sit|sits|sitting|assigned|dedicated|allocated) (on|for|over|to|at)
    (put|puts|goes|go|gone|going|went) _{0,3} (into|on|to|toward|towards)
    (is|are|it is|that is|its|thats) (all|nothing but|on|at it|at it with|just|only)?
    all of (it|this|that) (is|are|goes)? (only)? (on|for|to|into|just)?
    for
    (need|needs|want|wants)
    (comes|come|came) (in)? for
    (guy|girl|gal|lady|woman|man|person|clerk|people|temp|admin|staff|body) (i have|we have|i have got)? (on|for|doing)
    (problem|problems|trouble|issue|issues|headache|nightmare|bottleneck) (with|in|around) 
  `,
} as const
export const WORK_LEAD_LISTS = {
  adjective: `
    (very|most|really|real|one|single|absolute|main|biggest|big|worst|worse|greatest|number|hardest|slowest|tedious|frustrating|boring|annoying|dull|manual|repetitive|daily|weekly|constant|painful|time|consuming|current|first|other|only|largest|dumbest|stupidest|actual|other)
  `,
  trouble: `
    (problem|pain|pain point|headache|bottleneck|trouble|issue|nightmare|chore|time sink|timesink|time waster|time eater|killer|part|bit|one|thing|task|job|process|work|struggle|nuisance|bugbear|challenge|burden|worry|drain|hog|bane|grind|slog|culprit|offender|complaint|gripe|frustration|mess|drag|worst)
  `,
}

/** What is said of the work behind its name. */
export const WORK_FOLLOWS = {
  hurt: `
    (is|are) (just|really|absolutely|honestly|still)? (killing|drowning|burying|crushing|sinking) (us|me|everyone|my|our|the)
  `,
  follow: `
    (that|which)? (just|really|still|always|currently|alone|usually)? (takes|take|eats|eat|eats up|eat up|costs|cost|kills|kill|is killing|are killing|is eating|are eating|hurts|swallows|swallow|drains|burns|burn|consumes|consume|wastes|keeps|keep|drives|drive|slows|slow|bogs|gobbles|ruins|sucks|drags|needs|need|ties|tie|hogs|fills|fill|wears|means)
    (is|are) (still|just|always|also|currently|mostly|usually|very|so|really|pretty|rather|quite|slightly|all|painfully|incredibly)? (done|a|an|the|our|my|tedious|slow|manual|painful|frustrating|boring|annoying|terrible|awful|horrible|killing|driving|hell|chaos|messy|error|dull|exhausting|brutal|repetitive|nuts|insane|what|where|by hand|on paper|late|too)
    (get|gets) (lost|boring|old|tedious|messy|done|out of hand)
    (come|comes|coming|arrive|arrives|go|goes) (in|out|back|to us|here)? (by|on|as|via|through|over|from)? (fax|phone|email|e mail|paper|pdf|pdfs|post|mail|hand|text|scanned)
    (pile|piles|piling|stack|stacks|back) up
    (bounce|bounces) back?
    (never) (match|add|agree|balance|reconcile|work|tie)
    by hand
    (all)? (alone|by myself|on my own|single handed|single handedly)
    (, )? (which|that) is (a|an|very|so|really|tedious)
    (by a mile|by far|hands down|definitely|for sure)
  `,
} as const

/** Nothing is done by hand, or nothing of it hurts. */
export const NO_WORK_PHRASES = `
  ^^ (no|oh|well|um|hmm|honestly|nah|nope)? (nothing|none) (really|at all|much|in particular|comes to mind|hurts|bothers us|is wrong|to complain about)? (really|so far)? (,|$|all|just|we are)
  ^^ (no|zero) (problem|problems|issue|issues|complaints|pain|pains|headaches)
  (we are|all is|all|everything is) (good|fine|well|okay) (really|so far|thanks|as it is)? $
`

/** Said of this talk, of our site and mails, of and of what is not told: no work of theirs. */
export const NOT_WORK_PHRASES = `
  (your|this|the|a|another) (site|website|bot|chat|chatbot|conversation|talk|interview|quiz|questionnaire|interrogation)
  (bots|chatbots|chat bot|chat bots|robots)
  (type|typing|write|writing|explain|explaining|go|going|fill|filling|talk|talking) _{0,5} (to|with|for|in) (a|the|this|some) (robot|bot|machine|computer|ai)
  (other vendors|other vendor)
  (these|your|so many|too many|more|all the|all these|silly|stupid|endless|personal|this|any|stupid) questions
  (lot|lots) of questions
  sales (pitch|pitches|talk|spiel|script|patter|speech|call|calls|email|emails)
  (hate|sick of|tired of|no more|not want|no) (any)? (spam|newsletters|newsletter|being (called|spammed|sold to))
  ^ (many|ok|okay)? (thanks|thank you|thx|cheers|we appreciate|i appreciate|appreciate)
  waste of (my|everyone is|everybody is|our) (time|morning|day|afternoon)
  (better|other|more important) things to do
  (i|we) (will|would|am|are|do) (not|rather not|never|prefer not) (be|to|want|like|going|comfortable|willing|happy)? (to)? (share|sharing|give|giving|tell|telling|disclose|disclosing|reveal|provide|say|saying|discuss)
  (never|rarely|seldom|hardly ever|not) (really|ever)? (check|read|use|open|answer|look at) (my|the|any|our|work)? (email|emails|mail|inbox|phone|messages|texts)
  (stop|quit) (asking|messaging|calling|texting|emailing)
  (schedule|book|set up|arrange|have) (a|the|another|some)? (meeting|call|demo|appointment with you|time with)
  let (me|us) (talk|speak|think|see|ask)
`

/** A loss, or an illness: what such a clause tells is no work. */
export const GRIEF_PHRASES = `
  (died|dead|dying|passed away|passed on|funeral|grief|grieving|widow|widower|widowed|cancer|divorce|divorced|miscarriage|suicide|deceased)
  (husband|wife|partner|father|mother|dad|mom|mum|son|daughter|brother|sister|owner|boss|founder|he|she) (just|suddenly|has|had|recently|is)? (died|passed|gone|sick|ill|in hospital|in the hospital|in hospice)
  (lost|lose|losing|buried) (my|our) (business)? (husband|wife|partner|father|mother|dad|mom|mum|son|daughter|brother|sister|child|baby)
  (hate|end|ruined|ruining) my life
`
