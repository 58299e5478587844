import type { Classifier } from '#agent/knowledge/classifier/classifier.ts'
import { learnSpelling, type Spelling } from '#agent/knowledge/language/spelling.ts'
import { listKnownToAll, listWords } from '#agent/knowledge/language/terms.ts'
import { listPagePassages } from '#agent/knowledge/passages/page-passages.ts'
import type { ArticleSource, Passage } from '#agent/knowledge/passages/passage.ts'
import { indexPassages, type PassageIndex } from '#agent/knowledge/passages/search-passages.ts'
import { splitArticle } from '#agent/knowledge/passages/split-article.ts'
import { listPhrasings, trainRouter } from '#agent/knowledge/route-question.ts'

/** What the agent answers questions from. */
export type Knowledge = { router: Classifier; passages: PassageIndex; spelling: Spelling }

/** From the cards, the site's pages and the articles it is given. */
export function createKnowledge(articles: readonly ArticleSource[]): Knowledge {
  const passages = [...listPagePassages(), ...articles.flatMap(splitArticle)]
  return {
    router: trainRouter(passages),
    passages: indexPassages(passages),
    spelling: learnSpelling(listKnownWords(passages)),
  }
}

/** Those people ask with come first, so that a misspelling is taken for one of them. */
function listKnownWords(passages: readonly Passage[]): string[] {
  const asked = listPhrasings().flatMap(listWords)
  const written = passages.flatMap(({ title, heading, sentences, notes, keywords }) =>
    listWords(`${title} ${heading} ${sentences.join(' ')} ${notes} ${keywords}`),
  )
  return [...asked, ...listKnownToAll(), ...written]
}

let pagesOnly: Knowledge | undefined

/** What can be known without reading a file: all but the articles. Made at its first use. */
export function getPageKnowledge(): Knowledge {
  pagesOnly ??= createKnowledge([])
  return pagesOnly
}
