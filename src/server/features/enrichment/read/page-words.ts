import { findEncodedText } from '#agent/understand/speakers/encoded-text.ts'
import { findSteering } from '#agent/understand/speakers/steering.ts'
import { findTranscripts } from '#agent/understand/speakers/transcripts.ts'
import { unmaskText } from '#agent/understand/speakers/unmask-text.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

/** Letters that spell text which nobody sees. A text with them is meant for machines. */
const TAG_CHARACTERS = /[\u{e0000}-\u{e0fff}]/u
/** Soft hyphens, joiners, marks of writing direction and other characters without a shape. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g
const FORMATTING_TAG =
  /<\/?(?:p|br|b|i|u|em|strong|span|div|ul|ol|li|h[1-6]|small)(?:\s[^<>]{0,200})?\s?\/?>/gi
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
  '&ndash;': '–',
  '&mdash;': '—',
  '&lt;': '<',
  '&gt;': '>',
}
const ENTITY = /&(?:amp|quot|#0?39|apos|nbsp|ndash|mdash|lt|gt);/g

/** The visible part of a text; empty when it holds parts that only a machine would read. */
export function cleanText(text: string): string {
  if (TAG_CHARACTERS.test(text)) return ''
  return text
    .replaceAll(INVISIBLE, '')
    .replaceAll(CONTROL, ' ')
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The text of a field that often carries a second layer of markup, such as a description for search engines. */
export function cleanField(text: string): string {
  const decoded = text.replaceAll(ENTITY, (entity) => ENTITIES[entity] ?? entity)
  return cleanText(decoded.replaceAll(FORMATTING_TAG, ' '))
}

/** Signs of markup and code. */
const MARKUP = /[<>{}\\`~^=]|\]\s?\(|__|\[\[|\*\*|&[a-z]{2,8};|&#/i
/** A character that was lost on the way, or letters that were read in the wrong encoding. */
const BROKEN = /\ufffd|[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œžŸ]|â€|\p{Co}|\p{Cn}/u
const ADDRESS =
  /[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\b(?:javascript|data|mailto|tel|vbscript):|[\p{L}\d]\.(?:com|net|org|io|co|info|biz|ru|cn|xyz|dev|app|ai|de|uk|eu|fr|nl|es|it|us|example|test)\b|\/\/|@|\((?:at|dot)\)|\[(?:at|dot)\]/iu
const PHONE = /(?:\+|\b00|\()?\d[\d\s()./-]{5,}\d/g
const PHONE_DIGITS_MIN = 7
/** "1974 - 2024" is no number to call. */
const YEARS = /^\d{4}\s?[-–/]\s?\d{4}$/
const MONEY =
  /[$€£¥₹]\s?\d|\d\s?(?:[$€£¥₹]|k?\s?(?:usd|eur|gbp|chf|dollars?|euros?|pounds?|bucks)\b)|\b(?:usd|eur|gbp|chf)\s?\d/i
/** Persons are none of our business: "Dr. Jane Smith", "founded by John Doe", "John Doe, CEO". */
const PERSON =
  /\b(?:Mrs?|Ms|Miss|Dr|Prof|Herr|Frau|Sir|Dame|Señora?|Mme|M)\.?\s+\p{Lu}\p{Ll}|\b(?:by|founders?|director|owner|partner|principal|CEO|CFO|CTO|COO|chair(?:man|woman)?|president|Inhaber(?:in)?|Geschäftsführer(?:in)?)[:,]?\s+\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+,\s+(?:our |the |its )?(?:founder|owner|director|partner|principal|CEO|CFO|CTO|COO|chair|president|Inhaber|Geschäftsführer)/u
/** Asks the reader to do something, rather than telling of the company. */
const ASKS =
  /^(?:please |just |simply |now |so )*(?:give|call|click|book|buy|order|subscribe|sign|log|get|visit|contact|e-?mail|download|pay|send|transfer|wire|write|tell|show|open|install|enter|type|copy|paste|run|execute|enable|accept|allow|confirm|verify|set|make|use|add|offer|grant|approve|apply|skip|read|see|learn|discover|try|start|request|schedule|join|follow|remember)\b/i

function hasPhone(text: string): boolean {
  return [...text.matchAll(PHONE)].some(
    ([number]) =>
      (number.match(/\d/g)?.length ?? 0) >= PHONE_DIGITS_MIN && !YEARS.test(number.trim()),
  )
}

/** Whether a text holds nothing but words: no markup, address, number to call or price. */
export function isPlainWords(text: string): boolean {
  return (
    !MARKUP.test(text) &&
    !BROKEN.test(text) &&
    !ADDRESS.test(text) &&
    !MONEY.test(text) &&
    !hasPhone(text)
  )
}

/** Whether a sentence may be quoted in our notes: it is about the company and names no person. */
export function isQuotable(sentence: string): boolean {
  return isPlainWords(sentence) && !PERSON.test(sentence) && !ASKS.test(sentence)
}

const NAME_MAX_CHARS = 80
const NAME_MAX_WORDS = 10
/** Letters of other alphabets that are drawn as Latin ones. */
const LOOK_ALIKE = /^[аеорсухіїјѕԁһѵԝкмнвтгпԛӏӀАВЕКМНОРСТХУІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧαοορνικτυγ\s\p{P}]+$/u
const LATIN = /\p{Script=Latin}/u
const OTHER_ALPHABET =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Armenian}]/u
/** Letters in boxes, circles and formulas, and those of double width. */
const DRAWN = /[\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1e5}\u2460-\u24ff\uff01-\uff5e\u2100-\u214f]/u

function isDisguised(name: string): boolean {
  if (DRAWN.test(name)) return true
  return name.split(/\s+/).some((word) => {
    if (!OTHER_ALPHABET.test(word)) return false
    return LATIN.test(word) || LOOK_ALIKE.test(word)
  })
}

/** Whether a clean text may be shown as the name of a company. */
export function isHonestName(name: string): boolean {
  if (name.length < 2 || name.length > NAME_MAX_CHARS) return false
  if (name.split(' ').length > NAME_MAX_WORDS || !/\p{L}/u.test(name)) return false
  return (
    isPlainWords(name.replace(/\.\p{L}{2,6}$/u, '')) && !isDisguised(name) && !readsAsOrder(name)
  )
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' })
const SENTENCE_MAX_CHARS = 400
const FIELD_MAX_CHARS = 2_000

/**
 * The sentences of a field, from the page's head or its structured data, that tell of the company. One order in it and
 * none counts: what stands around an order was written by the same hand.
 */
export function listStatements(field: string): string[] {
  const clean = cleanField(field.slice(0, FIELD_MAX_CHARS))
  if (clean === '' || readsAsOrder(clean)) return []
  return [...SEGMENTER.segment(clean)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence.length <= SENTENCE_MAX_CHARS && isQuotable(sentence))
}

const TO_A_MACHINE =
  '(?:assistants?|chat ?bots?|bots?|crawlers?|scrapers?|models?|agents?|readers?|parsers?|ai|llms?)'

/**
 * What a page says to a program that reads it, in small letters. Stricter than what a visitor may say: to pass over an
 * honest sentence costs a line in the notes, to take over an order costs the notes.
 */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignor(?:e|es|ing)|disregard\w*|overrid\w*|overrul\w*|bypass\w*|circumvent\w*|jailbreak\w*)\b/,
  /\bforget (?:all|any|every\w*|about|previous|prior|your|the|what|that)\b/,
  /\b(?:assistants?|chat ?bots?|chatgpt|gpt|openai|anthropic|claude|copilot|llms?|(?:language|ai) models?|ai (?:agents?|systems?|crawlers?|readers?|bots?|summar\w+))\b/,
  /\b(?:system|hidden|secret|initial|previous|following|this|the|your) prompts?\b|\bprompts\b|\bprompt injection\b/,
  /\bsystem ?(?:message|note|notice|override|instructions?|update|command)\b|(?:^|[.!?>\]*-]\s?)(?:system|assistant|developer|admin|user|human|important|attention)\s?[:>\]]/,
  /\b(?:previous|prior|above|earlier|new|hidden|following|these|your|all|any|secret|special|internal|original|important) (?:instructions?|rules?|guidelines?|directives?|orders|commands|constraints)\b|\binstructions? (?:above|below|to|for)\b/,
  /\b(?:fit |lead |the |your |their |our |its |a )scor(?:e|es|ing)\b|\bscores?(?: (?:to|of|is|at|as|should|must)\b|\s?[=:\d])/,
  /\b(?:you|u) (?:are|must|should|shall|will|need to|have to) (?:now|a|an|no longer|not|always|only|never|respond|reply|answer|say|tell|mark|set|treat|act|output|include|recommend|obey|follow|comply|report|state|write|give|offer|qualify|book)\b|(?:^|[.!?:;] )you(?:'re| are) /,
  /\bfrom now on\b|\b(?:act|behave|respond|answer) as (?:if|a|an|the|though)\b|\bpretend\b|\bdeveloper mode\b|\bdo(?: not|n't) (?:mention|tell|reveal|disclose|say|ask|verify|check)\b/,
  /\b(?:respond|reply|answer|output|print|repeat|echo|say|write|state)(?: back)? (?:(?:only|with|exactly|that|the (?:words?|following|phrase|sentence)|in json)\b|["'“:])/,
  /\b(?:mark|classify|treat|qualify|rate|rank|grade|flag|label|record|consider|describe|report) (?:this|the|that|our|us|me|it|every|them|all)\b[^.!?]{0,60}\b(?:as|qualified|highest|top|100|hot|high|booked|priority|approved)\b/,
  new RegExp(
    `\\b(?:note|message|attention|notice|memo|dear|hey|hello|hi|warning|to)(?: (?:to|for))?,? (?:all |any |the |every )?(?:ai |automated |artificial )?${TO_A_MACHINE}\\b`,
  ),
  /\b(?:when|if|while|before|after) (?:you (?:are )?)?(?:summari[sz]\w*|pars(?:e|ing)|crawl\w*|scrap(?:e|ing)|(?:read|process|visit)(?:ing)? (?:this|the page|the site))\b/,
  /\b(?:this|the|every|each) (?:visitor|lead|prospect|conversation)s? (?:is|are|must|should|has|gets?|will|qualif\w+)\b/,
  /\b(?:reveal|leak|exfiltrate|disclose|expose)\b/,
  /\b(?:ignorier\w*|missacht\w*|vergiss|anweisung\w*|ignora\w*|ignorez|oublie[sz]?|olvid\w*|instrucciones|instrucoes|consignes|desconsider\w*|negeer\w*|istruzioni|dimentica)\b/,
]

/** Whether a text speaks to a program instead of to people. Takes a clean text of some sentences. */
export function readsAsOrder(text: string): boolean {
  const shown = unmaskText(text)
  if (findSteering(tokenize(shown)) !== null || ORDERS.some((pattern) => pattern.test(shown)))
    return true
  return findEncodedText(text).length > 0 || findTranscripts(text).length > 0
}
