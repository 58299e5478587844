import { investmentFactors } from '#content/facts/pricing.ts'
import { pricingPage } from '#content/pages/pricing.ts'
import { Figure } from '#site/components/figures/Figure.tsx'
import { plotInk } from '#site/components/figures/plot-parts.tsx'

/** Which way each factor moves a price within its range. */
export function FactorFigure() {
  const { factors } = pricingPage
  return (
    <Figure
      caption={factors.caption}
      className="grid gap-6"
      captionClassName="text-small text-soft md:ml-[calc(100%/3+0.5rem)]"
    >
      <dl className="ledger">
        {investmentFactors.map((factor) => (
          <div key={factor.name} className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-12">
            <dt className="font-medium md:col-span-4">{factor.name}</dt>
            <dd className="mt-1 text-small md:col-span-8">
              <Wedge isDashed={factor.moves !== 'build'} />
              <span className="mt-1.5 flex justify-between gap-x-6">
                <span className="text-soft">
                  <span className="sr-only">{`${factors.lower} `}</span>
                  <span>{factor.lower}</span>
                </span>
                <span className="text-right">
                  <span className="sr-only">{`${factors.higher} `}</span>
                  <span>{factor.higher}</span>
                </span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Figure>
  )
}

function Wedge({ isDashed }: { isDashed: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 16"
      preserveAspectRatio="none"
      className="block h-4 w-full overflow-visible"
    >
      <path
        d="M0 14.5 100 0V16H0Z"
        strokeDasharray={isDashed ? '4 4' : undefined}
        vectorEffect="non-scaling-stroke"
        className={
          isDashed
            ? plotInk.outlined
            : `fill-ink/15 forced-colors:fill-[CanvasText] ${plotInk.base}`
        }
      />
    </svg>
  )
}
