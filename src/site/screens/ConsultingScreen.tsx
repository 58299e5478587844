import { engagementPhases } from '#content/facts/pricing.ts'
import { consultingPage } from '#content/pages/consulting.ts'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { PhaseBar, WEEK_TICKS } from '#site/components/figures/PhaseFigure.tsx'
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
        <p className="label grid pb-2 md:grid-cols-12 md:gap-x-6" aria-hidden="true">
          <span className="flex justify-between md:col-span-8 md:col-start-5">
            {WEEK_TICKS.map((week) => (
              <span key={week}>{week}</span>
            ))}
          </span>
        </p>
        <ol className="ledger">
          {engagementPhases.map((phase, index) => (
            <li key={phase.phase} className="grid gap-x-6 gap-y-4 py-6 md:grid-cols-12">
              <div className="md:col-span-4">
                <h3 className="text-h3">{phase.name}</h3>
                <p className="mt-1 text-small text-soft tabular-nums">
                  <RangeText text={`${phase.duration} · ${phase.investment}`} />
                </p>
              </div>
              <div className="grid gap-x-6 gap-y-4 md:col-span-8 md:grid-cols-2">
                <PhaseBar phases={engagementPhases.slice(0, index + 1)} />
                <p className="max-w-measure text-soft">{phase.description}</p>
                <ul className="grid content-start gap-1 text-small">
                  {phase.deliverables.map((deliverable) => (
                    <li key={deliverable}>{deliverable}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
        <p className="max-w-measure text-small text-soft md:mt-2">{consultingPage.modelCaption}</p>
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
        <ul className="grid gap-x-6 gap-y-9 sm:grid-cols-2">
          {services.items.map((service) => (
            <li key={service.name} className="border-t border-ink pt-4">
              <h3 className="text-h2">{service.name}</h3>
              <p className="mt-2 max-w-[28rem] text-soft">{service.text}</p>
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
