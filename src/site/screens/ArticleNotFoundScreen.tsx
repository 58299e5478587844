import { articleNotFoundPage } from '#content/pages/plain-pages.ts'
import { LinkButton } from '#site/components/Button.tsx'

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
