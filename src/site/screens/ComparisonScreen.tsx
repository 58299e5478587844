import {
  type Comparison,
  comparedPhases,
  comparisonPage,
  loggedReason,
  logSample,
  timeFigure,
  timePoint,
} from '#content/facts/comparisons.ts'
import { secondTurn } from '#content/pages/how-agents-think.ts'
import { site } from '#content/site.ts'
import { ClaimedText, ClaimSlips, listTextClaims } from '#site/components/Claim.tsx'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { BreakEvenFigure, TimeFigure } from '#site/components/figures/ComparisonFigures.tsx'
import { SpineFigure } from '#site/components/figures/SpineFigure.tsx'
import { Mark } from '#site/components/Mark.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'
import { RangeText } from '#site/components/PassageText.tsx'
import { Section } from '#site/components/Section.tsx'
import { Trace } from '#site/components/Trace.tsx'

export function ComparisonScreen({ comparison }: { comparison: Comparison }) {
  return (
    <>
      <PageIntro title={comparison.title} lead={comparison.lead} />
      <section
        className="page mt-14 md:mt-22"
        aria-label={comparisonPage.comparedWith(comparison.against)}
      >
        <div
          className="grid grid-cols-2 gap-x-6 border-t border-ink py-3 text-soft md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,5fr)]"
          aria-hidden="true"
        >
          <p>{comparison.themName}</p>
          <p className="font-bold text-ink md:col-start-3">{site.name}</p>
        </div>
        {comparison.points
          .filter((point) => point !== timePoint)
          .map((point) => (
            <div
              key={point.question}
              className="grid grid-cols-2 gap-x-6 gap-y-2 max-md:border-t max-md:border-line max-md:py-5 md:relative md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,5fr)] md:before:absolute md:before:inset-y-0 md:before:left-1/2 md:before:w-px md:before:bg-ink"
            >
              <h2 className="col-span-full font-medium md:relative md:col-span-1 md:col-start-2 md:row-start-1 md:my-5 md:grid md:content-start md:justify-items-center md:self-start md:bg-paper md:text-center md:leading-[1.35]">
                <Mark kind="decide" className="my-1.5 block fill-paper max-md:hidden" />
                {point.question}
              </h2>
              <p className="text-soft md:col-start-1 md:row-start-1 md:border-t md:border-line md:py-6 md:text-(length:--text-lead) md:leading-normal">
                <span className="sr-only">{comparison.themName}: </span>
                <ClaimedText text={point.them} />
              </p>
              <p className="font-medium md:col-start-3 md:row-start-1 md:border-t md:border-line md:py-6 md:text-(length:--text-lead) md:leading-normal">
                <span className="sr-only">{site.name}: </span>
                <ClaimedText text={point.us} />
              </p>
            </div>
          ))}
      </section>
      {comparison.points.includes(timePoint) ? (
        <Section title={timePoint.question} lead={timeFigure.lead}>
          <TimeFigure themName={comparison.themName} />
        </Section>
      ) : null}
      <Section title={comparison.task.title} lead={comparison.task.lead}>
        <SpineFigure
          them={{ name: comparison.themName, steps: comparison.task.them }}
          us={{ name: site.name, steps: comparison.task.us }}
        />
      </Section>
      <Section title={comparison.reasonsTitle}>
        <dl className="ledger">
          {comparison.reasons.map((reason) => (
            <div
              key={reason.name}
              className="grid gap-x-6 gap-y-1 py-5 md:grid-cols-12 md:items-baseline"
            >
              <dt className="text-h3 md:col-span-4">{reason.name}</dt>
              <dd className="md:col-span-8">
                <p className="text-soft">{reason.text}</p>
                {reason === loggedReason ? <LogSample /> : null}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Choice choice={comparison.choice} />
      <Prices comparison={comparison} />
      <Switching steps={comparison.switching} article={comparison.article} />
      <ClaimSlips claims={listTextClaims(listTexts(comparison))} />
      <ClosingCall title={comparisonPage.closingTitle} />
    </>
  )
}

function listTexts({ points, task, price }: Comparison): string[] {
  return [
    ...points.flatMap(({ them, us }) => [them, us]),
    ...[...task.them, ...task.us].map(({ text }) => text),
    ...price.themFigures.map(({ figure }) => figure),
    price.them,
    price.us,
  ]
}

function LogSample() {
  const { title, link } = logSample
  return (
    <div className="card mt-6 max-w-measure p-[clamp(1.25rem,2.4vw,2.25rem)]">
      <p className="mb-6 text-small font-medium">{title}</p>
      <Trace steps={secondTurn.steps} />
      <a className="link inline-flex min-h-11 items-center" href={link.href}>
        {link.label}
      </a>
    </div>
  )
}

/** What each side charges: theirs by what it is measured, since it varies, ours with its two prices. */
function Prices({ comparison: { price, themName, hasBreakEven } }: { comparison: Comparison }) {
  const { title, themFigures, them, us } = price
  return (
    <Section title={title}>
      <div className="grid gap-x-6 max-md:gap-y-9 md:grid-cols-2 md:grid-rows-[repeat(3,auto)]">
        <div className={SIDE}>
          <h3 className="text-h3 text-soft">{themName}</h3>
          <dl className="mt-4 grid gap-x-6 gap-y-6 sm:grid-cols-2">
            {themFigures.map(({ figure, name }) => (
              <div key={figure} className="flex flex-col">
                <dt className="order-2 mt-2 text-soft">{name}</dt>
                <dd className={AMOUNT.test(figure) ? AMOUNT_LOOK : WORD_LOOK}>
                  <ClaimedText text={figure} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 max-w-measure text-soft">
            <ClaimedText text={them} />
          </p>
        </div>
        <div className={SIDE}>
          <h3 className="text-h3">{site.name}</h3>
          <dl className="mt-4 grid gap-x-6 gap-y-6 sm:grid-cols-2">
            {comparedPhases.map(({ name, duration, investment }) => (
              <div key={name} className="flex flex-col">
                <dt className="order-2 mt-2 font-medium">{name}</dt>
                <dd className={AMOUNT_LOOK}>
                  <RangeText text={investment} />
                </dd>
                <dd className="order-3 text-small text-soft tabular-nums">
                  <RangeText text={duration} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 max-w-measure">
            <ClaimedText text={us} />
          </p>
        </div>
      </div>
      {hasBreakEven ? <BreakEvenFigure /> : null}
    </Section>
  )
}

/** Both sides share their rows. */
const SIDE = 'border-t border-ink pt-4 md:row-span-3 md:grid md:grid-rows-subgrid'
const AMOUNT = /\d/
const AMOUNT_LOOK = 'text-h2 font-medium tabular-nums'
/** What is no amount stands on the line of those that are. */
const WORD_LOOK = 'text-h3 leading-[1.59] font-regular text-soft'

function Switching({
  steps,
  article,
}: {
  steps: readonly string[]
  article: Comparison['article']
}) {
  return (
    <Section title={comparisonPage.switchingTitle}>
      <ul className="grid gap-6 text-lead md:grid-cols-3">
        {steps.map((step) => (
          <li key={step} className="border-t border-ink pt-4">
            {step}
          </li>
        ))}
      </ul>
      <p className="mt-6 md:mt-9">
        <span className="text-soft">{comparisonPage.articleLead}</span>{' '}
        <a className="link inline-flex min-h-11 items-center font-medium" href={article.href}>
          {article.label}
        </a>
      </p>
    </Section>
  )
}

function Choice({ choice }: { choice: Comparison['choice'] }) {
  const sides = [
    { title: choice.themTitle, items: choice.them },
    { title: choice.usTitle, items: choice.us },
  ]
  return (
    <section className="page mt-14 md:mt-22">
      <div className="grid gap-x-6 gap-y-9 border-t border-line pt-9 md:grid-cols-2 md:pt-14">
        {sides.map((side) => (
          <div key={side.title}>
            <h2 className="text-h2">{side.title}</h2>
            <ul className="ledger mt-4">
              {side.items.map((item) => (
                <li key={item} className="py-3">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
