import type { MarkKind, TraceStep } from '#content/page-metadata.ts'
import { Mark } from '#site/components/Mark.tsx'
import { PassageText } from '#site/components/PassageText.tsx'

type Props = { steps: readonly TraceStep[]; className?: string; label?: string }

type StepProps = {
  mark: MarkKind
  name: string
  text: string
  title: 'h2' | 'h3'
  link?: { href: string; label: string }
}

/** One of several steps along a line that runs to the right, on phones down. */
export function StepAlong({ mark, name, text, title: Title, link }: StepProps) {
  return (
    <li className="relative pb-6 pl-[2.5625rem] before:absolute before:top-7 before:bottom-0 before:left-2 before:w-px before:bg-line last:before:hidden md:pt-10 md:pb-0 md:pl-0 md:before:top-2 md:before:-right-[0.8125rem] md:before:bottom-auto md:before:left-7 md:before:h-px md:before:w-auto">
      <Mark kind={mark} className="absolute top-[0.3125rem] left-0 m-0 md:top-0" />
      <Title className="text-h3">{name}</Title>
      <p className="mt-1 text-small text-soft md:pr-2">{text}</p>
      {link ? (
        <a className="link inline-flex min-h-11 items-center text-small" href={link.href}>
          {link.label}
        </a>
      ) : null}
    </li>
  )
}

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
