import type { Browser, CDPSession } from 'playwright-core'

/** Bytes of bodies as they travel, so compressed; headers are not counted. */
export type Weight = { requests: number; byKind: Record<Kind, number> }
export const KINDS = ['html', 'css', 'script', 'font', 'image', 'data'] as const
export type Kind = (typeof KINDS)[number]

const KIND_OF_TYPE: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'image',
}
/** Lighthouse's phone. */
export const PHONE = { width: 412, height: 823 }

/** What a first visit loads by itself: nothing is cached, nobody scrolls or types. */
export async function weighFirstView(
  browser: Browser,
  url: string,
  viewport = PHONE,
): Promise<Weight> {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const weight = await countBytes(session)
    // A stream of news stays open, so the network of every page is not quiet in the end: what it loads by itself is
    // asked for by then.
    await page.goto(url, { waitUntil: 'load' })
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestIdleCallback(resolve))
    })
    await page.waitForFunction(() => !document.querySelector('astro-island[ssr][client=idle]'))
    await page.waitForFunction(() => !document.querySelector('astro-island[ssr][client=load]'))
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    return weight
  } finally {
    await context.close()
  }
}

async function countBytes(session: CDPSession): Promise<Weight> {
  const weight: Weight = {
    requests: 0,
    byKind: { html: 0, css: 0, script: 0, font: 0, image: 0, data: 0 },
  }
  const kinds = new Map<string, Kind>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('data:')) return
    weight.requests += 1
    kinds.set(requestId, KIND_OF_TYPE[type ?? ''] ?? 'data')
  })
  const headers = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) weight.byKind[kind] += encodedDataLength - (headers.get(requestId) ?? 0)
  })
  return weight
}

export function sumWeight({ byKind }: Weight): number {
  return KINDS.reduce((sum, kind) => sum + byKind[kind], 0)
}
