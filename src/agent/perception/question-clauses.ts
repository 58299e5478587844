import { oncePerText } from '#agent/perception/once-per-text.ts'
import type { Span } from '#agent/understand/act.ts'

/** What may stand before a question without being part of it. */
const LEAD =
  '(?:(?:ok(?:ay)?|hi|hello|hey|so|and|but|well|also|plus|btw|thanks|yes|yeah|no|sure|great|right|actually|anyway|first(?: of all)?|one (?:more )?(?:thing|question)|(?:quick|another|last|next|other|my) question|question|out of curiosity|just curious|just(?= (?:tell|show|give|send|explain))|curious|just wondering|wondering|sorry|please|pls|oh|um+|hmm+|before (?:that|i answer|we go on|anything else|i go on|we continue)|by the way|in that case|then|now|there|guys|team)\\b[\\s,:.!-]*){0,4}'
const VERB =
  "(?:is|are|isn't|isnt|aren't|arent|was|were|do|does|did|don't|dont|doesn't|doesnt|can|can't|cant|could|couldn't|couldnt|will|won't|wont|would|wouldn't|wouldnt|should|shouldn't|may|might)"
const SUBJECT =
  '(?:you|u|ya|it|this|that|there|these|those|we|i|they|he|she|your|our|my|the|their|its|an? (?=human|person|real|nda|contract|agent|pilot|retainer|discount)|any|anyone|anybody|someone|somebody|people|agents?|everything|nobody|loopwright|training|support|documentation)'
/** Without a question mark, a question word has to be followed by what makes it ask: "what is", "how long", "how do". */
const ASKING_WORD = `(?:(?:what|how|who|whose|where|when|which|why|wat|hwo|whats|hows|whos|wheres|whens)(?:'s|'re|'d|'ll)?(?=\\s+(?:${VERB}|wud|wld|cud|about|if|happens|makes|else|kind|sort|type|tools?|systems?|industries|services?|results|languages?|model|llm|phase|one|to|the (?:price|cost|difference|catch|point|fee|formula))\\b)|(?:what|how|who|where|when|why|which)(?:'s|'re)\\b|(?:whats|hows|whos|wheres)\\b|how (?:much|many|long|soon|fast|quick(?:ly)?|big|large|old|expensive|accurate|secure|safe|reliable|often|far|good|hard|come)(?!\\s+(?:\\w+\\s+)?(?:we|i|our|my|they)\\b))`
const REQUEST =
  "(?:(?:can|could|would|will) (?:you|u) (?:please )?(?:tell|explain|show|describe|give|send|walk|clarify|elaborate)|tell me\\b(?! a joke)|explain\\b|describe\\b|walk me|show me\\b(?! (?:the|your) calendar)|give me\\b(?! a call)|send me\\b|(?:i|we)(?:'?d| would)? (?:(?:also|first|just|really) )?(?:like|love|want|need) to (?:know|understand|hear|learn|see|ask)|(?:not|isn't|isnt) (?:really |quite )?clear (?:to me )?(?:what|how|why|if|whether|when|who)|(?:i )?(?:still )?(?:don'?t|do not) (?:really |quite )?(?:get|understand|see) (?:what|how|why|when|who)|no idea (?:what|how|why) (?:this|that|the|it|your|you)|(?:i(?:'?m| am) )?(?:curious|wondering|interested in (?:knowing|hearing))|i wonder|(?:my|a|one|another|the|next) question (?:is|about|on|regarding)|question (?:about|on|regarding)|(?:worried|concerned|nervous|skeptical|sceptical|unsure) about|(?:need|want|looking for) (?:a |some |more )?(?:quote|pricing|price|prices|info|information|details|ballpark|estimate of your)|more (?:info|information|details)|remind me|recap|summari[sz]e|repeat|list (?:your|the|all|everything)|compare\\b|define\\b|delete my|erase my|remove my|forget (?:me|everything)|any (?:experience|case studies|discounts?|references|guarantees?|hidden|jobs|openings|examples|experience|downsides|idea what)|got any)"
/** At the start of a sentence more words ask, except those that only begin a clause: "what we do is", "which means". */
const FIRST_WORD = `(?:(?:at|in|for|by|on|with|to|from|under|of|after) (?:what|which|how|whom)\\b|(?:what|who|whose|which|how(?! (?:much|many)\\b)|why|wat|wats|wht|hwo|hw)(?!\\s+(?:you (?:also |just )?(?:wanted|asked|were asking)|an?|we|i|our|my|they|it|this|that|he|she|the|knows?|means?|is|are|was|makes|includes?|happens is)\\b)(?=\\s+\\w)|r u\\b|(?:can|could|does|did|should)\\s+(?!be\\b|do\\b|have\\b|not\\b|happen|take|vary|always|also|say|only|say|go\\b|get\\b|use\\b)[a-z-]+\\s+(?!we\\b|i\\b)[a-z]+\\s+[a-z]|(?:do|is|are|will|would)\\s+(?!be\\b|not\\b)[a-z-]+\\s(?=[^.?!;]*\\b(?:you|your|loopwright)\\b)|(?:is|are|was|were)\\s+[^.?!;]{3,80}\\b(?:enough|better|safer|safe|secure|included|available|possible|necessary|required|mandatory|optional|worth|cheaper|allowed|free|different|negotiable|fixed|extra|useful|good|bad|real|dangerous|expensive|hard|easy|realistic|normal|legal|something)\\b|recommend\\b|suggest\\b|translate\\b)`
/** "We are drowning in paperwork can you help": run on, without so much as a comma. */
const RUN_ON =
  /(?<!\b(?:as|than|so|know|knows|ask|asks|asked|asking|see|check|count|track|on|of|about|tell|tells|say|says|like|what|how))\s(?=(?:(?:what|how|which|where|when|why|who) )?(?:can|could|do|does|did|are|will|would|have) (?:you|u|ya)\b|(?:is there|are there|how much (?:is|does|do|would|will)|how long (?:does|do|would|will|is)|what happens|what if|whats|what's|what (?:does|do|is|are|would) (?:the|your|it|this|that|a|an)) )/g
/** "If a tool has no interface does that change the price": no comma, and still two clauses. */
const AFTER_CONDITION =
  /^[\s"'(]*(?:if|when|since|given|for|as|with|because|once|in case)\b[^,.?!;]{6,160}?\s(?=(?:do|does|can|could|would|will|are|is|how|what) (?:you|u|that|it|this|much|long|happens)\b)/
const INVERTED = `(?:${VERB}(?:n't)?\\s+${SUBJECT}|(?:have|has)\\s+(?:you|u|it|they|there|this|anyone|anybody|others))\\b`
const OPENER = `(?:${ASKING_WORD}|${REQUEST}|${INVERTED})`
const AT_START = new RegExp(`^[\\s"'(]*${LEAD}(?=${OPENER}|${FIRST_WORD})`)
/** Where a clause may begin inside a sentence. */
const AFTER_JOINT = new RegExp(
  `(?:[,;:–-]\\s*(?:(?:and|but|so|or|also|plus|then|just|first)\\s+)*|\\s(?:and|but|so|or|also|plus)\\s+)${LEAD}(?=${OPENER}|what (?!we|i|our|my|they|it|the|that|this|a|an|is|takes|makes|you (?:also |just )?(?:wanted|asked|were))[a-z]+ [a-z]+|your (?:rates?|pric(?:es?|ing|e list)|fees?|charges|costs?|turnaround|references|case studies)\\s*[?.!]*$)`,
  'g',
)
/** After a question a second one needs less to be told: "what is it and who owns it". */
const AFTER_AND = new RegExp(`\\s(?:and|or|also|plus)\\s+(?=${OPENER}|${FIRST_WORD})`, 'g')
/** Any question word makes a sentence with a question mark one; without it, the whole sentence is looked at. */
const ANY_OPENER = new RegExp(`\\b(?:${OPENER}|(?:what|how|who|whose|where|when|which|why)\\b)`)
/** One that asks about nothing: an answer with a doubt, a nudge. */
const NO_QUESTION =
  /^[\s"'(]*(?![\s"'(])(?:(?:maybe|perhaps|about|around|roughly|like|say|approx\w*|or|i (?:guess|think)|probably)\s[^?]*|[\d$€£.,%~ -]+[a-z% ]{0,24}|(?:ok(?:ay)?|right|yes|no|yeah|really|huh|hm+|eh|so|and|well|hello|hi|hey|sorry|pardon|what|why|why not|is that (?:ok|okay|enough|fine|good|right|clear|it|all)|(?:does|did) (?:that|this) (?:help|make sense|work|count)|make sense|correct|you know|know what i mean|got it|see)\s*)\??$/
/** A doubt at the end of a statement: "we have 40 people, right?" */
const TAG =
  /(?:,\s*|(?<!\s)\s*)(?:right|ok(?:ay)?|yes|no|correct|you know|isn't it|don't you think|if that (?:helps|counts|makes sense))\s*\?$/
const SENTENCE = /[^.?!\n;]+(?:\.(?=\w)[^.?!\n;]+)*[.?!;]*/g
const SHORTEST_CHARS = 3
const FEWEST_WORDS = 3

type Piece = { start: number; end: number; isMarked: boolean }

function listSentences(plain: string): Piece[] {
  return [...plain.matchAll(SENTENCE)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
    isMarked: text.includes('?'),
  }))
}

/** Where questions begin in a sentence; a sentence may hold two: "what is it and how long does it take". */
const findStarts = oncePerText((sentence): readonly number[] => {
  const starts = [...sentence.matchAll(AFTER_JOINT)].map((match) => match.index + match[0].length)
  const runOn = [...sentence.matchAll(RUN_ON)].map((match) => match.index + 1)
  const first = AT_START.exec(sentence)?.[0].length
  if (first !== undefined) {
    const seconds = [...sentence.matchAll(AFTER_AND)].map((match) => match.index + match[0].length)
    const later = [...new Set([...starts, ...seconds])].filter((start) => start > first)
    return [first, ...later.sort((one, other) => one - other)]
  }
  if (starts.length === 0 && runOn.length > 0) return runOn.slice(0, 1)
  const condition = starts.length === 0 ? AFTER_CONDITION.exec(sentence) : null
  return condition ? [0] : starts
})

function trim(plain: string, [start, end]: Span): Span {
  const text = plain.slice(start, end)
  const lead = /^[\s,;:"'(–-]*/.exec(text)?.[0].length ?? 0
  const tail = /(?<![\s,;:])[\s,;:]*(?:(?:and|but|so|or)[\s,;]*)?$/.exec(text)?.[0].length ?? 0
  return [start + lead, Math.max(start + lead, end - tail)]
}

function splitAt(piece: Piece, starts: readonly number[]): Span[] {
  return starts.map((from, index) => [
    piece.start + from,
    piece.start + (starts[index + 1] ?? piece.end - piece.start),
  ])
}

function isStatement(text: string): boolean {
  return TAG.test(text) && !ANY_OPENER.test(text.replace(TAG, ''))
}

/** "Honestly? Purchase orders": a word or two asked and answered by the one who asks. */
function isRhetorical(plain: string, { end }: Piece, text: string): boolean {
  return text.split(/\s+/).length < FEWEST_WORDS && /[a-z\d]/.test(plain.slice(end))
}

function listInSentence(plain: string, piece: Piece): Span[] {
  const text = plain.slice(piece.start, piece.end).trim()
  if (NO_QUESTION.test(text) || isStatement(text)) return []
  const starts = findStarts(plain.slice(piece.start, piece.end))
  if (starts.length > 0) return splitAt(piece, starts)
  return piece.isMarked && !isRhetorical(plain, piece, text) ? [[piece.start, piece.end]] : []
}

/** The clauses of a message that ask something, in order, as positions. */
export const findQuestionClauses = oncePerText((plain): readonly Span[] =>
  listSentences(plain)
    .flatMap((piece) => listInSentence(plain, piece))
    .map((span) => trim(plain, span))
    .filter(([start, end]) => end - start >= SHORTEST_CHARS)
    .filter(([start, end]) => !NO_QUESTION.test(plain.slice(start, end))),
)
