import type { ReactNode } from 'react'
import { claims, headlineClaims } from '#content/facts/claims.ts'
import { contact, hero, midpage, outcomes, principles, sectors } from '#content/pages/home.ts'
import { bookingLink, chatNote } from '#content/pages/navigation.ts'
import { site } from '#content/site.ts'
import { LinkButton } from '#site/components/Button.tsx'
import { CallHost } from '#site/components/CallHost.tsx'
import { Claim, ClaimSlips } from '#site/components/Claim.tsx'
import { Mark } from '#site/components/Mark.tsx'
import { PassageText } from '#site/components/PassageText.tsx'
import { Section } from '#site/components/Section.tsx'
import { Trace } from '#site/components/Trace.tsx'
import { Architecture } from '#site/screens/home/Architecture.tsx'
import { Clients, clientClaims } from '#site/screens/home/Clients.tsx'
import { Framework } from '#site/screens/home/Framework.tsx'
import { InvoiceCase } from '#site/screens/home/InvoiceCase.tsx'

const columns = [
  { key: 'perceives', mark: 'perceive' },
  { key: 'decides', mark: 'decide' },
  { key: 'acts', mark: 'act' },
] as const

/** The ten sections of spec section 1, in its order; the domain tags close the architecture. */
export function HomeScreen({ children: auditForm }: { children: ReactNode }) {
  return (
    <>
      <Hero />
      <Outcomes />
      <Clients />
      <Principles />
      <Framework />
      <Sectors />
      <Architecture />
      <MidpageCall />
      <Contact auditForm={auditForm} />
      <ClaimSlips claims={[...headlineClaims, ...clientClaims]} />
    </>
  )
}

function Outcomes() {
  return (
    <section className="page mt-14 md:mt-22" aria-labelledby="outcomes">
      <h2 id="outcomes" className="label mb-3">
        {outcomes.title}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-9 border-t border-ink pt-7 lg:grid-cols-4">
        {headlineClaims.map((claim, index) => (
          <div key={claim.id} className="flex flex-col">
            <dt className="order-2 mt-2 text-small">{claim.label}</dt>
            <dd className="text-outcome">
              <Claim claim={claim} />
            </dd>
            <dd className="order-3 mt-1 text-small text-soft">{claims[index]?.basis}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Contact({ auditForm }: { auditForm: ReactNode }) {
  return (
    <section id="contact" className="page mt-14 md:mt-34">
      <div className="grid gap-x-6 gap-y-9 lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pr-9">
          <h2 className="text-h1">{contact.title}</h2>
          <p className="mt-4 text-lead text-soft">{contact.text}</p>
          <Trace steps={contact.steps} className="mt-9" />
          <CallHost className="mt-2" />
          <p className="mt-4 text-small text-soft">
            {contact.mailLead}{' '}
            <a
              className="link inline-flex min-h-11 items-center"
              href={`mailto:${site.email.contact}`}
            >
              {site.email.contact}
            </a>
            .
          </p>
        </div>
        <div className="lg:col-span-7">{auditForm}</div>
      </div>
    </section>
  )
}

function Principles() {
  return (
    <section className="page mt-14 md:mt-22">
      <div className="grid gap-x-6 gap-y-3 border-t border-line pt-9 md:grid-cols-12 md:pt-14">
        <h2 className="text-h3 md:col-span-3 md:pt-1.5">{principles.title}</h2>
        <p className="text-h1 text-balance md:col-span-9">{principles.lead}</p>
      </div>
      <ul className="ledger mt-9 md:mt-14">
        {principles.items.map((principle) => (
          <li
            key={principle.name}
            className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-12 md:items-baseline md:py-5"
          >
            <h3 className="text-lead font-medium md:col-span-3">{principle.name}</h3>
            <p className="text-soft md:col-span-5 md:pr-6">{principle.text}</p>
            <p className="font-mono text-label leading-loose text-soft md:col-span-4">
              <PassageText passage={principle.example} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function MidpageCall() {
  const { hoursPerWeek, hourlyRateUsd, weeksPerYear } = midpage.example
  const costPerYear = (hoursPerWeek * hourlyRateUsd * weeksPerYear).toLocaleString('en-US')
  return (
    <section className="page mt-14 md:mt-34">
      <div className="grid gap-x-6 gap-y-9 border-y border-ink py-9 md:grid-cols-12 md:py-14">
        <h2 className="text-display md:col-span-7">{midpage.title}</h2>
        <div className="flex flex-col items-start justify-between gap-6 md:col-span-5">
          <div>
            <p className="text-lead">{midpage.text}</p>
            <p className="label mt-4 text-balance">
              {midpage.exampleLead} {hoursPerWeek} h × ${hourlyRateUsd} × {weeksPerYear} ={' '}
              <a href="/calculator" className="link">
                {`$${costPerYear} ${midpage.exampleUnit.replace(' ', '\u00a0')}`}
              </a>
            </p>
          </div>
          <div className="actions w-full">
            <LinkButton
              href={midpage.button.href}
              event="cta_click_midpage"
              className="button-large"
            >
              {midpage.button.label}
            </LinkButton>
            <p className="w-full text-small text-soft">
              {chatNote}{' '}
              <a className="link inline-flex min-h-11 items-center" href={bookingLink.href}>
                {bookingLink.label}
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}

function Hero() {
  return (
    <section className="page grid items-start gap-x-6 gap-y-11 pt-9 md:pt-14 lg:grid-cols-[minmax(0,1fr)_33rem] min-[80rem]:grid-cols-[minmax(0,1fr)_37rem]">
      {/* Its capitals begin where those of the case’s caption do. */}
      <div className="lg:-mt-2">
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
          <p className="w-full text-small text-soft sm:order-1">{chatNote}</p>
          <LinkButton href={hero.secondary.href} look="secondary">
            {hero.secondary.label}
          </LinkButton>
        </div>
      </div>
      <InvoiceCase />
    </section>
  )
}

function Sectors() {
  return (
    <Section title={sectors.title}>
      <p
        className="label grid grid-cols-3 gap-x-3 pb-3 md:ml-[calc(25%+0.375rem)] md:gap-x-6"
        aria-hidden="true"
      >
        {columns.map(({ key, mark }) => (
          <span
            key={key}
            className="relative after:absolute after:top-2 after:-right-3 after:left-7 after:h-px after:bg-line last:after:hidden"
          >
            <Mark kind={mark} className="m-0 mb-1 block" />
            {key}
          </span>
        ))}
      </p>
      <div className="ledger">
        {sectors.rows.map((row) => (
          <div
            key={row.name}
            className="grid gap-y-2 py-3 md:grid-cols-4 md:items-baseline md:gap-x-6"
          >
            <h3 className="text-lead font-medium">{row.name}</h3>
            <dl className="grid grid-cols-3 gap-x-3 text-label md:col-span-3 md:gap-x-6 md:text-small">
              {columns.map(({ key }) => (
                <div key={key}>
                  <dt className="sr-only">{key}</dt>
                  <dd>{row[key]}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  )
}
