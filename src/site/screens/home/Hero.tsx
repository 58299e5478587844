import { hero, heroTrace } from '#content/pages/home.ts'
import { LinkButton } from '#site/components/Button.tsx'
import { Trace } from '#site/components/Trace.tsx'

export function Hero() {
  return (
    <section className="page grid items-end gap-x-6 gap-y-14 pt-14 md:pt-22 lg:grid-cols-12 lg:pt-26">
      <div className="lg:col-span-7">
        <h1 className="text-display">
          {hero.headline.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-6 max-w-[36rem] text-lead text-soft">{hero.lead}</p>
        <div className="mt-9 actions">
          <LinkButton href={hero.primary.href} event="cta_click_hero">
            {hero.primary.label}
          </LinkButton>
          <LinkButton href={hero.secondary.href} look="secondary">
            {hero.secondary.label}
          </LinkButton>
        </div>
      </div>
      <div className="lg:col-span-5">
        <Trace steps={heroTrace} className="hero-trace" label={hero.traceLabel} />
      </div>
    </section>
  )
}
