import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'

/** A pattern from its pieces, also for people who leave the apostrophe out or write "w/". */
export function buildPattern(pieces: readonly string[]): RegExp {
  const source = pieces.join('|').replaceAll(/with(?![a-z])/g, '(?:with|w\\/)')
  return loosenApostrophes(new RegExp(source))
}

/** Someone beside the visitor who can have a say, as a piece of a pattern. */
export const OTHER =
  '(?:(?:my|our|the|his|her|a|an|both|two|all)\\s)?(?:[a-z]+\\s)?(?:boss(?:es)?|managers?|directors?|ceos?|coos?|cfos?|ctos?|cios?|president|vps?|svp|evp|board|committee|governors|governing body|panel(?: of [a-z]+)?|trustees?|council(?:lors)?|committee|(?:business )?partners?|co-?founders?|owners?|founders?|leadership|management|exec(?:utive)?s?(?: team)?|head office|headquarters|hq|corporate|procurement|purchasing|finance|legal|wife|husband|dad|father|mother|mom|mum|brothers?|sister|son|daughter|family|parents|chair(?:man|woman|person)?|principal|dean|superintendent|mayor|commissioner|general manager|gm|supervisors?|administrator|controller|treasurer|bursar|accountant|head ?(?:teacher|master|mistress)|elders|pastor|vicar|uncle|aunt|missus|missis|old man|other half|better half|md\\b|(?:higher|local|school|port|health|housing) authority|in-laws|seniors?|sir|madam|sahab|saab|bosses|chief (?:executive|operating|financial|information|technology)(?: officer)?|franchisor|parent company|landlord|members|shareholders|investors|union|rest of (?:the|us)[a-z ]{0,12}|(?:it|ops|hr|sales|group|office|department|practice|branch|site|plant) (?:head|lead|chief|people|folks|team|lady|guy|bloke|man|woman|side)|(?:lady|gentleman|bloke|guy|people|folks|team|department|dept|side|powers) (?:in|from|at|upstairs|that|who)[a-z ]{0,14}|(?:finance|it|legal|accounts|procurement|purchasing|management|leadership|operations) (?:lady|guy|bloke|man|woman|people|folks|team|department|dept|head|lead|side)|he|she|they|(?:someone|somebody|people|those|the (?:ones?|people|folks|man|woman)) (?:else|above|over|higher up|upstairs|senior)(?: (?:to )?me)?|others|higher[- ]ups|head of [a-z]+)'
/** "The manager signs off every invoice" is a step of the work and tells nothing of who buys. */
const OF_THE_WORK =
  '(?!\\s(?:off )?(?:on )?(?:each|every|(?:all |the |an? |any |their |our |his |her |its |those |these )?(?:[a-z]+ ){0,2}?(?:invoices?|orders?|pos\\b|claims?|requests?|tickets?|changes?|applications?|payroll|holidays?|leave|shifts?|quotes?|quotations?|shipments?|payments?|refunds?|forms?|documents?|paperwork|reports?|rotas?|schedules?|drawings?|certificates?|loans?|time ?sheets?|expenses?|bookings?|deliver(?:y|ies)|notes?|files?|entries|bills|batch(?:es)?|samples?|stock)))'
export const DECIDES = `(?:decides?|decided|concludes?|signs?(?: (?:it )?off)?|sign[- ]?off|approves?|(?:has|have|holds?|gets?|makes?|take|takes) (?:the |that |those |all |all the |every |any )?(?:final |last |big |ultimate |deciding |casting )?(?:say|word|call|calls|decisions?|vote|veto|authority|signature)|calls? the shots|(?:holds?|controls?|owns?) the (?:purse ?strings|budget|money|cheque ?book|check ?book)|green ?lights?|pulls? the trigger|ok(?:ay)?s|says? yes|votes?|vetoe?s?|(?:has|have|needs?|would (?:have|need)|will (?:have|need)) to (?:agree|approve|sign|decide|say yes|ok|okay|be (?:convinced|on board)))\\b${OF_THE_WORK}`
/** Chooses or pays: of "they" and "the owner" said of much else, so that it counts only where deciding was asked about. */
export const CHOOSES =
  '(?:chooses?|picks?(?! up)|settles? it|buys?\\b(?! in)|pays?|concludes?|rules?|judges?|reviews? (?:it|them)|considers?)\\b'
export const ASSENT =
  '(?:approval|sign[- ]?off|okay|ok|blessing|go[- ]ahead|green ?light|buy[- ]in|permission|signature)'
