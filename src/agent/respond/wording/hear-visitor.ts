import { GIVEN_NAMES } from '#agent/lexicon/given-names.ts'
import { FUNCTION_WORDS } from '#agent/respond/wording/words/function-words.ts'
import { mayNamePerson } from '#agent/respond/wording/words/person-words.ts'
import { splitWords } from '#agent/respond/wording/words/split-words.ts'
import { stemWord } from '#agent/respond/wording/words/stem-word.ts'
import { listToolWords } from '#agent/understand/text/known-tools.ts'
import { site } from '#content/site.ts'

/** What the visitor said, as far as a writer's sentences are judged by it. Words are compared by their stems. */
export type VisitorWords = {
  /** Usable as names of things. */
  words: ReadonlySet<string>
  /** Two that stood side by side: "insurance verification". */
  pairs: ReadonlySet<string>
  /** Everything that was said, usable or not. */
  heard: ReadonlySet<string>
  /** What was said, sentence by sentence, without its function words: "| thre key bill lad | ". */
  runs: string
  /** Something was asked, wished or demanded, so that a thing named after it would seem granted. */
  isAsking: boolean
}

const HEARD_MAX_CHARS = 12_000
const WORD_MIN_CHARS = 3
const WORD_MAX_CHARS = 24
const ASKS = /[?？]/
/** Beginnings of what is wished, demanded, claimed or taken as granted. */
const WISHES = [
  /\b(?:please|confirm|agree|promise|expect|demand|must|should|ensure|make sure|want you|need you|tell me|say (?:yes|that))/,
  /\b(?:i|we) (?:need|want|would like|take it|assume|trust|insist|deserve)\b/,
  /\b(?:can|could|will|would|do|does|are|is) (?:i|we|you|it|this|that|there)\b/,
  /\b(?:you(?:'ll| will|'re going| are going| owe| said| told| promised)|give (?:me|us)|put me|refund me)\b/,
  /\b(?:guarant|refund|discount|deal\b|pric|cheap|legal|secur|complian|assum|waive|fee\b|fees\b|trial\b|sla\b|liab|lawyer|sue\b|warrant|money back|lower\b|offer|free\b|off\b|go live|be live)/,
  /\b(?:or we walk|you (?:work|pay|do|get|deliver)|unpaid|is paid|are paid|nothing is|contract says|correct\b|right\b|else no|less or)/,
]

function isUsable(piece: string): boolean {
  const isWord = /^[a-z]+(?:-[a-z]+)*$/.test(piece)
  const hasLength = piece.length >= WORD_MIN_CHARS && piece.length <= WORD_MAX_CHARS
  return isWord && hasLength && !isDenied(piece) && !isToolWord(piece) && !GIVEN_NAMES.has(piece)
}

/** Reads the message that is answered and the visitor's earlier ones. */
export function hearVisitor(message: string, earlier: readonly string[]): VisitorWords {
  const text = [message, ...earlier].join(' . ').slice(0, HEARD_MAX_CHARS).toLowerCase()
  const known = new Map<string, boolean>()
  const words = new Set<string>()
  const pairs = new Set<string>()
  const heard = new Set<string>()
  const run = ['|']
  let before = ''
  for (const piece of text.match(/[\p{L}\p{N}'’-]+|[.!?;\n]/gu) ?? []) {
    const stem = stemWord(piece)
    // Known ones are not weighed again, so that a long message costs no more than its different words.
    const canUse = known.get(piece) ?? isUsable(piece)
    known.set(piece, canUse)
    heard.add(stem)
    if (/^[.!?;\n]$/.test(piece)) run.push('|')
    else if (!FUNCTION_WORDS.has(piece)) run.push(stem)
    if (canUse) {
      words.add(stem)
      if (before !== '') pairs.add(`${before} ${stem}`)
    }
    before = canUse ? stem : ''
  }
  const asked = message.slice(0, HEARD_MAX_CHARS).toLowerCase().replaceAll('’', "'")
  const isAsking = ASKS.test(asked) || WISHES.some((wish) => wish.test(asked))
  return { words, pairs, heard, runs: ` ${run.join(' ')} | `, isAsking }
}

/** Whether a word of the model's is one of the visitor's for a thing, in whatever form, and for no person. */
export function isHeardThing(word: string, { words }: VisitorWords): boolean {
  return words.has(stemWord(word)) && !isDenied(word) && !mayNamePerson(word) && !isToolWord(word)
}

/** Never free prose, even where the visitor wrote it first. Beginnings of words. */
const DENIED_STEMS = splitWords(`
  guarant promis assur ensur certain absolut definit undoubt undeni inevit pledg vow swear oath warrant commit confirm
  agree accept  allow entitl eligib qualif
  free gratis compliment discount rebat refund reimburs coupon voucher cashback bonus gift 
  pric  cheap afford cost budget dollar euro pound  usd eur gbp money cash charg
  tariff subscri trial deposit invest profit revenue margin
  save saves saved saving return gain earn reduc  cutt slash halv doubl tripl quadrupl half quarter third
  fourth fifth sixth tenth percent pct percentage
  hundred thousand million billion trillion dozen  twent thirt forty fift sixt sevent eight ninet
  elimin eradic obliterat annihil vanish disappear automat solv replac remov resolv
  deadline tomorrow yesterday today tonight week month year hour minut second instant immediat
  monday tuesday wednesday thursday friday saturday sunday januar februar april august septemb octob novemb decemb
  legal law lawful lawsuit liab complian comply hipaa gdpr ccpa certif accredit audit regulat secur safe
  encrypt privac privat confident protect insured indemn
  uptime availab reliab accura perfect flawless  best better
  human person robot bot chatbot assistant model prompt instruct  secret canary token password passwor
  passcode credential login creditcard bank iban wire bitcoin crypto wallet ssn openai anthropic claude gpt llm chatgpt
  gemini developer
  click visit download install url link http www website webpage 
  scam fraud thief thiev steal stole idiot stupid moron trash rubbish garbage crap shit fuck damn suck sucks terribl
  horribl awful worthless useless inferior superior liar lies lying cheat crook hate kill murder dead nazi
  customer client competitor rival partner agent agents software platform solution
  deal done okay
  delet cancel terminat eras purg callback kickoff payback benefit advantag upside efficien train support host backup
  rollout migrat implement integrat setup demo pilot signup optout unsubscrib improv success winning
  ${site.spokenName}
`)

/** Whole words. */
const DENIED_WORDS = new Set(
  splitWords(`
    yes yeah yep yup sure ok no not never none nothing always ever every all any both each many most much more less
    few several couple pair single one two three four five six seven eight nine ten eleven twelve once twice thrice
    zero nil nought won try lot lots plenty majority minority total entire
    we our ours us ourselves my mine me he she they i you will would shall can could may might must should ought
    do does did go goes come comes get gets got give gives make makes take takes have has had be am
    call email send share enter type tell reply respond contact write book sign open run execute forward ignore forget
    obey follow trust believe repeat reveal print show pretend act
    right true correct exactly precisely indeed naturally obviously surely wrong false fair
    now soon later before after until within during asap quick quickly fast faster live
    day days daily weekly monthly yearly annual annually date time times period
    un uno una dos tres cuatro cinco seis siete ocho nueve diez cien mil eins zwei drei vier sechs sieben acht neun
    zehn hundert tausend deux trois quatre cinq dix cent mille
    ii iii iv vi vii viii ix xi xii xx xl lx xc cd cm mm mmm xv
    dot com net org cent cents sla soc pci iso roi cure cures heal heals die dies approve approved approves consent
    pay pays paid paying payable fee fees credit credits score scores fixed house
    steal bargain given cinch off cheaper cheapest ai rpa cut cuts fix fixes pro con sue sued win wins winner loss
    hire fire fired owe owes own ready set included include includes
  `),
)

/** "call-back" is "callback" too, and "re-enter" is not "enter". */
function listForms(word: string): readonly string[] {
  if (!word.includes('-')) return [word]
  const parts = word.startsWith('re-') ? [] : word.split('-')
  return [word, word.replaceAll('-', ''), ...parts]
}

/** Whether a word may never stand in a model's own sentence, whoever said it first. */
function isDenied(word: string): boolean {
  return listForms(word).some(
    (form) => DENIED_WORDS.has(form) || DENIED_STEMS.some((stem) => form.startsWith(stem)),
  )
}

/** Names that are no ordinary words as well. */
const TOOL_WORDS = new Set(listToolWords('sure').filter((name) => !name.includes(' ')))

/** Whether a word is a product's name, in small letters too: a product comes in a placeholder or not at all. */
function isToolWord(word: string): boolean {
  return TOOL_WORDS.has(word)
}
