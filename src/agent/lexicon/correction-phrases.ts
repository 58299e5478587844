/** Takes back or changes what was said before. */
export const CORRECTION_PHRASES = {
  correct: `
    ^ @lead? @lead? actually
    actually (it is|that is|we are|we have|there are|there is|i am|more like|make|no|not|#|closer|it should|the)
    ^ @lead? correction
    ^ @lead? (sorry|apologies|apologize|oops|whoops|wait|my bad) _{0,3} (i meant|it is #|that is #|make that|should (be|have)|wrong|#)
    (i|we) (just)? (meant|misspoke|misread|mixed|mistyped|miscounted|miswrote|misunderstood|misremembered|misquoted|mistook|mixed that up|confused|typoed|exaggerated|overstated|understated|underestimated|overestimated)
    (i|we) (had|have) (misread|misunderstood|mixed|miscounted|mistyped|counted|confused|forgotten|left out|given you|told you)
    (got|have|has) my _{0,2} wrong
    i (wrote|typed|put|gave you|gave|entered|said|sent|told you) _{0,3} (wrong|wrongly|incorrectly|backwards|mixed up)
    (wrote|typed|gave you|sent you|told you) (the wrong|my _ wrong|that wrong|it wrong)
    (i|we) (left out|left off|forgot myself|forgot to count|forgot to include|forgot to add|forgot one|forgot about|dropped a|dropped the|spoke too soon|take that back|was wrong|were wrong|was off|was mistaken|made a (mistake|typo|slip))
    forgot (myself|to count|to include|to add)
    spoke too soon
    (i|we) only counted
    i mean , # 
    ^ @lead? @lead? i mean #
    make (that|it) (#|a #|$|more)
    (please|so) (put|make it|make that|use|correct|change|fix|take|note|write) (#|that|it|the|my|this|him|her|_ to|_ instead)
    going back (,|to (my|the|what i))
    (that|this|it|which) (should|is supposed to) (be (#|<address>)|read|say)
    (hours|people|rate|rates|team|size|headcount|number|figure|budget|share|website|email|name|address|phone) should be (#|<address>)
    should have (been|said|read|written)
    (that|this|hours|hour|people|number|numbers|figure|figures|name|email|phone|address|one|those|estimate|rate|headcount|website) (i gave|i said|above|_)? (is|are|was|were) (wrong|incorrect|not right|not correct|outdated|too (high|low)|a typo|misspelled|off by)
    (that|this|it|hours|number|figure|those) (was|were) (without|including|per|each|for each|for all|for one|just for|only for)
    (that|this|it|those) (is|was|were|are) (a|per|by the|for the|for a)? (month|day|year|quarter|monthly|daily|yearly|annually|annual) $
    # (i gave you|i said|i told you|i mentioned|hours i gave you|i wrote)
    (i|we) (gave|quoted) you
    i told you (was|is|were|are|earlier|before was)
    than (i|we) (said|told you|thought|wrote|gave you)
    (not|than|from|to|of|is|was|of|change|forget) what i (said|told you|wrote|gave you|typed)
    where i (said|wrote|typed|put|had)
    typo (in (my|what|the (number|email|address|name|phone|figure))|there|above|earlier)
    ^ @lead? thinking about it
    (so|and|,) not # $
    (looked it up|looked again|checked|counted) , more like #
    (mistake|error|slip) (in (my (last|message|figure|figures|number|address|email)|what i)|above|earlier|on my part)
    my (mistake|bad|fault|error|typo|apologies)
    (scratch|scrap|strike|forget|ignore|disregard|cancel|override) (that|this|it|what i|what we|my (last|previous|earlier)|the (last|previous|typo|#|first|earlier|part))
    let me correct
    (hold|hang) on
    you (have)? (swapped|misread|misheard|misunderstood|misspelt|misspelled|mixed|mistook)
    (two|three|some|few) corrections
    (correct|corrected) (me|myself)
    (make|bump|raise|lower) (it|that) (up|down)? (to)? #
    (add|take) # (to|from|off) (that|it|the)
    (take|leave) out the
    you (wrote|noted|put) (down)? (#|me|that|the|it|my)
    you have (down)? (me|my name|the wrong)
    not # _{0,1} # 
    (misheard|misspelled|renamed)
    i said # (,|but|and)
    (double|twice|half|more|less|fewer|higher|lower) (of|than)? what i (told|said|wrote|gave)
    (was|were|is) to (low|high)
    (shoot|oh|ah|sorry|damn) i forgot
    name (is)? wrong
    the (right|correct|true|actual|real|proper|exact|updated|new) (number|figure|value|amount|count|one|name|spelling|address|email|hours) _{0,3} (is|would be|should be|are)
    (change|update|correct|amend|revise|replace) (that|it|the|my|this|those) (to|please|from|,|$|hours|number|email|phone|address|name|figure|rate|budget|one|first)
    (rather than|instead of) (#|the #|what i|that)
    (use|take|put|write to|send it to|mail) _{0,6} instead
    (did i|had i) (say|write|type|put|enter) 
    # _{0,5} , not #
    not # _{0,2} but #
    not # _{0,4} , _{0,3} #
    # _{0,4} not #
    ^ (#) , (no|wait|sorry|make that|i mean|rather) 
    (no|nope|nah|not|wait|hmm|hm|sorry|fewer|less|more|well) (more like|rather|closer to|it is|it was) #
    ^ @lead? @lead? (more like|rather|closer to) #
    (turns out|come to think of it|on reflection|on second thought|on second thoughts|now that i think|looking at it again|double checked|doublechecked|rechecked|recounted|i stand corrected)
    (i|we) (have|just|have since|had|went and|since)? (checked|asked|verified|confirmed|spoken) (with|again|it again|the _ and|my|our|once more)
    (just)? (reminded|corrected|informed) me
    (was|were|is) (just|only|really)? (a)? (guess|typo|mistake|slip|joke|bad month|bad week|slow month|busy month)
    better (count|make it|say|put|use) #
    (is|it is|name is|it) (spelled|spelt|written) 
    with (a|an|two|one|double) (a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|p|r|s|t|u|v|w|y|z) (,|$|at|not|instead|and)
    # (of us|people|hours)? now (,|$|that|since|because|instead)
    (of us|people|it is #|we are #|they are #|there are #) now (,|$)
    (quit|left|resigned|retired|got fired|was let go|handed in|went on leave|on maternity leave|joined|hired|got hired) _{0,6} so (it|there|we|that|now|make|only)
    (the|that|my|our|other) (first|old|other|previous|earlier|last) (one|number|email|phone|address|figure|name) (is|was) (dead|wrong|old|gone|no longer|not)
    i said _{0,5} but
    ^ @lead? update ,
    (should|could) (you)? (correct|change|fix|update) (that|it|my|the)
    (can|would|will|please) (you)? (please)? (fix|correct|change|update) my name
    (that|it|this) was (before|back then|last year|how it was|per (month|week|day|year|person|head|store|site|team))
    # (was|were|is|are) (per|for) (month|week|day|year|person|each|the|both|all|one|a)
    (oh|ah|ok|okay|so|sorry) you (meant|mean) _{0,3}
  `,
}

export const CORRECTION_LISTS = {
  lead: 'oh\nah\nsorry\nno\nwait\nhm\nhmm\num\nuh\nok\nokay\nwell\nand\nbut\nso\noops\none\nhold on\nyes\nyeah\nnope\nnah\nplease\nugh\nquick\nsmall\nhey\nhi',
}

/** The same words of the work itself: errors are corrected in it, records updated. */
export const NO_CORRECTION_PHRASES = {
  work: `
    turns out to be
    no (more|less|idea|clue|problem|doubt) (,|$|than|about)
    i (should|would) say
    (they|she|he|who|people|staff|adjusters|clerks|we|i|somebody|someone|to|then|girls|and) (then|have to|has to|always|must|usually|manually)? (correct|update|change|amend|revise|replace|fix|check) (the|that|it|those|this)
    (you|your) (should|gave|said|told|wrote)
    (should|will) be (nice|great|good|easy|automated|able|possible|done|fixed|running|live|ready|in place|automatic|faster)
    i mean (,|it|its|all|what|the|every|who|we)
    (customers|clients|patients|suppliers|vendors|drivers|they) _{0,1} (gave|told|sent|wrote|typed|entered|put|got)
    (checked|asked|looked|confirmed) (by|against|twice|manually)
  `,
}
