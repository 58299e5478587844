import { engagementPhases } from '#content/facts/pricing.ts'
import { consultingPage } from '#content/pages/consulting.ts'
import { sampleAuditPage } from '#content/pages/sample-audit.ts'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { FlowFigure } from '#site/components/figures/FlowFigure.tsx'
import { PhaseBar } from '#site/components/figures/PhaseFigure.tsx'
import { HoursBar, WeekTicks } from '#site/components/figures/plot-parts.tsx'
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
          {consultingPage.steps.map((step) => (
            <StepAlong key={step.name} {...step} title="h2" />
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
        <div className="pb-2 md:ml-[calc(100%/3+0.5rem)]">
          <WeekTicks first={consultingPage.firstTick} />
        </div>
        <ol className="ledger">
          {engagementPhases.map((phase, index) => (
            <li
              key={phase.phase}
              id={consultingPage.phaseId(phase)}
              className="grid scroll-mt-24 gap-x-6 gap-y-4 py-6 md:grid-cols-12"
            >
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
                    <li
                      key={deliverable}
                      className="relative pl-4 before:absolute before:top-[0.6em] before:left-0 before:size-1.5 before:rounded-[50%] before:border before:border-edge"
                    >
                      <RangeText text={deliverable} />
                    </li>
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
      <Handover />
      <Section title={services.title}>
        <ul className="ledger">
          {services.items.map((service) => (
            <li
              key={service.name}
              className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-12 md:items-baseline"
            >
              <h3 className="text-h3 md:col-span-4">{service.name}</h3>
              <p className="md:col-span-5">{service.text}</p>
              <p className="text-small text-soft md:col-span-3">{service.when}</p>
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

/** The map, the hours, and the options of the sample report, as they stand there. */
function Handover() {
  const { title, lead, link } = consultingPage.handover
  const { map, measurements, options } = sampleAuditPage
  const greatest = Math.max(...measurements.rows.map(({ hours }) => hours))
  return (
    <Section title={title} lead={lead}>
      <div className="grid gap-x-6 gap-y-14 lg:grid-cols-12">
        <div className="border-t border-ink pt-4 lg:col-span-8">
          <h3 className="mb-6 text-h3">{map.title}</h3>
          <FlowFigure {...map} className="leading-[1.5]" />
        </div>
        <div className="border-t border-ink pt-4 lg:col-span-4">
          <h3 className="text-h3">{measurements.columns[2]}</h3>
          <dl className="mt-6 grid gap-3">
            {measurements.rows.map(({ id, mark, name, hours }) => (
              <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-small">
                <dt>{name}</dt>
                <dd className="tabular-nums">{hours}</dd>
                <dd className="col-span-2">
                  <HoursBar share={(hours / greatest) * 100} isOutlined={mark === 'people'} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-small text-soft">{measurements.caption}</p>
        </div>
        <div className="lg:col-span-full">
          <h3 className="mb-4 text-h3">{options.title}</h3>
          <ol className="ledger">
            {options.rows.map(({ name, price, saving }) => (
              <li
                key={name}
                className="grid gap-x-6 py-3 sm:grid-cols-2 md:grid-cols-12 md:items-baseline"
              >
                <p className="font-medium max-md:col-span-full md:col-span-5">{name}</p>
                <p className="text-small text-soft tabular-nums md:col-span-4">
                  <RangeText text={price} />
                </p>
                <p className="text-small tabular-nums md:col-span-3 md:text-right">{saving}</p>
              </li>
            ))}
          </ol>
          <p className="mt-2">
            <a className="link inline-flex min-h-11 items-center font-medium" href={link.href}>
              {link.label}
            </a>
          </p>
        </div>
      </div>
    </Section>
  )
}
