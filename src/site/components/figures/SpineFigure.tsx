import { flowWords } from '#content/facts/article-labels.ts'
import type { TaskStep } from '#content/facts/comparisons.ts'
import { ClaimedText } from '#site/components/Claim.tsx'
import { Figure } from '#site/components/figures/Figure.tsx'
import { Mark } from '#site/components/Mark.tsx'

type Side = { name: string; steps: readonly TaskStep[] }
type Props = { them: Side; us: Side }

/** One task down two lines, step beside step; on phones the one is under the other. */
export function SpineFigure({ them, us }: Props) {
  return (
    <Figure
      caption={flowWords.lines}
      className="grid gap-y-6"
      captionClassName="text-small text-soft"
    >
      <div className="grid gap-x-6 gap-y-9 md:grid-cols-2 md:gap-y-0">
        <Spine side={them} lineClassName="stroke-edge" textClassName="text-soft" />
        <Spine side={us} lineClassName="stroke-ink" textClassName="font-medium" />
      </div>
    </Figure>
  )
}

type SpineProps = { side: Side; lineClassName: string; textClassName: string }

/** Six rows are a head and at most five steps; those that stay empty have no height. */
function Spine({ side, lineClassName, textClassName }: SpineProps) {
  return (
    <div className="grid border-t border-ink md:row-span-6 md:grid-rows-subgrid">
      <h3 className="pt-3 pb-6 text-h3">{side.name}</h3>
      <ol className="grid md:row-span-5 md:grid-rows-subgrid">
        {side.steps.map((step, index) => (
          <li
            key={step.text}
            className="relative grid grid-cols-[1.0625rem_minmax(0,1fr)] gap-x-4 pb-9 last:pb-3 md:gap-x-6"
          >
            {index < side.steps.length - 1 || step.isOpen ? (
              <Line className={lineClassName} isOpen={step.isOpen} />
            ) : null}
            <Mark kind={step.mark} />
            <div className="max-w-[34rem]">
              <p className="label">{step.at ? `${step.mark}, ${step.at}` : step.mark}</p>
              <p className={`mt-0.5 ${textClassName}`}>
                <ClaimedText text={step.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** From 4 px under a mark to 4 px above the next. */
function Line({ className, isOpen = false }: { className: string; isOpen?: boolean | undefined }) {
  return (
    <svg
      aria-hidden="true"
      className="absolute top-6 left-0 h-[calc(100%-1.5rem)] w-[1.0625rem] overflow-visible"
    >
      <line
        x1="50%"
        x2="50%"
        y2="100%"
        strokeDasharray={isOpen ? '3 5' : undefined}
        className={`stroke-[1.5] forced-colors:stroke-[CanvasText] ${className}`}
      />
    </svg>
  )
}
