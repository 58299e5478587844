import { calculatorPage } from '#content/pages/calculator.ts'
import { calculateRoi, IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const formatCents = (cents: number) => dollars.format(cents / 100)

function listRows() {
  const { example } = calculatorPage
  const roi = calculateRoi(example)
  const rate = formatCents(example.hourlyRateCents)
  const investment = formatCents(IMPLEMENTATION_INVESTMENT_CENTS)
  const savings = formatCents(roi.annualSavingsCents)
  return [
    {
      name: 'Current annual cost',
      formula: `${example.manualHours} h × ${rate} × 52 weeks`,
      result: formatCents(roi.annualCostCents),
    },
    {
      name: 'Automation score',
      formula: `30 + 5 × ${example.toolCount} tools + 2 × ${example.errorRatePercent}% errors, at most 85`,
      result: `${roi.automationPercent}%`,
    },
    {
      name: 'Annual savings',
      formula: `${formatCents(roi.annualCostCents)} × ${roi.automationPercent}%`,
      result: savings,
    },
    {
      name: 'Weekly hours saved',
      formula: `${example.manualHours} h × ${roi.automationPercent}%`,
      result: `${roi.weeklyHoursSaved} h`,
    },
    {
      name: 'ROI after year 1',
      formula: `(${savings} − ${investment}) ÷ ${investment}`,
      result: `${roi.firstYearRoiPercent > 0 ? '+' : ''}${roi.firstYearRoiPercent.toFixed(1)}%`,
    },
    {
      name: 'Payback',
      formula: `${investment} ÷ (${savings} ÷ 12)`,
      result: roi.paybackMonths === null ? 'never' : `${roi.paybackMonths.toFixed(1)} months`,
    },
    {
      name: '3-year net benefit',
      formula: `3 × ${savings} − ${investment}`,
      result: formatCents(roi.threeYearNetCents),
    },
  ]
}

export function CalculatorScreen() {
  return (
    <>
      <PageIntro title={calculatorPage.title} lead={calculatorPage.lead} />
      <section className="page mt-14 md:mt-22" aria-label="The formula, worked through">
        <dl className="ledger">
          {listRows().map((row) => (
            <div
              key={row.name}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 py-4 md:grid-cols-12"
            >
              <dt className="font-medium md:col-span-4">{row.name}</dt>
              <dd className="label col-span-2 row-start-2 md:col-span-5 md:row-auto">
                {row.formula}
              </dd>
              <dd className="text-right text-h3 tabular-nums md:col-span-3">{row.result}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 max-w-measure text-small text-soft">{calculatorPage.assumption}</p>
      </section>
      <ClosingCall
        title="Now with your own figures"
        text="The assistant asks for them in conversation, and shows the same lines."
        primary={calculatorPage.button}
      />
    </>
  )
}
