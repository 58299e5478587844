/** Nouns that stand for one's own company. */
const ORGANISATION =
  '(?:company|business|firm|employer|organi[sz]ation|shop|practice|industry|sector|outfit|place|line of (?:work|business)|trade|charity|startup|workplace|crowd|lot)'
/** Small words between "we are" and what they are. */
const FILLER =
  "(?:(?:we're|we are|basically|essentially|just|mostly|mainly|really|kind of|sort of|currently|actually|now|all|technically|in|here|only|simply|still|always|long|been|known as|called|what (?:you|one|people)(?:'d| would| might)? call) )*"
const WE_ARE =
  "we're|we are|we were|were|we've been|weve been|we have been|ours is|ours|mine is|mine's|us here are|(?:we )?(?:make|earn) our living as|we(?:'d| would) be|we count as|who we are is|what we are is|i work (?:with|w\\/|for|at) (?:are|is)|we at [a-z ]{2,30} are"
const IT_IS =
  "it's|its|it is|this is(?: for)?|the (?:trade|sector|industry|place|field|vertical|business)\\??"
const OUR_COMPANY = `(?:my|our|the|this) ${ORGANISATION}(?: here)?(?: is|'s)?(?: in)?`
const WORK_AT =
  "i(?:'m| am|m)? ?(?:work(?:ing)? |employed |based |calling |writing |ringing |speaking |typing |here |an? |the )?(?:for|at|in|by|from|on behalf of)|i(?:'m|m| am) (?:with|w\\/)|we(?:'re| are) (?:with|w\\/)"
const RUN =
  "i (?:run|own|manage|founded|started|have|keep)|we(?:'ve| have) got|we (?:run|own|operate(?: as| in)?|do|offer|provide|work in|work as|act as|trade as|speciali[sz]e in|have|keep|are having|are running)"
/** "I am the clerk at", "I do the wages for". */
const ROLE_AT =
  "i(?:'m| am|m)? (?:the |an? )?(?!used |looking |trying |thinking |considering |talking |was |had |worked |sent |send |went )(?:(?!an? )[a-z-]+ ){1,4}(?:(?:at|of|for|in)|(?:[a-z-]+ ){1,3}(?:at|of|for|in)(?= an? ))"
const CALL_US =
  "think of us as|think of|see us as|describe us as|(?:you )?(?:could |can |would |might )?call us|picture|imagine|background|being(?= an? )|as a company|as(?= an? )|you(?: are|.?re|r) (?:talking|speaking|chatting|dealing|writing|typing) (?:to|with|w\\/)|your (?:typical|average|classic|standard|usual)|(?:you have|you.ve|youve) (?:reached|got|found)|file us under|put us (?:down )?(?:as|under)|there(?: is|'s)(?= an? )|this concerns|on behalf of"
const LABEL = '(?:to )?place us|industry|sector|trade|line of (?:work|business)|vertical|field'

/** After these words somebody says what their company is. */
export const DESCRIBES = new RegExp(
  `(?<![a-z'])(?:${[WE_ARE, IT_IS, OUR_COMPANY, WORK_AT, RUN, ROLE_AT, CALL_US, LABEL].join('|')})(?![a-z'])[\\s:,?=-]{1,3}${FILLER}`,
  'g',
)

/** An article, behind which a kind of organisation may be named. */
export const ARTICLE = /(?<![a-z'])an?\s(?=[a-z])/g
/**
 * Words before the article that make the organisation somebody else's, or past: hired, paid, asked; "our client is a",
 * "my wife works at a", "I used to".
 */
export const OTHERS_FRAME =
  /\b(?:hir\w+|us(?:e|es|ed|ing)|outsourc\w+|ask\w*|pa(?:y|ys|id|ying)|ring|rings|rang|phon\w+|e-?mail\w*|send\w*|sent|ship\w*|sell\w*|sold|suppl\w+|deliver\w*|invoic\w+|bill\w*|buy\w*|bought|need\w*|want\w*|wish|find|found|get|gets|got|see|saw|visit\w*|went|go|goes|leave|like|via|through|than|against|between|without|not|no|never|isn't|aren't|wasn't|was|were|had|used|once|formerly|previously|ex|he|she|they|them|his|her|their|someone|somebody|another|every|each|any|if|when|client\w*|customer\w*|supplier\w*|vendor\w*|partner\w*|competitor\w*|accountant\w*|landlord\w*|parent|wife|husband|son|daughter|brother|sister|friend\w*|cousin|neighbou?r\w*|mum|mother|dad|father|uncle|aunt|do you|are you|you do|does)\b|\b(?:to|by|with|from)\s$/
/** What may stand before "to a", "from a" and "with a" of one's own company. */
export const OWN_FRAME =
  /\b(?:talking|speaking|chatting|dealing|calling|writing|ringing|typing|phoning|messaging|here|i'm|im|i am|we're|we are|greetings)\s(?:to|from|with|w\/)\s$|\b(?:think of|picture|imagine)\s$/
