import {
  engagementPhases,
  includedInEveryEngagement,
  investmentFactors,
  pilotTimeline,
} from '#content/facts/pricing.ts'
import { pricingPage } from '#content/pages/pricing.ts'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'
import { PhaseRoute } from '#site/components/PhaseRoute.tsx'

export function PricingScreen() {
  return (
    <>
      <PageIntro title={pricingPage.title} lead={pricingPage.lead} />
      <section className="page mt-14 md:mt-22">
        <h2 className="sr-only">Phases</h2>
        <PhaseRoute phases={engagementPhases} />
        <p className="label mt-6">
          Pilot systems are live in {pilotTimeline.pilot}; custom development takes{' '}
          {pilotTimeline.customDevelopment}.
        </p>
      </section>
      <section className="page mt-22 grid gap-x-6 gap-y-14 md:mt-34 md:grid-cols-12">
        <div className="md:col-span-5">
          <h2 className="text-h2">{pricingPage.includedTitle}</h2>
          <ul className="ledger mt-6">
            {includedInEveryEngagement.map((item) => (
              <li key={item} className="py-3">
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="md:col-span-7 md:pl-6 lg:pl-14">
          <h2 className="text-h2">{pricingPage.factorsTitle}</h2>
          <dl className="ledger mt-6">
            {investmentFactors.map((factor) => (
              <div
                key={factor.name}
                className="grid gap-x-6 py-3 sm:grid-cols-[11rem_minmax(0,1fr)] md:max-lg:grid-cols-[8.5rem_minmax(0,1fr)]"
              >
                <dt className="font-medium">{factor.name}</dt>
                <dd className="text-soft">{factor.effect}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <ClosingCall
        title="Find your place in the range"
        text="The diagnostic gives a first figure; the audit gives the real one."
      />
    </>
  )
}
