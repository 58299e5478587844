import { readClaim } from '#content/facts/claims.ts'
import { composePriceFigures, engagementPhases } from '#content/facts/pricing.ts'
import type { CalculatorInputName, Payback } from '#domain/calculator.ts'
import { IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'

type CalculatorField = {
  label: string
  help: string
  prefix?: string
  suffix?: string
  /** How a screen reader says the value, after the number. */
  spoken: { one: string; other: string }
}

const timeToLive = readClaim('time-to-live')
const { auditAndPilotPrice, calculatorInvestment } = composePriceFigures(
  engagementPhases,
  IMPLEMENTATION_INVESTMENT_CENTS / 100,
)

export const calculatorFields: Record<CalculatorInputName, CalculatorField> = {
  manualHours: {
    label: 'Manual hours per week',
    help: 'for the whole team',
    suffix: 'h',
    spoken: { one: 'hour per week', other: 'hours per week' },
  },
  hourlyRate: {
    label: 'Hourly rate',
    help: 'wages and overhead',
    prefix: '$',
    spoken: { one: 'dollar per hour', other: 'dollars per hour' },
  },
  toolCount: {
    label: 'Tools involved',
    help: 'that the work passes through',
    spoken: { one: 'tool', other: 'tools' },
  },
  teamSize: {
    label: 'Team size',
    help: 'people who share the work',
    spoken: { one: 'person', other: 'people' },
  },
  errorRate: {
    label: 'Error rate',
    help: 'share of the work redone',
    suffix: '%',
    spoken: { one: 'percent', other: 'percent' },
  },
}

export const calculatorTexts = {
  button: { href: '/diagnostic', label: 'Get Your Custom Assessment' },
  inputsTitle: 'Your figures',
  resultsTitle: 'Results',
  withoutScript: 'The sliders need JavaScript. The figures below use the starting values.',
  /** `{month}` is when the investment is earned back; with `{hours}` a week it would be in the first year. */
  verdicts: {
    never: 'Nothing is saved at these figures, so the investment never pays back.',
    beyond_horizon:
      'It doesn’t pay back within three years. This process alone doesn’t justify an implementation.',
    within_horizon:
      'It pays back in month {month}, so ROI after year 1 is negative. At {hours} hours a week or more, it would pay back within the first year.',
    within_first_year: 'It pays back in month {month}, within the first year.',
  } satisfies Record<Payback['kind'], string>,
  cost: { title: 'Cost of the work, per year', now: 'now', after: 'after', saved: 'saved' },
  ledger: {
    title: 'Every line of the formula',
    legend: ['Underlined', 'figures are yours.'],
  },
  assumption: 'Stated assumption: 60-85% automation rate.',
  /** `{score}` is the automation score. */
  assumptionNotes: {
    below:
      'At {score}%, your figures fall below that range: with few tools and few errors, the formula assumes that less can be automated.',
    within:
      'At {score}%, your figures fall within that range. An audit confirms or corrects the rate.',
    atCap: 'At {score}%, your figures reach the upper end; the formula never assumes more.',
  },
  net: {
    title: 'Three years, month by month',
    caption: 'Cumulative net benefit: savings so far, less {investment} at the start.',
    paidBack: 'paid back in month {month}',
    notPaidBack: 'not paid back within three years',
  },
  teamNote: 'Team size doesn’t affect the lines above. It only shows what they mean per person.',
  omissions: {
    title: 'What the formula leaves out',
    items: [
      `The investment of ${calculatorInvestment} is fixed. At our prices, an audit and a pilot cost ${auditAndPilotPrice}, before running costs.`,
      `Savings are counted evenly from the first month. A real system goes live ${timeToLive.figure} weeks after the audit.`,
      'The optional retainer, your own licenses, hosting, and model usage are not deducted.',
      'Errors raise the automation score, but what each error costs you is not included.',
    ],
    link: { href: '/pricing', label: 'What we charge, phase by phase' },
  },
  actions: {
    copy: 'Copy link to these figures',
    copied: 'Link copied',
    copyFailed: 'Copy it from the address bar',
    reset: 'Reset',
  },
  /** Read out once the sliders rest. */
  spoken: (savings: string, hours: string, payback: string, net: string) =>
    `Annual savings ${savings}, ${hours} saved per week, payback ${payback}, 3-year net benefit ${net}.`,
  savingsLabel: (hours: string) => `annual savings, and ${hours} a week`,
  yearsCaption: 'Savings so far and cumulative net benefit at the end of each year',
  typedLabel: (label: string, min: number, max: number, step: number) =>
    `${label}, typed: ${min} to ${max} in steps of ${step}`,
}
