import type { WrittenArticle } from '#content/facts/article-checks.ts'
import type { CaseStudy, ShortCaseStudy } from '#content/facts/case-studies.ts'
import { spellNumber } from '#content/facts/spell-number.ts'

/** What a title, summary, or description may claim in short: "34%", "$840K", "90 days", "a 12-week project". */
const HEADLINE_FIGURE = /\$[\d.]+[KM]\b|(?<!\d)\d+(?:(?:\.\d+)?%|[ -](?:day|week|month)s?)/g
const NUMBER = /\d+(?:[.,]\d+)*/g
const FACTS = 'src/content/facts/case-studies.ts'

/**
 * A case study's story derives its figures, so they are written there a second time.
 * One sentence for each on which story and facts disagree.
 */
export function findStoryProblems(
  written: readonly WrittenArticle[],
  caseStudies: readonly (CaseStudy | ShortCaseStudy)[],
): string[] {
  return caseStudies.flatMap((caseStudy) => {
    const story = written.find(({ article }) => article.slug === caseStudy.slug)
    if (!story) return []
    return [
      ...findUntoldFigures(story, caseStudy),
      ...findUntoldCounts(story, caseStudy),
      ...findStrangeQuotes(story, caseStudy),
      // A short one does not repeat every figure of the title and summary.
      ...('timeline' in caseStudy
        ? [...findUntoldPlots(story, caseStudy), ...findStrangeFigures(story, caseStudy)]
        : []),
    ].map((problem) => `${story.file}: ${problem}`)
  })
}

function findUntoldFigures({ article, body }: WrittenArticle, caseStudy: ShortCaseStudy): string[] {
  const text = normalizeSpans(`${article.title} ${article.summary} ${body}`)
  return listFigures(caseStudy)
    .filter((figure) => !text.includes(normalizeSpans(figure)) && !text.includes(spellSpan(figure)))
    .map((figure) => `tells nothing of "${figure}", which ${FACTS} claims for it.`)
}

function findStrangeFigures({ article }: WrittenArticle, caseStudy: ShortCaseStudy): string[] {
  const claimed = listFigures(caseStudy).map(normalizeSpans)
  const { title, summary, description = '' } = article
  return [...`${title} ${summary} ${description}`.matchAll(HEADLINE_FIGURE)]
    .filter(([figure]) => !claimed.includes(normalizeSpans(figure)))
    .map(([figure]) => `title, summary, or description says "${figure}", but ${FACTS} does not.`)
}

function listFigures(caseStudy: CaseStudy | ShortCaseStudy): string[] {
  const metrics = caseStudy.results.map(({ metric }) => metric)
  return 'timeline' in caseStudy ? [...metrics, caseStudy.timeline] : metrics
}

/** What is drawn may not be more than the story tells: "4" is not told by "46" or "4.5". */
function findUntoldPlots({ body }: WrittenArticle, { plot }: CaseStudy): string[] {
  const told = new Set(body.match(/\d+(?:\.\d+)?/g))
  return plot.rows
    .flatMap(({ before, after }) => [before, after])
    .map((value) => value.toFixed(plot.decimals))
    .filter((figure) => !told.has(figure))
    .map((figure) => `tells nothing of "${figure}", which the plot in ${FACTS} draws.`)
}

/** A slip under a figure says no more than the story, and names its day. */
function findUntoldCounts({ article, body }: WrittenArticle, caseStudy: ShortCaseStudy): string[] {
  const told = new Set(body.match(NUMBER))
  const untold = caseStudy.results
    .flatMap(
      ({ detail, counted, notCounted }) => `${detail} ${counted} ${notCounted}`.match(NUMBER) ?? [],
    )
    .filter((figure) => !told.has(figure))
    .map((figure) => `tells nothing of "${figure}", which a slip in ${FACTS} counts.`)
  if (article.date === caseStudy.publishedOn) return untold
  return [...untold, `is of ${article.date}, but ${FACTS} says ${caseStudy.publishedOn}.`]
}

/** What a slip quotes stands in the story word for word. */
function findStrangeQuotes({ body }: WrittenArticle, { results }: ShortCaseStudy): string[] {
  return results
    .flatMap(({ quote }) => quote ?? [])
    .filter((quote) => !body.includes(quote))
    .map((quote) => `does not say "${quote}", which a slip in ${FACTS} quotes.`)
}

/** "12-week", "12 weeks" and "12 Weeks" are one span. */
function normalizeSpans(text: string): string {
  return text.toLowerCase().replace(/[ -](day|week|month)s?\b/g, ' $1s')
}

function spellSpan(span: string): string {
  return span.replace(/^\d+(?= )/, (count) => spellNumber(Number(count)))
}
