import { scaleLinear } from 'd3-scale'
import type { PricedPhase } from '#content/facts/facts.schema.ts'
import { investmentFactors } from '#content/facts/pricing.ts'
import { pricingPage } from '#content/pages/pricing.ts'
import { Figure } from '#site/components/figures/Figure.tsx'
import { plotInk, toShare } from '#site/components/figures/plot-parts.tsx'
import { RangeText } from '#site/components/PassageText.tsx'

type Phases = readonly (PricedPhase & { investment: string })[]

/** How far each price can move, to one scale, and which way each factor moves it. */
export function FactorFigure({ phases }: { phases: Phases }) {
  const { factors } = pricingPage
  return (
    <Figure
      caption={factors.caption}
      className="grid gap-x-6 gap-y-9 md:grid-cols-12"
      captionClassName="text-small text-soft md:col-span-8 md:col-start-5"
    >
      <div className="md:col-span-4 md:pr-6 lg:pr-14">
        <h3 className="text-small font-medium">{factors.rangesTitle}</h3>
        <PriceRanges phases={phases} />
      </div>
      <div className="md:col-span-8">
        <h3 className="text-small font-medium">{factors.factorsTitle}</h3>
        <dl className="mt-4 grid gap-y-6">
          {investmentFactors.map((factor) => (
            <div
              key={factor.name}
              className="grid gap-x-6 gap-y-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)]"
            >
              <dt className="font-medium">{factor.name}</dt>
              <dd className="text-small text-soft lg:col-start-1">{factor.effect}</dd>
              <dd className="mt-1 text-small lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-1.5">
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
      </div>
    </Figure>
  )
}

function PriceRanges({ phases }: { phases: Phases }) {
  const { range, openRange } = pricingPage.factors
  const highest = Math.max(...phases.map(({ maximumUsd }) => maximumUsd ?? 0))
  const x = scaleLinear().domain([0, highest]).range([0, 100])
  return (
    <dl className="mt-4 grid gap-y-6">
      {phases.map(({ name, investment, minimumUsd, maximumUsd }) => (
        <div key={name}>
          <dt className="font-medium">{name}</dt>
          <dd className="text-small text-soft tabular-nums">
            <RangeText text={investment} />
            <span>{`. ${maximumUsd === null ? openRange : range(minimumUsd, maximumUsd)}`}</span>
          </dd>
          <dd>
            <svg
              aria-hidden="true"
              width="100%"
              height="12"
              className="mt-2 block overflow-visible"
            >
              <line x2="100%" y1="6" y2="6" className={plotInk.rule} />
              {maximumUsd === null ? (
                <path d={`M1 1v10M5 6h28m-5-4 5 4-5 4`} className={`fill-none ${plotInk.base}`} />
              ) : (
                <rect
                  x={toShare(x(minimumUsd))}
                  width={toShare(x(maximumUsd - minimumUsd))}
                  height="12"
                  className={plotInk.measured}
                />
              )}
            </svg>
          </dd>
        </div>
      ))}
    </dl>
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
        className={isDashed ? plotInk.outlined : plotInk.measured}
      />
    </svg>
  )
}
