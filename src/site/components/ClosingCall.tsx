import { bookingLink, chatNote } from '#content/pages/navigation.ts'
import type { CallToActionEvent } from '#site/components/Button.tsx'
import { LinkButton } from '#site/components/Button.tsx'
import { RangeText } from '#site/components/PassageText.tsx'

type Link = { href: string; label: string }

type Props = {
  title: string
  text?: string
  primary?: Link
  secondary?: Link
  event?: CallToActionEvent
}

export const auditLink: Link = { href: '/diagnostic', label: 'Request an Operations Audit' }

/** The last block of a page: what to do next. */
export function ClosingCall({ title, text, primary = auditLink, secondary, event }: Props) {
  return (
    <section className="page mt-22 md:mt-34">
      <div className="grid items-end gap-x-6 gap-y-6 border-t border-ink pt-9 md:grid-cols-12 md:pt-14 md:max-lg:items-start">
        <div className="md:col-span-7">
          <h2 className="text-h1">{title}</h2>
          {text ? (
            <p className="mt-4 max-w-measure text-lead text-soft">
              <RangeText text={text} />
            </p>
          ) : null}
        </div>
        <div className="actions md:max-lg:flex-col md:max-lg:justify-self-end lg:justify-end md:col-span-5">
          <LinkButton href={primary.href} event={event} className="button-large">
            {primary.label}
          </LinkButton>
          {secondary ? (
            <LinkButton
              href={secondary.href}
              look="secondary"
              event={event}
              className="button-large"
            >
              {secondary.label}
            </LinkButton>
          ) : null}
          <p className="basis-full text-small text-soft md:text-right">
            {primary.href === auditLink.href ? <span>{chatNote}</span> : null}{' '}
            <a className="link inline-flex min-h-11 items-center text-ink" href={bookingLink.href}>
              {bookingLink.label}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
