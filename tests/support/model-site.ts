import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { createLanguageModel } from '#server/features/models/create-language-model.ts'
import { parseEnv } from '#server/platform/env.ts'
import { closeHttpServer, createHttpServer } from '#server/platform/static/serve.ts'
import { type FakeProvider, playProvider } from '#tests/support/fake-providers/play-provider.ts'
import type { Wire } from '#tests/support/fake-providers/wire-format.ts'
import { createTestApp } from '#tests/support/test-app.ts'

type Options = { wire: Wire; variables?: Record<string, string>; clock?: () => Date }

export type ModelSite = Awaited<ReturnType<typeof openModelSite>>

/** The whole API over HTTP with a played provider behind it, set up by the variables that an owner would use. */
export async function openModelSite({ wire, variables = {}, clock }: Options) {
  const provider = await playProvider(wire)
  const env = parseEnv({
    LLM_PROVIDER: wire,
    LLM_MODEL: 'played',
    LLM_API_KEY: 'key-of-the-provider',
    LLM_BASE_URL: provider.url,
    LLM_CALLS_PER_MINUTE: '10000',
    ...variables,
  })
  if (!env.llm) throw new Error('No provider is configured.')
  const site = await createTestApp(clock ? { clock } : {})
  const logger = pino({ level: 'silent' })
  const model = createLanguageModel({
    db: site.db,
    clock: site.deps.clock,
    logger,
    settings: env.llm,
  })
  site.deps.brain = { ...createOfflineBrain(), model }
  const server = createHttpServer({ files: { byPath: new Map(), notFound: [] }, app: site.app })
  const url = await listen(server)
  return { ...site, provider, url, close: () => closeAll(server, provider, site) }
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    })
  })
}

async function closeAll(server: Server, provider: FakeProvider, site: { close(): Promise<void> }) {
  await closeHttpServer(server, 0)
  await provider.close()
  await site.close()
}
