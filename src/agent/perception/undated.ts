import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'
import { findSentence } from '#agent/perception/message-view.ts'
import { REFUSAL_PATTERNS } from '#agent/perception/moves/refusal-patterns.ts'

const DENIAL =
  "(?:no|not|never|none|nothing|nobody(?:'s| has| is)?|no one(?:'s| has)?|without|zero|nil|neither|nor|hardly|(?:have|has|had|is|are|was|were|do|does|did|wo|would|could|ca)n't|ain't|nowhere|(?:too|very|far too) (?:early|soon))"
const TIME_NOUN =
  '(?:dates?|deadlines?|schedul\\w+|time ?tables?|time ?lines?|time ?frames?|time ?scales?|timings?|calendar|diary|road ?map|agenda|plan(?:s|ned)?\\b(?! to (?:wait|change))|horizon|milestones?|clock|stop ?watch|hurry\\w*|rush(?:ed|ing)?\\b(?! (?:me|us|orders?|jobs?))|haste|urgen(?:t|cy)|foreseen|envisaged|in sight|target|(?:bound|tied|pressed|driven) by|time (?:in mind|fixed|set)|set (?:one|any|it)|fixed\\b|start (?:date|day|point))'
const DENIED_LATER =
  "(?:none|nothing|nil|not|never|isn't|aren't|doesn't|don't|haven't|hasn't|empty|open|missing|unclear|undecided|to be)"

/** "No idea of the dates", "I can't tell you our schedule": left open or kept back. */
const LEFT_OPEN =
  /\b(?:(?:no|any|the|faintest|slightest) idea|clue|sure|tell|share|sharing|disclos\w*|discuss\w*|know|knows|data|information (?:on|about)|aware|comment|giv(?:e|ing)|miss|slip|move|business|boss|sign\w*|approv\w*)\b/

/** Nothing of a date, a plan or a hurry, in whatever words: it counts only where the date was asked for and none was named. */
const UNDATED = loosenApostrophes(
  new RegExp(
    [
      `\\b${DENIAL}\\b(?! (?:later|longer|more|idea|clue|sure))[^.;!?,]{0,40}?\\b${TIME_NOUN}`,
      `\\b${TIME_NOUN}\\b[^.;!?]{0,24}?\\b${DENIED_LATER}\\b`,
      `\\b(?:dates?|deadlines?|time ?lines?|time ?frames?|timing|schedule|when|plans?|start)\\s?\\?\\W*(?:no|none|nothing|not|haven't|don't|never|nope|nah|what)\\b`,
      "\\bthere (?:isn't|is not|ain't) (?:any|one)\\b(?= *(?:$|[.,;!]|yet))",
      "\\b(?:not|nothing|never|hasn't|haven't|isn't)\\b[^.;!?]{0,30}\\b(?:decided|thought|agreed|settled|discussed|talked|said) (?:[a-z]+ )?(?:about |on |as to |of )?(?:when|timing|dates?|that far|it\\b|a start)",
      "\\b(?:haven't|have not|not|never|didn't)(?: really| even| yet| actually)? (?:thought|got|gotten|planned|looked) (?:quite )?(?:that|so|this|as) far\\b",
      '\\b(?:wait|sit|stay|rest|lie|keep)s?(?: there| around| here)? (?:for ?ever|for (?:a long|some|quite some) (?:time|while)|indefinitely)\\b|\\bnext (?:decade|century|life)\\b|\\bfor all i care\\b|\\blong way (?:from|to go|before)\\b',
      '\\b(?:idea|dream|thought|concept|thinking|discovery|orientation) (?:stage|phase)\\b|\\b(?:just|only|merely|still) an? (?:idea|thought|dream|question|wish)\\b|\\bnot (?:before|until) (?:we|i|they)\\b',
      '\\b(?:just|only|merely|purely|simply) (?:[a-z]+ )?(?:wondering|for (?:information|info|interest|reference|fun)|a question|an enquiry|an inquiry|informing|to (?:know|learn|see|understand|compare))\\b|\\b(?:more )?out of (?:curiosity|interest)\\b',
    ].join('|'),
  ),
)

/** "I can't give a date, because there isn't any." */
const THERE_IS_NONE = loosenApostrophes(
  /\bthere (?:isn't|is not|ain't|is|'s)(?: (?:any|one)| none| no date)\b(?! (?:in|at|on) )/,
)

/** The words that say so, unless their sentence keeps the date back or leaves it open. */
export function findUndated(plain: string): RegExpExecArray | null {
  const match = UNDATED.exec(plain)
  if (match === null) return null
  const sentence = plain.slice(...findSentence(plain, match.index))
  if (THERE_IS_NONE.test(sentence)) return match
  const isKept = REFUSAL_PATTERNS.some(({ pattern }) => pattern.test(sentence))
  return isKept || LEFT_OPEN.test(match[0]) ? null : match
}
