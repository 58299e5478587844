import type { Deps } from '#server/deps.ts'
import type { PageFetcher } from '#server/features/enrichment/fetch/fetched-page.ts'
import type { PageReader } from '#server/features/enrichment/read/create-page-reader.ts'
import type { ReadSite } from '#server/platform/site-read.ts'

type ReaderDeps = Pick<Deps, 'config' | 'logger'>
export type SiteReader = {
  readSite: ReadSite
  /** Ends what reads pages until the next one is read; what fetches them keeps its count of what is under way. */
  rest(): Promise<void>
}

/** Reads websites over the network. All that it takes for that is loaded when the first one is read. */
export function createSiteReader({ config, logger }: ReaderDeps): SiteReader {
  let fetcher: Promise<PageFetcher> | null = null
  let reader: Promise<PageReader> | null = null

  async function readSite(host: string, signal: AbortSignal) {
    fetcher ??= openFetcher(config)
    const page = await (await fetcher).fetchPage(host, signal)
    if (page.kind === 'failed') return page
    reader ??= openReader(logger)
    const findings = await (await reader).readPage({ url: page.url, html: page.html })
    return { kind: 'read', url: page.url, findings } as const
  }

  async function rest() {
    const open = reader
    reader = null
    await (await open)?.close()
  }

  return { readSite, rest }
}

async function openFetcher({ siteUrl }: { siteUrl: string }): Promise<PageFetcher> {
  const { createPageFetcher } = await import(
    '#server/features/enrichment/fetch/create-page-fetcher.ts'
  )
  return createPageFetcher({ siteUrl })
}

async function openReader(logger: Deps['logger']): Promise<PageReader> {
  const { createPageReader } = await import(
    '#server/features/enrichment/read/create-page-reader.ts'
  )
  return createPageReader({ logger })
}
