import { OTHER_FIRMS } from '#agent/lexicon/clause-cues.ts'
import { COMMON_WORDS } from '#agent/lexicon/common-words.ts'
import { PEOPLE_NOUNS } from '#agent/lexicon/nouns.ts'
import { WEEKDAYS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import {
  GRIEF_PHRASES,
  NO_WORK_PHRASES,
  NOT_WORK_PHRASES,
  PROCESS_NOUNS,
  WORK_EDGES,
  WORK_ENDS,
} from '#agent/lexicon/work-words.ts'
import {
  DECISIVE_MOVES,
  type FaqAct,
  type Finding,
  type MoveAct,
  type MoveKind,
  type Span,
} from '#agent/understand/message/act.ts'
import type { Message } from '#agent/understand/message/message.ts'
import type { TaggedSpan } from '#agent/understand/readers/tagged-spans.ts'
import { tagSpans } from '#agent/understand/readers/tagger.ts'
import { findTrades } from '#agent/understand/slots/industry/find-trades.ts'
import { findWork, type WorkPhrase } from '#agent/understand/slots/pain/find-work.ts'
import { takePhraseBefore } from '#agent/understand/slots/pain/take-phrase.ts'
import { type Scene, viewScene } from '#agent/understand/slots/pain/view-scene.ts'
import { weighContent } from '#agent/understand/slots/pain/weigh-content.ts'
import { isWorkNoun, readVerb } from '#agent/understand/slots/work-words.ts'
import { type Clause, findClauseOf } from '#agent/understand/text/clauses.ts'
import { isGibberish } from '#agent/understand/text/gibberish.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import { findSentenceOf, type Range } from '#agent/understand/text/sentences.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'
import { UNSTRUCTURED } from '#domain/verdict.ts'

/** What the words of a name and those around it come to, before it is believed. */
/** For a span of the learned reader, and for one that overlaps it, by how sure it is; where it sees none. */
const TAGGED = 1
const TAGGED_SURE = 2
/** For one that goes on around it: "collecting hours for client invoices". */
const HELD = 0.7
const UNTAGGED = -0.8
const LEAST = 2.5
const LEAST_ASKED = 1.2
/** More is asked of a name in the answer to another question. */
const ELSE_ASKED = 0.4
/** An answer begins with what was asked for. */
const FIRST = 0.8
const MEASURED = 0.7
/** By itself the first sentence names the work more surely than what goes on to tell of it. */
const HEADED = 2.6
/** Of what "takes forever": said so plainly that nothing else is meant. */
const SUNK = 10
/** "900 supplier invoices a month, 8 minutes each": what the hours go into. */
const COUNTED = 2
/** "Ina, inaco.com, billing, 3 people": between who writes and how many they are. */
const LISTED = 1.2

const NO_WORK = compilePhrases({ none: NO_WORK_PHRASES })
const NOT_WORK = compilePhrases({ not: NOT_WORK_PHRASES })
const GRIEF = compilePhrases({ grief: GRIEF_PHRASES })

/** What else was read from the message. */
export type Told = {
  said: readonly Finding[]
  moves: readonly MoveAct[]
  questions: readonly FaqAct[]
  /** What is counted where the work is told in items: "invoices". */
  items?: readonly string[]
  /** Its hours are asked for, and it is not known. */
  isOpen?: boolean
}

/** Nothing of these is part of the name of a work. */
const NAMES: readonly Slot[] = [
  'contact_name',
  'company_name',
  'company_website',
  'email',
  'phone',
  'tools',
]
const NO_ANSWERS: readonly MoveKind[] = [
  ...DECISIVE_MOVES,
  'stop',
  'abuse',
  'off_topic',
  'injection',
]

const ONE_OF = toWordSet('each every')
const SEASONS = toWordSet('season seasons peak peaks')

/** The manual work, in a few words of the visitor. */
export function readPain(message: Message, told: Told): Finding[] {
  const { tokens, clauses, asked } = message
  if (findPhrases(NO_WORK, tokens).length > 0 || sellsOrSeeks(told)) return []
  const names = told.said.filter(({ slot }) => NAMES.includes(slot))
  const scene = viewScene(
    tokens,
    names.map(({ span }) => span),
  )
  const isAsked = asked.includes('pain') || told.isOpen === true
  const isAnswer = isAsked && !isNoAnswer(told, message.text)
  const isIntroduced = told.said.some(({ slot }) => slot === 'company_website' || slot === 'email')
  const isMeasured = told.said.some(isMeasure) || scene.isEffort.includes(true)
  const tagged = joinSpans(tagSpans(message).filter(({ tag }) => tag === 'work'))
  const griefs = findPhrases(GRIEF, tokens).map(({ first }) => findClauseOf(clauses, first))
  const named = findWork(scene, listSentences(message), tagged).filter(
    ({ from }) => griefs.length === 0 || !griefs.includes(findClauseOf(clauses, from)),
  )
  const rated = named.map((phrase): Rated => {
    const learned = weighTagged(phrase, tagged)
    const clause = weighClause(findClauseOf(clauses, phrase.from), phrase, message, isAnswer)
    const [opening = { from: 0, to: 0 }] = message.sentences
    const headed = isAnswer && isHead(tokens, opening, phrase) ? HEADED : 0
    const first = isAnswer && phrase.from < opening.to ? FIRST + headed : 0
    const measured = isMeasured ? MEASURED : 0
    const isTold = isCounted(message, phrase, told) || (isMeasured && isHeading(tokens, phrase))
    const listed = isIntroduced && isListed(tokens, phrase) ? LISTED : 0
    const counted = isTold ? COUNTED : listed
    const weight = phrase.content + phrase.frame + learned + clause + first + measured + counted
    return { phrase, learned, weight }
  })
  const sink = findSink(message, scene)
  if (sink !== null) rated.push({ phrase: sink, learned: 0, weight: SUNK })
  const isItem = (range: Range) => isCounted(message, range, { ...told, said: [] })
  const firms = findFirms(tokens)
  const hurts = findPhrases(HURTS, tokens).map(({ first }) => first)
  const ofWork = rated.filter(
    ({ phrase }) =>
      !describesFirm(tokens, phrase, firms) &&
      // "Each denial takes 25 minutes": what the work consists of, and not its name.
      (rated.length === 1 || !ONE_OF.has(tokens[phrase.from]?.norm ?? '')) &&
      // "40 hours in the busy season" says when.
      !SEASONS.has(tokens[phrase.to - 1]?.norm ?? '') &&
      !(hurts.includes(phrase.to) && isNone(tokens.slice(phrase.from, phrase.to))),
  )
  const isOfFirm = firms.length > 0
  const best = pickBest(dropRestarted(ofWork, tokens), message, { isAnswer, isItem, isOfFirm })
  return best === null ? [] : [toFinding(message, best)]
}

/** "A dental practice", "a chain of kindergartens": what the visitor's firm is, and what it sells. */
const findFirms = (tokens: readonly Token[]): Range[] =>
  findTrades(tokens).filter(({ sort, isFirm, isHead, from, to }) => {
    const last = tokens[to - 1]?.norm ?? ''
    // "Payroll" is a trade and a process.
    const isProcess = isWorkNoun(last) || PROCESS_NOUNS.has(last)
    // "Certificates of insurance" are papers; "an insurer" is a firm.
    const isNamed = tokens.slice(Math.max(0, from - LEAD_REACH), from).some(isLead)
    return isHead && (isFirm || (sort === 'noun' && !isProcess && isNamed))
  })

const LEAD_REACH = 3
const LEADS = toWordSet("a an are is am 's be would just for at with")
const isLead = ({ norm }: Token) => LEADS.has(norm)

const SELLS = toWordSet('for of selling sells makes in')
const SOLD_REACH = 4

/** Whether a name is that of a firm, or of what stands behind it: "a webshop for baby clothes". */
function describesFirm(
  tokens: readonly Token[],
  phrase: WorkPhrase,
  firms: readonly Range[],
): boolean {
  const first = tokens[phrase.from]
  // "Copying orders to the warehouse" is done.
  const isPart = firms.some(({ from, to }) => phrase.from >= from && phrase.from < to)
  const isDoing =
    readVerb(first)?.form === 'doing' || (!isPart && /[a-z]{2}ing$/.test(first?.norm ?? ''))
  if (isDoing && !SELLS.has(first?.norm ?? '')) return false
  return firms.some(({ from, to }) => {
    const sells = SELLS.has(tokens[to]?.norm ?? '')
    // "Stock orders for each pub" are work at a firm.
    const isAtFirm = phrase.from < from && phrase.content >= PROCESS
    const isFirm = phrase.to > from && phrase.from < to && (phrase.to <= to || sells) && !isAtFirm
    const between = tokens.slice(to, Math.max(to, phrase.from))
    const isSold =
      sells &&
      phrase.from >= to &&
      between.length < SOLD_REACH &&
      !between.some(({ norm }) => LIST_SIGNS.has(norm))
    return isFirm || isSold
  })
}

/** "PO" and "matching" in a row are one name. */
const joinSpans = (spans: readonly TaggedSpan[]): TaggedSpan[] =>
  spans.flatMap((span, at) => {
    if (spans[at - 1]?.to === span.from) return []
    const next = spans[at + 1]
    return next?.from === span.to ? [{ ...span, to: next.to, certainty: next.certainty }] : [span]
  })

/** Behind a number that the hours are worked out from. */
function isCounted({ tokens }: Message, { from, to }: Range, { said, items = [] }: Told): boolean {
  if (to - from === 1 && items.includes(tokens[from]?.norm ?? '')) return true
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
  const spans = said.flatMap(({ slot, consumed = [] }) => (slot === 'manual_hours' ? consumed : []))
  return (
    tokens[from - 1]?.kind === 'number' &&
    spans.some(([first, last]) => first < start && last >= end)
  )
}

const HEAD_WORDS = 4

/** "New client intake. People fill in the form": a name that is the first sentence by itself. */
function isHead(tokens: readonly Token[], { from, to }: Range, phrase: WorkPhrase): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind === 'word')
  const hasMore = tokens.length > to + 1
  const isWhole = phrase.from - from <= 1 && to - phrase.to <= 1
  return phrase.content > 0 && hasMore && isWhole && words.length <= HEAD_WORDS
}

/** What is said of work that takes too much: "is killing us", "eats our time", "takes forever", "is a nightmare". */
const HURTS = compilePhrases({
  sink: `
    (is|are) (just|really|absolutely|honestly|literally|still|slowly)? (killing|drowning|burying|crushing|sinking|eating|swamping|breaking) (us|me|everyone|everybody|my|our|the|up)
    (take|takes|is taking|are taking) (us|me|them|everyone)? (forever|ages|all day|all night|all week|hours)
    (take|takes) (us|me|them|everyone)? (way|far|so|too)? (too|so) (long|much time|many hours)
    (take|takes|eat|eats|is eating|are eating|is taking|are taking) up (most|half|all|too much|so much|our|my|the)
    (eat|eats|kill|kills|drain|drains|burn|burns) (us|me|up|our|my|the|hours|half|most)
    (is|are) (just|really|such|always|a)? (a|an|the|our|my|pure|total|complete|absolute)? (total|complete|absolute|real|huge|big|constant|weekly|daily|biggest|real)? (nightmare|nightmares|headache|pain|time sink|timesink|time suck|bottleneck|slog|grind|chore|hell|mess)
    (suck|sucks)
  `,
})
/** Owed and paid, and nothing that is done: "the premiums are killing us". */
const OF_MONEY =
  /^(?:pric(?:e|es|ing)|costs?|fees?|rents?|tax(?:es)?|vat|premiums?|loans?|mortgages?|payments?|deposits?|wages?|rates?|interest|competition)$/
/** Of nobody, or of us. */
const NOT_OURS = toWordSet('it this that these those they he she you i your their his her')
/** Without a thing of work these are no work: "running a business", "finding people". */
const NOT_DONE = toWordSet(`
nothing anything everything something morning evening thing building being having hiring parking ceiling waiting growing losing running staying
keeping finding surviving competing commuting working living dealing going coming raising lending spending
`)

const isDoing = (words: readonly Token[]) => /^[a-z]{3,}ing$/.test(words[0]?.norm ?? '')
const isNone = (words: readonly Token[]) =>
  (OF_MONEY.test(words.at(-1)?.norm ?? '') && !isDoing(words)) ||
  words.some(({ norm }) => NOT_OURS.has(norm)) ||
  (NOT_DONE.has(words[0]?.norm ?? '') && !words.some(({ norm }) => isWorkNoun(norm)))

/** "Rostering is killing us", "our stock counts are a nightmare": a doing, or the name of a process. */
function findSink({ tokens, sentences, clauses }: Message, scene: Scene): WorkPhrase | null {
  for (const { first } of findPhrases(HURTS, tokens)) {
    const { from } = findSentenceOf(sentences, first)
    const said = takePhraseBefore(scene, first, from)
    const range = said && cutJoined(tokens, said, from)
    if (range === null || range.to !== first || range.to - range.from > SINK_WORDS) continue
    const words = tokens.slice(range.from, range.to)
    const [thing, deed] = words.slice(-2)
    const isDeed = isWorkNoun(thing?.norm ?? '') && readVerb(deed) !== undefined
    const isNamed = isDeed || weighContent(scene, range, false) >= PROCESS
    const isOurs = findClauseOf(clauses, range.from)?.owner === 'us'
    if ((isDoing(words) || isNamed) && isOurs && !isNone(words) && !isNoWork(tokens, range))
      return { ...range, content: 1, frame: 1, isAnnounced: true }
  }
  return null
}
const SINK_WORDS = 7

/** "We run 3 clinics and chasing referrals is a nightmare": what stands before tells of something else. */
function cutJoined(tokens: readonly Token[], { from, to }: Range, start: number): Range {
  const joint = tokens.findIndex(({ norm }, at) => at > from && at < to && norm === 'and')
  const isTold = tokens.slice(start, joint).some(({ norm }) => TELLERS.has(norm))
  return joint > 0 && isTold ? { from: joint + 1, to } : { from, to }
}
const TELLERS = toWordSet('we i they is are am have has run')

const LIST_SIGNS = toWordSet(', : ; .')

/** An item of a list that is the name of a process. */
const isListed = (tokens: readonly Token[], { from, to, content }: WorkPhrase) =>
  LIST_SIGNS.has(tokens[from - 1]?.norm ?? '') &&
  (tokens[to] === undefined || LIST_SIGNS.has(tokens[to].norm)) &&
  (content >= PROCESS || (to - from === 1 && content > 0))
/** What the name of a process comes to by itself (`weighContent`). */
const PROCESS = 1.3

const isMeasure = ({ slot }: Finding) =>
  slot === 'manual_hours' || slot === 'team_size' || slot === 'error_rate'

/** Someone who buys nothing tells of work all the same where the work is put in numbers. */
const sellsOrSeeks = ({ said }: Told) =>
  said.some(({ value }) => value === 'not_a_buyer') && !said.some(isMeasure)

/** Refuses, does not know, or asks us instead; "The worst? Rota swaps." is an answer. */
const isNoAnswer = ({ moves, questions }: Told, text: string) =>
  moves.some(
    ({ kind, span }) =>
      NO_ANSWERS.includes(kind) && !(MAY_GO_ON.includes(kind) && goesOn(text, span)),
  ) || questions.some(({ quote }) => !SAID_BEFORE.test(quote) && !asksThemselves(tokenize(quote)))

/** "Like I said, the rosters": by itself it asks nothing. */
const SAID_BEFORE =
  /^\W*(?:(?:like|as) (?:i|we) (?:said|told you|mentioned|wrote)|(?:i|we) (?:just |already )*(?:said|told you|mentioned))(?: (?:before|above|already|earlier))?\W*$/i

const MAY_GO_ON: readonly MoveKind[] = ['unsure', 'thanks', 'greet', 'affirm']

/** "Dunno, lots of paperwork", "invoices i guess": the answer follows all the same, or went before. */
const goesOn = (text: string, [start, end]: Span) =>
  /^\s*[,.;:!-]+\s*\p{L}{2}/u.test(text.slice(end)) || /\p{L}{4}/u.test(text.slice(0, start))

function asksThemselves(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ norm }) => norm)
  return OWN_QUESTIONS.has(words[0] ?? '') && !words.includes('you') && !words.includes('your')
}

const OWN_QUESTIONS = toWordSet('if what which the my our')

/** Without those that are about this talk. */
function listSentences({ tokens, sentences }: Message): Range[] {
  const asides = findPhrases(NOT_WORK, tokens).map(({ first }) => first)
  return sentences.filter(({ from, to }) => !asides.some((at) => at >= from && at < to))
}

const RESTART = /\b(?:start (?:over|again)|scratch that|forget (?:that|it|what i said))\b/

/** "Returns. Actually let me start over: quotes": what was said before counts no more. */
function dropRestarted(rated: readonly Rated[], tokens: readonly Token[]): readonly Rated[] {
  const words = tokens.map(({ norm }) => norm)
  const at = words.findIndex((_, index) => RESTART.test(words.slice(index, index + 3).join(' ')))
  const after = rated.filter(({ phrase }) => phrase.from > at)
  return at < 0 || after.length === 0 ? rated : after
}

type Rated = { phrase: WorkPhrase; learned: number; weight: number }

/** What the learned reader says of a name: for where it sees one, against where it sees none. */
function weighTagged({ from, to }: Range, tagged: readonly TaggedSpan[]): number {
  const same = tagged.find((span) => span.from === from && span.to === to)
  if (same !== undefined) return TAGGED + same.certainty * TAGGED_SURE
  const other = tagged.find((span) => span.from < to && span.to > from)
  if (other === undefined) return UNTAGGED
  const isHeld = from <= other.from && to >= other.to
  return (isHeld ? HELD : 0) + other.certainty * TAGGED_SURE
}

type Answering = { isAnswer: boolean; isItem: (range: Range) => boolean; isOfFirm: boolean }

function pickBest(
  rated: readonly Rated[],
  { asked, tokens }: Message,
  { isAnswer, isItem, isOfFirm }: Answering,
): Range | null {
  const least = LEAST + (asked.length > 0 && !isAnswer ? ELSE_ASKED : 0)
  const named = rated.filter(
    ({ phrase, learned }) =>
      !isPerson(tokens, phrase) &&
      !isNoWork(tokens, phrase) &&
      (phrase.content > 0 ||
        ((phrase.isAnnounced || learned > 0) && isWord(tokens, phrase)) ||
        isHeading(tokens, phrase)),
  )
  const best = named.toSorted((one, other) => other.weight - one.weight)[0]
  // "We screen 300 resumes a week" tells of the work, whatever was asked.
  const isDue = best !== undefined && (isAnswer || isItem(best.phrase))
  if (
    best !== undefined &&
    best.weight >= (isDue && !(isOfFirm && best.phrase.content <= 0) ? LEAST_ASKED : least)
  )
    return best.phrase
  // "A language school, nothing special" tells who they are, and no work.
  if (!isAnswer || !asked.includes('pain') || isOfFirm) return null
  // An answer in words that no lexicon holds, "allergen swaps", stands by itself and is about nobody.
  return (
    rated.find(
      ({ phrase, weight }) => weight >= 0 && isThing(tokens, phrase) && !isNoWork(tokens, phrase),
    )?.phrase ?? null
  )
}

/** How a word for a kind of work ends, whatever the work. */
const WORK_ENDING =
  /(?:ing|ings|ion|ions|ment|ments|ance|ances|als|ies|ers|work|ups|outs|ins|[^s]s)$/
const isNoThing = ({ norm }: Token) =>
  PEOPLE_NOUNS.has(norm) || QUANTITIES.has(norm) || norm in WEEKDAYS || isGibberish(norm)
const QUANTITIES = toWordSet('lots loads tons plenty heaps hours ages days weeks')

/** "Denials, 80 hours a week", "rebates: about 30 hours". */
const isHeading = (tokens: readonly Token[], range: Range) =>
  range.from === 0 &&
  (tokens[range.to]?.norm === ',' || tokens[range.to]?.norm === ':') &&
  isThing(tokens, range)

/** By themselves these are no work: "I just want Tuesday morning", "if we stop paying". */
const NO_WORK_ALONE = toWordSet(`
want wants wanted wanting make makes making get gets getting need needs paying pay pays talk talking call ask asking know knowing think thinking see seeing
hi hello hey hiya sorry thanks cheers ok okay yeah yes yep no nope well so bear
like liking love hate stop stopping start starting help helping try trying look looking wait waiting hope hoping expensive cheap
`)
const isNoWork = (tokens: readonly Token[], { from, to }: Range) =>
  to - from === 1 && NO_WORK_ALONE.has(tokens[from]?.norm ?? '')

/** "One scheduler": who does the work is not the work. */
const isPerson = (tokens: readonly Token[], { from, to }: Range) =>
  to - from === 1 && PEOPLE_NOUNS.has(tokens[from]?.norm ?? '')

const POSSESSIVES = toWordSet('my his her their your')

/** More than one word, or one that is a kind of work by its form. */
function isWord(tokens: readonly Token[], { from, to }: Range): boolean {
  const norm = tokens[from]?.norm ?? ''
  return to - from > 1 || WORK_ENDING.test(norm) || COMMON_WORDS.has(norm)
}

function isThing(tokens: readonly Token[], range: Range): boolean {
  const words = tokens.slice(range.from, range.to)
  const isOfSomebody = POSSESSIVES.has(words[0]?.norm ?? '')
  return isWord(tokens, range) && !isOfSomebody && !words.some(isNoThing)
}

const LOOKING = toWordSet('looking thinking considering exploring')
const AT = toWordSet('at into about of on')

const WITH = toWordSet('w with on doing for')

/** "We're looking at invoice matching", "help w invoices": the work comes after. */
function skipLooking(tokens: readonly Token[], { from, to }: Range): Range {
  const [first = '', next = ''] = [tokens[from]?.norm, tokens[from + 1]?.norm]
  const isLooking = (LOOKING.has(first) && AT.has(next)) || (first === 'help' && WITH.has(next))
  const isSlash = tokens[from + 2]?.norm === '/'
  return isLooking && !isSlash && to - from > 2 ? { from: from + 2, to } : { from, to }
}

const HEDGES = toWordSet('probably maybe perhaps possibly mostly mainly honestly')
/** What somebody is called, or laughs: "the weekly roster mate". */
const CALLED = toWordSet('mate mates man bro dude pal buddy guys lol haha tbh sir')
const PERIOD_LEADS = toWordSet('a an each every per')
const PERIODS = toWordSet('day week month year hour night morning')
const BEING = toWordSet('get gets are is')

const OWNERS = toWordSet('my our the his her their')
const ITS = toWordSet('its it that thats this')
const IS = toWordSet("is 's")
const SUBJECT_MAX = 3

/** "My billing gal matches PODs", "its data entry": the work without who does it. */
function skipSubject(tokens: readonly Token[], { from, to }: Range): Range {
  const norm = (at: number) => tokens[at]?.norm ?? ''
  if (to - from <= 2) return { from, to }
  if (ITS.has(norm(from))) {
    const start = IS.has(norm(from + 1)) ? from + 2 : from + 1
    const isWhole = norm(from) === 'its' || norm(from) === 'thats' || start === from + 2
    return isWhole ? { from: start, to } : { from, to }
  }
  const first = OWNERS.has(norm(from)) ? from + 1 : from
  const last = tokens
    .slice(first, Math.min(first + SUBJECT_MAX, to - 2))
    .findLastIndex((token) => PEOPLE_NOUNS.has(token.norm))
  const verb = readVerb(tokens[first + last + 1])
  return last >= 0 && verb !== undefined && verb.form !== 'done'
    ? { from: first + last + 1, to }
    : { from, to }
}

/** "Probably the matching", "invoices a day by hand", "forms get typed": the work without what is said of it. */
function cutEdges(tokens: readonly Token[], { from, to }: Range): Range {
  const start = HEDGES.has(tokens[from]?.norm ?? '') && to - from > 2 ? from + 1 : from
  const isPeriod = (at: number) =>
    at > start &&
    PERIOD_LEADS.has(tokens[at]?.norm ?? '') &&
    PERIODS.has(tokens[at + 1]?.norm ?? '')
  const often = tokens.findIndex((_, at) => at < to && isPeriod(at))
  let end = often < 0 ? to : often
  while (end - 1 > start && CALLED.has(tokens[end - 1]?.norm ?? '')) end -= 1
  const isDone =
    BEING.has(tokens[end - 2]?.norm ?? '') &&
    readVerb(tokens[end - 1])?.form === 'done' &&
    tokens.slice(start, end - 2).some(({ norm }) => isWorkNoun(norm))
  return { from: start, to: isDone ? end - 2 : end }
}

function toFinding(message: Message, told: Range): Finding {
  const { tokens, text } = message
  const range = cutEdges(tokens, skipSubject(tokens, skipLooking(tokens, told)))
  const write = ({ from, to }: Range) => text.slice(tokens[from]?.start, tokens[to - 1]?.end)
  const span = [tokens[range.from]?.start ?? 0, tokens[range.to - 1]?.end ?? 0] as const
  const value = nameThing(tokens, range, write) ?? write(range)
  const quote = findSource(message, span)
  return { slot: 'pain', value, span, consumed: [], ...(quote !== null && { quote }) }
}

/** "Key orders that come in by fax": the name of the work with how it comes in, from the same sentence. */
function findSource({ text }: Message, [start, end]: Span): Span | null {
  const from = Math.max(start - SOURCE_REACH, text.slice(0, start).search(/[^.!?\n;]*$/))
  const [behind = ''] = /^[^.!?\n;]*/.exec(text.slice(end, end + SOURCE_REACH)) ?? []
  const after = UNSTRUCTURED.exec(behind)
  if (after !== null) return [start, end + after.index + after[0].length]
  const before = UNSTRUCTURED.exec(text.slice(from, start))
  return before === null ? null : [from + before.index, end]
}
const SOURCE_REACH = 80

/** What is somebody else's, past, or supposed is no work of theirs now; "our supplier price lists" are theirs. */
function weighClause(
  clause: Clause | undefined,
  { from, to }: Range,
  { tokens }: Message,
  isAnswer: boolean,
): number {
  if (clause === undefined) return 0
  const { owner, isSupposed, time, isNegated } = clause
  const isOwn = owner === 'us' || tokens.slice(from, to).some(({ norm }) => OTHER_FIRMS.has(norm))
  return (
    (isOwn ? 0 : -3) -
    (isSupposed ? 2 : 0) -
    (time === 'past' && !isAnswer ? 1 : 0) -
    (isNegated ? 0.7 : 0)
  )
}

const toSmall = (written: string) => written.charAt(0).toLowerCase() + written.slice(1)
const PRONOUNS = toWordSet('it them these those this that')
const MEANT_REACH = 16

/** "Orders come by WhatsApp and we type them in": for a pronoun the nearest thing before it, as far as one is named. */
function nameThing(
  tokens: readonly Token[],
  { from, to }: Range,
  write: (range: Range) => string,
): string | null {
  if (tokens.slice(from, to).some(({ norm }) => isWorkNoun(norm))) return null
  const pronoun = tokens.findIndex(
    ({ norm }, at) =>
      at > from && at < to && PRONOUNS.has(norm) && readVerb(tokens[at - 1]) !== undefined,
  )
  if (pronoun < 0) return null
  for (let at = from - 1; at >= Math.max(0, from - MEANT_REACH); at -= 1) {
    if (!isWorkNoun(tokens[at]?.norm ?? '') || readVerb(tokens[at])?.form === 'doing') continue
    const before = tokens[at - 1]
    const isOfName =
      before?.kind === 'word' &&
      !WORK_EDGES.has(before.norm) &&
      !WORK_ENDS.has(before.norm) &&
      readVerb(before) === undefined
    const thing = write({ from: isOfName ? at - 1 : at, to: at + 1 })
    const around = [
      { from, to: pronoun },
      { from: pronoun + 1, to },
    ]
    const [verb = '', rest = ''] = around.map((part) => (part.to > part.from ? write(part) : ''))
    return `${verb} ${/^\p{Lu}\p{Ll}/u.test(thing) ? toSmall(thing) : thing} ${rest}`.trim()
  }
  return null
}
