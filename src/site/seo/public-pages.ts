import type { Article } from '#content/facts/article.schema.ts'
import { articleTypeLabels } from '#content/facts/article-labels.ts'
import { comparisons } from '#content/facts/comparisons.ts'
import type { PageMetadata } from '#content/page-metadata.ts'
import { aboutPage } from '#content/pages/about.ts'
import { calculatorPage } from '#content/pages/calculator.ts'
import { careersPage } from '#content/pages/careers.ts'
import { caseStudiesPage } from '#content/pages/case-studies.ts'
import { consultingPage } from '#content/pages/consulting.ts'
import { describeArticle, describeComparison } from '#content/pages/described-pages.ts'
import { diagnosticPage } from '#content/pages/diagnostic.ts'
import { homeMetadata } from '#content/pages/home.ts'
import { howAgentsThinkPage } from '#content/pages/how-agents-think.ts'
import { legalDocuments } from '#content/pages/legal.ts'
import { libraryPage } from '#content/pages/library.ts'
import { pricingPage } from '#content/pages/pricing.ts'
import { questionsPage } from '#content/pages/questions.ts'
import { sampleAuditPage } from '#content/pages/sample-audit.ts'
import { securityPage } from '#content/pages/security.ts'
import { systemsPage } from '#content/pages/systems.ts'
import { site } from '#content/site.ts'
import { listArticles } from '#site/lib/list-articles.ts'
import { shortenTitle } from '#site/seo/compose-title.ts'
import type { ShareCard } from '#site/seo/share-images/compose-share-svg.ts'

/** A page that search engines and other machines may list. */
export type PublicPage = { metadata: PageMetadata; card: ShareCard; article?: Article }

/** Every one of them: the sitemap, llms.txt and the share images are made from this list. */
export async function listPublicPages(): Promise<readonly PublicPage[]> {
  const articles = await listArticles()
  return [...fixedPages, ...articles.map(({ data }) => toArticlePage(data))]
}

const home: PublicPage = {
  metadata: homeMetadata,
  card: { label: 'Agentic automation, audited first', title: site.tagline },
}

const fixedPages: readonly PublicPage[] = [
  home,
  ...[
    systemsPage,
    consultingPage,
    caseStudiesPage,
    libraryPage,
    aboutPage,
    diagnosticPage,
    pricingPage,
    careersPage,
    calculatorPage,
    howAgentsThinkPage,
    questionsPage,
    sampleAuditPage,
    securityPage,
    ...legalDocuments,
  ].map(({ metadata, title }) => ({
    metadata,
    card: { label: shortenTitle(metadata.title), title },
  })),
  ...comparisons.map((comparison) => {
    const metadata = describeComparison(comparison)
    return { metadata, card: { label: metadata.title, title: comparison.title } }
  }),
]

function toArticlePage(article: Article): PublicPage {
  const label = `${articleTypeLabels[article.type].one} · ${article.systemType}`
  return { metadata: describeArticle(article), card: { label, title: article.title }, article }
}
