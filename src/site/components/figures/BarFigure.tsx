import { Figure } from '#site/components/figures/Figure.tsx'

type Bar = { label: string; value: number }
type Props = { caption: string; unit: string; bars: readonly Bar[] }

const LENGTH = 100
const THICKNESS = 4
const numbers = new Intl.NumberFormat('en-US')

/** Values against one scale that starts at zero; each is also written out. */
export function BarFigure({ caption, unit, bars }: Props) {
  const greatest = measureGreatest(caption, bars)
  return (
    <Figure caption={caption}>
      <p className="label figure-unit">{unit}</p>
      <dl className="bars">
        {bars.map((bar) => (
          <div key={bar.label} className="bar">
            <dt>{bar.label}</dt>
            <dd>
              <svg
                viewBox={`0 0 ${LENGTH} ${THICKNESS}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className="bar-scale" width={LENGTH} height={THICKNESS} />
                <rect
                  className="bar-value"
                  width={(bar.value / greatest) * LENGTH}
                  height={THICKNESS}
                />
              </svg>
              <span className="bar-number">{numbers.format(bar.value)}</span>
              <span className="sr-only">{` ${unit}`}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Figure>
  )
}

function measureGreatest(caption: string, bars: readonly Bar[]): number {
  const greatest = Math.max(0, ...bars.map(({ value }) => value))
  if (greatest > 0 && bars.every(({ value }) => value >= 0)) return greatest
  throw new Error(`BarFigure "${caption}" needs bars, none below 0 and one above it.`)
}
