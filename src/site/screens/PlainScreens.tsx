import { bookingLink } from '#content/pages/navigation.ts'
import { articleNotFoundPage, notFoundPage, thanksPage } from '#content/pages/plain-pages.ts'
import { LinkButton } from '#site/components/Button.tsx'
import { CallAgenda, CallHost } from '#site/components/CallHost.tsx'
import { Mark } from '#site/components/Mark.tsx'

export function NotFoundScreen() {
  return (
    <section className="page grid gap-x-6 gap-y-14 pt-14 md:grid-cols-12 md:pt-26">
      <div className="md:col-span-7">
        <h1 className="text-display">{notFoundPage.title}</h1>
        <p className="mt-6 text-lead text-soft">{notFoundPage.text}</p>
        <div className="mt-9 actions">
          <LinkButton href={notFoundPage.primary.href}>{notFoundPage.primary.label}</LinkButton>
          <LinkButton href={notFoundPage.secondary.href} look="secondary">
            {notFoundPage.secondary.label}
          </LinkButton>
        </div>
      </div>
      <ol className="trace md:col-span-5 md:pt-2 lg:col-span-4 lg:col-start-9">
        {notFoundPage.steps.map(({ mark, label, text }) => (
          <li key={mark} className="trace-step">
            <Mark kind={mark} />
            <div>
              <p className="label">{label}</p>
              <p className="mt-0.5">{text}</p>
              {mark === 'act' ? (
                <ul className="ledger mt-4">
                  {notFoundPage.links.map((link) => (
                    <li key={link.href}>
                      <a
                        href={link.href}
                        className="flex min-h-13 items-center text-h3 hover:underline"
                      >
                        {link.label}
                      </a>
                    </li>
                  ))}
                </ul>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function ArticleNotFoundScreen() {
  return (
    <section className="page pt-14 md:pt-26">
      <h1 className="text-display">{articleNotFoundPage.title}</h1>
      <p className="mt-6 text-lead text-soft">{articleNotFoundPage.metadata.description}</p>
      <div className="actions mt-9">
        <LinkButton href={articleNotFoundPage.link.href}>
          {articleNotFoundPage.link.label}
        </LinkButton>
      </div>
    </section>
  )
}

export function ThanksScreen() {
  return (
    <section className="page pt-14 md:pt-26">
      <h1 className="max-w-[52rem] text-display">{thanksPage.title}</h1>
      <p className="mt-6 text-lead text-soft">{thanksPage.text}</p>
      <div className="mt-9 actions">
        <LinkButton href="/">{thanksPage.homeLink}</LinkButton>
        <LinkButton href="/library" look="secondary">
          {thanksPage.libraryLink}
        </LinkButton>
      </div>
      <CallHost className="mt-14">
        <CallAgenda />
      </CallHost>
      <p className="mt-4">
        <a className="link inline-flex min-h-11 items-center" href={bookingLink.href}>
          {bookingLink.label}
        </a>
      </p>
    </section>
  )
}
