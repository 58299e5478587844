import { lowerFirst, sayList } from '#content/answers/card.ts'
import { PILOT_TOOLS, PUBLISHED_CASES } from '#content/answers/made-answers.ts'
import { PAGES } from '#content/answers/pages.ts'
import { caseStudies, shortCaseStudies } from '#content/facts/case-studies.ts'
import { claims } from '#content/facts/claims.ts'
import { comparisons } from '#content/facts/comparisons.ts'
import {
  engagementPhases,
  includedInEveryEngagement,
  investmentFactors,
  pilotTimeline,
  supportDays,
} from '#content/facts/pricing.ts'
import { perks, roles } from '#content/facts/roles.ts'
import { spellNumber } from '#content/facts/spell-number.ts'
import { systems } from '#content/facts/systems.ts'
import { callHost, team } from '#content/facts/team.ts'
import { aboutPage } from '#content/pages/about.ts'
import { calculatorTexts } from '#content/pages/calculator-texts.ts'
import { consultingPage } from '#content/pages/consulting.ts'
import { architecture, clients, framework } from '#content/pages/home.ts'
import { site } from '#content/site.ts'
import { calculatorInputNames } from '#domain/calculator.ts'
import {
  calculateAutomationPercent,
  calculateRoi,
  IMPLEMENTATION_INVESTMENT_CENTS,
} from '#domain/roi.ts'
import { SIGNALS } from '#domain/score-card.ts'

const [audit, pilot, rollout, retainer] = engagementPhases
const [privacy, terms] = aboutPage.data
const [, pagesLoad] = privacy.items
const [estimates] = terms.items
const services = consultingPage.services.items
const readiness = services[2]

const list = (items: readonly string[] = []) => sayList(items.map(lowerFirst))
const listNames = (items: readonly { name: string }[]) => list(items.map(({ name }) => name))
const listTitles = (items: readonly { title: string }[]) =>
  sayList(items.map(({ title }) => lowerFirst(title)))
const formatNumber = (number: number) => number.toLocaleString('en-US')

const priceFactors = sayList(
  investmentFactors
    .filter(({ name }) => name !== 'Volume')
    .map(({ name }) =>
      /^(?:Number|Quality) /.test(name) ? `the ${lowerFirst(name)}` : lowerFirst(name),
    ),
)
const accessEffect = investmentFactors.find(({ name }) => name === 'Quality of access')?.effect
const lowCode = comparisons.find(({ path }) => path === PAGES.lowCode.url)?.choice
const delivers = comparisons
  .find(({ path }) => path === PAGES.consultingFirms.url)
  ?.points.find(({ question }) => question === 'What is delivered')?.us

const basePercent = calculateAutomationPercent(0, 0)
/** An hour a week at one cent costs as many cents a year as weeks are counted. */
const weeks = calculateRoi({
  manualHours: 1,
  hourlyRateCents: 1,
  toolCount: 0,
  errorRatePercent: 0,
}).annualCostCents

/** What stands in braces in an answer, by its name, and what visitors read in its place. */
export const VALUES: Readonly<Record<string, string>> = {
  'site.legalName': site.legalName,
  'site.spokenName': site.spokenName,
  'site.email.contact': site.email.contact,
  'site.email.careers': site.email.careers,
  'site.responsePromise': site.responsePromise,
  'site.callMinutes': `${site.callMinutes}`,

  'audit.name': audit.name,
  'audit.investment': audit.investment,
  'audit.minimum': `$${formatNumber(audit.minimumUsd)}`,
  'audit.duration': audit.duration,
  'audit.scope': audit.scope,
  'audit.outcome': audit.outcome,
  'audit.deliverables': sayList(audit.deliverables.map((one) => `a ${lowerFirst(one)}`)),
  'pilot.name': pilot.name,
  'pilot.investment': pilot.investment,
  'pilot.duration': pilot.duration,
  'pilot.description': pilot.description,
  'pilot.deliverables': list(pilot.deliverables),
  'pilot.mainDeliverables': list(pilot.deliverables.slice(0, 2)),
  'pilot.tools': PILOT_TOOLS,
  'pilot.liveIn': pilotTimeline.pilot,
  'pilot.liveInWeeks': pilotTimeline.pilot.replace(' weeks', ''),
  'pilot.ownDevelopment': pilotTimeline.customDevelopment,
  'rollout.name': rollout.name,
  'rollout.investment': rollout.investment,
  'rollout.duration': rollout.duration,
  'rollout.scope': rollout.scope,
  'rollout.description': rollout.description,
  'rollout.deliverables': list(rollout.deliverables),
  'rollout.outcome': lowerFirst(rollout.outcome),
  'retainer.name': retainer.name,
  'retainer.investment': retainer.investment,
  'engagement.includes': list(includedInEveryEngagement),
  'engagement.supportDays': `${supportDays}`,
  'price.factors': priceFactors,
  'price.accessEffect': accessEffect ?? '',

  // As the table of the article counts them.
  'runningCost.total': '$42,540',
  'runningCost.work': '18,000 insurance certificates',

  'steps.count': spellNumber(framework.steps.length),
  'steps.names': listNames(framework.steps),
  'services.count': spellNumber(services.length),
  'services.names': sayList(services.map(({ name }) => name)),
  'readiness.name': readiness.name,
  'readiness.text': lowerFirst(readiness.text),
  'systems.count': spellNumber(systems.length),
  'systems.names': sayList(systems.map(({ name }) => name)),
  'systems.tools': sayList(systems.flatMap(({ tools }) => tools.slice(0, 1))),
  'fields.names': sayList(architecture.domains),

  'claims.count': spellNumber(claims.length),
  'claims.figures': sayList(claims.map(({ figure, label }) => `${figure} ${label}`)),
  'cases.count': spellNumber(PUBLISHED_CASES.length),
  'caseStudies.count': spellNumber(caseStudies.length, 'Capital'),
  'caseStudies.titles': listTitles(caseStudies),
  'shortCases.count': spellNumber(shortCaseStudies.length, 'Capital'),
  'shortCases.titles': listTitles(shortCaseStudies),
  'clients.kinds': sayList(clients.categories.map(({ name }) => `a ${lowerFirst(name)}`)),

  'team.count': spellNumber(team.length, 'Capital'),
  'team.names': sayList(team.map(({ name, role }) => `${name} (${role})`)),
  'call.host': `${callHost.name}, ${callHost.role}`,
  'firm.delivers': lowerFirst(delivers ?? ''),
  'firm.principles': listNames(aboutPage.principles),
  'roles.count': spellNumber(roles.length),
  'roles.titles': sayList(roles.map(({ title }) => title)),
  'perks.count': spellNumber(perks.length),
  'perks.names': listNames(perks),
  'lowCode.them': list(lowCode?.them),
  'lowCode.us': list(lowCode?.us),
  'privacy.pagesLoad': pagesLoad,
  'terms.estimates': estimates,

  'calculator.sliders': spellNumber(calculatorInputNames.length),
  'calculator.investment': `$${formatNumber(IMPLEMENTATION_INVESTMENT_CENTS / 100)}`,
  'calculator.omission': calculatorTexts.omissions.items[0] ?? '',
  'estimate.weeks': `${weeks}`,
  'estimate.basePercent': `${basePercent}`,
  'estimate.perTool': `${calculateAutomationPercent(1, 0) - basePercent}`,
  'estimate.perError': `${calculateAutomationPercent(0, 1) - basePercent}`,
  'estimate.mostPercent': `${calculateAutomationPercent(1_000, 0)}`,
  // 52 weeks of 40 hours, as the reader of salaries divides them.
  'estimate.yearHours': formatNumber(52 * 40),
  // An example of what comes on top of wages.
  'estimate.extraPercent': '30',
  'fitScore.signals': spellNumber(SIGNALS.length),
}
