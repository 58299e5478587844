import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'

/** Who writes is who is spoken of. */
const FIRST_PERSON =
  /(?<![a-z])(?:we|we're|we've|we'd|us|our|ours|my|i|i'm|i've|i'd|me|it takes|takes us|costs us)(?![a-z])/
/** What is denied, supposed, compared, past, to come, of others, told by others, or taken back. */
const NOT_PLAIN = loosenApostrophes(
  new RegExp(
    `(?<![a-z])(?:${[
      "not|no|never|none|nobody|nothing|neither|nor|without|hardly|cannot|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|ai)n't|less than|fewer|far from",
      'if|unless|whether|would|could|might|should|may|imagine|suppose|supposing|assum[a-z]+|pretend[a-z]*|hypothetical[a-z]*|say that|let us say|for example|for instance|e\\.?g|such as|as if|in theory|ideally|perhaps|maybe|wish|hope[a-z]*|dream',
      'than|instead|unlike|compared?|versus|vs|rather|similar to',
      'used to|formerly|previously|once|ago|last|back when|before|until|was|were|had|went|previous|earlier|old|ex|former|left|quit|stopped|switched|moved from',
      'will|shall|going to|plan[a-z]*|goal|target|aim[a-z]*|next|soon|someday|future|by then|down to|reduce[a-z]*|cut|want|need|expect[a-z]*',
      "he|he's|she|she's|his|her|hers|they're|you|you're|your|yours|client'?s?|clients?|customers?|competitors?|rivals?|vendors?|suppliers?|friends?|neighbou?rs?|husband|wife|brother|sister|cousin|someone|somebody|others?|another|average|typical[a-z]*|benchmark[a-z]*|industry standard|compan(?:y|ies) like|firms like|other firms|most (?:firms|companies)|loopwright",
      'heard|read|said|says|told|tells|claims?|claimed|quoted?|quotes|according|article|report says|rumou?r|joke|joking|kidding|test|testing|lol|story|novel|game',
      'wrong|forget|ignore|disregard|scrap|mistake|misspoke|correction|typo|false|untrue|lie|lying',
    ].join('|')})(?![a-z])|\\?`,
  ),
)

/** Whether a sentence says plainly how it is with those who write it, so that words cut out of it say what it says. */
export function isPlainStatement(plain: string): boolean {
  return FIRST_PERSON.test(plain) && !NOT_PLAIN.test(plain)
}
