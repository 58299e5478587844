import { stemmer } from 'stemmer'
import { PHRASES, SYNONYM_GROUPS } from '#agent/knowledge/language/synonyms.ts'
import { foldText } from '#agent/understand/text/folded-text.ts'

/** How people type when they type fast. */
const SHORTHAND: ReadonlyMap<string, string> = new Map(
  Object.entries({
    r: 'are',
    u: 'you',
    ur: 'your',
    urs: 'yours',
    y: 'why',
    n: 'and',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    wat: 'what',
    wats: 'whats',
    wut: 'what',
    wot: 'what',
    wht: 'what',
    hw: 'how',
    hwo: 'how',
    hoe: 'how',
    hows: 'how',
    howd: 'how',
    mcuh: 'much',
    muhc: 'much',
    mutch: 'much',
    teh: 'the',
    th: 'the',
    da: 'the',
    cst: 'cost',
    wud: 'would',
    wld: 'would',
    cud: 'could',
    cld: 'could',
    shud: 'should',
    abt: 'about',
    bc: 'because',
    btw: '',
    cuz: 'because',
    cos: 'because',
    gonna: 'going',
    wanna: 'want',
    gimme: 'give',
    lemme: 'let',
    kinda: 'kind',
    dunno: 'know',
    biz: 'business',
    co: 'company',
    info: 'information',
    yr: 'year',
    yrs: 'years',
    mo: 'month',
    mth: 'month',
    wk: 'week',
    wks: 'weeks',
    hrs: 'hours',
    approx: 'approximately',
    ppl: 'people',
    mgmt: 'management',
    min: 'minimum',
    max: 'maximum',
    tech: 'technology',
    docs: 'documents',
    casestudies: 'case studies',
    casestudy: 'case study',
    zero: '0',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
  }),
)

/** Words that a question is built with, and that tell nothing of what it is about. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about actually after again all also am an and any anyone anything are arent as ask asking at be
  because been before being both but by can cannot cant could couldnt did didnt do does doesnt doing dont
  each else etc even ever every everything exactly for from get gets getting give go goes going gonna got guys
  had has have havent having he hello her here hey hi him his how i id if ill im in into is isnt it its ive
  just kind know let lets like lot made make makes many may me mean might mine more most much must my need
  no not now of off ok okay on once one only or other our ours out over own people please pls put quick
  quickly really said same say says see she should so some someone something sort still such sure take tell
  than thanks that thats the their them then there theres these they theyre thing things think this those
  though to too try u up ur us use used using very want wanted wants was wasnt we well were what whats when
  where which while who whos whose why will with without wont would wouldnt wondering yes yet you youd youll
  your youre yours exactly actually basically looking got explain question curious`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

const WORD = /[a-z0-9]+/g

const meanings = new Map(
  SYNONYM_GROUPS.flatMap((group) => group.map((word) => [word, `=${group[0]}`] as const)),
)

/** The words of a text, folded and without shorthand; "what's" and "whats" are one. */
export function listWords(text: string): string[] {
  const typed = foldText(text).replaceAll("'", '').match(WORD) ?? []
  return typed.map((word) => SHORTHAND.get(word) ?? word).filter((word) => word !== '')
}

/** What a word means here: the one that stands for its synonyms, else its stem; null for a word that says nothing. */
function toTerm(word: string): string | null {
  const meaning = meanings.get(word)
  if (meaning !== undefined) return meaning
  if (word === '' || STOP_WORDS.has(word)) return null
  return stemmer(word)
}

/** What a text is about, term by term. */
export function listTerms(text: string): string[] {
  const spoken = PHRASES.reduce(
    (words, [pattern, word]) => words.replaceAll(pattern, word),
    listWords(text).join(' '),
  )
  return spoken.split(' ').flatMap((word) => toTerm(word) ?? [])
}

/** The words that this folder knows by itself. */
export function listKnownToAll(): string[] {
  return [...STOP_WORDS, ...meanings.keys()]
}
