/** Messages that answer something other than a name, whatever word they start with. */
export const NOT_A_NAME =
  /^\s*(?:(?:whats?|what's|whos?|who's|why|hows?|how's|when|wheres?|where's|which|can|could|do|does|is|are|will|would|i'd rather|id rather|no\b|nope|not|none|never|prefer not|skip|pass|rather not|don't|dont|i don't|tell me|show me|ignore)\b)/

/** Ordinary words that follow "I'm" or open a message and are nobody's name. */
const ORDINARY = new Set(
  (
    "yo hola bonjour bonsoir salut ciao buongiorno hallo hej moin servus namaste salaam mornin hiya heyy heyyy howdy sup whom concern it's greetings greeting contact website email regarding subject a about above able actually after afraid agency agent ai all almost also always am an and any anyone anything are around as asking at available aware away back bad based basically be because been before being best better between big bit bot browsing building busy but buy buyer by call calling can ceo cfo chief cio co coo could cto curious currently dealing definitely developer did director do doing done down each easy either email employee engineer enough even every everyone everything exactly executive exploring fairly far fed feel few finance find fine first folks for founder free from full general getting give glad go going good got great had half handling happy hard has have having he head hello help her here hers hey hi him his hiring hope hoping hours how however human i if ill in inside interested into is it its job joking just keen kind know lead leading like likely looking lost lot made mainly making manager managing many marketing maybe me mine morning most mostly much my myself name need needing neither new next nice no nobody none nope nor not nothing now of off ok okay old on one only open operations ops or other our ours out over overwhelmed owner part partner people perhaps person please pleased pretty probably quite rather ready really recruiter reach reaching real responsible right rough roughly run running sales same say see seeking sending senior serious she should sick simply since sir site small so some someone somebody something sorry sort spending still stuck student such sure swamped ta talk talking team tell test testing than thank thanks that the their them then there these they thing things thinking this those tired to today together too tool tools totally trying two under unable unhappy until up upset us use using vendor very vice visiting vp want wanting was wasting way we website week well were what whatever when where which while who whole whose why will wish with within without wondering work working worried would writing yeah yep yes yet you your yours yup " +
    'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december company business process processing manual manually budget asap urgent afternoon evening day cheers regards sincerely best honestly frankly roughly approximately price pricing cost costs invoice invoices order orders data entry skip pass anonymous spreadsheet nah hm hmm um uh eh lol'
  ).split(' '),
)

const PARTICLES = new Set([
  'de',
  'da',
  'del',
  'der',
  'van',
  'von',
  'al',
  'el',
  'la',
  'le',
  'bin',
  'di',
  'dos',
  "o'",
])

/** Whether a word can be part of a name; particles such as "van" only inside one. */
export function isNameWord(word: string, isInside: boolean): boolean {
  const lower = word.toLowerCase().replaceAll('’', "'")
  if (lower.length === 0 || lower.length > 24 || /'(?:s|m|re|ve|ll|d|t)$/.test(lower)) return false
  if (PARTICLES.has(lower)) return isInside || /^\p{Lu}/u.test(word)
  if (lower.length === 1) return isInside
  if (word === lower && /(?:ing|tion|ment|ness)$/.test(lower)) return false
  return !ORDINARY.has(lower)
}
