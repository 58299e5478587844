import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ErrorReply } from '#contract/error-reply.ts'
import type { Admission } from '#server/platform/http/create-admission.ts'
import { closeHttpServer, createHttpServer } from '#server/platform/static/serve.ts'

let server: ReturnType<typeof createHttpServer>
let url: string
let held: PromiseWithResolvers<Response>
let inWork = 0

/** One place. */
const admission: Admission = {
  enter() {
    if (inWork > 0) return null
    inWork += 1
    return () => {
      inWork = 0
    }
  },
}

beforeAll(async () => {
  const app = { fetch: () => held.promise }
  server = createHttpServer({ files: { byPath: new Map(), notFound: [] }, app, admission })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => closeHttpServer(server, 500))

const say = () => fetch(`${url}/api/bd-agent-conversation`, { method: 'POST', body: '{}' })

test('who finds no place hears when to come back, pages are served, and a place is free once the work is done', async () => {
  held = Promise.withResolvers()
  const taken = once(server, 'request')
  const first = say()
  await taken
  const refused = [await say(), await say()]
  expect(refused.map(({ status }) => status)).toEqual([503, 503])
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['2', '3'])
  expect(refused[0]?.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(refused[0]?.headers.get('cache-control')).toBe('no-store')
  const { error } = ErrorReply.parse(await refused[0]?.json())
  expect(error.code).toBe('unavailable')
  expect(error.requestId).toBe(refused[0]?.headers.get('x-request-id'))
  // There are no files here, so that a page is one that is not found.
  expect((await fetch(`${url}/pricing`)).status).toBe(404)

  held.resolve(new Response('a reply'))
  expect(await (await first).text()).toBe('a reply')
  held = Promise.withResolvers()
  held.resolve(new Response('another'))
  expect((await say()).status).toBe(200)
})

test('an answer that goes on for hours holds no place', async () => {
  held = Promise.withResolvers()
  const { readable, writable } = new TransformStream()
  const writer = writable.getWriter()
  const written = writer.write(new TextEncoder().encode('a beginning'))
  held.resolve(new Response(readable))
  const open = await say()
  held = Promise.withResolvers()
  held.resolve(new Response('another'))
  expect((await say()).status).toBe(200)
  await written
  await writer.close()
  expect(await open.text()).toBe('a beginning')
})
