/** Words that change a known figure. `Last` and `First` tell where in the phrase the figure stands. */
export const REVISION_PHRASES = {
  oldLast: `
    @not (about|the|my|these|those|that|just|only|it is|us|a|around|at)? (#|# @unit)
    @takeback (about)? (what i (said|wrote))? (about)? (the|my|these|those|that|at|as)? #
    (i|we) (had|have|first|before|earlier|just|wrongly)? @said (that|it|you|him|her|down|was|is|were|about|the|as|of)? (that|it|you|was|were|is|had|about|the|we are|there are|it is)? #
    (did|had|when|where|if) (i|you|we) (say|said|write|wrote|written|type|typed|put|note|noted|enter|entered|give|gave) (about|down|you|the)? #
    you (have|had|got|put|wrote|noted|took|entered|recorded|heard|read|are showing|show) (me|us|it|that|him|her|down|me down|us down)? (down|as|at|for|with)? #
    (mixed (it|that|them)? up|confused (it|that)?) with #
    (wrong|mistaken|thinking|off) (about|of|with) (the)? #
    from (the)? # (_)? to
    ^ (and|so|but)? of (those|these|the) #
    # @unit? out of (those|these|the) #
    # @unit? of (those|these|the) #
    going from #
    without _{1,4} it is #
  `,
  oldFirst: `
    # @unit? (i|we) (had|have|first|earlier|wrongly)? @said
    # @unit? @unit? (is|was|were|are|am)? (wrong|off|incorrect|false|gone|outdated|old|stale|a typo|a mistake|a guess|an old|too (high|low|much|many)|not (right|correct|true))
    # @unit? @unit? (is|was|were|are) (the|our|my)? (old|figure of|last year|before|from|for|per|each|without|with|including|excluding|just|only|counting|everybody|everyone|whole|total|containers)
    # @unit? (is|was|were|are) (for)? (the)? (whole|entire|month|year|day)
    # @unit? not (right|correct|true)
  `,
  goneLast: `
    (do|does|did|can|are|is|am) not (use|using|have|need|work with|like|on|in|really|actually)? (the)? #
    (drop|dropped|remove|removed|delete|ditch|ditched|kick out|without|stopped using|quit using|got rid of|moved (off|away from|from)|switched (off|from|away from)|away from|migrated from) (the)? #
    no (more)? #
    (isn't|not) (the)? (_)? # that
    (we|i) used #
    used to be #
    in place of #
    (is|was) not (really|actually)? (the)? #
  `,
  goneFirst: `
    # (please)? (delete|remove|drop|strike|is gone|is out|has gone|can go|no longer|any more|anymore|we dropped|we left|was the old|is the old|is dead|is history)
    # (is|was) (the other|the least|our parent|our neighbor|our neighbour|my (boss|manager|colleague|brother|sister|wife|husband))
  `,
  newLast: `
    @change (that|it|this|them|those|him|her) (up|down|back|out|please)? (to|at|as|down to|up to)? @about? #
    @change _{0,4} (to|at|with|for|is|are) @about? #
    should (be|have been|have said|read|say|rather be) @about? #
    (supposed|meant) to (be|say|read|write|type) @about? #
    (i|we) (meant|mean) (to say|to write|to type|it is|it was)? @about? #
    (typed|wrote|said|put|gave) _{0,3} and meant #
    @differs than (that|it|this|what i said|i said) @pause? (it is|we are|with|more like)? _{0,1} #
    on (second (thought|thoughts)|reflection) @pause? (it is|we are|there are)? #
    (please|so|better|rather)? (figure|note|write|put|use|take|count|say) @about? # (instead|rather)
    (so|better|rather|please|and) (figure|note|write|put|count|say) @about? #
    (the)? (right|correct|true|actual|real|proper|new) (number|figure|value|count|one) _{0,2} is @about? #
    (corrects|corrected) me @pause? _{0,2} (is)? #
    number of _ (,|@is) #
  `,
  newFirst: `
    # @unit? (instead|rather) $
    # now $
    # now (since|because|that|as)
    # @unit? @unit? where (i|we) @said
    # (it|that) should (be|have been|have said|read|say)
  `,
  slotIs: `
    @slot (size|number|figure|count)? @is @about? #
    @slot (,|$) @about? #
  `,
  itIs: `
    (it|that|they|those|the week|weekly) @is @about? #
  `,
  stands: `
    (still|same|stays|stay|remains|remain) (the)? (same)? #
    # _{0,2} (is|are|was) (about|still|all|quite)? (right|correct|fine|good|ok|okay)
    # @unit? (stays|stands|remains|stay|stand|remain)
    # @unit? (like|as) (i|we) (said|told you)
    # @unit? @pause? (i|we) (just|already) (said|told you)
    (like|as) (i|we) (said|told you|wrote|gave)
    @slot (remain|remains|stay|stays|stand|stands|unchanged)
    (^|,|$|and|but|please) (do not|does not) change the @slot
    leave it $
  `,
  total: `
    (leaves|leaving) (us|it|that)? (with|at)? (just|only)? #
    (which|that|this) makes (us|it)? #
    that is # (now|then|altogether|in total|total)
    @brings (us|it|that|them)? (back)? (up|down)? (at|to|with) #
    (we are|there are|they are|it is) (now|down to|up to|back to|back at) #
    (so|and) (we are|there are|they are|now it is) # (now|of us|people)?
    (went|gone|goes|come|comes|came) (up|down) to #
    # (of us|people) now $
    so (now)? # of us
    so _{0,2} (is|are) # now
  `,
  moreLast: `
    (add|plus|include|including) (about|the|those|these|our|my|also|on|in)? #
    (another|additional|extra) #
  `,
  moreFirst: `
    # @unit? @unit? (more|extra|additional) (than|to|for|on|that|which|i|we|he|she|they|who|,|$|the|please|in)
    # @unit? (colleagues|people|others|guys|folks|girls)? (have)? (joined|came on|come on board|started|were hired)
    (hired|brought in|took on|taken on) # more
    # @unit? (too|as well)? (on top|higher)
  `,
  lessLast: `
    (drop|remove|subtract|deduct|minus|lose|knock off|take off|take out|leave out|strip out|strike|scratch off|shave off|cut off|knock|shave) (about|the|those|these|our|my|off|out)? #
    take (about|the|those)? # (off|out|away|from)
  `,
  lessFirst: `
    # @unit? (fewer|less|lower) (than|,|$|because|since|please|now|the|to)
    # @unit? (off|from|away from) (that|it|this|the|those|what)
    # of (those|these|them|the) #? @unit? (are|were|only|do not|just|have left|left|went)
  `,
  double: `
    (double|twice|doubled) (that|it|this|them|of (it|that|this|what)|the (hours|number|figure|people|rate|budget|amount)|what i|as (much|many))
    (put|make|write|is|are|be|it is|rather|nowadays) double
    @change (that|it|this|them|those) double
    multiply (that|it|this) by two
  `,
  triple: `
    (triple|tripled|three times) (that|it|this|them|of (it|that|this|what)|the (hours|number|figure|people|rate|budget|amount)|what i|as (much|many))
    (put|make|write|is|are|be) triple
  `,
  half: `
    halve (that|it|this|them|the|those|my|what)
    @change (that|it|this|them|those) (down)? (to)? half
    half (that|it|this|of (it|that|this|what)|what i|as (much|many))
    (cut|split|reduce|slash|reduces|bring) (that|it|this|them|the|those|my) (_)? (_)? (by|in|down to|down by|to) half
  `,
  shareOf: `
    # of (that|it|this|what i)
  `,
  shareLess: `
    (cut|reduce|lower|drop|shave|trim|decrease) (that|it|this|them|the) (_)? (down)? by #
  `,
  shareMore: `
    (raise|increase|up|bump|lift|grow) (that|it|this|them|the) (_)? (up)? by #
  `,
  selfMore: `
    (plus|add|adding|and|forgot|include|including) (me|myself)
    forgot to (count|include|add) (me|myself)
    (did not|not) count (me|myself)
  `,
}

export const REVISION_LISTS = {
  slot: 'hours\nrate\nwage\nwages\npay\nbudget\nteam\npeople\nheadcount\nstaff\nerrors\nerror rate\nmistakes\ntools\nprograms\nfigures',
  is: 'is\nare\nis now\nare now\nto\nat\nshould be\nis really\nis actually\nwould be',
  not: 'not\ninstead of\nrather than\nthan\nno longer\nnot the\nand not\nnot really\nis not\nis it not',
  takeback:
    'forget\nignore\ndisregard\nscrap\nscratch\nstrike\noverride\ntake back\nstrike out\ncross out\ndelete\nreplace\nswap\ncancel',
  said: 'said\ntold\nwrote\ntyped\ngave\ngave you\ntold you\nput\nentered\nmentioned\nquoted\nguessed\nnoted\nsent\nreported\nsaid it is\nsaid we are\ncounted\nput down\nhad\nhad put\nhad said',
  change:
    'make\nput\nset\nbump\nraise\nlower\nchange\ncorrect\nupdate\nadjust\namend\nreduce\nincrease\nswap\nreplace\ncall\nround\nmove\nlift\npush\nbring\nrevise\nturn',
  about: 'about\naround\nmore like\ncloser to\njust\nonly\nactually\nrather\nroughly\nmaybe',
  differs: 'less\nmore\nfewer\nhigher\nlower',
  brings: 'puts\nbrings\ngets\ntakes\nputting\nbringing\ncomes',
  pause: ',\n$',
  unit: 'hours\nhour\npeople\npercent\ndollars\nbucks\nan hour\na week\nweekly\nof us\nper hour\neuros\ntools\nprograms\nerrors\nmistakes\nper week\ntemps\nguys\npersons',
}
