import { howAgentsThinkPage } from '#content/pages/how-agents-think.ts'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { Mark } from '#site/components/Mark.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'
import { PassageText } from '#site/components/PassageText.tsx'

export function HowAgentsThinkScreen() {
  const page = howAgentsThinkPage
  return (
    <>
      <PageIntro title={page.title} lead={page.lead} />
      <ol className="page trace trace-h1 mt-14 md:mt-22">
        {page.layers.map((layer) => (
          <li key={layer.name} className="trace-step">
            <Mark kind={layer.mark} />
            <div className="grid gap-x-6 gap-y-4 pb-14 md:grid-cols-12">
              <h2 className="text-h1 md:col-span-4">{layer.name}</h2>
              <div className="grid max-w-measure gap-4 md:col-span-7 md:col-start-6">
                <p className="text-lead">{layer.text}</p>
                <p>
                  <PassageText passage={layer.example} />
                </p>
                <p className="label">{layer.check}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <section className="page mt-14 grid items-center gap-x-6 gap-y-6 md:grid-cols-12">
        <LoopDiagram />
        <div className="md:col-span-6 md:col-start-7">
          <h2 className="text-h1">{page.loopTitle}</h2>
          <p className="mt-4 text-lead text-soft">{page.loopText}</p>
        </div>
      </section>
      <ClosingCall title="Watch one think" primary={page.primary} secondary={page.secondary} />
    </>
  )
}

/** Arcs of one circle (centre 200, 180, radius 120), each ending with an arrowhead before the next mark. */
const loopArcs = [
  'M220 62A120 120 0 0 1 312 222m-10-6 10 6 2-11',
  'M290 260A120 120 0 0 1 110 260m0 12v-12l11 3',
  'M88 222A120 120 0 0 1 180 62m-9-7 9 7-7 9',
]

/** Three marks on a circle: perceive at the top, then decide and act, clockwise. */
function LoopDiagram() {
  return (
    <svg
      viewBox="0 0 400 340"
      role="img"
      aria-label="Perception leads to decision, decision to action, and action back to perception."
      className="loop-diagram md:col-span-5"
    >
      {loopArcs.map((arc) => (
        <path key={arc} d={arc} className="loop-line" />
      ))}
      <circle cx="200" cy="60" r="10" className="loop-mark" />
      <path d="M304 228l12 12-12 12-12-12Z" className="loop-mark" />
      <path d="M86 230h20v20h-20Z" className="loop-act" />
      <text x="200" y="34" textAnchor="middle">
        perceive
      </text>
      <text x="330" y="245">
        decide
      </text>
      <text x="72" y="245" textAnchor="end">
        act
      </text>
    </svg>
  )
}
