import type { Span } from '#agent/understand/act.ts'

/** What people say before they come to the point; none of it carries a fact, a move or a correction. */
const OPENER =
  "(?:u+h+|e+h+m*|o+h+|a+h+(?: well)?|al*r?i?ght(?: then)?(?=[,.:])|all right(?: then)?(?=[,.])|(?:well|okay|ok|right|so|yes|yeah) now(?=,)|(?:one|just a|just one|give me a|wait a|half a) (?:sec(?:ond)?s?|mo(?:ment)?|minute|min|tick)|hang on|hold on|bear with me|truth be told|in all honesty|as mentioned|as (?:previously |already )?(?:stated|discussed|noted)|before we (?:start|begin|go on|get going)(?=,)|first (?:of all|off)|to (?:begin|start) with|by the way|btw|glad you (?:brought that up|asked)|alors|eto|bon|(?:okay |ok )?lah|now then|right(?: then)?(?=[,.])|hello again|as above|as i was saying|a word about us|so yeah|like|you know what|where do i begin|before i forget|sorry|u+m+|e+r+m*|h+m+|honestly|frankly|basically|well|look|listen|i mean|i guess|i'?d say|let me (?:think|see|explain|check)|let'?s see|good question|you know|to be (?:honest|fair|clear)|tbh|in short|long story short|for context|for background|background|to give you an idea|just so you know|(?:as|like) i (?:already |have |keep )?(?:said|wrote|told you|mentioned|say|saying|typed)(?: (?:already|before|earlier|above|just now))?|i (?:already )?(?:wrote|said|told you|mentioned|typed) (?:this|that|it|so|all this)(?: (?:already|before|earlier|above))?|you (?:already )?(?:have|had|got) (?:that|this|it)(?: already)?(?:,? but (?:fine|ok|okay|never mind|whatever|here goes))?|did (?:that|it|this|you|my (?:last )?message) (?:really )?(?:not )?(?:get|come|go|arrive|see|read)(?: [a-z]+){0,2}\\?|do keep up|we(?:'ve| have) been over this|(?:the )?same (?:answer )?as before|same answer|(?:to|let me) (?:repeat|recap|say it again)(?: myself| that)?|(?:one|once) more time(?: for you)?|once again|i (?:mentioned|told you|said) (?:it|that) (?:already|before|earlier)|you (?:also )?asked (?:before|earlier|about it)|(?:going|coming) back to (?:what|that|the thing) you asked|(?:and )?to your earlier question|(?:and )?your (?:earlier )?question|i owe you an answer(?: too)?|(?:oh,? and )?to answer you(?:r question)?|once more|thanks for asking|happy to (?:share|tell|explain)(?: that| you)?|fair enough|here goes|that one is easy|so(?! far\\b)|so to speak)"
const JOINT = '[\\s,.:;!\\u2026–—-]'
const OPENERS = new RegExp(
  `(?:^\\s*|(?=\\S)(?<=[.!?\\n;]\\s+))(?:(?:ok(?:ay)?|so|and|right|sure|again|oh|ah|yeah)${JOINT}+){0,2}${OPENER}(?:${JOINT}+(?:and\\s)?${OPENER}){0,3}${JOINT}+`,
  'g',
)

/** Where openers stand, at the start of the message or of a sentence. */
export function findOpeners(plain: string): Span[] {
  return [...plain.matchAll(OPENERS)].map((match) => [match.index, match.index + match[0].length])
}
