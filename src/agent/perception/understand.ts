import type { Act, InformAct, MoveKind, Span } from '#agent/perception/act.ts'
import { findAuthorities } from '#agent/perception/authorities.ts'
import { findBareAnswer } from '#agent/perception/bare-answers.ts'
import { findBudgets } from '#agent/perception/budgets.ts'
import { findCompanies } from '#agent/perception/companies.ts'
import { findEmails } from '#agent/perception/emails.ts'
import { findErrorRates } from '#agent/perception/error-rates.ts'
import { findHourlyRates } from '#agent/perception/hourly-rates.ts'
import { findHours } from '#agent/perception/hours.ts'
import { findIndustries } from '#agent/perception/industries.ts'
import { inferFacts } from '#agent/perception/infer-facts.ts'
import { findLanguage } from '#agent/perception/languages.ts'
import {
  type Context,
  type Finding,
  type MessageView,
  viewMessage,
  withBlanked,
  withQuantities,
} from '#agent/perception/message-view.ts'
import { findMoves } from '#agent/perception/moves.ts'
import { findNames } from '#agent/perception/names.ts'
import { findPainCues, findPains } from '#agent/perception/pains.ts'
import { findPhones } from '#agent/perception/phones.ts'
import { separateImplausible } from '#agent/perception/plausibility.ts'
import { findQuestions } from '#agent/perception/questions.ts'
import { findTeamSizes } from '#agent/perception/team-sizes.ts'
import { findTimelines } from '#agent/perception/timelines.ts'
import { findToolCounts } from '#agent/perception/tool-counts.ts'
import { findTools } from '#agent/perception/tools.ts'
import { findWebsites } from '#agent/perception/websites.ts'

/** Nobody types more; what is beyond is not read. */
const READ_MAX_CHARS = 4_000

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
]

type Find = (view: MessageView) => Finding[]

const findAddresses: readonly Find[] = [findEmails, findWebsites]
/** In this order: what is most surely told by its unit takes its numbers first. */
const findNumbers: readonly Find[] = [
  findHourlyRates,
  findErrorRates,
  findBudgets,
  findHours,
  findToolCounts,
  findTimelines,
  findTeamSizes,
]

type Reading = { view: MessageView; findings: readonly Finding[] }

function readInTurn(reading: Reading, finders: readonly Find[]): Reading {
  return finders.reduce((current, find) => {
    const found = find(current.view)
    const spans = found.flatMap((finding) => finding.consumed ?? [finding.span])
    return {
      view: withBlanked(current.view, spans),
      findings: [...current.findings, ...found],
    }
  }, reading)
}

function withContext({ view, findings }: Reading, context: Context): Reading {
  return { view: { ...view, context }, findings }
}

function readPeople(reading: Reading): Reading {
  const names = findNames(reading.view, getHost(reading.findings))
  const nameless = withBlanked(
    reading.view,
    names.map((name) => name.span),
  )
  const companies = findCompanies(nameless, names[0])
  const spans = [...names, ...companies].map((finding) => finding.span)
  return {
    view: withBlanked(reading.view, spans),
    findings: [...reading.findings, ...names, ...companies],
  }
}

function getHost(findings: readonly Finding[]): string | null {
  const address = findings.find(({ slot }) => slot === 'company_website' || slot === 'email')
  return address === undefined ? null : String(address.value)
}

const has = (findings: readonly Finding[], slot: string) =>
  findings.some((finding) => finding.slot === slot)

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

/** Reads a message into typed acts, each with the words it rests on. */
export function understand(text: string, context: Context): Act[] {
  const start = viewMessage(text.slice(0, READ_MAX_CHARS), context)
  const addressed = readInTurn({ view: start, findings: [] }, findAddresses)
  const moves = findMoves(addressed.view)
  const questions = findQuestions(addressed.view)
  const isSteering = moves.some((move) => move.kind === 'injection')
  const tooled = readInTurn(withContext(addressed, { ...context, isSteering }), [findTools])
  const named = readPeople(readInTurn(tooled, [findPhones]))
  const answers = withBlanked(
    withQuantities(named.view),
    questions.filter(({ topic }) => topic !== 'other').map((question) => question.span),
  )
  const asking = isSteering ? null : context.asking
  const view = { ...answers, context: { ...context, asking, isSteering } }
  const measured = readInTurn({ view, findings: named.findings }, findNumbers)
  const isAnswered = asking !== null && has(measured.findings, asking)
  const counted = isAnswered ? measured : readInTurn(measured, [findBareAnswer])
  const said = [
    ...counted.findings,
    ...findAuthorities(tooled.view),
    ...findIndustries(addressed.view),
  ]
  const hasOtherFacts = said.some((finding) => finding.slot !== 'industry')
  const isNoAnswer = questions.length > 0 || moves.some((move) => NO_ANSWER.includes(move.kind))
  const pains = findPains(addressed.view, { hasOtherFacts, isNoAnswer })
  const isQuantified = has(said, 'manual_hours') || has(said, 'error_rate')
  const informs = keepLast(
    [...said, ...pains, ...inferFacts(said)].map((found) => toInform(start, found)),
  )
  return [
    ...separateImplausible(informs, context),
    ...findPainCues(addressed.view, isQuantified),
    ...questions,
    ...moves,
    ...findLanguage(start),
  ]
}

/** What was answered or declined, to leave it out when the feeling of a message is read. */
export function getAnsweredSpans(acts: readonly Act[]): Span[] {
  return acts.flatMap((act) => (PLAIN_ACTS.includes(act.kind) ? [act.span] : []))
}
