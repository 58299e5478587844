import { engagementPhases } from '#content/facts/pricing.ts'
import { consultingPage } from '#content/pages/consulting.ts'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { Mark } from '#site/components/Mark.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'
import { PhaseRoute } from '#site/components/PhaseRoute.tsx'
import { Section } from '#site/components/Section.tsx'

export function ConsultingScreen() {
  const { comparison, services } = consultingPage
  return (
    <>
      <PageIntro title={consultingPage.title} lead={consultingPage.lead} />
      <section className="page mt-14 md:mt-22" aria-label="How we work">
        <ol className="trace trace-h2 max-w-[52rem] lg:ml-[25%]">
          {consultingPage.steps.map((step) => (
            <li key={step.name} className="trace-step">
              <Mark kind={step.mark} />
              <div className="grid gap-x-6 gap-y-1 pb-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
                <h2 className="text-h2">{step.name}</h2>
                <p className="text-soft">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <Section title={comparison.title}>
        <div className="ledger">
          <div className="grid grid-cols-2 gap-x-6 py-3">
            <h3 className="text-small text-soft">{comparison.before}</h3>
            <h3 className="text-small font-bold">{comparison.after}</h3>
          </div>
          {comparison.rows.map(([before, after]) => (
            <div key={before} className="grid grid-cols-2 gap-x-6 py-4">
              <p className="text-soft">{before}</p>
              <p className="font-medium">{after}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section title={consultingPage.modelTitle} lead={consultingPage.modelLead}>
        <PhaseRoute phases={engagementPhases} />
      </Section>
      <Section title={services.title}>
        <ul className="grid gap-x-6 gap-y-9 md:grid-cols-12">
          {services.items.map((service, index) => (
            <li
              key={service.name}
              className={`border-t border-line pt-4 ${index % 3 === 0 ? 'md:col-span-7' : 'md:col-span-5'}`}
            >
              <h3 className="text-h3">{service.name}</h3>
              <p className="mt-2 max-w-measure text-soft">{service.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall
        title={consultingPage.closing.title}
        text={consultingPage.closing.text}
        event="cta_click_consulting"
      />
    </>
  )
}
