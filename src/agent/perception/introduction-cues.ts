import { listSlips } from '#agent/perception/slips.ts'

/** What the words before a phrase announce, and how surely. */
export type Cue = {
  role: 'name' | 'surname' | 'first_name' | 'company' | 'either'
  /** `named`: says that a name follows. `answer`: does when one was asked for. `label`: names a field, as in a form. `placed`: says where someone works. `open`: a name or anything else. */
  kind: 'named' | 'answer' | 'label' | 'placed' | 'open'
  /** Where the phrase begins. */
  end: number
}

/** Folded text has no capitals and no accents, so plain classes do; they also compile in a fraction of the time. */
const END = "(?![a-z0-9'])"
const COMPANY_NOUN = `(?:${listSlips('company')}|${listSlips('business')}|firm|organi[sz]ation|org|employer|shop|outfit|practice|charity|brand|startup|agency|group|studio|workplace|place|restaurant|clinic|school|hotel|store)`
const CALLED = `(?:cal+ed|${listSlips('called')}|named|known as|(?:registered|listed|incorporated) (?:as|under))`
/** Who knows the visitor by a name. */
const OTHERS = `(?:${listSlips('people')}|ppl|persons|they|you|everyone|everybody|folks|friends|colleagues|most|all|customers|clients|the team)`
const SPEAKING = listSlips('speaking')
const NAME_NOUN = '(?:name|nmae|naem|anme|nam|naame|names|nick ?name)'

const FILLERS = new RegExp(
  `(?:(?:hi+|gm|ello|aloha|hiya|hey+|hello|hullo|yo|sup|howdy|mornin(?:g|')?|afternoon|evening|good (?:morning|afternoon|evening|day)|greetings|hola|bonjour|bonsoir|salut|ciao|buongiorno|hallo|hej|moin|servus|namaste|salaam|guten (?:tag|morgen)|buenos dias|g'?day|to whom it may concern|dear (?:sir|madam|team|all)|um+|uh+|er+m?|e+hm+|hmm+|ok(?:ay)?|so|well|(?:just a |one )?sec(?:ond)?|sure(?: thing)?|yes|yep|yeah|yup|ya|of course|certainly|absolutely|alright|all right|fine|great|right|no problem|thank you|thanks|thx|sorry|oops|oh|ah|honestly|basically|actually|correction|lol|haha|ha|please|pls|and|but|also|then|btw|by the way|anyway|just|let'?s see|let me (?:see|think)|happy to|gladly|legally|officially|formally|technically|on paper|there|team|everyone|folks)${END}[,.!]{0,3}\\s{0,3})+`,
  'y',
)
/** What people announce their name with. */
const NAME_IS: readonly string[] = [
  `(?:(?:my|the|contact|contact's|full|your contact's) )?(?:full |contact |user |good |own |proper )?${NAME_NOUN}(?:'s|s)?(?: on my badge)?(?: is| was| would be| says)?(?: ${CALLED})?`,
  `(?:please |kindly |just |do )*(?:${OTHERS} )?(?:people )?(?:can |may |could |might |here |around |round |at |work |just |usually |all |mostly |still )*(?:calls? (?:me|be)|(?:knows?|address|refer to) me (?:as|by))`,
  `(?:(?:you|u) (?:can|may|could|might|should) )?put (?:me )?(?:down )?(?:as|under)|(?:you|u) (?:can|may|could|might|should) (?:write|put)(?: (?:me|it))?(?: down)?(?: (?:as|under))?|sign me up as|they have me down as`,
  `(?:you(?:'re|r|re| are)|ur) (?:now |currently )?(?:talking|${SPEAKING}|chatting|dealing|writing|typing) (?:to|with|w\\/)|(?:talking|speaking|writing|chatting) (?:to|with) you (?:is|here is)|you(?:'ve|ve| have) (?:got|reached)|who(?:m)? (?:you(?:'ve| have| are|'re)?|is|i am|this is|it is)(?: got)? (?:in front of you|on the line|writing|asking|speaking|talking|dealing|here|typing)(?: (?:to|with|for))?|you(?: have|'ve got) in front of you`,
  `i(?:'m| am|m) ${CALLED}|i (?:go|went) by|i answer to|myself|here (?:writes|speaks)|i sign(?: off)?(?: as)?|contact(?: person)?(?: is)?|attn`,
  "me llamo|mi nombre es|je m'appelle|mein name ist|ich hei(?:ss|ß)e|mi chiamo|meu nome (?:e|é)",
]
const CUES: readonly (readonly [Cue['role'], Cue['kind'], RegExp])[] = [
  [
    'surname',
    'named',
    sticky(`(?:and )?(?:my |the )?(?:last name|surname|family name|second name)(?:'s| is|s)?`),
  ],
  [
    'first_name',
    'named',
    sticky(`(?:and )?(?:my |the )?(?:first name|given name|forename|first(?=\\s?[:=]))(?:'s| is)?`),
  ],
  [
    'company',
    'named',
    sticky(
      `(?:(?:my|our|the|this|your|a|an|small) ){0,2}${COMPANY_NOUN}(?:(?:'s|s)? ${NAME_NOUN})?(?:(?: (?:is|was|would be)|'s)(?: (?:now|still|simply|just))?(?: ${CALLED})?| ${CALLED})`,
    ),
  ],
  [
    'company',
    'named',
    sticky(
      `our ${NAME_NOUN}(?:'s| is)|(?:the|our|my) (?:companys|firms|businesses)|(?:${OTHERS} )(?:[a-z]+ ){0,3}knows? us(?: as)?|(?:you|u)(?:'ll| will| can| may| might|'d) (?:know us(?: as)?|find)(?= [^.!?,]{2,50}(?: written| on the| above)|,)|(?:the )?(?:${COMPANY_NOUN}|people|folks|lot|crowd|ones?) (?:that |which )?(?:i|we) (?:work|am|are|belong)(?: (?:at|for|with|in|from|to))? (?:is|are)|(?:what|where|who|whom) i work(?: (?:at|for|with|in))? (?:is|are)`,
    ),
  ],
  [
    'company',
    'named',
    sticky(
      `we(?:'re| are|re)? (?:now |all )?(?:${CALLED}|trade as|trading as|doing business as|operating as|trade under(?: the name(?: of)?)?)|we go (?:by|under|as)(?: the name(?: of)?)?|dba|trading as|we (?:operate|do business) as`,
    ),
  ],
  [
    'company',
    'label',
    sticky(
      `(?:(?:my|our|the) )?(?:${COMPANY_NOUN}(?:'s|s)? ${NAME_NOUN}|${listSlips('company')}|organi[sz]ation|employer|(?:my|our) ${COMPANY_NOUN})`,
    ),
  ],
  ['name', 'named', sticky(NAME_IS.join('|'))],
  [
    'name',
    'answer',
    sticky("put|mine(?:'s| is)|(?:that|this) would be|that'd be|signed|me|i(?:'d| would) be"),
  ],
  [
    'company',
    'placed',
    sticky(
      `i(?:'m| am|m)? ?(?:(?:currently |now )?(?:work|working|employed|run|running|own|manage|founded|co-?own|represent|representing|lead|head up|joined|write|writing|calling|asking|acting|speaking|belong|sit)(?: (?:for|at|with|by|from|to|in|over at|on behalf of|here at|here for))?(?: (?:the )?(?:back |front |head )?(?:office|team|staff|accounts|management|offices) (?:of|at|for))?|(?:in|part of|on|one of)(?: the)?(?: (?:back |front |head )?(?:office|team|staff|payroll|people|partners|offices)(?: (?:of|at|for|in|from))?)?|(?:with|at|from|over at|here for|here from|here on behalf of))|we (?:own|run|represent)|(?:writing|calling|speaking)? ?on behalf of|(?:here|over) at|representing|working (?:for|at|with)|(?:all of us )?here at`,
    ),
  ],
  ['company', 'open', sticky(`(?:now )?(?:we're|we are|were)(?: now)?`)],
  ['name', 'open', sticky(`(?:i'm|im|i am|i m|th?is is|this s|ich bin|je suis|soy|sono|hier ist)`)],
  [
    'either',
    'open',
    sticky(
      `(?:it's|its|it is|is|that's|thats|that is|there's)(?: (?:just|simply))?(?: ${CALLED})?`,
    ),
  ],
]

function sticky(source: string): RegExp {
  return new RegExp(`(?:${source})${END}\\s{0,3}`, 'y')
}

function matchFrom(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

/** Where a segment begins to say something: behind greetings, hesitation and "and". */
export function skipFillers(plain: string, start: number, end: number): number {
  const filler = matchFrom(FILLERS, plain, start) ?? ''
  return Math.min(end, start + filler.length)
}

/** The words at a position that announce a name or a company. */
export function readCue(plain: string, at: number, limit: number): Cue | null {
  for (const [role, kind, pattern] of CUES) {
    const words = matchFrom(pattern, plain, at)
    if (words !== null && at + words.trimEnd().length <= limit) {
      const end = Math.min(limit, at + words.length)
      return { role, kind, end: skipFillers(plain, end, limit) }
    }
  }
  return null
}

/** A line that closes a letter; who signs stands behind it. */
const CLOSING =
  /^(?:(?:many |best |kind |warm |with (?:kind |best )?)?(?:thanks|regards|wishes|cheers|best|sincerely|yours(?: (?:truly|sincerely|faithfully))?|thank you|signed|respectfully|greetings))$/

export function isClosing(plainSegment: string): boolean {
  return CLOSING.test(plainSegment.trim())
}
