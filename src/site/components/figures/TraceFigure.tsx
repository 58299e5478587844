import { Figure } from '#site/components/figures/Figure.tsx'
import { type FigureMark, figureMarks, Mark } from '#site/components/Mark.tsx'

type Step = { mark: FigureMark; at?: string; text: string; evidence?: string }
type Props = { caption: string; steps: readonly Step[] }

/** A run of an agent, step by step, with the words that each step rests on. */
export function TraceFigure({ caption, steps }: Props) {
  return (
    <Figure caption={caption}>
      <ol className="trace">
        {steps.map((step) => (
          <li key={`${step.at}${step.text}`} className="trace-step last:pb-0 last:before:hidden">
            <Mark kind={figureMarks[step.mark].kind} />
            <div>
              <p className="label">
                <span>{figureMarks[step.mark].word}</span> {step.at ? <time>{step.at}</time> : null}
              </p>
              <p>
                <span>{step.text}</span>{' '}
                {step.evidence ? <q className="evidence">{step.evidence}</q> : null}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Figure>
  )
}
