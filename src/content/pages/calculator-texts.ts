import { readClaim } from '#content/facts/claims.ts'
import type { CalculatorInputName, Payback } from '#domain/calculator.ts'

type CalculatorField = {
  label: string
  help: string
  prefix?: string
  suffix?: string
  /** How a screen reader says the value, after the number. */
  spoken: { one: string; other: string }
}

const timeToLive = readClaim('time-to-live')

export const calculatorFields: Record<CalculatorInputName, CalculatorField> = {
  manualHours: {
    label: 'Manual hours per week',
    help: 'of the whole team',
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
    help: 'items done twice',
    suffix: '%',
    spoken: { one: 'percent', other: 'percent' },
  },
}

export const calculatorTexts = {
  button: { href: '/diagnostic', label: 'Get Your Custom Assessment' },
  inputsTitle: 'Your figures',
  resultsTitle: 'What comes out',
  withoutScript:
    'The sliders need JavaScript. The figures below are worked through with the values they start from.',
  /** `{month}` is the month in which the investment is earned back. */
  verdicts: {
    never: 'Nothing is saved at these figures, so the investment never pays back.',
    beyond_horizon:
      'Not earned back within three years. Alone, this process does not carry an implementation.',
    within_horizon:
      'Paid back in month {month}. The first year alone does not cover it, so its ROI is negative.',
    within_first_year: 'Paid back in month {month}, inside the first year.',
  } satisfies Record<Payback['kind'], string>,
  cost: { title: 'Cost of the work, per year', now: 'now', after: 'after', saved: 'saved' },
  ledger: {
    title: 'Every line, as it is counted',
    legend: ['Marked', 'figures are yours.'],
  },
  assumption: 'Stated assumption: 60-85% automation rate.',
  /** `{score}` is the automation score. */
  assumptionNotes: {
    below:
      'At {score}% your figures lie below it: with few tools and few errors, less of the work can be handed over.',
    within: 'At {score}% your figures lie within it. An audit confirms or corrects the rate.',
    atCap: 'At {score}% your figures reach its upper end, and no more is ever counted.',
  },
  net: {
    title: 'Three years, month by month',
    caption: 'Cumulative net benefit: savings so far, less {investment} at the start.',
    paidBack: 'paid back in month {month}',
    notPaidBack: 'not paid back within three years',
  },
  teamNote:
    'Team size enters none of the lines above. It only shows what they mean for one person.',
  omissions: {
    title: 'What the formula leaves out',
    items: [
      `Savings count evenly from the first month. A real system takes ${timeToLive.figure} weeks to go live.`,
      'A retainer after go-live and your own licences are not deducted.',
      'Errors raise the automation score. What an error costs you is not added.',
    ],
    link: { href: '/pricing', label: 'What we charge, phase by phase' },
  },
  actions: {
    copy: 'Copy link to these figures',
    copied: 'Link copied',
    copyFailed: 'Copy it from the address bar',
    reset: 'Reset',
  },
}
