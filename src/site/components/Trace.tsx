import type { TraceStep } from '#content/page-metadata.ts'
import { Mark } from '#site/components/Mark.tsx'
import { PassageText } from '#site/components/PassageText.tsx'

type Props = { steps: readonly TraceStep[]; className?: string; label?: string }

/** The one recurring form: a line, its marks, and the words that each step rests on. */
export function Trace({ steps, className = '', label }: Props) {
  return (
    <ol className={`trace ${className}`.trim()} aria-label={label}>
      {steps.map((step) => (
        <li key={`${step.label}${step.time ?? ''}`} className="trace-step">
          <Mark kind={step.mark} />
          <div>
            <p className="label">
              <span>{step.label}</span> {step.time ? <time>{step.time}</time> : null}
            </p>
            <p className="mt-0.5">
              <PassageText passage={step.passage} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
