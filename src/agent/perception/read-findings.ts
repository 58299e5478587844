import { findAuthorities } from '#agent/perception/authorities.ts'
import { findBareAnswers } from '#agent/perception/bare-answers.ts'
import { findBudgets } from '#agent/perception/budgets.ts'
import { findCompanies } from '#agent/perception/companies.ts'
import { findCorrectedValues } from '#agent/perception/corrected-values.ts'
import { findErrorRates } from '#agent/perception/error-rates.ts'
import {
  withoutForeignAmounts,
  withoutRolesWithUs,
  withoutSentencesForUs,
} from '#agent/perception/foreign/foreign-text.ts'
import { isOthersDoing } from '#agent/perception/foreign/others-doings.ts'
import type { Hearing } from '#agent/perception/hear-message.ts'
import { readEvidence } from '#agent/perception/host-evidence.ts'
import { findHourlyRates } from '#agent/perception/hourly-rates.ts'
import { findHours } from '#agent/perception/hours.ts'
import { findIndustries } from '#agent/perception/industries.ts'
import { isShouted, listParts } from '#agent/perception/introduction-parts.ts'
import {
  type Context,
  type MessageView,
  withBlanked,
  withQuantities,
  withSpaces,
} from '#agent/perception/message-view.ts'
import { findNames } from '#agent/perception/names.ts'
import { findOpeners } from '#agent/perception/openers.ts'
import { findPhones } from '#agent/perception/phones.ts'
import { isAboutUs } from '#agent/perception/questions.ts'
import { type Find, has, type Reading, readInTurn } from '#agent/perception/reading.ts'
import { findTeamSizes } from '#agent/perception/team-sizes.ts'
import { findTimelines } from '#agent/perception/timelines.ts'
import { findToolCounts } from '#agent/perception/tool-counts.ts'
import { findTools } from '#agent/perception/tools.ts'
import type { Finding } from '#agent/understand/act.ts'
import { findFigures } from '#agent/understand/find-figures.ts'
import type { Slot } from '#domain/fact.ts'

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

/** Whom these words cost something is believed wherever they stand: "are you hiring?". */
const COSTLY: readonly unknown[] = ['not_a_buyer', 'researcher']

function readAuthority(view: MessageView, whole: MessageView): Finding[] {
  const own = findAuthorities(withoutSentencesForUs(view))
  if (own.length > 0) return own
  return findAuthorities(whole).filter(({ value }) => COSTLY.includes(value))
}

/** Everything that the visitor's own words tell, without what follows from it. */
export function readFindings({
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
    ...findFigures(counted.findings, view).filter((finding) => !isOthersDoing(start, finding)),
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
