import { systems } from '#content/facts/systems.ts'
import { systemsPage } from '#content/pages/systems.ts'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'

const listTools = new Intl.ListFormat('en-US')

/** Words and no marks: fifteen of these would say nothing that the words do not. */
const layers = [
  { key: 'perceives', name: 'Perceives' },
  { key: 'decides', name: 'Decides' },
  { key: 'acts', name: 'Acts' },
] as const

type System = (typeof systems)[number]

export function SystemsScreen() {
  return (
    <>
      <PageIntro title={systemsPage.title} lead={systemsPage.lead} />
      <ul className="page mt-14 grid gap-6 md:mt-22 md:grid-cols-12">
        {systems.map((system, index) => (
          <SystemCard key={system.id} system={system} width={WIDTHS[index] ?? ''} />
        ))}
      </ul>
      <ClosingCall title={systemsPage.closing.title} text={systemsPage.closing.text} />
    </>
  )
}

const ALL = 'md:col-span-full'
const WIDE = 'md:col-span-6 lg:col-span-7'
const NARROW = 'md:col-span-6 lg:col-span-5'
/** 7/5, 5/7, 12: where there is room, the widths alternate; the custom system takes the whole row. */
const WIDTHS = [WIDE, NARROW, NARROW, WIDE, ALL]

function SystemCard({ system, width }: { system: System; width: string }) {
  return (
    <li
      id={system.id}
      className={`card flex flex-col p-[clamp(1.25rem,2.4vw,2.25rem)] [transition:border-color_160ms_var(--ease-out)] hover:border-ink ${width}`}
    >
      <div
        className={`grid flex-1 content-between gap-6 ${width === ALL ? 'md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : ''}`}
      >
        <div>
          <h2 className="text-small text-soft">{system.name}</h2>
          <p className="mt-2 text-h2 text-balance">{system.claim}</p>
          <p className="mt-3 max-w-measure text-soft">{system.text}</p>
        </div>
        <dl className="grid content-end gap-y-2 text-small">
          {layers.map(({ key, name }) => (
            <div key={key} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3">
              <dt className="text-soft">{name}</dt>
              <dd>{system[key]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-6 text-small text-soft border-t border-line pt-3">
        {systemsPage.toolsLabel} <span className="text-ink">{listTools.format(system.tools)}</span>
      </p>
    </li>
  )
}
