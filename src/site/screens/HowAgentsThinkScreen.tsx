import {
  actionLayer,
  decisionLayer,
  howAgentsThinkPage,
  perceptionLayer,
  secondTurn,
} from '#content/pages/how-agents-think.ts'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'
import { Trace } from '#site/components/Trace.tsx'
import { LayerNavigation } from '#site/screens/explainer/LayerNavigation.tsx'
import {
  ActionRecord,
  DecisionRecord,
  PerceptionRecord,
} from '#site/screens/explainer/LayerRecords.tsx'
import { LayerSection } from '#site/screens/explainer/LayerSection.tsx'
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
