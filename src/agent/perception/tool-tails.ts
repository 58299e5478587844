/** Signs and words that people put behind the name of a tool. */
const SIGN = /[\s"')!.?*]/
const FIXED =
  /\b(?:lol|haha|things?|stuff|(?:all|most of(?: the)?|every|the whole|half the) ?day(?: long)?|day (?:to day|in,? day out)|daily|as (?:our|the|my) (?:tools?|systems?|apps?|software|programs|stack)|as of (?:today|now)|it is|presently|at present|at work|all told|alone|only|sadly|mostly|mainly|too|also|really|i think|i guess|of course|as well|basically|these days|right now|currently|and so on|etc|\d{4})/y
/** These open a phrase of any words: what it is for, where it stands, who said so. */
const FOR = { opening: /\bfor (?!(?:the|our) )/y, fewest: 1, most: 4 }
const FOR_THE = { opening: /\bfor (?=(?:the|our) )/y, fewest: 1, most: 5 }
const TO = { opening: /\b(?:to|when) /y, fewest: 2, most: 5 }
const ON = { opening: /\bon (?:our|my|the|their|all|every) /y, fewest: 1, most: 2 }
const IS_ALL = {
  opening:
    /\b(?:is|are|it is|that's|thats) (?:what|all|everything) (?:we|i|they|you|team|staff|everyone|everybody|the [a-z]+|our [a-z]+) /y,
  fewest: 1,
  most: 3,
}
const OPEN = [FOR, FOR_THE, TO, ON, IS_ALL]
const WORD = /[a-z]+/y

/** Where this expression's match that starts here ends, or -1. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : -1
}

/** Where a phrase of so many words may end. */
function* listPhraseEnds(text: string, at: number): Generator<number> {
  for (const { opening, fewest, most } of OPEN) {
    let start = endOf(opening, text, at)
    for (let words = 1; start >= 0 && words <= most; words++) {
      const end = endOf(WORD, text, start)
      if (end < 0) break
      if (words >= fewest) yield end
      start = text.charAt(end) === ' ' ? end + 1 : -1
    }
  }
}

/**
 * How many characters at the end are no part of a name: "for the orders", "all day long". A phrase may end in several
 * places, and the next one may begin in each of them. So every place is judged once, from the last one on; an
 * expression that repeats them all would try every way to cut the words into phrases.
 */
export function measureTail(text: string): number {
  const isTail: boolean[] = []
  isTail[text.length] = true
  let length = 0
  for (let at = text.length - 1; at >= 0; at--) {
    isTail[at] = SIGN.test(text.charAt(at)) ? isTail[at + 1] === true : isPhrase(text, at, isTail)
    if (isTail[at]) length = text.length - at
  }
  return length
}

function isPhrase(text: string, at: number, isTail: readonly boolean[]): boolean {
  if (isTail[endOf(FIXED, text, at)]) return true
  for (const end of listPhraseEnds(text, at)) if (isTail[end]) return true
  return false
}
