import { toWordSet } from '#agent/lexicon/word-set.ts'

/** Lists of words that the phrases below name. */
export const TOOL_PHRASE_LISTS = {
  us: `
    we
    i
    everybody
    everyone
    staff
    people
    here
    half of us
    the rest of us?
    rest of us?
    (the|our)? whole? (team|office|crew|staff)
  `,
  others: `
    accountant
    accountants
    cpa
    supplier
    suppliers
    client
    clients
    customer
    customers
    competitor
    competitors
    rival
    rivals
    partner
    partners
    vendor
    vendors
    agency
    agencies
    auditor
    auditors
    landlord
    friend
    friends
    mate
    mates
    brother
    sister
    cousin
    husband
    wife
    son
    daughter
    nephew
    niece
    uncle
    aunt
    neighbor
    neighbour
    bank
    lawyer
    lawyers
    solicitor
    wholesaler
    wholesalers
    parent company
    sister company
    head office
    franchisor
    consultant
    consultants
    freelancer
    freelancers
    other (firms|companies|people|shops|places|offices)
    the others
  `,
  soft: 'all\nnow\nstill\njust\nonly\nmostly\nmainly\nboth\nalso\ncurrently\npresently\nalready\nalways\nreally',
  leave: `
    dropped
    dumped
    ditched
    binned
    shelved
    axed
    junked
    chucked
    scrapped
    abandoned
    retired
    canceled
    cancelled
    canceling
    cancelling
    replaced
    replacing
    swapped
    traded
    exchanged
    outgrew
    outgrown
    uninstalled
    decommissioned
    phased out
    phasing out
    rid of
    threw
    thrown
    kicked out
    got shot of
    threw out
    thrown out
    gave up on?
    given up on?
    said goodbye to
    let go of
  `,
}

/** From a match on, what is named is in use, was left, is denied, is planned, or is somebody else's. */
export const TOOL_USE_PHRASES = {
  used: `
    (can|could|would) not (live|work|manage|cope|survive|do|function|run) without
    but
    instead
    nowadays
    these days
    today
    at present
    presently
    currently
    right now
    rn
    for now
    for the moment
    at the moment
    meanwhile
    since then
    ever since
    (until|till) then
    so far
    now
    here
    so
    just
    not? only
    mostly
    mainly
    everything
    all of it
    it is
    that is
    what we (have|use|run)
    (and|but) (are|am|use|have|kept|keep|run|went)
    @us @soft? (have|have got|got|use|uses|run|runs|are (on|in|using)|is (on|in|using)|am (on|in|using)|work|works|live|lives|stay|stayed|kept|keep|stick|stuck)
    kept
    keeping
    (stayed|stuck|sticking|stick) with
    still (on|use|have|in)
    back to
    settled on
    ended up (on|with)
    (moved|switched|migrated|changed|went|gone) (over|everything|all)? (to|onto|on to)
    (went|go|going) with
    (moved|switched|migrated|changed) (us|me|them|it) (over|everything)? (to|onto)
    upgraded to
    took its place
  `,
  left: `
    no longer
    (do|does|did|have|has) not (actually|really|even|currently|ever)? (use|used|have|own|run|touch|touched|need|work with|work in|on)
    never (use|used|had|have|touched|bought|got)
    used to (be|have|use|work|run|live|do|keep)?
    (stopped|stoped|stop|stopping|quit) (using|paying for)?
    ^ was
    formerly
    previously
    earlier we were
    once (had|used|upon a time)
    in the past
    back (when|then)
    ^ (until|till)
    (and|but) (until|till)
    (i|we) (was|were|had been) (on|using|in|with)
    (i|we|they) had
    have had (it|enough)
    (old|last|former|previous|first) (place|job|firm|company|employer|boss|system|tool|software|one|crm|setup|till|program) (had|used|was on|ran|was|were)
    at (my|our) (last|old|previous|former) (place|job|firm|company|employer|office)
    (tried|trialed|trialled|tested|piloted) out?
    turned down
    rejected
    decided against
    ^ (please|and|also|just|actually|sorry|wait|so)? (strike|scratch|remove|delete|drop|lose|exclude|disregard|ignore|forget|forget about|cross out|cross off|take off|leave out|take out)
    (please|you can|can you|could you) (strike|scratch|remove|delete|drop|exclude|forget|forget about|cross out|take off|leave out|take)
    `,
  swapped: `
    @leave
    (we|i|they|have|just|finally|since) left
    ^ left
    (moved|came|switched|migrated|gone|are|am|is|went|come|coming|get|got|getting|been|now|moving|migrating|switching) (off|away from|away|on from)
    (moved|switched|migrated|changed|went|going|moving) (over|everything|all)? from
    off of
    away from
    instead of
    rather than
    in place of
  `,
  denied: `
    (do|does|did|have|has|had|would|will|can|could) not
    not
    no
    never
    without
    neither
    nor
    (nobody|no one|noone) (here|of us|in the office)?
    except for?
    apart from
    aside from
    none of
  `,
  planned: `
    (plan|plans|planned|planning) (to|on|for|a)
    (consider|considers|considered|considering)
    (evaluate|evaluated|evaluating)
    (compare|compared|comparing)
    (weighed|weighing) up?
    shortlisted
    (versus|vs|why not)
    (cheaper|better|different|faster|easier) (than|from|to)
    (look|looking|looked|looks) (at|into)
    (think|thinking|thought) (about|of|abt)
    toying with
    (talk|talks|talking|talked) (about|of)
    (trialing|trialling|piloting|testing|trying)
    (we|i|they|it) (might|may|will)
    might
    may (get|buy|add|move|switch|try|come|use)
    (want|wants|wanted) (something|a|an|one)
    (want|wants|wanted|wanting) (to (get|buy|add|move|switch|try|use|have|go|be on|bring in|introduce|adopt|implement|roll out)|$)?
    (hope|hoping|hopes) (to|for)
    going to
    gonna
    will (be|get|move|have|switch|add|buy)
    about to
    (moving|migrating|switching|move|migrate|switch) over? to
    (roll|rolling) out
    (saving up|shopping) for
    would (like|love|prefer) (to (get|buy|add|move|switch|try|use|have|go|be on))?
    next (year|month|quarter|spring|summer|autumn|winter|week)
    some day
    someday
    one day
    eventually
    wish list
    in the pipeline
    if (we|you|i|they) _{0,2} (buy|bought|get|got|add|added|had|have|switch|switched|move|moved)
  `,
  others: `
    @others _{0,3} (has|have|use|uses|run|runs|say|says|want|wants|wanted|sell|sells|suggest|suggests|swear by|swears by|work in|works in|works with|is on|are on|love|loves|like|likes|prefer|prefers|lives in|had|used)
    (agency|accountant|supplier|consultant|freelancer|vendor|partner) _{0,3} does
    (across the street|next door|down the road|over the road)
    @others _{0,1} (send|sends|export|exports) _{0,3} (from|via|in|through)
    to sell (us|me)
    sold us
    (pitched|demoed|demo|showed|shows|offered|offer|offers) (us|me)
    (was|were|got|been) (pitched|offered|shown|sold|demoed)
    (rang|called|emailed|phoned|wrote|rings) (me|us)? about
    (advert|adverts|ad|ads|brochure|flyer|webinar|demo|quote|proposal|pitch|offer|rep) (for|of|from|on|about)
    heard (of|about)
    read about
    (recommend|recommends|recommended|suggest|suggested|suggests)
    told (me|us) (about|to)
    (everyone|everybody|they|some|many|others|people|folks|clients|customers) _{0,1} (think|thinks|thought|assume|assumes|believe|believes|guess) that? (we|we are|it is)? (all|still)? (on|in|use|using|have|run|work in|work with)?
    (found|saw|seen|spotted|noticed|came across|read|follow|followed) (you|your)
  `,
  // After a verb of leaving: "replaced Zendesk with Freshdesk".
  swap: 'with\nfor\nby\nto\nonto\nin favor of\nin favour of',
}

/** What stands right before the name of a tool. */
export const TOOL_FRAMES = {
  strong: `
    (use|uses|using)
    (program|software|system|tool|app|thing|something|one|package|crm) (called|named)
    (run|runs|running|rely|relies|relying|depend|depends) (on|through)
    (go|goes|going) through
    (log|logs|logging|logged) (into|in to)
    (live|lives|living) in
    (swear|swears) by
    @leave
    (retype|retyping|retyped|rekey|rekeying|re-key|re-enter|re-entering|re-typing|type|typing|types|key|keying|keys|enter|entering|enters|copy|copying|copies|paste|pasting|pull|pulling|pulls|export|exporting|exports|post|posting) _{0,4} (into|in|in to|from|out of)
    by hand (in|into)
    (software|program|programs|system|systems|tool|tools|app|apps|platform|platforms|package|crm|erp|till|stack|setup|set up|kit|toolkit|books|database) (is|are|include|includes|we use|we use are|in use|in use are|used|used are|wise|side)
    (software|programs|systems|tools|apps|stack|software side|tools in use|programs in use|systems in use) ,
    (we|i|they|staff|team|people) @soft? have been using
    we are (all)? (on|in|using)
    (work|works|working) (with|out of)
    (get|gets|getting) by on
    (make|makes|making) do with
    (stayed|stuck|stick|sticking) with
    (switched|migrated|changed|upgraded) (us|them|over|everything)? (to|onto)
    (we|they|us|everything) @soft? moved (us|them|everything|over)? (to|onto)
    (done|handled|managed|kept) all? (in|with|through|via)
    (handle|do) (it|that|this|all of it) all? (in|with|through|using|via)
    (data|everything|it|that|this|all|all of it) (sits|sit|lives|happens|is kept|is) all? in
    (find|see) (us|me|them|everyone)? all? (in|on)
    (such as|like)
  `,
  place: `
    (go|goes|moves|flows|passes|jumps|ends|starts|begins) (up|on)? (from|to|into|in|through|via|with|out of)
    in
    on
    via
    through
    into
    onto
    out of
  `,
  weak: `
    with
    from
    to
    by
    between
    have
    has
    having
    got
    open
    is
    are
    was
    besides
    then
    run
    runs
    plus
    gave us
  `,
}

/** What stands right behind it. */
export const TOOL_BEHIND_PHRASES = {
  used: `
    (is|are) (what|all|everything) (we|i|they|the team|our team|staff|the office) (have|use|run|are on|got|works with|work with|uses)
    (is|are) (in use|open|our (system|software|program|crm|erp|tools|systems|programs|apps|stack)|the (system|software|program|tool|database))
    took (its|their) place
    (as|are) (our|the|my) (tools|systems|programs|apps|software|stack|system|program|tool)
    (was|were) (rolled|introduced|brought|set up|installed|bought|implemented|chosen|added)
    ever since
    does the (job|trick)
  `,
  left: `
    @saidof? (until|till|up to) (_{0,1} (years|months|weeks|year|month) ago|last|january|february|march|april|may|june|july|august|september|october|november|december|recently|#)
    @saidof? before (my time|and|,|$)
    @saidof? (was|were|is|are|has been|have been|got) (dropped|canceled|cancelled|ditched|retired|replaced|gone|history|dead|before|stopped|killed|too (expensive|dear|pricey|slow|complicated|much)|(a|an) (mistake|disaster|pain|nightmare|failure))
    @saidof? (is|are|was|were) (something|what) (that)? we (no longer|used to|dropped|left|do not|never)
    @saidof? (is|are|was|were) no longer
    @saidof? (is|are|was|were) (not|never) (used|in use|with us|ours|any more|anymore)
    @saidof? (is|are|was|were) (before|out)
    @saidof? was
    @saidof? (went|lapsed|expired|ran out|ended|has gone|have gone)
    @saidof? we (no longer|dropped|left|do not|stopped|canceled|cancelled|ditched|got rid|gave up|never|have (dropped|left|thrown out|ditched|canceled|cancelled|stopped))
    @saidof? (should|can|must|needs to|has to) (come off|go|be removed|be deleted|be struck|be dropped|be taken)
    @saidof? does not belong
    is (my|her|his|our|the) (last|first|family|sur|middle|own)? (name|surname|boss|colleague|town|city|street)
    is not (a|an|our|my|the|any) (system|tool|program|software|app|platform|thing we use)
    (off|out|away) (the|that|this|of the|of that|from that|from the)? (list|it)? $
    and (gave up|dropped it|hated it)
    but (we|i)? (do not|never|did not) (have|use|used|touch|need|want|like|own|run|bought|buy)
  `,
  planned: `
    @saidof? (is|are)? (planned|plannned|coming|next|on (the|our|my) (wish list|wishlist|list|way|roadmap|cards)|for later|later on|some day|someday|one day|soon|in the future|eventually|next (year|month|quarter|spring|summer|autumn|winter))
    @saidof? (may|might|could|will) (come|follow|be|join|replace|happen|get|one day|some day|someday)
    @saidof? (goes|go|going) live
    @saidof? (comes|come|coming) (next|later|soon|in)
    in the pipeline
    and what _{0,2} cost
    @saidof? (came|comes|keeps coming) up
    @saidof? (was|were|got|has been) (suggested|recommended|mentioned|considered|discussed|evaluated)
  `,
}

/** Between a name and what is said of it. */
export const SAID_OF =
  'itself\ntoo\nalso\nboth\nall\nlicense\nlicence\nlicenses\nsubscription\naccount\ncontract\ntrial\nthing'

/** Words between two names of a list, besides its signs. */
export const LIST_JOINTS = toWordSet(
  'um uh hmm er mmm oh and plus then n or also as well some good old our the a an bit of und y et more',
)
/** Words that may stand between a frame and the name. */
export const BEFORE_NAME = toWordSet(
  'our the a an my good old big huge giant shared dreadful horrible terrible awful messy ugly mostly mainly just only also now still both some plus even usual really purely',
)
export const ARTICLES = toWordSet(
  'the a an our your my their his her this that both all every each no of some any more much',
)
/** Behind a word of everyday these tell that no tool is meant: "word of warning", "teams are". */
export const ORDINARY_BEHIND = toWordSet(`
of one per again forward meeting meetings member members leader leaders player players room office desk line meters metres feet
foot miles number door morning afternoon night through thru
`)
export const ORDINARY_BEHIND_SMALL = toWordSet(
  'by work up out down file files has have who that should can need we in ahead off do sure sense it',
)
export const WEEKDAY_BEFORE = toWordSet(
  'on by every each next until till from since this last before after',
)
/** A name may end before one of these. */
export const TAILS = toWordSet(`
and into to from via plus or n for too as also today now these right at here all every on in most ever instead till until may might mostly
mainly only then if because unless basically lol haha sadly alone mate when where with underneath daily presently currently nothing sir any anymore since
`)
/** What a tool does: only a name that is known ends before one of these. */
export const TAIL_VERBS = toWordSet(
  'is are does do did holds keeps has gets feeds sends handles takes covers prints runs i which that',
)
/** What people put before the name of a tool they answer with. */
export const LEADS = toWordSet(`
we i they it its thats is have weve ive were theres has got use uses using run runs running on in through via with from to into out of our the a an my their this
that mostly mainly primarily usually basically just only also besides plus some lots lot bit little well um uh eh oh ok okay yes
yeah yep maybe probably then and or both one two three four five six tools tool systems system apps app software program programs
called named for now currently at the moment again there would be list depend log so far good old in terms as find us
everybody everyone everything people staff team goes all work works working live lives do does done handled the usual right here these
days today wise sits kept happens what always still really actually so well honestly say thing office side 's
`)
