import type { ReactNode } from 'react'
import { trustedClaim } from '#content/facts/claims.ts'
import { diagnosticPage, plainEstimate } from '#content/pages/diagnostic.ts'
import { site } from '#content/site.ts'
import { Button } from '#site/components/Button.tsx'
import { ClaimSlips } from '#site/components/Claim.tsx'
import { RangeText } from '#site/components/PassageText.tsx'
import { Trace } from '#site/components/Trace.tsx'

/**
 * The headline stands on the chat island's own columns: conversation, then score. Once the talk has begun it is one
 * line; its change of size is drawn only, and cut off at the edge, so that it moves nothing and widens no phone's window.
 */
export function DiagnosticScreen({ children: chat }: { children: ReactNode }) {
  return (
    <div className="group/chat">
      <header className="page grid gap-x-10 gap-y-3 overflow-x-clip pt-9 group-has-data-[begun=true]/chat:pt-2! md:pt-14 beside:grid-cols-[minmax(0,1fr)_clamp(26rem,33.6vw,30.25rem)] beside:items-end">
        <h1 className="origin-left text-h1 group-has-data-[begun=true]/chat:animate-[shrink_240ms_var(--ease-out)] group-has-data-[begun=true]/chat:text-lead!">
          {diagnosticPage.title}
        </h1>
        <p className="max-w-measure text-small text-soft group-has-data-[begun=true]/chat:hidden">
          {diagnosticPage.lead}
        </p>
      </header>
      <div className="page mt-6 group-has-data-[begun=true]/chat:mt-1">
        <noscript>
          <PlainEstimateForm />
        </noscript>
        {/* What the keyboard comes to is not below the dock. A conversation that cannot run without scripts is not shown. */}
        <div className="noscript:hidden [&_:not(.chat-dock,.chat-dock_*)]:scroll-mb-[calc(var(--dock,0px)+0.5rem)]">
          {chat}
        </div>
      </div>
      <DiagnosticNotes />
      <ClaimSlips claims={[trustedClaim]} />
    </div>
  )
}

/** The server answers it with a page: `src/server/features/chat/plain-estimate-routes.ts`. */
function PlainEstimateForm() {
  const { action, title, lead, fields, button, request } = plainEstimate
  return (
    <form method="post" action={action} className="card grid max-w-measure gap-5 p-6">
      <h2 className="text-h3">{title}</h2>
      <p>{lead}</p>
      {fields.map(({ name, label, hint, isRequired }) => (
        <div key={name} className="field">
          <label htmlFor={name}>{label}</label>
          <input
            type="text"
            id={name}
            name={name}
            className="input"
            autoComplete="off"
            required={isRequired}
            aria-describedby={`${name}-hint`}
          />
          <p id={`${name}-hint`} className="text-small text-soft">
            {hint}
          </p>
        </div>
      ))}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit">{button}</Button>
        <a className="link inline-flex min-h-11 items-center" href={request.href}>
          {request.label}
        </a>
      </p>
    </form>
  )
}

function DiagnosticNotes() {
  const { happens, asked, cost, alternative } = diagnosticPage
  return (
    <section className="page mt-22" aria-label={diagnosticPage.sectionsTitle}>
      <div className="grid gap-x-6 gap-y-14 border-t border-line pt-9 md:grid-cols-12 md:pt-14">
        <div className="md:col-span-6 lg:col-span-5">
          <h2 className="text-h2">{happens.title}</h2>
          <Trace steps={happens.steps} className="mt-6" />
        </div>
        <div className="md:col-span-6 lg:col-span-4">
          <h2 className="text-h2">{asked.title}</h2>
          <ul className="ledger mt-6 text-small">
            {asked.items.map((item) => (
              <li key={item} className="py-2.5">
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid content-start gap-x-6 gap-y-9 md:col-span-12 md:grid-cols-2 lg:col-span-3 lg:grid-cols-1">
          <div>
            <h2 className="text-h2">{cost.title}</h2>
            <p className="mt-3 text-soft">
              <RangeText text={cost.text} />
            </p>
            <a className="link mt-1 inline-flex min-h-11 items-center" href={cost.sample.href}>
              {cost.sample.label}
            </a>
          </div>
          <div>
            <h2 className="text-h3">{alternative.title}</h2>
            <p className="mt-2 text-soft">
              <a className="link text-ink" href={alternative.formLink.href}>
                {alternative.formLink.label}
              </a>
              , {alternative.mailLead}{' '}
              <a className="link text-ink" href={`mailto:${site.email.contact}`}>
                {site.email.contact}
              </a>
              .
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
