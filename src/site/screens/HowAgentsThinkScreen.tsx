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
      <div className="page explainer" data-explainer>
        <div className="explainer-side">
          <LoopDiagram />
          <LayerNavigation />
        </div>
        <div className="explainer-body">
          <ol className="trace trace-h1">
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
          <section className="second-turn" data-layer="perceive" data-turn="2">
            <div className="second-turn-head">
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
    <nav aria-label={howAgentsThinkPage.navigationLabel} className="layer-nav">
      <ol>
        {layers.map((layer) => (
          <li key={layer.id}>
            <a href={`#${layer.id}`} data-layer-link={layer.mark}>
              <Mark kind={layer.mark} />
              {layer.name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** What arrived, and under it what was written down. */
function PerceptionRecord() {
  const { documents, facts } = perceptionLayer
  return (
    <>
      <ul className="documents">
        {documents.map((document) => (
          <li key={document.name} className="card document">
            <h3 className="label">
              <span className="block text-ink">{document.name}</span>
              {document.source}
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
          <div key={fact.name} className="record-line">
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
          <li key={option.name} className="record-line" data-chosen={option.isChosen || undefined}>
            <span className="label">{option.isChosen ? 'chosen' : 'turned down'}</span>
            <span className="record-name">{option.name}</span>
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

/** What was done, and what was seen of it afterwards. */
function ActionRecord() {
  const { effects, undo } = actionLayer
  return (
    <>
      <ul className="ledger">
        {effects.map((effect) => (
          <li key={effect.done} className="effect">
            <span className="effect-done">
              <Mark kind="act" />
              {effect.done}
            </span>
            <span className="effect-seen">
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

type Props = { layer: (typeof layers)[number]; children: ReactNode }

/** One layer of the worked example: what the job is, what it recorded, its limit and how to check it. */
function LayerSection({ layer, children }: Props) {
  return (
    <li id={layer.id} className="layer trace-step" data-layer={layer.mark}>
      <Mark kind={layer.mark} />
      <div>
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
