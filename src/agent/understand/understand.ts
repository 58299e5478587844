import { CURRENCY_COUNTRIES, SHARED_CURRENCIES } from '#agent/lexicon/figure-words.ts'
import type { Language } from '#agent/lexicon/languages.ts'
import { PEOPLE_NOUNS, SITE_NOUNS } from '#agent/lexicon/nouns.ts'
import { SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import { MONTHS } from '#agent/lexicon/units.ts'
import { isAboutOffer } from '#agent/understand/acts/about-us.ts'
import { findItemWork, findPlaces } from '#agent/understand/find-figures.ts'
import { type Hearing, hearMessage, type Situation } from '#agent/understand/hear-message.ts'
import { inferFacts } from '#agent/understand/infer-facts.ts'
import { weighInforms } from '#agent/understand/judge/weigh-informs.ts'
import type {
  Act,
  Finding,
  ImplausibleAct,
  InformAct,
  Span,
} from '#agent/understand/message/act.ts'
import { dropAsked } from '#agent/understand/message/asked-figures.ts'
import {
  type Context,
  cutView,
  type MessageView,
  withBlanked,
  withoutOnCosts,
  withSpaces,
} from '#agent/understand/message/message-view.ts'
import { sayWorkings } from '#agent/understand/quantities/derivation.ts'
import { listFactors } from '#agent/understand/quantities/item-work.ts'
import { findListedTools, readFindings } from '#agent/understand/read-findings.ts'
import { reviseWords } from '#agent/understand/revisions/revise-words.ts'
import { withToldAgain } from '#agent/understand/revisions/told-again.ts'
import { findPainCues } from '#agent/understand/slots/pain/find-pain-cues.ts'
import { readPain } from '#agent/understand/slots/pain/read-pain.ts'
import { findPhones } from '#agent/understand/slots/phones.ts'
import { type Gloss, glossMessage } from '#agent/understand/speakers/gloss.ts'
import { findGloss } from '#agent/understand/speakers/languages.ts'
import { findOpeners } from '#agent/understand/text/openers.ts'
import { findSentences } from '#agent/understand/text/sentences.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import { withGroups } from '#agent/understand/told-groups.ts'
import type { Slot } from '#domain/fact.ts'

/** Said to a question or about the work, not out of a feeling toward us. */
const PLAIN_ACTS: readonly Act['kind'][] = [
  'inform',
  'pain',
  'implausible',
  'refuse',
  'unsure',
  'deny',
  'affirm',
  'decline_booking',
  'no_call',
  'handoff',
]

export function toInform(
  { text }: Pick<MessageView, 'text'>,
  { slot, value, span: read, quote, reading = {} }: Finding,
  repairs: readonly Span[] = [],
): InformAct {
  const span = withRepairs(read, repairs)
  return { kind: 'inform', slot, value, quote: text.slice(...(quote ?? span)), span, reading }
}

/** The words of a figure that was replaced belong to the quote of the one that stands. */
function withRepairs(span: Span, repairs: readonly Span[]): Span {
  const touched = repairs.filter(([start, end]) => start < span[1] && span[0] < end)
  return [
    Math.min(span[0], ...touched.map(([start]) => start)),
    Math.max(span[1], ...touched.map(([, end]) => end)),
  ]
}

/** Hours and rates named twice in a message: the last one stands, as people correct themselves forward. */
function keepLast(acts: readonly InformAct[]): InformAct[] {
  return acts.filter(
    (act, index) => !acts.slice(index + 1).some((later) => later.slot === act.slot),
  )
}

/** Addresses and names of tools are the same in every language; all else is read from what was put in English. */
const READ_IN_ANY_LANGUAGE: readonly Slot[] = ['company_website', 'email', 'phone', 'tools']
const READ_FROM_GLOSS: readonly Slot[] = [
  'contact_name',
  'manual_hours',
  'team_size',
  'hourly_rate',
  'error_rate',
  'budget',
]
/** Told from an English part of the message, or of the whole of it. */
const MOVES_IN_ANY_LANGUAGE: readonly Act['kind'][] = ['injection', 'abuse', 'complaint', 'ask_faq']
const UNREAD_IN_GLOSS: readonly Act['kind'][] = ['pain', 'correct']

const GREETING_ANSWER_CHARS_MAX = 70
const OF_WORK: ReadonlySet<Slot> = new Set(['tools', 'team_size', 'manual_hours', 'industry'])

/** The work in the visitor's words; a sentence that is told to us alone, or that asks, is no answer. */
function hearPain(
  { own, moves, questions, isSteering }: Hearing,
  said: readonly Finding[],
): Finding[] {
  const ofOffers = questions.filter(({ query }) => isAboutOffer(query)).map(({ span }) => span)
  const openers = findOpeners(cutView(own.view).tokens)
  const view = withSpaces(withBlanked(withoutOnCosts(own.view), ofOffers), openers)
  const { asking, knownSlots } = own.view.context
  const items = knownSlots.has('pain')
    ? []
    : findItemWork(own.view).flatMap(({ volume }) => volume?.noun ?? [])
  // "Invoicing" may answer the greeting, too; a longer message says more surely what it is about.
  const isGreeted = asking === 'contact_name' && questions.length === 0 && !isSteering
  const isDue =
    asking === 'manual_hours' || (isGreeted && own.view.text.length <= GREETING_ANSWER_CHARS_MAX)
  const isUntold = isDue && !knownSlots.has('pain') && said.every(({ slot }) => OF_WORK.has(slot))
  const isOpen = isUntold || takesBackWork(own.view, moves)
  const found = readPain(cutView(view), { said, moves, questions, items, isOpen })
  const named = found.length === 0 && !isSteering ? nameItemWork(own.view, items) : found
  // "2 people at each of our 6 clinics" names where, and not what.
  return named.filter(
    ({ value }) => !SITE_NOUNS.has(String(value).toLowerCase()) && !NO_WORK.test(String(value)),
  )
}

/** "60 inquiries a week, each takes 12 minutes to answer": where no work is named, what is counted is the work. */
function nameItemWork(
  { plain, text }: MessageView,
  [noun, ...others]: readonly string[],
): Finding[] {
  const at = noun === undefined || noun === 'items' ? -1 : plain.indexOf(noun)
  const isTimed = /\b(?:each|apiece|per|every)\b/.test(plain)
  if (noun === undefined || others.length > 0 || at < 0 || !isTimed) return []
  const span: Span = [at, at + noun.length]
  return [{ slot: 'pain', value: text.slice(...span), span, consumed: [] }]
}

const NO_WORK = /^(?:the |all )?(?:others?|rest)$/i

const DENIED = /\bnot (?:the |about )?(\p{L}+)/gu

/** "No, it's quotes, not returns": the work that is known is named, and taken back. */
function takesBackWork({ plain, context }: MessageView, moves: Hearing['moves']): boolean {
  const { pain } = context.known ?? {}
  const isCorrection = moves.some(({ kind }) => kind === 'correct' || kind === 'deny')
  if (typeof pain !== 'string' || !(isCorrection || /\bnot\b/.test(plain))) return false
  const words = pain.toLowerCase().split(/[^\p{L}]+/u)
  const denied = [...plain.matchAll(DENIED)].map(([, word]) => word)
  return words.some((word) => word.length > 3 && denied.includes(word))
}

/** What was worked out is said back before anything is built on it. */
function askBackWhenDoubtful(act: InformAct | ImplausibleAct): Act {
  if (act.kind !== 'inform' || act.reading.isDoubtful !== true || typeof act.value !== 'number')
    return act
  const { slot, value, quote, span } = act
  const { isDoubtful: _, ...reading } = act.reading
  return { kind: 'confirm', slot, value, workings: reading.derivation ?? '', quote, span, reading }
}

/** "Not dot com" is no host. */
const isNegatedHost = (value: Finding['value']) =>
  typeof value === 'string' && value.startsWith('not.')

const readOwnFigures = (acts: readonly Act[], text: string, context: Context): Act[] =>
  withToldAgain(withGroups(acts, text, context), text, context)

const MONTH = `(?:${[...MONTHS].join('|')})`
/** Two names with capitals are two persons, unless they are months: "between May and July". */
const BETWEEN_MONTHS = new RegExp(
  `\\b(?:between|from) ${MONTH} (?:and|to|through|until) ${MONTH}\\b`,
  'gi',
)

/** Reads a message into typed acts, each with the words it rests on. */
export function understand(text: string, context: Situation): Act[] {
  const heard = hearMessage(
    text.replace(BETWEEN_MONTHS, (words) => words.toLowerCase()),
    context,
  )
  const language = heard.languages[0]?.language
  if (language === undefined) {
    const isAnswering = heard.asked.asking === context.asking && heard.voices.foreign.length === 0
    const isOwn = isAnswering && !heard.isSteering && !heard.voices.isFramed
    const said = readHeard(heard, context)
    const read = dropAsked(isOwn ? readOwnFigures(said, text, context) : said, text)
    const acts = keepItems(withItemHours(read, context), context)
    return isAnswering ? [...acts, ...readSentences(text, acts, context)] : acts
  }
  const read = heard.isSteering ? [] : readGloss(text, language, context)
  const isAsking = read.some(({ kind }) => kind === 'ask_faq' || kind === 'handoff')
  const written = readUntranslated(heard, context)
  return [...read, ...written.filter(({ kind }) => kind !== 'ask_faq' || !isAsking)]
}

/** "200 items × 15 minutes", said back and waiting for a yes. */
const ITEMS_BY_TIME = /^[\d,]+ ([\p{L}’' -]{3,30}) × [\d.]+ (?:minutes|hours?)\b(.*)$/u
const BARE_IN_PERIOD = /^([\d,]+) (?:a|per) (day|week|month)$/i

/** "No, 300 a week": another number of the items that were said back, and no hours. It is said back in its turn. */
function keepItems(acts: Act[], { workings }: Context): Act[] {
  const [, counted = '', often = ''] = ITEMS_BY_TIME.exec(workings?.text ?? '') ?? []
  if (workings?.isPending !== true || counted === '' || PEOPLE_NOUNS.has(counted)) return acts
  const period = often.includes('days') ? 'day' : often.includes('÷') ? 'month' : 'week'
  return acts.flatMap((act): Act[] => {
    if (act.kind !== 'inform' || act.slot !== 'manual_hours') return [act]
    const [, told, each] = BARE_IN_PERIOD.exec(act.quote.trim()) ?? []
    if (told === undefined) return [act]
    if (each?.toLowerCase() !== period) return []
    const [old = ''] = workings.text.split(' ')
    const toNumber = (digits: string) => Number(digits.replaceAll(',', ''))
    const value = (workings.value * toNumber(told)) / toNumber(old)
    const text = `${told}${workings.text.slice(old.length)}`
    const { quote, span } = act
    const reading = { derivation: text, isCorrection: true }
    return [{ kind: 'confirm', slot: 'manual_hours', value, workings: text, quote, span, reading }]
  })
}

/** "6 minutes for a normal one, the damaged ones 20" */
const TWO_TIMES = /\d.*\b(?:min|minutes?|hours?|hrs?)\b.*\d/is

const BOTH_TIMES = /^([\d,]+ \S+) × [\d.]+ minutes.*\+ \1 × [\d.]+ minutes/
const OF_KINDS = /\b(?:ones|others|rest)\b/i

/**
 * "The damaged ones take 20, that's 10% of them": the time of one on average, with the number of items that was told
 * before. The share is of those items, and none of them is an error for it.
 */
function withItemHours(acts: Act[], context: Situation): Act[] {
  const told = acts.find((act) => act.kind === 'items')
  const isMixed = told?.kind === 'items' && told.each !== undefined && TWO_TIMES.test(told.quote)
  if (!isMixed || context.known?.manual_hours !== undefined) return acts
  const { volume = context.itemWork?.volume, each, quote, span } = told
  const others = acts.filter(
    (act) => !('slot' in act && act.slot === 'error_rate') || context.asking === 'error_rate',
  )
  // Two times of two kinds of item are not both spent on each.
  const isTwice = (act: Act) => act.kind === 'confirm' && BOTH_TIMES.test(act.workings)
  const rest = others.filter((act) => !(OF_KINDS.test(quote) && isTwice(act)))
  const hasHours = rest.some((act) => 'slot' in act && act.slot === 'manual_hours')
  if (volume === undefined || each === undefined || hasHours) return rest
  const workings = sayWorkings([listFactors(volume, each)])
  const reading = { derivation: workings }
  const value = volume.value * each.hours
  return [...rest, { kind: 'confirm', slot: 'manual_hours', value, workings, quote, span, reading }]
}

const FIGURES: readonly Slot[] = ['manual_hours', 'team_size', 'hourly_rate', 'error_rate']
/** Longer messages are stories, whose sentences need each other. */
const SENTENCES_MAX = 6
const SENTENCES_MAX_CHARS = 400
const BARE_MAX_WORDS = 2

const tellsFigure = (act: Act): boolean =>
  act.kind === 'confirm' ||
  act.kind === 'implausible' ||
  (act.kind === 'items' && act.volume !== undefined)

/**
 * "I guess 65? I'd be billing that time otherwise": an answer may stand in a sentence of its own. Where the whole message
 * tells nothing of the figures asked for, each sentence is read by itself.
 */
function readSentences(text: string, acts: readonly Act[], context: Situation): Act[] {
  const isTold = (slot: Slot) =>
    acts.some((act) => act.kind !== 'unsure' && 'slot' in act && act.slot === slot)
  const missing = [context.asking, context.alsoAsking].filter(
    (slot): slot is Slot => slot != null && FIGURES.includes(slot) && !isTold(slot),
  )
  if (missing.length === 0 || text.length > SENTENCES_MAX_CHARS || acts.some(tellsFigure)) return []
  const tokens = tokenize(text)
  const sentences = findSentences(tokens)
  const complaints = acts.filter(({ kind }) => kind === 'complaint')
  if (sentences.length > SENTENCES_MAX || sentences.length + complaints.length < 2) return []
  // "No 80. No 5." takes back what it tells.
  if (sentences.filter(({ from, to }) => to - from <= BARE_MAX_WORDS).length > 1) return []
  const told = sentences.flatMap(({ from, to }) => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
    const inside = complaints.find(({ span }) => span[0] > start && span[0] < end)
    const sentence = text.slice(start, inside?.span[0] ?? end).replace(/[\s,;–-]+$/, '')
    if (!HAS_NUMBER.test(sentence)) return []
    return readHeard(hearMessage(sentence, context), context).flatMap((act) => {
      if (act.kind !== 'inform' && act.kind !== 'confirm') return []
      const span: Span = [act.span[0] + start, act.span[1] + start]
      const isElse = acts.some(
        (one) => one.kind === 'inform' && one.span[0] < span[1] && span[0] < one.span[1],
      )
      return missing.includes(act.slot) && !isElse ? [{ ...act, span }] : []
    })
  })
  return missing.flatMap((slot) => {
    const own = told.filter((act) => act.slot === slot)
    // Two figures that contradict each other are none.
    return new Set(own.map(({ value }) => value)).size === 1 ? own.slice(0, 1) : []
  })
}

const HAS_NUMBER = new RegExp(String.raw`\d|\b(?:${Object.keys(SMALL_NUMBERS).join('|')})\b`, 'i')

const SHARED_CURRENCY = new RegExp(
  String.raw`\d ?(?=(?:${[...SHARED_CURRENCIES].join('|')})\b)`,
  'i',
)
const COUNTRY = new RegExp(String.raw`\b(?:${Object.keys(CURRENCY_COUNTRIES).join('|')})\b`, 'i')
const COUNTRY_WORDS_MAX = 4

/** "310 kroner per hour", and then "Danish of course": the figure that was not used yet, with the country's money. */
export function understandCurrency(text: string, before: string, context: Situation): Act[] {
  const country = COUNTRY.exec(text)?.[0]
  const isShort = text.trim().split(/\s+/).length <= COUNTRY_WORDS_MAX && !/\d/.test(text)
  if (context.asking !== 'hourly_rate' || country === undefined || !isShort) return []
  if (!SHARED_CURRENCY.test(before)) return []
  const whole = before.replace(SHARED_CURRENCY, (digit) => `${digit.trim()} ${country} `)
  return understand(whole, context).flatMap((act): Act[] =>
    act.kind === 'inform' && act.slot === 'hourly_rate'
      ? [{ ...act, quote: text.trim(), span: [0, text.length] }]
      : [],
  )
}

/** The English words of a message that is in another language, or the message itself. */
export function putInEnglish(text: string, language: Situation['language'] = null): string {
  return findGloss(text, language)?.text ?? text
}

/** What needs no translation: addresses, and what the message does apart from its facts. */
function readUntranslated(heard: Hearing, context: Situation): Act[] {
  const { own, moves, questions, languages } = heard
  const found = [
    ...own.findings,
    ...findPhones(cutView(own.view)),
    ...findListedTools(own.view),
  ].filter(({ value }) => !isNegatedHost(value))
  const told = [...found, ...inferFacts(found)].map((finding) => toInform(heard.start, finding))
  const { informs } = weighInforms(keepLast(told), heard, context)
  return [
    ...informs.filter(({ slot }) => READ_IN_ANY_LANGUAGE.includes(slot)),
    ...questions,
    ...moves.filter(({ kind }) => MOVES_IN_ANY_LANGUAGE.includes(kind)),
    ...languages,
  ]
}

/** The parts that are known in the language, put in English and read as it; nothing of a language without a table. */
function readGloss(text: string, language: Language, context: Situation): Act[] {
  if (language === 'other') return []
  const gloss = glossMessage(text, language)
  if (gloss.text === '') return []
  const situation = { ...context, language: null }
  const acts = readHeard(hearMessage(gloss.text, situation), situation).flatMap((act) => {
    const isRead =
      'value' in act && act.kind !== 'places'
        ? READ_FROM_GLOSS.includes(act.slot)
        : !UNREAD_IN_GLOSS.includes(act.kind)
    return isRead ? [toSource(act, gloss, text)] : []
  })
  // One figure is said back at a time, and hours of a team name the team.
  const saysHours = acts.some((act) => act.kind === 'confirm' && act.slot === 'manual_hours')
  return acts.filter((act) => !(saysHours && act.kind === 'confirm' && act.slot === 'team_size'))
}

/** An act with the visitor's own words; a figure that may be of something else is said back. */
function toSource(act: Act, gloss: Gloss, text: string): Act {
  const span = gloss.toSource(act.span)
  const own = { ...act, quote: text.slice(...span), span }
  const isDoubtful = own.kind === 'inform' && gloss.isDoubtful(act.span)
  return isDoubtful && own.kind === 'inform'
    ? askBackWhenDoubtful({ ...own, reading: { ...own.reading, isDoubtful } })
    : own
}

/** "Ina, inaco.com, payroll, 3 people": the words that name the work name no trade. */
function dropTradeOfWork(found: readonly Finding[]): Finding[] {
  const work = found.find(({ slot }) => slot === 'pain')
  if (work === undefined) return [...found]
  const [start, end] = work.span
  return found.filter(({ slot, span }) => slot !== 'industry' || span[0] < start || span[1] > end)
}

function readHeard(heard: Hearing, context: Situation): Act[] {
  const said = readFindings(heard)
  const told = reviseWords(heard.text, {
    known: context.known ?? {},
    found: dropTradeOfWork([...said, ...hearPain(heard, said)]).filter(
      ({ value }) => !isNegatedHost(value),
    ),
    isCorrection: heard.moves.some(({ kind }) => kind === 'correct'),
  })
  const found = [...told, ...inferFacts(told)]
  const { informs, doubted } = weighInforms(
    keepLast(found.map((finding) => toInform(heard, finding, heard.repairs))),
    heard,
    context,
  )
  const isQuantified = informs.some(
    ({ kind, slot }) => kind === 'inform' && (slot === 'manual_hours' || slot === 'error_rate'),
  )
  const counted = heard.isSteering
    ? []
    : [...findPlaces(heard.own.view), ...findItemWork(heard.own.view)]
  return [
    ...informs.map(askBackWhenDoubtful),
    ...findPainCues(cutView(withBlanked(heard.own.view, doubted)), isQuantified),
    ...heard.questions,
    ...heard.moves,
    ...counted,
  ]
}

/** What was answered or declined, to leave it out when the feeling of a message is read. */
export function getAnsweredSpans(acts: readonly Act[]): Span[] {
  return acts.flatMap((act) => (PLAIN_ACTS.includes(act.kind) ? [act.span] : []))
}
