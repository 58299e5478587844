import { splitSentences } from '#agent/perception/foreign/split-sentences.ts'
import { oncePerText } from '#agent/perception/once-per-text.ts'

/** What we sell, and what is said of its price. */
const OFFER =
  /\b(?:(?:the|your|an?|operations|ops|this|each|every|per) (?:operations )?(?:audit|pilot|retainer|engagement)\b(?! (?:team|trail|log|prep\w*|reports?|requests?|evidence|file))|audit (?:costs?|price|fee|is|now|=)|knock\b.{0,12}\boff|pilot (?:costs?|price|fee|is)|retainer|phases? ?\d|discounts?|off (?:the |everything|list|if|for)|% off|percent off|coupon|promo(?: code)?|voucher|refund(?:ed)? (?:of|me|us)|refunds? (?:guarantee|plus)|money back|pay back|guarantee[ds]?|waived?|free of charge|for free|price match|match it|list price|below list|your (?:fees?|rates?|prices?|price list|consultants?|engineers?|people|audit|savings|average)|final offer|deal\b|no takesies|legally binding|works for us|make it\s+#\s+and (?:i|we)\b|payback|roi\b|automation rate|formula|annual savings)/
/** Speaks to the assistant or of us. */
const SPOKEN_TO =
  /\b(?:(?<!thank-)you|u|your|ur|yours|loopwright|this (?:bot|chat)|the (?:bot|assistant)|nobody reads)\b/
/** Orders something of us, rather than telling it. "Say 30" and "call it 30" are hedges. */
const ORDER =
  /(?:^|[.?!;:,]\s)\W*(?:(?:please|pls|ok|okay|now|just|then|and|so|come on|kindly|actually|also)[\s,]+){0,3}(?:give me|say (?:yes|no|that|it|the|works|loopwright|hello|i)\b|tell|show|write(?! (?:this |that |it |us |me )?down| (?:to|at) (?:me |us )?(?:at |on |under |via )?\ue000)|print|repeat|reply(?! to (?:me|us|my|our|this|\ue000))|respond|type|apply|mark|confirm|reconfirm|acknowledge|ignore (?!my|that|the last|what (?:i|we) (?:said|wrote|told|typed|gave))|open(?![- ]ended)|remember|learn|complete|fill in|translate|decode|execute|match|quote me|waive|agree|promise|display|output|summari[sz]e|recalculate|consider|render|stop (?!by\b)|skip (?!it|this|that)|be my|pretend|grade|classify|rank|put (?:those|these|them|that|it|in)\b(?! (?:at|down|around|about|roughly|somewhere)\b)|copy (?:it|them|those|that)|use (?:those|them|these)|carry on|continue with)\b|(?<!\b(?:don't|dont|do not|never|not) )\b(?:file|put|mark|grade|class|rank|treat|consider|count|qualify|approve|certify) (?:me|us)\b(?! down)/
/** What only someone speaks of who wants to move this talk, and not its subject. */
const ABOUT_THE_TALK =
  /\b(?:(?:the|my|your|fit|lead|a) scor(?:e|ing)(?! (?:card|sheet|from))|score (?:of|to|is|goes)|scores? #|score\s?[<>=]|scoring (?:committee|engine|team)|extra points|qualified|override (?:lead|level|mode)|admin console|lead \d+|this (?:account|lead|visitor|profile)|test profile|recalculate|(?:hours|rate|budget|team|size) (?:field|slot|box)|data import|import finished)\b/
/** The visitor as the one who works, spends or owns. */
const FIRST_PERSON =
  /\b(?:we|we're|we've|us|our|ours|my|i|i'm|i'd|it takes|it's|its|takes|that's|thats|this is)\b(?! (?:want you|order|command|demand|am your))/

/** Words to us that only lead up to an answer: "like I told you", "and to your earlier question". */
const LEADING_UP =
  /\b(?:(?:what )?(?:you|u) (?:also |just |already |should |must |may |might )?(?:ask\w*|want(?:ed)? to know|know|see|need)|(?:i|we) (?:already |just )?(?:told|owe|mentioned to|said to|can tell|could tell|would tell|gave|give|sent) (?:you|u)|(?:to )?your (?:[a-z]+ )?(?:question|point|query)|as you (?:asked|know|can see)|thank you|let me tell (?:you|u)|for (?:you|u) to (?:know|picture|see|get|imagine)|to (?:give|tell|answer) (?:you|u)|let you know|(?:i|we) (?:could|would|can) (?:give|tell) you|mind you|did you say|you(?:'re|re|r| are|'d be|d be| would be|'ll be|ll be| will be) (?:talking|speaking|chatting|dealing|writing) (?:to|with|w)|(?:you|u)(?:'ve|ve| have) (?:reached|got(?= us\b| me\b| an? [^.?!]{0,60} here\b)|us\b|me\b|found)|(?:you|u)(?:'d|'ll| would| could| can| will| may| might) (?:call|find|know|see) us|your (?:typical|average|classic|standard|usual)|(?:you|u) (?:can|may|could|might) (?:also |always )?(?:reach|write|mail|e-?mail|contact|send (?:it|that|this)|get hold of|drop)(?: (?:to|me|us|at|a line))*|if (?:you|u) would|yours truly|(?:honest|frank|straight|open|blunt|fair|candid|level) with (?:you|u)|tell (?:you|u) (?:the truth|what)|(?:as (?:soon|fast|quick(?:ly)?|early) as|when ?ever|the (?:minute|moment|second|day)|quick as|soonest|earliest|fastest|(?:ready|free) when|take) (?:you|u|your)(?:'?re| are| can| could)?(?: team| time)?|if (?:you|u) (?:can|could) (?:manage|do|make) (?:it|that))\b/g
/** "If you count the till", "you have to type it twice": anyone is meant. */
const ANYONE =
  /\b(?:you(?:'d|'ll| would| will) (?:find|see|notice|spot)(?! (?:us|me)\b)|(?:if|when|once|as) you (?:[a-z]+ ){0,2}?(?:know|see|add|include|count|factor|sum|total|put|take|divide|multiply|work|tally)|you(?:'d| would| wouldn't|'ll| will)? (?:know|think|believe|imagine|guess|be surprised)|you(?:'re| are) (?:at|down|on|in|up|left|stuck|done)|you (?:could|can|may|might) (?:say|call it|put it)|(?:if|in case|when) you (?:[a-z]+ ){0,2}?(?:noted|wrote(?: down)?|recorded|entered|heard|read|(?:put|took|got|have) (?:down|it down|us down))|if you (?:count|add|ask|include|like|can|could|want|must|will|mean|look)|you(?:'re| are) looking at|you (?:can|could|may) (?:do|work out|make) the (?:math|maths|sums?|rest)|you(?:'d| would) (?:be (?:hard|lucky)|have to|need to)|you (?:get|arrive at|come to|land (?:at|on)|(?:can|could|might|may|should) (?:count on|count with|reckon (?:with|on)|expect|figure|assume)|have to|need to|end up|can't|cannot|keep|still|basically|literally|spend|lose|waste|re-?type|copy|enter|wait|sit|can (?:forget|ignore|scrap|drop|note|take)|may (?:forget|ignore|note)))\b(?! (?:me|us|give|say|tell|confirm|set|mark|show|put|answer|offer|accept|agree|book)\b)/g

const withoutAsides = oncePerText((plain) =>
  plain.replaceAll(LEADING_UP, ' ').replaceAll(ANYONE, ' we '),
)

export const isAboutOffer = oncePerText((plain) => OFFER.test(plain))

/** Whether a sentence speaks to the assistant and not of the visitor's work. */
export const isAddressedToUs = oncePerText((plain) => {
  const rest = withoutAsides(plain)
  return SPOKEN_TO.test(rest) || ORDER.test(rest) || ABOUT_THE_TALK.test(rest)
})

const isOrder = oncePerText((plain) => ORDER.test(withoutAsides(plain)))

/** Whether a sentence says itself that it is about those who write it. */
export const isInFirstPerson = oncePerText((plain) => FIRST_PERSON.test(plain))

/** Whether a message orders something, or no sentence of it speaks of any work. */
export function isOnlyForUs(plain: string): boolean {
  const sentences = splitSentences(plain).map((span) => plain.slice(...span))
  if (sentences.some(isOrder)) return true
  return sentences.every(
    (sentence) =>
      (isAddressedToUs(sentence) || isAboutOffer(sentence)) && !isInFirstPerson(sentence),
  )
}
