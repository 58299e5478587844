import { oncePerText } from '#agent/perception/once-per-text.ts'

/** One kind of instruction to the assistant about itself. Each is read in a folded sentence. */
type Steering = readonly [name: string, pattern: RegExp]

const RULES =
  '(?:instructions?|rules?|prompts?|guidelines?|guardrails|restrictions|programming|training|directives|constraints)'
/** Where a command can begin: at the start, behind a mark, or behind a word that asks. */
const COMMAND =
  '(?:(?:^|[.!?;:,\\n("\'>-])\\s{0,4}|\\b(?:please|pls|now|just|simply|then|can you|could you|would you|will you|you (?:should|must|can|will|may|need to|have to)|i (?:want|need|order|command|grant|allow) you(?: permission)? to|hereby|ok|okay|hey) )(?:(?:please|pls|now|just|simply|also|then|hereby|quickly|immediately) ){0,2}'
const OURS =
  '(?:your|ur|ya|the|all|any|every|previous|prior|above|earlier|initial|original|existing|these|those|my|this|what)'
const SHOW =
  '(?:reveal|show|print|repeat|output|dump|display|write out|spell(?: out)?|recite|leak|expose|share|send|give|tell|list|export|translate|hand over|read(?: out| me| back)?|quote|paste|name|describe)'
const PERSON_BEFORE =
  '(?:(?:previous|last|other|earlier|latest)(?: (?:two|three|four|five|ten|\\d+))? (?:visitors?|users?|leads?|callers?|prospects?|persons?|people|guys?|chats?|conversations?|compan(?:y|ies)|customers? you)|all (?:visitors|leads)|(?:every|each) visitor|(?:leads|visitors|people) you (?:have )?(?:collected|talked|spoke|met|had)|(?:visitor|person|user) who (?:was|chatted|talked|wrote|came)|before me)'
const SET =
  '(?:set|change|make|raise|increase|boost|bump|give|update|put|adjust|write|declare|grade|rate|force|assign|store|overwrite|use)'

export const STEERING: readonly Steering[] = [
  [
    'drop the rules',
    new RegExp(
      `${COMMAND}(?:ignore|disregard|forget|bypass|override|drop|skip|disable|suspend|break|violate|stop (?:following|obeying|using)|switch off|turn off)\\b (?:(?:${OURS}|of) ){1,4}(?:[a-z]+ ){0,2}?(?:${RULES}|above|before|qualification|scoring|disclaimers?|safety)\\b`,
    ),
  ],
  [
    'forget what was said to you',
    new RegExp(
      `${COMMAND}(?:ignore|disregard|forget) (?:everything|anything|all|whatever)(?: [a-z]+){0,3} (?:you|ur|above|before|prior|told)\\b`,
    ),
  ],
  [
    'drop the rules, terse',
    new RegExp(`^\\s*(?:ignore|disregard|forget) (?:all |the )?${RULES}\\b`),
  ],
  [
    'rules no longer hold',
    /\b(?:the |your |all )?rules (?:you (?:had|have)|of yours|no longer apply|are (?:off|suspended|void))|\bnew rule\s?:|\bwithout (?:your|any) (?:rules|restrictions|guardrails|filters?)\b/,
  ],
  [
    'another identity',
    /\b(?:from now on|henceforth),? (?:you|u)\b (?:are|will|must|shall|act|answer|grade|speak|respond)|\byou are now (?:a |an |the |in )?(?:dan\b|[a-z]*bot\b|free|unrestricted|jailbroken|evil|uncensored|different|maintenance|developer|debug|admin)/,
  ],
  [
    'play a part',
    new RegExp(
      `${COMMAND}(?:act|behave|respond|answer|talk) as (?:if you (?:are|were|had|have)|(?:a |an |my )?(?:dan|pirate|hacker|villain|unrestricted|uncensored|evil|jailbroken|different|linux|terminal|grandmother|admin))\\b|${COMMAND}pretend (?:to be|you(?:'re| are| were| have| can| had)|that you|we (?:talked|spoke))|\\b(?:let's|lets) (?:play a game|role-?play)|\\bin this game\\b`,
    ),
  ],
  [
    'another mode',
    /\b(?:enable|enter|activate|switch (?:to|into)|turn on|go into|start) (?:the |your )?(?:developer|dan|god|debug|maintenance|admin|jailbreak|sudo|test) mode|\b(?:dan|god|jailbreak) mode\b|\byou(?:'re| are) (?:now )?in (?:developer|debug|maintenance|admin|god) mode|\bsystem override\b|\badmin(?:istrator)? override\b/,
  ],
  [
    'show the inside',
    new RegExp(
      `\\b${SHOW}\\b (?:[a-z']+ ){0,4}?(?:your|ur|the) (?:[a-z]+ ){0,3}?(?:system prompt|hidden (?:context|instructions|prompt|rules)|(?:initial|earlier|previous|original|internal|secret) (?:instructions|prompt|rules)|instructions|system message|prompt|configuration|source code|api keys?|webhook secrets?|secrets?|env(?:ironment)?(?: variables)?|admin password|conversation (?:state|memory|log))\\b(?! (?:for|from|of) (?:onboarding|our|the client))`,
    ),
  ],
  [
    'inner words',
    /\b(?:my|your) hidden instructions\b|\bwords above this line\b|\bwhat only you can see\b|\b(?:the|your) admin password\b|\bprint env\b|\bhidden context\b|\bsystem prompt\b(?= (?:verbatim|word for word|please|now)\b|\s*(?:[.!?]\s*)?$)/,
  ],
  [
    "other people's data",
    new RegExp(
      `\\b(?:${SHOW}|who|what (?:did|was|were)|was any(?:body|one)|continue with|carry on with|need an export of)\\b[^.?!\\n]{0,60}\\b${PERSON_BEFORE}(?:'s)?\\b|\\bshow me conversation #?\\d|\\b(?:today's|all|other) conversations\\b(?=\\s*(?:[.!?]\\s*)?$)`,
    ),
  ],
  [
    "other people's data, asked for by what it is",
    new RegExp(
      `${COMMAND}(?:export|dump|forward|download|paste|send|give|show|list|read out|email|share|print|copy)\\b (?:me |us |out |over )?(?:all |every |any |the |your |today's |other ){1,3}(?:[a-z]+ ){0,2}?(?:chats|conversations|transcripts|visitors'?|leads (?:table|list|database|you)|table of (?:leads|visitors|chats)|list of (?:leads|visitors)|visitor (?:list|names|data)|(?:phone )?(?:numbers|e-?mails|names|contacts|answers) (?:you (?:have )?(?:collected|got|gathered|stored|saved|took)|(?:of|from) (?:the )?(?:others?|other people|today|all))|names (?=so)|logs of|connection string|configuration|developers?'? notes|developer's notes)\\b|\\b(?:read|repeat|tell|give|show|send|paste|spell) (?:me |us |out |back )?(?:her|his|their) (?:e-?mails?|compan(?:y|ies)|hours|budgets?|names?|answers|figures|phone|numbers?|data|website)\\b[^.?!]{0,40}\\b(?:me|us|i|my)\\b|\\bwho else (?:[a-z]+ ){0,6}?(?:wrote|chatted|talked|spoke|came|asked|contacted) (?:to |with )?you\\b|\\b(?:today's|yesterday's) (?:names|visitors|leads|chats)\\b|\\bwhat did (?:the|that) (?:last|previous|other) (?:person|one|guy|company|man|woman)\\b|\\bother visitors (?:in|on|from|of) your\\b`,
    ),
  ],
  [
    'move the score',
    new RegExp(
      `${COMMAND}${SET}\\b (?:[a-z]+ ){0,4}?(?:fit |lead )?(?:score|rating|points?|band|grade)\\b(?: (?:of|to|at|as|by|from|is|equal)|\\s?[=:+]|s\\b|\\s*\\d)|\\b(?:every|each|all) (?:visitors?|leads?) (?:gets?|receives?|(?:\\d+|a hundred) )|^\\s*(?:fit |lead |my )?score\\s?[:=+]?\\s?\\d{1,3}\\s*(?:[.!]\\s*)?$|\\b(?:raise|boost|increase|lift) my score\\b|\\bscoring model v?\\d|\\bscore multiplier\\b`,
    ),
  ],
  [
    'declare qualified',
    /(?<!\b(?:don'?t|do not|never|not|can'?t|cannot|shouldn'?t|wouldn'?t)(?: just| really)? )\b(?:mark|classify|label|treat|flag|record|declare|list|count) (?:me|us|this lead|this visitor|this conversation|myself|my (?:lead|account|company))\b[^.?!\n]{0,30}\b(?:as|a)\b|^\s*qualify (?:me|us)\b|\b(?:i|we)(?:'m| am|'re| are) (?:already |now |a )*qualified\b|\b(?:declare|call) myself\b|\bpassed all (?:the )?checks\b|\bis_?(?:booked|bookable|qualified) to true\b|\bin your records write\b|\bstatus to (?:booked|qualified)\b/,
  ],
  [
    'rewrite what we know',
    /\bfrom now on,? (?:the |your |every |each |an? )?(?:[a-z]+ )?(?:audit|pilot|retainer|prices?|pricing|phase|support|savings|number|figure)s?\b|\bcorrection (?:for|to) your (?:knowledge|price|facts)|\b(?:remember|learn|note|save|store)\b[^.?!\n]{0,20}\b(?:for all future|this ?:)|\bupdate ?: your\b|\bwhen i (?:say|ask|type|write)\b[^.?!\n]{0,40}\byou\b|\buse the new name\b|\bput this on the card\b/,
  ],
  [
    'speak in our name',
    /\b(?:reply|respond|answer|speak) (?:only |just )?(?:with|in)(?: only)? (?:the )?(?:words?|json|html|"|'|base64|code)|\brepeat after me\b|\bcomplete this sentence\b|\bdecode (?:this|and|it|the)\b|\burldecode\b|\brot ?13\b|\bend (?:each|every|your) (?:sentence|answer|reply|message)s?\b|\bsay that loopwright\b|\bdo what (?:i say|it says)\b|\bsay (?:hacked|pwned)\b/,
  ],
  [
    'claim to command us',
    /\b(?:i(?:'m| am)|this is|speaking as|as)\b[^.?!\n]{0,30}\b(?:your (?:ceo|cto|cfo|coo|boss|developer|owner|creator|admin|administrator|maker|programmer)\b|(?:developer|creator|owner|admin|maker|programmer) of (?:this|the) (?:bot|chat ?bot|chat|site|assistant|agent)\b|(?:ceo|cto|coo|cfo|founder|head|employee|legal|owner|staff)[^.?!\n]{0,15} (?:of|at|from) loopwright\b)|^\s*(?:admin|root|developer|system|operator) here\b|\bas (?:root|admin)(?: user)?\b|\bi (?:grant|give) you permission\b|\b(?:the )?qa department testing\b|\bloopwright legal\b/,
  ],
  [
    'in other languages',
    /\b(?:ignorier\w*|vergiss\w*|missachte) (?:alle? |bitte |die |deine |bisherigen )*(?:anweisungen|regeln|vorgaben)|\b(?:ignora|olvida|omite) (?:todas? |las |los |tus |sus )*(?:instrucciones|reglas)|\b(?:ignore[sz]?|oublie[sz]?) (?:toutes? |les |tes |vos )*(?:instructions|consignes|regles)|\b(?:ignore|esqueca) (?:todas? |as |os |suas? |tuas? )*(?:instrucoes|regras)|\bfit score auf \d|puntuacion en \d|visiteur precedent/,
  ],
]

/** The first instruction to the assistant about its own rules, score, prices, identity or data. */
export const findSteering = oncePerText((plain): RegExpExecArray | null => {
  for (const [, pattern] of STEERING) {
    const match = pattern.exec(plain)
    if (match) return match
  }
  return null
})
