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
