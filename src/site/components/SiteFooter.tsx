import { bookingLink, footerColumns, legalLinks, pageFacts } from '#content/pages/navigation.ts'
import { site } from '#content/site.ts'
import { Mark } from '#site/components/Mark.tsx'

/** `changedOn`: a day such as 2026-03-24, where the page has one of its own. */
type Page = { path: string; changedOn?: string | undefined; builtOn: string }

/** Public pages say what they are made of; those of staff do not. */
export function SiteFooter({ page }: { page?: Page }) {
  return (
    <footer className="page mt-22 pb-14 md:mt-34 print:hidden">
      {page ? <PageFacts page={page} /> : null}
      <div className="grid gap-x-6 gap-y-9 border-t border-ink pt-9 md:grid-cols-12">
        <div className="md:col-span-4">
          <p className="text-h3">{site.tagline}</p>
          <p
            aria-hidden="true"
            className="relative mt-6 flex w-44 justify-between before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-line"
          >
            <Mark kind="perceive" className="relative m-0 fill-paper" />
            <Mark kind="decide" className="relative m-0 fill-paper" />
            <Mark kind="act" className="relative m-0" />
          </p>
          <p className="mt-3 text-small">
            <a className="link inline-flex min-h-11 items-center" href={bookingLink.href}>
              {bookingLink.label}
            </a>
          </p>
        </div>
        <nav
          aria-label="Footer"
          className="grid grid-cols-2 gap-x-6 gap-y-9 sm:grid-cols-[1fr_1fr_auto] md:col-span-8"
        >
          {footerColumns.map((column) => (
            <div key={column.title} className="group last:max-sm:col-span-2">
              <h2 className="text-small font-medium">{column.title}</h2>
              <ul className="mt-1 gap-x-6 text-small max-sm:group-last:columns-2">
                {column.links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href} className="nav-link">
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="mt-9 flex flex-wrap items-center justify-between gap-x-9 gap-y-2 border-t border-line pt-4 text-small text-soft">
        <p>{`© ${site.legalName}`}</p>
        <ul className="flex gap-x-6">
          {legalLinks.map((link) => (
            <li key={link.label}>
              <a href={link.href} className="nav-link">
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

/** Without a script: weigh-pages.ts writes the weight. */
function PageFacts({ page: { path, changedOn, builtOn } }: { page: Page }) {
  const { weight, noCookie, cookies, changed, built } = pageFacts
  const day = changedOn ?? builtOn
  return (
    <ul
      aria-label={pageFacts.name}
      className="label mb-3 flex flex-wrap gap-x-6 gap-y-0.5 print:hidden"
    >
      <li>
        <span>{weight.before}</span> <data value="">?</data> <span>{weight.after}</span>
      </li>
      <li>{cookies[path] ?? noCookie}</li>
      <li>
        <span>{changedOn ? changed : built}</span> <time dateTime={day}>{day}</time>
      </li>
    </ul>
  )
}
