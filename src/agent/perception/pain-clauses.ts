import { ABOUT_OTHERS, PAIN_CUES, PROCESS, WORK_VERB } from '#agent/perception/pain-lexicon.ts'
import type { Span } from '#agent/understand/act.ts'

/** A stretch of a message with how much it says of the work. */
export type RatedClause = { span: Span; text: string; weight: number }

const SENTENCE = /[^.;!?\n]+/g
const CLAUSE = /[^,.;:!?\n()\u2013\u2014]+?(?=[,.;:!?\n()\u2013\u2014]|\s-\s|$)/g
const SENTENCES_MAX = 30
const CLAUSES_MAX = 60

/** Verbs in -ing that speak of the speaker and not of the work. */
const IDLE =
  '(?:being|timing|(?:taking|counting|including|adding|putting)(?= (?:all|every|the whole|the rest|my)(?![a-z]))|[a-z]*[yeo]thing|keeping(?= [^.;!?]{0,40}(?<![a-z])(?:private|secret|confidential|to (?:my|our)sel(?:f|ves)))|usnig|(?:calling|ringing|writing|typing|phoning)(?= (?:from|off|on|about|to|in|you|for|because|regarding)(?![a-z]))|looking|thinking|talking|chatting|speaking|getting|having|going|working|hoping|running|trading|trying|planning|wondering|asking|exploring|browsing|nosing|using|saying|morning|evening|during|king|spring|according|including|considering|assuming|regarding|depending|following|meaning|(?:reading|listening|following|watching|tagging|sitting)(?= (?:along|here|beside|too|over my)(?![a-z]))|rambling|hiring|buying|waiting|coming|everything|something|anything|nothing|thing|building sites?|(?:doing|gathering|collecting) (?:some |a bit of |the )?(?:research|information|info|options)|managing (?:director|partner)|operating|living)'
/** What a verb is about; "preparing it" and "adding everybody up" name no work. */
const OBJECT =
  '(?:up |(?<=(?:reply|respond|attend|deal|search|hunt|cater|answer|account|apply|add)ing )(?:to |with |for )|out |off |down |in |over |through |back |together )?(?!(?:it|them|us|me|you|that|this|everybody|everyone|everything|all|up|out|off|on|to|from|for|at|here|there|around|so|and|or|but|is|are|with|one|ones|wise|supervisors?|managers?|clerks?|specialists?|coordinators?|assistants?|analysts?|administrators?|directors?|officers?|executives?|along|thin)(?![a-z]))[a-z]{2,}'
/** Who does it, when, and the verbs that put a process behind them: "my people retyping …", "the day involves …". */
const LEADS_TO_WORK =
  "after|against|without|around|people|ppl|staff|team|folks|clerks?|girls|guys|lads|everyone|everybody|someone|somebody|us|them|me|they're|we're|i'm|theyre|im|were|time|days?|hours?|weeks?|mornings?|afternoons?|evenings?|involv(?:es?|ing)|includes?|including|covers?|keeps?|kept|starts?|stuck|busy|been|being|be|was|always|still|constantly|forever|manually|endlessly|ourselves|myself|nightmare|pain|chore|headache|hassle|slog|struggle|remains|called|namely|its|thats|theres|hand"
/** The work as people name it: a verb in -ing with what it is about, at the start or behind a linking word. */
const NAMED_WORK = new RegExp(
  `^\\s*(?:[a-z' ]{0,60}(?<![a-z])(?:is|it's|that's|'s|are|of|with|at|about|on|be|concerns?|find|minds?|mainly|mostly|chiefly|just|only|by|like|hate|hates|loathe|dread|do|from|for|question|into|over|process|job|work|means|also|automate|automating|streamline|tackle|offload|fix|improve|simplify|outsource|lose|drop|kill|off|out|then|${LEADS_TO_WORK}) )?(?!${IDLE}(?![a-z]))(?<work>[a-z]{2,}(?:ing|nig) ${OBJECT})`,
)
/** Behind these, a name follows: of the process that hurts. */
const ANNOUNCED =
  /(?<![a-z])(?:the (?:work|job|process|task|one|thing|problem|trouble|bottleneck|issue|worst|culprit)(?: [a-z]+){0,4} (?:is|are|would be|must be)|(?:it|that|this) (?:is|would be|must be|concerns)|it's|that's|there is|there's|its|thats|theres|mainly|mostly|chiefly|in our (?:place|case|shop|office)|thinking of|help with|looking at|like to look at|spend (?:our|my|all|most|half)|complain|moan|nobody minds)(?![a-z])/
const TITLE =
  '(?:supervisor|manager|clerk|coordinator|administrator|director|officer|assistant|specialist|analyst|lead|head|partner|secretary|controller|executive)'
/** "Billing supervisor": what someone does is named in the title and complained of by nobody. */
export const TITLED = new RegExp(`(?<![a-z])[a-z]+ ${TITLE}(?![a-z])`, 'g')
/** "I manage billing at …" introduces someone and complains of nothing. */
export const ROLE =
  /\b(?:i|we) (?:help )?(?:manage|run|lead|head|oversee|handle|do) (?:the )?[a-z &-]{2,30} (?:at|for|@|of)\b|\b(?:i'm|i am|im) (?:the|an?) |\b(?:director|manager|officer|coordinator|assistant|partner) (?:at|of|for)\b/
/** Who the company is, rather than what its people do. */
const ABOUT_COMPANY =
  /\b(?:(?:we're|we are|were|we have always been) (?:just |really |basically |essentially )?(?:an?|the|in) |i work|our (?:business|company|firm|outfit) is|my employer|(?:it's|its|it is|this is) (?:for )?an? (?!bit|pain|chore|nuisance|nightmare|hassle|drag|mess|slog|headache|struggle|small|real|huge|proper|little|disaster|waste|faff|bother)|that's us|think of us|picture |as a company|you are talking to|(?:calling|writing|ringing) (?:from|on behalf)|i'm (?:with|from|at|calling|in the office))/
/** Told facts that only count something beside the work. */
const COUNTS_ONLY = /\b(?:percent|mistakes?|errors?|rework|wrong|accura\w+|correct\w*)\b|%/
/** Said beside a count of hours, it tells how the work is done and not which work it is. */
const HOW = /\bby hand\b|\bmanual(?:ly)?\b/g
const WORK_WEIGHT = 2
const NAMED_WEIGHT = 3

function overlaps([from, to]: Span, told: readonly Span[]): boolean {
  return told.some(([start, end]) => start < to && end > from)
}

const hasPainCue = (text: string) => PAIN_CUES.some(([, pattern]) => text.search(pattern) >= 0)

/**
 * How much a stretch says of the work: a cue of pain, a process with its verb, something being done. `untold` is the
 * same stretch without what it told of other things, such as a company that is called after its trade.
 */
function weighWork(text: string, untold: string): number {
  if (ABOUT_OTHERS.test(text)) return 0
  const named = weighNamed(text, untold)
  if (untold !== text && COUNTS_ONLY.test(text) && named === 0) return 0
  const isWork = PROCESS.test(untold) && WORK_VERB.test(untold) && !ROLE.test(text)
  const isTold = untold !== text && named === 0 && !PROCESS.test(untold)
  const cued = hasPainCue(isTold ? text.replaceAll(HOW, ' ') : text) ? WORK_WEIGHT : 0
  const isAboutCompany = ABOUT_COMPANY.test(text) && !ANNOUNCED.test(text)
  return isAboutCompany && cued + named === 0 ? 0 : cued + named + (isWork ? WORK_WEIGHT : 0)
}

function weighNamed(text: string, untold: string): number {
  if (!namesWork(text, untold)) return 0
  return NAMED_WEIGHT + (ANNOUNCED.test(text) ? 1 : 0)
}

/** Whether a clause names the work; "Sterling Manning" was told as a person and names none. */
function namesWork(text: string, untold: string): boolean {
  const clauses = [...text.replaceAll(' - ', ' , ').matchAll(/[^,:()]+/g)]
  return clauses.some(({ 0: clause, index }) => {
    if (ABOUT_COMPANY.test(clause) && !ANNOUNCED.test(clause)) return false
    const match = NAMED_WORK.exec(clause)
    if (match === null) return false
    const end = index + match[0].length
    return /[a-z]{3}/.test(untold.slice(end - (match.groups?.work?.length ?? 0), end))
  })
}

function withoutTold(text: string, span: Span, told: readonly Span[]): string {
  return told
    .filter(([start, end]) => start < span[1] && end > span[0])
    .reduce((rest, [start, end]) => {
      const [from, to] = [Math.max(0, start - span[0]), Math.max(0, end - span[0])]
      return rest.slice(0, from) + ' '.repeat(rest.slice(from, to).length) + rest.slice(to)
    }, text)
}

function rate(plain: string, unit: RegExp, told: readonly Span[], max: number): RatedClause[] {
  return [...plain.matchAll(unit)].slice(0, max).map(({ 0: text, index }) => {
    const span: Span = [index, index + text.length]
    return { span, text, weight: weighWork(text, withoutTold(text, span, told)) }
  })
}

/** The stretch that says most, the first of equals; null when none says anything. */
function pickBest(rated: readonly RatedClause[]): RatedClause | null {
  const most = Math.max(0, ...rated.map(({ weight }) => weight))
  return most === 0 ? null : (rated.find(({ weight }) => weight === most) ?? null)
}

/** The sentence that says most of the work, or the clause of it where the rest tells something else. */
export function findWork(plain: string, told: readonly Span[]): RatedClause | null {
  const sentence = pickBest(rate(plain, SENTENCE, told, SENTENCES_MAX))
  if (sentence === null) return null
  const [from] = sentence.span
  const clauses = rate(sentence.text, CLAUSE, shift(told, -from), CLAUSES_MAX)
  const isMixed = clauses.some(({ text }) => ABOUT_COMPANY.test(text) && !NAMED_WORK.test(text))
  const best = isMixed ? pickBest(clauses) : null
  if (best === null) return sentence
  return { ...best, span: [best.span[0] + from, best.span[1] + from] }
}

function shift(spans: readonly Span[], by: number): Span[] {
  return spans.map(([start, end]) => [start + by, end + by])
}

/** Words that say nothing of the work: who, how much, and the figures around them. */
const FILLER =
  /\b(?:around|about|roughly|approximately|maybe|probably|almost|nearly|over|under|like|some|hours?|a|the|week|per|so|well|it|is|are|its|it's|that's|that|this|there|we|us|me|my|our|i|i'd|say|think|guess|yes|no|ok|hi|hello|and|or|of|in|on|for|with|each|all|whole|total|altogether|in all|people|person|persons|team|crew|office|staff|counted|days?|weekly|daily|month|monthly|year|takes?|spent|spend|goes|into|between|them|just|only|mostly|mainly|honestly|please|thanks|monday|friday|wide|joke|cost|costs|figure|rate|everybody|everyone)\b/g

/** "As said, reminder letters": the clause with most in it, the first of equals. */
function pickFullest(clauses: readonly RatedClause[]): RatedClause | undefined {
  const count = ({ text }: RatedClause) =>
    text.replaceAll(FILLER, '').replaceAll(/[^a-z]/g, '').length
  return clauses.toSorted((left, right) => count(right) - count(left))[0]
}

/** "Reminder letters, 9 hours a week": the first clause that holds more than figures, filler and who they are. */
export function findNamedClause(plain: string, told: readonly Span[]): Span | null {
  const clauses = rate(plain, CLAUSE, told, CLAUSES_MAX).filter(
    ({ span, text }) =>
      !overlaps(span, told) &&
      !ABOUT_COMPANY.test(text) &&
      text.search(TITLED) < 0 &&
      !/[\d\ue000]/.test(text) &&
      /[a-z]{4}/.test(text.replaceAll(FILLER, ' ')),
  )
  return (pickBest(clauses) ?? pickFullest(clauses))?.span ?? null
}
