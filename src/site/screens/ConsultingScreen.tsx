import { engagementPhases } from '#content/facts/pricing.ts'
import { consultingPage } from '#content/pages/consulting.ts'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { SpineFigure } from '#site/components/figures/SpineFigure.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'
import { RangeText } from '#site/components/PassageText.tsx'
import { Section } from '#site/components/Section.tsx'
import { StepAlong } from '#site/components/Trace.tsx'

export function ConsultingScreen() {
  const { comparison, services } = consultingPage
  return (
    <>
      <PageIntro title={consultingPage.title} lead={consultingPage.lead} />
      <section className="page mt-14 md:mt-22" aria-label={consultingPage.stepsLabel}>
        <ol className="grid md:grid-cols-3 md:gap-x-6">
          {consultingPage.steps.map(({ mark, name, text }) => (
            <StepAlong key={name} mark={mark} name={name} text={text} title="h2" />
          ))}
        </ol>
      </section>
      <Section title={comparison.title}>
        <SpineFigure
          them={{ name: comparison.before, steps: comparison.rows.map(([before]) => before) }}
          us={{ name: comparison.after, steps: comparison.rows.map(([, after]) => after) }}
        />
      </Section>
      <Section title={consultingPage.modelTitle} lead={consultingPage.modelLead}>
        <ol className="ledger">
          {engagementPhases.map((phase) => (
            <li key={phase.phase} className="grid gap-x-6 gap-y-3 py-6 md:grid-cols-12">
              <div className="md:col-span-4">
                <h3 className="text-h3">{phase.name}</h3>
                <p className="mt-1 text-small text-soft tabular-nums">
                  <RangeText text={`${phase.duration} · ${phase.investment}`} />
                </p>
              </div>
              <p className="max-w-measure text-soft md:col-span-4">{phase.description}</p>
              <ul className="grid content-start gap-1 text-small md:col-span-4">
                {phase.deliverables.map((deliverable) => (
                  <li key={deliverable}>{deliverable}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <ul className="mt-4 flex flex-wrap gap-x-9">
          {consultingPage.modelLinks.map(({ href, label }) => (
            <li key={href}>
              <a className="link inline-flex min-h-11 items-center font-medium" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
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
