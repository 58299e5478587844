import { libraryPage } from '#content/pages/library.ts'
import { LinkButton } from '#site/components/Button.tsx'

export function SystemsBrief() {
  const { brief } = libraryPage
  return (
    <section className="page mt-22 md:mt-34">
      <div className="grid gap-x-6 gap-y-6 border-y border-ink py-14 md:grid-cols-12 md:items-end">
        <div className="md:col-span-7">
          <h2 className="text-h1">{brief.title}</h2>
          <p className="mt-4 text-lead text-soft">{brief.text}</p>
        </div>
        <div className="actions actions-end md:col-span-5">
          <LinkButton href={brief.primary.href} look="secondary" event="click_library_brief">
            {brief.primary.label}
          </LinkButton>
          <LinkButton href={brief.secondary.href} event="click_library_brief">
            {brief.secondary.label}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
