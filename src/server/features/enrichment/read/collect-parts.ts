import type { DefaultTreeAdapterTypes } from 'parse5'
import { gatherElements } from '#server/features/enrichment/read/gather-elements.ts'
import { listHidingSelectors } from '#server/features/enrichment/read/hiding-styles.ts'
import type { PageParts } from '#server/features/enrichment/read/page-parts.ts'
import { readVisible } from '#server/features/enrichment/read/read-visible.ts'

/** Takes a parsed page apart into what may speak of a company. */
export function collectParts(document: DefaultTreeAdapterTypes.Document, url: URL): PageParts {
  const { title, base, metas, jsonLd, sources, sheets } = gatherElements(document)
  const { blocks, links } = readVisible(document, new Set(sheets.flatMap(listHidingSelectors)))
  return {
    url,
    base: URL.parse(base ?? '', url) ?? url,
    title: title ?? '',
    metas,
    jsonLd,
    blocks,
    links,
    sources,
  }
}
