import { readNumberWord } from '#agent/perception/number-words.ts'
import { PROCESS } from '#agent/perception/pain-lexicon.ts'
import { PEOPLE_NOUN } from '#agent/perception/people-words.ts'
import { listSlips } from '#agent/perception/slips.ts'

/** With one of these inside, a piece of a list is a phrase and not the name of a program. */
const FUNCTION_WORDS = new Set(
  "i you he she it they we me him them us who what when where why how which is are was were be been am do does did done has had will would can could should may might must not no nor never don't dont doesn't isn't can't won't if because so but as than my your his her their this these those there here a an the that at by before after during within until till whenever someday anytime sometime for from of in on to with about into out up down off over under all any every each both either neither nothing none something anything everything everyone someone nobody i'm i'd i'll i've it's that's he's she's they're we're you're what's let's id im ive ill weve theres theyre youre thats dont doesnt didnt isnt arent cant wont hes shes whats lets have get got".split(
    ' ',
  ),
)
/** Ordinary words: a piece made of these alone names nothing. */
const ORDINARY = new Set(
  'initial initials surname first name last full ja jo nee oui haan arre acha achha accha yaar theek ask mind sales stock pay finance marketing hr accounts admin rostering ahoj tak nu lah leh lor aiyo wah eto ano naman opo naku salut english french spanish german hindi italian portuguese dutch and or going systems lets see involved happy easy between go goes went gone move moved moving inefficient missed missing get gets nuisance tedious erm mean meant sorry picture involved fair enough want need usual regular normal standard typical small business case matter rest know known said say guess suppose think reckon speaking short fact talk talked chat question answer here goes pretty rather steep expensive pricey dear cheap high low fair cool right true agreed calendar calendars diary diaries wall planner book books ledger ledgers journal journals lot lots depend depends vary varies hi hello hey yo thanks thank bye goodbye ok okay yes yeah yep no nope sure fine good great well hmm hm um uh eh lol haha idk dunno unknown whatever skip pass next idea clue question price pricing cost costs quote demo call meeting help stop more less most other others another same such several various different many few lots stuff thing things etc done now then later today soon right away always sometimes often usually mostly mainly really very quite only just maybe perhaps probably also too again back still already yet even ever else somewhere lost stuck busy slow fast painful messy mess clunky awful terrible horrible annoying boring tedious old new big small bad worse worst best better nice manual manually hand hands time times hour hours day days week weeks month months year years minute minutes percent dollars dollar bucks bucks euros pounds usd eur gbp error errors mistake mistakes wrong rework money budget salary wage rate people team staff office company business department client clients customer customers supplier suppliers vendor vendors boss manager owner paper papers pen pencil pencils fax faxes whiteboard whiteboards phone phones telephone telephones clipboard clipboards printer scanner binder binders notebook notebooks notepad folder folders cabinet cabinets sticky notes note post-its post message messages messaging mail letter letters text texts sms stamps desk drawer memory brain head heads prayer red green blue black white yellow orange purple brown grey gray pink work working process processes job jobs task tasks data entry copy paste typing retyping keying urgent asap monthly weekly daily email emails e-mail e-mails spreadsheet spreadsheets website tool tools tooling system systems program programs software app apps application applications platform platforms computer computers internet web browser online hardware list lists sheet sheets template templates number numbers figure figures detail details info information name names ideally around roughly approximately tonight tomorrow yesterday morning evening night blah test hola bonjour danke gracias decide decides decision approval nah stupid dumb bot chatbot robot ignore scratch correction oops whoops instructions previous system prompt aside sec secs second moment alright hang hold wait bear reckon advise recommend notice board boards magnet magnets card cards pad pads wall walls chalk blackboard tech technology digital nothing starts start started ends end ended begins begin finishes finish stops lives jumps jump bounce bounces hop hops switch switches flow flows pass passes passing land lands sits sit stays stay runs stuff everything window windows tab tabs screen screens side day night candles online offline sell sells buy buys beside besides otherwise however usually plenty none absolutely certainly definitely course usual suspects monday tuesday wednesday thursday friday saturday sunday weekend reply replies answer answers contact write regards cheers trusty dreaded beloved infamous'.split(
    ' ',
  ),
)
/** Kinds of program that people use without saying whose: each counts as one. */
const KIND_OF_PROGRAM =
  /^(?:(?:own|custom|internal|in-?house|homegrown|legacy|accounting|billing|booking|ticketing|scheduling|payroll|inventory|lab|claims|warehouse|practice|old|bespoke|proprietary|supplier|customer|vendor|client|web)\s){0,2}(?:erp|crm|wms|tms|ehr|emr|pos|lims|hris|cms|dms|mes|plm|portal|database|db|intranet|mainframe|system|software|app|tool)s?$/
const ADJECTIVE_ONLY =
  /^(?:(?:old|custom|internal)\s)?(?:system|software|app|tool|portal|database)s?$/
const PERSON = new RegExp(`^(?:[a-z-]+\\s){0,2}${PEOPLE_NOUN}$`)
const WORD = /^(?:[\p{L}\d][\p{L}\d.'’/-]{0,24}|\d{1,3})$/u
const WORDS_MAX = 3
const CAPITAL_WORDS_MAX = 4

/** "Honestly", "seriously": how something is said. */
const ADVERB = /^[a-z]{3,}ly$/
/** "Dreaded", "ticketing", "equipment": made from other words, as no name in small letters is. */
const DERIVED = /^[a-z]{3,}(?:ed|ing|ness|ment|ments|tions?|ally)$/
/** In small letters these make a clause: "remainder needs fixing", "ceo signs", "funny enough". */
const CLAUSE_WORD =
  /^(?:(?:time|timing|budget|price|cost|team|tool|money|software|systems?|size)?-?wise|sometime|needs?|needed|fixing|redoing|redone|signs?|signed|says?|said|looks?|looking|goes|comes?|came|happens?|works?|makes?|takes?|took|gives?|gave|since|until|till|enough|though|anyway|plan|plans|planned|cancel(?:led)?|dropped|formerly|previously|second|third|sins?|having|being|going|waiting|paying|asking|restaurants?|hotels?|schools?|shops?|sir|madam|mate|boss|dear|friend|kindly|overheads?|overhead|filing|cabinets?|shared|drives?|box(?:es)?|receipts?|tills?|whiteboards?|ledgers?)$/
/** "Softwware", "sytems": what is said before a list of tools, with a slip of the finger. */
const SLIPPED_LABEL = new RegExp(
  `^(?:${['software', 'systems', 'programs', 'platforms', 'currently'].map(listSlips).join('|')})$`,
)
const MIXED_WORDS_MAX = 2

/** Whether a piece of a list can be the name of a program. `lower` is the same piece in lower case. */
export function canBeTool(piece: string, lower: string): boolean {
  const words = lower.split(' ')
  const isCapital = /^\p{Lu}/u.test(piece)
  if (words.length > (isCapital ? CAPITAL_WORDS_MAX : WORDS_MAX)) return false
  if (!words.every((word) => WORD.test(word)) || /^\d+$/.test(words[0] ?? '')) return false
  if (words.some((word) => FUNCTION_WORDS.has(word) || SLIPPED_LABEL.test(word))) return false
  if (KIND_OF_PROGRAM.test(lower)) return !ADJECTIVE_ONLY.test(lower)
  if (words.some((word) => CLAUSE_WORD.test(word))) return false
  if (words.length > MIXED_WORDS_MAX && !isTitled(piece)) return false
  if (PERSON.test(lower) || !/\p{L}{2}|\d\p{L}|\p{L}\d/u.test(lower)) return false
  if (!isCapital && words.length === 1 && ADVERB.test(lower)) return false
  return !words.every(
    (word) =>
      isOrdinary(word) ||
      /^\d+$/.test(word) ||
      isProcess(word) ||
      (piece === lower && DERIVED.test(word)),
  )
}

export function isKindOfProgram(lower: string): boolean {
  return KIND_OF_PROGRAM.test(lower) && !ADJECTIVE_ONLY.test(lower)
}

/** Whether each word is written with a capital or holds a digit, as in a name of several words. */
function isTitled(piece: string): boolean {
  return piece.split(' ').every((word) => /^\p{Lu}|\d/u.test(word))
}

function isOrdinary(word: string): boolean {
  if (ORDINARY.has(word) || readNumberWord(word) !== null) return true
  return word.endsWith('s') && ORDINARY.has(word.slice(0, -1))
}

function isProcess(word: string): boolean {
  return PROCESS.exec(word)?.[0] === word
}
