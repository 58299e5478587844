import type { ReactNode } from 'react'
import {
  actionLayer,
  decisionLayer,
  howAgentsThinkPage,
  layers,
  perceptionLayer,
  secondTurn,
} from '#content/pages/how-agents-think.ts'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { Mark } from '#site/components/Mark.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'
import { PassageText } from '#site/components/PassageText.tsx'
import { Trace } from '#site/components/Trace.tsx'
import { LoopDiagram } from '#site/screens/explainer/LoopDiagram.tsx'

/** follow-layer.ts writes the active layer on `.explainer`; without it all three read as they stand. */
export function HowAgentsThinkScreen() {
  const { title, lead, closingTitle, primary, secondary } = howAgentsThinkPage
  return (
    <>
      <PageIntro title={title} lead={lead} />
      <div
        className="page explainer mt-14 lg:mt-22 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start lg:gap-x-22"
        data-explainer
      >
        <div className="max-lg:contents lg:sticky lg:top-[max(6rem,50dvh-15rem)] lg:grid lg:gap-6 lg:pt-6 lg:[@media(height<40rem)]:static">
          <LoopDiagram />
          <LayerNavigation />
        </div>
        <div>
          <ol className="trace [--mark-top:clamp(0.625rem,0.5rem+0.5vw,1rem)]">
            <LayerSection layer={perceptionLayer}>
              <PerceptionRecord />
            </LayerSection>
            <LayerSection layer={decisionLayer}>
              <DecisionRecord />
            </LayerSection>
            <LayerSection layer={actionLayer}>
              <ActionRecord />
            </LayerSection>
          </ol>
          <section data-layer="perceive" data-turn="2">
            <div className="bg-[linear-gradient(var(--color-line),var(--color-line))] bg-size-[1px_100%] bg-position-[0.5rem_0] bg-no-repeat pb-9 pl-[2.5625rem]">
              <h2 className="text-h1">{secondTurn.title}</h2>
              <p className="mt-4 max-w-measure text-lead">{secondTurn.text}</p>
            </div>
            <Trace steps={secondTurn.steps} />
          </section>
        </div>
      </div>
      <ClosingCall title={closingTitle} primary={primary} secondary={secondary} />
    </>
  )
}

/** Follows the page and leads through it; on phones it stays at the top as the loop unrolled. */
function LayerNavigation() {
  return (
    <nav
      aria-label={howAgentsThinkPage.navigationLabel}
      className="max-lg:sticky max-lg:top-0 max-lg:z-5 max-lg:mx-[calc(-1*clamp(1.25rem,3vw,2.5rem))] max-lg:mt-6 max-lg:mb-14 max-lg:border-b max-lg:border-line max-lg:bg-paper max-lg:px-[clamp(1.25rem,3vw,2.5rem)] max-lg:[transition:top_240ms_var(--ease-out)] max-lg:in-[html:has([data-compact]:not([data-hidden]))]:top-16 print:hidden"
    >
      <ol className="grid grid-cols-[repeat(3,auto)] justify-between lg:mx-auto lg:max-w-110">
        {layers.map((layer) => (
          <li key={layer.id}>
            <a
              href={`#${layer.id}`}
              data-layer-link={layer.mark}
              className="relative flex min-h-13 items-center gap-2.5 text-(length:--text-small) font-medium text-soft [box-shadow:inset_0_-2px_transparent] [transition:color_160ms_var(--ease-out),box-shadow_240ms_var(--ease-out)] hover:text-ink hover:[box-shadow:inset_0_-2px_var(--color-edge)] active:[box-shadow:inset_0_-2px_var(--color-ink)] aria-[current]:text-ink aria-[current]:[box-shadow:inset_0_-2px_var(--color-signal)]"
            >
              <Mark kind={layer.mark} className="m-0" />
              {layer.name}
              {layer.mark === 'perceive' ? <AgainMark /> : null}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** In the loop's second turn. Beside the name without moving it; on the smallest phones it has no room. */
function AgainMark() {
  return (
    <span className="invisible absolute left-full ml-1.5 text-label text-soft max-[22.5rem]:hidden in-data-[turn='2']:visible">
      {howAgentsThinkPage.again}
    </span>
  )
}

const RECORD_LINE =
  'grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[6rem_minmax(0,2fr)_minmax(0,3fr)] sm:items-baseline'

/** The documents, and under each the facts taken from it. */
function PerceptionRecord() {
  const { documents, facts } = perceptionLayer
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-3">
        {documents.map((document) => (
          <li key={document.name} className="card px-4 pt-3.5 pb-4 text-small/[1.7]">
            <h3 className="label mb-1.5">
              <span className="block text-ink">{document.name}</span> {document.source}
            </h3>
            {document.lines.map((line) => (
              <p key={JSON.stringify(line)}>
                <PassageText passage={line} />
              </p>
            ))}
          </li>
        ))}
      </ul>
      <dl className="ledger mt-6">
        {facts.map((fact) => (
          <div key={fact.name} className={RECORD_LINE}>
            <dt className="label">{fact.name}</dt>
            <dd className="font-medium">{fact.value}</dd>
            <dd className="label">from {fact.source}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The goal, the sum, and every option with what spoke for or against it. */
function DecisionRecord() {
  const { goal, sum, options, otherwise } = decisionLayer
  return (
    <>
      <p>
        <PassageText passage={goal} />
      </p>
      <p className="mt-2 text-h3 tabular-nums">{sum}</p>
      <ul className="ledger mt-6">
        {options.map((option) => (
          <li key={option.name} className={RECORD_LINE}>
            <span className="label">{option.isChosen ? 'chosen' : 'rejected'}</span>
            <span className={option.isChosen ? 'font-bold' : 'text-soft'}>{option.name}</span>
            <span className="text-small">
              <PassageText passage={option.reason} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small">{otherwise}</p>
    </>
  )
}

/** The actions, each with the check made after it. */
function ActionRecord() {
  const { effects, undo } = actionLayer
  return (
    <>
      <ul className="ledger">
        {effects.map((effect) => (
          <li key={effect.done} className="grid gap-x-6 gap-y-2 py-3.5 sm:grid-cols-2">
            <span className="grid grid-cols-[1.0625rem_minmax(0,1fr)] gap-3 font-medium">
              <Mark kind="act" />
              {effect.done}
            </span>
            <span className="grid grid-cols-[1.0625rem_minmax(0,1fr)] gap-3 text-(length:--text-small)">
              <Mark kind="perceive" />
              <span>
                <PassageText passage={effect.seen} />
                <span className="label block">{effect.where}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small">{undo}</p>
    </>
  )
}

const TIMELINES = {
  perceive: '[view-timeline-name:--perceive]',
  decide: '[view-timeline-name:--decide]',
  act: '[view-timeline-name:--act]',
} as const

type Props = { layer: (typeof layers)[number]; children: ReactNode }

/** One layer of the worked example: what the job is, what it recorded, its limit and how to check it. */
function LayerSection({ layer, children }: Props) {
  return (
    <li
      id={layer.id}
      className={`layer trace-step ${TIMELINES[layer.mark]} pb-22 max-lg:scroll-mt-8 lg:min-h-[70dvh] lg:pb-34`}
      data-layer={layer.mark}
    >
      <Mark kind={layer.mark} />
      <div className="[--mark-top:0.25rem]">
        <h2 className="text-h1">{layer.name}</h2>
        <p className="mt-4 max-w-measure text-lead">{layer.text}</p>
        <p className="label mt-9">
          recorded <time>{layer.time}</time>
        </p>
        <div className="mt-2">{children}</div>
        <p className="mt-6 text-small text-soft">
          {layer.limit} <span className="text-ink">{layer.check}</span>
        </p>
      </div>
    </li>
  )
}
