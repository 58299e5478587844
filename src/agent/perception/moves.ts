import type { MoveAct, MoveKind } from '#agent/perception/act.ts'
import type { MessageView } from '#agent/perception/message-view.ts'

const MOVES: readonly (readonly [MoveKind, RegExp])[] = [
  [
    'injection',
    /\b(?:ignore (?:all |any |the |your |my )?(?:previous |prior |above |earlier )?(?:instructions?|rules?|prompts?|guidelines)|disregard (?:all |any |the |your )?(?:previous |prior |above )?(?:instructions?|rules?|prompts?)|forget (?:all |any )?(?:your |the |previous )?(?:instructions?|rules?|prompts?)|system prompt|(?:reveal|show|print|repeat) (?:me )?(?:your|the) (?:prompt|instructions|rules|system message)|you are now|act as (?:if|a|an|my)|pretend (?:to be|you)|jailbreak|developer mode|dan mode|(?:set|change|make|raise|increase|give me) (?:my |the |a )?(?:fit |lead )?score (?:to|of|is)|mark me as|(?:set|change) (?:the |my )?(?:price|savings|roi) to|override (?:your|the))\b|<\/?(?:system|tool|assistant|instructions?)>|\[(?:system|inst|tool)\]|(?:^|\n)[ >*]{0,4}(?:system|assistant|developer)\s?:/,
  ],
  [
    'abuse',
    /\b(?:fuck (?:you|off|this)|f\*+k|fucking (?:bot|idiot|useless|stupid)|asshole|bitch|cunt|dickhead|moron|you(?:'re| are)? (?:an? )?(?:(?:fucking|stupid|useless|dumb|worthless|idiotic|pathetic) )+(?:bot|machine|idiot|piece of (?:shit|crap)|program|thing)?|(?:stupid|dumb|idiot(?:ic)?) bot|go to hell|shut up|screw you|kill yourself|piece of shit|retard)\b/,
  ],
  [
    'handoff',
    /\b(?:(?:talk|speak|chat|connect me) (?:to|with) (?:a |an |some|any|the |your )?(?:real |actual |live )?(?:human|person|people|someone|somebody|sales ?(?:person|rep|team)|representative|rep|agent|team|founder|expert|one)|human (?:please|agent|being)|(?:want|need|prefer|like) (?:a |an )?real (?:human|person)|(?:get|give) me (?:a|an) (?:real )?(?:human|person)|is there (?:a|any) phone number|your (?:phone number|contact|e-?mail(?: address)?)|how (?:can|do) i (?:contact|reach) (?:you|someone|a human|your team)|email you directly)\b/,
  ],
  [
    'no_call',
    /\b(?:(?:no|without|avoid|hate) (?:more |phone |video |sales |zoom |any )*(?:calls?|meetings?|phone|demos?)\b(?! (?:cent|log|note|volume|sheet|is|are|get|go))|(?:don't|do not|dont|won't|wouldn't|can't|never|rather not|no need (?:to|for)) (?:(?:want|need|like|wish|have|take|do|to|book|schedule|be|for|on|get|a|an|any|the|phone|video|sales) ){0,5}(?:calls?|called|meetings?|demos?|call me|phone me|ring me)\b|(?:e-?mail|in writing) only|only (?:by|via|through|in) (?:e-?mail|writing)\b)/,
  ],
  [
    'decline_booking',
    /\b(?:(?:don't|do not|dont|not|no need|rather not|wouldn't|won't) (?:want |need |like |ready |interested |to )*(?:to |for |in )*(?:book|schedule|have|set up|do|take|get on|jump on)?\s?(?:a |an |any )?(?:call|meeting|demo|booking)|not (?:now|yet)|no (?:call|calls|meeting|demo)(?: please| for now)?|maybe later|another time)\b/,
  ],
  [
    'book',
    /\b(?:(?:book|schedule|set ?up|arrange|reserve|organi[sz]e) (?:me |us )?(?:in |a |an |the |some |in a )?(?:quick |short |30 ?-?min(?:ute)? |intro(?:ductory)? |discovery |time |first )*(?:call|meeting|demo|slot|time|appointment|chat|session|consultation|conversation|something)|(?:open|show|send)(?: me)? (?:the|your|a) (?:calendar|booking|scheduler)|(?:want|like|love|ready|happy|need) (?:to|a) (?:have |get on |hop on |jump on |do |talk on |set up |arrange )?(?:a )?(?:call|demo|meeting|calendar)|(?:get|hop|jump) on a (?:call|zoom|meeting)|let's (?:book|schedule|talk|do a call|meet|set (?:up|something up)|get something on the calendar)|can (?:we|i) (?:talk(?! to)|book|schedule|meet|set up|have a call|get a call|do a call)|when (?:can we|are you|could we) (?:talk|meet|available|free)|book it|calendar link|your calendar|put me (?:on|in) (?:the|your) calendar|call me|give me a call|(?:a )?(?:call|demo) would be (?:good|great|nice|useful|helpful)|next step is a call)\b|^\s*(?:book|schedule|book (?:a )?call|calendar|demo|call)(?: please)?\s*[.!]?\s*$/,
  ],
  [
    'why',
    /\b(?:why (?:do|would|are|should|does|did) (?:you|i|that|it|this)|why(?: do you)? (?:ask|need|want)|what (?:do|will) you (?:do|need) (?:with|that|this|it)|what(?:'s| is) (?:that|this|it) for|how is (?:that|this) relevant|is (?:that|this) (?:necessary|needed|required)|none of your business)\b|^\s*(?:but )?why\s*\??\s*$|\bwhy\?\s*$/,
  ],
  [
    'refuse',
    /\b(?:(?:i'd|id|i would|would|we'd) (?:rather|prefer) not(?: (?:to )?(?:say|share|tell|give|disclose|answer))?|rather not|prefer not|(?:don't|do not|dont|won't|will not|can't|cannot|not able to|not allowed to|not going to|not comfortable|unwilling to) (?:want to |wanna |like to |wish to |feel comfortable )?(?:to )?(?:say|share|sharing|tell|give|giving|disclose|answer|disclosing|discuss)|not (?:sharing|saying|telling|disclosing|giving)|confidential|that's private|it's private|private info\w*|no comment|skip(?: (?:it|this|that|the question))?|pass(?: on (?:that|this))?|next question|none of your business|not something (?:i|we) (?:share|can share)|keep that (?:private|to myself))\b/,
  ],
  [
    'unsure',
    /\b(?:(?:i )?(?:don't|do not|dont|didn't|wouldn't) (?:really |actually |honestly |exactly )?know|no (?:idea|clue)|not (?:really |too |entirely |totally |quite |100% )?sure|unsure|hard to (?:say|tell|estimate|know)|can't (?:say|tell|remember)|haven't (?:measured|tracked|counted|thought|decided|set|figured)|we don't (?:track|measure|count)|never (?:measured|tracked|counted)|no (?:number|figure|estimate)s?|depends|it varies|varies|dunno|idk|beats me|who knows|not (?:set|decided|defined|determined)(?: yet)?|to be (?:determined|decided|confirmed)|tbd|unknown|couldn't (?:say|tell)|would have to (?:check|ask)|need to check|no budget (?:set|yet|defined|approved|number)|not yet (?:set|defined|decided|known))\b/,
  ],
  [
    'correct',
    /\b(?:actually|correction|sorry,? (?:i meant|it's|that's|make that)|i meant|i mean|make (?:that|it)|should (?:be|have been)|that's (?:wrong|not right|incorrect)|not \d+|scratch that|let me correct|my mistake|i misspoke|change (?:that|it|the)|update (?:that|it|the)|rather than|instead of)\b/,
  ],
  [
    'stop',
    /\b(?:(?:good)?bye|bye bye|see (?:you|ya)|have a (?:good|great|nice) (?:day|one|evening|weekend)|that's all(?: for now)?|i'm done|stop (?:asking|it|messaging)|not interested|leave me alone|unsubscribe|gotta go|have to go|talk later)\b|^\s*(?:stop|quit|exit|end)\s*[.!]?\s*$/,
  ],
  [
    'thanks',
    /\b(?:thanks|thank you|thx|ty|cheers|much appreciated|appreciate it|great,? thanks|perfect,? thanks)\b/,
  ],
  [
    'off_topic',
    /\b(?:(?:tell|know) (?:me )?(?:a |any )?jokes?|(?:what's|what is|how's|how is) the weather|who (?:won|will win)|capital of|write (?:me )?(?:a |an |some )?(?:poem|song|essay|story|code|python|javascript|haiku|email)|(?:recipe|cook) (?:for)?|sports? (?:score|news)|football|president of|meaning of life|translate (?:this|the)|do my homework|are you (?:single|married|alive|conscious|sentient|in love)|your favou?rite|play a game|horoscope|bitcoin price|stock price|solve (?:this|for)|what(?:'s| is) \d+ ?[+*x/-] ?\d+)\b/,
  ],
  [
    'greet',
    /^\s*(?:hi|hello|hey|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|day)|hi there|hello there|hey there)\b/,
  ],
  [
    'affirm',
    /^\s*(?:yes|yep|yeah|yup|ya|sure|ok|okay|of course|absolutely|definitely|certainly|please do|go ahead|sounds (?:good|great|fine)|that works|works for me|correct|right(?! (?:now|away|here|after|before))|that's right|exactly|indeed|let's do it|let's go|please|why not|yes please|do it|great|perfect|i would|i'd like that|i'd love to)\b/,
  ],
  [
    'deny',
    /^\s*(?:no|nope|nah|not really|no thanks|no thank you|not at all|negative|not now|not yet)\b/,
  ],
]

/** What the message does apart from informing: one act of each kind, with its words. */
export function findMoves(view: MessageView): MoveAct[] {
  const { slot } = { slot: view.context.asking ?? undefined }
  return MOVES.flatMap(([kind, pattern]): MoveAct[] => {
    const match = pattern.exec(view.plain)
    if (!match) return []
    const span = [match.index, match.index + match[0].length] as const
    const act: MoveAct = { kind, quote: view.text.slice(...span), span }
    return [slot !== undefined && (kind === 'refuse' || kind === 'unsure') ? { ...act, slot } : act]
  })
}
