import type { Frame } from '#agent/perception/foreign/frames/frame.ts'

/** Asks for what others told us or what we hold, and tells what it would be needed for. */
export const EXFILTRATION_FRAMES: readonly Frame[] = [
  [
    'what others told us',
    'all',
    /(?<!\b(?:type|write|note|repeat|record|log|key|down) )\bwhat (?:did |has |have |had )?(?:the others?|others|she|he|they|her|his|that (?:lady|man|company|person)|your other (?:clients|leads|customers)|the (?:last|other|previous|next) [a-z]+)(?: [a-z]+){0,3}? (?:say|said|tell|told|filed?|typed?|wrote|write|answered?|spen[dt]|paid|gave|give|entered?)\b|\bhow (?:did )?(?:the|your) (?:last|other|previous) [a-z]+(?: [a-z]+)? (?:answered|answer|did|replied)\b|\b(?:another|any other|some other|other) (?:customer|client|visitor|lead|company|prospect)(?:'s|s')? (?:secrets?|data|numbers?|answers?|hours|budget|names?|e-?mail)\b|\bsecrets? (?:about|of|from)\b|\b(?:resend|repeat|read|forward|send|give|tell|show) (?:me|us) (?:[a-z]+ )?(?:her|his|their|what she|what he|what they)\b|\b(?:the )?(?:lady|man|woman|guy|person|colleague|partner) (?:who|that) (?:was|were|is|chatted|wrote|talked)(?: just)? (?:here|with you|to you)\b|\bfrom (?:her|his|their) (?:chat|conversation|file|session)\b|\b(?:chatted|talked|spoke|wrote) (?:with |to )?you (?:earlier|before|a (?:moment|minute|while) ago|this morning|yesterday|just now)\b|\bi was here (?:as|before|this|earlier|yesterday)\b/,
  ],
  [
    'what we hold',
    'all',
    /\b(?:in|from|of|inside) your (?:memory|database|pipeline|logs?|files|bucket|backups?|crm|inbox|cache|storage|records|archive|head|config(?:uration)?|env)\b|\byour (?:\.?env\b|function names|api keys?|prompts?|first message|source|system message|tool list|server|folder|database|logs?\b|pipeline)\b|\bin the pipeline\b(?=[^.?!]*\?)|\bnames? from your\b|\bnumbers? you collected\b|\btools? are you allowed\b|\bincluding everything hidden\b|\b(?:which|what) (?:other )?(?:companies|clients|customers|visitors|leads|firms) (?:have you|did you|do you have|are you)\b(?=[^.?!]*\b(?:got|pipeline|talk\w*|chat\w*|wrote|today|now)\b)|\bcame before this chat\b|\bdeveloper'?s? notes\b|\bwho else\b[^.?!]*\b(?:you|here)\b/,
  ],
  [
    'whom we know and what we recall',
    'all',
    /\bis [a-z]+ (?:a|your) (?:client|customer|lead|visitor)\b|\bhow (?:many|much)[^?]{0,30}\b(?:do|did|does) (?:they|she|he)\b|\b(?:guy|man|lady|woman|person|one|team|people) from [a-z]+ (?:tell|told|say|said|give|gave|write|wrote|type)\b|\bwhat did [^.?!]{1,40} tell you\b|\bcompanies that (?:used|use|tried|wrote|chatted)\b|\bwhat do you (?:remember|recall|know about (?!us\b|our\b|[a-z]+ing\b))|^\W*(?:of|about|from) the others\b|\btheir names\b\W*$|\btoday's (?:inbox|mail|messages|visitors|leads|names|chats|conversations)\b|\bshow (?:me )?(?:conversation|chat|lead|visitor|record) \d|\ball leads\b|\bwhat (?:she|he|they) (?:wrote|said|typed|told|answered)\b(?=[^.?!]*\b(?:to you|you|paste|so that|\?))|\bwrote to you (?:before|earlier|this|yesterday|just)\b|\bphone number of\b|\bcan you see (?:what|who)\b/,
  ],
]
