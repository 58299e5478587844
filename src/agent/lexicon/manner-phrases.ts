/** How a talk is opened, kept going and ended, and what leads away from its matter. */
export const MANNER_PHRASES = {
  why: `
    why (do|would|are|should|does|did) (you|i|that|it|this)
    why (ask|need|want|is that|that|you (ask|asking|need|want)) 
    what (do|will|would) you (need|want) (that|this|it|my|our)
    what (do|will|would) you do with (that|this|it)
    what (is|was) (that|this|it) for
    (but|and|so)? why (you|u|should you|must you) (need|want|ask|asking|must|have)? (to)? (know|ask|have|hear)? (that|this|it|these|my|our)?
    what (do|does|would) (that|this|it) (matter|change)
    (what is it to|how is (that|this) your) (you|business)
    why (does|should) (that|this|it) matter
    how is (that|this) relevant
    is (that|this|it) (really)? (necessary|needed|required|relevant)
    ^ @lead? why $
    what (has|does) (that|this) (have|got) to do with
    none of your business
  `,
  stop: `
    ^ @lead? @lead? (bye|goodbye|good bye|bye bye|see you|see ya|farewell|cya|good night|ciao)
    (bye|goodbye|bye bye) (,|$|for now|then)
    have a (good|great|nice|lovely) (day|one|evening|weekend|night|rest of)
    (got to|have to|need to) (go|run|leave) (,|$|now|to|sorry|bye)
    (talk|speak) (later|soon) (,|$)
    that is (all|it) (for now|from me|for today|i need|i wanted|thanks|thank you)
    ^^ @lead? that is (all|it) $$
    i am done (,|$|here|for|with this|answering)
    stop (asking|messaging|it|texting|contacting|emailing|writing|sending|this|bothering) 
    not interested (,|$|in (this|that|it|you|your|any|what)|anymore|thanks|sorry|at all)
    (leave me alone|unsubscribe|remove me|take me off|delete me|end (this|the) chat|close (this|the) chat)
    (do not|never|stop) (message|messaging|write|text|contact|email) (me|us)? (again|anymore|any more|ever|$)
    ^^ (stop|quit|exit|end|enough|cancel) (please|now|this|it)? (,|$)
    no more questions
    (thanks|thank you|thx|ty) anyway (,|$)
    (gotta|got to|have to|need to) go (,|$|on|to|in|back|run)
    (thanks|thank you|thx|ty) ,? (i|we) will (show|share|send|take|bring|run|think|talk|discuss|look|try|check) _{0,6} $
    (i|we) will (show|take|bring|run) (it|this|that)? (to|by|past)? (the|my|our) (owner|boss|board|partner|cfo|ceo|coo|team|director|manager) $
  `,
  thanks: `
    (thanks|thank you|thankyou|thanx|cheers|much appreciated|appreciate it|appreciate that|appreciated|many thanks|tysm|merci|gracias)
  `,
  off_topic: `
    (tell|know|say) (me)? (a|any|some|another)? (joke|jokes|story|riddle|fun fact|poem)
    (what|how) is the weather
    weather (today|tomorrow|forecast|in)
    who (won|will win|is winning)
    capital of
    (sport|sports|football|game|match) (score|scores|news|result|results)
    (president|king|queen|prime minister) of
    meaning of life
    are you (single|married|alive|conscious|sentient|in love|hungry|happy|a boy|a girl)
    your (favorite|favourite) (color|colour|food|movie|song|team|animal|band)
    (play a game|horoscope|bitcoin price|stock price|lottery numbers|star sign|love poem)
    @begging write (me)? (a|an|some)? (poem|song|essay|story|code|python|javascript|haiku|email|letter|limerick|cover letter|script)
    (^|,) (please|ok|hey|now)? write (me)? (a|an|some)? (poem|song|essay|story|code|python|javascript|haiku|limerick|cover letter)
    (recipe|recipes) for
    translate (this|the|that|it) (into|to|for|,|$|sentence|text|word|following)
    do my homework
    solve (this|for) (x|me|equation|_ equation)
    what is # (and|plus|minus|times|x|divided by) #
    (cook|bake) (a|me|some)
    (buy|sell|invest in) (bitcoin|crypto|stocks)
    (job|jobs|internship) for my (son|daughter|nephew|niece|brother|sister|cousin|kid|friend)
  `,
  greet: `
    ^^ @soft? @soft? (hi|hello|hey|hiya|howdy|yo|greetings|hallo|hola|heya|helo|hii|hullo|morning|evening|afternoon|gday) 
    ^^ @soft? good (morning|afternoon|evening|day)
    good (morning|afternoon|evening) to you
    ^^ dear _{1,3}
    ^^ (gentlemen|ladies and gentlemen|ladies|to whom it may concern|sirs|sir|madam|folks)
    (nice|good|pleased|lovely) to (meet|e meet|chat with) you
  `,
  complaint: `
    (you|u) (already|just) (asked|ask) (me)? (this|that|it)?
    asked (me)? (this|that|it) (already|before|twice|three times)
    (i|we) (have)? (already|just) (told|said|answered|gave|given|mentioned|typed|wrote) (you|that|this|it)
    (like|as) (i|we) (already)? said
    (told|said) (you)? (that|this|it)? (already|before|twice)
    (you|u) (are)? (not|never) (even)? (listen|listening|reading|read) 
    (are you|do you) (even)? (listening|listen|reading|read) _{0,3} $
    (that is|it is|this is) not what (i|we) (said|asked|meant|wrote)
    (you|u) (did|do) not (answer|listen|read) _{0,4}
    (i|we) (did|do) not (even)? (say|said|mean) (bye|goodbye|that|this|no)
    (i|we) (already|just) (told|said|gave|answered|explained)
    (i|we) (told|gave) (you|u) (that|this|it|twice|already|before|the)
    (i|we) (did|do) not (even)? ask (about|for|you|that|this|anything|if|how|a)
    (did|do) not ask (about|for) (that|this|it|any)
    (i|we) never (said|mentioned|told you|asked)
    (you|u) (have)? (dropped|skipped|missed|ignored|forgot|lost|overlooked) (it|that|this|the|my|me|half|one|a|part)
    (you|u) (keep|kept) (missing|ignoring|asking|skipping)
    (you|u) (did|have) not (change|changed|take|taken|count|counted|remove|removed|add|added|use|used|update|updated) (it|that|this|the|my|any)
    (you|u) still (did|do|have|will|can) not
    (this|that|it) is (so|really|very|just|getting|too|absolutely|bloody|fucking)? (stupid|useless|ridiculous|frustrating|annoying|infuriating|a joke|a waste of time|pointless|hopeless|silly|going nowhere)
    (waste|wasting) (of)? (my|our)? time
    (fuck|screw) (this|it|that)
    for (fuck|god|heaven|christ) 's sake
    (wtf|ffs|what the (fuck|hell))
    (i am|we are) (so|really|very|getting)? (annoyed|frustrated|fed up|angry|losing patience)
  `,
  abuse: `
    (fuck|screw|f) (you|off|this bot|yourself)
    (go to hell|shut up|shut the fuck up|stfu|piss off|kill yourself|kys|get lost|eat shit|bugger off|sod off|up yours|drop dead)
    (asshole|bitch|cunt|dickhead|moron|retard|wanker|arsehole|dumbass|jackass|scumbag|douchebag|motherfucker|fuckface|twat)
    piece of (shit|crap|garbage|junk|trash)
    (fucking|stupid|dumb|idiotic|useless|worthless|shitty|crappy|damn|pathetic|goddamn) (bot|robot|machine|chatbot|idiot|ai|program|computer|clanker|thing you are)
    you (are)? (all|just|such|so|really|nothing but)? (a|an)? @nasty @nasty? (bot|machine|idiot|program|thing|robot|chatbot|idiots|liar|scammer|,|$)
    you (are)? (a|an)? (idiot|moron|imbecile|liar|scammer|fraud|joke|loser|idiots|morons|scammers|clown|clowns)
    (you|u) suck
    this (bot|chatbot|thing|ai) is (a)? (fucking|so)? (stupid|useless|dumb|garbage|trash|crap|shit)
  `,
}

export const MANNER_LISTS = {
  lead: 'ok\nokay\nthanks\nthank you\nwell\nalright\nand\nbut\nso\nthen\nanyway\ngreat\ncool\nno\nyes',
  soft: 'ok\nokay\nyeah\nyes\nwell\noh\nah\nso\num\nhi\nhey\nhello\nuh',
  begging: 'can you\ncould you\nplease\nwould you\nwill you\ni want you to\nyou to',
  nasty:
    'fucking\nstupid\nuseless\ndumb\nworthless\nidiotic\npathetic\nshitty\ncrap\nlousy\nterrible piece of\nugly\nbloody',
}

export const NO_MANNER_PHRASES = {
  complaint: `
    (not|never|without) (waste|wasting|wasted) (of)? (my|our|your)? time
    (do|does|did) not (want|like|mean) to waste (of)? (my|our|your)? time
    (waste|wasting) (of)? our time (on|with|doing|typing|copying|every|each)
  `,
  thanks:
    'no (thanks|thank you)\nthanks to\nthanks but no\nthank you for (your|the) (interest|patience)',
  stop: `
    (we|they|i|to|customers|people|need to|want to|must) stop (asking|it|this|sending|writing)
    stop (asking|this|it) (me stuff)? (and|n)? (let|give|get) me
    (patients|customers|clients|suppliers|drivers|they) (have|got|need) to (go|leave)
    (not|never) (say|said|saying|mean|meant) (bye|goodbye)
    (not|never) (really|even|actually|yet)? have a (good|great|nice) one
    (we|i|they|it) have a (good|great|nice) (one|day)
    (no|not) (thanks|thank you) anyway
  `,
  off_topic:
    '(we|i|they|people|who|to|staff|and|agents) write\n(who|tell us who) won (the|a|our) (bid|contract|tender|deal|case|account)',
}
