import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'
import { findSentence, isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { REFUSAL_PATTERNS } from '#agent/perception/moves/refusal-patterns.ts'
import { UNSURE_PATTERNS } from '#agent/perception/moves/unsure-patterns.ts'
import type { Finding } from '#agent/understand/act.ts'

const NONE_OF =
  "(?:no|zero|nil|not (?:a|one|any|much|a single)|without (?:a|any)|never (?:any|a)|(?:do|does|did|have|has|had|is|are|was|ca|wo|could)n't (?:actually |really |currently |even |yet )?(?:have |got |been given |been |given |reserve |put by |set aside )?(?:a|any|one)|(?:have|has|do|did|is|are|can) not (?:actually |really |yet )?(?:have |got |been given |reserve |put by |set aside )?(?:a|any)|there(?:'s| is| are) no|ain't (?:got )?(?:a|any|no))"
const MONEY =
  '(?:budget|money|funds|funding|cash|penny|pennies|cents?|dimes?|dollars?|dollar|pot|kitty|financing|allocation|capital)'
const PUT_BY =
  '(?:budgeted|set aside|put (?:by|aside|away)|allocated|allotted|earmarked|reserved|approved|ring-?fenced|sanctioned)'
const NO_BUDGET = loosenApostrophes(
  new RegExp(
    [
      `\\b${NONE_OF} (?:[a-z]+ ){0,1}?${MONEY}\\b(?! (?:on|to waste))(?: for (?:this|it))?`,
      `\\b(?:nothing|none|zilch|not a (?:cent|penny|dollar|dime|bean)|no money)(?: is|'s| has| was| has been)? (?:been )?(?:yet )?${PUT_BY}\\b`,
      `\\b(?:have|has|had|did|do|is|are)(?:n't| not) (?:been )?(?:budgeted|set aside|put (?:by|aside)|allocated|earmarked|reserve|reserved?)(?: anything| any money| money| a budget| a penny)?\\b`,
      "\\b(?:budget|pot|money|kitty|funding)(?: is| are|'s|:|\\?|,| -)*\\s*(?:(?:is|would be|currently|exactly|basically|about|well)\\s)*(?:zero|none|nothing|nil|naught|nought|zilch|nada|empty|non-?existent|0\\b|\\$0\\b|there(?:'s)? ?(?:isn't|is not|ain't|is)? (?:one|none|no|any)|don't have (?:one|any)|haven't (?:got )?(?:one|any)|what budget|nope\\b|no\\b(?! (?:idea|clue|limit|more|less)))",
      "\\bbudget(?:'s| is| has)? (?:not|n't)(?: been)? (?:allocated|there)\\b|\\bthere isn't (?:a|any) (?:budget|money)\\b|\\bcan't (?:afford|spend)(?: anything| any| a)?\\b|\\b(?:flat|stony|stone[- ]cold)? ?(?:broke|skint)\\b",
    ].join('|'),
  ),
)
/** "No fixed budget" says that it is unknown, not that it is nothing. */
const NOT_SET =
  /\b(?:set(?! (?:[a-z]+ ){0,2}aside)|defined|(?<!(?:was|been|is|got|were) )approved|decided|finali[sz]ed|number|figure|specific|exact|fixed|formal|official|in mind|limit|idea|clue)\b/
const NONE_WHEN_ASKED =
  /^\W*(?:(?:(?:we|i)(?: have|'ve got| got)|there is|there's|well|um|sorry|honestly|erm|currently|at the moment|right now|for now|so far|absolutely|basically|next to)\b\W*)*(?:none|zero|nothing|nil|nada|zilch|zip|naught|nought|nowt|bugger all|sweet nothing|no|nope|nah|not really|\$?0|haven'?t got (?:one|any)|don'?t have (?:one|any)|there(?:'?s| is) none|there (?:isn'?t|is not) (?:one|any)|not yet|no such thing|not a (?:penny|cent|dime|bean|dollar))\b(?:\W*(?:yet|at (?:all|present|the moment|this (?:stage|point|time))|right now|for now|so far|sorry|really|i'?m afraid|whatsoever|currently|today|exists?|sir|mate|tbh|left|available|to spend|for (?:this|it|that)|in (?:the|our) (?:pot|kitty|bank|budget|coffers|plan|books)|allocated|budgeted))*\W*$/

const DENIAL =
  "(?:no|not|never|nobody(?:'s| has| had| is)?|no one(?:'s| has)?|without|nor|hardly|(?:have|has|had|is|are|was|were|do|does|did|wo|would|could|ca)n't|cannot|ain't)"
const PURSE =
  '(?:budget\\w*|money|fund(?:s|ing|ed)\\b|cash|coffers|penny|pennies|cents?|dimes?|beans?|dollars?|pot|kitty|financ(?:ing|ed)|allocation|allocated|provision(?:ed)?|reserves?|capital|(?:sum|amount)\\b)'
const PUT =
  '(?:spend|pay|invest|part with|put (?:in|up|aside|by)|set (?:(?:anything|something|any|money|it|one|a thing) (?:money )?)?aside|commit)'
/** Nothing at all, in whatever words: it counts only where a budget was asked for and no amount was named. */
const NONE_LOOSELY = loosenApostrophes(
  new RegExp(
    [
      `\\b${DENIAL}\\b(?! (?:problem|issue))[^.;!?,]{0,28}?\\b${PURSE}\\b(?! (?:is|are) (?:no|not|tight|short|limited))`,
      `\\b${PURSE}\\b(?:[- ]?wise)?[^.;!?]{0,16}?(?:\\b(?:isn't|aren't|is not|are not|hasn't|not (?:there|available)|doesn't|don't)\\b(?! (?:an? )?(?:issue|problem|object|concern|mine|ours|my|the|an?|up to|huge|big|large|great|much)\\b)|\\b(?:nil|none|zero|nothing|empty|gone|used up|spent|exhausted)\\b)`,
      `\\b${DENIAL}\\b[^.;!?,]{0,24}?\\b${PUT}(?:ing)?\\b(?: on (?:it|this|that))?(?: (?:any|even|a|one|single|much)){0,2} ?(?:money|anything|cents?|penny|dollar|dime|cash|thing|$|[.!])`,
      "(?:^|\\b(?:has|have|had|'ve|got|given|get|keep|kept|put|set|is|was|are|there's|it's|that's|'s|wise|have for this)\\b|[:=,])\\s*(?:(?:got|just|been|exactly|basically|absolutely|precisely|really|actually|about|a (?:big|round)?(?: fat)?|round|honestly|currently|next to)\\s+)*(?:zero|none|nothing|nil|zilch|nada|naught|nought|nowt)\\b(?! (?:of|to (?!spend|invest|pay|put|offer|work|play)|but|i (?:can|could|would|want)|that i|happens|gets|moves|goes|else|less|more|wrong|special|without))",
      "\\b(?:haven't|hasn't|don't have|do not have|have not|there isn't|there is not|there ain't)(?: got| had)? (?:one|any|it|such)\\b(?= *(?:$|[.,;!]|(?:for|yet|at|right|so)\\b))",
      '\\bunbudgeted\\b|\\bunfunded\\b|^\\W*not (?:at (?:all|the moment|present|this)|right now|for now|currently|today|this (?:year|quarter|month)|as yet|really)\\b',
    ].join('|'),
  ),
)
/** "No idea", "nothing fixed", "nothing I can share" leave it open. */
const LEFT_OPEN =
  /\b(?:idea|clue|sure|say|tell|told|share|disclos\w*|discuss\w*|know|knows|limit|decide[sd]?|fixed|definite|official|exact|specific|concrete|formal|finali[sz]ed|figure|number|authority|sign\w*|boss|date|dates|time ?lines?|deadlines?|data|info\w*|aware|look\w*|comfortable|giv(?:e|ing)|getting|worked|comment|go into|numbers?|budget holder|exceed|more than|over|beyond|above|waste|worry|question|business)\b/

function isUnknown(plain: string, { 0: words, index }: RegExpExecArray): boolean {
  const end = index + words.length
  const [, sentenceEnd] = findSentence(plain, end)
  return NOT_SET.test(plain.slice(index, Math.min(end + 20, sentenceEnd)))
}

/** That nothing was set aside. */
export function readNone(view: MessageView): Finding[] {
  const match = NO_BUDGET.exec(view.plain)
  if (match && !isUnknown(view.plain, match)) {
    return [{ slot: 'budget', value: 0, span: [match.index, match.index + match[0].length] }]
  }
  if (!isAskedFor(view, 'budget')) return []
  if (NONE_WHEN_ASKED.test(view.plain))
    return [{ slot: 'budget', value: 0, span: [0, view.plain.trimEnd().length] }]
  return readNoneLoosely(view)
}

const DECLINED = [...REFUSAL_PATTERNS, ...UNSURE_PATTERNS]

function isDeclined(sentence: string): boolean {
  return DECLINED.some(({ pattern }) => pattern.test(sentence))
}

function readNoneLoosely({ plain }: MessageView): Finding[] {
  const match = NONE_LOOSELY.exec(plain)
  if (match === null) return []
  const span = [match.index, match.index + match[0].length] as const
  const [from, to] = findSentence(plain, span[0])
  const near = plain.slice(span[0], Math.min(Math.max(to, span[1]), span[1] + 24))
  const isLeftOpen = LEFT_OPEN.test(near) || isDeclined(plain.slice(from, to))
  return isLeftOpen ? [] : [{ slot: 'budget', value: 0, span }]
}
