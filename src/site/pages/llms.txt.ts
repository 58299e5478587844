import type { APIRoute } from 'astro'
import { site } from '#content/site.ts'
import { toMarkdownPath } from '#site/seo/machine-addresses.ts'
import { listPublicPages, type PublicPage } from '#site/seo/public-pages.ts'
import { siteUrl } from '#site/seo/site-url.ts'

/** The site for language models (llmstxt.org): each link leads to a page's Markdown twin. */
export const GET: APIRoute = async () => {
  const pages = await listPublicPages()
  const list = (some: readonly PublicPage[]) =>
    some
      .map(({ metadata: { path, title, description } }) => {
        return `- [${title}](${new URL(toMarkdownPath(path), siteUrl).href}): ${description}`
      })
      .join('\n')
  return new Response(`# ${site.name}

> ${site.description}

Every page has a Markdown twin: its address followed by \`.md\`, or the address itself asked for with \`Accept: text/markdown\`. Figures are the firm's own and carry their condition on the page.
Contact: ${site.email.contact}

## Pages

${list(pages.filter(({ article }) => !article))}

## Library

${list(pages.filter(({ article }) => article))}
`)
}
