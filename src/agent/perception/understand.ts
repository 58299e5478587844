import type { Act, InformAct, MoveKind, Span } from '#agent/perception/act.ts'
import { findAuthorities } from '#agent/perception/authorities.ts'
import { findBareAnswers } from '#agent/perception/bare-answers.ts'
import { findBudgets } from '#agent/perception/budgets.ts'
import { findCompanies } from '#agent/perception/companies.ts'
import { findCorrectedValues } from '#agent/perception/corrected-values.ts'
import { findErrorRates } from '#agent/perception/error-rates.ts'
import { isOnlyForUs } from '#agent/perception/foreign/addressed-to-us.ts'
import {
  withoutForeignAmounts,
  withoutRolesWithUs,
  withoutSentencesForUs,
} from '#agent/perception/foreign/foreign-text.ts'
import { isOthersDoing } from '#agent/perception/foreign/others-doings.ts'
import { type Hearing, hearMessage } from '#agent/perception/hear-message.ts'
import { readEvidence } from '#agent/perception/host-evidence.ts'
import { findHourlyRates } from '#agent/perception/hourly-rates.ts'
import { findHours } from '#agent/perception/hours.ts'
import { findIndustries } from '#agent/perception/industries.ts'
import { inferFacts } from '#agent/perception/infer-facts.ts'
import { isShouted, listParts } from '#agent/perception/introduction-parts.ts'
import {
  type Context,
  type Finding,
  type MessageView,
  withBlanked,
  withQuantities,
  withSpaces,
} from '#agent/perception/message-view.ts'
import { findNames } from '#agent/perception/names.ts'
import { findOpeners } from '#agent/perception/openers.ts'
import { PROCESS } from '#agent/perception/pain-lexicon.ts'
import { findPainCues, findPains } from '#agent/perception/pains.ts'
import { findPhones } from '#agent/perception/phones.ts'
import { isAboutUs } from '#agent/perception/questions.ts'
import { type Find, has, type Reading, readInTurn } from '#agent/perception/reading.ts'
import { findTeamSizes } from '#agent/perception/team-sizes.ts'
import { findTimelines } from '#agent/perception/timelines.ts'
import { findToolCounts } from '#agent/perception/tool-counts.ts'
import { findTools } from '#agent/perception/tools.ts'
import { weighInforms } from '#agent/perception/weigh-informs.ts'
import type { Slot } from '#domain/fact.ts'

const NO_ANSWER: readonly MoveKind[] = [
  'refuse',
  'unsure',
  'why',
  'book',
  'decline_booking',
  'no_call',
  'handoff',
  'stop',
  'abuse',
  'off_topic',
  'greet',
  'thanks',
  'affirm',
  'deny',
  'injection',
]
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

/** In this order: what is most surely told by its unit takes its numbers first. */
const findNumbers: readonly Find[] = [
  findCorrectedValues,
  findHourlyRates,
  findErrorRates,
  findBudgets,
  findHours,
  findToolCounts,
  findTimelines,
  findTeamSizes,
]

/** Who writes and for whom: both are read from the same cut of the message, the name first. */
function readPeople(reading: Reading, context: Context): Reading {
  const { view } = reading
  const intro = {
    view: { ...view, context },
    parts: listParts(view),
    evidence: readEvidence(reading.findings),
    isShouting: isShouted(view.visible),
  }
  const names = findNames(intro)
  const companies = findCompanies(intro, names[0])
  const spans = [...names, ...companies].map((finding) => finding.span)
  return {
    view: withBlanked(view, spans),
    findings: [...reading.findings, ...names, ...companies],
  }
}

function listAsked({ asking, alsoAsking }: Pick<Context, 'asking' | 'alsoAsking'>): Slot[] {
  return [asking, alsoAsking].filter((slot) => slot !== null && slot !== undefined)
}

function toInform(view: MessageView, finding: Finding): InformAct {
  const { slot, value, span, reading = {} } = finding
  return { kind: 'inform', slot, value, quote: view.text.slice(...span), span, reading }
}

/** Hours and rates named twice in a message: the last one stands, as people correct themselves forward. */
function keepLast(acts: readonly InformAct[]): InformAct[] {
  return acts.filter(
    (act, index) => !acts.slice(index + 1).some((later) => later.slot === act.slot),
  )
}

/** Whom these words cost something is believed wherever they stand: "are you hiring?". */
const COSTLY: readonly unknown[] = ['not_a_buyer', 'researcher']

function readAuthority(view: MessageView, whole: MessageView): Finding[] {
  const own = findAuthorities(withoutSentencesForUs(view))
  if (own.length > 0) return own
  return findAuthorities(whole).filter(({ value }) => COSTLY.includes(value))
}

/** Everything that the visitor's own words tell, without what follows from it. */
function readFindings({
  start,
  own,
  whole,
  moves,
  questions,
  isSteering,
  asked,
}: Hearing): Finding[] {
  const spoken = { ...own, view: withSpaces(own.view, findOpeners(own.view.plain)) }
  const tooled = readInTurn(spoken, [findTools])
  // "Mark" and "Bettina. And you?" answer who is writing, though they look like words to us.
  const named = readPeople(
    readInTurn(tooled, [findPhones]),
    isSteering ? own.view.context : start.context,
  )
  const view = withBlanked(
    withQuantities(withoutForeignAmounts(named.view)),
    questions.filter(({ query }) => isAboutUs(query)).map((question) => question.span),
  )
  const measured = readInTurn({ view, findings: named.findings }, findNumbers)
  const open = listAsked(asked).filter(
    (slot) =>
      !has(measured.findings, slot) && !(slot === 'tools' && has(measured.findings, 'tool_count')),
  )
  const declined = moves.find(({ kind }) => kind === 'unsure' || kind === 'refuse')?.span ?? null
  const counted = readInTurn(measured, [(rest) => findBareAnswers(rest, open, declined)])
  const companies = named.findings.filter(({ slot }) => slot === 'company_name')
  const nameless = withBlanked(
    own.view,
    companies.map(({ span }) => span),
  )
  return [
    ...counted.findings.filter((finding) => !isOthersDoing(start, finding)),
    ...readAuthority(
      withoutRolesWithUs(tooled.view),
      withBlanked(
        whole,
        tooled.findings.map(({ span }) => span),
      ),
    ),
    ...findIndustries(withoutSentencesForUs(nameless)),
  ]
}

/** Fractions, haggling and little words, which name no work: "a third then". */
const NAMES_NOTHING =
  /^\W*(?:(?:an?|one|the|of|it|that|then|ok|okay|too|much|half|third|quarter|and|or|so|double|twice|final|deal|agreed|same|again|more|less|now|well|come|on)\b\W*)+$/

/** "Estimates may be wrong, right?" */
const SEEKS_ASSENT = /\b(?:right|correct|agreed|yes|no|true)\s?\?\s*$/

/** "The worst? Rota swaps." */
const ASKS_ONESELF =
  /^\W*(?:(?:if|what|which) (?:i|we|my|our|part|bit|one)\b|(?:the|my|our) )(?![^?]*\b(?:you|your)\b)/

/** Someone who buys nothing tells of work all the same where the work is put in numbers. */
function sellsOrSeeks(said: readonly Finding[]): boolean {
  const isMeasured = said.some(({ slot }) => slot === 'manual_hours' || slot === 'error_rate')
  return !isMeasured && said.some(({ value }) => value === 'not_a_buyer')
}

function readPains({ own, moves, questions }: Hearing, said: readonly Finding[]): Finding[] {
  if (sellsOrSeeks(said)) return []
  const view = withoutSentencesForUs(withSpaces(own.view, findOpeners(own.view.plain)))
  return findPains(view, {
    told: said.map(({ span }) => span),
    hasOtherFacts: said.some((finding) => finding.slot !== 'industry'),
    isNoAnswer:
      questions.some(({ quote }) => !ASKS_ONESELF.test(quote.toLowerCase())) ||
      NAMES_NOTHING.test(view.plain) ||
      (SEEKS_ASSENT.test(view.plain) && !PROCESS.test(view.plain)) ||
      isOnlyForUs(view.plain) ||
      moves.some((move) => NO_ANSWER.includes(move.kind)),
  })
}

/** What is the same in every language; figures and words around them are not. */
const READ_IN_ANY_LANGUAGE: readonly Slot[] = [
  'contact_name',
  'company_name',
  'company_website',
  'email',
  'phone',
]

/** Reads a message into typed acts, each with the words it rests on. */
export function understand(text: string, context: Context): Act[] {
  const heard = hearMessage(text, context)
  const isForeignTongue = heard.languages.length > 0
  const said = readFindings(heard).filter(
    ({ slot }) => !isForeignTongue || READ_IN_ANY_LANGUAGE.includes(slot),
  )
  const found = [...said, ...readPains(heard, said), ...inferFacts(said)]
  const { informs, doubted } = weighInforms(
    keepLast(found.map((finding) => toInform(heard.start, finding))),
    heard,
    context,
  )
  const isQuantified = informs.some(
    ({ kind, slot }) => kind === 'inform' && (slot === 'manual_hours' || slot === 'error_rate'),
  )
  return [
    ...informs,
    ...findPainCues(withBlanked(withoutSentencesForUs(heard.own.view), doubted), isQuantified),
    ...heard.questions,
    ...heard.moves,
    ...heard.languages,
  ]
}

/** What was answered or declined, to leave it out when the feeling of a message is read. */
export function getAnsweredSpans(acts: readonly Act[]): Span[] {
  return acts.flatMap((act) => (PLAIN_ACTS.includes(act.kind) ? [act.span] : []))
}
