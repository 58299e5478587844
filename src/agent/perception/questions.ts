import type { FaqAct, FaqTopic } from '#agent/perception/act.ts'
import type { MessageView } from '#agent/perception/message-view.ts'

/** Said of a price, not asked. */
const PRICE_WORRY =
  /\b(?:(?:that|it|this)(?:'s| is| seems| sounds| looks)(?: like)? (?:a lot(?= of money|\s*[.,!;?]|\s*$)|too much(?! (?:work|time|manual))|(?:(?:very|too|quite|so|pretty|really|rather) )?(?:expensive|pricey|steep)|(?:way )?(?:out of|over|above) (?:our|my) (?:budget|range))|too expensive|more than (?:we|i) (?:can|could) (?:spend|afford))/

/** Topics by their words, the more specific first. A message may ask two things; more are not answered at once. */
const TOPICS: readonly (readonly [FaqTopic, RegExp])[] = [
  ['price_worry', PRICE_WORRY],
  [
    'roi',
    /\b(?:(?:how (?:did|do) you|how (?:is|was) (?:that|it|this|the)|where (?:did|does) (?:that|this|it|the)) (?:\w+ ){0,3}(?:calculate\w*|compute\w*|come from|get (?:that|this|the|those)|work (?:that|it) out|arrive)|what(?:'s| is| are| would be) (?:the|my|our) (?:(?:estimated|expected|annual|total|potential) )*(?:roi|return|savings?)|(?:what|which|how much) savings?\b[^?.]{0,40}|(?:summari[sz]e|recap|repeat) (?:the|my|our|those) (?:numbers|figures|savings|estimate)|how much (?:could|would|can|will|do|might) (?:we|i|it|you) (?:\w+ )?save|(?:roi|savings) (?:formula|calculation|calculator)|formula|payback|return on investment)\b/,
  ],
  [
    'price',
    /\b(?:(?:how much|what) (?:does|do|would|will|is|are|did) (?:it|this|you|that|your|the|an?)\b[^?.]{0,40}\b(?:cost|charge|price|prices|pricing|fees?|rates?)|how much (?:is|are|does|do|would|will|for|money)|(?:your|the) (?:price|prices|pricing|fees?|rates?|costs?)|pricing|price (?:range|list|tag|point)|what(?:'s| is| are) (?:the |your )?(?:price|cost|pricing|fee|fees|rates|damage)|(?:is it|are you) expensive|cost (?:of|for) (?:an? |the |your )?(?:audit|pilot|project|engagement|service)|ballpark (?:price|cost|figure)|how expensive|(?:can|could) (?:we|i) afford|cheap(?:er|est)?|discounts?|what do you charge|do you charge|retainer)\b/,
  ],
  [
    'timeline',
    /\b(?:how (?:long|fast|quick(?:ly)?|soon)\b[^?.]{0,60}|(?:your|the|typical|usual) (?:timeline|turnaround|timeframe|time frame|duration)|when (?:would|could|can|will) (?:it|we|this|you) (?:be )?(?:live|start|ready|running|go live|launch|deliver)|time to (?:value|live|launch)|what(?:'s| is) the (?:timeline|timeframe|turnaround))\b/,
  ],
  [
    'included',
    /\b(?:what(?:'s| is| do(?: we| i)? get| comes?)? (?:all )?(?:included?|in the (?:price|package|engagement)|we get|i get)|what do (?:we|i) get|deliverables?|who owns the (?:code|ip)|(?:own|get|keep) the (?:source )?code|source code|do you (?:train|offer training|provide (?:support|training|documentation))|after launch|support after|maintenance)\b/,
  ],
  [
    'security',
    /\b(?:secur(?:e|ity)|gdpr|hipaa|soc ?2|iso ?27001|compliant|data (?:privacy|protection|residency|safe\w*|leak\w*|retention|stored|storage|processing)|privacy|encrypt\w*|where (?:is|are|do you (?:store|keep|host)) (?:my|our|the)? ?data|(?:our|my|customer|patient) data|on[- ]prem\w*|who (?:can )?(?:see|sees|has access)|ndas?|passwords?|log ?ins?|credentials|confidentiality agreement|(?:data|information) (?:is |be )?(?:safe|shared|sold))\b/,
  ],
  [
    'score',
    /\b(?:(?:fit|lead|my|the|that|this) score|what(?:'s| is| does) (?:the |my |this )?(?:fit )?score|how (?:is|did you|do you) (?:the |my |it )?(?:score|scored|scoring|rated?|calculated?))\b/,
  ],
  [
    'comparison',
    /\b(?:(?:different|difference|differ|better|compare[sd]?|comparison|versus|vs\.?|why not|instead of|rather than|unlike|compete|competitors?) (?:\w+ ){0,5}(?:zapier|make|n8n|rpa|uipath|langchain|low[- ]code|no[- ]code|consult\w+|consulting firms?|accenture|deloitte|mckinsey|in[- ]house|custom dev\w*|chatgpt|copilot|workato|power automate)|why not (?:just )?(?:use )?(?:zapier|rpa|chatgpt|hire)|(?:isn't|is) (?:this|it) (?:just |like )?(?:rpa|zapier|chatgpt)|what makes you different|why (?:you|choose you|loopwright))\b/,
  ],
  [
    'are_you_a_bot',
    /\b(?:(?:are|r) (?:you|u) (?:a |an |really (?:a )?|actually (?:a )?)?(?:bot|robot|ai|human|real(?: person| human)?|person|machine|chatbot|llm|gpt|chatgpt|automated)|(?:am i|is this|is there|is it) (?:talking|speaking|chatting)? ?(?:to|with)? ?(?:a |an |any )?(?:bot|robot|human|real person|real human|ai|machine|person|automated)|who am i (?:talking|speaking|chatting) (?:to|with))\b/,
  ],
  [
    'who_are_you',
    /\b(?:who (?:built|made|created|programmed|wrote|owns) (?:you|this|the bot)|who (?:are|r) (?:you|u)\b(?: guys| people)?|what(?:'s| is) (?:loopwright|your (?:company|firm|name))|about (?:your|the) (?:company|firm|team)|where are you (?:based|located|from)|how (?:big|large|old) (?:is|are) (?:you|your)|your (?:team|founders?|background)|tell me about (?:you|yourself|your (?:company|firm|team)|loopwright))\b/,
  ],
  [
    'case_studies',
    /\b(?:case stud(?:y|ies)|(?:any |some |your )?(?:examples?|references?|success stor(?:y|ies)|testimonials?|track record|portfolio|proof)|who (?:else )?(?:have|has|do|did) you (?:work(?:ed)?|help(?:ed)?)|(?:anything|something|work|projects?|cases?) (?:similar|like (?:this|that|ours?|mine))|(?:have|did) you (?:done|do|worked|helped|work|help) (?:this|it|with|for|any|anything|something|anyone|similar|other|companies)|(?:other|similar|past|previous|existing) (?:clients?|customers?|companies|projects?)|worked with (?:companies|anyone|firms))\b/,
  ],
  [
    'next_step',
    /\b(?:what happens next|next steps?\?|(?:what|which)(?:'s| is| are| would be| comes?)? (?:the |your |our |my )?next(?: steps?)?\b|how (?:do|can|would) (?:we|i) (?:start|begin|get started|proceed))/,
  ],
  [
    'how_it_works',
    /\b(?:how (?:does|do|would|will|did|is) (?:it|this|that|your|the|these|you|agents?|one)\b[^?.]{0,40}\b(?:work|works|done|happen|operate|function|start|begin|go|build|think|decide|automate|help)|(?:explain|walk me through|describe) (?:how|the process|your process|it|what)|what(?:'s| is) (?:the|your) (?:process|approach|method(?:ology)?)|what (?:is|are) (?:an? )?(?:agentic (?:automation|systems?)|ai agents?|agents?|the audit|an? (?:operations )?audit)|what(?:'s| is) (?:agentic|an agent|the audit)|what happens (?:after|in|during))\b/,
  ],
  [
    'tools',
    /\b(?:(?:do|can|does|will|would) (?:you|it|this|your \w+) (?:also )?(?:integrate|work|connect|support|handle|plug|talk|sync)\b[^?.]{0,40}\b(?:with|to|into)?|which (?:tools|systems|software|apps) (?:do you|can you|are)|what (?:tools|systems|software|apps|integrations) do you|(?:your|any) integrations?|supported (?:tools|systems))/,
  ],
  [
    'careers',
    /\b(?:(?:are you|you guys|you) (?:currently )?hiring|job (?:openings?|opportunit\w+|application)|open (?:roles?|positions?)|careers?|apply for a (?:job|role)|send (?:you )?my (?:cv|resume)|internships?)\b/,
  ],
  [
    'services',
    /\b(?:what (?:do|does|can|could|would|exactly do|is it (?:that )?)\s?(?:you|this|loopwright|your (?:company|firm|team)|the firm)\b(?! (?:charge|cost|need|want|know|mean|think))[^?.]{0,30}|(?:your|which|what) services|what (?:are|is) (?:your )?(?:services?|offer(?:ings?|s)?)|(?:is|are) (?:that|this|it|these|those) something (?:that )?(?:you|your)\b[^?.]{0,30}|(?:can|could) (?:that|this|it) be automated|(?:can|could) you (?:automate|help|do|build|fix|handle)|do you (?:do|offer|build|automate|help|provide|handle)|what's this (?:about|for)?)\b/,
  ],
]
const GENERIC_QUESTION =
  /\?\s*$|^\s*(?:what|how|who|where|when|which|why|can|could|do|does|is|are|will|would)\b[^.]*\?/
const ASKING =
  /\?|^\s*(?:what|how|who|where|when|which|why|can|could|do you|does|is it|are you|will|would|tell me|explain|show me|i(?:'d| would) like to know|i want to know|curious|wondering)\b|\b(?:what|how|who|tell me|wondering|curious|want to know|like to know|question)\b/
const TOPICS_AT_ONCE = 2
const QUOTE_MAX_CHARS = 200

function toAct(topic: FaqTopic, view: MessageView, index: number, length: number): FaqAct {
  const span = [index, index + Math.min(length, QUOTE_MAX_CHARS)] as const
  return { kind: 'ask_faq', topic, quote: view.text.slice(...span), span }
}

/** Questions about the firm. `other` is a question that no topic covers. */
export function findQuestions(view: MessageView): FaqAct[] {
  if (
    !ASKING.test(view.plain) &&
    !PRICE_WORRY.test(view.plain) &&
    view.plain.trim().split(/\s+/).length > 4
  )
    return []
  const found: FaqAct[] = []
  let rest = view.plain
  for (const [topic, pattern] of TOPICS) {
    const match = pattern.exec(rest)
    if (!match || found.length === TOPICS_AT_ONCE) continue
    found.push(toAct(topic, view, match.index, match[0].length))
    rest = `${rest.slice(0, match.index)}${' '.repeat(match[0].length)}${rest.slice(match.index + match[0].length)}`
  }
  if (found.length > 0) return found
  const generic = GENERIC_QUESTION.exec(view.plain)
  return generic ? [toAct('other', view, generic.index, view.plain.length - generic.index)] : []
}
