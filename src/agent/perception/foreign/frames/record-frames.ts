import type { Frame } from '#agent/perception/foreign/frames/frame.ts'

const MACHINE =
  '(?:admin(?:istrator)?|system|database|server|back-?end|crm|supervisor|moderator|operator|developer|engine|scoring(?: engine)?|compliance|data[- ]quality|enrichment|calculator|webhook|qa|bot|assistant|model|machine|form|parser|pipeline|importer|api|internal|scheduler|calendar)'

/** Entries and talks that pretend to come from our side, and values put over others. */
export const RECORD_FRAMES: readonly Frame[] = [
  [
    'an entry of ours',
    'rest',
    new RegExp(
      `\\bp\\.? ?s\\.? (?:for|to) (?:the|your)\\b|\\b(?:correction|edit|entry|change|update|note|adjustment|override|amendment|message|memo|hint|auto-?reply|result|output|answer) (?:by|from|for|to|of) (?:the |an? |your |our )?(?:loopwright )?${MACHINE}\\b|\\b${MACHINE} (?:edit|notice|values?|correction|alert|auto-?reply|response|results?|override|message|note|memo|entry|hint|fix|says|reports|states)\\b\\s?(?:[a-z0-9/]{0,6}\\s?)?(?:[:=>-]|\\b(?:is|are|was|says|that)\\b)|\\b(?:correct|true|real|verified|internal|stored|final) value (?:is|=|:)|\\(internal\\b|\\b(?:trusted|verified) (?:context|data|record|input)\\b|\\b(?:profile|record|slots?|lead) (?:values? )?(?:is |are )?(?:complete|confirmed|verified|restored|loaded|updated)\\b|\\bconfirm(?:ed|s)? that (?:this|the) (?:visitor|lead|client|customer)\\b|\\bauto-?reply\\b|\\b(?:lead|ticket|account|record) (?:id |no\\.? |number )?\\d{3,}\\b|\\benrichment(?:\\sservice)? ?(?:says|:)`,
    ),
  ],
  [
    'a talk retold',
    'rest',
    /\b\d{1,2}[:.]\d\d (?:am |pm )?(?:you|i|me|bot|agent|assistant|visitor)\b|(?:^|[.;!?\n]\s{0,3})(?:the )?(?:customer|client|caller|candidate|user) (?:is|has|said|answers?|confirmed|spends|loses|pays|wants|needs) (?=[^.]{0,40}(?:\d|decision|owner|ceo|qualified|budget))/,
  ],
  [
    'a value put over another',
    'rest',
    /[|;(]\s?(?:patch|override|overwrite|set|reset|inject|append|insert|drop|update|force|commit|rollback|merge|push|truncate|alter|replace|real|actual|true)(?! (?:up|on|off|out|by)\b)\b[^.|;\n]{0,40}[\d%]|[;|]\s?(?:drop|delete|truncate|alter|update|insert|set|reset)\s(?:facts?|tables?|all|leads?|caps?|rows?|records?|database|everything|limits?|old|previous|schema)\b|\b(?:append|insert|patch|override|inject|overwrite)\s?[:=]|\b\d+ times \d+[^.?!]{0,24}\btimes\b|\bcount (?:each|every one|all) (?:of )?(?:them|these|it|one|those)\b/,
  ],
  [
    'a figure for a name',
    'sentence',
    /\b(?:name is|named|is called|are called|call me|i'm|i am) (?:mr |mister |dr )?\d+ (?:hours|people|staff|dollars|of \d)|\b(?:name is|named|is called|are called|call me) (?:mr |mister |dr )?\d/,
  ],
  [
    'figures in disguise',
    'rest',
    /\bin (?:binary|hex(?:adecimal)?|octal|base ?\d+|morse|reverse|roman numerals|rot ?13|pig latin|leet ?speak|braille)\b|\b(?![01]*000\b)[01]{6,}\b|\b(?:acronym|backwards?|anagram)\b|\bfirst letters\b/,
  ],
  [
    'a state restored',
    'all',
    /\b(?:session|memory|chat|conversation|state|backup|profile|account|context) (?:restored|merged|imported|loaded|recovered|updated|transferred)\b|\b(?:merged|linked|matched|combined) (?:this|the) (?:chat|conversation|account|session)\b|\b(?:previous|earlier|prior|last|full|hidden|shared) (?:context|conversation|session|chat)\b\s?[:.]|\b(?:summary|recap|record|log|history) of (?:the |our |this |your )?(?:earlier|previous|prior|last)?\s?(?:conversation|chat|talk|session|call)\b|\bhandover from\b|\bverified by\b|@(?:assistant|bot|agent|loopwright|system)\b|\b(?:reminder|note|message|instruction|memo) (?:to|for) (?:the |your )?(?:assistant|bot|agent|model|system|team)\b|\bvisitor (?:already|has|had|upgraded|said|gave|type)\b|\bloopwright (?:backend|system|server|crm|database|here)\b|\b(?:smoke|load|unit|integration|acceptance) test\b|\bproduct team\b|\bdata (?:controller|processor|protection officer) (?:i|we)\b|\bcorrect your (?:records?|data|files?|notes)\b|\b(?:unlock|unlocked) (?:the )?(?:calendar|booking|scheduler)\b|\bpayment received\b|\berror \d{3}\b|\bverified (?:hours|figures?|values?|staff|numbers?)\b|\bstored (?:hours|figures?|values?)\b/,
  ],
  [
    'a listing with the score in it',
    'all',
    /(?:^|[\n,;|>*-])\W{0,4}(?:fit |lead )?scor(?:e|ing)\s?[:=>-]{1,2}\s?\d/,
  ],
  [
    'edited by another hand',
    'rest',
    /\byour (?:own )?(?:mail|letter|quote|offer|estimate|report|summary|proposal|e-?mail|calculation|figures)\b[^.?!]{0,60}\d|\bi was told (?:there(?:'s| is)|that you|you)\b(?=[^.?!]*\d)|;\s?(?:drop|delete|truncate|set|update|insert)\s[a-z]+\s?;|\bdelete last\b|\*\s?edit(?:ed)?\b|\bedited by\b|\bi (?:answered|replied) \d|\bbut the law says\b|\bthe law says\b|\bthe larger (?:one )?of\b|\bten times (?:bigger|higher|larger|more)\b/,
  ],
  [
    'figures that have to be worked out',
    'sentence',
    /\band ([a-z]{3,})\b[^.?!]{1,24}\band \1\b[^.?!]{1,24}\band \1\b|(?<!\b(?:people|staff|persons|hours|days|clerks|each|us|team|agents)) x ?\d+\W*$|\b(?:square|cube|root|sum|product|double|half|triple) of (?:ten|twelve|\d+(?! ?%)|five|six|seven|eight|nine|twenty)\b(?! percent)|\b(?:ten|\d+) minus (?:\d|[a-z]+\b)|\bdog years\b|\bwith the energy of\b|\b(?:sruoh|keew|elpoep|erocs|tegdub|srallod|ffats|maet)\b|\bevery (?:second|third|fourth) (?:word|letter)\b|\b(?:first|last) letters? of\b|\bdo maths?\b|\bwhat(?:'s| is) \d+ ?(?:x|\*|times) ?\d|\bthat's my (?:weekly )?(?:hours|team|budget|answer)\b|\bin (?:french|german|latin|spanish|klingon) is\b|\btimes (?:two|three|ten|\d+) for\b|\bpercent per (?:hour|minute|day)\b|\b(?:it's|its|it is) spelled\b/,
  ],
  [
    'passed on by a machine',
    'all',
    /\bthe visitor (?:in|who|that|with|from)\b|\bother tab\b|\bmerge (?:us|them|me)\b|\bmemory (?:is )?(?:corrupt(?:ed)?|lost|wiped|full)\b|\bre-?enter (?:the )?(?:baseline|values?|data)\b|\b(?:rows?|records?|payload|body|args)\s?:[^\n]*=|\bsystem,? (?:make|set|put|change|use|treat|read)\b|\b(?:i'm|i am|this is|as|speaking as) (?!(?:just )?(?:looking|calling|writing|asking))[^.?!]{0,30}\b(?:at|of|from) loopwright\b|\btesting prod\b|\bthe orchestrator\b|^\W*(?:hello|hi|hey|dear) (?:agent|bot|assistant|ai|model|chat ?gpt|llm)\b(?=[^?]*\d)|\b(?:set|update|load) (?:the )?context\b|\b(?:automatic|machine|auto-?) ?translat(?:ion|ed)\b|\b(?:the )?customer's message\b|\bpayment (?:of|for) [^.?!]{0,30}(?:confirmed|received|cleared)\b|\bproceed to (?:the )?(?:calendar|booking|checkout|scheduler)\b|^\W*search results?\b|\bsecure block\b|\b(?:notification|announcement|broadcast|bulletin)\s?:|\byour (?:supervisor|superior|principal|operator|creator|owner|maker) (?:has|have|wants|said|says|told|updated)\b|\b(?:yesterday's|today's|our earlier|our last) chat\b|\b(?:me|you|bot|visitor|i) \((?:earlier|before|yesterday|today)\)|\(?you wrote it down\)?|\bthose were your words\b|\bexpected (?:state|values?|result)\b/,
  ],
  [
    'a booking claimed',
    'all',
    /\b(?:the|my|our|this) (?:appointment|meeting|call|slot|booking) (?:is|was|has been) (?:already|now|set|confirmed|booked|made|in)\b|\balready (?:in|on|with) calendly\b|\bmark it\b\W*$|:\s?set\b\W*$|\breference (?:no\.? |number )?\d{3,}/,
  ],
  [
    'one figure shouted over another',
    'all',
    /\bno,? (?:\d[\d.,]*|[a-z]+ ?(?:hundred|thousand))[^.?!]{0,12}[.!?,;] ?no,? (?:\d|[a-z]+ ?(?:hundred|thousand))/,
  ],
]
