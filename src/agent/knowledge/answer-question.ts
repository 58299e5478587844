import type { Answer, CardAnswer, PassageAnswer } from '#agent/knowledge/answer.ts'
import { generalizeNames, isNotOurs, tailorCard } from '#agent/knowledge/asked-names.ts'
import type { Knowledge } from '#agent/knowledge/knowledge.ts'
import { correctSpelling } from '#agent/knowledge/language/spelling.ts'
import { listTerms, listWords } from '#agent/knowledge/language/terms.ts'
import { LIMITS } from '#agent/knowledge/limits.ts'
import { getPath, type Passage } from '#agent/knowledge/passages/passage.ts'
import { quotePassage, standsAlone } from '#agent/knowledge/passages/quote-passage.ts'
import {
  type Found,
  type PassageIndex,
  searchPassages,
} from '#agent/knowledge/passages/search-passages.ts'
import {
  type Routing,
  routeQuestion,
  routeToOthers,
  type Subject,
} from '#agent/knowledge/route-question.ts'
import { PROCESS_NOUNS, WORK_NOUNS } from '#agent/lexicon/work-words.ts'
import type { Citation } from '#agent/state/turn.ts'
import { allCards } from '#content/answers/all-cards.ts'
import {
  type Card,
  type PhrasedTopic,
  STATE_QUESTIONS,
  type StateTopic,
} from '#content/answers/card.ts'
import { findNamedCase, sayResults } from '#content/answers/made-answers.ts'

const ANSWERS_MAX = 3

type Least = { score: number; coverage: number; focus: number }

function reaches(found: Found, limits: readonly Least[]): boolean {
  const { score, coverage, focus, telling } = found
  if (telling < LIMITS.tellingTerms) return false
  return limits.some(
    (least) => score >= least.score && coverage >= least.coverage && focus >= least.focus,
  )
}

/** How much of the question is in words that neither cards nor pages know, 0..1. */
function measureUnknown({ router, passages }: Knowledge, query: string): number {
  // Which figure is named says nothing of what is asked.
  const terms = [...new Set(listTerms(query))].filter((term) => !/^\d+$/.test(term))
  if (terms.length === 0) return 0
  const unknown = terms.filter(
    (term) => !router.vocabulary.indexes.has(`t:${term}`) && !passages.frequency.has(term),
  )
  return unknown.length / terms.length
}

function listSubjects(routing: Routing, unknown: number): Subject[] {
  const [first] = routing.subjects
  const least = LIMITS.subject + LIMITS.perUnknownShare * unknown
  if (!first) return []
  if (!isUnanswering(first) && first.probability < Math.max(least, routing.beyond)) return []
  return routing.subjects.filter(
    (subject) => subject === first || subject.probability >= LIMITS.related,
  )
}

/** Whatever the unknown words are: it says that the site does not hold the answer. */
function isUnanswering(subject: Subject): boolean {
  const isSilent = subject.kind === 'card' && subject.card.isUnpublished === true
  return isSilent && subject.probability >= LIMITS.unanswering
}

function toAnswers(
  knowledge: Knowledge,
  { query, said = '' }: { query: string; said?: string },
  subject: Subject,
): Answer[] {
  if (subject.kind === 'state') return [{ kind: 'state', topic: subject.topic }]
  if (subject.kind === 'article') return quoteArticle(knowledge, query, subject)
  const { text, citations } = tailorCard(subject.card, { query, said }, (word) =>
    knowsWord(knowledge, word),
  )
  const isTailored = text !== subject.card.text
  const tailored = { text, citations, ...(isTailored && { isTailored }) }
  return [{ ...toCardAnswer(subject.card), ...tailored }]
}

function toCardAnswer(card: Card): CardAnswer {
  const { id, text, citations, isUnpublished = false, offersPerson = isUnpublished } = card
  return { kind: 'card', id, text, citations, isUnpublished, ...(offersPerson && { offersPerson }) }
}

/** The place in an article that plainly answers the question, else the article by its name. */
function quoteArticle(
  { passages }: Knowledge,
  query: string,
  { url, probability }: Subject & { kind: 'article' },
): Answer[] {
  const isMeant = probability >= LIMITS.article
  const found = searchPassages(passages, query, url)
    .filter(({ telling }) => isMeant || telling >= LIMITS.tellingTerms)
    .map((one) => quote(passages, one, isMeant))
  const overview = isMeant ? passages.passages.find((passage) => passage.url === url) : undefined
  const named = [...found.slice(0, 1), ...(overview ? [toPassage(overview)] : [])][0]
  if (named === undefined || named.isPlain || !isMeant) return named ? [named] : []
  return [{ ...named, quote: '', isPlain: true }]
}

const toPassage = ({ title, url }: Passage, words = ''): PassageAnswer => ({
  kind: 'passage',
  quote: words,
  isPlain: false,
  citations: [{ title, url }],
})

/** A page is quoted where it speaks of all that is asked, in words that need none before them. */
function quote(passages: PassageIndex, found: Found, isMeant = false): PassageAnswer {
  const words = quotePassage(passages, found) ?? ''
  const isTelling = isMeant || found.telling >= LIMITS.plainTellingTerms
  const isPlain =
    words !== '' && isTelling && standsAlone(words) && reaches(found, LIMITS.strongPassage)
  return { ...toPassage(found.passage, words), isPlain }
}

function cites(subject: Subject, url: string): boolean {
  if (subject.kind === 'state') return false
  if (subject.kind === 'article') return subject.url === getPath(url)
  return subject.card.citations.some((citation) => getPath(citation.url) === getPath(url))
}

/** A page that speaks plainly of the question goes before a card that only may be meant. */
function isPreferred(found: Found | undefined, subject: Subject): boolean {
  if (!found || subject.probability >= LIMITS.certain) return false
  if (cites(subject, found.passage.url)) return false
  return subject.probability < LIMITS.likely || reaches(found, LIMITS.strongPassage)
}

const knowsWord = ({ router }: Knowledge, word: string) =>
  router.vocabulary.indexes.has(`w:${word}`)

function correctWords({ spelling }: Knowledge, question: string): string {
  return listWords(question)
    .map((word) => correctSpelling(spelling, word))
    .join(' ')
}

/**
 * `strength`: how sure it is that the first answer is meant, 0..1; under `least`, it is not said. `pages` speak plainly
 * of the question.
 */
type Ranking = {
  answers: readonly Answer[]
  routing: Routing
  strength: number
  least: number
  pages: readonly Citation[]
}

type Material = {
  query: string
  said: string
  subjects: readonly Subject[]
  found: readonly Found[]
}

function order(knowledge: Knowledge, { subjects, found, ...asked }: Material): Answer[] {
  const quoted = found.slice(0, ANSWERS_MAX).map((one) => quote(knowledge.passages, one))
  const [first, ...rest] = subjects.slice(0, ANSWERS_MAX)
  if (!first) return quoted
  const [best, ...others] = quoted
  const chosen = toAnswers(knowledge, asked, first)
  const next = best ? [best] : []
  const pair = isPreferred(found[0], first) ? [...next, ...chosen] : [...chosen, ...next]
  return [...pair, ...rest.flatMap((subject) => toAnswers(knowledge, asked, subject)), ...others]
}

/** Up to three answers to a question, the best first; none when the site has none. */
function rankAnswers(knowledge: Knowledge, question: string, said = ''): Ranking {
  const query = correctWords(knowledge, question)
  const general = correctWords(
    knowledge,
    generalizeNames(question, (word) => knowsWord(knowledge, word)),
  )
  const isOthers = isNotOurs(query)
  const routing = isOthers ? routeToOthers(query) : routeQuestion(knowledge.router, general)
  const unknown = measureUnknown(knowledge, general)
  const subjects = listSubjects(routing, unknown)
  const isOurs = !isOthers && routing.beyond < LIMITS.beyond
  const found = isOurs
    ? searchPassages(knowledge.passages, query).filter((one) => reaches(one, LIMITS.passage))
    : []
  return {
    answers: order(knowledge, { query, said, subjects, found }).slice(0, ANSWERS_MAX),
    routing,
    strength: subjects[0]?.probability ?? (found.length > 0 ? LIMITS.likely : 0),
    least: Math.max(LIMITS.nearest, LIMITS.said + LIMITS.saidPerUnknownShare * unknown),
    pages: found
      .filter((one) => reaches(one, LIMITS.strongPassage))
      .map(({ passage }) => ({ title: passage.title, url: passage.url })),
  }
}

/** So many of its own pages an answer names before others. */
const OWN_PAGES_FIRST = 2

const getCitations = (answer: Answer): readonly Citation[] =>
  ('citations' in answer && answer.citations) || []

function uniqueByPath(citations: readonly Citation[]): Citation[] {
  const paths = citations.map(({ url }) => getPath(url))
  return citations.filter((_, index) => paths.indexOf(paths[index] ?? '') === index)
}

/** Besides its own pages an answer names those that speak plainly of the question and, when it may not be meant, the next best. */
function withRelated({ answers, strength, least, pages }: Ranking): Answer | undefined {
  const [best, ...others] = answers
  if (best?.kind !== 'card' && best?.kind !== 'passage') return best
  const isNearest = strength < least
  // A page is quoted only where it speaks plainly of the question.
  if (isNearest && best.kind === 'passage' && pages.length === 0) return undefined
  const further =
    strength >= LIMITS.sure ? [] : others.flatMap((one) => getCitations(one).slice(0, 1))
  const [own, rest] = [
    best.citations.slice(0, OWN_PAGES_FIRST),
    best.citations.slice(OWN_PAGES_FIRST),
  ]
  const all = [...own, ...pages, ...rest, ...further]
  const citations = uniqueByPath(all).slice(0, ANSWERS_MAX)
  return { ...best, citations, ...(isNearest && { isNearest }) }
}

/** Words that point at what was said before. */
const POINTING = /\b(?:it|its|that|this|those|these|them|they|there|such|same)\b/

/** What stands before a clause says what it is about only where it is short. */
const CONTEXT_MAX_CHARS = 400

/** A clause that points back, or that tells little, is read with what stands before it. */
function chooseReading(knowledge: Knowledge, { query, context, said = '' }: Question): Ranking {
  const alone = rankAnswers(knowledge, query, said)
  if (context.length <= query.length || context.length > CONTEXT_MAX_CHARS) return alone
  const isPlain = alone.strength >= LIMITS.plain && listTerms(query).length >= PLAIN_TERMS_MIN
  const lead = POINTING.test(query) && !isPlain ? LIMITS.pointingLead : 0
  if (alone.strength >= LIMITS.sure && lead === 0) return alone
  const whole = rankAnswers(knowledge, context, said)
  return whole.strength > 0 && whole.strength >= alone.strength - lead ? whole : alone
}

/** So many words of its own say what a clause is about, whatever it points at: "does it keep the personal touch". */
const PLAIN_TERMS_MIN = 2

/** `said`: the message up to the end of the question, as it was written. */
type Question = { query: string; context: string; said?: string }

/** Of what only the conversation can tell, what is said in doubt of it. */
const DOUBTS: ReadonlySet<StateTopic> = new Set<StateTopic>(['my_payback'])

/** What holds the visitor back, when a message surely says that, also of themselves: "we tried this and it failed". */
export function answerObjection(knowledge: Knowledge, text: string): Answer | null {
  const { subjects } = routeQuestion(knowledge.router, correctWords(knowledge, text))
  const [first] = subjects
  if (!first || first.probability < LIMITS.objection) return null
  const isObjection =
    first.kind === 'card'
      ? first.card.isObjection
      : first.kind === 'state' && DOUBTS.has(first.topic)
  if (isObjection !== true) return null
  return toAnswers(knowledge, { query: text }, first)[0] ?? null
}

/**
 * What a message is surely about although it does not ask: "zapier vs you". Null when that is not sure; `isSeeking`
 * words, such as "I hope", need less to be sure.
 */
export function answerHint(knowledge: Knowledge, query: string, isSeeking: boolean): Answer | null {
  const reading = rankAnswers(knowledge, query)
  const least = isSeeking ? LIMITS.seekingHint : LIMITS.hint
  const best = reading.strength >= least ? withRelated(reading) : undefined
  return best === undefined || (best.kind === 'passage' && !best.isPlain) ? null : best
}

/** Whether an answer only shares words with the question: its pages are named, and no more is said. */
function isLoose(answer: Answer, { strength, least }: Ranking): boolean {
  if (answer.kind === 'passage') return !answer.isPlain
  // What we do not know is said whatever words of the question are unknown to us.
  const isUnanswered = answer.kind === 'card' && answer.isUnpublished
  return strength < (isUnanswered ? LIMITS.unanswering : least)
}

/** The one answer to a question; honestly none, with the nearest pages, where that is not sure. */
export function answerQuestion(knowledge: Knowledge, question: Question): Answer {
  const reading = chooseReading(knowledge, question)
  const { foreign, isAside } = reading.routing
  const best = withRelated(reading)
  if (best !== undefined && !isLoose(best, reading)) return best
  const isForeign = best === undefined && foreign >= LIMITS.beyond
  const ofWork = cardsById.get('do-our-work')
  if (!isForeign && !isAside && ofWork !== undefined && asksForWork(question.query))
    return toCardAnswer(ofWork)
  const pages = best === undefined ? listNear(reading.routing) : getCitations(best)
  // The home page is near everything.
  const citations = pages.filter(({ url }) => getPath(url) !== '/')
  const near = isForeign || isAside ? [] : listChoices(reading.routing)
  return {
    kind: 'unknown',
    isForeign,
    isAside,
    ...(citations.length > 0 && { citations }),
    ...(near.length > 0 && { near }),
  }
}

/** So sure must be what comes next of what is left, without the answers that were given. */
const NEXT_SHARE = 0.4

/** The best answer but those that were given already; plainly none where nothing else fits. */
export function answerOtherwise(
  knowledge: Knowledge,
  question: Question,
  given: readonly string[],
): Answer {
  if (given.length === 0) return answerQuestion(knowledge, question)
  const query = correctWords(knowledge, question.query)
  const { subjects } = routeQuestion(knowledge.router, query)
  const isGiven = (subject: Subject) =>
    (subject.kind === 'card' && given.includes(subject.card.id)) ||
    (subject.kind === 'state' && given.includes(subject.topic))
  const spent = subjects.filter(isGiven).reduce((sum, { probability }) => sum + probability, 0)
  const next = subjects.find((subject) => !isGiven(subject) && subject.kind !== 'article')
  const isLikely = next !== undefined && next.probability >= NEXT_SHARE * (1 - spent)
  const isSeen = next !== undefined && next.probability >= LIMITS.subject
  const [answer] = isLikely && isSeen ? toAnswers(knowledge, { query }, next) : []
  return answer ?? { kind: 'unknown', isForeign: false, isAside: false }
}

/** The whole text where no sentence ends in it. */
export function takeFirstSentence(text: string): string {
  return /^.+?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text
}

const ASKS_WORK =
  /\b(?:can|could|would|will|do|does|is there) (?:you|u|it|they|this|that|an agent|agents?|the agent|y['’]?all|your (?:agents?|thing|system|bot|ai))(?: (?:guys|all|also|even|really|actually|ever)){0,2} (?:do|handle|deal with|automate|process|read|enter|match|check|sort|route|send|answer|reply to|chase|track|schedule|fill(?: out| in)?|key|type|take|manage|reconcile|review|prepare|draft|help with) ([^?.!]{2,120})/i

/** "Can you do prior auths?": work of an office, by its noun. Where no card knows it, it is work like any other. */
function asksForWork(query: string): boolean {
  const [, object = ''] = ASKS_WORK.exec(query) ?? []
  return object
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => {
      const one = word.replace(/ies$/, 'y').replace(/s$/, '')
      return PROCESS_NOUNS.has(word) || WORK_NOUNS.has(one)
    })
}

const CHOICES_MAX = 3

/** What a question that nothing surely answers may be, the likeliest first. */
function listChoices({ subjects, beyond }: Routing): string[] {
  const choices = subjects.flatMap((subject) => {
    if (subject.kind === 'article') return []
    const name = subject.kind === 'card' ? subject.card.id : subject.topic
    return nameChoice(name) === null ? [] : [{ name, probability: subject.probability }]
  })
  const first = choices[0]?.probability ?? 0
  if (first < Math.max(LIMITS.choice, beyond)) return []
  return choices
    .filter(({ probability }) => probability >= LIMITS.furtherChoice)
    .slice(0, CHOICES_MAX)
    .map(({ name }) => name)
}

const cardsById: ReadonlyMap<string, Card> = new Map(allCards.map((card) => [card.id, card]))
const isPhrased = (name: string): name is PhrasedTopic => name in STATE_QUESTIONS

/** The question that stands for a card or a topic of the conversation; null where none does. */
export const nameChoice = (name: string): string | null =>
  cardsById.get(name)?.question ?? (isPhrased(name) ? STATE_QUESTIONS[name] : null)

/** The answer to a choice that was picked. */
export function answerChoice(name: string): Answer | null {
  const card = cardsById.get(name)
  if (card !== undefined) return toCardAnswer(card)
  return isPhrased(name) ? { kind: 'state', topic: name } : null
}

/** The published case of the field that a text names, or all of them. */
export function answerCase(knowledge: Knowledge, query: string): Answer {
  const named = findNamedCase(query)
  if (named !== null) {
    const citations = [{ title: named.title, url: `/library/${named.slug}` }]
    const text = sayResults(named)
    return {
      kind: 'card',
      id: 'case-studies',
      text,
      citations,
      isUnpublished: false,
      isTailored: true,
    }
  }
  const card = cardsById.get('case-studies')
  const [answer] =
    card === undefined
      ? []
      : toAnswers(knowledge, { query }, { kind: 'card', card, probability: 1 })
  return answer ?? { kind: 'unknown', isForeign: false, isAside: false }
}

/** The pages of what a question with words unknown to us may be about. */
function listNear({ subjects: [first], beyond }: Routing): readonly Citation[] {
  const isNear = first?.kind === 'card' && first.probability >= Math.max(LIMITS.nearest, beyond)
  return isNear ? first.card.citations.slice(0, ANSWERS_MAX) : []
}
