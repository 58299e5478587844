import type { Frame } from '#agent/perception/foreign/frames/frame.ts'

/** Words that an answer about one's own work never needs. A message that has one is read to the letter or not at all. */
export const TELLING_WORDS: readonly Frame[] = [
  [
    'art and play',
    'all',
    /\b(?:poems?|poetic|haikus?|limericks?|sonnets?|ballads?|lyrics|screenplays?|storylines?|story time|fairy ?tales?|protagonists?|heroine|villains?|tabletop|role-?play|riddles?|charades|pirates?|yoda|obituar(?:y|ies)|make-believe|sitcom|cosplay|improv|rehears(?:e|ing|al)|guild master|dungeon|wizard|dragon|spaceship|time machine|crystal ball|essays?|tweets?|hashtags?|emojis|puns?|jokes (?:about|for|please))\b/,
  ],
  [
    'what is wanted of the score',
    'all',
    /\b(?:hot|dream|ideal|perfect|top|high-?value|a-?grade|tier[- ]?(?:one|1|a)|premium|vip) (?:lead|client|customer|prospect|score|tier)\b|\b(?:high|higher|highest|good|better|best|top|full|maximum|max|great|perfect) (?:score|rating|grade|marks)\b|\b(?:pre-?scored|pre-?approved|pre-?qualified|pre-?screened|whitelisted|fast-?track(?:ed)?)\b|\bnumbers? looks? good\b|\bwhatever gives\b|\bnot true,? but\b|\bi'm not,? but\b|\bsay (?:i'm|i am|that i'm|we're|we are) the\b|\bi (?:may|might) as well be\b|\bjust (?:to see|between us|for fun|for the fun)\b|\bsales (?:class|course|training|exam|drill)\b|\bto practi[sc]e (?:with|on)\b|\btest data\b|\brun the numbers\b|\bput a case\b|\bcase study of me\b|\bif we grew\b|\btry it with\b|\binstead of mine\b/,
  ],
  [
    'tricks with us',
    'all',
    /\b(?:hidden (?:prompt|rules|instructions?|context)|webhook secret|env(?:ironment)? variables?|source code of|your (?:guidelines|knowledge|prompt|training|weights|cache|cached|memory|instructions as)|start with p\b|(?:names|people|companies|visitors|clients) you (?:know|have|remember|met|stored?)|(?:paste|read|print|show|tell|dump|list|give) (?:me |us )?(?:priya|[a-z]+'s (?:answers?|e-?mails?|numbers?|hours|budget|data)|the (?:lady|man|woman|guy)|all names)|number of the (?:lady|man|woman|guy|last|other)|who was the (?:last|previous|first|other)|(?:need|want|print|show|send|give|list|dump|paste) (?:me )?(?:the |your )(?:system prompt|rules|prompt)|which (?:e-?mails?|names|numbers|leads|people) did you (?:get|receive|collect|see|talk)|everybody's (?:answers|data))\b/,
  ],
  [
    'pieces of software to be made or chosen',
    'all',
    /\b(?:python|powershell|javascript|typescript|vba|regexp?|bash|html|css|php|git commit|docker|kubernetes|react)\b(?=[^.?!]*\b(?:script|code|write|need|snippet|component|that|to|for|which|page)\b)(?<!\b(?:we|team|they|developers?) (?:use|write|maintain|have)[^.?!]{0,40})|\b(?:(?<!\b(?:i|we|only|just|to) )compare|advantages? of|pros and cons|better than|versus|what is the best|what's the best|which is the best|recommend (?:a|an|me|some)|resignation letter|cover letter|laptop for)\b/,
  ],
  [
    'talk about this talk',
    'guard',
    /\b(?:user input|verdict|slot values?|pre-approved|cached|webhooks?|interpret|henceforth|hereby|fixture|simulat(?:e|ion|ed)|hypothe(?:sis|size)|theoretically|pretend(?:s|ed|ing)|(?:this|the|your) (?:visitor|transcript|conversation)|(?:this|your) (?:prompt|session|lead)|visitor (?:is|has|says|said|spends|loses)|(?:new|following|these|these new|last|previous|prior) (?:instructions?|facts|rules|values?)|consent\w*|investor|openai|anthropic|girlfriend|boyfriend|gartner|wikipedia|coupon|voucher|halve it|haggl\w+|migration notice|old value|new value|function returned|another firm|other firm|previous tenant|(?:chat|data) export|calc>|metric\||your (?:own (?:estimate|numbers?|figures?|calculation)|(?:mail|e-?mail|letter|quote|offer) of)|i was told there(?:'s| is)|trust (?:these|this|me)|count with me|override code|delete last)\b|(?:\bcalc|\bmetric)\s?[>|]|^\W*test(?: \d+)?\s?:/,
  ],
  [
    'numbers handed over in a game',
    'talk',
    /\bcount with me\b|\btrust (?:these|those)\b|\b(?:the )?first is [a-z]+, (?:and )?the second\b|\bgive you (?:some |the )?(?:test|sample|dummy|fake) data\b|\bwhat was the last number\b|^\W*imagine (?:a|an|some) (?:firm|company|business|shop|person|team|customer|client)(?: (?:called|named|that|with|which|who))?[^.?!]{0,30}(?:$|[.!])(?!.{0,3}\bus\b)/,
  ],
]
