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
        <Spine side={them} inkClassName="stroke-edge text-soft [&_.mark-act]:fill-soft" />
        <Spine side={us} inkClassName="stroke-ink" isTurning />
      </div>
    </Figure>
  )
}

type SpineProps = {
  side: Side
  inkClassName: string
  /** Whether the line turns aside to a person at its end. */
  isTurning?: boolean
}

/** Six rows are a head and at most five steps; those that stay empty have no height. */
function Spine({ side: { name, steps }, inkClassName, isTurning = false }: SpineProps) {
  const turnsTo = isTurning && steps.at(-1)?.mark === 'people' ? steps.length - 1 : undefined
  return (
    <div className="grid border-t border-ink md:row-span-6 md:grid-rows-subgrid">
      <h3 className="pt-3 pb-6 text-h3">{name}</h3>
      <ol className={`grid md:row-span-5 md:grid-rows-subgrid ${inkClassName}`}>
        {steps.map((step, index) => (
          <li
            key={step.text}
            className={`relative grid grid-cols-[1.0625rem_minmax(0,1fr)] gap-x-4 pb-9 last:pb-3 md:gap-x-6 ${index === turnsTo ? 'pl-9' : ''}`.trim()}
          >
            {index < steps.length - 1 || step.isOpen ? (
              <Line isOpen={step.isOpen} isTurning={index + 1 === turnsTo} />
            ) : null}
            <Mark kind={step.mark} />
            <div className="max-w-[34rem]">
              <p className="label">{step.at ?? step.mark}</p>
              <p className="mt-0.5 text-lead">
                <ClaimedText text={step.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

type LineProps = { isOpen?: boolean | undefined; isTurning: boolean }

/** From 4 px under a mark to 4 px above the next, or aside to it, at 45 degrees over 36 px. */
function Line({ isOpen = false, isTurning }: LineProps) {
  return (
    <svg
      aria-hidden="true"
      strokeDasharray={isOpen ? '3 5' : undefined}
      className={`absolute top-6 left-0 w-[1.0625rem] overflow-visible fill-none stroke-[1.5] forced-colors:stroke-[CanvasText] ${isTurning ? 'h-[calc(100%-3.25rem)]' : 'h-[calc(100%-1.5rem)]'}`}
    >
      <line x1="50%" x2="50%" y2="100%" />
      {isTurning ? (
        <svg aria-hidden="true" y="100%" className="overflow-visible">
          <path d="M8.5 0l28 28" />
        </svg>
      ) : null}
    </svg>
  )
}
