import { findSentence } from '#agent/perception/message-view.ts'
import { oncePerText } from '#agent/perception/once-per-text.ts'
import { listSlips } from '#agent/perception/slips.ts'

const list = (...parts: readonly string[]) => parts.join('|')

const OTHERS =
  '(?:accountants?|suppliers?|clients?|customers?|competitors?|rivals?|partners?|vendors?|agenc(?:y|ies)|auditors?|landlords?|friends?|mates?|brother|sister|cousin|husband|wife|son|daughter|nephew|niece|uncle|aunt|neighbou?rs?|bank|lawyers?|solicitors?|wholesalers?|(?:parent|sister) company|other (?:firms?|companies|people|shops?|places?|offices?)|consultants?|freelancers?)'
const OWN_STAFF = '(?!service|support|care|success|team|relations|portal)'

/** From here on what is named is in use. */
const IN_USE = list(
  "(?:can't|cannot|can not|could(?:n't| not)|cant) (?:live|work|manage|cope|survive|do|function|run) without",
  'but(?! not)|instead(?! of)|nowadays|these days|today|at present|presently|currently|right now|rn|for now|for the moment|at the moment|meanwhile|since then|ever since|until then|till then|so far|now|here|ourselves',
  "so|(?:not )?(?:just|only)|mostly|mainly|everything|all of it|it's|its|it is|that's|that is|what we (?:have|use|run)",
  "(?:we|i|everybody|everyone|the rest(?: of us)?|the (?:whole |rest of the )?(?:team|office|staff)|staff|people|here)(?: all| now| still| just| mostly| only| both)?(?:'ve got|'ve| have(?! (?:not|never|to|no|dropped|left|stopped|moved|been|ditched|cancelled))| got| uses?| are (?:on|in|using)| is (?:on|in|using)|'re on| am on| run| runs| work| works| live| lives| stay(?:ed)?| kept| keep| stick| stuck)",
  '(?:and|&|\\+) (?:are|am|use|have|kept|keep|run|went|now)',
  'kept|keeping|stayed with|stuck with|sticking (?:with|to)|still (?:on|use|have|in)|went back to|settled on|ended up (?:on|with)|(?:moved|switched|migrated|changed)(?: over| everything)? (?:to|onto)|went with|upgraded to',
)
/** From here on what is named was left, is denied, is planned, or is somebody else's. */
const NOT_IN_USE = list(
  'no longer|used to|instead of|rather than|away from|off of|instead of',
  "(?:do|does|did|have|has|had|would|will|can|could)(?:n't|nt| not)(?! (?:forget|know|think|mind|say|tell|remember))|won't|can't|cannot|never|without",
  `${listSlips('stopped')}|stop(?:ping)?|rid of|${listSlips('dropped')}|dumped|ditched|binned|shelved|axed|junked|chucked|threw out|thrown out|got shot of|(?:we|i|they|have|just|finally|since) left|^\\s*left|moved (?:off|away|on)|moved (?:(?!to |over |everything )[a-z]+ )?from|moving (?:off|away)|(?:migrated|migrating|switched|switching) (?:off|from|away)|(?:are|am|is|came|coming|get|got|getting|been|now) off`,
  'replac(?:ed|ing)|swapped|traded|exchanged|switched(?! (?:over )?(?:to|onto))|migrated(?! (?:over )?(?:to|onto))|retired|cancell?(?:ed|ing)|quit|scrapped|abandoned|phas(?:ed|ing) out|(?:we|i) came (?:off|from)|outgrew|outgrown|gave up(?: on)?|given up(?: on)?|said goodbye to|killed|decommissioned|uninstalled|let go of|turned down|rejected|decided against',
  'tried(?: out)?|(?:trial|pilot)(?:ed|led|ing|ling)|(?:old|previous|former|last|first) (?:system|tool|software|one|crm|setup|till|program) (?:was|were)|it was(?=[^.;]{0,60}\\bnow\\b)|(?<=^|[.!?] )was|formerly|previously|once (?:had|used|upon a time)|in the past|back (?:when|then)|(?<=^|[,;.:] |\\band |\\bbut )(?:until|till)|(?:i|we) (?:was|were|had) (?:on|using|in|with)|(?:we|they|i) had(?! no)|(?:old|last|former|previous) (?:place|job|firm|company|employer|boss) (?:had|used|was on|ran)',
  "plan(?:s|ned|ning)? (?:to|on|for|a)|considering|evaluating|look(?:ing|ed) (?:at|into)|think(?:ing)? (?:about|abt|of)|toying with|(?:we|i|they|it) (?:might|may|will)|might|may (?:get|buy|add|move|switch|try|come|use)|want(?:s|ed|ing)? (?:to)?|wants|hop(?:e|ing) (?:to|for)|going to|gonna|will (?:be|get|move|have|switch|add|buy)|about to|(?:moving|migrating|switching) to|(?:move|migrate|switch) (?:over )?to|roll(?:ing)? out|saving up for|shopping for|(?:(?:we|i|they|he|she)'d|would) (?:like|love|prefer)",
  `(?:${OTHERS})(?: ${OWN_STAFF}[a-z]+){0,4}? (?:has|have|uses?|runs?|says?|wants?|sells?|suggests?|swears? by|works? (?:in|with|on)|is on|are on|sends? [a-z ]{0,24}(?:from|via|in|through)|does|loves?|likes?|prefers?|lives? in)`,
  'to sell (?:us|me)|sold us|(?:pitch(?:ed|es|ing)?|demo(?:ed|s|ing)?|showed|shows|sent) (?:us|me|them|it|him|her)|(?:was|were|got|been|being) (?:pitched|offered|shown|sold|demoed)|(?:rang|called|e-?mailed|phoned|wrote|pitch\\w*|rings|calls)(?: [a-z]+){0,3} (?:about|with|for)|(?:adverts?|ads?|brochures?|flyers?|webinars?|demos?|quotes?|proposals?|pitch(?:es)?|offers?|reps?) (?:for|of|from|on|about)|heard (?:of|about)|read about|recommend\\w*|suggest\\w*|told (?:me|us) (?:about|to)|push\\w* us|offer(?:ed|ing|s)? us',
  "(?<!\\bthe )(?:people|ppl|folks|everyone|everybody|they|some|many|others|clients|customers|head office|visitors) (?:[a-z]+ )?(?:thinks?|assumes?|believes?|supposes?|imagines?|guess(?:es)?)(?: that)?(?: (?:we|we're|were|we are|it is|it's)(?: all| still)?(?: (?:on|in|use|using|have|run|work in|work with))?)?",
  '(?:found|saw|seen|spotted|noticed|came across|heard of|heard about|read) (?:you|your|yours)',
)
/** A denial of what stands right behind it: "no Slack, Teams instead". */
const DENIED =
  "not|no|neither|nor|isn't|aren't|wasn't|isnt|except(?: for)?|next (?:year|month|quarter|spring|summer|autumn|winter|week)|some ?day|one day|eventually|wish ?list|in the pipeline"
/** What follows a verb of leaving stays: "replaced Zendesk with Freshdesk". */
const SWAP = 'with|for|by|to|onto|in favou?r of'

const CUES = new RegExp(
  `(?<sentence>[.?!](?=\\s|$)|[\\n;]|\\s-\\s)|(?<clause>,\\s?(?:(?:and|but|so|then) )?(?:we|i) )|(?<pause>[,:])|(?<![a-z'])(?:(?<used>${IN_USE})|(?<unused>${NOT_IN_USE})|(?<denied>${DENIED})|(?<swap>${SWAP}))(?![a-z'])`,
  'g',
)
const SWAPPING =
  /^(?:replac|swapped|traded|exchanged|switched|migrated|moved|moving|ditched|dropped|gave up|off|binned|left|cancel)/
/** "No Slack, no Teams or Jira": a denial runs over a comma only when an "or" is to come. */
const OR_AHEAD = /^[^.;!?]{0,60}?\b(?:or|nor)\b/

type State = 'used' | 'unused' | 'denied' | 'swapping'
export type UseChange = { at: number; state: State }

/** Where a text turns from tools in use to others and back. */
export const listUseChanges = oncePerText((plain): readonly UseChange[] => {
  const changes: UseChange[] = [{ at: 0, state: 'used' }]
  let state: State = 'used'
  for (const match of plain.matchAll(CUES)) {
    const next = turn(state, match, plain)
    if (next === state) continue
    state = next
    changes.push({ at: match.index + match[0].length, state })
  }
  return changes
})

function turn(
  state: State,
  { 0: words, index, groups = {} }: RegExpMatchArray & { index: number },
  plain: string,
): State {
  if ((groups.sentence ?? groups.clause ?? groups.used) !== undefined) return 'used'
  if (groups.unused !== undefined) return SWAPPING.test(words) ? 'swapping' : 'unused'
  if (groups.denied !== undefined) return state === 'used' ? 'denied' : state
  if (groups.swap !== undefined) return state === 'swapping' ? 'used' : state
  return state === 'denied' && !OR_AHEAD.test(plain.slice(index + 1, index + 64)) ? 'used' : state
}

const SAID_OF_IT =
  "(?:'s)?(?: (?:itself|too|also|both|all|licen[cs]es?|subscriptions?|account|contract|trial|thing))*"
/** Said behind a name: it was left, or has yet to come. */
const UNUSED_BEHIND = new RegExp(
  `^${SAID_OF_IT}\\s?(?:(?:until|till|up to) (?!now|today)|before\\b|(?:was|were)\\b(?! (?:rolled|introduced|brought|set up|installed|bought|implemented|chosen|added))|went\\b|lapsed|expired|ran out|ended\\b|(?:is|are|'s) (?:something (?:that )?we (?:no longer|used to|dropped|left|do not|don't)|no longer|gone|out\\b(?! of)|plan+ed|coming|next\\b|history|dead|retired|on (?:the|our|my) (?:wish ?list|list|way|roadmap|cards)|what we (?:used to|had|left|dropped))|ha(?:s|ve) (?:gone|been (?:dropped|cancelled|retired|replaced|ditched))|(?:may|might|could|will) (?:come|follow|be|join|replace|happen|get|one day|some ?day)|goes? live|comes? (?:next|later|soon|in\\b)|(?:we|i) (?:no longer|dropped|left|don't|stopped|cancelled)|on (?:the|our|my) wish ?list|for later|later on|some ?day|one day|next (?:year|month|quarter|spring|summer|autumn|winter)|soon\\b|in the future|eventually)`,
)
const UNUSED_IN_CLAUSE =
  /^[^,.;!?]{0,30}?(?:\bat (?:my|our) (?:last|old|previous|former)|\b(?:in|at) (?:his|her|their) (?:company|firm|place|office|shop|practice)|\bbut (?:we )?(?:don'?t|do not|never) (?:have|use|touch|need|want|like|own|run|know) (?:it|that|them))/
const USED_BEHIND =
  /^ (?:is|are) (?:what we (?:run|use|have)|in use)|^ took (?:its|their) place|^ (?:it is|it's)\b/
const PLURAL_BEHIND = /^\s?(?:are|were|have|both)\b/
const BEHIND_CHARS = 80

export type UseOf = 'used' | 'unused'

/** What is said behind a name of whether it is used; null when nothing is. */
export function readBehind(plain: string, end: number): { use: UseOf; isPlural: boolean } | null {
  const [, sentenceEnd] = findSentence(plain, end)
  const after = plain.slice(end, Math.min(sentenceEnd, end + BEHIND_CHARS))
  if (USED_BEHIND.test(after)) return { use: 'used', isPlural: false }
  const isUnused = UNUSED_BEHIND.test(after) || UNUSED_IN_CLAUSE.test(after)
  return isUnused ? { use: 'unused', isPlural: PLURAL_BEHIND.test(after) } : null
}

/** Whether the words before a place say that what stands there is in use. */
export function isUsedAt(changes: readonly UseChange[], start: number): boolean {
  const last = changes.findLast(({ at }) => at <= start)
  return last === undefined || last.state === 'used'
}
