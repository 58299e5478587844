import type { Article } from '#content/facts/article.schema.ts'

const RELATED_LIMIT = 2
/** Articles of one cluster are as near as two that share this many tags. */
const CLUSTER_WEIGHT = 1

/** Up to two other articles of another type: those that share most, then the newest. */
export function chooseRelatedNotes(article: Article, all: readonly Article[]): Article[] {
  return all
    .filter((other) => other.type !== article.type && other.slug !== article.slug)
    .map((other) => ({ other, nearness: measureNearness(article, other) }))
    .sort(
      (a, b) =>
        b.nearness - a.nearness ||
        b.other.date.localeCompare(a.other.date) ||
        a.other.id - b.other.id,
    )
    .slice(0, RELATED_LIMIT)
    .map(({ other }) => other)
}

function measureNearness(one: Article, other: Article): number {
  const sharedTags = one.tags.filter((tag) => other.tags.includes(tag)).length
  return sharedTags + (one.topicalCluster === other.topicalCluster ? CLUSTER_WEIGHT : 0)
}
