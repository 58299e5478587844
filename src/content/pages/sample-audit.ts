import { engagementPhases } from '#content/facts/pricing.ts'
import type { MarkKind, PageMetadata } from '#content/page-metadata.ts'
import { calculateRoi, IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'
import { judgeWorth } from '#domain/verdict.ts'

const [audit, pilot, rollout, retainer] = engagementPhases

/** Invented, like everything that is said of this company. Sums and savings are computed from these figures alone. */
const company = 'Example Pump & Valve'
const hourlyRateUsd = 52
const redoneCases = 18
const caseCount = 150
const casesPerWeek = 120
const errorRatePercent = (redoneCases / caseCount) * 100

type Step = {
  id: string
  mark: MarkKind
  name: string
  /** Cases of a week that take this step, and minutes for each. */
  cases: number
  minutes: number
  who: string
  advice: string
}

const steps: readonly Step[] = [
  {
    id: 'read',
    mark: 'perceive',
    name: 'Read the email and find the order',
    cases: casesPerWeek,
    minutes: 8,
    who: 'by the service desk',
    advice: 'Agent. It quotes the line it read and asks when two orders fit.',
  },
  {
    id: 'chase',
    mark: 'perceive',
    name: 'Ask for a missing photo or serial number',
    cases: 45,
    minutes: 12,
    who: 'by the service desk',
    advice: 'Agent. It sends a text that the service desk approved and reminds once.',
  },
  {
    id: 'terms',
    mark: 'decide',
    name: 'Check warranty and return terms',
    cases: casesPerWeek,
    minutes: 5,
    who: 'by the service desk',
    advice: 'Agent, by rules in code. The terms fill two pages and leave little open.',
  },
  {
    id: 'credit',
    mark: 'decide',
    name: 'Propose a credit and get it approved',
    cases: 105,
    minutes: 4,
    who: 'by the team lead',
    advice: 'Agent within a limit. The team lead sees what is above it.',
  },
  {
    id: 'book',
    mark: 'act',
    name: 'Issue the return number and post the credit',
    cases: 105,
    minutes: 8,
    who: 'by accounting',
    advice: 'Agent. Each posting carries a unique ID, so that it is not made twice.',
  },
  {
    id: 'dispute',
    mark: 'people',
    name: 'Settle a disputed claim by phone',
    cases: 10,
    minutes: 36,
    who: 'by the team lead',
    advice: 'Leave it with people. See “What to leave with people.”',
  },
]

const countHours = (some: readonly Step[]) =>
  some.reduce((sum, { cases, minutes }) => sum + cases * minutes, 0) / 60

const measured = steps.map((step) => ({ ...step, hours: countHours([step]) }))
const pick = (...ids: readonly string[]) => steps.filter(({ id }) => ids.includes(id))

const sayUsd = (cents: number) => `$${Math.round(cents / 100).toLocaleString('en-US')}`
const sayHours = (hours: number) => `${Number(hours.toFixed(1))} h`

type Scope = { name: string; text: string; steps: readonly Step[]; tools: readonly string[] }

/** What the formula of the calculator says of these steps. */
function estimateOption({ name, text, steps: covered, tools }: Scope) {
  const manualHours = countHours(covered)
  const roi = calculateRoi({
    manualHours,
    hourlyRateCents: hourlyRateUsd * 100,
    toolCount: tools.length,
    errorRatePercent,
  })
  const worth = {
    auditMinimumUsd: audit.minimumUsd,
    work: 'checking claims and posting credits',
    next: 'a pilot',
  } as const
  return {
    name,
    text,
    price: `${pilot.name}, ${pilot.investment}`,
    saving: `${sayUsd(roi.annualSavingsCents)} a year`,
    sum: `${sayHours(manualHours)} × $${hourlyRateUsd} × 52 weeks × ${roi.automationPercent}%`,
    verdict: judgeWorth({ annualSavingsCents: roi.annualSavingsCents, ...worth }).why,
  }
}

const wholeTools = ['shared mailbox', 'ERP', 'warranty list']
const intake = estimateOption({
  name: 'Intake only',
  text: 'An agent reads the email, finds the order, and asks for what is missing. People do the rest, as they do today.',
  steps: pick('read', 'chase'),
  tools: ['shared mailbox', 'ERP'],
})
const whole = estimateOption({
  name: 'Everything but disputed claims',
  text: 'An agent takes a claim from the email to the posted credit, within limits, and passes anything over a limit to a person.',
  steps: steps.filter(({ id }) => id !== 'dispute'),
  tools: wholeTools,
})

const yearlyCost = sayUsd(countHours(steps) * hourlyRateUsd * 52 * 100)

export const sampleAuditPage = {
  metadata: {
    path: '/sample-audit',
    title: 'A sample audit report',
    description:
      'A complete audit report for an invented company: process map, measurements, options with prices and savings, risks, and what to leave with people.',
    keywords: ['sample audit report', 'process audit example', 'automation business case'],
    summary:
      'A complete sample report of an Operations Audit for an invented company: process map, measurements, a ranked list of what to automate, options with prices and savings, one step it recommends leaving with people, a design, and risks.',
  } satisfies PageMetadata,
  mark: 'Sample: the company is invented',
  title: 'A sample audit report',
  lead: `An audit of one process takes ${audit.duration}, costs ${audit.investment}, and ends with a report like this one. The company and its measurements are made up. The prices are ours, and the savings follow our calculator’s formula.`,
  printNote: 'Prints on letter-size paper',
  report: {
    title: 'Returns and credits',
    facts: [
      { term: 'Company', text: `${company} (invented), a spare-parts distributor` },
      { term: 'Process', text: 'From customer claim to posted credit' },
      {
        term: 'Read',
        text: `${caseCount} of the ${casesPerWeek * 6} claims of the last six weeks`,
      },
      { term: 'Watched', text: 'Four people, two days each' },
    ],
  },
  result: {
    title: 'Recommendation',
    claim: 'Automate the claims that your own rules decide. Leave the disputed ones alone.',
    text: `The process takes ${sayHours(countHours(steps))} a week and costs ${yearlyCost} a year. By the calculator’s formula, a pilot for everything but disputed claims would save ${whole.saving}. Do not buy the retainer for this process alone: at ${retainer.investment.replace(/^from /, '')} or more, it would cost more than the pilot saves.`,
  },
  map: {
    title: 'Process map',
    caption:
      'How a claim moves today. Of a week’s claims, ten are disputed and five are refused under the terms. There are two handoffs: from the service desk to the team lead, and from the team lead to accounting.',
    nodes: [
      { id: 'claim', label: 'Email with a claim', mark: 'integrations', column: 1, row: 1 },
      { id: 'read', label: 'Read, find order', mark: 'perceive', column: 2, row: 1 },
      { id: 'terms', label: 'Check terms', mark: 'decide', column: 3, row: 1 },
      { id: 'credit', label: 'Approve credit', mark: 'decide', column: 4, row: 1 },
      { id: 'chase', label: 'Ask customer', mark: 'perceive', column: 2, row: 2 },
      { id: 'dispute', label: 'Settle by phone', mark: 'people', column: 3, row: 2 },
      { id: 'book', label: 'Post in ERP', mark: 'act', column: 4, row: 2 },
    ],
    edges: [
      { from: 'claim', to: 'read' },
      { from: 'read', to: 'terms', label: 'complete' },
      { from: 'read', to: 'chase', label: 'incomplete' },
      { from: 'chase', to: 'read' },
      { from: 'terms', to: 'credit', label: 'covered' },
      { from: 'terms', to: 'dispute', label: 'disputed' },
      { from: 'credit', to: 'book', label: 'approved' },
    ],
  },
  measurements: {
    title: 'Measurements',
    lead: `An hour costs ${company} $${hourlyRateUsd}, with benefits. We timed each step and counted how many claims take it.`,
    columns: ['Step', 'Claims × minutes', 'Hours a week'],
    caption: 'Outlined: the step we recommend leaving with people.',
    rows: measured,
    total: { label: 'All steps', hours: countHours(steps) },
    errors: {
      term: 'Errors',
      text: `${redoneCases} of ${caseCount} claims were done twice (${errorRatePercent}%). In eleven, the wrong order was found first; in seven, the credit had to be posted again.`,
    },
    notCounted: {
      term: 'Not counted',
      text: 'Time that customers wait, and parts that come back although nothing is wrong with them. Six weeks can’t show seasonal changes.',
    },
  },
  ranked: {
    title: 'What to automate, in this order',
    lead: 'Ranked by hours a week and by how much of the step your rules already settle.',
    rows: measured
      .filter(({ id }) => id !== 'dispute')
      .toSorted((one, other) => other.hours - one.hours),
  },
  options: {
    title: 'Options',
    lead: `Hours × cost of an hour × 52 weeks × the share that can be automated: 30%, plus 5 points per tool and 2 per percent of errors, at most 85%. Payback is on the ${sayUsd(IMPLEMENTATION_INVESTMENT_CENTS)} that the calculator assumes. Your running costs are not in it. The export of past claims does not include the reasons for decisions, so we could not test your rules on it.`,
    labels: {
      price: 'Price',
      saving: 'Savings',
      verdict: 'What we say',
      recommended: 'Recommended',
    },
    rows: [
      {
        name: 'A. Fix the form only',
        text: 'Require a photo and a serial number on the claim form. You can do that without us.',
        price: 'No charge from us',
        saving: 'Not estimated',
        sum: '',
        verdict:
          'Do this first, whatever you decide. Count again after four weeks; hours that the form saves come off B and C.',
      },
      { ...intake, name: `B. ${intake.name}` },
      { ...whole, name: `C. ${whole.name}`, isRecommended: true },
      {
        name: 'D. Supplier claims as well',
        text: 'The same agent claims money back from suppliers. We did not measure that process.',
        price: `${rollout.name}, ${rollout.investment}, after a pilot`,
        saving: 'Not measured',
        sum: '',
        verdict: 'Do not decide this now. Decide after the pilot.',
      },
    ],
  },
  notToAutomate: {
    title: 'What to leave with people',
    claim: 'Disputed claims stay with the team lead.',
    paragraphs: [
      `Ten claims a week are disputed: the customer says the part was faulty, and your inspection says it was installed wrongly. They take ${sayHours(countHours(pick('dispute')))} a week.`,
      'No rule decides them. We read the last twenty: the team lead gave in on nine, each time because of who the customer was and what had happened before. A wrong refusal can cost an account, and the hours are few.',
      'The agent should prepare the call: the order, the photos, the inspection, and earlier claims, each with its source.',
    ],
  },
  design: {
    title: 'Design for the pilot',
    entries: [
      {
        term: 'Goal',
        text: 'Every complete claim has an answer by the end of the next business day.',
      },
      {
        term: 'Limits',
        text: 'A credit of $400 or more waits for the team lead, and so does a second claim on the same order. No disputed claim is answered by the agent.',
      },
      {
        term: 'Owners',
        text: 'The team lead owns the rules and limits. Accounting owns the postings. IT owns access.',
      },
      { term: 'Tools', text: `Three: ${wholeTools.join(', ')}.` },
      {
        term: 'Test',
        text: 'The service desk draws and labels 300 other past claims, and keeps half of them from us until the test. Then the agent proposes, and people post.',
      },
    ],
  },
  risks: {
    title: 'Risks',
    columns: ['What can go wrong', 'How you notice', 'What limits it'],
    rows: [
      {
        risk: 'It finds the wrong order',
        sign: 'The quoted words name another part',
        limit: 'If two orders fit, it asks',
      },
      {
        risk: 'A credit is posted twice',
        sign: 'Two postings with one return number',
        limit: 'A unique ID for each posting, and a check afterward',
      },
      {
        risk: 'The warranty list is out of date',
        sign: 'The team lead overturns one rule often',
        limit: 'Accounting checks the list each month',
      },
      {
        risk: 'People approve without reading',
        sign: 'Approvals that take seconds',
        limit: 'Planted errors, and fewer approvals to read',
      },
      {
        risk: 'It saves less than estimated',
        sign: 'Hours measured in the pilot’s fourth week',
        limit: 'You can stop after the pilot',
      },
    ],
  },
  closing: {
    title: 'What would yours say?',
    text: 'The free conversation gives a first estimate for one process. The paid Operations Audit measures it.',
    secondary: { href: '/pricing', label: 'See the prices' },
  },
} as const
