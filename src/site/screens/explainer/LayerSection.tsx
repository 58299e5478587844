import type { ReactNode } from 'react'
import type { layers } from '#content/pages/how-agents-think.ts'
import { Mark } from '#site/components/Mark.tsx'

type Props = { layer: (typeof layers)[number]; children: ReactNode }

/** One layer of the worked example: what the job is, what it recorded, its limit and how to check it. */
export function LayerSection({ layer, children }: Props) {
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
