import { thanksPage } from '#content/pages/plain-pages.ts'
import { LinkButton } from '#site/components/Button.tsx'

export function ThanksScreen() {
  return (
    <section className="page pt-14 md:pt-26">
      <h1 className="max-w-[52rem] text-display">{thanksPage.title}</h1>
      <p className="mt-6 text-lead text-soft">{thanksPage.text}</p>
      <div className="mt-9 actions">
        <LinkButton href="/">Return Home</LinkButton>
        <LinkButton href="/library" look="secondary">
          Read the library
        </LinkButton>
      </div>
    </section>
  )
}
