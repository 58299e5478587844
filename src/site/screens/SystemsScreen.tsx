import { systems } from '#content/facts/systems.ts'
import { systemsPage } from '#content/pages/systems.ts'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { Mark } from '#site/components/Mark.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'

const listTools = new Intl.ListFormat('en-US')

type System = (typeof systems)[number]

export function SystemsScreen() {
  return (
    <>
      <PageIntro title={systemsPage.title} lead={systemsPage.lead} />
      <ul className="page mt-14 grid gap-6 md:mt-22 md:grid-cols-12">
        {systems.map((system) => (
          <SystemCard key={system.id} system={system} />
        ))}
      </ul>
      <ClosingCall title={systemsPage.closing.title} text={systemsPage.closing.text} />
    </>
  )
}

/** Its width in the row is global.css. */
function SystemCard({ system }: { system: System }) {
  const layer = [
    ['perceive', system.perceives],
    ['decide', system.decides],
    ['act', system.acts],
  ] as const
  return (
    <li
      id={system.id}
      className="system-card card flex flex-col p-[clamp(1.25rem,2.4vw,2.25rem)] [transition:border-color_160ms_var(--ease-out)] hover:border-ink"
    >
      <div className="grid flex-1 content-between gap-6">
        <div>
          <h2 className="label">{system.name}</h2>
          <p className="mt-2 text-h2 text-balance">{system.claim}</p>
          <p className="mt-3 max-w-measure text-soft">{system.text}</p>
        </div>
        <ul className="grid content-end gap-2 text-small">
          {layer.map(([mark, text]) => (
            <li key={mark} className="flex items-start gap-3">
              <Mark kind={mark} />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <p className="label mt-6 border-t border-line pt-3">
        {systemsPage.toolsLabel} <span className="text-ink">{listTools.format(system.tools)}</span>
      </p>
    </li>
  )
}
