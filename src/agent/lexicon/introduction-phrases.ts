/** What announces a name or a firm. The words announced stand behind the phrase, or before it (`signed`, `ours`). */
export const INTRODUCTION_PHRASES = {
  /** A person's name follows, whatever it looks like. */
  name: `
    (my|the|full|contact|user|good|own|proper)? (name|nmae|naem|names|nickname) (is|was|would be|says) (called|spelled|spelt)?
    it is (spelled|spelt)
    my (full|first|own|good)? name (,)?
    i (am|go|went|was) (called|named|by)
    (call|calls|called) me
    (know|knows|address|refer to) me (as|by)
    (you|people|they) (can|may|could|should|might)? (write|put|have) (me|it)? down? (as|under)
    (you are|ur) (now|currently)? (talking|speaking|chatting|dealing|writing|typing) (to|with|w /)
    you (have)? (got|reached)
    in front of you (is|,)
    this end is
    (sign|signed|signing) (off)? (as|,)?
    me llamo
    mi nombre es
    je m'appelle
    mein name ist
    ich heisse
    mi chiamo
    meu nome e
    i answer to
    here writes
    here speaks
    contact (person)? (is|,)
    ^ hello? myself
  `,
  /** What the visitor would rather be called than the name before. */
  preferred: `
    (i|would|do)? prefer
    (please|just|but) use
    short is
    (go|goes|going) by
    call me
  `,
  /** A name may follow, or anything else. */
  i_am: '(i am|this is|here is|hello here|im)',
  it_is: '(it is|its)',
  /** Whoever can be reached at an address of the message. */
  ask_for: 'ask (there)? for',
  surname: `
    (my|the|and)? (last name|surname|family name|second name) (is|,)?
  `,
  given: `
    (my|the|and)? (first name|given name|forename) (is|,)?
  `,
  /** "first: Callum last: Reyes": only both together. */
  given_field: 'first ,',
  surname_field: 'last ,',
  /** The name of the firm follows. */
  company: `
    @our? @firm (name)? (is|was|would be|are) (now|still|simply|just)? (called|named|known as|,)?
    @our? @firm (called|named|known as|name)
    @our @firm ,
    ^ @firm name? ,
    our name is
    we (are|were)? (now|all)? (called|named|known as|trade as|trading as|operate as|operating as|do business as|doing business as|trade under|go by|go under|go as) (the name)? (of)?
    (dba|trading as|registered as|listed as|incorporated as)
    (knows|know) us (as)?
    the (people|folks|lot|crowd|ones|place) (that|which)? (i|we) work (at|for|with|in)? (is|are)
    (where|what) i work (at|for|in)? is
    @our (company's|firm's|business's) name is
  `,
  /** Where somebody works follows. */
  workplace: `
    i (am|was)? (currently|now)? (work|working|employed) (here)? (for|at|with|by|in|over at)
    i (run|own|manage|lead|founded|represent|head up|look after|co own|joined|started)
    i am (with|from|here for|over at|here from|writing from|calling from|writing for|calling for)
    we (own|run|represent)
    on behalf of
    (representing|working for|working at|working with|writing from|calling from)
    (all of us|we) (here|all)? (at|from)
    @role (over|here)? (at|of|for|with)
    @role of _ (at|in|for)
  `,
  /** "We are …": a firm, a trade, or anything else. */
  we_are: 'we are (now|all)?\nwere called',
} as const

export const INTRODUCTION_LISTS = {
  our: '(my|our|the|this|your)\n(the|my|our) (small|own|little)',
  role: '(manager|director|head|lead|officer|owner|founder|president|partner|partners|ceo|coo|cfo|cto|supervisor|coordinator|administrator|controller|assistant|bookkeeper|accountant|ops|operations|finance|engineer|analyst|office|desk|team)',
  firm: '(company|business|firm|organization|organisation|org|employer|shop|outfit|practice|charity|brand|startup|agency|studio|workplace|restaurant|clinic|school|hotel|store)',
} as const

/** What stands behind a name or a firm and makes it the visitor's. */
export const TAIL_PHRASES = {
  signed: `
    (here|speaking|typing|writing|calling) (,|$|again|and|from|at|with|in)
    (here|speaking|typing|writing|calling)
    (is|are) (my|the) (full)? name
    is what (they|people|everyone) (calls|call) me
    (is|it is) me
    (this|the other|my|that) (side|end)
    (on|at) (this|the other|my) (end|side)
    at (your service|the keyboard)
    by name
    again (,|$)
    it is $
  `,
  ours: `
    is (our|my|the) (company|business|firm|employer|shop|practice|outfit|charity|place|agency|school|name)
    is the name of (our|the|my) (company|business|firm)
    is (where|who) (i|we) (work|are)
  `,
} as const

/** Before a name or a firm: it is somebody else's, or one that is taken back. */
export const NOT_THEIRS_PHRASES = {
  denied: `
    not
    instead of
    rather than
    formerly
    previously
    used to be
    and not
    as opposed to
    no longer
  `,
  others: `
    (client|customer|vendor|supplier|competitor|clients|customers|vendors|suppliers|competitors) (is|are|called|named|like|such as)
    (my|our) _{0,1} (boss|manager|colleague|clerk|assistant|partner|wife|husband|son|daughter|brother|sister|nephew|friend|director|owner) (,|is|called|named)?
    (project|projects|case study|the job|the work|job|contract|experience|deal|contract) (you did)? (for|with|from|at)
    (old|previous|last|former|ex) (boss|job|company|employer|manager|firm|place) (at|was|is|,)
    (quoted|pitched|offered|recommended|referred|sent|built|done|made|sold|owned|told|mentioned|given) #? (by|from)
    (report|reporting|reports|asked|ask|talked|spoke) (again)? (to|with)
    (covering|standing in|cover) (for|of)
    (assistant|secretary|wife|husband|son|daughter|friend) (of|to|for)
  `,
  beside: `
    (jeez|geez|jesus|jeepers|sheesh)
    (client|customer|vendor|supplier|competitor|rival) (of (ours|mine) ,)?
  `,
} as const
