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
      <p className="label mb-2 print:break-after-avoid">{unit}</p>
      <dl className="grid gap-3.5 sm:gap-2">
        {bars.map((bar) => (
          <div
            key={bar.label}
            className="sm:grid sm:grid-cols-[11rem_minmax(0,1fr)] sm:items-center sm:gap-4"
          >
            <dt className="text-(length:--text-small)">{bar.label}</dt>
            <dd className="grid grid-cols-[minmax(0,1fr)_4rem] items-center gap-3">
              <svg
                className="h-2.5 w-full"
                viewBox={`0 0 ${LENGTH} ${THICKNESS}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className="fill-line/55" width={LENGTH} height={THICKNESS} />
                <rect
                  className="fill-evidence"
                  width={(bar.value / greatest) * LENGTH}
                  height={THICKNESS}
                />
              </svg>
              <span className="text-right text-small tabular-nums">
                {numbers.format(bar.value)}
              </span>
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
