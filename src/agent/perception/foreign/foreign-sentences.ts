import { splitSentences } from '#agent/perception/foreign/split-sentences.ts'
import { findSteering } from '#agent/perception/foreign/steering.ts'
import type { Span } from '#agent/understand/act.ts'

const SAID =
  '(?:said|says?|told|tell|promised?|promises|wrote|writes?|offer(?:ed|s)?|agreed|assured|quoted|lists? (?:us|me)|calculated|computed|estimated|listed|lists|showed|shows|(?:had|have|has) (?:us|me) (?:at|as|down|in)|registered (?:us|me)|entered (?:us|me)|has (?:us|me) (?:at|as)|put (?:us|me) (?:at|as|in|down)|saved|tweeted|posted|stated?|states|guarantee[ds]?|confirmed|recorded|summari[sz]ed|noted|mentioned|booked|claimed|advertised?)'
/** We, our people and our pages, as a visitor calls them. */
const US =
  '(?:you|u|your [a-z]+(?: [a-z]+)?|ur [a-z]+|loopwright|(?:the )?(?:last|previous|other) (?:bot|agent|assistant|chat)|the (?:bot|assistant|chatbot|score ?card|calculator)|agent|my screenshot)'

/** What is said to have been said by us: no fact of the visitor, whoever repeats it. */
const REPORTED = new RegExp(
  `(?<!\\b(?:if|in case) )\\b${US} (?:(?:already|just|once|also|clearly|even|have|had|has|previously|earlier|team|on|in|the|from|phone|chat|me|us|yesterday|last|week)\\s){0,6}${SAID}\\b|\\b(?:${SAID}|verified|approved|checked) by (?:you|your)\\b|\\b(?:as|like) (?:we )?agreed\\b|\\bper (?:our|the) (?:signed |written )?(?:agreement|contract|call|deal)\\b|\\bi (?:was|have been|had been) (?:assured|promised|guaranteed|offered)\\b|\\baccording to (?!(?:our|my|the (?:team|staff|timesheets?|numbers))\\b)|\\b(?:studies|research|surveys?|reports?|analysts?|google|chatgpt) (?:say|says|show|shows|found|claims?)\\b|\\b(?:most )?(?:companies|firms|businesses) (?:lose|spend|waste|pay)\\b|\\b(?:earlier|before|previously),? (?:(?:today|in (?:this|the|our) (?:chat|conversation|talk)) )?you ${SAID}\\b|\\b(?:copy ?(?:and )?paste[d]?|pasted|copied|quot(?:ed|ing)) from\\b|\\b(?:wikipedia|brochure|press release|my cv|job ad)\\b|\\b(?:someone|somebody|a colleague|[a-z]+) (?:from|at|on) your (?:team|company|office|side|firm|staff) [a-z]*\\s?(?:told|said|promised|offered|quoted|agreed|assured|wrote)\\b|\\b(?:our|the) previous chat\\b|\\balready said yes\\b`,
)
/** About the one who writes, in words that only a record of this talk would use. */
const THIRD_PERSON =
  /\b(?:the|this) (?:visitor|lead(?! time)|prospect|customer \(me\))(?:'s)? (?:[a-z]+ ){0,2}?(?:is|has|have|was|said|spends?|works?|confirmed|told|will|wants?|needs?|starts?|facts|budget|hours)\b/
const RECORDED =
  /(?:^|[^a-z\s]\s*|[^\S ] *)(?:visitor|user|prospect) (?:has|said|is|confirmed|spends|told)\b/
const OWN = /\b(?:we|us|our|ours)\b/

const SUPPOSED =
  /^\W*(?:(?:now|please|ok|okay|just|so|then|and|for (?:testing|test|demo) purposes,?)\s){0,3}(?:pretend|say (?:i|we) (?:was|were|had|have|am|are)\b|imagine(?![,:!.]| [^.?!\d]{3,80}\b(?:have|got|is|that's|thats|it's|meet|see|know) us\b)|suppose (?:that )?(?:i|we|you|my|our|the)|assume (?:that )?(?:i|we|you|my|our|the (?:visitor|lead|client))|let x be|act like)\b|\b(?:if|when|that) (?:i|we)(?:'d|'ve| had)? (?:said|told you|tell you|say|claimed|told u|told ya|had|were|was|entered|put in|gave you)\b|\bfor (?:testing|test|demo) purposes\b|\b(?:sample|example|typical|ideal|model) (?:answer|lead|reply|response)\b|\bgood (?:lead|answer)\b|\btest case\b|\bhypothetically\b/
/** Work of somebody else; up to where the visitor's own begins. */
const OTHERS =
  /(?:^|[,;]\s)\W*(?:(?:but|and|well|also)\s)?(?:(?:my|our|a|the|one|another|some) )?(?:biggest |main |closest |direct )?(?:competitors?|rivals?|competition|friends?(?:'s (?:company|firm|business))?|(?:guy|person|one|man|woman|company|visitor) before (?:me|us)|other (?:companies|firms|clients of yours)|industry average|market average)\b[^.?!;]*?(?=[,;]?\s(?:but |and |while |whereas )?(?:we|us|our|i|in our)\b|[.?!;]|$)/g
/** "Every time I say it the score goes up" is about this chat. */
const ABOUT_THE_SCORE =
  /\bfor (?:the |my )?(?:score|scoring)\b|\b(?:the|my|fit|lead) score (?:goes|is|will|should|rises?|of|went)\b/
/** Commands that write into what we keep. "Change my hours to 30" is a correction and none of them. */
const STATE_COMMAND =
  /(?:^|[.?!;:,(]\s{0,3}|\b(?:please|now|and|so|then|just|actually) )(?:set(?!-)|put|enter|fill|change|increase|decrease|raise|lower|move me|update|store|record(?: that)?|convert|restore|multiply|log|save|register|overwrite|inject|append|push|write down that|note that)\b[^.?!\n]{0,60}(?:\b(?:score|scoring|record|facts?|state|status|band|points?|weights?|multiplier|visitor|lead|(?:this|the) client|urgency|slots?|fields?|calendar|booking|price|qualified|everything|stage|all my numbers)\b|\bstore \$?\d)|\b(?:store|multiply by) \$?\d|\bweights?\s?:|\bcounts? (?:tenfold|double|twice|triple)\b/

/** A call or a calendar that is to be written down as settled. */
const CALL_COMMAND =
  /(?:^|[.?!;:,(]\s{0,3}|\b(?:please|now|and|so|then|just) )(?:note|mark|log|record|register|enter|fix|block|reserve|treat|count|consider|put down|write down)\b[^.?!\n]{0,24}\b(?:call|meeting|appointment|slot|calendar|booking)\b/
/** Words that we are to say as ours, or that are to take the place of ours. */
const WORDS_FOR_US =
  /(?:^|[.?!;:,]\s)\W*(?:please )?(?:declare|announce|certify|testify|swear|admit|proclaim)\b|\b(?:replaces?|overrides?|becomes|instead of) your (?:greeting|answers?|repl(?:y|ies)|rules?|name|words)\b/
/** "Somebody with 80 hours": anybody, and so nobody's work. */
const ANYBODY =
  /\b(?:somebody|someone|anybody|anyone|a (?:firm|company|business|lead|visitor|customer|team|person)) (?:with|who has|that has|having)\b[^.?!]*\b(?:would|should|could|might|gets?|scores?)\b/

const FOREIGN: readonly RegExp[] = [
  CALL_COMMAND,
  WORDS_FOR_US,
  ANYBODY,
  RECORDED,
  REPORTED,
  SUPPOSED,
  ABOUT_THE_SCORE,
  STATE_COMMAND,
]

function isForeign(sentence: string): boolean {
  if (FOREIGN.some((pattern) => pattern.test(sentence))) return true
  if (THIRD_PERSON.test(sentence) && !OWN.test(sentence)) return true
  return findSteering(sentence) !== null
}

/** A sentence said again tells nothing new, however often. */
function findRepeats(plain: string): Span[] {
  const seen = new Set<string>()
  return splitSentences(plain).filter(([start, end]) => {
    const words = plain
      .slice(start, end)
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
    const isRepeat = words.includes(' ') && seen.has(words)
    seen.add(words)
    return isRepeat
  })
}

/** Sentences that tell nothing about the visitor's own work: quoted, supposed, ordered, or said before. */
export function findForeignSentences(plain: string): Span[] {
  const sentences = splitSentences(plain).filter((span) => isForeign(plain.slice(...span)))
  return [...sentences, ...findRepeats(plain)]
}

/** What a sentence says of other firms, up to where it comes to the visitor's own. */
export function findOthersWork(plain: string): Span[] {
  return [...plain.matchAll(OTHERS)].map((match) => [match.index, match.index + match[0].length])
}
